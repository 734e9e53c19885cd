"""This module draws the strip between table and hand: one dark line that tells, cream that asks.

At its left a tab shows the active color; below a line of small letters, which is the cause or what
happened before, stands what happened, what is asked, or in gold what the holder would play. The
face of the holder looks over its right end (`ui.table.seats`).
"""

import displayio
from micropython import const

from engine.state.cards import COLORS, NO_CARD
from engine.state.layout import EVENT_COUNT, EVENTS_KEPT, VIEW_SEAT
from ui.draw import theme
from ui.draw.art import name_of, palette_of, read
from ui.draw.card_tiles import PAPER
from ui.draw.font import CELL_WIDTH, QUESTION_MARK
from ui.draw.grids import CHANGED, set_tile
from ui.draw.places import CAUSE, HIGH, NUMBERS, QUESTION, STRIP, TAB, WIDE, X, Y
from ui.draw.plates import draw_round, two_colors
from ui.draw.sheets import grid_of
from ui.says import DO_PLAY, YOUR_TURN
from ui.table.prompt_words import write_notice
from ui.table.words import LINE, Recap, write_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_SMALL = const(12)  # shapes on the tab, in pixels
_LARGE = const(16)
# Pixels of the strip: its tab, and the shape there (`card_tiles.PAPER`).
_TAB = const(0)
_PLATE = const(1)
_CORNER = const(3)  # the felt around it
_ROWS = const(4)  # of pixels, that differ: the tab begins in the second one


class Strip:
    """`show(view, notice)` tells or asks, `name(card)` says what the holder would play.

    group: the page. `recap`: the newest events, which the cover finds, too.
    """

    def __init__(self, g: "Geometry", sheets: "Sheets", group: displayio.Group, rows: int) -> None:
        at = g.places
        self.recap = Recap(rows)
        self._bright = sheets.bright
        self._colors = palette_of((theme.NIGHT, theme.NIGHT, theme.INK, theme.FELT))
        self._soft = two_colors(theme.NIGHT, theme.SOFT)  # of the cause
        self._ink = two_colors(theme.NIGHT, theme.INK)
        x, y, wide, high = at[STRIP : STRIP + NUMBERS]
        bitmap = displayio.Bitmap(wide, _ROWS, _CORNER + 1)
        bitmap.fill(_CORNER)
        draw_round(bitmap, 0, 0, wide, _PLATE)
        draw_round(bitmap, 0, _ROWS - 1, wide, _PLATE, 0)
        draw_round(bitmap, at[TAB + X] - x, 1, at[TAB + WIDE], _TAB)
        plate = grid_of(bitmap, self._colors, 1, high, wide, 1, x, y)
        for row in range(high):
            plate[row] = min(row, high - 1 - row, _ROWS - 1)
        group.append(plate)
        size = _LARGE if sheets.large else _SMALL
        x = at[TAB + X] + (at[TAB + WIDE] - size + 1) // 2
        y = at[TAB + Y] + (at[TAB + HIGH] - size) // 2
        shapes = sheets.shapes
        if size != g.shape:
            shapes = read(name_of("shapes", size), 4 * size, size, 2)
        self._shape = grid_of(shapes, self._colors, 1, 1, size, size, x, y)
        group.append(self._shape)
        columns = at[CAUSE + WIDE] // CELL_WIDTH
        self.cause = sheets.text(self._soft, columns, 1, at[CAUSE + X], at[CAUSE + Y])
        x, y, wide, high = at[QUESTION : QUESTION + NUMBERS]
        self.question = sheets.fill(self._ink, wide, x, y, high)
        group.append(self.cause.grid)
        group.append(self.question.grid)
        self._written = -1  # what the events were found for
        self._notice = 0
        self._is_named = False  # the question says what the holder would play
        self._view = bytearray(0)

    def forget(self) -> None:
        """Write all anew next time."""
        self._written = -1

    def color(self, color: int) -> None:  # per frame
        """Show the active color on the tab; NO_COLOR: none."""
        colors = self._colors
        bright: Any = self._bright[color][PAPER] if color < COLORS else colors[_PLATE]
        if colors[_TAB] != bright:
            colors[_TAB] = bright
            colors[PAPER] = theme.INK if color < COLORS else bright
            CHANGED[0] = 1
        set_tile(self._shape, 0, color & 3)

    def show(self, view: bytearray, notice: int) -> None:  # per frame
        """Tell the newest event, or ask: a notice, below its cause."""
        self._view = view
        wanted = view[EVENT_COUNT] << 16 | view[VIEW_SEAT] << 8 | (notice > 0)
        if self._written != wanted:
            self._written = wanted
            self.recap.find(view, view[EVENT_COUNT] - EVENTS_KEPT & 255, 2, notice > 0)
        self._notice = notice
        self._is_named = False
        self._ask(notice > 0)
        count = self.recap.count
        self.recap.show_row(self.cause, 0, view, count - (1 if notice else 2))
        if notice:
            self._write_notice(view, notice)
        else:
            self.recap.show_row(self.question, 0, view, count - 1)

    def warn(self, view: bytearray, notice: int) -> None:  # per frame
        """Ask, or refuse, until something else is shown."""
        self._is_named = False
        self._ask(True)
        self._write_notice(view, notice)

    def _write_notice(self, view: bytearray, notice: int) -> None:  # per frame
        line = LINE
        line.start(self.question.columns)
        write_notice(line, view, notice)
        line.put_on(self.question.grid)

    def _ask(self, is_asked: bool) -> None:  # per frame
        """Take the colors of what asks, or of what tells."""
        ground = theme.CREAM if is_asked else theme.NIGHT
        if self._colors[_PLATE] != ground:
            self._colors[_PLATE] = ground
            CHANGED[0] = 1
            self._soft[0] = self._ink[0] = ground
            self._soft[1] = theme.BROWN if is_asked else theme.SOFT
        ink = theme.GOLD if self._is_named else theme.LINE if is_asked else theme.INK
        if self._ink[1] != ink:
            self._ink[1] = ink
            CHANGED[0] = 1

    def name(self, card: int) -> None:  # per frame
        """Say in gold which card the holder would play; NO_CARD: none. Not while it asks."""
        if self._notice or not self._view:
            return
        if card == NO_CARD:
            if self._is_named:
                self.show(self._view, 0)
            return
        line = LINE
        text = self.question
        if not self._is_named:
            self._is_named = True
            self._ask(False)
            self.recap.show_row(self.cause, 0, self._view, self.recap.count - 1)
        for attempt in range(3):  # as there is room
            line.start(text.columns + 1)
            if attempt < 2:
                line.say(DO_PLAY if attempt else YOUR_TURN)
                line.blanks(attempt)
            write_card(line, card)
            line.letter(QUESTION_MARK)
            if line.room():
                break
        line.columns = text.columns
        line.put_on(text.grid)
