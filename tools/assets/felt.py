"""This module draws the table: its felt and rim, and the small signs beside and on faces."""

from tools.assets.letters import letter_rows
from tools.assets.pixels import Pixels, pictures
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, CHECK, DASH, EXCLAMATION_MARK, ZERO
from ui.draw.table_tiles import (
    BACK_PIXEL,
    BASE,
    CALLED,
    COUNT_TILES,
    DIGITS,
    DOT,
    FELT,
    FELT_TILES,
    FLOOR,
    GOLD,
    GONE,
    LESS,
    NICK,
    ONE,
    OUTLINE,
    PEPPER_PIXEL,
    RIM,
    RIM_TILES,
    SALT_MARK,
    SALT_PIXEL,
    TILE,
    TWO,
    WHITE,
    WOOD,
)

_DOTS = (((1, 2), (5, 6)), ())  # by pattern


def draw_felt() -> bytes:
    """Return the corners and the edges of the table, and the patterns of its felt."""
    sheet = Pixels(FELT_TILES * TILE, TILE, 2)
    for tile in range(FELT_TILES):
        across = tile % 3 - 1 if tile < BASE else 0
        down = tile // 3 - 1 if tile < BASE else 0
        for y in range(TILE):
            for x in range(TILE):
                sheet.set(tile * TILE + x, y, _pixel(across, down, x, y))
        if tile >= BASE:
            for x, y in _DOTS[tile - BASE]:
                sheet.set(tile * TILE + x, y, DOT)
    return sheet.packed()


def _pixel(across: int, down: int, x: int, y: int) -> int:
    """Return a pixel of an edge; across, down: -1, 0 or 1, where on the table it lies."""
    side = x if across < 0 else TILE - 1 - x if across > 0 else TILE
    end = y if down < 0 else TILE - 1 - y if down > 0 else TILE
    if across and down:
        # The corner is a quarter of a disc, whose center is the tile's inner corner.
        off_x, off_y = 2 * (TILE - side) - 1, 2 * (TILE - end) - 1
        return WOOD if off_x * off_x + off_y * off_y <= 4 * TILE * TILE else FLOOR
    return WOOD if min(side, end) < RIM else FELT


def draw_rims() -> dict[str, bytes]:
    """Return the colored edge: a piece across and a piece along the table, in either direction.

    Arrows are cut out of it, which show the way that play goes round.
    """
    across = Pixels(RIM_TILES * TILE, RIM, 1)
    along = Pixels(RIM_TILES * RIM, TILE, 1)
    for tile in range(RIM_TILES):
        for step in range(TILE):
            for off in range(RIM):
                point = min(off, RIM - 1 - off)
                value = NICK if step - point == 3 else 1 - NICK
                at = TILE - 1 - step if tile else step
                across.set(tile * TILE + at, off, value)
                along.set(tile * RIM + off, at, value)
    return {"across.bin": across.packed(), "along.bin": along.packed()}


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
    for tile, wide in ((ONE, 5), (TWO, 3)):
        for left in range(0, 3 * tile, 3):
            sheet.box(tile * CELL_WIDTH + left, 1, wide, 7, WHITE)
            sheet.box(tile * CELL_WIDTH + left + 1, 2, wide - 2, 5, BACK_PIXEL)
    signs = [(DIGITS + i, ZERO + i, WHITE) for i in range(10)]
    more = [(GONE, CHECK, WHITE), (LESS, DASH, WHITE), (CALLED, EXCLAMATION_MARK, GOLD)]
    for tile, code, value in [*signs, *more]:
        sheet.stamp(tile * CELL_WIDTH, 0, letter_rows(code), CELL_WIDTH, value)
    values = {"#": OUTLINE, "s": SALT_PIXEL, "p": PEPPER_PIXEL}
    for tile, drawn in enumerate(pictures(_SHAKERS), SALT_MARK):
        for y, row in enumerate(drawn):
            for x, sign in enumerate(row, tile * CELL_WIDTH):
                sheet.set(x, y, values.get(sign, 0))
    return sheet.packed()
