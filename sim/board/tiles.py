"""This module reads the contents of a display back: which tiles lie where, and what they mean.

    for grid, x, y, scale in grids(group)       visible grids, from back to front
    tiles = tiles_of(grid)                      all its tiles
    is_text(grid), is_count(grid), is_name(grid)    letters; a seat's cards; the title's letters
    words = shaker_words(grid)                  "salt" or "pepper", on a face; empty: neither
    letter = letter_of(tile)                    of the sheet of letters
    cards, is_out, has_called = count_of(grid)  of a seat
    is_card(grid), is_shape(grid)               a place for a card, of any size; a color's shape
    is_face(grid)                               a player's face
    words = meter_words(grid)                   "3 of 5" bars are lit; empty: it is no meter
    color = color_at(shown, x, y)               of what letters lie on
    areas, at = offered_colors(shown, places)   while a color is chosen: where each is, the chosen
    kind, mood = kind_and_mood(grid)            of that, as `ui.draw.face_tiles` numbers them
    color, face, sign = card_at(grid)           what it shows; None: nothing
    words = card_words(grid)                    "red 5", "wild +4, blue"; empty: nothing
    words = color_words(color)                  "red"

The sizes of a tile and of its sheet tell what a grid is made of; what is none of these, as the
felt, has no words. It runs on a computer, for the terminal's table
(`sim.board.text_table`), and on a page, for taps (`sim.board.taps`) and screen readers
(`sim.board.page_words`). So it needs nothing that MicroPython lacks.
"""

import displayio

from engine.state.cards import BLANK, DRAW_TWO, NO_CARD, NO_COLOR, REVERSE, SKIP, WILD
from ui.draw.card_tiles import (
    ASIDE,
    BACK_HEAD,
    BLANK_FACE,
    FACES,
    HEADS,
    NOTHING,
    OPEN,
    SIGN_HEADS,
    STRIPS,
    WILD_FACES,
)
from ui.draw.face_tiles import KINDS, MOODS, TILES, TOPS
from ui.draw.font import (
    CELL_HEIGHT,
    CELL_WIDTH,
    FIRST,
    GLYPHS,
    KEY_A,
    LARGE_HEIGHT,
    LARGE_WIDTH,
    SHEET_WIDTH,
)
from ui.draw.geometry import CARDS
from ui.draw.logo import LETTERS
from ui.draw.logo import SIZES as LOGO_SIZES
from ui.draw.places import HIGH, NUMBERS, PANEL_0, WIDE, X, Y
from ui.draw.row_line import BARS
from ui.draw.table_tiles import (
    ALONE,
    CALLED,
    COUNT_TILES,
    DIGITS,
    FLAG,
    GONE,
    SALT_MARK,
    SHAKERS,
)
from ui.draw.theme import GOLD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    Shown = tuple[Any, int, int, int]  # a grid, its place on the display, and its scale
    Area = tuple[int, int, int, int]  # left, upper, right and lower edge, on the display

SHAPES = "●▲■◆"
# From the code after `~` on (ui.draw.font).
SIGNS = "s" + SHAPES + "↑↓→←✓□★p¤☺─" + "A B SEL ST "  # of buttons, a letter for each cell
_COLORS = ("red", "green", "blue", "yellow")
_FACES = {SKIP: "skip", REVERSE: "reverse", DRAW_TWO: "+2", BLANK: "blank"}
_WILDS = ("wild", "wild +4", "wild swap", "wild shuffle", "wild 1", "wild 2", "wild 3")
_MEANS = {OPEN: ", open", ASIDE: ", put aside"}
_FRAME = 6  # pixels that a golden frame is larger at most than what it frames
_CARDS = [size[:2] for size in CARDS]  # width and height of tiles
_SHAPES = [size[2] for size in CARDS]


def grids(
    group: "Any", x: int = 0, y: int = 0, scale: int = 1
) -> "Iterator[tuple[displayio.TileGrid, int, int, int]]":
    """Yield the visible grids of a group, each with its place on the display, and its scale.

    x, y, scale: of what the group lies in.
    """
    if group is None or group.hidden:
        return
    x += group.x * scale
    y += group.y * scale
    scale *= scale_of(group)
    for i in range(len(group)):
        part = group[i]
        if isinstance(part, displayio.Group):
            yield from grids(part, x, y, scale)
        elif not part.hidden:
            yield part, x + part.x * scale, y + part.y * scale, scale


def scale_of(group: "Any") -> int:
    """Return the scale of a group. A Label's own `scale` is that of the group within it."""
    if hasattr(group, "_look"):  # sim/stubboard/drive/displayio.py
        return group._look >> 1  # type: ignore[no-any-return]
    return int(vars(displayio.Group)["scale"].__get__(group))


def area_of(places: "Any", place: int, scale: int = 1) -> "Area":
    """Return where a place of a layout is on a display that shows it in a scale."""
    x = places[place + X] * scale
    y = places[place + Y] * scale
    return x, y, x + places[place + WIDE] * scale, y + places[place + HIGH] * scale


def extent(one: "Shown") -> "Area":
    """Return what a grid covers."""
    grid, x, y, scale = one
    wide = grid.width * grid.tile_width * scale
    return x, y, x + wide, y + grid.height * grid.tile_height * scale


def lies_in(one: "Shown", area: "Area") -> bool:
    """Does the middle of a grid lie in an area?"""
    left, top, right, bottom = extent(one)
    return area[0] <= (left + right) // 2 < area[2] and area[1] <= (top + bottom) // 2 < area[3]


def color_at(shown: "list[Shown]", x: int, y: int) -> int:
    """Return the color of a pixel of what lies there, from back to front; 0: nothing does.

    Letters do not count, and no pixel that is transparent.
    """
    for i in range(len(shown) - 1, -1, -1):
        left, top, right, bottom = extent(shown[i])
        grid, _, _, scale = shown[i]
        if left <= x < right and top <= y < bottom and not is_text(grid):
            across = (x - left) // scale
            down = (y - top) // scale
            wide = grid.tile_width
            high = grid.tile_height
            tile = grid[down // high * grid.width + across // wide]
            columns = grid.bitmap.width // wide
            place = tile % columns * wide + across % wide, tile // columns * high + down % high
            value = grid.bitmap[place]
            if not grid.pixel_shader.is_transparent(value):
                return int(grid.pixel_shader[value])
    return 0


def offered_colors(shown: "list[Shown]", places: "Any", scale: int = 1) -> "tuple[list[Area], int]":
    """Return the areas of the four colors while one is chosen, and which is; none, -1: none is."""
    areas = [area_of(places, PANEL_0 + NUMBERS * color, scale) for color in range(len(SHAPES))]
    shapes = [one for one in shown if is_shape(one[0])]
    for area in areas:
        if not any([lies_in(one, area) for one in shapes]):
            return [], -1
    for color in range(len(areas)):
        if any([_frames(one, areas[color]) for one in shown]):
            return areas, color
    return areas, -1


def _frames(one: "Shown", area: "Area") -> bool:
    """Is a grid a golden frame around an area, or what shines out from behind it?"""
    edges = extent(one)
    for i in range(len(edges)):
        if abs(edges[i] - area[i]) > _FRAME * one[3]:
            return False
    palette = one[0].pixel_shader
    return any([palette[i] == GOLD for i in range(len(palette))])


def tiles_of(grid: "Any") -> "bytes | bytearray":
    """Return all tiles of a grid, row by row. One by one they would take a page milliseconds."""
    tiles = grid._tiles
    if isinstance(tiles, int):  # a grid of up to four (sim/stubboard/drive/displayio.py)
        return bytes([grid[i] for i in range(grid.width * grid.height)])
    return tiles  # type: ignore[no-any-return]


def is_text(grid: "Any") -> bool:
    """Is a grid a block of letters, small or large? Not if they are as what they lie on."""
    wide = grid.bitmap.width  # twice as wide is a sheet with two inks
    if grid.tile_width == LARGE_WIDTH and grid.tile_height == LARGE_HEIGHT:
        is_of_letters = wide in (GLYPHS * LARGE_WIDTH, 2 * GLYPHS * LARGE_WIDTH)
    else:
        is_of_letters = _is_cell(grid) and wide in (SHEET_WIDTH, 2 * SHEET_WIDTH)
    return bool(is_of_letters and grid.pixel_shader[0] != grid.pixel_shader[1])


def is_key(grid: "Any") -> bool:
    """Is a grid the button A in gold, which lies over that in a line of text?"""
    return is_text(grid) and grid.width == len(KEY_A) and bool(grid[0] == KEY_A[0] - FIRST)


def is_count(grid: "Any") -> bool:
    """Does a grid show how many cards a seat holds?"""
    return _is_of_counts(grid) and bool(grid[0] < SALT_MARK)


def shaker_words(grid: "Any") -> str:
    """Return what shaker a grid shows; empty: it is something else."""
    if not _is_of_counts(grid) or grid[0] < SALT_MARK:
        return ""
    return ("salt", "pepper")[(grid[0] - SALT_MARK) % SHAKERS]


def meter_words(grid: "Any") -> str:
    """Return how many bars of a meter are lit, in words; empty: a grid is none."""
    bars = grid.width
    if bars != BARS or grid.height != 1 or grid.bitmap.width != 2 * bars * grid.tile_width:
        return ""
    lit = len([bar for bar in range(bars) if grid[bar] < bars])
    return str(lit) + " of " + str(bars)


def _is_of_counts(grid: "Any") -> bool:
    return bool(_is_cell(grid) and grid.bitmap.width == COUNT_TILES * CELL_WIDTH)


def _is_cell(grid: "Any") -> bool:
    return bool(grid.tile_width == CELL_WIDTH and grid.tile_height == CELL_HEIGHT)


def is_name(grid: "Any") -> bool:
    """Is a grid a letter of the game's name, on the title?"""
    return (grid.tile_width, grid.tile_height) in LOGO_SIZES


def name_letter(grid: "Any") -> str:
    """Return that letter."""
    return LETTERS[grid[0]]


def count_of(grid: "Any") -> "tuple[int, bool, bool]":
    """Return how many cards a seat holds, whether it is out, and whether it called Uno."""
    cards = 0
    is_out = has_called = False
    for tile in tiles_of(grid):
        if tile == CALLED:
            has_called = True
        elif tile == GONE:
            is_out = True
        elif DIGITS <= tile < GONE:
            cards = cards * 10 + tile - DIGITS
        elif tile == ALONE or tile == FLAG:
            cards = 1
    return cards, is_out, has_called


def letter_of(tile: int) -> str:
    """Return a letter, in whatever ink."""
    code = tile % GLYPHS + FIRST
    sign = code - ord("~") - 1
    return SIGNS[sign] if sign >= 0 else chr(code)


def is_card(grid: "Any") -> bool:
    """Is a grid a place for a card?"""
    return grid.height == STRIPS and (grid.tile_width, grid.tile_height) in _CARDS


def is_shape(grid: "Any") -> bool:
    """Is a grid the shape of a color? A face of a player may be as large (`ui.draw.faces`)."""
    size = grid.tile_width
    return size in _SHAPES and size == grid.tile_height and grid.bitmap.width == len(SHAPES) * size


def is_face(grid: "Any") -> bool:
    """Is a grid a player's face?"""
    return bool(grid.height == 2 and grid.bitmap.width == TILES * grid.tile_width)


def kind_and_mood(grid: "Any") -> "tuple[int, int]":
    """Return whose face it is, a person's or a bot's, and its mood."""
    at: int = grid[1] - KINDS * TOPS
    return at // MOODS, at % MOODS


def card_at(grid: "Any") -> "tuple[int, int, int] | None":
    """Return the color, or called color, of a card (NO_COLOR: none), its face and its sign.

    The face is that of `engine.state.cards`; NO_CARD: a card from behind. None: nothing lies there.
    """
    head = grid[0]
    if head == NOTHING:
        return None
    if head == BACK_HEAD:
        return NO_COLOR, NO_CARD, 0
    sign = 0 if head < SIGN_HEADS else OPEN if head == SIGN_HEADS else ASIDE
    face = BLANK if grid[1] == BLANK_FACE else (grid[1] - FACES) // 2
    if WILD_FACES <= grid[1] < BLANK_FACE:
        face = WILD + (grid[1] - WILD_FACES) // 2
    return (grid[3] - HEADS) // 2, face, sign


def color_words(color: int) -> str:
    """Return what a color is called."""
    return _COLORS[color]


def card_words(grid: "Any") -> str:
    """Return what a card is called; empty: nothing lies there."""
    card = card_at(grid)
    if card is None:
        return ""
    color, face, sign = card
    if face == NO_CARD:
        return "card face down"
    more = _MEANS.get(sign, "")
    if face < WILD:
        return _COLORS[color] + " " + _FACES.get(face, str(face)) + more
    words = _WILDS[face - WILD]
    return words + (", " + _COLORS[color] if color < NO_COLOR else "") + more
