"""This mode asks all persons at once, for a moment, who would play out of turn.

Whether it comes up follows from what everybody knows: the top card may be jumped on, or a stack
added to, and some person is not on turn. It looks the same and lasts as long whether or not anyone
holds such a card, and no hand is shown meanwhile, unless there is only one person. Whoever
remembers holding the card announces it, takes the device, looks, and lays the card or withdraws.

The rows list who may. Where several persons sit on the first four seats, a direction of the pad
announces for each: left, up, right, down, in the order of the seats.
"""

from micropython import const

from engine import prompt
from engine.state.choices import JUMP, JUMP_IN_VAIN, SEAT_SHIFT, VERB_MASK
from engine.state.layout import (
    COUNTS,
    JUMPABLE,
    NOBODY,
    OUT,
    PLAYER_AT,
    PLAYERS,
    TARGET,
    TOP,
    TURN,
    VIEW_HAND,
)
from engine.state.seats import in_set
from engine.state.windows import is_turn
from hal.ticks import after, is_due
from ui.draw.font import MORE_DOWN, MORE_LEFT, MORE_RIGHT, MORE_UP
from ui.keys import CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS, UNO
from ui.match_bytes import PERSON
from ui.setup import FAMILY_TABLE
from ui.table.page import DO_BACK, DO_MENU, DO_OK
from ui.table.prompt_words import ADD_OR_NOT, GO_ON, JUMP_IN, JUMP_OR_NOT, WHO_ADDS, WHO_JUMPS
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.types import App, TableScreen

_LASTS_MS = const(2500)
_ALONE_MS = const(1500)  # to who sees the own hand meanwhile
_DIRECTIONS = const(4)
_SIGNS = bytes((MORE_LEFT, MORE_UP, MORE_RIGHT, MORE_DOWN))
_ACTIONS = bytes((PREVIOUS, HIGHER, NEXT, LOWER))


class JumpWindow:
    """screen: the table screen."""

    def __init__(self, screen: "TableScreen", app: "App") -> None:
        self._screen = screen
        self._app = app
        self._page = screen.page
        self._may = 0  # the seats that may, bit n for seat n
        self._at = 0  # in the rows: 0 is nobody, then those seats
        self._until = 0

    def is_due(self) -> bool:  # per frame
        """Must the table be asked now? Once for each card that somebody may jump on or add to."""
        match = self._app.match
        view = match.view
        if not view[JUMPABLE] or match.jump_offered_for == prompt.cause_of(view):
            return False
        if not is_turn(view) and not prompt.lets_add(view):
            return False
        self._may = 0
        for seat in range(view[PLAYERS]):
            if self._may_jump(seat):
                self._may |= 1 << seat
        return self._may != 0

    def _may_jump(self, seat: int) -> bool:  # per frame
        """May a seat announce a jump: does all that is public allow it?

        At a family table: does its hand?
        """
        match = self._app.match
        view = match.view
        asked = view[view[TOP] + TARGET] if prompt.lets_add(view) else view[TURN]
        is_out = in_set(view, OUT, seat) != 0 or not view[COUNTS + seat]
        if match.people[view[PLAYER_AT + seat]] != PERSON or seat == asked or is_out:
            return False
        return not self._app.setup.switches & FAMILY_TABLE or self._can_jump(seat)

    def _can_jump(self, seat: int) -> bool:  # per frame
        """Does a seat hold a card that it can lay out of turn?"""
        match = self._app.match
        choices = match.choices
        for i in range(match.game.choices_into(seat, choices)):
            if choices[i] & VERB_MASK == JUMP and choices[i] != JUMP_IN_VAIN:
                return True
        return False

    def ask(self) -> None:  # per frame
        """Begin, after `is_due` said so."""
        self._at = 0
        self._last()
        self._app.match.cover_hand()
        self._screen.mode = self
        self.enter()

    def _last(self) -> None:  # per frame
        """Let the time begin anew."""
        app = self._app
        self._until = after(app.now, _LASTS_MS if app.match.persons > 1 else _ALONE_MS)

    def enter(self) -> None:  # per frame
        """Show it."""
        page = self._page
        match = self._app.match
        is_alone = match.persons == 1
        if is_alone:
            page.hand.take(match.view, VIEW_HAND, match.hand_size())
        else:
            page.hand.take_backs(0)
        page.hand.show(NOBODY, True)
        menu = page.menu
        menu.begin()
        menu.add(GO_ON)
        for seat in range(match.view[PLAYERS]):
            if self._may >> seat & 1:
                menu.add(JUMP if is_alone else JUMP_IN | seat << SEAT_SHIFT)
        if prompt.lets_add(match.view):
            self._screen.draw(ADD_OR_NOT if is_alone else WHO_ADDS)
        else:
            self._screen.draw(JUMP_OR_NOT if is_alone else WHO_JUMPS)
        self._draw()

    def _has_directions(self) -> bool:  # per frame
        is_few = self._may < 1 << _DIRECTIONS and self._app.match.persons > 1
        return self._app.keys.has_pad and is_few

    def _draw(self) -> None:  # per frame
        page = self._page
        if self._has_directions():
            self._write_directions()
        else:
            page.menu.show(self._app.match.view, self._at)
        if self._at:
            page.tell_keys(DO_OK, DO_BACK)
        else:
            page.tell_keys(page.go_on(), DO_MENU)

    def _write_directions(self) -> None:  # per frame
        """Write the seats in one row, each behind the direction that announces for it."""
        line = LINE
        rows = self._page.rows
        line.start(rows.columns)
        view = self._app.match.view
        wide = rows.columns // _DIRECTIONS  # four of them stand in the row
        for seat in range(_DIRECTIONS):
            if self._may >> seat & 1:
                end = line.count + wide
                line.letter(_SIGNS[seat])
                line.player(view[PLAYER_AT + seat], wide - 2)
                line.blanks(end - line.count)
        line.put_on(rows, 0)
        line.start(0)
        for i in range(1, rows.rows):
            line.put_on(rows, i)

    def is_looking(self) -> bool:  # per frame
        """Is there still time to announce it?"""
        return not is_due(self._app.now, self._until)

    def on_action(self, action: int) -> None:  # per frame
        """Announce, go on, or move through the rows, which begins the time anew."""
        if action == CHOOSE:
            if not self._at:
                self._screen.skip()
            self.close()
        elif action == MENU:
            self._app.go("menu")
        elif action == UNO:
            self._app.match.call_late()
        elif self._has_directions():
            for seat in range(_DIRECTIONS):
                if _ACTIONS[seat] == action and self._may >> seat & 1:
                    self._jump(seat)
                    return
        else:
            self._at = self._app.keys.moved(self._at, action, self._page.menu.count)
            self._last()
            self._draw()

    def close(self) -> None:  # per frame
        """Time is up, or somebody has answered."""
        if self._at:
            self._jump(self._seat_at(self._at))
        else:
            self._app.match.jump_offered_for = prompt.cause_of(self._app.match.view)
            self._screen.go_on(0)

    def _seat_at(self, place: int) -> int:  # per frame
        """Return the seat at a place in the rows, from 1 on."""
        seat = 0
        while True:
            if self._may >> seat & 1:
                place -= 1
                if not place:
                    return seat
            seat += 1

    def _jump(self, seat: int) -> None:  # per frame
        """Let a seat have announced that it plays out of turn."""
        match = self._app.match
        match.jump_offered_for = prompt.cause_of(match.view)
        match.announce_jump(seat)
        if match.persons > 1:
            self._app.hand_over(seat)
        else:
            self._screen.ask()
