"""What stands where in a painted picture. Nothing here asks how the display's groups are placed.

    lines(rgb, width)                       the lines of text of a black page, from top to bottom
    pixel_of(display, grid, column, row)    a pixel in the middle of a tile, as it was painted

A line is (words, x, y, scale): its letters, where the first one's cell begins, and how large a
pixel of a letter is. Letters are told by their pixels alone, plain or inverted.
"""

from tools.assets.letters import draw_letters
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, FIRST, GLYPHS

_SCALES = (3, 2, 1)


def _glyphs():
    """Return the code of each letter by its rows of pixels; inverted ones have the same code."""
    sheet = draw_letters()
    stride = len(sheet) // CELL_HEIGHT
    found = {}
    for tile in range(GLYPHS):
        rows = []
        for y in range(CELL_HEIGHT):
            xs = range(tile * CELL_WIDTH, (tile + 1) * CELL_WIDTH)
            rows.append(bytes(sheet[y * stride + x // 8] >> x % 8 & 1 for x in xs))
        pixels = b"".join(rows)
        found.setdefault(pixels, tile + FIRST)
        found.setdefault(bytes(1 - pixel for pixel in pixels), tile + FIRST)
    return found


_GLYPHS = _glyphs()


def lines(rgb, width):
    """See the module."""
    ink = bytes(any(rgb[at : at + 3]) for at in range(0, len(rgb), 3))
    whole = [ink[at : at + width] for at in range(0, len(ink), width)]
    found = []  # the most ink first: a part of a line may look like another one
    for scale in _SCALES:
        for down in range(scale):
            for right in range(scale):
                small = [row[right::scale] for row in whole[down::scale]]
                for ones, words, x, y in _lines_of(small):
                    place = (x * scale + right, y * scale + down, scale)
                    if _is_whole(whole, words, place):
                        found.append((ones * scale**2, words, *place))
    taken = []
    for _, words, x, y, scale in sorted(found, reverse=True):
        end = y + CELL_HEIGHT * scale
        if all(end <= top or y >= bottom for top, bottom in ((t[2], t[4]) for t in taken)):
            taken.append((words, x, y, scale, end))
    return [one[:4] for one in sorted(taken, key=lambda one: one[2])]


def _lines_of(rows):
    """Yield what may be lines of text in a picture at scale 1: ink, words, x, y."""
    for y in range(len(rows) - CELL_HEIGHT + 1):
        cut = rows[y : y + CELL_HEIGHT]
        if not any(map(any, cut)):
            continue
        for phase in range(CELL_WIDTH):
            line = _line(cut, phase)
            if line:
                yield sum(map(sum, cut)), line[0], line[1], y


def _line(cut, phase):
    """Return the words in a strip of rows and where they begin, None: it is no line of text."""
    if any(map(any, (row[:phase] for row in cut))):
        return None
    letters = ""
    for x in range(phase, len(cut[0]), CELL_WIDTH):
        cells = [row[x : x + CELL_WIDTH] for row in cut]
        code = _code_of(cells, 0)
        if code is None:  # the last column of the last cell lies beside the display
            code = _code_of(cells, 1)
        if code is None:
            return None
        letters += chr(code)
    words = letters.strip()
    return (words, phase + CELL_WIDTH * letters.index(words)) if words else None


def _code_of(cells, edge):
    """Return the code of a cell's letter; edge: the pixels of columns that it lacks."""
    return _GLYPHS.get(b"".join(row.ljust(CELL_WIDTH, bytes((edge,))) for row in cells))


def _is_whole(whole, words, place):
    """Is each pixel of the letters as large as the scale says?"""
    x, y, scale = place
    wide = len(words) * CELL_WIDTH * scale
    rows = [row[x : x + wide] for row in whole[y : y + CELL_HEIGHT * scale]]
    if len(rows) < CELL_HEIGHT * scale:
        return False
    if any(row != rows[at // scale * scale] for at, row in enumerate(rows)):
        return False
    return all(row[i::scale] == row[::scale] for row in rows for i in range(scale))


def pixel_of(display, grid, column=0, row=0):
    """See the module. The tile is changed for a moment, and what changes in the picture is it."""
    before = display.rgb()
    at = row * grid.width + column
    tile = grid[at]
    seen = set()
    for other in (0, 1, 2):
        grid[at] = other
        display.refresh()
        seen |= _changed(before, display.rgb(), display.width)
    grid[at] = tile
    display.refresh()
    assert seen, "nothing of it is painted"
    xs, ys = [x for x, _ in seen], [y for _, y in seen]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


def _changed(before, after, width):
    """Return the places of the pixels that differ."""
    stride = 3 * width
    rows = range(0, len(before), stride)
    rows = [at for at in rows if before[at : at + stride] != after[at : at + stride]]
    pixels = [at for row in rows for at in range(row, row + stride, 3)]
    differ = [at // 3 for at in pixels if before[at : at + 3] != after[at : at + 3]]
    return {(at % width, at // width) for at in differ}
