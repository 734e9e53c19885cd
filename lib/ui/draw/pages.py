"""This module makes the pages that screens are drawn on: a large title, a list, a match's table.

A page is made when an act of the memory (`ui.memory`) needs it first, and goes with it. Turning to
another is one refresh of the whole display, in which each pixel is sent once: that costs less than
to redraw all that was hidden and all that is shown.
"""

import displayio
from micropython import const

from engine.state.cards import BLANK, COLORS, colored
from ui.draw.card_tiles import BACK_BOTTOM, bottom_of
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.geometry import CARD_HEIGHT, CARD_WIDTH, Geometry
from ui.draw.sheets import Sheets, show_card
from ui.draw.text import CHANGED, Heading, set_tile
from ui.screens import BIG

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    import busdisplay

    from ui.draw.text import Text

_CARD_PITCH = const(19)
_SMALL_TITLE = const(14)  # the height of the first line


class BigPage:
    """`group` is the page, `body` its rows, `last` the line of hints.

    tallest: rows of letters that have room for what is large.
    """

    _shown: "displayio.Group | None"  # of large things

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group()
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
        canvas = displayio.Group(scale=geometry.scale)
        canvas.append(self._small.group)
        canvas.append(self._place)
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

    def cards(self, cards: bytes, are_large: bool = True) -> None:
        """Show four cards, as large as there is room for, or as letters are."""
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
            show_card(self._cards[i], cards[i])

    def turn(self, count: int) -> None:  # per frame
        """Let so many of four cards that lie face down show their color below.

        That is a fourth of what four cards are that turn as a whole, and large.
        """
        for i in range(COLORS):
            tile = bottom_of(colored(BLANK, i), 0) if i < count else BACK_BOTTOM
            set_tile(self._cards[i], 1, tile)


_LEAST_TOP = const(20)
_FOOT_ROWS = const(4)


class ListPage:
    """`group` is the page, `rows` how many there are, `room` how many of them the list has now.

    foot: the rows above the last, for a text under the list (ui.draw.paragraphs).
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group(scale=geometry.scale)
        self._width = geometry.width
        self._sheets = sheets
        self.rows = (geometry.height - _LEAST_TOP) // CELL_HEIGHT
        self.room = self.rows - 1
        top = geometry.height - self.rows * CELL_HEIGHT
        self._heading = Heading(sheets, geometry.width // 2, top // 2, geometry.width)
        self.group.append(self._heading.group)
        self.body = self._text(geometry, sheets.ink, self.room - _FOOT_ROWS, top)
        top += self.body.rows * CELL_HEIGHT
        self.foot = self._text(geometry, sheets.ink, _FOOT_ROWS, top)
        top += _FOOT_ROWS * CELL_HEIGHT
        self.last = self._text(geometry, sheets.soft, 1, top)
        self._hint = b""

    def _text(self, geometry: "Geometry", colors: displayio.Palette, rows: int, y: int) -> "Text":
        """Add rows."""
        text = self._sheets.text(colors, geometry.columns, rows, geometry.left, y)
        self.group.append(text.grid)
        return text

    def title(self, words: str) -> None:
        """Set the title, as large as it fits."""
        is_large = len(words) * 2 * CELL_WIDTH <= self._width
        self._heading.write(words, 2 if is_large else 1)

    def start(self, row: int, column: int = 0, columns: int = 0) -> "Text":  # per frame
        """Write next into some columns of a row (0: all the rest of it), with what is returned."""
        text = self.body
        if row >= text.rows:
            row -= text.rows
            text = self.foot
            if row >= text.rows:
                row = 0
                text = self.last
        text.start(row, column, columns)
        return text

    def fit(self, count: int) -> None:  # per frame
        """Make room for a list of so many rows."""
        is_full = count == self.rows
        colors = self._sheets.ink if is_full else self._sheets.soft
        self.room = self.rows if is_full else self.rows - 1
        if self.last.grid.pixel_shader is not colors:
            self.last.grid.pixel_shader = colors
            CHANGED[0] = 1
            if not is_full:
                self.hint(self._hint)

    def hint(self, words: bytes) -> None:  # per frame
        """Tell what the buttons do, where the last row is free."""
        self._hint = words
        if self.room < self.rows:
            self.last.start(0)
            self.last.word(words)
            self.last.end()


class Pages:
    """display: the board's. `geometry` and `sheets` are what everything is drawn with.

    pages: by BIG, LIST and TABLE of `ui.screens`; None: it is not made in this act of the memory.
    """

    pages: "list[Any]"

    def __init__(self, display: "busdisplay.BusDisplay", sheets: Sheets) -> None:
        self.geometry = Geometry(display.width, display.height)
        self.sheets = sheets
        self.pages = [None, None, None]
        self._display = display

    def clear(self) -> None:
        """Another act begins: let all pages go."""
        self._display.root_group = None  # type: ignore[assignment]
        for number in range(len(self.pages)):
            self.pages[number] = None

    def page(self, number: int) -> "Any":
        """A page; each is made once in an act. That of a table is put there by who makes it."""
        if self.pages[number] is None:
            made = BigPage if number == BIG else ListPage
            self.pages[number] = made(self.geometry, self.sheets)
        return self.pages[number]

    def show(self, number: int) -> None:
        """Turn to a page."""
        # What was not on the display before is sent as a whole (displayio's full refresh).
        self._display.root_group = None  # type: ignore[assignment]
        self._display.root_group = self.pages[number].group
        CHANGED[0] = 1
