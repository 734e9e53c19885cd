"""This module draws the strip between table and hand: one dark line that tells, cream that asks.

At its left a tab shows the active color; below a line of small letters, which is the cause or what
happened before, stands what happened, what is asked, or in gold what the holder would play. What is
too long for its line takes both, parted at a blank. The face of the holder looks over its right end
(`ui.table.seats`).
"""

import displayio
from micropython import const

from engine.state.cards import COLORS, NO_CARD
from engine.state.layout import EVENT_COUNT, EVENTS_KEPT, VIEW_SEAT
from ui.draw import theme
from ui.draw.art import name_of, palette_of, read
from ui.draw.card_tiles import PAPER
from ui.draw.face_tiles import GROUND
from ui.draw.font import (
    APOSTROPHE,
    CELL_WIDTH,
    COLON,
    COMMA,
    QUESTION_MARK,
    SMALL_A,
    SPACE,
)
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
PLATE = const(1)
_CORNER = const(3)  # the felt around it
_ROWS = const(4)  # of pixels, that differ: the tab begins in the second one


class Strip:
    """`show(view, notice)` tells or asks, `name(card)` says what the holder would play.

    group: the page. `recap`: the newest events, which the cover finds, too. `face`: the holder's,
    which lies on it; `colors` are its own, and PLATE is that behind the letters.
    """

    face: displayio.TileGrid

    def __init__(self, g: "Geometry", sheets: "Sheets", group: displayio.Group, rows: int) -> None:
        at = g.places
        self.recap = Recap(rows)
        self._bright = sheets.bright
        self.colors = palette_of((theme.NIGHT, theme.NIGHT, theme.INK, theme.FELT))
        self._soft = two_colors(theme.NIGHT, theme.SOFT)  # of the cause
        self._ink = two_colors(theme.NIGHT, theme.INK)
        x, y, wide, high = at[STRIP : STRIP + NUMBERS]
        bitmap = displayio.Bitmap(wide, _ROWS, _CORNER + 1)
        bitmap.fill(PLATE)
        for at_x, at_y in ((0, 0), (1, 0), (0, 1)):
            bitmap[at_y * bitmap.width + at_x] = bitmap[at_y * bitmap.width + wide - 1 - at_x] = (
                _CORNER
            )
        draw_round(bitmap, at[TAB + X] - x, 1, at[TAB + WIDE], _TAB)
        plate = grid_of(bitmap, self.colors, 1, high, wide, 1, x, y)
        for row in range(high):
            plate[row] = min(row, high - 1 - row, _ROWS - 1)
        group.append(plate)
        size = _LARGE if sheets.large else _SMALL
        x = at[TAB + X] + (at[TAB + WIDE] - size + 1) // 2
        y = at[TAB + Y] + (at[TAB + HIGH] - size) // 2
        shapes = sheets.shapes
        if size != g.shape:
            shapes = read(name_of("shapes", size), 4 * size, size, 2)
        self._shape = grid_of(shapes, self.colors, 1, 1, size, size, x, y)
        group.append(self._shape)
        columns = at[CAUSE + WIDE] // CELL_WIDTH
        self.cause = sheets.text(self._soft, columns, 1, at[CAUSE + X], at[CAUSE + Y])
        x, y, wide, high = at[QUESTION : QUESTION + NUMBERS]
        self.question = sheets.fill(self._ink, wide, x, y, high)
        group.append(self.question.grid)
        group.append(self.cause.grid)  # its last row may lie on the first one there, which is empty
        self._written = -1  # what the events were found for
        self._notice = 0
        self.is_long = False  # cause and question are one text
        self.is_named = False  # the question says what the holder would play
        self._view = bytearray(0)

    def forget(self) -> None:
        """Write all anew next time."""
        self._written = -1

    def color(self, color: int) -> None:  # per frame
        """Show the active color on the tab; NO_COLOR: none."""
        colors = self.colors
        bright: Any = self._bright[color][PAPER] if color < COLORS else theme.NIGHT
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
        self.is_named = False
        self._ask(notice > 0)
        count = self.recap.count
        self.tell_cause(view, count - (1 if notice else 2))
        self._write(view, notice)

    def warn(self, view: bytearray, notice: int) -> None:  # per frame
        """Warn or refuse, until something else is shown; the strip tells on, or asks on."""
        self.is_named = False
        self._ask(self._notice > 0)
        self._write(view, notice)

    def _write(self, view: bytearray, notice: int) -> None:  # per frame
        """Write a notice, or the newest event (0), as short as there are words for it."""
        line = LINE
        columns = self.question.columns
        for attempt in range(1, 3):
            line.start(attempt * columns + 1)
            if notice:
                write_notice(line, view, notice)
            elif self.recap.count:
                self.recap.write(line, view, self.recap.count - 1)
            if line.room():
                break
        self.put()

    def tell_cause(self, view: bytearray, i: int) -> None:  # per frame
        """Write an event into the upper line, as many of its words as fit."""
        line = LINE
        line.start(self.cause.columns + 1)
        if i >= 0:
            self.recap.write(line, view, i)
        if not line.room():
            line.count = line.last_blank(self.cause.columns)
            if line.code_at(2) == APOSTROPHE:  # whose, and no more what
                line.count = line.last_blank(line.count - 1)
            if line.code_at(1) == SMALL_A and line.code_at(2) == SPACE:  # of a word cut off
                line.count = line.last_blank(line.count - 1)
            if line.code_at(1) == COLON or line.code_at(1) == COMMA:
                line.count -= 1
        line.put_on(self.cause.grid)

    def put(self) -> None:  # per frame
        """Show the line that was composed as the question, or over both lines."""
        line = LINE
        at = self.question.columns
        self.is_long = line.count > at
        if self.is_long:
            count = line.count
            line.count = at = line.last_blank(at)
            line.put_on(self.cause.grid)
            line.count = count
            line.drop(at + 1)
        ink = theme.BROWN if self.colors[PLATE] == theme.CREAM else theme.SOFT
        if self.is_long:
            ink = self._ink[1]  # type: ignore[assignment]
        if self._soft[1] != ink:
            self._soft[1] = ink
            CHANGED[0] = 1
        line.put_on(self.question.grid)

    def _ask(self, is_asked: bool) -> None:  # per frame
        """Take the colors of what asks, or of what tells."""
        ground = theme.CREAM if is_asked else theme.NIGHT
        before = self.colors[PLATE]
        if before != ground:
            face: Any = self.face.pixel_shader
            if face[GROUND] == before:  # not on gold
                face[GROUND] = ground
            self.colors[PLATE] = ground
            CHANGED[0] = 1
            self._soft[0] = self._ink[0] = ground
        ink = theme.GOLD if self.is_named else theme.LINE if is_asked else theme.INK
        if self._ink[1] != ink:
            self._ink[1] = ink
            CHANGED[0] = 1

    def name(self, card: int, is_playable: bool = True) -> None:  # per frame
        """Say in gold which card the holder would play; NO_CARD: none. Not while it asks."""
        if self._notice or not self._view:
            return
        if card == NO_CARD:
            if self.is_named:
                self.show(self._view, 0)
            return
        line = LINE
        text = self.question
        if not self.is_named:
            self.is_named = True
            self._ask(False)
            self.tell_cause(self._view, self.recap.count - 1)
        for attempt in range(0 if is_playable else 2, 3):  # as there is room
            line.start((1 if attempt == 2 else 2) * text.columns + 1)
            if attempt < 2:
                line.say(DO_PLAY if attempt else YOUR_TURN)
                line.blanks(attempt)
            write_card(line, card)
            if attempt < 2 or line.count != text.columns:
                line.letter(QUESTION_MARK)
            if line.count <= text.columns:
                break
        self.put()
