"""This module makes what a name is written with: a field, a key for each letter, two wide keys.

    keys = LetterKeys(page)              over the felt of a list, which shows no rows meanwhile
    keys.write(row, letters)             the letters of a row of keys
    keys.show(name, length)              what is in the field
    keys.point(row, column, is_row)      the golden key, or a whole row in gold

The wide keys, which take a letter back and end, stand behind the last letter, or in a row of their
own.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.face_tiles import GLAD, PERSON, show_face
from ui.draw.faces import face_colors, face_grid, read_faces
from ui.draw.font import CAPITAL_A, FIRST
from ui.draw.frame import box_of, box_sheet, clear, shape_box
from ui.draw.grids import OFF_CANVAS, OFFSCREEN, set_colors, set_tile, set_x, set_y
from ui.draw.places import BUTTONS, HEADER, HIGH, Y
from ui.draw.sheets import grid_of
from ui.draw.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.list_page import ListPage
    from ui.draw.sheets import Sheets

LETTERS = const(42)
ERASE = const(42)  # numbers of the wide keys, behind those of the letters
DONE = const(43)
_COLUMNS = const(10)
_COLUMNS_OF_HIGH = const(7)  # on a display that is higher than it is wide
_MOST_HIGH = const(36)  # of a key
_NO_ROW = const(0)  # rows of pixels of the plates
_ROUND = const(1)
_FULL = const(2)
_LAST = const(2)  # added to them: those of the last letters
_WORDS = (b"Erase", b"Done")


class LetterKeys:
    """See the module. columns, rows: of keys; `group` lies over the page's.

    number: of the player whose face stands beside the field, -1: of none.
    """

    def __init__(self, page: "ListPage", g: "Geometry", sheets: "Sheets", number: int) -> None:
        self.group = displayio.Group()
        self._page = page
        self._sheet = sheets.large or sheets.letters
        frame = page.frame
        large = frame.is_large
        is_high = g.size[1] > g.size[0]
        self.columns = columns = _COLUMNS_OF_HIGH if is_high else _COLUMNS
        self.first_wide = LETTERS % columns  # the column of the first wide key
        self.second_wide = self.first_wide + (columns - self.first_wide) // 2
        self.rows = LETTERS // columns + 1
        self._add_field(g, number)
        end = g.places[BUTTONS + Y] - 1
        top = self._field_end + (12 if large else 5)
        self.wide = (frame.wide - 8) // columns
        self.high = min((end - top) // self.rows, _MOST_HIGH)
        self.x = (frame.wide - columns * self.wide + 1) // 2
        self.y = top
        self._add_plates()
        self._add_wide_keys()
        gold = clear(theme.LINE, theme.GOLD, theme.SHINE, theme.DARK_GOLD)
        self._key = box_of(box_sheet(self.wide + 1), gold, OFFSCREEN, 0, self.high + 2)
        shape_box(self._key, self.high + 2)
        self.group.append(self._key)
        self._add_letters()
        shape_box(page.bar, self.high + 1)

    def _add_field(self, g: "Geometry", number: int) -> None:
        frame = self._page.frame
        large = frame.is_large
        top = g.places[HEADER + HIGH] + (10 if large else 4)
        left = 8 if large else 4
        high = 34 if large else 21
        if number >= 0:
            face = face_grid(
                read_faces(g.face), face_colors(PERSON, number, theme.FELT), left + 1, 0
            )
            face.y = top + high - 2 * face.tile_height + 1
            show_face(face, PERSON, number, GLAD)
            self.group.append(face)
            left += g.face + (12 if large else 6)
        wide = frame.wide - left - (8 if large else 4)
        cream = clear(theme.LINE, theme.CREAM, theme.LIGHT, theme.CREAM)
        box = box_of(box_sheet(wide), cream, left, top, high)
        shape_box(box, high)
        self.group.append(box)
        # The name in letters of two by two pixels, or, where there is no room, in plain ones.
        cell, line = frame.cell
        self._columns = (wide - 8) // (2 * cell)
        doubled = displayio.Group(scale=2)
        doubled.x = left + 5
        doubled.y = top + (high - 2 * line) // 2 + 1
        sheet = self._sheet
        self.large_name = Text(sheet, frame.dark, self._columns, 1, 0, 0, cell, line)
        doubled.append(self.large_name.grid)
        self.group.append(doubled)
        self.name = Text(
            sheet, frame.dark, (wide - 8) // cell, 1, left + 5, top + (high - line) // 2, cell, line
        )
        self.group.append(self.name.grid)
        self._field_end = top + high
        self._name_x = left + 5
        caret = displayio.Bitmap(2 * cell - 4, 2, 2)
        self._caret = grid_of(
            caret, palette_of((theme.BRIGHT[0],)), 1, 1, caret.width, 2, 0, top + high - 5
        )
        self.group.append(self._caret)

    def _add_plates(self) -> None:
        """Add the plates of all letters, in one grid of rows of pixels."""
        columns = self.columns
        key = self.wide
        sheet = displayio.Bitmap(columns * key, 2 * _LAST + 1, 2)
        for column in range(columns):
            for x in range(column * key, column * key + key - 1):
                kinds = (_FULL, _FULL + _LAST) if column < self.first_wide else (_FULL,)
                for kind in kinds:
                    sheet[kind * sheet.width + x] = 1
                    if column * key < x < column * key + key - 2:
                        sheet[(kind - _FULL + _ROUND) * sheet.width + x] = 1
        rows = self.rows * self.high
        colors = clear(theme.ROW)
        self._plates = grid_of(sheet, colors, 1, rows, sheet.width, 1, self.x, self.y)
        self.group.append(self._plates)

    def _add_wide_keys(self) -> None:
        frame = self._page.frame
        self._wide_colors = (
            clear(theme.LINE, *theme.BUTTONS[:3]),
            clear(theme.LINE, *theme.BUTTONS[3:6]),
        )
        self._wide_keys = []
        self.wide_words = []
        y = self.y + (self.rows - 1) * self.high - 1
        ends = (self.first_wide, self.second_wide, self.columns)
        for i in range(2):
            x = self.x + ends[i] * self.wide
            wide = (ends[i + 1] - ends[i]) * self.wide - 1
            box = box_of(box_sheet(wide), self._wide_colors[1], x, y, self.high + 1)
            shape_box(box, self.high + 1)
            self.group.append(box)
            cell, line = frame.cell
            left = x + (wide - len(_WORDS[i]) * cell + 1) // 2
            top = y + (self.high + 2 - line) // 2
            words = Text(self._sheet, frame.ink, len(_WORDS[i]), 1, left, top, cell, line)
            words.start(0)
            words.word(_WORDS[i])
            self.group.append(words.grid)
            self._wide_keys.append(box)
            self.wide_words.append(words)

    def _add_letters(self) -> None:
        frame = self._page.frame
        cell, line = frame.cell
        self.letters = []
        for i in range(LETTERS):
            x = self.x + i % self.columns * self.wide + (self.wide - cell + 1) // 2
            y = self.y + i // self.columns * self.high + (self.high - line) // 2
            letter = grid_of(self._sheet, frame.ink, 1, 1, cell, line, x, y)
            self.group.append(letter)
            self.letters.append(letter)

    def write(self, row: int, letters: bytearray, count: int) -> None:  # per frame
        """Write the letters of a row."""
        for i in range(count):
            set_tile(self.letters[row * self.columns + i], 0, letters[i] - FIRST)

    def show(self, name: bytearray, length: int) -> None:  # per frame
        """Show a name in the field, with a caret behind it."""
        cell = self._page.frame.cell[0]
        is_double = length < self._columns
        large = self.large_name
        large.start(0)
        if is_double:
            large.spell(name, 0, length)
        large.end()
        plain = self.name
        plain.start(0)
        if not is_double:
            plain.spell(name, 0, length)
        plain.end()
        set_x(self._caret, self._name_x + length * (2 * cell if is_double else cell))

    def key_at(self, row: int, column: int) -> int:  # per frame
        """Return the number of the key at a place."""
        i = row * self.columns + column
        if row < self.rows - 1 or column < self.first_wide:
            return i
        return ERASE if column < self.second_wide else DONE

    def place_at(self, x: int, y: int) -> int:
        """Return which place of all rows is at a pixel of the page, -1: none."""
        column = (x - self.x) // self.wide
        row = (y - self.y) // self.high
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return -1

    def point(self, row: int, column: int, is_row: bool) -> None:  # per frame
        """Show what is chosen: the key at a place, or the letters of the whole row."""
        key = self.key_at(row, column)
        frame = self._page.frame
        first = row * self.columns
        bar = self._page.bar
        set_y(bar, self.y + row * self.high - 1 if is_row else OFF_CANVAS)
        is_letter = key < LETTERS and not is_row
        set_x(self._key, self.x + column * self.wide - 1 if is_letter else OFFSCREEN)
        set_y(self._key, self.y + row * self.high - 2)
        for i in range(LETTERS):
            letter = self.letters[i]
            is_here = is_row and first <= i < first + self.columns or not is_row and i == key
            code = letter[0] + FIRST
            colors = frame.soft if code < CAPITAL_A else frame.ink
            set_colors(letter, frame.dark if is_here else colors)
        for i in range(2):
            is_here = not is_row and key == ERASE + i
            set_colors(self._wide_keys[i], self._wide_colors[0 if is_here else 1])
            set_colors(self.wide_words[i].grid, frame.dark if is_here else frame.ink)
        for y in range(self._plates.height):
            at = y % self.high
            kind = _FULL
            if at == self.high - 1 or is_row and y // self.high == row:
                kind = _NO_ROW
            elif at == 0 or at == self.high - 2:
                kind = _ROUND
            if kind and y >= (self.rows - 1) * self.high:
                kind += _LAST
            set_tile(self._plates, y, kind)
