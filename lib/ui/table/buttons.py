"""This module draws what the keys do, as buttons on the lower edge: A, B, SELECT or the menu.

Each has its place, so that few pixels change with the cursor; one that does nothing is not there.
"""

import displayio

from ui.draw import theme
from ui.draw.grids import CHANGED, OFF_CANVAS, set_x
from ui.draw.places import BUTTON_A, BUTTONS, NUMBERS, WIDE
from ui.draw.plates import draw_round, two_colors
from ui.draw.sheets import grid_of
from ui.says import DO_NOTHING, DO_UNO, DO_UNO_SAID
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text

_COUNT = 3
_ROWS = 4  # of pixels, that differ: first one that is above and below the buttons


class Buttons:
    """`show(i, key, does)` writes one. group: the page."""

    def __init__(self, g: "Geometry", sheets: "Sheets", group: displayio.Group) -> None:
        at = g.places
        left, top, wide, high = at[BUTTONS : BUTTONS + NUMBERS]
        self._colors = displayio.Palette(_COUNT + 1)  # behind the buttons, and each button's
        self._inks: list[displayio.Palette] = []
        self._texts: list[Text] = []
        bitmap = displayio.Bitmap(wide, _ROWS, _COUNT + 1)
        bar = grid_of(bitmap, self._colors, 1, high, wide, 1, left, top)
        group.append(bar)
        for i in range(_COUNT):
            place = BUTTON_A + i * NUMBERS
            x, y, wide, high = at[place : place + NUMBERS]
            draw_round(bitmap, x - left, 1, wide, 1 + i)
            self._inks.append(two_colors(theme.NIGHT, theme.NIGHT))
            self._texts.append(sheets.fill(self._inks[i], wide, x, y, high))
            group.append(self._texts[i].grid)
            for row in range(high):
                bar[y - top + row] = 1 + min(row, high - 1 - row, _ROWS - 2)
        for i in range(_COUNT + 1):
            self._colors[i] = theme.NIGHT
        # A line covers the letters of all three, as high as they are.
        self._line = sheets.fill(self._inks[0], at[BUTTONS + WIDE], left, y, high)
        self._line_x = self._line.grid.x
        group.append(self._line.grid)

    def line(self) -> "Text":  # per frame
        """Put a golden button in the place of all, until one is shown; the caller writes it."""
        for i in range(_COUNT):
            self._draw(i, theme.GOLD, theme.LINE)
        self._colors[0] = theme.GOLD
        set_x(self._line.grid, self._line_x)
        return self._line

    def _draw(self, i: int, ground: int, ink: int) -> None:  # per frame
        """Give a button a color, and its letters one."""
        inks = self._inks[i]
        if inks[0] != ground or inks[1] != ink:
            self._colors[1 + i] = inks[0] = ground
            inks[1] = ink
            CHANGED[0] = 1

    def show(self, i: int, key: int, does: int) -> None:  # per frame
        """Write what a key does, on its button; DO_NOTHING, or without room: there is none."""
        set_x(self._line.grid, OFF_CANVAS)
        self._colors[0] = theme.NIGHT
        text = self._texts[i]
        line = LINE
        line.start(text.columns)
        line.key(key, does, 0)
        if does == DO_NOTHING or not line.count:
            self._draw(i, theme.NIGHT, theme.NIGHT)
            return
        if i == 0:
            self._draw(0, theme.GOLD, theme.LINE)
        elif does == DO_UNO or does == DO_UNO_SAID:
            self._draw(i, theme.UNO, theme.INK)
        else:
            self._draw(i, theme.TEAL if i == 1 else theme.SLATE, theme.INK)
        line.center()
        line.put_on(text.grid)
