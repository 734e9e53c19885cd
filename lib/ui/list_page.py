"""A page with a title and rows, one of which may be chosen; and a page with a large title.

A `ListPage` shows what a `ListScreen` writes. The last row is lent to a line of hints,
unless a list needs exactly that one row more.
"""

import displayio
from adafruit_display_text.label import Label
from micropython import const

from ui.font import CELL_HEIGHT, CELL_WIDTH
from ui.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.text import CHANGED

_TOP = const(20)
_SMALL_TITLE = const(14)  # the height of a large page's first line


class ListPage:
    """`group` is the page, `body` its rows, `room` how many of them the list has now."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group()
        self._width = geometry.width
        self._label = Label(sheets.font, text="", color=sheets.title_color)
        self._label.anchor_point = (0.5, 0.5)
        self._label.anchored_position = (geometry.width // 2, _TOP // 2)
        self.group.append(self._label)
        rows = (geometry.height - _TOP) // CELL_HEIGHT
        self.room = rows - 1
        self.body = sheets.text(sheets.ink, geometry.columns, rows, geometry.left, _TOP)
        y = geometry.height - CELL_HEIGHT
        self.last = sheets.text(sheets.soft, geometry.columns, 1, geometry.left, y)
        self.group.append(self.body.grid)
        self.group.append(self.last.grid)

    def title(self, words: str) -> None:
        """Set the title, as large as it fits."""
        is_large = len(words) * 2 * CELL_WIDTH <= self._width
        self._label.scale = 2 if is_large else 1
        self._label.text = words
        CHANGED[0] = 1

    def fit(self, count: int) -> None:  # per frame
        """Make room for a list of so many rows."""
        rows = self.body.rows
        is_full = count == rows
        self.room = rows if is_full else rows - 1
        if self.last.grid.hidden != is_full:
            self.last.grid.hidden = is_full
            CHANGED[0] = 1

    def hint(self, words: bytes) -> None:  # per frame
        """Tell what the buttons do."""
        self.last.start(0)
        self.last.word(words)
        self.last.end()


class BigPage:
    """A large title, a row of cards under it, and a row of things to do."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group()
        self._width = geometry.width
        middle = geometry.width // 2
        height = geometry.height
        body_y = height - 3 * CELL_HEIGHT - 3
        cards_y = body_y - 2 * CARD_HEIGHT - 2
        self._tallest = (cards_y - _SMALL_TITLE) // CELL_HEIGHT
        self._small = self._add_label(sheets, middle, _SMALL_TITLE // 2 + 1)
        self._large = self._add_label(sheets, middle, (_SMALL_TITLE + cards_y) // 2 + 1)
        # Doubled cards, a pixel of table between them where the canvas is narrow.
        pitch = min((geometry.width // 2) // 4, CARD_WIDTH + 3)
        cards = displayio.Group(scale=2, x=middle - 4 * pitch, y=cards_y)
        self._papers = []
        self._faces = []
        for i in range(4):
            self._papers.append(sheets.paper(i * pitch + (pitch - CARD_WIDTH) // 2, 0))
            self._faces.append(sheets.face(i * pitch + (pitch - CARD_WIDTH) // 2, 0))
            cards.append(self._papers[i])
            cards.append(self._faces[i])
        self.group.append(cards)
        self.body = sheets.text(sheets.ink, geometry.columns, 2, geometry.left, body_y)
        y = height - CELL_HEIGHT
        self.last = sheets.text(sheets.soft, geometry.columns, 1, geometry.left, y)
        self.group.append(self.body.grid)
        self.group.append(self.last.grid)

    def _add_label(self, sheets: "Sheets", x: int, y: int) -> Label:
        label = Label(sheets.font, text="", color=sheets.title_color)
        label.anchor_point = (0.5, 0.5)
        label.anchored_position = (x, y)
        self.group.append(label)
        return label

    def title(self, small: str, large: str) -> None:
        """Set both lines of the title."""
        self._small.text = small
        self._large.scale = min((self._width - 8) // (len(large) * CELL_WIDTH), self._tallest)
        self._large.text = large
        CHANGED[0] = 1

    def cards(self, papers: bytes, faces: bytes) -> None:
        """Show four cards, as tiles."""
        for i in range(4):
            self._papers[i][0] = papers[i]
            self._faces[i][0] = faces[i]
        CHANGED[0] = 1


if False:
    from ui.geometry import Geometry
    from ui.sheets import Sheets
