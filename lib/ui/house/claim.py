"""This mode asks all persons at once, for a moment, who would play out of turn.

Whether it comes up follows from what everybody knows: the top card may be jumped on, or a stack
added to, and some person is not on turn. It looks the same and lasts as long whether or not anyone
holds such a card, and no hand is shown meanwhile, unless there is only one person. Whoever
remembers holding the card claims it, takes the device, looks, and lays the card or withdraws.

The row lists who may claim. Where several persons sit on the first four seats, a direction of the
pad claims for each (`PadClaimMode`): left, up, right, down, in the order of the seats.
"""

from micropython import const

from engine.public import cards_of, event_at, player_of, window_target
from engine.state.choices import JUMP, JUMP_IN_VAIN, SEAT_SHIFT, VERB_MASK
from engine.state.events import FIRST_CARD, LAID, TURNED_UP
from engine.state.layout import (
    EVENT_COUNT,
    EVENT_KIND,
    EVENTS_KEPT,
    JUMPABLE,
    NOBODY,
    OUT,
    PLAYERS,
    TURN,
    VIEW_HAND,
)
from engine.state.seats import in_set
from engine.state.windows import is_turn
from hal.ticks import after, is_due
from ui.draw.font import MORE_DOWN, MORE_LEFT, MORE_RIGHT, MORE_UP
from ui.house.match import is_stack_waiting
from ui.keys import CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS, UNO
from ui.match_bytes import PERSON
from ui.setup import FAMILY_TABLE
from ui.table.cursor import begin_row, first_row
from ui.table.offers import GO_ON, JUMP_IN
from ui.table.page import DO_BACK, DO_MENU, DO_OK
from ui.table.words import ADD_OR_NOT, JUMP_OR_NOT, WHO_ADDS, WHO_JUMPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.house.ask import HouseScreen
    from ui.house.match import Match

_LASTS_MS = const(2500)
_ALONE_MS = const(1500)  # to who sees the own hand meanwhile


def _newest(view: bytearray) -> int:  # per frame
    """The number of the event of the card that was laid last."""
    number = view[EVENT_COUNT]
    for _ in range(EVENTS_KEPT):
        number = number - 1 & 255
        kind = view[event_at(number) + EVENT_KIND]
        if kind == LAID or kind == FIRST_CARD or kind == TURNED_UP:
            break
    return number


def _may_claim(match: "Match", seat: int, is_family: int) -> bool:  # per frame
    """May a seat claim: does all that is public allow it; at a family table: does its hand?"""
    view = match.view
    asked = window_target(view) if is_stack_waiting(view) else view[TURN]
    is_out = in_set(view, OUT, seat) != 0 or not cards_of(view, seat)
    if match.people[player_of(view, seat)] != PERSON or seat == asked or is_out:
        return False
    return not is_family or _can_jump(match, seat)


def _can_jump(match: "Match", seat: int) -> bool:  # per frame
    """Does a seat hold a card that it can lay out of turn?"""
    choices = match.choices
    for i in range(match.game.choices_into(seat, choices)):
        if choices[i] & VERB_MASK == JUMP and choices[i] != JUMP_IN_VAIN:
            return True
    return False


class ClaimMode:
    """screen: the table screen."""

    def __init__(self, screen: "HouseScreen") -> None:
        self._screen = screen
        self._page = screen.page
        self._seats = bytearray(10)  # who may claim
        self._count = 0
        self._at = 0  # in the row: 0 is nobody, then those seats
        self._until = 0

    def is_due(self) -> bool:  # per frame
        """Must the table be asked now? Once for each card that somebody may jump on or add to."""
        match = self._screen.app.match
        view = match.view
        if not view[JUMPABLE] or match.offered == _newest(view):
            return False
        if not is_turn(view) and not is_stack_waiting(view):
            return False
        for seat in range(view[PLAYERS]):
            if _may_claim(match, seat, self._is_family()):
                return True
        return False

    def _is_family(self) -> int:  # per frame
        return self._screen.app.setup.switches & FAMILY_TABLE

    def ask(self) -> None:  # per frame
        """Begin."""
        match = self._screen.app.match
        self._count = self._at = 0
        for seat in range(match.view[PLAYERS]):
            if _may_claim(match, seat, self._is_family()):
                self._seats[self._count] = seat
                self._count += 1
        self._lasts()
        self._screen.mode = self
        self.enter()

    def _lasts(self) -> None:  # per frame
        app = self._screen.app
        self._until = after(app.now, _LASTS_MS if app.match.persons > 1 else _ALONE_MS)

    def enter(self) -> None:  # per frame
        """Show it."""
        page = self._page
        match = self._screen.app.match
        if match.persons > 1:
            page.hand.take_backs(0)
        else:
            page.hand.take(match.view, VIEW_HAND, match.held())
        page.hand.show(NOBODY, True)
        is_stack = is_stack_waiting(match.view)
        if match.persons > 1:
            self._screen.draw(WHO_ADDS if is_stack else WHO_JUMPS)
        else:
            self._screen.draw(ADD_OR_NOT if is_stack else JUMP_OR_NOT)
        self._draw()

    def _draw(self) -> None:  # per frame
        app = self._screen.app
        rows = self._page.rows
        first = first_row(rows, self._at)
        for i in range(first, first + rows.rows):
            if begin_row(self._page, i, self._count + 1, self._at):
                choice = GO_ON
                if i:
                    is_alone = app.match.persons == 1
                    choice = JUMP if is_alone else JUMP_IN | self._seats[i - 1] << SEAT_SHIFT
                self._page.words.write_answer(rows, app.match.view, choice)
                rows.end()
        if self._at:
            self._page.tell_keys(app.keys, DO_OK, DO_BACK)
        else:
            self._page.tell_keys(app.keys, self._page.go_on, DO_MENU)

    def is_looking(self) -> bool:  # per frame
        """Is there still time to claim?"""
        return not is_due(self._screen.app.now, self._until)

    def wish(self, wish: int) -> None:  # per frame
        """Claim, go on, or move through the row, which begins the time anew."""
        if wish == CHOOSE:
            if not self._at:
                self._screen.skip()
            self.close()
        elif wish == MENU:
            self._screen.app.go("menu")
        elif wish == UNO:
            self._screen.app.match.call_late()
        else:
            self._at = self._screen.app.keys.moved(self._at, wish, self._count + 1)
            self._lasts()
            self._draw()

    def close(self) -> None:  # per frame
        """Time is up, or somebody has answered."""
        match = self._screen.app.match
        match.offered = _newest(match.view)
        if not self._at:
            self._screen.go_on(0)
            return
        seat = self._seats[self._at - 1]
        match.claim_for(seat)
        if match.persons > 1:
            self._screen.app.hand_over(seat)
        else:
            self._screen.ask()


_DIRECTIONS = const(4)
_SIGNS = bytes((MORE_LEFT, MORE_UP, MORE_RIGHT, MORE_DOWN))
_WISHES = bytes((PREVIOUS, HIGHER, NEXT, LOWER))


class PadClaimMode(ClaimMode):
    """As there."""

    def _has_directions(self) -> bool:  # per frame
        is_far = self._count and self._seats[self._count - 1] >= _DIRECTIONS
        return self._screen.app.keys.has_pad and not is_far

    def _draw(self) -> None:  # per frame
        if not self._has_directions():
            super()._draw()
            return
        text = self._page.rows
        begin_row(self._page, 0, 1, NOBODY)
        for seat in range(_DIRECTIONS):
            if self._place_of(seat):
                text.letter(_SIGNS[seat])
                text.player(seat, 2)  # no name: four of them stand in the row
                text.word(b"  ")
        text.end()
        for i in range(1, text.rows):
            begin_row(self._page, i, 1, NOBODY)
        self._page.tell_keys(self._screen.app.keys, self._page.go_on, DO_MENU)

    def _place_of(self, seat: int) -> int:  # per frame
        """The place in the row of a seat that may claim, from 1 on; 0: it may not."""
        for i in range(self._count):
            if self._seats[i] == seat:
                return i + 1
        return 0

    def wish(self, wish: int) -> None:  # per frame
        """As there; with directions nothing else is in the row."""
        if wish == CHOOSE or wish == MENU or wish == UNO or not self._has_directions():
            super().wish(wish)
            return
        for seat in range(_DIRECTIONS):
            if _WISHES[seat] == wish and self._place_of(seat):
                self._at = self._place_of(seat)
                self.close()
