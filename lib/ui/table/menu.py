"""This module lists what the holder can choose: cards marked in the hand, and rows of answers.

    collect(match)        lists everything: marks the hand, fills `entries` with `count` answers
    watch(match)          lists what can be done while others play
    open(match, about)    lists what can be done with a card, or to some of the players
    begin(), add(entry)   another mode of the table lists its own
    show(view, cursor)    writes the row, the entry under the cursor dark on gold

Entries are buttons side by side as far as the row has room. What does not fit stands on further
pages; arrows at the end of the row point to them. A step of the cursor changes two entries, unless
it turns the page.
"""

from micropython import const

from engine import prompt
from engine.public import player_of
from engine.state import choices, layout, options
from engine.state.options import FACE_UP_CARDS, PEEK
from engine.state.seats import in_set
from engine.state.window_types import AT_STAKE, IS_READ, MAY_SHOW
from engine.state.windows import is_turn
from ui.draw.card_tiles import ASIDE
from ui.draw.font import CHECK, MORE_LEFT, MORE_RIGHT, SPACE
from ui.draw.grids import OFF_CANVAS, set_tile, set_x
from ui.table.answer_plates import CHOSEN, ENDS, INSIDE, LIES
from ui.table.hand import CLAIM, MARK
from ui.table.prompt_words import (
    BACK,
    CARDS_OF,
    GO_ON,
    LOOK,
    READ_DARE,
    SEEN,
    SHOW_IT,
    SORRY_SAID,
    TIP,
    UNO,
    WITHDRAW,
    write_answer,
)
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from ui.draw.text import Text
    from ui.match.match import Match
    from ui.table.hand import Hand

# What the rows are about.
MAIN = const(0)
ONE_CARD = const(1)  # what can be done with one card of the hand
OTHERS = const(2)  # the players whose cards may be looked at
REVEAL = const(3)  # the hand of the player who was challenged
SORRIES = const(4)  # the players who may have said "sorry"
_MOST = const(32)  # entries
_KEPT = const(6)  # of these, for what is always there
_ARROWS = const(2)  # columns
_NEAR = const(2)  # cards left
# What is made with a card of the hand.
WITH_CARD = (
    1 << choices.PLAY
    | 1 << choices.ADD
    | 1 << choices.GIVE
    | 1 << choices.BACKFIRE
    | 1 << choices.RECOVER
    | 1 << choices.JUMP
)
# What is no answer by itself, or is listed by itself.
_NO_ENTRY = (
    WITH_CARD
    | 1 << choices.CALL_UNO
    | 1 << choices.CATCH
    | 1 << choices.SORRY
    | 1 << choices.SURRENDER
)


def find_use(match: "Match", kind: int, bits: int, wanted: int) -> int:  # per frame
    """Return the first choice with a card of a kind of which some bits are so; 0: there is none."""
    for i in range(match.count):
        choice = match.choices[i]
        if 1 << (choice & choices.VERB_MASK) & WITH_CARD and choice & bits == wanted:
            if choice >> choices.CARD_SHIFT & 255 == kind:
                return choice
    return 0


def is_uno_near(view: bytearray) -> bool:  # per frame
    """Can a call of Uno, or catching one that is missing, matter before the next lay is over?

    That is so while anybody holds one card or two, or has put aside all but two, as all can see.
    Uno is called with the second to last card, and who can be caught holds one (OFF-9).
    """
    for seat in range(view[layout.PLAYERS]):
        left = view[layout.COUNTS + seat]
        if seat == view[layout.VIEW_SEAT]:
            left -= view[layout.VIEW_DRAFT]
        if 0 < left <= _NEAR:
            return True
    return False


class Menu:
    """hand: the strip; text: the row, of letters on plates; chosen: the dark letters on those.

    whose: the seat whose cards are in the strip, NOBODY for the holder's own; lying_open: how many
    of these lie open; is_taking: one of them is to be taken.
    checked: a bit for each entry that is ticked. shown: the entry that the row shows the cursor on;
    -1: it is written anew.
    """

    def __init__(
        self,
        hand: "Hand",
        text: "Text",
        plates: "displayio.TileGrid",
        chosen: "displayio.TileGrid",
    ) -> None:
        self._hand = hand
        self._text = text
        self._plates = plates
        self.chosen = chosen
        self._first = self._end = 0  # of those
        self.entries = [0] * _MOST
        self.count = 0
        self.checked = 0
        self._pages = bytearray(_MOST)  # by entry, settled by `_flow`
        self._widths = bytearray(_MOST)
        # Columns between two entries: that in which their buttons end, and if there is room a blank
        # on each; 0: not known yet, as the list is new.
        self._gap = 0
        self.shown = -1
        self.whose = layout.NOBODY
        self.lying_open = 0
        self.is_taking = False

    # What is listed.

    def begin(self) -> None:  # per frame
        """Begin an empty list."""
        self.count = self.checked = 0
        self._gap = 0

    def add(self, entry: int, is_always: bool = True) -> None:  # per frame
        """List one more answer; is_always: room is kept for it in the longest list."""
        if self.count < (_MOST if is_always else _MOST - _KEPT):
            self.entries[self.count] = entry
            self.count += 1

    def collect(self, match: "Match") -> None:  # per frame
        """Mark the cards that can be used, and list all other choices as answers."""
        match.list_choices()
        self.begin()
        self.is_taking = False
        for i in range(match.count):
            choice = match.choices[i]
            verb = choice & choices.VERB_MASK
            is_second = choice == choices.DRAW | choices.FROM_D2 and self.count
            if verb == choices.TAKE or verb == choices.TAKE_UNSEEN:
                self.is_taking = True
            elif is_second and self.entries[self.count - 1] == choices.DRAW:
                pass  # nobody knows a card of either pile, so that it makes no difference (GRD-1)
            elif not 1 << verb & _NO_ENTRY:
                self.add(choice, verb == choices.PASS)
        if match.flags & AT_STAKE and prompt.amount_of(match.view) > 1 and self.count:
            if self.entries[0] == choices.DRAW and self.entries[self.count - 1] & choices.FROM_P1:
                self.add(choices.DRAW | choices.DOWN, False)  # the next may be one that lies open
        for i in range(match.count):  # after all else: the first answer ends no hand
            if match.choices[i] & choices.VERB_MASK == choices.SURRENDER:
                self.add(match.choices[i], False)
        if match.flags & MAY_SHOW:
            self.add(SHOW_IT)
        if match.jumper == match.holder:
            self.add(WITHDRAW)
        elif match.flags & IS_READ:
            self.add(READ_DARE)
        self._add_rights(match)
        if match.tip:
            self.add(TIP)
        target = match.view[match.view[layout.TOP] + layout.TARGET]
        self.lay_out(match, target if self.is_taking else layout.NOBODY)

    def _add_rights(self, match: "Match") -> None:  # per frame
        """List what the holder can do at any time.

        To call Uno and to catch come last, so that the cursor stays on another answer as they come
        up. Where they matter to nobody they are left out. The list is never empty.
        """
        view = match.view
        is_shown = view[layout.SHOWN_TO] == match.holder and match.is_open
        is_near = is_uno_near(view)
        # Some cards of others are known, or may be; or there is nothing else.
        if view[PEEK] or view[FACE_UP_CARDS] or is_shown or not (self.count or is_near):
            self.add(LOOK)
        if view[options.SORRY]:
            for seat in range(view[layout.PLAYERS]):
                if self._owes(match, seat):
                    self.add(SORRY_SAID)
                    break
        if is_near:
            self.add(UNO)
            self.add(choices.CATCH)

    def _owes(self, match: "Match", seat: int) -> bool:  # per frame
        """May a seat be reported to have said "sorry" (CRO-7)?"""
        owed = match.view[layout.SORRIES + player_of(match.view, seat)]
        return seat != match.holder and owed > 0

    def open(self, match: "Match", about: int, kind: int) -> None:  # per frame
        """List what the rows are about, and a way back; kind: of ONE_CARD."""
        view = match.view
        self.begin()
        if about == ONE_CARD:
            for i in range(match.count):
                choice = match.choices[i]
                is_with = 1 << (choice & choices.VERB_MASK) & WITH_CARD
                if is_with and choice >> choices.CARD_SHIFT & 255 == kind:
                    if not self._lists(choice):
                        self.add(choice, False)
        else:
            if about == REVEAL:
                self.add(SEEN)
            for seat in range(view[layout.PLAYERS]):
                if about == SORRIES and self._owes(match, seat):
                    self.add(choices.SORRY | seat << choices.SEAT_SHIFT, False)
                elif about == OTHERS and seat != match.holder:
                    if not in_set(view, layout.OUT, seat):
                        self.add(CARDS_OF | seat << choices.SEAT_SHIFT, False)
                elif about == REVEAL and view[layout.SHOWN_COUNTS + seat]:
                    self.lay_out(match, seat)
        if about == ONE_CARD or about == SORRIES or not self.count:  # all others are out
            self.add(BACK)

    def _lists(self, choice: int) -> bool:  # per frame
        """Is a choice in the list already? The game may name it for each of two equal cards."""
        for n in range(self.count):
            if self.entries[n] == choice:
                return True
        return False

    def watch(self, match: "Match") -> None:  # per frame
        """See the module; cards are shown from behind where others may look on.

        With nobody to hold one it is that of the seat on turn.
        """
        self.begin()
        match.count = 0
        self.is_taking = False
        self.add(GO_ON)
        holder = match.holder
        if holder != layout.NOBODY:
            self._add_rights(match)
        if holder == layout.NOBODY or match.is_shared:
            self.whose = layout.NOBODY
            seat = match.view[layout.TURN] if holder == layout.NOBODY else holder
            self._hand.take_backs(match.view[layout.COUNTS + seat])
        else:
            self.lay_out(match, layout.NOBODY)

    # The cards in the strip.

    def lay_out(self, match: "Match", whose: int) -> None:  # per frame
        """Show what is known of a seat's cards, or the holder's own hand (NOBODY).

        What can be chosen is marked; one that can only be laid face down lies low, but bright.
        """
        self.whose = whose
        hand = self._hand
        if whose == layout.NOBODY:
            self._lay_out_own(match, hand)
            return
        self.lying_open = hand.take_other(match.view, whose, match.is_open)
        if self.is_taking:
            for i in range(hand.count):
                hand.marks[i] |= MARK

    def _lay_out_own(self, match: "Match", hand: "Hand") -> None:  # per frame
        view = match.view
        hand.take(view, layout.VIEW_HAND, view[layout.COUNTS + match.holder])
        if not match.count:
            return
        is_one = is_turn(view) and view[layout.PHASE] == layout.DREW and not view[layout.VIEW_DRAFT]
        for i in range(match.count):
            choice = match.choices[i]
            verb = choice & choices.VERB_MASK
            kind = choice >> choices.CARD_SHIFT & 255
            if verb == choices.PLAY and choice & choices.DOWN:
                hand.mark(kind, CLAIM)
            elif 1 << verb & WITH_CARD:
                if is_one and kind == view[layout.VIEW_DRAWN]:
                    hand.marks[hand.place_of(kind)] |= MARK
                else:
                    hand.mark(kind)
        for i in range(view[layout.VIEW_DRAFT]):
            hand.sign(view[layout.VIEW_DRAFT + 1 + i], ASIDE)

    # The row.

    def _flow(self, view: bytearray) -> None:  # per frame
        """Settle on which page each entry stands: as wide as they should be, if all then fit."""
        columns = self._text.columns
        line = LINE
        for i in range(self.count):
            entry = self.entries[i]
            line.start(64)
            write_answer(line, view, entry)
            self._widths[i] = line.count + (entry == UNO or entry == SHOW_IT)  # with a tick
        self._gap = 3
        if self._pages_of(columns):
            self._gap = 1
            if self._pages_of(columns):
                self._pages_of(columns - _ARROWS)

    def _pages_of(self, columns: int) -> int:  # per frame
        """Distribute the entries over pages of so many columns; return the number of the last."""
        page = 0
        used = -1
        for i in range(self.count):
            width = self._widths[i] + self._gap
            if used >= 0 and used + width > columns:
                page += 1
                used = -1
            used += width
            self._pages[i] = page
        return page

    def show(self, view: bytearray, cursor: int, is_apart: bool = False) -> None:  # per frame
        """Write the page with the entry under the cursor; NOBODY: it is in none of them.

        Then nothing is seen of it, nor of a single answer, which is what A does; is_apart: all is.
        """
        if not self._gap:
            self._flow(view)
        elif cursor == self.shown:
            return
        self.shown = cursor
        self.reveal(is_apart or cursor != layout.NOBODY and self.count != 1)
        columns = self._text.columns
        count = self.count
        page = self._pages[cursor if cursor < count else 0] if count else 0
        last = self._pages[count - 1] if count else 0
        self._write_page(view, page, cursor, columns - (_ARROWS if last else 0))
        line = LINE
        if last:
            line.blanks(columns - _ARROWS - line.count)
            line.letter(MORE_LEFT if page else SPACE)
            line.letter(MORE_RIGHT if page < last else SPACE)
        line.put_on(self._text.grid)
        self.darken(self._first, self._end)

    def reveal(self, is_seen: bool) -> None:  # per frame
        """Let the row be seen from now on, or not: then its plates and dark letters are blank.

        They stay where they are, so that only what is seen of them is sent.
        """
        plates = self._plates
        set_x(self._text.grid, plates.x + plates.tile_width if is_seen else OFF_CANVAS)

    def darken(self, first: int, end: int) -> None:  # per frame
        """Let the letters from one place to another be dark: the same lie on them."""
        letters = self._text.grid
        for at in range(letters.width):
            is_dark = letters.x >= 0 and first <= at < end
            set_tile(self.chosen, at, letters[at] if is_dark else 0)

    def _write_page(self, view: bytearray, page: int, cursor: int, room: int) -> None:  # per frame
        """Compose one page, centered, and lay its buttons. room: columns before the arrows."""
        line = LINE
        line.start(self._text.columns)
        gap = self._gap
        wide = -1
        for i in range(self.count):
            if self._pages[i] == page:
                wide += self._widths[i] + gap
        before = min((line.columns - wide) // 2, room - wide)
        pad = gap >> 1
        self._first = self._end = 0
        at = look = 0  # the next plate, and how the button before it looks
        for i in range(self.count):
            if self._pages[i] == page:
                line.blanks(before)
                before = 1
                first = line.count
                self.lay(at, first, look * ENDS, 0)
                look = look * ENDS if at == first else 0
                line.blanks(pad)
                at = first + self._widths[i] + 2 * pad
                write_answer(line, view, self.entries[i])
                if self.checked >> i & 1:
                    line.letter(CHECK)
                line.blanks(at - line.count)
                now = LIES
                if i == cursor:
                    now = CHOSEN
                    self._first = first
                    self._end = at
                at += 1
                self.lay(first, at, look + now, INSIDE + now)
                look = now
        self.lay(at, self._plates.width, look * ENDS, 0)

    def lay(self, at: int, end: int, first: int, rest: int) -> None:  # per frame
        """Set plates from one place up to another: the first, and the rest."""
        if self._text.grid.x < 0:
            first = rest = 0
        for place in range(at, end):
            set_tile(self._plates, place, first)
            first = rest
