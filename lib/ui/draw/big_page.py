"""This module makes the page of the help: a heading, up to four cards, and text below them."""

import displayio
from micropython import const

from engine.state.cards import COLORS
from ui.draw.card_tiles import show_card
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.grids import OFF_CANVAS, set_x
from ui.draw.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_HEAD = const(13)  # the height of the heading, in pixels of the canvas
_GAP = const(2)  # between two cards
_LEAST_ROWS = const(7)  # of text below cards


class BigPage:
    """`group` is the page, `body` all rows of text, `last` the line of hints.

    below: the row where the text begins if there are cards, which lie over the rows before it.
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        g = geometry
        self.group = displayio.Group()
        self._sheets = sheets
        left = max(g.left, 1)
        rows = (g.height - _HEAD - CELL_HEIGHT) // CELL_HEIGHT
        top = _HEAD + (g.height - _HEAD - (rows + 1) * CELL_HEIGHT) // 2
        self._heading = sheets.text(
            sheets.gold, g.width // CELL_WIDTH, 1, 0, _HEAD // 2 - CELL_HEIGHT // 2
        )
        canvas = displayio.Group(scale=g.scale)
        self.body = sheets.text(sheets.ink, g.columns, rows, left, top)
        self.last = sheets.text(sheets.soft, g.columns, 1, left, g.height - CELL_HEIGHT)
        key = sheets.key(left, g.height - CELL_HEIGHT)
        for part in (self._heading.grid, self.body.grid, self.last.grid, key):
            canvas.append(part)
        self._row = displayio.Group()
        self._pitch = g.card_width + _GAP
        self._cards = []
        for _ in range(COLORS):
            self._cards.append(sheets.card(OFF_CANVAS, 0))
            self._row.append(self._cards[-1])
        self.group.append(canvas)
        self.group.append(self._row)
        self._lay(g, rows, top)

    def _lay(self, g: "Geometry", rows: int, top: int) -> None:
        """Let the cards be as large as they fit, between the heading and the text."""
        unit = g.scale
        scale = 1
        while True:
            end = _HEAD * unit + g.card_height * scale + unit
            below = (end - top * unit + CELL_HEIGHT * unit - 1) // (CELL_HEIGHT * unit)
            wide = (COLORS * self._pitch - _GAP) * scale
            if scale > 1 and (wide > g.width * unit or rows - below < _LEAST_ROWS):
                break
            self.below = below
            self._row.scale = scale
            room = (top + below * CELL_HEIGHT - _HEAD) * unit - g.card_height * scale
            self._row.y = _HEAD * unit + room // 2
            self._row.x = (g.width * unit - wide) // 2
            scale += 1

    def title(self, text: bytes, at: int, end: int) -> None:  # per frame
        """Write a part of a text into the first line, in the middle."""
        heading = self._heading
        heading.start(0)
        for _ in range((heading.columns - end + at) // 2):
            heading.letter(32)
        write_part(heading, text, at, end)

    def show(self, cards: bytes) -> None:  # per frame
        """Show up to four cards in a row."""
        x = (COLORS - len(cards)) * self._pitch // 2
        for i in range(COLORS):
            place = self._cards[i]
            is_seen = i < len(cards)
            if is_seen:
                show_card(place, cards[i], self._sheets.bright)
            set_x(place, x + i * self._pitch if is_seen else OFF_CANVAS)


def write_part(text: "Text", letters: bytes, at: int, end: int) -> None:  # per frame
    """Write a part of a text as the rest of a row."""
    while at < end:
        text.letter(letters[at])
        at += 1
    text.end()
