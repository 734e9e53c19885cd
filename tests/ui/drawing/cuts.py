"""What of a text is lost on a display: letters beyond a box, words beyond a foot, tiles outside.

lost = watch(monkeypatch)      texts that ran out of their boxes, up to the first lost letter
outside(player)                is anything shown beyond an edge of the display?
"""

from sim.board.tiles import is_face
from tests.ui.drawing.layers import rectangles
from ui.draw.font import CELL_WIDTH, GLYPHS

_CLOSEST = 16  # pixels: the width of a face there


def watch(monkeypatch):
    """Return a list to which texts are added that lose letters from now on."""
    from ui.draw.paragraphs import Foot
    from ui.draw.row_line import RowLine
    from ui.draw.text import _PEN, Text

    lost = []
    letter, words, row_letter = Text.letter, Foot.words, RowLine.letter

    def spy(text, code):
        at, end = _PEN
        if at >= end and code != 32:
            first = max(end - text.columns, 0)
            lost.append("".join(chr(text.grid[i] % GLYPHS + 32) for i in range(first, end)))
        letter(text, code)

    def spy_on_row(line, code):
        if line.count >= line.columns and code != 32:
            lost.append(bytes(line.letters[: line.count]).decode("latin1"))
        row_letter(line, code)

    def spy_on_foot(foot, text, *last):
        words(foot, text, *last)
        if foot._row >= foot._most:  # it ends behind its last row alone where words are left
            lost.append(text.decode())

    monkeypatch.setattr(Text, "letter", spy)
    monkeypatch.setattr(RowLine, "letter", spy_on_row)
    monkeypatch.setattr(Foot, "words", spy_on_foot)
    return lost


def outside(player):
    """Return grids that are shown beyond the display; what is blank at their ends does not count.

    A pattern, as the felt is, may go on there: it is one tile again and again. Where seats are so
    close that one more row would touch, the tips of antennas and hats end at the edge.
    """
    display = player.desk.display
    found = []
    for grid, (left, top, right, bottom) in rectangles(display.root_group):
        filled = [i for i in range(grid.width * grid.height) if grid[i]]
        columns = [i % grid.width for i in filled]
        is_pattern = grid.width > 1 and len({grid[i] for i in filled}) == 1
        if is_pattern or not columns or right <= 0 or bottom <= 0:  # it is away
            continue
        wide = (right - left) // grid.width
        right = left + (max(columns) + 1) * wide
        if grid.tile_width == CELL_WIDTH:  # a letter's cell ends with a gap
            right -= wide // CELL_WIDTH
        left += min(columns) * wide
        high = (bottom - top) // grid.height
        bottom = top + (max(filled) // grid.width + 1) * high
        top += min(filled) // grid.width * high
        if is_face(grid) and grid.tile_width == _CLOSEST and top == -high // grid.tile_height:
            top = 0
        if all(_is_blank(grid, row * grid.tile_height // high) for row in range(-top)):
            top = max(top, 0)
        if left < 0 or top < 0 or right > display.width or bottom > display.height:
            found.append(grid)
    return found


def _is_blank(grid, row):
    """Has a row of pixels of a grid's first tile only the first color?"""
    across = grid.bitmap.width // grid.tile_width
    left = grid[0] % across * grid.tile_width
    y = grid[0] // across * grid.tile_height + row
    return not any(grid.bitmap[left + x, y] for x in range(grid.tile_width))
