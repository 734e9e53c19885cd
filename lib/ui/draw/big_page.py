"""This module makes the page of the title and the cover: large words, four cards, rows of text."""

import displayio
from micropython import const

from engine.state.cards import BLANK, COLORS, NO_CARD, colored
from ui.draw.card_tiles import BACK_BOTTOM, bottom_of
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.draw.text import Heading, set_tile, set_x, show_card, write_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_CARD_PITCH = const(19)
_SMALL_TITLE = const(14)  # the height of the first line


class BigPage:
    """`group` is the page, `body` its rows, `last` the line of hints.

    tallest: the height of the place for large words, in rows of letters.
    """

    _shown: "displayio.Group | None"  # in the place for large words

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group()
        self._width = geometry.width
        self._sheets = sheets
        middle = geometry.width // 2
        body_y = geometry.height - 3 * CELL_HEIGHT - 3
        cards_y = body_y - 2 * CARD_HEIGHT - 2
        self.tallest = (cards_y - _SMALL_TITLE) // CELL_HEIGHT
        self.middle = middle
        self.large_y = (_SMALL_TITLE + cards_y) // 2
        y = _SMALL_TITLE // 2 + 1 - CELL_HEIGHT // 2
        self._small = sheets.text(sheets.gold, geometry.width // CELL_WIDTH, 1, 0, y)
        self._large = Heading(sheets, middle, self.large_y, geometry.width)
        self._shown = None
        self._canvas = canvas = displayio.Group(scale=geometry.scale)
        canvas.append(self._small.grid)
        self._scale = geometry.scale
        self._cards_y = cards_y
        self._row = displayio.Group()
        self._cards = []
        for _ in range(4):
            self._cards.append(sheets.card(0, 0))
            self._row.append(self._cards[-1])
        self.body = sheets.text(sheets.ink, geometry.columns, 2, geometry.left, body_y)
        y = geometry.height - CELL_HEIGHT
        self.last = sheets.text(sheets.soft, geometry.columns, 1, geometry.left, y)
        canvas.append(self.body.grid)
        canvas.append(self.last.grid)
        self.group.append(canvas)
        self.group.append(self._row)

    def scale_of(self, words: str) -> int:
        """Return the largest scale at which words fit as the large line."""
        return min((self._width - 8) // (len(words) * CELL_WIDTH), self.tallest)

    def title(self, small: str, large: str) -> None:
        """Set both lines of the title."""
        text = self._small
        set_x(text.grid, self.middle - len(small) * CELL_WIDTH // 2)
        text.start(0)
        write_string(text, small)
        text.end()
        self._large.write(large, self.scale_of(large))
        self.show_large(self._large.group)

    def show_large(self, layer: "displayio.Group | None") -> None:
        """Put a layer in the place for large words; None: leave it empty."""
        if self._shown is not None:
            self._canvas.remove(self._shown)
        if layer is not None:
            self._canvas.append(layer)
        self._shown = layer

    def cards(self, cards: bytes, are_large: bool = True) -> None:
        """Show four cards, as large as they fit, or at the scale of letters."""
        unit = scale = self._scale
        wide = self._width * unit
        if are_large:
            scale = 2 * unit if self._width >= 8 * CARD_WIDTH else 3
        pitch = min(wide // (4 * scale), _CARD_PITCH)
        row = self._row
        row.scale = scale
        row.x = wide // 2 - 2 * pitch * scale
        spare = (2 * unit - scale) * CARD_HEIGHT
        row.y = unit * self._cards_y + (spare if are_large else spare // 2)
        for i in range(4):
            self._cards[i].x = i * pitch + (pitch - CARD_WIDTH) // 2
            show_card(self._cards[i], cards[i], self._sheets.bright)
            if cards[i] == NO_CARD:
                self._cards[i].pixel_shader = self._sheets.bright[i]  # that `turn` shows below

    def turn(self, count: int) -> None:  # per frame
        """Show the color below on the first `count` of four face-down cards, each in another color.

        Turning the lower halves alone redraws half as many pixels as whole cards would.
        """
        for i in range(COLORS):
            tile = bottom_of(colored(BLANK, i), 0) if i < count else BACK_BOTTOM
            set_tile(self._cards[i], 1, tile)
