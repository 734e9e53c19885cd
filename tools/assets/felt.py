"""This module draws the table: its felt and mat, and the small signs beside and on faces."""

from tools.assets.letters import letter_rows
from tools.assets.pixels import Pixels, pictures
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, CHECK, DASH, ZERO
from ui.draw.table_tiles import (
    ALONE,
    ARROW,
    ARROWS,
    BACK_PIXEL,
    BESIDE,
    BRIGHT,
    CALLED,
    CORNER_TILES,
    CORNERS,
    COUNT_TILES,
    DARK,
    DEEP,
    DIGITS,
    DOT,
    EDGE_TILES,
    GLOW,
    GLOWS,
    GONE,
    GROUND,
    LESS,
    LIGHT,
    MORE,
    ONE,
    OUTLINE,
    PEPPER_PIXEL,
    POOL,
    RED_PIXEL,
    RIMS,
    SALT_MARK,
    SALT_PIXEL,
    SHADE,
    TILE,
    TWO,
    WHITE,
)

_DOTS = ((1, 2), (5, 6))


def draw_felt() -> bytes:
    """Return the pattern of the felt."""
    sheet = Pixels(TILE, TILE, 1)
    for x, y in _DOTS:
        sheet.set(x, y, DOT)
    return sheet.packed()


def draw_mats() -> dict[str, bytes]:
    """Return the corners and the edges of the mat, in either size."""
    made = {}
    for size in (0, 1):
        made[f"mat{RIMS[size]}.bin"] = _corners(size)
        made |= _edges(size)
    return made


def _corners(size: int) -> bytes:
    wide = CORNERS[size]
    radius = wide - GLOWS[size]
    sheet = Pixels(CORNER_TILES * wide, wide, 4)
    for tile in range(CORNER_TILES):
        for y in range(wide):
            for x in range(wide):
                side = wide - 1 - x if tile & 1 else x
                end = wide - 1 - y if tile & 2 else y
                far = ((wide - side - 0.5) ** 2 + (wide - end - 0.5) ** 2) ** 0.5
                value = _rim(size, int(radius - far + 0.5 + 99) - 99, bool(tile & 2), x + y)
                sheet.set(tile * wide + x, y, value)
    return sheet.packed()


def _rim(size: int, depth: int, is_low: bool, at: int) -> int:
    """Return a pixel of the rim, so deep in it. at: for what is dithered."""
    if depth < 0:
        return GLOW if depth >= -GLOWS[size] and at % 2 == 0 else GROUND
    if depth >= RIMS[size]:
        return DEEP if at % 2 and depth < RIMS[size] + 2 else POOL
    if depth == RIMS[size] - 1:
        return DARK
    return BRIGHT if depth else SHADE if is_low else LIGHT


def _edges(size: int) -> dict[str, bytes]:
    """Return pieces of the edges, in which arrows show the way that play goes round."""
    rim, glow, pitch = RIMS[size], GLOWS[size], ARROWS[size]
    thick = rim + glow
    across = Pixels(EDGE_TILES * pitch, thick, 4)
    along = Pixels(EDGE_TILES * thick, pitch, 4)
    for tile in range(EDGE_TILES):
        is_low = tile > 1
        for step in range(pitch):
            for off in range(thick):
                depth = (thick - 1 - off if is_low else off) - glow
                value = _rim(size, depth, is_low, step + off)
                point = min(depth, rim - 1 - depth)
                at = pitch - 1 - step if tile & 1 else step
                if value == BRIGHT and (at - point) % pitch in (3, 3 + size):
                    value = ARROW
                across.set(tile * pitch + step, off, value)
                along.set(tile * thick + off, step, value)
    return {f"across{rim}.bin": across.packed(), f"along{rim}.bin": along.packed()}


# Salt is a box with holes, pepper a mill with a knob and a waist. They stand in the lower corners
# of a face, parted from it by an outline: first those of the smallest faces, and doubled of the
# largest, then those of the middle size.
_SHAKERS = """
......  ......
......  ......
......  ......
####..  ..####
sss#..  ..##p#
s#s#..  ..#ppp
sss#..  ..##p#
sss#..  ..#ppp
sss#..  ..#ppp

######  ######
#sss##  ##ppp#
s#s#s#  #ppppp
sssss#  ##ppp#
s#s#s#  ###p##
sssss#  ##ppp#
sssss#  ##ppp#
sssss#  #ppppp
sssss#  #ppppp
"""


def draw_counts() -> bytes:
    """Return what stands for the cards of a player: small backs, digits, signs."""
    sheet = Pixels(COUNT_TILES * CELL_WIDTH, CELL_HEIGHT, 2)
    for tile, lefts in ((ONE, (0,)), (TWO, (0, 2)), (MORE, (0, 3))):
        for left in lefts:
            wide = CELL_WIDTH - left - (tile != MORE)
            sheet.box(tile * CELL_WIDTH + left, 1, wide, 7, WHITE)
            sheet.box(tile * CELL_WIDTH + left + 1, 2, wide - 1 - (tile != MORE), 5, BACK_PIXEL)
    signs = [(DIGITS + i, ZERO + i) for i in range(10)] + [(GONE, CHECK), (LESS, DASH)]
    on_red = [(ALONE + i, code) for i, code in enumerate(b"1UNO!")]
    for tile, _ in on_red:
        sheet.box(tile * CELL_WIDTH, 0, CELL_WIDTH, CELL_HEIGHT, RED_PIXEL)
    for tile, code in signs + on_red:
        left = tile * CELL_WIDTH + (ALONE <= tile <= CALLED)
        sheet.stamp(left, 0, letter_rows(code), CELL_WIDTH, WHITE)
    sheet.box(BESIDE * CELL_WIDTH, 0, CELL_WIDTH, CELL_HEIGHT, BACK_PIXEL)
    values = {"#": OUTLINE, "s": SALT_PIXEL, "p": PEPPER_PIXEL}
    for tile, drawn in enumerate(pictures(_SHAKERS), SALT_MARK):
        for y, row in enumerate(drawn):
            for x, sign in enumerate(row, tile * CELL_WIDTH):
                sheet.set(x, y, values.get(sign, 0))
    return sheet.packed()
