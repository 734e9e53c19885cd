"""This module puts the picture into lines of words, for a screen reader.

    lines(display)    from top to bottom: letters as they stand there, cards by their names

What is under the cursor stands between brackets. A computer's terminal has a table of text of its
own (`sim.board.text_table`), which needs 80 columns; these lines are as long as they have to be.
"""

from sim.board.tiles import (
    card_words,
    color_at,
    color_words,
    count_of,
    extent,
    grids,
    is_card,
    is_count,
    is_face,
    is_key,
    is_name,
    is_text,
    letter_of,
    meter_words,
    name_letter,
    offered_colors,
    shaker_words,
    tiles_of,
)
from ui.draw.face_tiles import GROUND
from ui.draw.geometry import geometry_for
from ui.draw.places import BUTTONS, FAN, Y
from ui.draw.theme import DARK_GOLD, GOLD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sim.board.tiles import Shown
    from ui.draw.geometry import Geometry

_NEAR = 6  # pixels: what begins so much lower stands in the same line
_SPACE = 0  # a tile
_LAYOUTS: "dict[tuple[int, int], Geometry]" = {}  # by size of a display


def lines(display: "Any") -> "list[str]":
    """Return the lines of what a display shows."""
    found: list[tuple[int, int, str]] = []  # y, x, words
    shown = []
    for grid, x, y, scale in grids(display.root_group):
        if -grid.tile_width * scale < x < display.width and -_NEAR * scale < y < display.height:
            shown.append((grid, x, y, scale))  # what is not shown lies beside the display
    size = display.width, display.height
    if size not in _LAYOUTS:
        _LAYOUTS[size] = geometry_for(*size)
    g = _LAYOUTS[size]
    raised = g.places[FAN + Y] * g.doubled  # where a card under the cursor lies
    texts = [one for one in shown if is_text(one[0]) and not is_key(one[0])]
    cards = [one for one in shown if is_card(one[0])]
    is_asked = any([_ground_of(one[0]) == DARK_GOLD for one in shown if is_face(one[0])])
    buttons = g.places[BUTTONS + Y] * g.doubled
    for i in range(len(texts)):
        if i and _lies_on(texts[i], texts[i - 1]):
            continue
        _add_rows(found, texts[i], texts[i + 1 :], shown, buttons)
    for i in range(len(cards)):
        _add_card(found, cards[i], cards[i + 1 :], raised)
    name_y = 0
    for grid, x, y, scale in shown:
        if is_count(grid):
            found.append((y, x, _count(grid)))
        elif is_face(grid):
            found.append((y + grid.tile_height * scale, x, _turn_of(grid, is_asked)))
        elif is_name(grid):
            name_y = name_y or y  # its letters dance
            found.append((name_y, x, name_letter(grid)))
        elif meter_words(grid):
            found.append((y, x, meter_words(grid)))
        elif shaker_words(grid):
            found.append((y, x, shaker_words(grid)))
    found = [one for one in found if one[2]]
    areas, chosen = offered_colors(shown, g.places, g.doubled)
    for color in range(len(areas)):
        words = color_words(color)
        found.append((areas[color][1], areas[color][0], _chosen(words, color == chosen)))
    return _joined(found)


def _chosen(words: str, is_chosen: bool) -> str:
    return "[" + words + "]" if is_chosen else words


def _ground_of(face: "Any") -> int:
    """Return what a face lies on."""
    return int(face.pixel_shader[GROUND])


def _turn_of(face: "Any", is_asked: bool) -> str:
    """Return what a face on gold tells. is_asked: another one is than who is on turn."""
    ground = _ground_of(face)
    if ground == DARK_GOLD or ground == GOLD and not is_asked:
        return "on turn"
    return "asked" if ground == GOLD else ""


def _count(grid: "Any") -> str:
    """Return how many cards a seat holds."""
    cards, is_out, has_called = count_of(grid)
    words = "out" if is_out else "1 card" if cards == 1 else str(cards) + " cards"
    return words + (", Uno" if has_called else "")


def _add_card(
    found: "list[tuple[int, int, str]]", one: "Shown", later: "list[Shown]", raised: int
) -> None:
    """Add a card, unless another one lies on it, as a pile's top card and that under the cursor."""
    grid, x, y, scale = one
    wide = grid.tile_width * scale
    high = grid.height * grid.tile_height * scale
    for other, other_x, other_y, other_scale in later:
        other_wide = other.tile_width * other_scale
        across = min(x + wide, other_x + other_wide) - max(x, other_x)
        other_high = other.height * other.tile_height * other_scale
        down = min(y + high, other_y + other_high) - max(y, other_y)
        if across > wide // 2 and down > high // 2 and card_words(other):
            return
    words = card_words(grid)
    if words:
        found.append((y, x, _chosen(words, y == raised)))


def _add_rows(
    found: "list[tuple[int, int, str]]",
    one: "Shown",
    later: "list[Shown]",
    shown: "list[Shown]",
    buttons: int,
) -> None:
    """Add the rows of a text that are not blank, without letters that others lie on.

    A row that lies on gold is under the cursor. buttons: where those begin, which may be golden.
    """
    grid, x, y, scale = one
    tiles = tiles_of(grid)
    wide = grid.width
    blank = bytes(wide)  # a space is tile 0
    for row in range(grid.height):
        letters = bytearray(tiles[row * wide : (row + 1) * wide])
        row_y = y + row * grid.tile_height * scale
        marks = bytes(blank)
        if letters != blank:
            for other in later:
                if _lies_on(other, one):
                    marks = bytes(tiles_of(other[0]))
                    continue
                _cover(letters, (grid, x, row_y, scale), other)
        if letters != blank:
            first = 0
            while letters[first] == _SPACE:
                first += 1
            middle = x + (2 * first + 1) * grid.tile_width * scale // 2
            is_clear = grid.pixel_shader.is_transparent(0) and row_y < buttons
            lies_on = color_at(shown, middle, row_y + scale) if is_clear else 0
            left = middle if is_clear else x
            found.append((row_y, left, _chosen(_row(bytes(letters), marks), lies_on == GOLD)))


def _cover(letters: bytearray, row: "Shown", other: "Shown") -> None:
    """Blank those letters of a row on whose middle another text lies: all of it, or its letters."""
    grid, x, y, scale = row
    left, top, right, bottom = extent(other)
    over, _, _, over_scale = other
    middle = y + grid.tile_height * scale // 2
    if not top <= middle < bottom:
        return
    first = (middle - top) // (over.tile_height * over_scale) * over.width
    is_clear = over.pixel_shader.is_transparent(0)
    for i in range(len(letters)):
        at = x + (2 * i + 1) * grid.tile_width * scale // 2
        if left <= at < right:
            if not is_clear or over[first + (at - left) // (over.tile_width * over_scale)]:
                letters[i] = _SPACE


def _lies_on(one: "Shown", other: "Shown") -> bool:
    """Does a text lie on the same letters of another one: those of the answer under the cursor?"""
    return one[1:] == other[1:] and one[0].width == other[0].width and one[0].height == 1


def _row(tiles: bytes, marks: bytes) -> str:
    """Return a row's letters, between brackets from the first mark to the last."""
    letters = [letter_of(tile) for tile in tiles]
    marked = [at for at in range(len(marks)) if marks[at]]
    if marked:
        letters[marked[0]] = "[" + letters[marked[0]]
        letters[marked[-1]] += "]"
    words = " ".join([word for word in "".join(letters).split(" ") if word])
    return words.replace("[ ", "[").replace(" ]", "]")


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
