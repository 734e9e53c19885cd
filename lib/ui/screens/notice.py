"""This screen tells the player something once; then the game goes on where it was."""

from micropython import const

from hal.ticks import since
from ui.draw.paragraphs import wrapped
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_LEAST_MS = const(700)  # a press meant for the screen before does not answer this one


class Screen(ListScreen):
    """Rows: the lines of `app.telling`, which is (title, words, the screen it leads to)."""

    def enter(self) -> None:
        """Show it."""
        title, words, self._leads_to = self.app.telling
        self._since = self.app.now
        self._lines = wrapped(words.encode(), self.page.body.columns)
        self.open(title, len(self._lines), 0, 0)

    def hint(self) -> None:  # per frame
        """Any button goes on."""
        self.page.hint(b"A: go on")

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a line."""
        text.word(self._lines[i])

    def choose(self, i: int) -> None:
        """Go on."""
        self.back()

    def back(self) -> None:
        """Go on."""
        if since(self.app.now, self._since) >= _LEAST_MS:
            self.app.go(self._leads_to)
