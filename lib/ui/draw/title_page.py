"""This module makes the page of the title: the name, some cards, the entries as buttons.

The first entry is a large button. The others stand in two columns below it, or in one where the
cards lie beside them. The letters of the name are cards, too, and each color of the cards lights up
two of them. Small cards stand upright and are those of the table, behind the first entry; larger
ones are turned.
"""

import displayio
from micropython import const

from engine.state.cards import COLORS
from ui.draw import theme
from ui.draw.art import name_of, read
from ui.draw.card_tiles import AROUND, FOOT_PAPER, PIXEL_VALUES, PLAIN, show_card
from ui.draw.face_tiles import BOT, CALM, GLAD, LIGHT, PERSON, SLY, light_of, show_face
from ui.draw.faces import face_colors, face_grid, read_faces
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.frame import Frame, box_of, box_sheet, clear, shape_box
from ui.draw.grids import CHANGED, OFF_CANVAS, OFFSCREEN, set_colors, set_x, set_y
from ui.draw.logo import COLORS as LETTER_COLORS
from ui.draw.logo import INSIDE, LETTERS, NAME, SHADE, size_of
from ui.draw.places import BUTTONS, HIGH, LOGO, NUMBERS, PLAY, TITLE_ROW, WIDE, X, Y
from ui.draw.sheets import grid_of
from ui.draw.spread import CARDS, SHADES, spread_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

MOST = const(7)  # entries
_STEPS_OF_ONE = const(2)  # of a card: steps in which it comes to its place
# Cards that stand upright, as many as there is room for: red 7, yellow Reverse, green Skip, a Wild
# Draw Four, blue Draw Two, red 9, yellow 3.
_UPRIGHT = bytes((28, 47, 41, 76, 50, 36, 15))
_UPRIGHT_PITCH = const(19)
_BESIDE_CARDS = const(14)  # pixels at least, on both sides together
# Players over the cards: what they are, their number, their mood, and on which side they are.
_FACES = ((BOT, 1, SLY, -1), (BOT, 2, GLAD, 1), (PERSON, 5, CALM, 0))
_LEFT = const(4)  # parts of a display: a first entry that begins in the first one has its width
_GAP = const(2)
_LOW = const(14)  # pixels: buttons that stand close together


class TitlePage:
    """`group` is the page, `entries` the texts of the buttons, `note` that on what they start.

    columns: of buttons below the first one; count: of entries. `spread(step)` shows the cards
    closed (0) to spread (`steps`).
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        g = geometry
        at = g.places
        self.group = displayio.Group(scale=g.doubled)
        self._sheets = sheets
        self.frame = frame = Frame(self.group, g, sheets)
        self._at = at
        self.count = 0
        self.columns = 2 if at[PLAY + X] * _LEFT < frame.wide else 1
        self._add_name(tuple(at[LOGO : LOGO + NUMBERS]))
        if frame.is_large or self.columns == 1:
            self._place_cards(g)
            self._add_faces(g)
            self._add_cards(g)
        else:
            self._add_upright(g.card_width)
        self.steps = _STEPS_OF_ONE * len(self._cards)
        self._add_note(sheets)
        self._add_entries()
        frame.add_buttons()

    # The name.

    def _add_name(self, place: "tuple[int, ...]") -> None:
        x, y, pitch, _ = place
        wide, high = size_of(pitch)
        sheet = read(name_of("logo", wide), len(LETTERS) * wide, high, 4)
        self._inks = []
        for _ in range(COLORS):
            self._inks.append(clear(theme.LINE, theme.LIGHT, theme.UNLIT, theme.UNLIT))
        for i in range(len(NAME)):
            colors = self._inks[LETTER_COLORS[i % COLORS]]
            down = (0, 2, 0, -1)[i % COLORS]
            letter = grid_of(sheet, colors, 1, 1, wide, high, x + i * pitch, y + down)
            letter[0] = LETTERS.find(NAME[i])
            self.group.append(letter)
        self._top = y + high + 3

    def _light(self, color: int, is_lit: bool) -> None:  # per frame
        """Light the letters of a color, or let them be dark."""
        palette = self._inks[color]
        ink = theme.BRIGHT[color] if is_lit else theme.UNLIT
        if palette[INSIDE] != ink:
            palette[INSIDE] = ink
            palette[SHADE] = theme.BRIGHT[COLORS + color] if is_lit else theme.UNLIT
            CHANGED[0] = 1

    # The entries.

    def _add_entries(self) -> None:
        """Add the buttons: a box and a text for each, which `lay` puts in their places."""
        at = self._at
        frame = self.frame
        wide = at[TITLE_ROW + WIDE]
        second = at[TITLE_ROW + X] + wide + (4 if frame.is_large else 2)
        self._xs = (at[TITLE_ROW + X], second)
        self._wides = (wide, frame.wide - at[TITLE_ROW + X] - second)
        sheets = [box_sheet(at[PLAY + WIDE]), box_sheet(wide)]
        if self.columns > 1:
            sheets.append(box_sheet(self._wides[1]))
        self.colors = []
        for i in range(3):
            color, light, shade = theme.BUTTONS[3 * i : 3 * i + 3]
            if frame.is_large:
                self.colors.append(clear(theme.LINE, color, light, shade))
            else:
                self.colors.append(clear(shade, color, color, color))
        self.boxes = []
        self.entries = []
        for i in range(MOST + 1):
            sheet = sheets[1 + (i - 1) % self.columns if i else 0]
            high = at[(TITLE_ROW if i else PLAY) + HIGH]
            box = box_of(sheet, self.colors[1], 0, OFF_CANVAS, high)
            self.group.append(box)
            self.boxes.append(box)
            if i or not frame.is_large:
                columns = sheet.width // frame.cell[0]
                self.entries.append(frame.text(frame.ink, columns, 1, 0, OFFSCREEN))
        if frame.is_large:
            self._add_large_entry()

    def _add_large_entry(self) -> None:
        """Add the text of the first entry, in small letters of two by two pixels."""
        first = displayio.Group(scale=2)
        columns = self.boxes[0].tile_width // (2 * CELL_WIDTH)
        text = self._sheets.text(self.frame.ink, columns, 1, 0, OFFSCREEN)
        first.append(text.grid)
        self.group.append(first)
        self.entries.insert(0, text)

    def lay(self, count: int) -> None:
        """Put so many entries in their places."""
        at = self._at
        self.count = count
        rows = (count - 2 + self.columns) // self.columns
        first = at[TITLE_ROW + Y]
        high = at[TITLE_ROW + HIGH]
        pitch = min(high + (1 if high < _LOW else 3), (self._rows_end - first) // rows)
        high = min(high, pitch - 1)
        for place in range(MOST + 1):
            box = self.boxes[place]
            text = self.entries[place]
            column = (place - 1) % self.columns
            x = self._xs[column] if place else at[PLAY + X]
            y = first + (place - 1) // self.columns * pitch if place else at[PLAY + Y]
            tall = high if place else at[PLAY + HIGH]
            set_x(box, x)
            set_y(box, y if self._entry_at(place) >= 0 else OFF_CANVAS)
            shape_box(box, tall)
            y = box.y + (tall - self.frame.cell[1] + 1) // 2
            if self.frame.is_large and not place:
                y = (box.y + (tall - 2 * CELL_HEIGHT) // 2) // 2
            set_y(text.grid, y)

    def _entry_at(self, place: int) -> int:
        """Return which entry stands in a place, -1: none does."""
        for i in range(self.count):
            if self.place_of(i) == place:
                return i
        return -1

    def place_of(self, i: int) -> int:  # per frame
        """Return where an entry stands, row by row: 0 is the first. In pairs the last one is last.

        So an odd one does not stand alone in the left column, below what belongs together.
        """
        if self.columns > 1 and i == self.count - 1:
            return self.count // 2 * 2
        return i

    def write(self, i: int, words: bytes, color: int) -> None:  # per frame
        """Write an entry into the middle of its button, in a color of `theme.BUTTONS`."""
        frame = self.frame
        place = self.place_of(i)
        text = self.entries[place]
        box = self.boxes[place]
        x = box.x + (box.tile_width - len(words) * frame.cell[0] + 1) // 2
        if frame.is_large and not place:
            x = (box.x + box.tile_width // 2 - len(words) * CELL_WIDTH) // 2
        set_x(text.grid, x)
        text.start(0)
        text.word(words)
        text.end()
        set_colors(box, self.colors[color])
        set_colors(text.grid, frame.ink if color else frame.dark)

    # What they start.

    def _add_note(self, sheets: "Sheets") -> None:
        """Add the note: below the cards, or below the entries; where there is no room, none."""
        at = self._at
        frame = self.frame
        end = at[BUTTONS + Y] - 1
        wide = at[PLAY + X] - _GAP if self.columns == 1 else frame.wide
        rows = 2 if self.columns == 1 else 1
        self.has_note = self.columns == 1 or frame.is_large
        columns = wide // CELL_WIDTH
        y = end - rows * CELL_HEIGHT
        self._rows_end = y if self.has_note and self.columns > 1 else end
        x = (wide - columns * CELL_WIDTH + 1) // 2
        self.note = sheets.text(frame.soft, columns, rows, x, y if self.has_note else OFF_CANVAS)
        self.group.append(self.note.grid)

    # Cards, and who looks over them.

    def _place_cards(self, g: "Geometry") -> None:
        """Find where turned cards belong, below faces."""
        at = self._at
        wide, high = spread_size(g.card_width, g.card_height)
        across = self.frame.wide
        bottom = at[PLAY + Y]
        if self.columns == 1:
            across = at[PLAY + X]
            bottom = at[BUTTONS + Y] - 2 * CELL_HEIGHT - 2
        self._pitch = min((across - 8 - wide) // (len(CARDS) - 1), wide * 3 // 4)
        self._cards_x = across // 2 - (len(CARDS) - 1) * self._pitch // 2 - wide // 2
        arc = max(min(g.card_width // 6, (bottom - self._top - high) // 2), 0)
        self._cards_y = (self._top + bottom + g.face // 2) // 2 - arc // 2 - high // 2
        self._downs = [arc, 0, 0, arc]

    def _add_faces(self, g: "Geometry") -> None:
        """Add three players who look over the cards."""
        sheet = read_faces(g.face)
        across = self._at[PLAY + X] if self.columns == 1 else self.frame.wide
        for kind, number, mood, aside in _FACES:
            colors = face_colors(kind, number, theme.FELT)
            colors[LIGHT] = light_of(kind, mood)
            x = across // 2 - g.face // 2 + aside * g.face * 5 // 3
            y = self._cards_y + self._downs[0] // 2
            y += (abs(aside) * g.face // 5) - g.face_height * 3 // 4
            face = face_grid(sheet, colors, x, max(y, self._top - 2))
            show_face(face, kind, number, mood)
            self.group.append(face)

    def _add_cards(self, g: "Geometry") -> None:
        """Add the cards, in a palette of their own that lets each show what lies below its edge."""
        wide, high = spread_size(g.card_width, g.card_height)
        sheet = read(name_of("spread", g.card_width), len(CARDS) * wide, high, 4)
        colors = displayio.Palette(PIXEL_VALUES)
        plain = self._sheets.bright[PLAIN]
        for i in range(PIXEL_VALUES):
            colors[i] = plain[i]  # type: ignore[assignment]
        for i in range(PIXEL_VALUES - SHADES):
            colors[SHADES + i] = self._sheets.bright[i][FOOT_PAPER]  # type: ignore[assignment]
        colors.make_transparent(AROUND)
        self._cards = []
        for i in range(len(CARDS)):
            card = grid_of(sheet, colors, 1, 1, wide, high, 0, 0)
            card[0] = i
            self._cards.append(card)
            self.group.append(card)

    def _add_upright(self, wide: int) -> None:
        """Add upright cards, whose feet the first entry hides; the outer ones stand lower."""
        room = self.frame.wide - wide - _BESIDE_CARDS
        count = min(room // _UPRIGHT_PITCH + 1, len(_UPRIGHT))
        self._pitch = _UPRIGHT_PITCH
        self._cards_x = (self.frame.wide - wide - (count - 1) * _UPRIGHT_PITCH) // 2
        self._cards_y = self._top + 3
        self._cards = []
        self._downs = []
        for i in range(count):
            card = self._sheets.card(0, 0)
            show_card(card, _UPRIGHT[i], self._sheets.bright)
            self._cards.append(card)
            self.group.append(card)
            off = abs(2 * i - count + 1)
            self._downs.append(off * off * 3 // (2 * count))

    def spread(self, step: int) -> None:  # per frame
        """Deal the cards from one heap to where they belong, and light up the name by colors.

        One card moves in a step, by half of its way, so that little is drawn.
        """
        middle = len(self._cards) - 1
        for i in range(len(self._cards)):
            card = self._cards[i]
            done = min(max(step - _STEPS_OF_ONE * i, 0), _STEPS_OF_ONE)
            left = _STEPS_OF_ONE - done
            way = middle * left + 2 * i * done  # in half steps, from the first card
            set_x(card, self._cards_x + self._pitch * way // (2 * _STEPS_OF_ONE))
            set_y(card, self._cards_y + self._downs[i] * done // _STEPS_OF_ONE)
            if i < COLORS:
                self._light(i, not left)
