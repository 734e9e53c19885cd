"""This module renders the display as text: 80 columns and 23 rows.

    rows = text_rows(display.root_group)

The app draws with tiles, and each sheet of tiles has its own size, so the contents of the
display can be read back: letters become letters, a card becomes a block in its color with its face
and its shape. Felt and small backs are not written, and of faces only a mark in place of the one
whose ring is gold, and the shakers on them, `s` and `p`: one that takes the mark's place has its
color. A display of `SIZE` has a row of letters for each row of text. A card of the
hand takes four columns; over those that can be played stands a mark, and the card under the cursor
is underlined.
"""

from array import array
from dataclasses import dataclass
from functools import cache
from typing import Any

import displayio

from engine.state.cards import BLANK, DRAW_TWO, NO_COLOR, REVERSE, SKIP
from sim.board.tiles import (
    SHAPES,
    card_at,
    count_of,
    grids,
    is_card,
    is_count,
    is_name,
    is_shape,
    is_text,
    letter_of,
    name_letter,
    shaker_words,
)
from ui.draw import theme
from ui.draw.card_tiles import (
    ASIDE,
    BACK,
    BACK_FACE,
    BACK_LINE,
    EDGE,
    FACES,
    INK,
    OPEN,
    PAPER,
    WILD_FACES,
)
from ui.draw.face_tiles import GROUND, TILES
from ui.draw.font import BUTTONS, CELL_HEIGHT, CELL_WIDTH, FIRST, GLYPHS
from ui.draw.geometry import CARDS, geometry_for
from ui.draw.places import FAN, LOW, Y

# A character, its color and that behind it, 0xRRGGBB.
Cell = tuple[str, int, int]

COLUMNS, ROWS = 80, 23
_SLOT = 4  # columns of a card of the hand
_PITCH = 16  # pixels from card to card
_SLOTS = COLUMNS // _SLOT
# As many cards lie in view as there are slots, with room for an arrow at either side; one row less
# than the terminal has, since below a hand stands a row for the cursor.
SIZE = (
    (_SLOTS - 1) * _PITCH + CARDS[0][0] + 2 * CELL_WIDTH,
    (ROWS - 1) * CELL_HEIGHT,
)
_HAND_ROW = ROWS - 4
_TABLE_COLUMNS = SIZE[0] // CELL_WIDTH
_LEFT = (COLUMNS - _TABLE_COLUMNS) // 2  # the display stands in the middle; a hand is wider

_FACES = {SKIP: "Skp", REVERSE: "Rev", DRAW_TWO: "+2", BLANK: ""}
_WILDS = ("Wld", "+4", "Swp", "Shf", "C1", "C2", "C3")
_OPEN_SIGN, _ASIDE_SIGN = "°", "^"
_TURN_SIGN = "►"
_INK, _GOLD = 0xF0F0E8, 0xFFD23F
_NEAR = 24  # pixels between where a name and a number of cards begin
_BIG = 3  # rows of a doubled card that have words, and columns less two


@cache
def _places() -> "array[int]":
    """Return where all is on the display that a table in a terminal stands for."""
    return geometry_for(*SIZE).places


def _lifted_y() -> int:
    """Return where the card under the cursor lies; the others lie lower."""
    return _places()[FAN + Y]


@dataclass(frozen=True)
class _Found:
    """A grid of tiles, its place on the display, and its scale."""

    grid: displayio.TileGrid
    x: int
    y: int
    scale: int

    def color(self, value: int) -> int:
        """The color of a pixel's value, 0xRRGGBB."""
        palette: Any = self.grid.pixel_shader
        return int(palette[value])


class _Canvas:
    """Rows of cells; anything outside them is clipped. A table leaves a row free below the hand."""

    def __init__(self, is_table: bool) -> None:
        self.rows: list[list[Cell]] = [[(" ", 0, 0)] * COLUMNS for _ in range(ROWS)]
        self._is_table = is_table

    def column(self, x: int) -> int:
        """The column of a pixel of the display."""
        return round(x / CELL_WIDTH) + _LEFT

    def row(self, y: int) -> int:
        """The row of a pixel of the display."""
        return round(y / CELL_HEIGHT) + (self._is_table and y >= _lifted_y())

    def put(self, column: int, row: int, letters: str, front: int, back: int = 0) -> None:
        if 0 <= row < ROWS:
            for at, letter in enumerate(letters, column):
                if 0 <= at < COLUMNS:
                    self.rows[row][at] = (letter, front, back)


def text_rows(group: displayio.Group) -> list[list[Cell]]:
    """Return the text of a group."""
    found = [_Found(*one) for one in grids(group)]
    hand = [one for one in found if is_card(one.grid) and _is_in_hand(one)]
    canvas = _Canvas(is_table=bool(hand))
    large = [one for one in found if is_name(one.grid) or (is_text(one.grid) and one.scale > 1)]
    on_turn = _face_on_turn(found)
    for one in found:
        if is_card(one.grid) and one not in hand:
            _write_card(canvas, one, canvas.column(one.x), canvas.row(one.y))
        elif one is on_turn:
            _write_turn(canvas, one)
        elif is_shape(one.grid):
            _write_shape(canvas, one)
        elif is_count(one.grid):
            _write_count(canvas, one, found)
        elif shaker_words(one.grid):
            _write_shaker(canvas, one)
        elif is_text(one.grid) and one not in large:
            _write_text(canvas, one)
    _write_hand(canvas, hand)
    _write_large(canvas, large)  # a banner lies over the table
    return canvas.rows


def _is_in_hand(one: _Found) -> bool:
    return one.scale == 1 and one.y >= _lifted_y() and 0 <= one.x < SIZE[0]


def _face_on_turn(found: list[_Found]) -> _Found | None:
    """Return the face of whose turn it is: its ground is gold, or darker."""
    for gold in (theme.DARK_GOLD, theme.GOLD):
        for one in found:
            is_face = one.grid.bitmap.width == TILES * one.grid.tile_width
            if is_face and one.grid.height == 2 and one.color(GROUND) == gold:
                return one
    return None


def _write_turn(canvas: _Canvas, one: _Found) -> None:
    """Write a mark in the middle of a face, which points to its name and cards."""
    middle = one.grid.tile_width * one.scale // 2
    column = canvas.column(one.x + middle - CELL_WIDTH // 2)
    canvas.put(column, canvas.row(one.y + middle - CELL_HEIGHT // 2), _TURN_SIGN, _GOLD)


def _write_count(canvas: _Canvas, one: _Found, found: list[_Found]) -> None:
    """Write how many cards a seat holds, right above its name if that stands below."""
    cards, is_out, has_called = count_of(one.grid)
    words = ("✓" if is_out else f"□{cards}") + ("!" if has_called else "")
    row = canvas.row(one.y)
    for name in found:
        is_near = 0 < name.y - one.y < 2 * CELL_HEIGHT and abs(name.x - one.x) < _NEAR
        if is_near and is_text(name.grid) and name.grid.height == 1:
            row = canvas.row(name.y) - 1
            break
    canvas.put(canvas.column(one.x), row, f"{words:{one.grid.width}}", _INK)


def _write_shaker(canvas: _Canvas, one: _Found) -> None:
    """Write the first letter of a shaker on a face."""
    column, row = canvas.column(one.x), canvas.row(one.y)
    is_marked = 0 <= row < ROWS and 0 <= column < COLUMNS
    is_marked = is_marked and canvas.rows[row][column][0] == _TURN_SIGN
    canvas.put(column, row, shaker_words(one.grid)[0], *((0, _GOLD) if is_marked else (_INK, 0)))


def _write_text(canvas: _Canvas, one: _Found) -> None:
    ink = one.color(1)
    if one.grid.width == 1 and one.y > _lifted_y():
        _write_arrow(canvas, one)
        return
    for row in range(one.grid.height):
        for column in range(one.grid.width):
            tile = one.grid[column, row]
            letter, is_inverse = letter_of(tile)
            is_button = tile % GLYPHS + FIRST >= BUTTONS and letter != " "
            colors = (0, ink) if is_inverse != is_button else (ink, 0)
            canvas.put(canvas.column(one.x) + column, canvas.row(one.y) + row, letter, *colors)


def _write_large(canvas: _Canvas, some: list[_Found]) -> None:
    """Write large letters with spaces between, centered at their place."""
    lines: dict[int, list[tuple[int, str, int]]] = {}
    for one in some:
        wide = one.grid.tile_width * one.scale
        middle = one.y + one.grid.tile_height * one.scale // 2
        for column in range(one.grid.width):
            tile = one.grid[column, 0]
            letter = name_letter(one.grid) if is_name(one.grid) else letter_of(tile)[0]
            lines.setdefault(middle, []).append((one.x + column * wide, letter, one.color(1)))
    for middle, letters in lines.items():
        letters.sort()
        seen = [x for x, letter, _ in letters if letter != " "]
        if seen:
            wide = letters[1][0] - letters[0][0] if len(letters) > 1 else CELL_WIDTH
            words = " ".join(letter for x, letter, _ in letters if seen[0] <= x <= seen[-1])
            start = canvas.column((seen[0] + seen[-1] + wide) // 2) - len(words) // 2
            canvas.put(start, (middle - 1) // CELL_HEIGHT, words, letters[0][2])


def _write_card(
    canvas: _Canvas, one: _Found, column: int, row: int, is_pointed: bool = False
) -> None:
    card = card_at(one.grid)
    if card is None:
        return
    face, shape, front, back, ink = _look_of(one, *card)
    wide = _BIG if one.scale == 1 else _BIG + 2
    margin = [] if one.scale == 1 else [" " * wide]
    lines = [*margin, f"{face:^{wide}}", f"{shape:^{wide}}", *margin]
    for at, letters in enumerate(lines):
        canvas.put(column, row + at, letters, ink if letters.strip() == shape else front, back)
    if is_pointed:
        canvas.put(column, row + len(lines), "▔" * wide, _GOLD)


def _write_hand(canvas: _Canvas, cards: list[_Found]) -> None:
    """Write the hand, its cards side by side, and a mark over those that have risen."""
    lifted = {one.x: one for one in cards if one.y == _lifted_y()}
    lying = sorted((one for one in cards if one.y > _lifted_y()), key=lambda one: one.x)
    low = max((one.y for one in lying), default=0)
    low = max(low, _places()[LOW + Y])
    column = (_SLOTS - len(lying) + 1) // 2 * _SLOT
    for one in lying:
        _write_card(canvas, lifted.get(one.x, one), column, _HAND_ROW, one.x in lifted)
        if one.y < low:
            canvas.put(column + 1, _HAND_ROW - 1, "▾", _GOLD)
        column += _SLOT


def _look_of(one: _Found, color: int, face: int, sign: int) -> tuple[str, str, int, int, int]:
    """Return face, shape, and the colors of the letters, of their background, and of the shape."""
    if face == BACK_FACE:
        return "░░░", "░░░", one.color(BACK_LINE), one.color(BACK), one.color(BACK_LINE)
    more = {OPEN: _OPEN_SIGN, ASIDE: _ASIDE_SIGN}.get(sign, "")
    if face < WILD_FACES:
        number = face - FACES
        ink, paper = one.color(INK), one.color(PAPER)
        return _FACES.get(number, str(number)), SHAPES[color] + more, ink, paper, ink
    words = _WILDS[face - WILD_FACES]
    white, paper = one.color(EDGE), one.color(PAPER)
    if color == NO_COLOR:
        return words, more, white, paper, white
    return words, SHAPES[color] + more, white, paper, one.color(INK)


def _write_shape(canvas: _Canvas, one: _Found) -> None:
    color = one.grid[0]
    middle = one.grid.tile_width * one.scale // 2
    letters = SHAPES[color] * (3 if one.scale > 1 else 1)
    column = canvas.column(one.x + middle) - (len(letters) + 1) // 2
    canvas.put(column, canvas.row(one.y + middle - CELL_HEIGHT // 2), letters, one.color(PAPER))


def _write_arrow(canvas: _Canvas, one: _Found) -> None:
    """Write an arrow beside the hand, if it is visible."""
    if one.x >= 0:
        is_left = one.x < SIZE[0] // 2
        canvas.put(0 if is_left else COLUMNS - 1, _HAND_ROW + 1, "←" if is_left else "→", _GOLD)
