"""This module writes cards, seats and events as words, and makes no string for it.

    line = LINE
    line.start(columns)         a row of letters is composed first,
    fill(line, view, says.EVENTS + LAID, seat, other, card, number)
    line.put_on(grid, row)      then shown at once

Every writer takes a Line, or a Text of `ui.draw.text`. Words are texts of the drive (`ui.texts`).
In them @ stands for a seat, # for another seat, $ for a card, % for a number, ^ for the number of
the card that was laid on, ~ for that of $, * for the cause of the draw that the newest window is:
`: Bo's 0`, < for the cards that a challenge costs the guilty, > for those that it costs who
challenges the innocent. Those of an event have cases behind a bar, each behind a sign that says
when:

    @ to #: $|=@ drew $       = the other seat is the seat itself, ? it is nobody, 0 it is 0, + it
                              is neither 0 nor one of those, - there is no card; ! is no case but
                              why cards are owed after it
"""

from micropython import const

from engine.prompt import stake_of
from engine.state import events, layout
from engine.state.cards import (
    FACE,
    FIRST_WILD_KIND,
    NO_CARD,
    NO_COLOR,
    REVERSE,
    SKIP,
    WILD_FOUR,
    color_on,
)
from engine.state.options import GUILTY_DRAWS, INNOCENT_DRAWS
from engine.turn.draw import cause_of
from ui import says
from ui.draw.font import CIRCLE, FIRST, PLUS, SPACE
from ui.draw.grids import CHANGED
from ui.texts import LOADED, PATTERN, Writer, load

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from ui.draw.text import Text

_LONG_REVERSE = const(8)  # letters, and one that may follow
_MOST = const(64)  # letters of a line
_CAPITAL_A = const(65)
_SMALL_A = const(97)
_SMALL_Z = const(122)
_BAR = const(124)


class Line(Writer):
    """A row of letters, `columns` of them at most; `count` are written. There is one for all."""

    def __init__(self) -> None:
        self.columns = self.count = 0
        self._tiles = bytearray(_MOST)

    def start(self, columns: int) -> None:  # per frame
        """Begin a row of so many columns."""
        self.columns = columns
        self.count = 0

    def letter(self, code: int) -> None:  # per frame
        """Write one letter or sign."""
        if self.count < self.columns:
            self._tiles[self.count] = code - FIRST
            self.count += 1

    def spell(self, letters: "bytes | bytearray", at: int, end: int) -> None:  # per frame
        """Write letters from one place to another."""
        tiles = self._tiles
        to = self.count - at
        end = min(end, self.columns - to)
        for i in range(at, end):
            tiles[to + i] = letters[i] - FIRST
        self.count = to + end

    def key(self, key: int, does: int, column: int) -> None:  # per frame
        """Tell what a key does, as far as there is room, in small letters unless it is UNO.

        key, does: texts; DO_NOTHING is none.
        """
        if not does:
            return
        wide = load(key, PATTERN)
        letters = load(does, LOADED)
        gap = max(column - self.count, 1 if self.count else 0)
        spare = self.columns - self.count - wide - letters - gap
        if spare < 0:
            gap += spare  # a button has an edge of its own
            if gap < 0:
                return
        self.blanks(gap)
        self.spell(PATTERN, 1, wide + 1)
        LOADED[1] |= LOADED[2] & 32  # a small letter, if the second is one
        self.spell(LOADED, 1, letters + 1)

    def blanks(self, count: int) -> None:  # per frame
        """Write blanks."""
        for _ in range(count):
            self.letter(SPACE)

    def room(self) -> int:  # per frame
        """Return how many columns are left."""
        return self.columns - self.count

    def last_blank(self, at: int) -> int:  # per frame
        """Return where the last blank up to a column is, or that column."""
        for i in range(at, 0, -1):
            if self._tiles[i] == SPACE - FIRST:
                return i
        return at

    def code_at(self, back: int) -> int:  # per frame
        """Return the code of the last letter (1), or of one before it."""
        return self._tiles[self.count - back] + FIRST

    def drop(self, count: int) -> None:  # per frame
        """Drop the first letters."""
        tiles = self._tiles
        self.count -= count
        for i in range(self.count):
            tiles[i] = tiles[i + count]

    def center(self) -> None:  # per frame
        """Let as many blanks be before the letters as behind them."""
        tiles = self._tiles
        before = self.room() // 2
        for i in range(self.count - 1, -1, -1):
            tiles[i + before] = tiles[i]
        for i in range(before):
            tiles[i] = SPACE - FIRST
        self.count += before

    def capitals(self) -> None:  # per frame
        """Let all letters be capitals."""
        tiles = self._tiles
        for i in range(self.count):
            if _SMALL_A - FIRST <= tiles[i] <= _SMALL_Z - FIRST:
                tiles[i] -= _SMALL_A - _CAPITAL_A

    def put_on(  # per frame
        self, grid: "displayio.TileGrid", row: int = 0, column: int = 0
    ) -> None:
        """Show the line as a row of letters, from a column on, with blanks behind it."""
        tiles = self._tiles
        count = self.count
        wide = grid.width
        first = row * wide + column
        for i in range(wide - column):
            tile = tiles[i] if i < count else SPACE - FIRST
            if grid[first + i] != tile:
                grid[first + i] = tile
                CHANGED[0] = 1


LINE = Line()


def write_seat(text: "Writer", view: bytearray, seat: int, is_within: bool) -> None:  # per frame
    """Write `You` or the player's name; is_within: not at the beginning of a line."""
    if seat == layout.NOBODY:
        text.say(says.NOBODY)
    elif seat == view[layout.VIEW_SEAT]:
        text.say(says.YOU_WITHIN if is_within else says.YOU)
    else:
        text.player(view[layout.PLAYER_AT + seat])


def write_card(text: "Writer", card: int) -> None:  # per frame
    """Write a card, such as `red 7`; a wild with the color that was called."""
    if card == NO_CARD:
        text.say(says.A_CARD)
        return
    card &= 127
    color = color_on(card)
    face = FACE[card]
    if card >= FIRST_WILD_KIND:
        text.say(says.FACES + face)
        if color < NO_COLOR:
            text.say(says.CALLED_COLOR)
            text.say(says.COLORS + color)
        return
    wide = load(says.COLORS + color, LOADED) + (2 if face < SKIP else 5 if face == SKIP else 4)
    if text.room() <= wide:
        text.letter(CIRCLE + color)
    else:
        text.spell(LOADED, 1, LOADED[0] + 1)
    text.letter(32)
    if face == REVERSE and text.room() < _LONG_REVERSE:
        text.say(says.SHORT_REVERSE)
    else:
        _write_face(text, face)


def _write_face(text: "Writer", face: int) -> None:  # per frame
    if face < SKIP:
        text.number(face)
    else:
        text.say(says.FACES + face)


def write_limit(text: "Writer", view: bytearray) -> None:  # per frame
    """Write that the hand has reached its limit of turns (CORE-16)."""
    text.number(view[layout.TURN_LIMIT] | view[layout.TURN_LIMIT + 1] << 8)
    text.say(says.LIMIT)


def fill(  # per frame
    text: "Writer",
    view: bytearray,
    number: int,
    seat: int,
    other: int,
    card: int,
    amount: int,
) -> bool:
    """Write a text with what its signs stand for; see the module. False: it is empty."""
    letters = load(number, PATTERN)
    fill_pattern(text, view, 1, letters + 1, seat, other, card, amount)
    return letters > 0


def fill_pattern(  # per frame
    text: "Writer",
    view: bytearray,
    at: int,
    end: int,
    seat: int,
    other: int,
    card: int,
    amount: int,
) -> None:
    """Write PATTERN from one place to another, or to a bar, or to { if there is room for it.

    Else what is behind that sign is written in its place; text is a Line then.
    """
    first = at
    while at < end:
        letter = PATTERN[at]
        if 96 < letter < 123:
            text.letter(letter)
        elif letter == _BAR or letter == 123 and text.room():
            return
        elif letter == 123:
            text.start(text.columns)  # type: ignore[attr-defined]
            first = at + 1
        elif letter == 64:
            write_seat(text, view, seat, at > first)
        elif letter == 35:
            write_seat(text, view, other, at > first)
        elif letter == 36:
            write_card(text, card)
        elif letter == 37:
            text.number(amount)
        elif letter == 94:
            text.number(FACE[view[layout.BELOW]])
        elif letter == 126:
            text.number(FACE[card])
        elif letter == 42:
            cause = cause_of(view, view[layout.TOP])
            newest = (
                layout.EVENTS + (view[layout.EVENT_COUNT] & layout.EVENT_MASK) * layout.EVENT_SIZE
            )
            _write_cause(
                text, view, newest, cause >> 8, cause & 255, view[view[layout.TOP] + layout.TARGET]
            )
        elif letter == 60 or letter == 62:
            text.number(stake_of(view, GUILTY_DRAWS if letter == 60 else INNOCENT_DRAWS))
        else:
            text.letter(letter)
        at += 1


def describe_event(text: "Writer", view: bytearray, at: int, drawn: int) -> None:  # per frame
    """Write the event that lies at a place; drawn: how many owed cards it stands for."""
    kind = view[at + layout.EVENT_KIND]
    seat = view[at + layout.EVENT_SEAT]
    other = view[at + layout.EVENT_OTHER]
    card = view[at + layout.EVENT_CARD]
    end = load(says.EVENTS + kind, PATTERN) + 1
    start = variant(end, 1, seat, other, card)
    amount = drawn if kind == events.DREW_OWED else other
    if kind == events.LAID:
        card = view[_earlier(at, drawn - 1) + layout.EVENT_CARD]
    seat = seat_now(view, at, seat)
    now = seat_now(view, at, other)
    fill_pattern(text, view, start, end, seat, now, card, amount)
    if kind == events.COLOR_CALLED:
        text.say(says.COLORS + other)
    elif kind == events.DREW_OWED:
        _write_cause(text, view, at, now, card, seat)
    elif kind == events.LAID:
        color = color_on(card)
        while drawn > 1:
            drawn -= 1
            card = view[_earlier(at, drawn - 1) + layout.EVENT_CARD]
            text.letter(PLUS if FACE[card] < SKIP else SPACE)
            if card < FIRST_WILD_KIND and color_on(card) == color:
                _write_face(text, FACE[card])
            else:
                write_card(text, card)


def _earlier(at: int, count: int) -> int:  # per frame
    """Return where an event lies, so many before the one at a place."""
    at -= count * layout.EVENT_SIZE
    return at if at >= layout.EVENTS else at + layout.EVENTS_END - layout.EVENTS


def _write_cause(  # per frame
    text: "Writer", view: bytearray, at: int, seat: int, card: int, drawer: int
) -> None:
    """Write why a seat, the drawer, owes cards: `: your +2`, `: Bo's 0`, `: the 0`, `: no UNO`.

    seat: who laid the card, NOBODY: it was turned up. NO_CARD: an event before a place says why.
    """
    if card == NO_CARD:
        _write_reason(text, view, at, seat, drawer)
        return
    text.say(says.BECAUSE)
    if seat == layout.NOBODY:
        text.say(says.TURNED_UP_CARD)
    elif seat == view[layout.VIEW_SEAT]:
        text.say(says.YOUR)
    else:
        write_seat(text, view, seat, True)
        text.say(says.OF)
    face = FACE[card & 127]
    if face == WILD_FOUR:
        text.say(says.DREW_FOUR)
    else:
        _write_face(text, face)


def _write_reason(  # per frame
    text: "Writer", view: bytearray, at: int, seat: int, drawer: int
) -> None:
    """Write why cards are owed that no card has caused, as an event before a place says.

    Whoever is caught may draw between a challenge and what is owed for it.
    """
    for _ in range(layout.EVENTS_KEPT):
        at = _earlier(at, 1)
        kind = view[at + layout.EVENT_KIND]
        by = seat_now(view, at, view[at + layout.EVENT_SEAT])
        other = seat_now(view, at, view[at + layout.EVENT_OTHER])
        if kind == events.CAUGHT and (by != seat or other != drawer):
            continue
        if kind == events.JUMPED and (view[at + layout.EVENT_CARD] != NO_CARD or by != drawer):
            continue
        end = load(says.EVENTS + kind, LOADED) + 1
        for i in range(1, end):
            if LOADED[i] == _BAR and LOADED[i + 1] == 33:
                text.spell(LOADED, i + 2, end)
                return


def variant(end: int, first: int, seat: int, other: int, card: int) -> int:  # per frame
    """Return where the words of an event begin in PATTERN in its case; first: those of no case."""
    for at in range(first, end):
        if PATTERN[at] == _BAR:
            sign = PATTERN[at + 1]
            if sign == 45:
                is_so = card == NO_CARD
            elif sign == 61:
                is_so = other == seat
            elif sign == 63:
                is_so = other == layout.NOBODY
            elif sign == 48:
                is_so = other == 0
            else:
                is_so = sign == 43 and 0 < other < layout.NOBODY
            if is_so:
                return at + 2
    return first


def seat_now(view: bytearray, at: int, seat: int) -> int:  # per frame
    """Return where the player sits now who sat on `seat` when an event happened (GRD-33)."""
    end = (
        layout.EVENTS + (view[layout.EVENT_COUNT] & layout.EVENT_MASK) * layout.EVENT_SIZE
    )  # where the next event will lie
    while at != end:
        if view[at + layout.EVENT_KIND] == events.SWAPPED:
            if view[at + layout.EVENT_SEAT] == seat:
                seat = view[at + layout.EVENT_OTHER]
            elif view[at + layout.EVENT_OTHER] == seat:
                seat = view[at + layout.EVENT_SEAT]
        at += layout.EVENT_SIZE
        if at == layout.EVENTS_END:
            at = layout.EVENTS
    return seat


class Recap:
    """The newest events in words, a line each; owed draws in a row, and a set, are one line.

    find(view, since, most)  looks back from the newest event to number `since`
                             (EVENT_COUNT as it was then), at most `most` lines; before a question
                             not at what only goes with its cause
    count                    how many lines it found; write(text, view, i) writes one,
                             the oldest being 0
    """

    def __init__(self, most: int) -> None:
        self.count = 0
        self.numbers = bytearray(most)  # of the last event of a line, newest line first
        self.drawn = bytearray(most)  # cards that the line stands for

    def find(  # per frame
        self, view: bytearray, since: int, most: int, asks: bool = False
    ) -> None:
        """Look back; see the class."""
        self.count = 0
        new = view[layout.EVENT_COUNT] - since & 255
        if new > layout.EVENTS_KEPT:
            new = layout.EVENTS_KEPT
        number = view[layout.EVENT_COUNT]
        while new:
            number = number - 1 & 255
            new -= 1
            kind = view[
                layout.EVENTS + (number & layout.EVENT_MASK) * layout.EVENT_SIZE + layout.EVENT_KIND
            ]
            if asks and (kind == events.SAID_UNO or kind == events.RESHUFFLED):
                continue
            if not kind or not self._see(view, number, most):
                return

    def _see(self, view: bytearray, number: int, most: int) -> bool:  # per frame
        """Give an event a line; False: there is no line left for it."""
        at = layout.EVENTS + (number & layout.EVENT_MASK) * layout.EVENT_SIZE
        kind = view[at + layout.EVENT_KIND]
        if kind == events.HAND_OVER:
            if view[at + layout.EVENT_OTHER] != layout.BY_LIMIT:
                return True
        elif kind == events.TURNED:
            return True
        last = self.count - 1
        if last >= 0 and (kind == events.DREW_OWED or kind == events.LAID):
            after = layout.EVENTS + (self.numbers[last] & layout.EVENT_MASK) * layout.EVENT_SIZE
            alike = 0
            while alike < layout.EVENT_SIZE and view[after + alike] == view[at + alike]:
                alike += 1
            if alike == layout.EVENT_SIZE or kind == events.LAID and alike == layout.EVENT_CARD:
                self.drawn[last] += 1
                return True
        if self.count == most:
            return False
        self.drawn[self.count] = 1
        self.numbers[self.count] = number
        self.count += 1
        return True

    def write(self, text: "Writer", view: bytearray, i: int) -> None:  # per frame
        """Write line i, 0 being the oldest, without clearing the rest of the row."""
        line = self.count - 1 - i
        at = layout.EVENTS + (self.numbers[line] & layout.EVENT_MASK) * layout.EVENT_SIZE
        if view[at + layout.EVENT_KIND] == events.HAND_OVER:
            write_limit(text, view)
        else:
            describe_event(text, view, at, self.drawn[line])

    def show_row(  # per frame
        self, text: "Text", row: int, view: bytearray, i: int, is_centered: bool = False
    ) -> None:
        """Show line i as a row of a text; a line that was not found is empty."""
        line = LINE
        line.start(text.columns)
        if 0 <= i < self.count:
            self.write(line, view, i)
        if is_centered:
            line.center()
        line.put_on(text.grid, row)
