"""A line of letters of any size, in the middle: what a page is called."""

import displayio

from ui.font import CELL_HEIGHT, CELL_WIDTH
from ui.text import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.sheets import Sheets
    from ui.text import Text


def write_string(text: "Text", letters: str) -> None:  # per frame
    """Write a string of letters; a `Text` alone writes bytes."""
    for one in letters:
        text.letter(ord(one))


class Heading:
    """`group` is what to put on the page; x, y: its middle; width: of the canvas."""

    def __init__(self, sheets: "Sheets", x: int, y: int, width: int) -> None:
        self.group = displayio.Group()
        self._x = x
        self._y = y
        self._text = sheets.text(sheets.gold, width // CELL_WIDTH, 1, 0, 0)
        self.group.append(self._text.grid)

    def write(self, words: str, scale: int) -> None:
        """Write words, so many times as large as letters are."""
        group = self.group
        group.scale = scale
        group.x = self._x - len(words) * CELL_WIDTH * scale // 2
        group.y = self._y - CELL_HEIGHT * scale // 2
        self._text.start(0)
        write_string(self._text, words)
        self._text.end()
        CHANGED[0] = 1
