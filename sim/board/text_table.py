"""This module renders the display as text: 80 columns and 23 rows.

    rows = text_rows(display.root_group)

The app draws with tiles, and each sheet of tiles has its own size, so the contents of the
display can be read back: letters become letters, a card becomes a block in its color with its face
and its shape, a face its eyes between brackets. Small backs are not written. A table fills the
terminal, as it fills the display: what lies at a pixel stands at that share of columns and rows.
Whose turn it is has a mark before a face on gold, and who is asked meanwhile has another one. Cards
that can be played lie higher and have a mark above them; that under the cursor rises and is
underlined. Any other page has a row of letters for each row of text, and stands in the middle.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import displayio

from engine.state.cards import BLANK, DRAW_TWO, NO_CARD, NO_COLOR, REVERSE, SKIP, WILD
from sim.board.tiles import (
    SHAPES,
    area_of,
    card_at,
    color_at,
    count_of,
    grids,
    is_card,
    is_count,
    is_face,
    is_name,
    is_shape,
    is_text,
    kind_and_mood,
    letter_of,
    lies_in,
    meter_words,
    name_letter,
    offered_colors,
    shaker_words,
)
from ui.draw import theme
from ui.draw.card_tiles import (
    ASIDE,
    BACK,
    BACK_LINE,
    EDGE,
    INK,
    LIGHT,
    OPEN,
    PAPER,
)
from ui.draw.face_tiles import ASIDE as LOOKS_ASIDE
from ui.draw.face_tiles import BOT, CALM, GLAD, GROUND, OUCH, SAD, SKIN, SLY
from ui.draw.face_tiles import INK as FACE_INK
from ui.draw.font import BUTTONS, CELL_HEIGHT, CELL_WIDTH, FIRST, GLYPHS
from ui.draw.geometry import geometry_for
from ui.draw.places import (
    BUTTON_A,
    BUTTON_SELECT,
    FAN,
    LOW,
    NUMBERS,
    STRIP,
    TAB,
    Y,
)
from ui.draw.places import BUTTONS as BUTTONS_PLACE
from ui.draw.table_tiles import MAT_VALUES, POOL

# A character, its color and that behind it, 0xRRGGBB.
Cell = tuple[str, int, int]
# Left, upper, right and lower edge.
Area = tuple[int, int, int, int]

COLUMNS, ROWS = 80, 23
SIZE = (240, 135)
_LEFT = (COLUMNS - SIZE[0] // CELL_WIDTH) // 2  # of a page that is no table

_FACES = {SKIP: "Skp", REVERSE: "Rev", DRAW_TWO: "+2", BLANK: ""}
_WILDS = ("Wld", "+4", "Swp", "Shf", "C1", "C2", "C3")
_OPEN_SIGN, _ASIDE_SIGN = "°", "^"
_EYES = {CALM: "••", GLAD: "^^", SAD: "¸¸", SLY: "-•", OUCH: "><", LOOKS_ASIDE: "•·"}
_BACK_SIGN = "░"
_TURN_SIGN, _ASKED_SIGN, _MARK, _LINE = "►", "?", "▾", "▔"
_INK, _GOLD = theme.INK, theme.GOLD
_DIM_LIGHT = theme.DIM[8]  # of a card that cannot be played


@cache
def _places() -> Any:
    """Return where all is on the display that a terminal stands for."""
    return geometry_for(*SIZE).places


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

    @property
    def shown(self) -> tuple[displayio.TileGrid, int, int, int]:
        """The same as a tuple."""
        return self.grid, self.x, self.y, self.scale

    @property
    def wide(self) -> int:
        """Its width on the display, in pixels."""
        return self.grid.width * self.grid.tile_width * self.scale

    @property
    def high(self) -> int:
        """Its height on the display, in pixels."""
        return self.grid.height * self.grid.tile_height * self.scale


class _Canvas:
    """Rows of cells; anything outside them is clipped."""

    def __init__(self, is_table: bool) -> None:
        ground = theme.FELT if is_table else 0
        self.rows: list[list[Cell]] = [[(" ", ground, ground)] * COLUMNS for _ in range(ROWS)]
        self.is_table = is_table
        self.begins: dict[tuple[int, int], Any] = {}  # by place, the columns of texts

    def column(self, x: float) -> int:
        """The column of a pixel of the display."""
        return round(x * COLUMNS / SIZE[0] if self.is_table else x / CELL_WIDTH + _LEFT)

    def row(self, y: float) -> int:
        """The row of a pixel of the display."""
        return round(y * ROWS / SIZE[1] if self.is_table else y / CELL_HEIGHT)

    def put(self, column: int, row: int, letters: str, front: int, back: int | None = None) -> None:
        """Write letters; back None: on what lies there."""
        if 0 <= row < ROWS:
            for at, letter in enumerate(letters, column):
                if 0 <= at < COLUMNS:
                    ground = self.ground(at, row) if back is None else back
                    self.rows[row][at] = (letter, front, ground)

    def ground(self, column: int, row: int) -> int:
        """Return the color behind a cell, 0 outside."""
        return self.rows[row][column][2] if 0 <= row < ROWS and 0 <= column < COLUMNS else 0

    def fill(self, area: Area, color: int) -> None:
        """Paint an area of the display's pixels."""
        left, top, right, bottom = area
        wide = self.column(right) - self.column(left)
        for row in range(self.row(top), self.row(bottom)):
            self.put(self.column(left), row, " " * wide, color, color)


def text_rows(group: displayio.Group) -> list[list[Cell]]:
    """Return the text of a group."""
    found = [one for one in (_Found(*one) for one in grids(group)) if _is_in_view(one)]
    canvas = _Canvas(is_table=any(is_count(grid) for grid, *_ in grids(group)))
    faces = [one for one in found if is_face(one.grid)]
    is_asked = any(one.color(GROUND) == theme.DARK_GOLD for one in faces)  # another one
    large = [one for one in found if is_name(one.grid) or (is_text(one.grid) and one.scale > 1)]
    if canvas.is_table:
        _lay_mat(canvas, found)
        _lay_strip(canvas, found)
        _lay_panels(canvas, found)
    else:
        _lay_plates(canvas, found)
    for one in found:
        if is_card(one.grid):
            _write_card(canvas, one)
        elif is_shape(one.grid):
            _write_shape(canvas, one)
        elif is_count(one.grid):
            _write_count(canvas, one)
        elif is_text(one.grid) and one not in large:
            _write_text(canvas, one)
    for one in faces:  # nothing that flies over the table hides a mark
        _write_face(canvas, one, is_asked)
    for one in found:
        if meter_words(one.grid):
            canvas.put(canvas.column(one.x), canvas.row(one.y), meter_words(one.grid), _INK)
        if shaker_words(one.grid):
            _write_shaker(canvas, one)
    _write_large(canvas, large)  # a banner lies over the table
    return canvas.rows


def _is_in_view(one: _Found) -> bool:
    return -one.wide < one.x < SIZE[0] and -one.high < one.y < SIZE[1]


# What lies below all on a table.


def _lay_mat(canvas: _Canvas, found: list[_Found]) -> None:
    """Fill the mat, or each of its halves, which have palettes of their own."""
    halves: dict[int, list[_Found]] = {}
    for one in found:
        palette: Any = one.grid.pixel_shader
        if len(palette) == MAT_VALUES and one.y < _area_of(STRIP)[1]:
            halves.setdefault(id(palette), []).append(one)
    for parts in halves.values():
        left, top = min(one.x for one in parts), min(one.y for one in parts)
        right = max(one.x + one.wide for one in parts)
        bottom = max(one.y + one.high for one in parts)
        canvas.fill((left, top, right, bottom), parts[0].color(POOL))


def _lay_strip(canvas: _Canvas, found: list[_Found]) -> None:
    """Fill the strip, its tab and the buttons in what their letters lie on."""
    canvas.fill(_area_of(BUTTONS_PLACE), theme.NIGHT)
    for place in (STRIP, TAB, *range(BUTTON_A, BUTTON_SELECT + 1, NUMBERS)):
        area = _area_of(place)
        for one in found:
            if _lies_in(one, area) and (is_shape if place == TAB else is_text)(one.grid):
                canvas.fill(area, one.color(0))
                break


def _lay_panels(canvas: _Canvas, found: list[_Found]) -> None:
    """Fill the panels of the four colors, while one is chosen, and underline that of the cursor."""
    areas, chosen = offered_colors([one.shown for one in found], _places())
    for color, area in enumerate(areas):
        left, top, right, bottom = area
        canvas.fill((left, top, right - CELL_WIDTH // 2, bottom), theme.BRIGHT[color])
        if color == chosen:
            wide = canvas.column(area[2]) - canvas.column(area[0])
            canvas.put(canvas.column(area[0]), canvas.row(area[3]), _LINE * wide, _GOLD)


def _lay_plates(canvas: _Canvas, found: list[_Found]) -> None:
    """Fill a page that is no table: with its felt, and the plates of rows and buttons."""
    apart = (is_face, is_shape, is_name)  # are written in letters
    shown = [one.shown for one in found if not any(is_that(one.grid) for is_that in apart)]
    for row in range(SIZE[1] // CELL_HEIGHT):
        for column in range(SIZE[0] // CELL_WIDTH):
            x, y = column * CELL_WIDTH + CELL_WIDTH // 2, row * CELL_HEIGHT + CELL_HEIGHT // 2
            color = color_at(shown, x, y)
            ground = theme.FELT if color == theme.DOTS else color
            canvas.put(column + _LEFT, row, " ", ground, ground)


def _area_of(place: int) -> Area:
    return area_of(_places(), place)


def _lies_in(one: _Found, area: Area) -> bool:
    return lies_in(one.shown, area)


# Letters.


def _write_text(canvas: _Canvas, one: _Found) -> None:
    """Write letters as they stand; on a table around the middle of their row, but in the strip."""
    if canvas.is_table and one.grid.width == 1 and one.y >= _places()[FAN + Y]:
        _write_arrow(canvas, one)
        return
    for row in range(one.grid.height):
        letters = [one.grid[column, row] for column in range(one.grid.width)]
        column = canvas.column(one.x)
        if canvas.is_table and not _lies_in(one, _area_of(STRIP)):
            place = one.x, one.y + row
            if place not in canvas.begins:  # on the letters of answers lie those of the chosen one
                canvas.begins[place] = _centered(canvas, one, letters, len(letters))
            column = canvas.begins[place]
            if column is None:
                continue
        _write_row(canvas, one, letters, (column, canvas.row(one.y) + row))


def _write_row(canvas: _Canvas, one: _Found, tiles: list[int], place: tuple[int, int]) -> None:
    """Write a row of letters, and nothing where blanks lie side by side."""
    column, row = place
    palette: Any = one.grid.pixel_shader
    ink = one.color(1)
    ground = one.color(0)
    if palette.is_transparent(0):  # answers lie on plates, the chosen one, in dark, on a golden one
        ground = theme.GOLD if ink == theme.LINE else theme.SLATE
    for at, tile in enumerate(tiles):
        letter = letter_of(tile)
        ink = one.color(1 + tile // GLYPHS)  # a second one has the row under the cursor
        is_button = tile % GLYPHS + FIRST >= BUTTONS and letter != " "
        is_between = all(tiles[max(at - 1, 0) : at]) and all(tiles[at + 1 : at + 2])
        if tile or is_between:
            front, back = (ground, ink) if is_button else (ink, ground)
            if not palette.is_transparent(0) or canvas.is_table:
                canvas.put(column + at, row, letter, front, back)
            elif is_button:
                canvas.put(column + at, row, letter, canvas.ground(column + at, row), ink)
            else:
                canvas.put(column + at, row, letter, ink)


def _centered(canvas: _Canvas, one: _Found, tiles: list[int], count: int) -> Any:
    """Return where so many characters begin that stand for a row of tiles; None: all are blank.

    A character is less wide than a tile: their middle is where that of the tiles is.
    """
    seen = [at for at, tile in enumerate(tiles) if tile]
    if not seen:
        return None
    middle = one.x + (seen[0] + seen[-1] + 1) * one.grid.tile_width * one.scale / 2
    first = seen[0] if count == len(tiles) else 0
    shown = seen[-1] - seen[0] + 1 if count == len(tiles) else count
    return round(canvas.column(middle) - shown / 2) - first


def _write_large(canvas: _Canvas, some: list[_Found]) -> None:
    """Write large letters with spaces between, centered at their place."""
    lines: dict[int, list[tuple[int, str, int]]] = {}
    for one in some:
        wide = one.grid.tile_width * one.scale
        middle = one.y + one.grid.tile_height * one.scale // 2
        for column in range(one.grid.width):
            tile = one.grid[column, 0]
            letter = name_letter(one.grid) if is_name(one.grid) else letter_of(tile)
            near = [line for line in lines if abs(line - middle) < CELL_HEIGHT]
            lines.setdefault(near[0] if near else middle, []).append(
                (one.x + column * wide, letter, one.color(1))
            )
    for middle, letters in lines.items():
        letters.sort()
        seen = [x for x, letter, _ in letters if letter != " "]
        if seen:
            wide = letters[1][0] - letters[0][0] if len(letters) > 1 else CELL_WIDTH
            words = " ".join(letter for x, letter, _ in letters if seen[0] <= x <= seen[-1])
            start = canvas.column((seen[0] + seen[-1] + wide) // 2) - len(words) // 2
            canvas.put(start, canvas.row(middle - CELL_HEIGHT / 2), words, letters[0][2])


def _write_arrow(canvas: _Canvas, one: _Found) -> None:
    """Write an arrow beside the hand."""
    is_left = one.x < SIZE[0] // 2
    row = canvas.row(_places()[LOW + Y]) + 1
    canvas.put(0 if is_left else COLUMNS - 1, row, "←" if is_left else "→", _GOLD)


# Players.


def _write_face(canvas: _Canvas, one: _Found, is_asked: bool) -> None:
    """Write the eyes of a face in its skin; where it is their turn on gold, behind a mark.

    is_asked: one on bright gold is asked, while it is the turn of one on darker gold.
    """
    kind, mood = kind_and_mood(one.grid)
    eyes = _EYES[mood][::-1] if one.grid.flip_x else _EYES[mood]
    letters = ("[{}]" if kind == BOT else "({})").format(eyes)
    column = canvas.column(one.x + one.wide / 2) - len(letters) // 2
    row = canvas.row(one.y + one.high / 2)
    gold = one.color(GROUND)
    if gold in (_GOLD, theme.DARK_GOLD):
        column = max(column, 1)
        sign = _ASKED_SIGN if is_asked and gold == _GOLD else _TURN_SIGN
        canvas.put(column - 1, row, sign + letters, one.color(FACE_INK), gold)
    else:
        canvas.put(column, row, letters, one.color(SKIN))


def _write_count(canvas: _Canvas, one: _Found) -> None:
    """Write how many cards a seat holds."""
    cards, is_out, has_called = count_of(one.grid)
    words = ("✓" if is_out else f"□{cards}") + ("!" if has_called else "")
    column = _centered(canvas, one, [one.grid[i] for i in range(one.grid.width)], len(words))
    if column is not None:
        canvas.put(column, canvas.row(one.y), words, _INK)


def _write_shaker(canvas: _Canvas, one: _Found) -> None:
    """Write the first letter of a shaker at a face, beside the mark of whose turn it is."""
    column, row = canvas.column(one.x), canvas.row(one.y)
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        is_marked = canvas.rows[row][column][0] in (_TURN_SIGN, _ASKED_SIGN)
        canvas.put(column - is_marked, row, shaker_words(one.grid)[0], _INK)


# Cards.


def _write_card(canvas: _Canvas, one: _Found) -> None:
    """Write a card, as large as it lies there; in a hand with what says that it can be played."""
    card = card_at(one.grid)
    if card is None:
        return
    face, shape, front, back, ink = _look_of(one, *card)
    column, row = canvas.column(one.x), canvas.row(one.y)
    wide = max(canvas.column(one.x + one.wide) - column, 3)
    high = max(canvas.row(one.y + one.high) - row, 3)
    middle = (high - 1) // 2
    if canvas.is_table:
        wide -= 1  # so that cards side by side stand apart
        high = min(high, canvas.row(_area_of(BUTTONS_PLACE)[1]) - row - 1)
    shapes = {0: f"{shape:<{wide}}", high - 1: f"{shape:>{wide}}"}
    fill = face if face == _BACK_SIGN * 3 else " "
    for at in range(high):
        canvas.put(column, row + at, (fill * wide)[:wide], front, back)
        if at in shapes and fill == " ":
            canvas.put(column, row + at, shapes[at], ink, back)
    if fill == " ":
        canvas.put(column, row + middle, f"{face:^{wide}}", front, back)
    if canvas.is_table and one.scale == 1:
        _mark(canvas, one, (column, row, wide, high))


def _mark(canvas: _Canvas, one: _Found, block: Area) -> None:
    """Mark a card of the hand that can be played, and underline that under the cursor."""
    column, row, wide, high = block
    raised = _places()[FAN + Y]
    is_pointed = one.y == raised
    is_bright = one.color(LIGHT) != _DIM_LIGHT
    if is_bright and raised <= one.y < _places()[LOW + Y]:
        canvas.put(column + wide // 2, row - 1, _MARK, _GOLD)
    if is_pointed:
        canvas.put(column, row + high, _LINE * wide, _GOLD)


def _look_of(one: _Found, color: int, face: int, sign: int) -> tuple[str, str, int, int, int]:
    """Return face, shape, and the colors of the letters, of their background, and of the shape."""
    if face == NO_CARD:
        line = one.color(BACK_LINE)
        return _BACK_SIGN * 3, "", line, one.color(BACK), line
    more = {OPEN: _OPEN_SIGN, ASIDE: _ASIDE_SIGN}.get(sign, "")
    if face < WILD:
        ink, paper = one.color(INK), one.color(PAPER)
        return _FACES.get(face, str(face)), SHAPES[color] + more, ink, paper, ink
    words = _WILDS[face - WILD]
    white, paper = one.color(EDGE), one.color(PAPER)
    if color == NO_COLOR:
        return words, more, white, paper, white
    return words, SHAPES[color] + more, white, paper, one.color(INK)


def _write_shape(canvas: _Canvas, one: _Found) -> None:
    """Write the shape of a color in the middle of its place."""
    letters = SHAPES[one.grid[0]] * (3 if one.scale > 1 else 1)
    column = canvas.column(one.x + one.wide / 2) - (len(letters) + 1) // 2
    row = canvas.row(one.y + (one.high - CELL_HEIGHT) / 2)
    canvas.put(column, row, letters, one.color(PAPER))
