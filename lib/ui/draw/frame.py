"""This module draws what the pages of menus have in common: felt, a heading, buttons with keys.

    frame.title(WORDS)               the heading, in the middle of its band
    frame.hint(b"A choose  B back")  a button for each key, with what it does

All is drawn on the places that `ui.draw.places` names. Letters are large where there is room for
them, and lie on what is below them: their palettes are transparent.
"""

import displayio
from micropython import const

from engine.state.cards import COLORS
from ui.draw import theme
from ui.draw.art import name_of, palette_of, read
from ui.draw.felt import lay_felt
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.grids import OFF_CANVAS, set_tile, set_x
from ui.draw.hints import is_golden, is_teal, part_words, write_hint
from ui.draw.key_bar import KEY_GAP, draw_key, make_bar
from ui.draw.places import BUTTONS, HEADER, HIGH
from ui.draw.sheets import grid_of
from ui.draw.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_PARTS = const(3)  # buttons at most
# Rows of pixels of a framed box, which is as high as its grid has rows: what its tiles show.
_OUTSIDE = const(0)
_EDGE = const(1)
_TOP = const(2)
_INNER = const(3)
_FOOT = const(4)
_KINDS = const(5)
# Values of its pixels.
BORDER = const(1)
INSIDE = const(2)
LIGHT = const(3)
SHADE = const(4)


def clear(*colors: int) -> displayio.Palette:
    """Make a palette whose first entry is transparent; the others are colors."""
    palette = palette_of((0,) + colors)
    palette.make_transparent(0)
    return palette


def shape_colors() -> "list[displayio.Palette]":
    """Make a palette for each color's shape: what is around, an edge, the color, a light sign."""
    return [clear(theme.LINE, theme.BRIGHT[color], theme.LIGHT) for color in range(COLORS)]


class Frame:
    """See the module. group: the page, to which felt and heading are added, and buttons by `close`.

    wide: of the page, in pixels of its group; cell: the size of its letters; is_large: are they
    large ones? ink, gold, dark: palettes of letters. shapes: of the colors of cards.
    """

    def __init__(self, group: displayio.Group, g: "Geometry", sheets: "Sheets") -> None:
        self.wide = g.size[0] // g.doubled
        self.is_large = sheets.large is not None
        self.cell = (LARGE_WIDTH, LARGE_HEIGHT) if self.is_large else (CELL_WIDTH, CELL_HEIGHT)
        self.group = group
        self.shapes = shape_colors()
        self.ink = clear(theme.INK)
        self.soft = clear(theme.MILD)
        self.gold = clear(theme.GOLD)
        self.dark = clear(theme.LINE)
        self._sheets = sheets
        self._g = g
        self._at = g.places
        self._parts = bytearray(2 * _PARTS)
        lay_felt(group, g)

    def text(self, palette: displayio.Palette, columns: int, rows: int, x: int, y: int) -> Text:
        """Add a block of text, in letters of the page's size."""
        wide, high = self.cell
        sheet = self._sheets.large or self._sheets.letters
        text = Text(sheet, palette, columns, rows, x, y, wide, high)
        self.group.append(text.grid)
        return text

    # The heading.

    def add_heading(self) -> None:
        """Add the heading's band, with two shapes at either end."""
        high = self._at[HEADER + HIGH]
        line = displayio.Bitmap(self.wide, 3, 4)
        for row in range(3):
            for x in range(self.wide):
                line[row * line.width + x] = row
        colors = palette_of((theme.NIGHT, theme.DARK_GOLD, theme.LINE))
        band = grid_of(line, colors, 1, high + 2, self.wide, 1, 0, 0)
        band[high] = 1
        band[high + 1] = 2
        self.group.append(band)
        size = 11 if self.is_large else 7
        sheet = read(name_of("shapes", size), COLORS * size, size, 2)
        self._ends = []
        self._xs = []
        pitch = size + 2
        for i in range(COLORS):
            x = 4 + i * pitch if i < 2 else self.wide - 2 - (COLORS - i) * pitch
            end = grid_of(sheet, self.shapes[i], 1, 1, size, size, x, (high - size) // 2)
            end[0] = i
            self.group.append(end)
            self._ends.append(end)
            self._xs.append(x)
        y = (high - self.cell[1]) // 2 + self.is_large
        self.heading = self.text(self.gold, self.wide // self.cell[0], 1, 0, y)

    def title(self, words: "bytes | bytearray", at: int = 0, end: int = -1) -> None:  # per frame
        """Write a heading: words, or a part of them. A long one takes the place of the shapes."""
        if end < 0:
            end = len(words)
        text = self.heading
        wide = (end - at) * self.cell[0]
        set_x(text.grid, (self.wide - wide + 1) // 2)
        text.start(0)
        text.spell(words, at, end)
        text.end()
        for i in range(COLORS):
            near = self._xs[1] + self._ends[1].tile_width
            is_free = wide <= self.wide - 2 * near - 2
            set_x(self._ends[i], self._xs[i] if is_free else OFF_CANVAS)

    # The buttons.

    def add_buttons(self) -> None:
        """Add the lower edge."""
        self.bar = make_bar(self._g)
        self.group.append(self.bar)
        self.keys = []
        high = self._at[BUTTONS + HIGH]
        y = self.bar.y + (high - self.cell[1] + 1) // 2
        for _ in range(_PARTS):
            self.keys.append(self.text(self.ink, self.wide // self.cell[0], 1, 0, y))

    def hint(self, words: "bytes | bytearray", end: int = -1) -> None:  # per frame
        """Draw a button for each part of a line of hints. end: of the line, -1: all words."""
        parts = self._parts
        count = part_words(words, len(words) if end < 0 else end, parts)
        room = self.wide - KEY_GAP * (count - 1) - 2  # a pixel at either edge
        cell = self.cell[0]
        most = letters = 0
        for i in range(count):
            letters += parts[2 * i + 1] - parts[2 * i]
            most = max(most, parts[2 * i + 1] - parts[2 * i])
        is_even = most * cell + 4 <= room // max(count, 1)
        x = 1
        for at in range(self.wide):
            if at < 1 or not count:
                set_tile(self.bar, at, 0)
        for i in range(_PARTS):
            text = self.keys[i]
            text.start(0)
            if i < count:
                at = parts[2 * i]
                end = parts[2 * i + 1]
                wide = room // count
                if not is_even:
                    wide = (end - at) * cell + (room - letters * cell) // count
                if i == count - 1:
                    wide = self.wide - 1 - x
                which = 0 if is_golden(words, at) else 1 if is_teal(words, at) else 2
                draw_key(self.bar, x, wide, which)
                text.grid.pixel_shader = self.ink if which else self.dark
                set_x(text.grid, x + (wide - (end - at) * cell + 1) // 2)
                write_hint(text, words, at, end)
                x += wide + KEY_GAP
            text.end()


def box_sheet(wide: int) -> displayio.Bitmap:
    """Make the rows of pixels of boxes with a border, so wide."""
    sheet = displayio.Bitmap(wide, _KINDS, 8)
    for x in range(2, wide - 2):
        sheet[_EDGE * sheet.width + x] = BORDER
        sheet[_TOP * sheet.width + x] = LIGHT
        sheet[_FOOT * sheet.width + x] = SHADE
    for row in (_TOP, _FOOT):
        sheet[row * sheet.width + 1] = sheet[row * sheet.width + wide - 2] = BORDER
    for x in range(1, wide - 1):
        sheet[_INNER * sheet.width + x] = INSIDE
    sheet[_INNER * sheet.width] = sheet[_INNER * sheet.width + wide - 1] = BORDER
    return sheet


def box_of(
    sheet: displayio.Bitmap, palette: displayio.Palette, x: int, y: int, high: int
) -> displayio.TileGrid:
    """Make a box of at most so many rows of pixels. `shape_box` says how many are seen."""
    return grid_of(sheet, palette, 1, high, sheet.width, 1, x, y)


def shape_box(box: displayio.TileGrid, high: int) -> None:  # per frame
    """Let a box be so high, in pixels."""
    last = high - 1
    for row in range(box.height):
        tile = _INNER
        if row > last:
            tile = _OUTSIDE
        elif row == 0 or row == last:
            tile = _EDGE
        elif row == 1:
            tile = _TOP
        elif row == last - 1:
            tile = _FOOT
        set_tile(box, row, tile)
