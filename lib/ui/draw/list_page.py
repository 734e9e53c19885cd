"""This module makes the page of lists and texts: rows on plates, and a strip that explains.

A row has a sign of its own or a face at its left, and a value or a meter at its right. The one
under the cursor is a golden plate. Texts stand in the strip, which can be as high as all rows.
Two buttons may stand in the strip's place, and the keys of `ui.draw.letter_keys` in all rows' one.
"""

import displayio
from micropython import const

from engine.state.cards import COLORS
from ui.draw import theme
from ui.draw.art import name_of, read
from ui.draw.face_tiles import GROUND, LIGHT, SKIN, height_of, light_of, show_face
from ui.draw.faces import face_colors, face_grid, read_faces, skin_of
from ui.draw.font import (
    CELL_HEIGHT,
    CELL_WIDTH,
    GLYPHS,
    MORE_DOWN,
    MORE_LEFT,
    MORE_RIGHT,
    MORE_UP,
    SPACE,
)
from ui.draw.frame import Frame, box_of, box_sheet, clear, shape_box
from ui.draw.grids import OFF_CANVAS, OFFSCREEN, set_colors, set_tile, set_x, set_y
from ui.draw.places import BUTTONS, HIGH, ROW, WIDE, X, Y
from ui.draw.row_line import BARS, RowLine
from ui.draw.sheets import grid_of
from ui.draw.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.letter_keys import LetterKeys
    from ui.draw.sheets import Sheets

# What a list's rows begin with.
PLAIN = const(0)
SIGNS = const(1)
FACES = const(2)

_GAP = const(2)  # pixels between two rows
_LEAST = const(11)  # the least pitch of rows
_LEAST_LARGE = const(18)
_SIGN = const(9)
_WIDE = const(240)  # displays that are as wide belong to boards with memory for large faces
_ABOVE_FACE = const(6)  # pixels between a text and the face that says it
_BESIDE = const(1)  # pixels of a block before its letter, as many as a letter has behind it
_LARGE_SIGN = const(17)
_ROUND = const(2)  # rows of pixels of a plate's round end


class RowText(Text):
    """Letters of a row. Where it is dark they are those of the sheet's second ink, on gold.

    So only the cells with letters are sent where a row is chosen.
    """

    is_dark = False

    def letter(self, code: int) -> None:  # per frame
        """Write one letter or sign."""
        Text.letter(self, code + GLYPHS if self.is_dark and code != SPACE else code)


class ListPage:
    """`group` is the page, `columns` those of a row, `text_columns` of the strip, `lines` its rows.

    meters: those of rows that have one. pair: the texts of two buttons in the strip's place.

    rows, room: how many rows of a list there is place for, without a strip and now. labels, values:
    the texts of the rows. foot: the text of the strip; written: its lines that are not blank.
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        g = geometry
        at = g.places
        self.group = displayio.Group(scale=g.doubled)
        self.frame = frame = Frame(self.group, g, sheets)
        self.is_large = large = frame.is_large
        self._top = at[ROW + Y]
        self._x = at[ROW + X]
        self._wide = at[ROW + WIDE]
        self._high = at[ROW + HIGH]
        self._end = at[BUTTONS + Y] - 1  # below what is shown
        self._text_x = self._x + (4 if large else 2)
        self._pad = 3 if large else 2
        self.line = RowLine()
        frame.add_heading()
        boxes = box_sheet(frame.wide - 4)
        self._add_plates(boxes)
        self._add_rows()
        self._add_words(boxes)
        # Signs that it goes on.
        self.more_signs = []
        for code in (MORE_UP, MORE_DOWN):
            more = sheets.text(frame.gold, 1, 1, OFFSCREEN, 0)
            more.start(0)
            more.letter(code)
            self.group.append(more.grid)
            self.more_signs.append(more.grid)
        self.meters: dict[int, displayio.TileGrid] = {}
        self.pair: list[Text] = []
        self._button_boxes: list[displayio.TileGrid] = []
        self.keys: LetterKeys | None = None
        frame.add_buttons()
        self.lay(PLAIN, 0)

    def _add_plates(self, boxes: displayio.Bitmap) -> None:
        """Add the plates of all rows, in one grid of rows of pixels, and the golden one."""
        sheet = displayio.Bitmap(self._wide, _ROUND + 2, 2)
        for row in range(_ROUND + 1):
            for x in range(row, self._wide - row):
                sheet[(_ROUND + 1 - row) * sheet.width + x] = 1
        space = self._end - self._top
        self._plates = grid_of(sheet, clear(theme.ROW), 1, space, self._wide, 1, self._x, self._top)
        gold = clear(theme.LINE, theme.GOLD, theme.SHINE, theme.DARK_GOLD)
        self._boxes = boxes
        self._gold = gold
        self.group.append(self._plates)
        self._bar_at = len(self.group)
        self.bar = box_of(boxes, gold, 2, OFFSCREEN, 1)
        self.group.append(self.bar)

    def _add_rows(self) -> None:
        """Add a sign, words and a value for each row, and the mark of a letter."""
        frame = self.frame
        cell = frame.cell[0]
        self.rows = (self._end - self._top + _GAP) // (_LEAST_LARGE if self.is_large else _LEAST)
        self.text_columns = most = (frame.wide - (14 if self.is_large else 8)) // cell
        self._wide_x = (frame.wide - most * cell + 1) // 2
        self.labels = []
        self.values = []
        self._signs = []
        size = _LARGE_SIGN if self.is_large else _SIGN
        sheet = read(name_of("bullets", size), (COLORS + 2) * size, size, 2)
        value_x = self._x + self._wide - (4 if self.is_large else 2) - most * cell
        high = frame.cell[1]
        letters = read(name_of("list", high), 2 * GLYPHS * cell, high, 2)
        inks = clear(theme.INK, theme.LINE, 0), clear(theme.MILD, theme.LINE, 0)
        for _ in range(self.rows):
            sign = grid_of(sheet, frame.shapes[0], 1, 1, size, size, OFFSCREEN, 0)
            self.group.append(sign)
            self._signs.append(sign)
            label = RowText(letters, inks[0], most, 1, self._text_x, OFFSCREEN, cell, high)
            value = RowText(letters, inks[1], most, 1, value_x, OFFSCREEN, cell, high)
            self.group.append(label.grid)
            self.group.append(value.grid)
            self.labels.append(label)
            self.values.append(value)
        self._faces: list[displayio.TileGrid] = []
        self._giant: displayio.Group | None = None  # a large face
        self._face_group = displayio.Group()
        self.group.append(self._face_group)
        dark = clear(*(theme.LINE,) * 4)
        self.block = box_of(box_sheet(cell + _BESIDE), dark, OFFSCREEN, 0, 2 * self._high + 1)
        self.group.append(self.block)
        self.mark = frame.text(frame.gold, 1, 1, OFFSCREEN, 0)

    def _add_words(self, boxes: displayio.Bitmap) -> None:
        """Add the strip, which can be as high as all rows."""
        frame = self.frame
        cell, high = frame.cell
        space = self._end - self._top
        self.lines = (space - 2 * self._pad) // high
        cream = clear(theme.LINE, theme.CREAM, theme.CREAM, theme.CREAM)
        self._box = box_of(boxes, cream, 2, OFF_CANVAS, space + 1)
        self.group.append(self._box)
        self.foot = frame.text(frame.dark, self.text_columns, self.lines, self._wide_x, OFF_CANVAS)
        self.written = 0

    # What a list is like.

    def lay(self, marks: int, least: int, has_buttons: bool = False) -> None:
        """Choose what rows begin with.

        least: so many must be seen at once, with a line of the strip; 0: as many as can.

        has_buttons: there are two, where a strip can stand.
        """
        large = self.is_large
        if self.keys is not None:
            self.group.remove(self.keys.group)
            self.keys = None
        for row in self.meters:
            self.meters[row].x = OFFSCREEN
        if has_buttons:
            self._add_two_buttons()
        self._has_buttons = has_buttons
        self.show_buttons(False)
        pitch = self._high
        size = 0
        if marks == FACES:
            size = 20 if large else 12
            pitch = max(pitch, size + 9 if large else size + 3)
            self._add_faces(size)
        elif marks == SIGNS:
            size = _LARGE_SIGN if large else _SIGN
        if least:
            space = self._end - self._top + _GAP - self.frame.cell[1] - 2 * self._pad - 1
            pitch = min(pitch, space // least)
        self._text_top = self._top
        if self._giant is not None:
            self._giant.y = self._tail.y = OFF_CANVAS
        self._marks = marks
        self.pitch = pitch
        self._indent = size + (7 if large else 4 if marks == FACES else 3) if size else 0
        self.columns = (self._x + self._wide - self._text_x - self._indent) // self.frame.cell[0]
        self._place_rows()
        space = self._end - self._top
        self.most_below = (space - 2 * pitch + 1 - 2 * self._pad) // self.frame.cell[1]
        self._make_bar(pitch + 1)
        shape_box(self.block, pitch + 1)
        self.fit(0)

    def _make_bar(self, high: int) -> None:
        """Make the golden plate no higher than it is seen: all of it is sent where it moves."""
        if self.bar.height != high:
            self.bar = box_of(self._boxes, self._gold, 2, OFFSCREEN, high)
            shape_box(self.bar, high)
            self.group[self._bar_at] = self.bar

    def _place_rows(self) -> None:
        large = self.is_large
        pitch = self.pitch
        left = self._x + (4 if large else 3)
        high = self.frame.cell[1]
        for row in range(self.rows):
            y = self._top + row * pitch
            text_y = y + (pitch - _GAP - high) // 2 + large
            for text in (self.labels[row], self.values[row]):
                set_y(text.grid, text_y)
            set_x(self.labels[row].grid, self._text_x + self._indent)
            sign = self._signs[row]
            set_x(sign, left if self._marks == SIGNS else OFFSCREEN)
            set_y(sign, y + (pitch - _GAP - sign.tile_height) // 2)
        for row in range(len(self._faces)):
            face = self._faces[row]
            set_x(face, left if self._marks == FACES else OFFSCREEN)
            high = 2 * face.tile_height
            set_y(face, self._top + row * pitch + (pitch - _GAP) - high + large)

    def _add_faces(self, size: int) -> None:
        """Add faces for as many rows as there are with them; once."""
        if self._faces:
            return
        sheet = read_faces(size)
        for _ in range((self._end - self._top) // size):
            colors = face_colors(0, 0, theme.ROW)
            colors.make_transparent(GROUND)
            face = face_grid(sheet, colors, OFFSCREEN, 0)
            self._faces.append(face)
            self._face_group.append(face)

    def fit(self, lines: int) -> None:  # per frame
        """Make room for so many lines of the strip below the rows."""
        end = self._end
        if lines:
            end -= lines * self.frame.cell[1] + 2 * self._pad + 1
        elif self._has_buttons:
            end -= self._button_boxes[0].height + 1
        self.room = min((end - self._top + _GAP) // self.pitch, self.rows)

    def show_keys(self, keys: "LetterKeys") -> None:
        """Let the keys of a name be seen in place of rows, until another list is laid."""
        self.keys = keys
        for row in range(self.rows):
            self.clear_row(row)
        self.plates(0)
        self.more(False, False, -1)
        self.raise_foot(0)
        self.group.append(keys.group)

    # Two buttons in the strip's place.

    def _add_two_buttons(self) -> None:
        """Add the buttons; once."""
        if self.pair:
            return
        frame = self.frame
        high = 28 if self.is_large else 13
        edge = 6 if self.is_large else 3
        wide = (frame.wide - 3 * edge) // 2
        sheet = box_sheet(wide)
        self._button_colors = (
            clear(theme.LINE, *theme.BUTTONS[6:9]),
            clear(theme.LINE, theme.BRIGHT[0], theme.REDDISH, theme.BRIGHT[COLORS]),
            clear(theme.LINE, *theme.BUTTONS[:3]),
        )
        for i in range(2):
            x = edge + i * (wide + edge)
            box = box_of(sheet, self._button_colors[i], x, OFF_CANVAS, high)
            shape_box(box, high)
            self.group.append(box)
            self._button_boxes.append(box)
            columns = (wide - 4) // frame.cell[0]
            left = x + (wide - columns * frame.cell[0] + 1) // 2
            self.pair.append(frame.text(frame.ink, columns, 1, left, OFF_CANVAS))

    def show_buttons(self, are_seen: bool) -> None:  # per frame
        """Let the two buttons be seen, or not."""
        for i in range(len(self.pair)):
            box = self._button_boxes[i]
            y = self._end - box.height + 1 - self.is_large
            set_y(box, y if are_seen else OFF_CANVAS)
            y += (box.height - self.frame.cell[1] + 1) // 2
            set_y(self.pair[i].grid, y if are_seen else OFF_CANVAS)

    def put_button(self, i: int, is_chosen: bool, can_adjust: bool) -> None:  # per frame
        """Write what `start` has begun on a button: 0 is the one at the right."""
        place = 1 - i
        text = self.pair[place]
        line = self.line
        count = line.count + (4 if can_adjust else 0)
        text.start(0)
        for _ in range((text.columns - count) // 2):
            text.letter(SPACE)
        if can_adjust:
            text.letter(MORE_LEFT)
            text.letter(SPACE)
        text.spell(line.letters, 0, line.count)
        if can_adjust:
            text.letter(SPACE)
            text.letter(MORE_RIGHT)
        text.end()
        set_colors(self._button_boxes[place], self._button_colors[2 if is_chosen else place])
        set_colors(text.grid, self.frame.dark if is_chosen else self.frame.ink)

    def button_at(self, x: int, y: int) -> int:
        """Return which button is at a pixel of the page, -1: none."""
        if self.pair and 0 < self._button_boxes[0].y <= y < self._end:
            return 1 if x < self._button_boxes[1].x else 0
        return -1

    def help_lines(self, letters: int) -> int:
        """Return how many lines a text of up to so many letters takes in the strip."""
        return (letters + self.text_columns - 1) // self.text_columns

    def title(self, words: bytes) -> None:
        """Set the title, and show no cursor."""
        self.frame.title(words)
        self.point(-1)

    def hint(self, words: bytes) -> None:  # per frame
        """Draw what the buttons do."""
        self.frame.hint(words)

    # Rows.

    def plates(self, count: int) -> None:  # per frame
        """Draw plates for so many rows."""
        pitch = self.pitch
        end = min(count * pitch, self._plates.height)
        for row in range(end):
            at = row % pitch
            near = min(at, pitch - _GAP - 1 - at)
            set_tile(self._plates, row, 0 if near < 0 else min(near, _ROUND) + 1)
        for row in range(end, self._plates.height):
            set_tile(self._plates, row, 0)

    def row_at(self, y: int) -> int:
        """Return the row at a height, -1: it is above all."""
        return (y - self._top) // self.pitch if y >= self._top else -1

    def point(self, row: int) -> None:  # per frame
        """Move the golden plate to a row, -1: to none."""
        set_y(self.bar, self._top + row * self.pitch - 1 if row >= 0 else OFFSCREEN)
        set_x(self.mark.grid, OFFSCREEN)
        set_x(self.block, OFFSCREEN)

    def start(self, is_wide: bool = False) -> RowLine:  # per frame
        """Begin to write a row; `put` shows it. is_wide: it may take the room of what it has."""
        self.line.start(self.text_columns if is_wide else self.columns)
        return self.line

    def put(
        self, row: int, i: int, is_chosen: bool, leads: bool, can_adjust: bool
    ) -> None:  # per frame
        """Show the row that is written. i: its number in the list.

        leads: does it open something? can_adjust: do LEFT and RIGHT change its value?
        """
        line = self.line
        label = self.labels[row]
        value = self.values[row]
        frame = self.frame
        label.is_dark = value.is_dark = is_chosen
        is_wide = line.count > self.columns
        set_x(label.grid, self._wide_x if is_wide else self._text_x + self._indent)
        label.start(0)
        label.spell(line.letters, 0, line.label_end())
        label.end()
        at = line.value_at()
        if not can_adjust and line.is_tight():
            at = line.count  # a value that is cut says nothing
        count = line.count - at
        arrows = 2 if is_chosen and can_adjust and count and line.count + 2 <= line.columns else 0
        if is_chosen and leads and not count and line.count + 2 <= line.columns:
            arrows = 1
        if line.meter >= 0:
            self._show_meter(row, is_chosen)
            count = self._meter_cells
            arrows = 2 if is_chosen else 0
        elif row in self.meters:
            set_x(self.meters[row], OFFSCREEN)
        value.start(0)
        for _ in range(value.columns - count - arrows - (line.meter >= 0 and not is_chosen)):
            value.letter(SPACE)
        if arrows == 2:
            value.letter(MORE_LEFT)
        for _ in range(count if line.meter >= 0 else 0):
            value.letter(SPACE)
        value.spell(line.letters, at, line.count)
        if arrows:
            value.letter(MORE_RIGHT)
        value.end()
        if self._marks == SIGNS:
            sign = self._signs[row]
            set_x(sign, self._x + (4 if self.is_large else 3))
            set_tile(sign, 0, i % COLORS)
            set_colors(sign, frame.shapes[i % COLORS])
        if line.marked >= 0:
            self._show_mark(row)

    def _add_meter(self, row: int) -> None:
        """Add the meter of a row: five bars, each higher than the one before; those unlit last."""
        wide = 9 if self.is_large else 5
        high = 12 if self.is_large else 7
        if not self.meters:
            sheet = displayio.Bitmap(2 * BARS * wide, high, 4)
            for bar in range(2 * BARS):
                top = (BARS - 1 - bar % BARS) * (2 if self.is_large else 1)
                for y in range(top, high):
                    for x in range(bar * wide, bar * wide + wide - 1):
                        sheet[y * sheet.width + x] = 1 + bar // BARS
            self._meter_sheet = sheet
            self._meter_cells = (BARS * wide + self.frame.cell[0] - 1) // self.frame.cell[0]
            self._meter_colors = (
                clear(theme.GOLD, theme.FELT),
                clear(theme.LINE, theme.DARK_GOLD),
            )
        meter = grid_of(self._meter_sheet, self._meter_colors[0], BARS, 1, wide, high, OFFSCREEN, 0)
        self.group.append(meter)
        self.meters[row] = meter

    def _show_meter(self, row: int, is_chosen: bool) -> None:  # per frame
        """Show how many bars of a row's meter are lit."""
        if row not in self.meters:
            self._add_meter(row)
        meter = self.meters[row]
        cell, high = self.frame.cell
        grid = self.values[row].grid
        right = grid.x + (grid.width - 1) * cell
        spare = self._meter_cells * cell - BARS * meter.tile_width
        set_x(meter, right - self._meter_cells * cell + spare // 2 + 1)
        set_y(meter, grid.y + (high - meter.tile_height) // 2 - self.is_large)
        set_colors(meter, self._meter_colors[1 if is_chosen else 0])
        for bar in range(BARS):
            set_tile(meter, bar, bar if bar < self.line.meter else BARS + bar)

    def _show_mark(self, row: int) -> None:  # per frame
        """Lay the marked letter of a row on it, golden on a dark block."""
        line = self.line
        at = line.marked
        grid = self.labels[row].grid
        x = grid.x
        if at >= line.label_end():
            grid = self.values[row].grid
            x = grid.x + (self.values[row].columns - line.count) * self.frame.cell[0]
        mark = self.mark
        mark.start(0)
        mark.letter(line.letters[at])
        x += at * self.frame.cell[0]
        set_x(mark.grid, x)
        set_y(mark.grid, grid.y)
        set_x(self.block, x - _BESIDE)
        set_y(self.block, self._top + row * self.pitch - 1)

    def face(self, row: int, kind: int, number: int, mood: int) -> None:  # per frame
        """Show a player's face in a row; kind -1: there is none."""
        face = self._faces[row]
        set_x(face, self._x + (4 if self.is_large else 3) if kind >= 0 else OFFSCREEN)
        if kind >= 0:
            show_face(face, kind, number, mood)
            colors: displayio.Palette = face.pixel_shader  # type: ignore[assignment]
            if colors[SKIN] != skin_of(number) or colors[LIGHT] != light_of(kind, mood):
                colors[SKIN] = skin_of(number)
                colors[LIGHT] = light_of(kind, mood)

    def judge(self, row: int, verdict: int) -> None:
        """Let a row begin with a red cross (0), a green tick (1) or nothing (-1)."""
        sign = self._signs[row]
        if verdict < 0:
            set_x(sign, OFFSCREEN)
        else:
            set_tile(sign, 0, COLORS + 1 - verdict)
            set_colors(sign, self.frame.shapes[verdict])

    def chip(self, row: int, color: int) -> None:  # per frame
        """Show a color at the right of a row without a value, if there is room; NO_COLOR: none."""
        sign = self._signs[row]
        x = self._x + self._wide - sign.tile_width - _GAP
        label = self.labels[row].grid
        is_free = label.x + self.line.count * self.frame.cell[0] <= x
        set_x(sign, x if is_free and color < COLORS else OFFSCREEN)
        if color < COLORS:
            set_tile(sign, 0, color)
            set_colors(sign, self.frame.shapes[color])

    def clear_row(self, row: int) -> None:  # per frame
        """Let a row be empty."""
        self.labels[row].start(0)
        self.labels[row].end()
        self.values[row].start(0)
        self.values[row].end()
        set_x(self._signs[row], OFFSCREEN)
        if row in self.meters:
            set_x(self.meters[row], OFFSCREEN)
        if row < len(self._faces):
            set_x(self._faces[row], OFFSCREEN)

    def more(self, above: bool, below: bool, chosen: int) -> None:  # per frame
        """Show signs at the right that a list goes on. chosen: the row under the cursor."""
        for i in range(2):
            sign = self.more_signs[i]
            row = 0 if i == 0 else self.room - 1
            is_seen = below if i else above
            x = self.frame.wide - (CELL_WIDTH + 2 if row == chosen else CELL_WIDTH)
            set_x(sign, x if is_seen else OFFSCREEN)
            set_colors(sign, self.frame.dark if row == chosen else self.frame.gold)
            set_y(sign, self._top + row * self.pitch + (self.pitch - _GAP - CELL_HEIGHT) // 2)

    # The strip.

    def raise_foot(self, lines: int) -> None:  # per frame
        """Show so many lines of the strip, above the buttons; 0: none."""
        y = OFF_CANVAS
        if lines:
            high = lines * self.frame.cell[1] + 2 * self._pad
            y = self._end - high
            shape_box(self._box, high)
        set_y(self._box, y)
        set_y(self.foot.grid, y + self._pad if lines else OFF_CANVAS)

    def fill_foot(self, lines: int) -> None:  # per frame
        """Let a text of so many lines stand in place of the rows."""
        self.raise_foot(lines)
        set_y(self._box, self._text_top)
        set_y(self.foot.grid, self._text_top + self._pad)

    def look_out(self, lines: int, kind: int, number: int, mood: int, has_memory: bool) -> None:
        """Let a large face say a text of so many lines, if there is room for it below.

        has_memory: on a small board, too.
        """
        size = 20 if self.is_large else 12
        scale = 3 if self.is_large else 2
        high = height_of(size) * scale
        top = self._top + lines * self.frame.cell[1] + 2 * self._pad
        if self._end - top < high or not (has_memory or self.frame.wide >= _WIDE):
            return
        colors = face_colors(kind, number, theme.FELT)
        colors[LIGHT] = light_of(kind, mood)
        if self._giant is None:
            self._giant = displayio.Group(scale=scale)
            self._giant.append(face_grid(read_faces(size), colors, 0, 0))
            self._face_group.append(self._giant)
            self._tail = _tail()
            self.group.append(self._tail)
        face: displayio.TileGrid = self._giant[0]  # type: ignore[assignment]
        face.pixel_shader = colors
        show_face(face, kind, number, mood)
        self._giant.x = (self.frame.wide - size * scale) // 2
        self._giant.y = self._end - high + 1
        self._text_top = max(self._giant.y - (top - self._top) - _ABOVE_FACE, self._top)
        self.fill_foot(lines)
        self._tail.x = self.frame.wide // 2 - _ABOVE_FACE
        self._tail.y = self._text_top + top - self._top - 1

    def more_text(self, above: bool, below: bool) -> None:  # per frame
        """Show signs that a text goes on."""
        for i in range(2):
            sign = self.more_signs[i]
            set_x(sign, self.frame.wide - CELL_WIDTH - 3 if (below if i else above) else OFFSCREEN)
            set_colors(sign, self.frame.dark)
            set_y(sign, self._end - CELL_HEIGHT - 3 if i else self._top + 2)


def _tail() -> displayio.TileGrid:
    """Make what leads from a text to the face that says it."""
    wide = 2 * _ABOVE_FACE
    sheet = displayio.Bitmap(wide, _ABOVE_FACE, 3)
    for y in range(_ABOVE_FACE):
        for x in range(y, wide - y):
            is_edge = x == y or x == wide - 1 - y
            sheet[y * wide + x] = 1 if is_edge else 2
    colors = clear(theme.LINE, theme.CREAM)
    return grid_of(sheet, colors, 1, 1, wide, _ABOVE_FACE, OFFSCREEN, OFF_CANVAS)
