"""This module puts the picture into lines of words, for a screen reader.

    lines(display)    from top to bottom: letters as they stand there, cards by their names

What is under the cursor stands between brackets. A computer's terminal has a table of text of its
own (`sim.board.text_table`), which needs 80 columns; these lines are as long as they have to be.
"""

from sim.board.tiles import card_words, grids, letter_of, tiles_of
from ui.draw.card_tiles import AROUND, HALF_HEIGHT
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.geometry import CARD_WIDTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_NEAR = 6  # pixels: what begins so much lower stands in the same line


def lines(display: "Any") -> "list[str]":
    """Return the lines of what a display shows."""
    found: list[tuple[int, int, str]] = []  # y, x, words
    for grid, x, y, scale in grids(display.root_group or ()):
        if not (0 <= x < display.width and 0 <= y < display.height):
            continue  # what is not shown lies beside the display
        size = (grid.tile_width, grid.tile_height)
        if size == (CELL_WIDTH, CELL_HEIGHT):
            _add_rows(found, grid, x, y, scale)
        elif size == (CARD_WIDTH, HALF_HEIGHT):
            words = card_words(grid[0], grid[1])
            palette: Any = grid.pixel_shader
            is_pointed = palette[AROUND] != 0
            _add_card(found, x, y, "[" + words + "]" if words and is_pointed else words)
    return _joined(found)


def _add_card(found: "list[tuple[int, int, str]]", x: int, y: int, words: str) -> None:
    """Add a card; a card that lies on another, as the one under the cursor does, replaces it."""
    for i in range(len(found)):
        if found[i][:2] == (y, x):
            found.pop(i)
            break
    if words:
        found.append((y, x, words))


def _add_rows(found: "list[tuple[int, int, str]]", grid: "Any", x: int, y: int, scale: int) -> None:
    """Add the rows of a text that are not blank."""
    tiles = tiles_of(grid)
    wide = grid.width
    blank = bytes(wide)  # a space is tile 0
    for row in range(grid.height):
        letters = bytes(tiles[row * wide : (row + 1) * wide])
        if letters != blank:
            found.append((y + row * CELL_HEIGHT * scale, x, _row(letters)))


def _row(tiles: bytes) -> str:
    """Return a row's letters, those that are inverted between brackets."""
    letters = []
    was_inverse = False
    for tile in tiles:
        letter, is_inverse = letter_of(tile)
        if is_inverse != was_inverse:
            letters.append("[" if is_inverse else "]")
            was_inverse = is_inverse
        letters.append(letter)
    if was_inverse:
        letters.append("]")
    words = "".join(letters).replace("[ ", "[").replace(" ]", "]")
    return " ".join([word for word in words.split(" ") if word])


def _joined(found: "list[tuple[int, int, str]]") -> "list[str]":
    """Return lines from top to bottom; what stands side by side is one line."""
    found.sort()
    out = []
    top = -_NEAR
    line: list[tuple[int, str]] = []
    for y, x, words in found:
        if y - top >= _NEAR:
            out.append(_line(line))
            line = []
            top = y
        line.append((x, words))
    out.append(_line(line))
    return [words for words in out if words]


def _line(parts: "list[tuple[int, str]]") -> str:
    """Join what stands in a line; single letters are parts of a large word."""
    words = [words for _, words in sorted(parts)]
    is_spelled = len(words) > 2 and max([len(word) for word in words]) == 1
    return ("" if is_spelled else "; ").join(words)
