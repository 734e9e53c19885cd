"""This screen asks whether the saved match may end, for another match or for good.

ask_first(app, persons, begins)   call begins(app), after this question if a match is saved
"""

from ui.draw.list_page import SIGNS
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.app import App

_ROWS = (b"No, keep it", b"Yes, end it")
_WORDS = b"End the running match? It cannot be resumed then."


def ask_first(app: "App", persons: int, begins: "Callable[[App], None]") -> None:
    """Call begins(app), which begins a match; ask first if it would replace a saved one.

    persons: how many will play. A match among bots alone replaces no save.
    """
    if persons and app.saves.has_match():
        app.after_end = begins
        app.go("end")
    else:
        begins(app)


class Screen(ListScreen):
    """Rows: no and yes, and below them the question. The cursor begins on no."""

    marks = SIGNS
    lines = _ROWS

    def enter(self) -> None:
        """Show the screen."""
        self.open(len(_ROWS))

    def about(self, i: int) -> bytes:  # per frame
        """Return the question."""
        return _WORDS

    def choose(self, i: int) -> None:
        """Go back; on yes do what was asked for."""
        app = self.app
        after_end = app.after_end
        self.back()
        if i:
            after_end(app)

    def back(self) -> None:
        """Go back to the screen that asked."""
        self.app.after_end = None  # it may refer to a screen that must be freed in a match
        super().back()
