"""This module renders a picture as rows of terminal cells: a character with two 24-bit colors.

At full size a cell is a half block, two pixels one above the other. If the terminal is too
small for that, a cell represents 2 x 4 points in the two colors closest to them: a block
character if the points form one, otherwise a Braille pattern. So a screen of 160 x 128 is
readable in a terminal of 80 columns: full width, a little low.
"""

from PIL import Image

# (character, foreground, background); colors are 0xRRGGBB.
Cell = tuple[str, int, int]

# By the mask of points in the foreground: 1 top left, 2 top right, 4 and 8 below.
_QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
# Braille's own bits of our eight points, row by row.
_BRAILLE_BITS = (1, 8, 2, 16, 4, 32, 64, 128)
# Below this difference, in every one of red, green and blue, a cell is of one color.
_LEAST_DIFFERENCE = 24


def fit(width: int, height: int, columns: int, rows: int) -> tuple[int, int] | None:
    """Return the size in cells of a picture that must be reduced; None if it fits in full.

    Each direction uses the available room, up to one point a pixel.
    """
    if width <= columns and height <= 2 * rows:
        return None
    return max(1, min(columns, (width + 1) // 2)), max(1, min(rows, (height + 3) // 4))


def half_blocks(rgb: bytes, width: int, height: int) -> list[list[Cell]]:
    """Return every pixel of a picture, two to a cell. An odd last row gets a black neighbor."""
    if height % 2:
        rgb += bytes(3 * width)
    line = 3 * width
    rows = []
    for top in range(0, len(rgb), 2 * line):
        upper = _colors(rgb, top, line)
        lower = _colors(rgb, top + line, line)
        rows.append([("▀", a, b) for a, b in zip(upper, lower, strict=True)])
    return rows


def _colors(rgb: bytes, start: int, size: int) -> list[int]:
    red = rgb[start : start + size : 3]
    green = rgb[start + 1 : start + size : 3]
    blue = rgb[start + 2 : start + size : 3]
    return [r << 16 | g << 8 | b for r, g, b in zip(red, green, blue, strict=True)]


def dots(image: Image.Image, columns: int, rows: int) -> list[list[Cell]]:
    """Return a picture reduced to columns x rows cells of 2 x 4 points each."""
    small = image.resize((2 * columns, 4 * rows), Image.Resampling.BOX)
    rgb = small.tobytes()
    line = 6 * columns
    points = [_colors(rgb, at, line) for at in range(0, len(rgb), line)]
    known: dict[tuple[int, ...], Cell] = {}
    cells = []
    for y in range(0, 4 * rows, 4):
        row = []
        for x in range(0, 2 * columns, 2):
            eight = tuple(points[y + at // 2][x + at % 2] for at in range(8))
            if eight not in known:
                known[eight] = _cell(eight)
            row.append(known[eight])
        cells.append(row)
    return cells


def _cell(eight: tuple[int, ...]) -> Cell:
    """Split eight points where they differ most; the smaller group is the foreground."""
    least = _LEAST_DIFFERENCE
    parts: list[int] = []
    for shift in (16, 8, 0):
        channel = [color >> shift & 255 for color in eight]
        if max(channel) - min(channel) > least:
            least = max(channel) - min(channel)
            parts = channel
    if not parts:
        color = _mean(list(eight))
        return " ", color, color
    middle = (max(parts) + min(parts)) // 2
    mask = sum(1 << at for at, part in enumerate(parts) if part > middle)
    if mask.bit_count() > 4:
        mask ^= 255
    front = [color for at, color in enumerate(eight) if mask >> at & 1]
    back = _mean([color for at, color in enumerate(eight) if not mask >> at & 1])
    glyph = _glyph(mask)
    if glyph in _QUADRANTS:
        return glyph, _mean(front), back
    # A stroke that fell between two points stays as bright as its neighbors.
    return glyph, max(front, key=lambda color: _distance(color, back)), back


def _distance(one: int, other: int) -> int:
    return sum(abs((one >> shift & 255) - (other >> shift & 255)) for shift in (16, 8, 0))


def _mean(colors: list[int]) -> int:
    mean = 0
    for shift in (16, 8, 0):
        mean |= sum(color >> shift & 255 for color in colors) // len(colors) << shift
    return mean


def _glyph(mask: int) -> str:
    """Return the character for the points in mask: blocks are solid, Braille is not."""
    quadrants = 0
    for quadrant, at in enumerate((0, 1, 4, 5)):
        two = mask >> at & 0b101
        if two == 0b101:
            quadrants |= 1 << quadrant
        elif two:
            return chr(0x2800 + sum(bit for at, bit in enumerate(_BRAILLE_BITS) if mask >> at & 1))
    return _QUADRANTS[quadrants]
