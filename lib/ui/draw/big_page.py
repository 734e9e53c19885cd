"""This module has the page of the title and the cover: large words, four cards, rows of text."""

import displayio
from micropython import const

from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.draw.sheets import show_card
from ui.draw.text import Heading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_CARD_PITCH = const(19)
_SMALL_TITLE = const(14)  # the height of the first line


class BigPage:
    """`group` is the page, `body` its rows, `last` the line of hints.

    tallest: rows of letters that have room for what is large.
    """

    _shown: "displayio.Group | None"  # of large things

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group(scale=geometry.scale)
        self._width = geometry.width
        middle = geometry.width // 2
        body_y = geometry.height - 3 * CELL_HEIGHT - 3
        cards_y = body_y - 2 * CARD_HEIGHT - 2
        self.tallest = (cards_y - _SMALL_TITLE) // CELL_HEIGHT
        self.middle = middle
        self.large_y = (_SMALL_TITLE + cards_y) // 2
        self._small = Heading(sheets, middle, _SMALL_TITLE // 2 + 1, geometry.width)
        self._large = Heading(sheets, middle, self.large_y, geometry.width)
        self._shown = None
        self._place = displayio.Group()
        self.group.append(self._small.group)
        self.group.append(self._place)
        # Doubled cards; where a doubled canvas has no room for them, three times the display's own.
        pitch = min((geometry.width // 2) // 4, _CARD_PITCH)
        cards = displayio.Group(scale=2, x=middle - 4 * pitch, y=cards_y)
        page = self.group
        if pitch < CARD_WIDTH:
            pitch = _CARD_PITCH
            cards = displayio.Group(scale=3, x=2 * middle - 6 * pitch, y=2 * cards_y + CARD_HEIGHT)
            page = displayio.Group()
            page.append(self.group)
        self._cards = []
        for i in range(4):
            self._cards.append(sheets.card(i * pitch + (pitch - CARD_WIDTH) // 2, 0))
            cards.append(self._cards[i])
        page.append(cards)
        self.body = sheets.text(sheets.ink, geometry.columns, 2, geometry.left, body_y)
        y = geometry.height - CELL_HEIGHT
        self.last = sheets.text(sheets.soft, geometry.columns, 1, geometry.left, y)
        self.group.append(self.body.grid)
        self.group.append(self.last.grid)
        self.group = page

    def scale_of(self, words: str) -> int:
        """How many times as large as letters are words can be as the large line."""
        return min((self._width - 8) // (len(words) * CELL_WIDTH), self.tallest)

    def title(self, small: str, large: str) -> None:
        """Set both lines of the title."""
        self._small.write(small, 1)
        self._large.write(large, self.scale_of(large))
        self.bring(self._large.group)

    def bring(self, layer: "displayio.Group | None") -> None:
        """Let a layer be what is large; None: let go of what is."""
        if self._shown is not None:
            self._place.pop()
        if layer is not None:
            self._place.append(layer)
        self._shown = layer

    def cards(self, cards: "bytes | bytearray") -> None:  # per frame
        """Show four cards."""
        for i in range(4):
            show_card(self._cards[i], cards[i])
