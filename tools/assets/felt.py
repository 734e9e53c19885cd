"""This module draws the table: its felt and mat, and the small signs beside and on faces."""

from tools.assets.letters import letter_rows
from tools.assets.pixels import Pixels, pictures
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, CHECK, DASH, ZERO
from ui.draw.table_tiles import (
    ALONE,
    ARROW,
    ARROW_TILES,
    BACK_PIXEL,
    BESIDE,
    BRIGHT,
    CALLED,
    COUNT_TILES,
    DARK,
    DEEP,
    DIGITS,
    DOT,
    FELT_HIGH,
    FELT_TILES,
    FELT_WIDE,
    GLOW,
    GLOWS,
    GONE,
    GROUND,
    LARGE_MAT_TILE,
    LESS,
    LIGHT,
    MAT_FIRSTS,
    MAT_MIDDLE,
    MAT_SIDE,
    MAT_TILE,
    MORE,
    ONE,
    OUTLINE,
    PEPPER_PIXEL,
    POOL,
    RED_PIXEL,
    SALT_MARK,
    SALT_PIXEL,
    SHADE,
    TWO,
    WHITE,
)

_DOTS = ((1, 2), (5, 6))
_PATTERN = 8  # pixels until the dots come again
_RADIUS = 8  # of the mat's corners, of large ones 12


def draw_felt() -> bytes:
    """Return the pattern of the felt, below it what lies behind the hand, and that of a back."""
    sheet = Pixels(FELT_WIDE, FELT_TILES * FELT_HIGH, 1)
    for y in range(FELT_HIGH):
        for x in range(FELT_WIDE):
            if (x % _PATTERN, y % _PATTERN) in _DOTS:
                sheet.set(x, y, DOT)
            sheet.set(x, FELT_HIGH + y, DOT)
            if (x + y) // _PATTERN % 2 == (x - y) // _PATTERN % 2:
                sheet.set(x, 2 * FELT_HIGH + y, DOT)
    return sheet.packed()


def draw_mats() -> dict[str, bytes]:
    """Return the tiles of the mat, in either size."""
    return {f"mat{tile}.bin": _draw_mat(tile) for tile in (MAT_TILE, LARGE_MAT_TILE)}


def _draw_mat(tile: int) -> bytes:
    """Return the tiles of a mat, so wide and high (`ui.draw.table_tiles`)."""
    is_large = tile == LARGE_MAT_TILE
    steps = 1 if is_large else ARROW_TILES
    sheet = Pixels((MAT_FIRSTS + 4 * (2 * steps - 1) + 1) * tile, tile, 4)
    sides = [MAT_MIDDLE, 2 * MAT_SIDE, 3 * MAT_SIDE - 1, 4 * MAT_SIDE + MAT_MIDDLE]
    for at in range(MAT_FIRSTS):
        for y in range(tile):
            for x in range(tile):
                value = _mat_pixel(tile, at % MAT_SIDE * tile + x, at // MAT_SIDE * tile + y)
                sheet.set(at * tile + x, y, value)
    for side, at in enumerate(sides):
        for step in range(2 * steps):
            place = MAT_FIRSTS + side * (2 * steps - 1) + step - 1 if step else at
            _draw_arrows(sheet, tile, place, side, step)
    for x in range(tile):
        last = (sheet.width // tile - 1) * tile + x
        sheet.set(last, 2, GLOW)
        if x % 2 == 0:
            sheet.set(last, 3, GLOW)
    return sheet.packed()


def _mat_pixel(tile: int, x: int, y: int) -> int:
    """Return a pixel of a mat of five by five tiles, without arrows."""
    size = MAT_SIDE * tile
    glow = GLOWS[tile == LARGE_MAT_TILE]
    rim = tile - glow
    radius = _RADIUS * (3 if tile == LARGE_MAT_TILE else 2) // 2
    is_low = y >= size // 2
    far_x, far_y = size - 1 - x, size - 1 - y
    depth = _depth(min(x, far_x) - glow, min(y, far_y) - glow, radius)
    if depth < 0:
        return GLOW if depth >= -glow and (x + y) % 2 == 0 else GROUND
    if depth < rim:
        if depth == rim - 1:
            return DARK
        return BRIGHT if depth else SHADE if is_low else LIGHT
    inner = _depth(min(x, far_x) - tile, min(y, far_y) - tile, 2 * tile)
    if inner >= tile - 2:
        return POOL
    return POOL if inner >= tile // 2 - 1 and (x + y) % 2 == 0 else DEEP


def _depth(across: int, down: int, radius: int) -> int:
    """Return how deep a pixel lies in a rectangle with round corners; negative: outside."""
    if across >= radius or down >= radius:
        return min(across, down)
    far = ((radius - across - 0.5) ** 2 + (radius - down - 0.5) ** 2) ** 0.5
    return int(radius - far + 0.5 + 99) - 99


def _draw_arrows(sheet: Pixels, tile: int, place: int, side: int, step: int) -> None:
    """Draw a piece of the rim of a side: `step` counts those forward, then those back."""
    glow = GLOWS[tile == LARGE_MAT_TILE]
    steps = 1 if tile == LARGE_MAT_TILE else ARROW_TILES
    pitch = steps * tile
    middle = MAT_MIDDLE * tile
    ends = ((middle, 0), (0, middle), (4 * tile, middle), (middle, 4 * tile))[side]
    is_back = (step >= steps) == (side in (0, 2))  # clockwise: right above, down at the right
    for y in range(tile):
        for x in range(tile):
            along, off = (y, x) if side in (1, 2) else (x, y)
            depth = (off if side < 2 else tile - 1 - off) - glow
            value = _mat_pixel(tile, ends[0] + x, ends[1] + y)
            point = min(depth, tile - glow - 1 - depth)
            at = step % steps * tile + along
            at = pitch - 1 - at if is_back else at
            if value == BRIGHT and (at - point) % pitch in (3, 3 + (steps == 1)):
                value = ARROW
            sheet.set(place * tile + x, y, value)


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
