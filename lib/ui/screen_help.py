"""The rules in short, and the buttons; longer than most screens, so it scrolls."""

from ui.list_screen import ListScreen

# At most 20 letters a line.
_LINES = (
    b"Lay a card that fits",
    b"the top card: its",
    b"color, its number or",
    b"its sign. Or draw.",
    b"",
    b"Skip: the next one",
    b"loses the turn.",
    b"Reverse: the other",
    b"way round.",
    b"+2: the next draws 2",
    b"and loses the turn.",
    b"Wild: call a color.",
    b"Wild +4: four cards,",
    b"but only without the",
    b"color in your hand:",
    b"else a challenge can",
    b"send them back.",
    b"",
    b"UNO! before you lay",
    b"the last card but",
    b"one. If you forget,",
    b"others may catch you",
    b"",
    b"First out wins the",
    b"points of all other",
    b"hands. 500 win.",
    b"",
    b"START or B held: the",
    b"menu. SELECT: UNO!",
)


class Screen(ListScreen):
    """Rows: lines of text. Moving turns a page, A leaves."""

    def enter(self) -> None:
        """Show it."""
        self._top = 0
        self.open("How to play", len(_LINES), 0, 0)

    def hint(self) -> None:  # per frame
        """What the buttons do."""
        self.page.hint(b"A back  DOWN more" if self.app.keys.has_pad else b"A back  B more")

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a line."""
        i += self._top
        if i < len(_LINES):
            text.word(_LINES[i])

    def _move(self, step: int) -> None:  # per frame
        """Turn the page: forward and round again, or back."""
        rows = self.page.room
        last = (len(_LINES) - 1) // rows * rows
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


if False:
    from ui.text import Text
