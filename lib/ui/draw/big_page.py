"""This module makes the page of the help: a heading, up to four cards, text below them, and dots.

There is a dot for each page of the text, as long as they fit; that of the page shown is golden.
"""

import displayio
from micropython import const

from engine.state.cards import COLORS
from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.card_tiles import show_card
from ui.draw.frame import Frame, clear
from ui.draw.grids import OFF_CANVAS, set_tile, set_x
from ui.draw.places import BUTTONS, HEADER, HIGH, Y
from ui.draw.row_line import RowLine
from ui.draw.sheets import grid_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text

_GAP = const(4)  # around cards, where they are small
_LARGE_GAP = const(10)
_DOT = const(5)  # pixels from one dot to the next, and above the buttons
_SUNK_CARDS = const(24)  # of this width: their feet are hidden, for one more row of text


class BigPage:
    """`group` is the page, `body` all rows of text.

    below: the row where the text begins if there are cards, which lie over the rows before it.
    line: a line of hints, while it is written.
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        g = geometry
        at = g.places
        self.group = displayio.Group(scale=g.doubled)
        self.frame = frame = Frame(self.group, g, sheets)
        self._sheets = sheets
        self.line = RowLine()
        gap = _LARGE_GAP if frame.is_large else _GAP
        above = _LARGE_GAP if frame.is_large else 1
        head = at[HEADER + HIGH] + 2
        high = g.card_height + 2 * above
        is_sunk = not frame.is_large and g.card_width == _SUNK_CARDS
        high -= g.strip if is_sunk else 0
        self._zone = self._add_zone(head, high)
        frame.add_heading()
        self._pitch = g.card_width + gap
        self._left = (frame.wide - COLORS * self._pitch + gap) // 2
        self._cards = []
        for _ in range(COLORS):
            card = sheets.card(OFF_CANVAS, head + above)
            self._cards.append(card)
            self.group.append(card)
        self._felt = None
        if is_sunk:
            felt = displayio.Bitmap(frame.wide, 1, 1)
            colors = palette_of((theme.FELT,))
            self._felt = grid_of(
                felt, colors, 1, g.strip, frame.wide, 1, OFF_CANVAS, head + high + 1
            )
            self.group.append(self._felt)
        wide, tall = frame.cell
        top = head + 1
        end = at[BUTTONS + Y]
        rows = (end - top - _DOT) // tall
        top += (end - top - _DOT - rows * tall) // 2
        columns = (frame.wide - (12 if frame.is_large else 2)) // wide
        left = (frame.wide - columns * wide + 1) // 2
        self.body = frame.text(frame.ink, columns, rows, left, top)
        self.below = (head + high - top + tall - 1) // tall
        self._add_dots(end - _DOT)
        frame.add_buttons()

    def _add_dots(self, y: int) -> None:
        """Add the dots, in a grid that has room for as many as fit."""
        sheet = displayio.Bitmap(3 * _DOT, _DOT, 4)
        for i in (1, 2):
            for row in range(1, _DOT - 1):
                for x in range(1, _DOT - 1):
                    sheet[row * sheet.width + i * _DOT + x] = i
        count = self.frame.wide // _DOT
        x = (self.frame.wide - count * _DOT) // 2
        colors = clear(theme.TEAL, theme.GOLD)
        self.dots = grid_of(sheet, colors, count, 1, _DOT, _DOT, x, y)
        self.group.append(self.dots)

    def turn_to(self, page: int, count: int) -> None:  # per frame
        """Show which of so many pages is shown."""
        dots = self.dots
        first = (dots.width - count) // 2 if 1 < count <= dots.width else dots.width
        for i in range(dots.width):
            is_dot = first <= i < first + count
            set_tile(dots, i, 0 if not is_dot else 2 if i == first + page else 1)

    def _add_zone(self, y: int, high: int) -> displayio.TileGrid:
        """Add the darker felt that cards lie on, with a line below it."""
        wide = self.frame.wide
        sheet = displayio.Bitmap(wide, 2, 2)
        for x in range(wide):
            sheet[sheet.width + x] = 1
        colors = palette_of((theme.DOTS, theme.ROW))
        zone = grid_of(sheet, colors, 1, high + 1, wide, 1, OFF_CANVAS, y)
        zone[high] = 1
        self.group.append(zone)
        return zone

    def title(self, text: "bytes | bytearray", at: int, end: int) -> None:  # per frame
        """Write a part of a text into the first line, in the middle."""
        self.frame.title(text, at, end)

    def show(self, cards: bytes) -> None:  # per frame
        """Show up to four cards in a row."""
        set_x(self._zone, 0 if cards else OFF_CANVAS)
        if self._felt:
            set_x(self._felt, 0 if cards else OFF_CANVAS)
        x = self._left + (COLORS - len(cards)) * self._pitch // 2
        for i in range(COLORS):
            place = self._cards[i]
            is_seen = i < len(cards)
            if is_seen:
                show_card(place, cards[i], self._sheets.bright)
            set_x(place, x + i * self._pitch if is_seen else OFF_CANVAS)


def write_part(text: "Text", letters: "bytes | bytearray", at: int, end: int) -> None:  # per frame
    """Write a part of a text as the rest of a row."""
    text.spell(letters, at, end)
    text.end()
