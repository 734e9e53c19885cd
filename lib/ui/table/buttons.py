"""This module draws what the keys do, as buttons on the lower edge: A, B, SELECT or the menu.

Each has its place, so that few pixels change with the cursor; one that does nothing is not there.
"""

import displayio

from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.grids import OFF_CANVAS, set_colors, set_x
from ui.draw.places import BUTTON_A, BUTTONS, HIGH, NUMBERS, WIDE, X, Y
from ui.draw.plates import AROUND, make_plate, two_colors
from ui.says import DO_NOTHING, DO_UNO, DO_UNO_SAID
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text

_COUNT = 3


class Buttons:
    """`show(i, key, does)` writes one. group: the page."""

    def __init__(self, g: "Geometry", sheets: "Sheets", group: displayio.Group) -> None:
        at = g.places
        x, y, wide, high = at[BUTTONS : BUTTONS + NUMBERS]
        group.append(make_plate(two_colors(theme.NIGHT, theme.NIGHT), x, y, wide, high, 0))
        self._plates: list[displayio.TileGrid] = []
        self._texts: list[Text] = []
        self._xs: list[int] = []
        grounds = (theme.GOLD, theme.TEAL, theme.SLATE, theme.UNO)
        inks = (theme.LINE, theme.INK, theme.INK, theme.INK)
        self._colors = [palette_of((grounds[i], inks[i], theme.NIGHT)) for i in range(len(grounds))]
        for i in range(_COUNT):
            place = BUTTON_A + i * NUMBERS
            x = at[place + X]
            y = at[place + Y]
            wide = at[place + WIDE]
            high = at[place + HIGH]
            self._plates.append(make_plate(self._colors[i], x, y, wide, high, 2, AROUND))
            self._texts.append(sheets.fill(self._colors[i], wide, x, y, high))
            group.append(self._plates[i])
            group.append(self._texts[i].grid)
        x, y, wide, high = at[BUTTONS : BUTTONS + NUMBERS]
        self._line = sheets.fill(self._colors[2], wide, 0, y, high)
        self._xs.append(self._line.grid.x)
        group.append(self._line.grid)
        for part in self._plates:
            self._xs.append(part.x)
        for text in self._texts:
            self._xs.append(text.grid.x)

    def line(self) -> "Text":  # per frame
        """Put a line in the place of the buttons, until one is shown; the caller writes it."""
        for i in range(_COUNT):
            set_x(self._plates[i], OFF_CANVAS)
            set_x(self._texts[i].grid, OFF_CANVAS)
        set_x(self._line.grid, self._xs[0])
        return self._line

    def show(self, i: int, key: int, does: int) -> None:  # per frame
        """Write what a key does, on its button; DO_NOTHING, or without room: there is none."""
        text = self._texts[i]
        line = LINE
        line.start(text.columns)
        line.key(key, does, 0)
        if not line.count:
            does = DO_NOTHING
        set_x(self._line.grid, OFF_CANVAS)
        set_x(self._plates[i], self._xs[1 + i] if does else OFF_CANVAS)
        set_x(text.grid, self._xs[1 + _COUNT + i] if does else OFF_CANVAS)
        if does == DO_NOTHING:
            return
        look = i + (i == 2 and (does == DO_UNO or does == DO_UNO_SAID))
        set_colors(self._plates[i], self._colors[look])
        set_colors(text.grid, self._colors[look])
        line.center()
        line.put_on(text.grid)
