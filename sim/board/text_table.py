"""This module renders the display as text: 80 columns and 23 rows.

    rows = text_rows(display.root_group)

The app draws with tiles, and each sheet of tiles has its own size, so the contents of the
display can be read back: letters become letters, a card becomes a block in its color with its face
and its shape, a mark becomes a sign. A display of `SIZE` has a row of letters for each row of text.
A card of the hand takes four columns; the card under the cursor is underlined.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import displayio

from engine.state.cards import BLANK, DRAW_TWO, REVERSE, SKIP
from sim.board.cells import Cell
from sim.board.tiles import SHAPES, grids, letter_of
from ui.draw.card_tiles import (
    AROUND,
    BACK,
    BACK_LINE,
    BACK_TOP,
    BOTTOMS,
    BOTTOMS_OF_A_SIGN,
    CALLED_TOPS,
    HALF_HEIGHT,
    INK,
    NOTHING,
    OPEN,
    PAPER,
    SHAPE,
    SHAPE_SIZE,
    TOPS,
    WILD_TOPS,
)
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.geometry import CARD_WIDTH, MARK_HEIGHT

COLUMNS, ROWS = 80, 23
_SLOT = 4  # columns of a card of the hand
_SLOTS = COLUMNS // _SLOT
# The number of cards that fit beside each other, with eight pixels that the layout keeps free.
SIZE = (_SLOTS * CARD_WIDTH + 16, ROWS * CELL_HEIGHT)
_MARGIN = (COLUMNS - SIZE[0] // CELL_WIDTH) // 2

_FACES = {SKIP: "Skp", REVERSE: "Rev", DRAW_TWO: "+2", BLANK: ""}
_WILDS = ("Wld", "+4", "Swp", "Shf", "C1", "C2", "C3")
_OPEN_SIGN, _ASIDE_SIGN = "°", "^"
_GOLD = 0xFFD850
_BIG = 3  # rows of a doubled card that have words, and columns less two


@dataclass(frozen=True)
class _Found:
    """A grid of tiles, its place on the display, and its scale."""

    grid: displayio.TileGrid
    x: int
    y: int
    scale: int

    @property
    def tile(self) -> tuple[int, int]:
        return self.grid.tile_width, self.grid.tile_height

    def color(self, value: int) -> int:
        """The color of a pixel's value, 0xRRGGBB."""
        palette: Any = self.grid.pixel_shader
        return int(palette[value])


class _Canvas:
    """Rows of cells; anything outside them is clipped."""

    def __init__(self) -> None:
        self.rows: list[list[Cell]] = [[(" ", 0, 0)] * COLUMNS for _ in range(ROWS)]

    def put(self, column: int, row: int, letters: str, front: int, back: int = 0) -> None:
        if 0 <= row < ROWS:
            for at, letter in enumerate(letters, column):
                if 0 <= at < COLUMNS:
                    self.rows[row][at] = (letter, front, back)


def text_rows(group: displayio.Group) -> list[list[Cell]]:
    """Return the text of a group."""
    found = [_Found(*one) for one in grids(group)]
    canvas = _Canvas()
    hand = next((one for one in found if one.tile == (CARD_WIDTH, MARK_HEIGHT)), None)
    large = [one for one in found if _is_text(one) and one.scale > 1]
    for one in found:
        if one.tile in _WRITERS and one not in large:
            _WRITERS[one.tile](canvas, one, hand)
    _write_large(canvas, large)  # a banner lies over the table
    return canvas.rows


def _is_text(one: _Found) -> bool:
    return one.tile == (CELL_WIDTH, CELL_HEIGHT)


def _column(x: int) -> int:
    return round(x / CELL_WIDTH) + _MARGIN


def _row(y: int) -> int:
    return round(y / CELL_HEIGHT)


def _write_text(canvas: _Canvas, one: _Found, hand: _Found | None) -> None:
    ink = one.color(1)
    if hand is not None and one.grid.width == 1 and one.y > hand.y:
        _write_arrow(canvas, one)
        return
    for row in range(one.grid.height):
        for column in range(one.grid.width):
            letter, is_inverse = letter_of(one.grid[column, row])
            colors = (0, ink) if is_inverse else (ink, 0)
            canvas.put(_column(one.x) + column, _row(one.y) + row, letter, *colors)


def _write_large(canvas: _Canvas, some: list[_Found]) -> None:
    """Write large letters with spaces between, centered at their place."""
    lines: dict[int, list[tuple[int, str, int]]] = {}
    for one in some:
        wide = CELL_WIDTH * one.scale
        middle = one.y + CELL_HEIGHT * one.scale // 2
        for column in range(one.grid.width):
            letter, _ = letter_of(one.grid[column, 0])
            lines.setdefault(middle, []).append((one.x + column * wide, letter, one.color(1)))
    for middle, letters in lines.items():
        letters.sort()
        seen = [x for x, letter, _ in letters if letter != " "]
        if seen:
            wide = letters[1][0] - letters[0][0] if len(letters) > 1 else CELL_WIDTH
            words = " ".join(letter for x, letter, _ in letters if seen[0] <= x <= seen[-1])
            start = _column((seen[0] + seen[-1] + wide) // 2) - len(words) // 2
            canvas.put(start, (middle - 1) // CELL_HEIGHT, words, letters[0][2])


def _write_card(canvas: _Canvas, one: _Found, hand: _Found | None) -> None:
    top, bottom = one.grid[0], one.grid[1]
    if top == NOTHING:
        return
    column, row = _column(one.x), _row(one.y)
    if hand is not None and one.scale == 1 and one.y == hand.y + MARK_HEIGHT:
        column = (one.x - hand.x) // CARD_WIDTH * _SLOT
    face, shape, front, back, ink = _card(one, top, bottom)
    wide = _BIG if one.scale == 1 else _BIG + 2
    margin = [] if one.scale == 1 else [" " * wide]
    lines = [*margin, f"{face:^{wide}}", f"{shape:^{wide}}", *margin]
    for at, letters in enumerate(lines):
        canvas.put(column, row + at, letters, ink if letters.strip() == shape else front, back)
    if one.color(AROUND) and one.scale == 1:
        canvas.put(column, row + len(lines), "▔" * wide, _GOLD)


def _card(one: _Found, top: int, bottom: int) -> tuple[str, str, int, int, int]:
    """Return face, shape, and the colors of the letters, of their background, and of the shape."""
    if top == BACK_TOP:
        return "░░░", "░░░", one.color(BACK_LINE), one.color(BACK), one.color(BACK_LINE)
    sign, color = divmod(bottom - BOTTOMS, BOTTOMS_OF_A_SIGN)
    more = ("", _OPEN_SIGN, _ASIDE_SIGN)[sign if sign in (0, OPEN) else 2]
    ink, paper = one.color(INK), one.color(PAPER)
    if top < WILD_TOPS:
        number = top - TOPS
        return _FACES.get(number, str(number)), SHAPES[color] + more, ink, paper, ink
    if top < CALLED_TOPS:
        white = one.color(SHAPE)
        return _WILDS[top - WILD_TOPS], more, white, paper, white
    return _WILDS[top - CALLED_TOPS], SHAPES[color] + more, ink, paper, one.color(SHAPE)


def _write_shape(canvas: _Canvas, one: _Found, _hand: _Found | None) -> None:
    color = one.grid[0]
    middle = SHAPE_SIZE * one.scale // 2
    letters = SHAPES[color] * (3 if one.scale > 1 else 1)
    column = _column(one.x + middle) - (len(letters) + 1) // 2
    canvas.put(column, (one.y + middle) // CELL_HEIGHT, letters, one.color(PAPER))


def _write_marks(canvas: _Canvas, one: _Found, _hand: _Found | None) -> None:
    row = _row(one.y + MARK_HEIGHT) - 1
    for slot in range(one.grid.width):
        if one.grid[slot]:
            canvas.put(slot * _SLOT + 1, row, "▾", one.color(1))


def _write_arrow(canvas: _Canvas, one: _Found) -> None:
    """Write an arrow beside the hand, if it is visible."""
    if one.x >= 0:
        is_left = one.x < CARD_WIDTH
        canvas.put(0 if is_left else COLUMNS - 1, _row(one.y), "←" if is_left else "→", _GOLD)


# By the size of a tile.
_WRITERS: dict[tuple[int, int], Callable[[_Canvas, _Found, _Found | None], None]] = {
    (CELL_WIDTH, CELL_HEIGHT): _write_text,
    (CARD_WIDTH, HALF_HEIGHT): _write_card,
    (SHAPE_SIZE, SHAPE_SIZE): _write_shape,
    (CARD_WIDTH, MARK_HEIGHT): _write_marks,
}
