"""This module makes the lanes of a score: on each a side runs to the flag, as far as its points.

A lane has the side's name, a track with the bar of its points, ticks for the cards that are left in
its hands, its faces where the bar ends, and its total. `places_for` settles where all that stands.
"""

import displayio
from micropython import const

from engine.state.cards import COLORS
from ui.draw import theme
from ui.draw.art import name_of, palette_of, read
from ui.draw.face_tiles import GROUND, height_of
from ui.draw.faces import face_grid, read_faces, skin_of
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.grids import CHANGED, OFFSCREEN, set_colors, set_tile, set_x
from ui.draw.places import HIGH, LANE, NUMBERS
from ui.draw.score_tiles import (
    BAR_HEIGHTS,
    BAR_TILES,
    BAR_WIDTH,
    FLAG,
    LEFT_END,
    SMALL_TILES,
    bar_height,
    filled,
    small_size,
)
from ui.draw.sheets import grid_of
from ui.draw.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

# Tiles of ticks: none, one of each color, and one of a wild.
NO_TICK = const(0)
TICKS = const(1)
_TICK_TILES = const(6)
_TICK_LINE = const(1)
_TICK_COLOR = const(2)

_LARGE_CARDS = const(40)
_LARGEST_CARDS = const(48)
_TINY = const(12)  # pixels: the smallest faces of which there is a sheet
_CUT = const(3)  # rows of a hat, or of a bar, that a face may cover in the next lane


class Places:
    """Where all parts of a lane stand, in pixels of a table; y counts from its upper edge."""

    top: int  # of the first lane
    pitch: int
    is_large: bool  # the letters
    name_x: int
    columns: int  # of a name
    total_x: int
    digits: int  # of a total
    text_y: int
    bar_x: int
    bar_y: int
    bar_high: int
    tiles: int  # of a bar
    pixels: int  # of a full bar, without its ends
    face: int  # the width of faces; 0: the small ones of `score_tiles`
    face_wide: int
    face_y: int
    ticks: int  # most in a lane
    ticks_x: int
    ticks_y: int
    tick_wide: int
    tick_high: int


def places_for(
    g: "Geometry", rows: int, letters: int, digits: int, top: int, pitch: int
) -> Places:  # set-up
    """Return where all stands.

    letters: of the longest name; digits: of the largest total; top: of the first lane.
    """
    p = Places()
    at = g.places
    lane_x, _, lane_wide, _ = at[LANE : LANE + NUMBERS]
    wide = g.size[0] // g.doubled
    is_large = g.card_width >= _LARGE_CARDS
    p.top = top
    p.pitch = pitch
    p.is_large = is_large and pitch >= LARGE_HEIGHT
    cell = LARGE_WIDTH if p.is_large else CELL_WIDTH
    high = LARGE_HEIGHT if p.is_large else CELL_HEIGHT
    p.name_x = 6 if is_large else 3
    p.digits = digits
    p.total_x = wide - p.name_x + 1 - digits * cell
    lane_wide = min(lane_wide, p.total_x - 2 - lane_x)
    p.columns = (lane_x - p.name_x) // cell
    if letters > p.columns:  # a long name takes some of its track
        more = min(letters - p.columns, lane_wide * 2 // 5 // cell)
        p.columns += more
        lane_x += more * cell
        lane_wide -= more * cell
    p.bar_x = lane_x
    p.tiles = lane_wide // BAR_WIDTH
    p.pixels = (p.tiles - 2) * BAR_WIDTH
    p.text_y = (pitch - high + 1) // 2
    p.bar_high = bar_height(g.card_width, pitch)
    is_thick = p.bar_high > BAR_HEIGHTS[0]
    lower = 3 if is_thick else 1
    p.bar_y = min((pitch - p.bar_high) // 2 + lower, pitch - p.bar_high)
    _place_faces(p, g, lower + p.bar_y + p.bar_high)
    p.tick_wide = 8 if is_large else 6
    p.tick_high = 9 if is_thick else 6
    p.ticks = (p.tiles - 3) * BAR_WIDTH * 2 // 3 // p.tick_wide
    p.ticks_x = lane_x + (p.tiles - 2) * BAR_WIDTH - p.ticks * p.tick_wide
    p.ticks_y = p.bar_y + (p.bar_high - p.tick_high + 1) // 2
    return p


def _place_faces(p: Places, g: "Geometry", low: int) -> None:  # set-up
    """Choose the largest faces that a lane has room for. low: where they stand."""
    most = _TINY
    if g.card_width >= _LARGE_CARDS:
        most = 32 if g.card_width >= _LARGEST_CARDS else 20
    for size in (32, 20, _TINY):
        if size <= most and height_of(size) - 1 - _CUT <= p.pitch:
            p.face = p.face_wide = size
            p.face_y = low - height_of(size)
            return
    p.face = 0
    p.face_wide, high = small_size(g.card_width)
    p.face_y = (p.pitch - high) // 2


class Lanes:
    """By row: `names`, `totals`, `bars`, `ticks`; `faces`, those of a row one after another.

    skins: by side, the palette of its faces. mine: of a bar in gold; other: of all others.
    """

    def __init__(
        self,
        g: "Geometry",
        sheets: "Sheets",
        group: displayio.Group,
        places: Places,
        skins: "list[int]",
        per_row: int,
        are_bad: bool,
    ) -> None:
        """Make the lanes in a group.

        skins: by side, the number of its faces; per_row: faces in a row; are_bad: few points win.
        """
        self.places = places
        self.names: list[Text] = []
        self.totals: list[Text] = []
        self.bars: list[displayio.TileGrid] = []
        self.ticks: list[displayio.TileGrid] = []
        self.faces: list[displayio.TileGrid] = []
        self.skins: list[displayio.Palette] = []
        felt = theme.FELT
        self.ink = palette_of((felt, theme.INK))
        self.gold = palette_of((felt, theme.GOLD))
        self.soft = palette_of((felt, theme.ON_FELT))
        flag = (theme.EYES, theme.OUTLINE)
        gain = theme.AGAINST if are_bad else theme.GOLD
        self.mine = palette_of((felt, theme.NIGHT, theme.DARK_GOLD, gain) + flag)
        self.other = palette_of((felt, theme.NIGHT, theme.POINTS, gain) + flag)
        self._make_tracks(sheets, group, len(skins))
        self._make_ticks(group, len(skins))  # above all tracks, as are hats of the next lane
        self._make_faces(g, group, skins, per_row)

    def _make_tracks(self, sheets: "Sheets", group: displayio.Group, rows: int) -> None:
        """Make bars, names and totals."""
        p = self.places
        high = p.bar_high
        sheet = read(name_of("bars", high), BAR_TILES * BAR_WIDTH, high, 4)
        for row in range(rows):
            y = p.top + row * p.pitch
            bar = grid_of(sheet, self.other, p.tiles, 1, BAR_WIDTH, high, p.bar_x, y + p.bar_y)
            self.bars.append(bar)
            group.append(bar)
            self.names.append(self._text(sheets, group, p.columns, p.name_x, y + p.text_y))
            self.totals.append(self._text(sheets, group, p.digits, p.total_x, y + p.text_y))

    def _make_ticks(self, group: displayio.Group, rows: int) -> None:
        p = self.places
        wide, high = p.tick_wide, p.tick_high
        sheet = _tick_sheet(wide, high)
        colors = palette_of((0, theme.OUTLINE) + theme.BRIGHT[:COLORS] + (theme.EYES,))
        colors.make_transparent(NO_TICK)
        for row in range(rows):
            y = p.top + row * p.pitch + p.ticks_y
            ticks = grid_of(sheet, colors, p.ticks, 1, wide, high, p.ticks_x, y)
            self.ticks.append(ticks)
            group.append(ticks)

    def _make_faces(
        self, g: "Geometry", group: displayio.Group, skins: "list[int]", per_row: int
    ) -> None:
        p = self.places
        wide, high = small_size(g.card_width)
        if p.face:
            sheet = read_faces(p.face)
        else:
            sheet = read(name_of("small", g.card_width), SMALL_TILES * wide, high, 4)
        for row in range(len(skins)):
            y = p.top + row * p.pitch + p.face_y
            colors = palette_of((0, theme.OUTLINE, skin_of(skins[row]), theme.EYES))
            colors.make_transparent(GROUND)
            self.skins.append(colors)
            for _ in range(per_row):
                if p.face:
                    face = face_grid(sheet, colors, OFFSCREEN, y)
                else:
                    face = grid_of(sheet, colors, 1, 1, wide, high, OFFSCREEN, y)
                self.faces.append(face)
                group.append(face)

    def _text(
        self, sheets: "Sheets", group: displayio.Group, columns: int, x: int, y: int
    ) -> "Text":
        if self.places.is_large:
            sheet: displayio.Bitmap = sheets.large  # type: ignore[assignment]
            text = Text(sheet, self.ink, columns, 1, x, y, LARGE_WIDTH, LARGE_HEIGHT)
        else:
            text = sheets.text(self.ink, columns, 1, x, y)
        group.append(text.grid)
        return text

    def fill(self, row: int, old: int, new: int) -> None:  # per frame
        """Fill a bar up to `old`, and with a gain up to `new` pixels."""
        bar = self.bars[row]
        last = self.places.tiles - 1
        set_tile(bar, 0, LEFT_END + (1 if old else 2 if new else 0))
        for i in range(1, last):
            set_tile(bar, i, filled(_within_tile(old), _within_tile(new)))
            old -= BAR_WIDTH
            new -= BAR_WIDTH
        set_tile(bar, last, FLAG)

    def color(self, row: int, is_mine: int, letters: displayio.Palette) -> None:  # per frame
        """Let a lane's bar be gold or not, and its letters be in a palette."""
        set_colors(self.bars[row], self.mine if is_mine else self.other)
        set_colors(self.names[row].grid, letters)
        set_colors(self.totals[row].grid, letters)

    def run(self, grid: displayio.TileGrid, pixels: int, i: int) -> None:  # per frame
        """Let a face, the i-th of its lane, be where a bar of so many pixels ends."""
        p = self.places
        half = p.face_wide // 2
        x = p.bar_x + max(BAR_WIDTH + pixels - half, 0) - i * (half + 2)
        set_x(grid, max(x, p.bar_x - i * 2))
        CHANGED[0] = 1


def _tick_sheet(wide: int, high: int) -> displayio.Bitmap:  # set-up
    """Draw the ticks: a small card of each color, and a white one."""
    sheet = displayio.Bitmap(_TICK_TILES * wide, high, _TICK_COLOR + COLORS + 1)
    for color in range(COLORS + 1):
        left = (TICKS + color) * wide
        for y in range(high):
            for x in range(wide - 1):
                is_line = x == wide - 2 or y == high - 1
                at = y * sheet.width + left + x
                sheet[at] = _TICK_LINE if is_line else _TICK_COLOR + color
    return sheet


def lay_edge(group: displayio.Group, wide: int, y: int, rows: int) -> None:
    """Lay a white line with a dark one below it, so many rows of pixels in all."""
    sheet = displayio.Bitmap(wide, 2, 2)
    for x in range(wide):
        sheet[wide + x] = 1
    colors = palette_of((theme.EYES, theme.OUTLINE))
    lines = grid_of(sheet, colors, 1, rows, wide, 1, 0, y)
    lines[rows - 1] = 1
    group.append(lines)


def _within_tile(pixels: int) -> int:  # per frame
    """Return how many pixels of a tile are filled, of so many from its edge on."""
    if pixels < 0:
        return 0
    return BAR_WIDTH if pixels > BAR_WIDTH else pixels


def pitch_for(g: "Geometry", rows: int, room: int) -> int:  # set-up
    """Return how high each of so many lanes is, which have so much room in all."""
    return min(room // rows, g.places[LANE + HIGH] * 3 // 2)
