"""This mode lets the holder call a color: four panels over the table, the cursor on one of them.

It comes up for a wild that the holder is about to lay, which can be taken back, and for a wild that
lies already and waits for its color. A row offers to say nothing where anybody may then call the
color (GRD-19). The cursor begins on the color that the hand holds most of.
"""

from engine.state.cards import COLORS, FACE, KIND_MASK, NO_COLOR
from engine.state.choices import CARD_SHIFT, PASS, call_color, with_color
from engine.state.layout import CALLS_COLOR, EFFECTS, NOBODY, VIEW_HAND
from engine.state.options import ANYBODY, COLOR_CALLER
from engine.state.window_types import IS_RACE
from ui.keys import BACK, CHOOSE, MENU, UNO
from ui.says import DO_BACK, DO_CALL, DO_MENU, DO_NOTHING, DO_UNO, WHICH_COLOR
from ui.table.prompt_words import SAY_NOTHING, count_color

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.table.screen import TableScreen
    from ui.types import Place


class ColorPicker:
    """screen: the table screen. `cursor` is the color that it is on, COLORS the row.

    advised: the color that a tip told last, in which it begins next time; NO_COLOR: none.
    """

    def __init__(self, screen: "TableScreen", app: "App") -> None:
        self._screen = screen
        self._app = app
        self._page = screen.page
        self._pending = 0  # the play that needs a color, 0 if the card lies already
        self.cursor = 0
        self.advised = NO_COLOR

    def ask(self, pending: int) -> None:  # per frame
        """Ask for the color of a play, or of a card that lies already (0)."""
        self._pending = pending
        self._screen.mode = self
        view = self._app.match.view
        self.cursor = self.advised % NO_COLOR
        if self.advised == NO_COLOR:
            for color in range(COLORS):
                if count_color(view, color) > count_color(view, self.cursor):
                    self.cursor = color
        self.advised = NO_COLOR
        place = self._app.match.place
        if place and place[-1] != NOBODY:
            self.cursor = place[-1]
        self.enter()

    def place(self) -> "Place":
        """Return where the cursor is, and what opened this."""
        return self._screen.turn.place(self._pending, self.cursor)

    def enter(self) -> None:  # per frame
        """Show the colors over the table, above the holder's hand."""
        match = self._app.match
        page = self._page
        page.menu.begin()
        page.hand.take(match.view, VIEW_HAND, match.hand_size())
        page.hand.show(NOBODY, True)
        if self._may_say_nothing():
            page.menu.add(SAY_NOTHING)
        self.cursor %= COLORS + page.menu.count
        page.show_table(self._app, WHICH_COLOR, self.cursor)
        self._app.show_so_far()
        self._point()
        back = DO_BACK if self._pending else DO_NOTHING
        select = DO_NOTHING if self._pending else DO_UNO
        page.tell_keys(DO_CALL, back, select, DO_MENU if self._app.keys.has_menu else back)

    def _may_say_nothing(self) -> bool:  # per frame
        """May the color be left to the others: of a plain Wild, and with others who can call it?"""
        match = self._app.match
        pending = self._pending
        if not pending:
            return match.flags & IS_RACE != 0
        face = FACE[pending >> CARD_SHIFT & KIND_MASK]
        view = match.view
        return view[COLOR_CALLER] == ANYBODY and view[EFFECTS + face] == CALLS_COLOR

    def _point(self) -> None:  # per frame
        """Show the cursor, on a color or in the row."""
        self._page.piles.point_at(self.cursor)
        menu = self._page.menu
        menu.show(self._app.match.view, 0 if self.cursor == COLORS else NOBODY, menu.count > 0)

    def on_action(self, action: int) -> None:  # per frame
        """Move, call, or take the wild back into the hand."""
        if action == CHOOSE:
            self._call()
        elif action == MENU and not (self._pending and self._app.keys.held):
            self._screen.open_menu()
        elif action == BACK or action == MENU:
            if self._pending:
                self._screen.turn.come_back()
        elif action != UNO:
            places = COLORS + self._page.menu.count
            self.cursor = self._app.keys.moved(self.cursor, action, places)
            self._point()

    def _call(self) -> None:  # per frame
        choice = self._pending
        if self.cursor == COLORS:
            choice = choice or PASS
        else:
            choice = with_color(choice, self.cursor) if choice else call_color(self.cursor)
        screen = self._screen
        screen.mode = screen.turn
        match = self._app.match
        match.said = match.said_yes = 0  # who may call a color is asked anew, or was asked
        screen.turn.choose(choice)
