"""How the game is played, in lines that scroll: what `ui.explaining` found to say."""

from ui.list_screen import ListScreen


class Screen(ListScreen):
    """Rows: lines of text. Moving turns a page, A leaves."""

    def enter(self) -> None:
        """Show it."""
        self._top = 0
        title, self._lines, _ = self.app.telling
        self.app.telling = ("", "", "")
        self.open(title, len(self._lines), 0, 0)

    def hint(self) -> None:  # per frame
        """What the buttons do."""
        self.page.hint(b"A back  DOWN more" if self.app.keys.has_pad else b"A back  B more")

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a line."""
        i += self._top
        if i < len(self._lines):
            text.word(self._lines[i])

    def _move(self, step: int) -> None:  # per frame
        """Turn the page: forward and round again, or back."""
        rows = self.page.room
        last = (len(self._lines) - 1) // rows * rows
        if step > 0:
            self._top = self._top + rows if self._top < last else 0
        else:
            self._top = max(self._top - rows, 0)
        self.draw()

    def choose(self, i: int) -> None:
        """Back."""
        self.back()

    def back(self) -> None:
        """Back to the title, or to the menu in play."""
        self.app.go("menu" if self.app.resumes else "title")


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
