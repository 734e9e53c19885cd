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
from ui.draw.card_tiles import AROUND, FOOT_PAPER, PLAIN, show_card
from ui.draw.face_tiles import BOT, CALM, GLAD, LIGHT, PERSON, SLY, light_of, show_face
from ui.draw.faces import face_colors, face_grid, read_faces
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.frame import Frame, box_of, box_sheet, clear, shape_box
from ui.draw.grids import CHANGED, OFF_CANVAS, OFFSCREEN, set_colors, set_x, set_y
from ui.draw.logo import COLORS as LETTER_COLORS
from ui.draw.logo import INSIDE, LETTERS, NAME, SHADE, size_of
from ui.draw.places import BUTTONS, HIGH, LOGO, NUMBERS, PLAY, TITLE_ROW, WIDE, X, Y
from ui.draw.sheets import grid_of
from ui.draw.spread import CARDS, DROPS, SHADES, SINES, spread_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

MOST = const(7)  # entries
_STEPS_OF_ONE = const(2)  # of a card: steps in which it comes to its place
_UPRIGHT_PITCH = const(19)  # of cards that stand upright, as many as there is room for
_BESIDE_CARDS = const(14)  # pixels at least, on both sides together
# Players over the cards: what they are, their number, their mood, and on which side they are.
_FACES = ((BOT, 1, SLY, -1), (BOT, 2, GLAD, 1), (PERSON, 5, CALM, 0))
_LEFT = const(4)  # parts of a display: a first entry that begins in the first one has its width
_GAP = const(2)
_LOW = const(14)  # pixels: buttons that stand close together
_HIDDEN = const(20)  # pixels of the outer cards that the first entry may hide


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
        self._has_large_entry = frame.is_large or self.columns == 1
        if self._has_large_entry:
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
            if i or not self._has_large_entry:
                columns = sheet.width // frame.cell[0]
                self.entries.append(frame.text(frame.ink, columns, 1, 0, OFFSCREEN))
        if self._has_large_entry:
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
            if self._has_large_entry and not place:
                y = (box.y + (tall - 2 * CELL_HEIGHT) // 2 + 2) // 2  # capitals have no descenders
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
        if self._has_large_entry and not place:
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
        columns = (wide - 4) // CELL_WIDTH
        y = end - rows * CELL_HEIGHT
        self._rows_end = y if self.has_note and self.columns > 1 else end
        x = (wide - columns * CELL_WIDTH + 1) // 2
        self.note = sheets.text(frame.soft, columns, rows, x, y if self.has_note else OFF_CANVAS)
        self.group.append(self.note.grid)

    # Cards, and who looks over them.

    def _place_cards(self, g: "Geometry") -> None:
        """Find where turned cards belong: on an arc below faces, its ends behind the first entry.

        Its radius is what there is room for, and at most nine quarters of a card's height.
        """
        at = self._at
        wide, high = spread_size(g.card_width, g.card_height)
        across = self.frame.wide
        bottom = at[PLAY + Y] + _HIDDEN
        least = self._top + g.face_height - (high - g.card_height) // 2
        if self.columns == 1:
            across = at[PLAY + X]
            bottom = at[BUTTONS + Y] - 2 * CELL_HEIGHT - 4
        radius = min((across - 4 - wide) * 50 // SINES[-1], g.card_height * 9 // 4)
        arc = DROPS[-1] * radius // 100
        if self.columns > 1:  # flatter, so that nothing comes out below the first entry
            arc = min(arc, at[PLAY + Y] + at[PLAY + HIGH] - _GAP - least - high)
        self._downs = [drop * arc // DROPS[-1] for drop in DROPS]
        self._cards_y = max(least, bottom - arc - high)
        self._cards_xs = [(across - wide) // 2 + sine * radius // 100 for sine in SINES]
        self._faces_y = self._cards_y + (high - g.card_height) // 2 - g.face_height

    def _add_faces(self, g: "Geometry") -> None:
        """Add three players who look over the cards."""
        sheet = read_faces(g.face)
        across = self._at[PLAY + X] if self.columns == 1 else self.frame.wide
        for kind, number, mood, aside in _FACES:
            colors = face_colors(kind, number, theme.FELT)
            colors[LIGHT] = light_of(kind, mood)
            x = across // 2 - g.face // 2 + aside * g.face * 5 // 3
            face = face_grid(sheet, colors, x, self._faces_y + abs(aside) * g.face // 5)
            show_face(face, kind, number, mood)
            self.group.append(face)

    def _add_cards(self, g: "Geometry") -> None:
        """Add the cards, in a palette of their own that lets each show what lies below its edge."""
        wide, high = spread_size(g.card_width, g.card_height)
        sheet = read(name_of("spread", g.card_width), len(CARDS) * wide, high, 4)
        colors = displayio.Palette(SHADES + COLORS)
        plain = self._sheets.bright[PLAIN]
        for i in range(SHADES):
            colors[i] = plain[i]  # type: ignore[assignment]
        for i in range(COLORS):
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
        count = min(room // _UPRIGHT_PITCH + 1, len(CARDS))
        first = (self.frame.wide - wide - (count - 1) * _UPRIGHT_PITCH) // 2
        self._cards_xs = [first + i * _UPRIGHT_PITCH for i in range(count)]
        self._cards_y = self._top + 3
        self._cards = []
        self._downs = []
        for i in range(count):
            card = self._sheets.card(0, 0)
            show_card(card, CARDS[i], self._sheets.bright)
            self._cards.append(card)
            self.group.append(card)
            off = abs(2 * i - count + 1)
            self._downs.append(off * off * 3 // (2 * count))

    def spread(self, step: int) -> None:  # per frame
        """Deal the cards from one heap to where they belong, and light up the name by colors.

        One card moves in a step, by half of its way, so that little is drawn.
        """
        xs = self._cards_xs
        middle = xs[0] + xs[-1]
        for i in range(len(self._cards)):
            card = self._cards[i]
            done = min(max(step - _STEPS_OF_ONE * i, 0), _STEPS_OF_ONE)
            left = _STEPS_OF_ONE - done
            set_x(card, (middle * left + 2 * xs[i] * done) // (2 * _STEPS_OF_ONE))
            set_y(card, self._cards_y + self._downs[i] * done // _STEPS_OF_ONE)
            if i < COLORS:
                self._light(i, not left)
