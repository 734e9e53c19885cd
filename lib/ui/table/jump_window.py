"""This mode asks all persons at once, for a moment, who would play out of turn.

Whether it comes up follows from what everybody knows: the top card may be jumped on, or a stack
added to, and some person is not on turn. It looks the same and lasts as long whether or not anyone
holds such a card, and no hand is shown meanwhile. Whoever remembers holding the card announces it,
takes the device, looks, and lays the card or withdraws.

One person against bots is asked with a card that fits only, and has less time: the hand lies open,
and the card glows. If it is the only one, it is laid as soon as that is announced. A bar at the
foot shrinks while there is time.

The rows list who may. Where several persons sit on the first four seats, a direction of the pad
announces for each: left, up, right, down, in the order of the seats.
"""

import displayio
from micropython import const

from engine import prompt
from engine.state import layout
from engine.state.cards import FIRST_WILD_KIND
from engine.state.choices import CALL_UNO, CARD_SHIFT, JUMP, JUMP_IN_VAIN, SEAT_SHIFT, VERB_MASK
from engine.state.seats import in_set
from engine.state.windows import is_turn
from hal.ticks import after, is_due, since
from ui.draw.font import MORE_DOWN, MORE_LEFT, MORE_RIGHT, MORE_UP
from ui.draw.grids import OFF_CANVAS, set_x
from ui.draw.places import BUTTONS, Y
from ui.keys import CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS, UNO
from ui.match.match_bytes import PERSON
from ui.match.setup import FAMILY_TABLE
from ui.says import ADD_OR_NOT, DO_BACK, DO_MENU, DO_OK, JUMP_OR_NOT, WHO_ADDS, WHO_JUMPS
from ui.table.answer_plates import ENDS, INSIDE, LIES
from ui.table.prompt_words import GO_ON, JUMP_IN
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.table.screen import TableScreen
    from ui.types import Place

_HERE = const(3)  # begins a place of this mode
_LASTS_MS = const(2500)
_ALONE_MS = const(1500)  # to who sees the own hand meanwhile
_DIRECTIONS = const(4)
_STEPS = const(16)  # of the bar; the card glows or not for two of them
_BAR_HEIGHT = const(2)
_FEW = const(2)  # cards left: Uno may have to be called first
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
        self._until = self._lasts = 0
        g = app.pages.geometry
        self._wide = g.size[0] // g.doubled
        line = displayio.Bitmap(self._wide, _BAR_HEIGHT, 2)
        line.fill(1)
        y = g.places[BUTTONS + Y] - _BAR_HEIGHT
        bar = displayio.TileGrid(line, pixel_shader=app.pages.sheets.gold, x=OFF_CANVAS, y=y)
        self._page.time_left = self._bar = bar
        self._page.front.append(bar)
        self._glows = layout.NOBODY  # the place in the hand of the first card that fits

    def is_due(self) -> bool:  # per frame
        """Must the table be asked now? Once for each card that somebody may jump on or add to."""
        match = self._app.match
        view = match.view
        if not view[layout.JUMPABLE] or match.jump_offered_for == prompt.cause_of(view):
            return False
        if not is_turn(view) and not prompt.lets_add(view):
            return False
        self._may = 0
        for seat in range(view[layout.PLAYERS]):
            if self._may_jump(seat):
                self._may |= 1 << seat
        return self._may != 0

    def _may_jump(self, seat: int) -> bool:  # per frame
        """May a seat announce a jump: does all that is public allow it?

        At a family table, and where one person plays against bots: does its hand?
        """
        match = self._app.match
        view = match.view
        asked = (
            view[view[layout.TOP] + layout.TARGET] if prompt.lets_add(view) else view[layout.TURN]
        )
        is_out = in_set(view, layout.OUT, seat) != 0 or not view[layout.COUNTS + seat]
        if match.people[view[layout.PLAYER_AT + seat]] != PERSON or seat == asked or is_out:
            return False
        is_secret = match.persons > 1 and not self._app.setup.switches & FAMILY_TABLE
        return is_secret or self._find_cards(seat, False)

    def _find_cards(self, seat: int, marks: bool) -> bool:  # per frame
        """Does a seat hold a card that it can lay out of turn? marks: mark all that there are."""
        match = self._app.match
        choices = match.choices
        found = False
        for i in range(match.game.choices_into(seat, choices)):
            if choices[i] & VERB_MASK == JUMP and choices[i] != JUMP_IN_VAIN:
                found = True
                if marks:
                    self._page.hand.mark(choices[i] >> CARD_SHIFT & 255)
        return found

    def ask(self) -> None:  # per frame
        """Begin, after `is_due` said so."""
        match = self._app.match
        self._at = match.place[1] if match.place and match.place[0] == _HERE else 0
        self._last()
        match.cover_hand()
        self._screen.mode = self
        self.enter()

    def _last(self) -> None:  # per frame
        """Let the time begin anew."""
        app = self._app
        self._lasts = _LASTS_MS if app.match.persons > 1 else _ALONE_MS
        self._until = after(app.now, self._lasts)

    def enter(self) -> None:  # per frame
        """Show it."""
        page = self._page
        match = self._app.match
        is_alone = match.persons == 1
        page.menu.whose = layout.NOBODY
        if is_alone:
            page.hand.take(match.view, layout.VIEW_HAND, match.hand_size())
            self._find_cards(match.holder, True)
        else:
            page.hand.take_backs(0)
        self._glows = page.hand.first_marked()
        page.hand.show(self._glows, is_alone)
        menu = page.menu
        menu.begin()
        menu.add(GO_ON)
        for seat in range(match.view[layout.PLAYERS]):
            if self._may >> seat & 1:
                menu.add((JUMP if is_alone else JUMP_IN) | seat << SEAT_SHIFT)
        if prompt.lets_add(match.view):
            notice = ADD_OR_NOT if is_alone else WHO_ADDS
        else:
            notice = JUMP_OR_NOT if is_alone else WHO_JUMPS
        page.show_table(self._app, notice)
        self._app.show_so_far()
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
            page.tell_keys(page.go_on, DO_MENU)

    def _write_directions(self) -> None:  # per frame
        """Write the seats in one row, each behind the direction that announces for it."""
        line = LINE
        rows = self._page.rows
        line.start(rows.columns)
        view = self._app.match.view
        wide = rows.columns // _DIRECTIONS  # four of them stand in the row
        menu = self._page.menu
        menu.reveal(True)
        end = 0  # of the button before
        for seat in range(_DIRECTIONS):
            if self._may >> seat & 1:
                menu.lay(end, end + wide, LIES + LIES * ENDS if end else LIES, INSIDE + LIES)
                end += wide
                line.letter(_SIGNS[seat])
                line.player(view[layout.PLAYER_AT + seat], wide - 2)
                line.blanks(end - line.count)
        menu.lay(end, rows.columns + 2, LIES * ENDS, 0)
        line.put_on(rows.grid)
        menu.darken(0, 0)
        menu.shown = -1  # no answer has the cursor, and all are shown

    def is_looking(self) -> bool:  # per frame
        """Is there still time to announce it? The bar shows how much."""
        now = self._app.now
        if is_due(now, self._until):
            return False
        left = since(self._until, now) * _STEPS // self._lasts
        set_x(self._bar, (left + 1) * self._wide // _STEPS - self._wide)
        if self._glows != layout.NOBODY:
            self._page.hand.show(layout.NOBODY if left & 2 else self._glows, True)
        return True

    def on_action(self, action: int) -> None:  # per frame
        """Announce, go on, or move through the rows, which begins the time anew."""
        if action == CHOOSE:
            if not self._at:
                self._screen.skip()
            self.close()
        elif action == MENU:
            self._screen.open_menu()
        elif action == UNO:
            self._app.match.choose(CALL_UNO)
        elif self._has_directions():
            for seat in range(_DIRECTIONS):
                if _ACTIONS[seat] == action and self._may >> seat & 1:
                    self._jump(seat)
                    return
        else:
            self._at = self._app.keys.moved(self._at, action, self._page.menu.count)
            self._last()
            self._draw()

    def place(self) -> "Place":
        """Return where the cursor is."""
        return _HERE, self._at

    def close(self) -> None:  # per frame
        """Time is up, or somebody has answered."""
        if self._at:
            self._jump(self._page.menu.entries[self._at] >> SEAT_SHIFT & 15)
        else:
            self._end()
            self._screen.go_on(0)

    def _end(self) -> None:  # per frame
        """It was offered."""
        set_x(self._bar, OFF_CANVAS)
        self._app.match.jump_offered_for = prompt.cause_of(self._app.match.view)

    def _jump(self, seat: int) -> None:  # per frame
        """Let a seat have announced that it plays out of turn."""
        match = self._app.match
        self._end()
        match.announce_jump(seat)
        if match.persons > 1:
            self._app.hand_over(seat)
            return
        self._screen.ask()
        choice = match.choices[0]
        is_plain = choice >> CARD_SHIFT & 255 < FIRST_WILD_KIND and match.hand_size() > _FEW
        if match.count == 1 and is_plain:
            self._screen.turn.choose(choice)
