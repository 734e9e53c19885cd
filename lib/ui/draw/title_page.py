"""This module makes the page of the title: the name, four cards, the entries, and what A starts.

The cards lie beside the entries, above them on a display that is higher than wide; where there is
little room beside them they lie one below the other. The name is drawn by adafruit_display_text,
from large letters of our own, and each color of cards lights up two of its letters.
"""

import displayio
from adafruit_display_text.label import Label
from micropython import const

from engine.state.cards import COLORS
from ui.draw import theme
from ui.draw.art import name_of, read
from ui.draw.card_tiles import AROUND, COLOR_PIXELS, FOOT_PAPER, PAPER, PIXEL_VALUES, PLAIN
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.grids import CHANGED, OFFSCREEN, set_x, set_y
from ui.draw.list_page import Bar
from ui.draw.logo import FOOT, LETTERS, LIGHT, LOGO_HEIGHT, LOGO_WIDTH, SHADE, Logo
from ui.draw.sheets import grid_of
from ui.draw.spread import CARDS, SHADES, spread_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

NAME = "WILDHAND"
STEPS = const(8)  # in which the cards spread and the name lights up
_STEPS_OF_ONE = const(2)  # of a card

_NAME_WIDTH = const(106)  # pixels, at scale 1
_NAME_COLORS = b"\x00\x03\x01\x02\x00\x03\x01\x02"  # of its letters
_ROWS = const(7)
_COLUMNS = const(13)  # of entries, with a space on either side
_LEAST_NOTE = const(34)  # columns of letters for the note in one row


class TitlePage:
    """`group` is the page, `body` the rows of entries, `note` that below, `last` the hints.

    bar: the row under the cursor. `spread(step)` shows the cards closed (0) to spread (STEPS).
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group()
        self._sheets = sheets
        g = geometry
        unit = g.scale
        wide = g.width * unit
        high = g.height * unit
        top = self._add_name(wide, high)
        canvas = displayio.Group(scale=unit)
        note_y = self._add_note(g, wide, high)
        self._place(g, wide, high, top, note_y)
        left = max(g.left, 1)
        self.body = sheets.text(sheets.ink, self._columns, _ROWS, self._body_x, self._body_y)
        self.last = sheets.text(sheets.soft, g.columns, 1, left, g.height - CELL_HEIGHT)
        self.bar = Bar(sheets.letters, sheets.gold, self._columns, 1, self._body_x, OFFSCREEN)
        for part in (self.body, self.last, self.bar):
            canvas.append(part.grid)
        canvas.append(sheets.key(left, g.height - CELL_HEIGHT))
        self.group.append(canvas)
        self._add_cards(g)

    # The name.

    def _add_name(self, wide: int, high: int) -> int:
        """Add the name; return where it ends."""
        scale = 1
        while _NAME_WIDTH * (scale + 1) <= wide - 12 and 10 * LOGO_HEIGHT * (scale + 1) <= 3 * high:
            scale += 1
        sheet = read("logo", len(LETTERS) * LOGO_WIDTH, LOGO_HEIGHT, 2)
        name = Label(Logo(sheet), text=NAME, scale=scale)
        name.anchor_point = (0, 0)
        top = high // 24
        name.anchored_position = ((wide - _NAME_WIDTH * scale) // 2, top)
        self._inks = []
        for _ in range(COLORS):
            palette = displayio.Palette(SHADE + 1)
            palette[0] = 0
            self._inks.append(palette)
        letters = name[0]
        for i in range(len(NAME)):
            letters[i].pixel_shader = self._inks[_NAME_COLORS[i]]
        self.group.append(name)
        return top + LOGO_HEIGHT * scale

    def _light(self, color: int, is_lit: bool) -> None:  # per frame
        """Light the letters of a color, or let them be dark."""
        palette = self._inks[color]
        bright = self._sheets.bright[PLAIN]
        ink: int = bright[COLOR_PIXELS + color] if is_lit else theme.UNLIT  # type: ignore[assignment]
        dark: int = self._sheets.dim[color][PAPER]  # type: ignore[assignment]
        light: int = self._sheets.ink[1]  # type: ignore[assignment]
        if palette[FOOT] != ink:
            palette[FOOT] = ink
            palette[SHADE] = dark if is_lit else theme.UNLIT
            palette[LIGHT] = light if is_lit else theme.UNLIT
            CHANGED[0] = 1

    # What A starts.

    def _add_note(self, g: "Geometry", wide: int, high: int) -> int:
        """Add the rows for what A starts, in small letters; return where they begin."""
        columns = wide // (CELL_WIDTH * g.small)
        rows = 1 if columns >= _LEAST_NOTE else 2
        height = CELL_HEIGHT * g.small
        layer = displayio.Group(scale=g.small)
        layer.x = (wide - columns * CELL_WIDTH * g.small) // 2
        layer.y = high - CELL_HEIGHT * g.scale - rows * height - 2 * g.small
        self.note = self._sheets.text(self._sheets.soft, columns, rows, 0, 0)
        layer.append(self.note.grid)
        self.group.append(layer)
        return layer.y

    # Entries and cards.

    def _place(self, g: "Geometry", wide: int, high: int, top: int, bottom: int) -> None:
        """Choose where the entries and the middle of each card are, in a part of the display."""
        unit = g.scale
        card_wide, card_high = spread_size(g.card_width, g.card_height)
        room = bottom - top
        body_high = _ROWS * CELL_HEIGHT * unit
        self._columns = _COLUMNS if g.columns > 21 or unit > 1 else _COLUMNS - 1
        body_wide = self._columns * CELL_WIDTH * unit
        is_above = high > wide
        across = wide - 8 if is_above else wide - body_wide - 12
        down = room - body_high - 12 if is_above else room - 4
        scale = 1
        while 19 * card_wide * (scale + 1) <= 10 * across and card_high * (scale + 1) <= down:
            scale += 1
        self._scale = scale
        card_wide *= scale
        card_high *= scale
        self._pitch = min((across - card_wide) // 3, card_wide * 3 // 4)
        self._drop = 0
        if 3 * self._pitch < card_wide * 9 // 10:
            self._drop = min((down - card_high) // 3, card_high // 2)
        spread = card_wide + 3 * self._pitch
        fall = card_high + 3 * self._drop
        if is_above:
            gap = (room - body_high - fall) // 3
            x = (wide - spread) // 2
            y = top + gap
            self._body_x = (wide - body_wide) // 2 // unit
            self._body_y = (y + fall + gap) // unit
        else:
            gap = max((wide - spread - body_wide) // 3, 2)
            x = gap
            y = top + (room - fall) // 2
            self._body_x = (wide - body_wide - gap) // unit
            self._body_y = (top + (room - body_high) // 2) // unit
        self._cards_x = x + card_wide // 2
        self._cards_y = y + card_high // 2

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
        layer = displayio.Group(scale=self._scale)
        self._cards = []
        self._half = (wide // 2, high // 2)
        for i in range(len(CARDS)):
            card = grid_of(sheet, colors, 1, 1, wide, high, 0, 0)
            card[0] = i
            self._cards.append(card)
            layer.append(card)
        self.group.append(layer)

    def spread(self, step: int) -> None:  # per frame
        """Deal the cards from one heap to where they belong, and light up the name by colors.

        One card moves in a step, by half of its way, so that little is drawn.
        """
        scale = self._scale
        arc = self._sheets.card_width * scale // 6
        for i in range(len(CARDS)):
            card = self._cards[i]
            done = min(max(step - _STEPS_OF_ONE * i, 0), _STEPS_OF_ONE)
            left = _STEPS_OF_ONE - done
            sunk = arc if (i == 0 or i == len(CARDS) - 1) and not self._drop else 0
            way = 3 * left + 2 * i * done  # in half steps, from the first card
            x = self._cards_x + self._pitch * way // (2 * _STEPS_OF_ONE)
            y = self._cards_y - arc // 2
            y += (self._drop * way // 2 + sunk * done) // _STEPS_OF_ONE
            set_x(card, x // scale - self._half[0])
            set_y(card, y // scale - self._half[1])
            self._light(i, not left)

    def point(self, row: int) -> None:  # per frame
        """Move the bar to a row; the caller writes it."""
        set_y(self.bar.grid, self.body.grid.y + row * CELL_HEIGHT)
