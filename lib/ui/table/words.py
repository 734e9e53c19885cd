"""This module writes cards, events and notices as words into a Text, and makes no string for it.

    fill(text, view, DEEDS, LAID, seat, other, card, number)

Words stand in tables by number (`ui.table.phrases`). In them @ stands for a seat, # for another
seat, $ for a card and % for a number. DEEDS has the words for events that all rules tell alike.

A notice is a line for the holder that takes the place of the newest event: why a choice was
refused, or what is asked. It is a number, and NOTICES has its words, at most 20 letters; NO_NOTICE
leaves the event where it is.
"""

from micropython import const

from engine.public import event_at, player_of
from engine.state import choices, events
from engine.state.cards import (
    BLANK,
    BLUE,
    CUSTOM,
    DRAW_TWO,
    FACE,
    FIRST_WILD_KIND,
    GREEN,
    NO_CARD,
    NO_COLOR,
    RED,
    REVERSE,
    SHUFFLE,
    SKIP,
    SWAP,
    WILD,
    WILD_FOUR,
    YELLOW,
    color_on,
)
from engine.state.layout import (
    BY_LIMIT,
    EVENT_COUNT,
    EVENT_KIND,
    EVENT_OTHER,
    EVENT_SEAT,
    EVENTS_KEPT,
    NOBODY,
    TURN_LIMIT,
    VIEW_SEAT,
)
from engine.state.seats import word
from ui.draw.text import CHANGED
from ui.table.phrases import phrases, place_of, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.draw.text import Text

_COLORS = phrases(
    {RED: b"red", GREEN: b"green", BLUE: b"blue", YELLOW: b"yellow", NO_COLOR: b"any color"}
)
_FACES = phrases(
    {
        SKIP: b"skip",
        REVERSE: b"reverse",
        DRAW_TWO: b"+2",
        BLANK: b"blank",
        WILD: b"wild",
        WILD_FOUR: b"wild +4",
        SWAP: b"swap",
        SHUFFLE: b"shuffle",
        CUSTOM: b"wild 1",
        CUSTOM + 1: b"wild 2",
        CUSTOM + 2: b"wild 3",
    }
)
_LONG_REVERSE = const(7)  # letters
_SHORT_REVERSE = b"rev"
_NOBODY = b"Nobody"
_YOU = b"You"
_YOU_WITHIN = b"you"  # not at the beginning of a line


def write_color(text: "Text", color: int) -> None:  # per frame
    """Write a color; NO_COLOR is `any color`."""
    write(text, _COLORS, color)


def write_seat(  # per frame
    text: "Text", view: bytearray, seat: int, is_within: bool
) -> None:
    """Write `You` or the player's name; is_within: not at the beginning of a line."""
    if seat == NOBODY:
        text.word(_NOBODY)
    elif seat == view[VIEW_SEAT]:
        text.word(_YOU_WITHIN if is_within else _YOU)
    else:
        text.player(player_of(view, seat))


def write_card(text: "Text", card: int) -> None:  # per frame
    """Write a card, such as `red 7`; a wild with the color that was called."""
    card &= 127
    color = color_on(card)
    face = FACE[card]
    if card >= FIRST_WILD_KIND:
        write(text, _FACES, face)
        if color < NO_COLOR:
            text.word(b", ")
            write_color(text, color)
        return
    write_color(text, color)
    text.letter(32)
    if face < SKIP:
        text.number(face)
    elif face == REVERSE and text.room() < _LONG_REVERSE:
        text.word(_SHORT_REVERSE)
    else:
        write(text, _FACES, face)


def write_limit(text: "Text", view: bytearray) -> None:  # per frame
    """Write that the hand has reached its limit of turns (CORE-16)."""
    text.number(word(view, TURN_LIMIT))
    text.word(b" turns: it ends")


class Recap:
    """The newest events in words, a line each; owed draws in a row are one line.

    find(view, since, most)  looks back from the newest event to number `since`
                             (EVENT_COUNT as it was then), at most `most` lines
    count                    how many lines it found; write(text, view, i) writes one,
                             the oldest being 0

    tell: of the rules' own words, such as ui.plain.words.tell
    """

    def __init__(self, most: int, tell: "Callable[[Text, bytearray, int, int], None]") -> None:
        self._tell = tell
        self.count = 0
        self.numbers = bytearray(most)  # of the last event of a line, newest line first
        self.drawn = bytearray(most)  # owed cards that the line stands for

    def find(self, view: bytearray, since: int, most: int) -> None:  # per frame
        """Look back; see the class."""
        self.count = 0
        new = view[EVENT_COUNT] - since & 255
        if new > EVENTS_KEPT:
            new = EVENTS_KEPT
        number = view[EVENT_COUNT]
        while new:
            number = number - 1 & 255
            new -= 1
            if not self._see(view, number, most):
                return

    def _see(self, view: bytearray, number: int, most: int) -> bool:  # per frame
        """Give an event a line; False: there is no line left for it."""
        at = event_at(number)
        kind = view[at + EVENT_KIND]
        if kind == events.HAND_OVER:
            if view[at + EVENT_OTHER] != BY_LIMIT:
                return True
        elif kind == events.TURNED or not kind:
            return True
        last = self.count - 1
        if kind == events.DREW_OWED:
            # Cards still owed after this one: not the last of its row, so it joins the row.
            if view[at + EVENT_OTHER] and last >= 0 and self.drawn[last]:
                before = event_at(self.numbers[last])
                if view[before + EVENT_SEAT] == view[at + EVENT_SEAT]:
                    self.drawn[last] += 1
                    return True
        if self.count == most:
            return False
        self.drawn[self.count] = 1 if kind == events.DREW_OWED else 0
        self.numbers[self.count] = number
        self.count += 1
        return True

    def write(self, text: "Text", view: bytearray, i: int) -> None:  # per frame
        """Write line i, 0 being the oldest, without clearing the rest of the row."""
        line = self.count - 1 - i
        at = event_at(self.numbers[line])
        if view[at + EVENT_KIND] == events.HAND_OVER:
            write_limit(text, view)
        else:
            self._tell(text, view, at, self.drawn[line])


_SEAT = const(64)
_OTHER = const(35)
_CARD = const(36)
_NUMBER = const(37)
_HIDDEN = b"a card"

DEEDS = phrases(
    {
        events.LAID: b"@: $",
        events.DREW_CARD: b"@ drew a card",
        events.DREW_OWED: b"@ drew %",
        events.PASSED: b"@ passed",
        events.SKIPPED: b"@ missed a turn",
        events.COLOR_CALLED: b"@ called ",
        events.SAID_UNO: b"@: UNO!",
        events.CAUGHT: b"@ caught #",
        events.CHALLENGED: b"@ challenged #",
        events.GUILTY_FOUND: b"# bluffed",
        events.INNOCENT_FOUND: b"# did not bluff",
        events.WENT_OUT: b"@ went out",
        events.FIRST_CARD: b"First: $",
        events.MATCH_OVER: b"@ won the match",
        events.DEALT: b"@ dealt",
        events.DREW_FOR_DEAL: b"@ drew $",
    }
)


def fill(  # per frame
    text: "Text",
    view: bytearray,
    table: bytes,
    words: int,
    seat: int,
    other: int,
    card: int,
    number: int,
) -> bool:
    """Write words by their number in a table; see the module. False: the table has none."""
    at = place_of(table, words)
    if not at:
        return False
    is_within = False
    for i in range(at + 1, at + 1 + table[at]):
        letter = table[i]
        if letter == _SEAT:
            write_seat(text, view, seat, is_within)
        elif letter == _OTHER:
            write_seat(text, view, other, is_within)
        elif letter == _NUMBER:
            text.number(number)
        elif letter != _CARD:
            text.letter(letter)
        elif card == NO_CARD:
            text.word(_HIDDEN)
        else:
            write_card(text, card)
        is_within = True
    return True


NO_NOTICE = const(0)
# After the reasons of engine.state.choices.
NOT_THIS_CARD = const(21)
TOO_EARLY = const(22)  # to call Uno
WHICH_COLOR = const(23)
DRAW_FOUR = const(24)
DRAW_OR_NOT = const(25)
HOLDS_COLOR = const(26)
WHICH_JUMPS = const(27)
CALLABLE = const(28)  # the card under the cursor
WHO_JUMPS = const(29)
WHO_ADDS = const(30)
JUMP_OR_NOT = const(31)  # to the only person
ADD_OR_NOT = const(32)
CALL_UNO_OR_NOT = const(33)  # on the cover
EMPTY_LINE = const(34)
# What the newest window asks: a page with a row of answers finds the words (`ui.table.page`).
PROMPT = const(35)

NOTICES = phrases(
    {
        choices.NOT_ASKED: b"Not your turn",
        choices.NOT_NOW: b"Not now",
        choices.NOT_IN_HAND: b"You do not hold that",
        choices.DOES_NOT_FIT: b"Same color or number",
        choices.ONLY_DRAWN: b"Only the drawn card",
        choices.MUST_PLAY: b"You must play",
        choices.MUST_DRAW: b"Draw first",
        choices.NOTHING_TO_DRAW: b"Nothing to draw",
        choices.NO_SUCH_COLOR: b"No such color",
        choices.NO_UNO: b"No Uno to call",
        choices.NOT_CATCHABLE: b"Nobody to catch",
        choices.HAND_OVER: b"The hand is over",
        choices.NO_SUCH_PILE: b"No such pile",
        choices.NO_SUCH_PLAYER: b"Not that player",
        choices.NO_SET: b"That is no set",
        choices.TWO_TAKERS: b"To two players",
        choices.ANOTHER_CARD: b"Another card",
        choices.NOT_YET: b"No draw cards yet",
        choices.NOT_LAST: b"No wild as the last",
        choices.TOO_MANY_POINTS: b"Too many points",
        NOT_THIS_CARD: b"Not this card now",
        TOO_EARLY: b"Say it at two cards",
        WHICH_COLOR: b"Which color?",
        DRAW_FOUR: b"Draw 4 or challenge?",
        DRAW_OR_NOT: b"Draw or challenge?",
        HOLDS_COLOR: b"You hold the color!",
        WHICH_JUMPS: b"Jump in: which card?",
        CALLABLE: b"Others can call this",
        WHO_JUMPS: b"Who jumps in?",
        WHO_ADDS: b"Who adds to the +%?",
        JUMP_OR_NOT: b"Jump in?",
        ADD_OR_NOT: b"Jump in, add to +%?",
        CALL_UNO_OR_NOT: b"Call it?  B yes",
    }
)


def notice_of(reason: int) -> int:  # per frame
    """Return the notice for a reason: one of the engine's, or one of those above."""
    CHANGED[1] = 1
    return reason
