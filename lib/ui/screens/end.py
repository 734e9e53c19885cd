"""This screen asks whether the match that is kept may end, for another one or for good.

ask_first(app, persons, begins)   begins(app) begins a match among so many persons
"""

from ui.draw.paragraphs import wrapped
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.app import App
    from ui.draw.text import Text

_ROWS = (b"No, keep it", b"Yes, end it", b"")
_WORDS = b"End the running match? It cannot be resumed then."


def ask_first(app: "App", persons: int, begins: "Callable[[App], None]") -> None:
    """Begin a match, but ask first where one is kept; a show of bots alone leaves that be."""
    if persons and app.saves.has_match():
        app.after_end = begins
        app.asked_on = app.shown
        app.go("end")
    else:
        begins(app)


class Screen(ListScreen):
    """Rows: no and yes, an empty one, then the question. No is under the cursor."""

    def enter(self) -> None:
        """Show it."""
        self._lines = _ROWS + tuple(wrapped(_WORDS, self.page.body.columns - 1))
        self.open("Running match", len(self._lines), 0, 2)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        text.word(self._lines[i])

    def choose(self, i: int) -> None:
        """Back, or begin the other match."""
        app = self.app
        begins = app.after_end
        self.back()
        if i:
            begins(app)

    def back(self) -> None:
        """Back to where it was asked for."""
        self.app.after_end = None  # it may hold what a match has no room for
        self.app.go(self.app.asked_on)
