"""This mode lets the holder call a color: four cards over the piles, the cursor on one of them.

It comes up for a wild that the holder is about to lay, which can be taken back, and for a wild that
lies already and waits for its color.
"""

from engine.state.choices import call_color, with_color
from engine.state.layout import NOBODY, VIEW_HAND
from ui.keys import BACK, CHOOSE, MENU, UNO
from ui.table.page import DO_BACK, DO_CALL, DO_NOTHING, DO_UNO
from ui.table.prompt_words import WHICH_COLOR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.types import App, TableScreen


class ColorPicker:
    """screen: the table screen. `cursor` is the color that it is on."""

    def __init__(self, screen: "TableScreen", app: "App") -> None:
        self._screen = screen
        self._app = app
        self._page = screen.page
        self._pending = 0  # the play that needs a color, 0 if the card lies already
        self.cursor = 0

    def ask(self, pending: int) -> None:  # per frame
        """Ask for the color of a play, or of a card that lies already (0)."""
        self._pending = pending
        self._screen.mode = self
        self.enter()

    def enter(self) -> None:  # per frame
        """Show the colors over the piles, above the holder's hand."""
        match = self._app.match
        page = self._page
        page.menu.begin()
        page.hand.take(match.view, VIEW_HAND, match.hand_size())
        page.hand.show(NOBODY, True)
        self._screen.draw(WHICH_COLOR)
        page.menu.show(match.view, NOBODY)
        back = DO_BACK if self._pending else DO_NOTHING
        page.tell_keys(DO_CALL, back, DO_NOTHING if self._pending else DO_UNO, back)

    def on_action(self, action: int) -> None:  # per frame
        """Move, call, or take the wild back into the hand."""
        if action == CHOOSE:
            self._call()
        elif action == BACK or action == MENU:
            if self._pending:
                self._screen.ask()
            elif action == MENU:
                self._app.go("menu")
        elif action != UNO:
            self.cursor = self._app.keys.moved(self.cursor, action, 4)
            self._page.piles.point_at(self.cursor)

    def _call(self) -> None:  # per frame
        pending = self._pending
        cursor = self.cursor
        self._screen.mode = self._screen.turn
        self._screen.turn.choose(with_color(pending, cursor) if pending else call_color(cursor))
