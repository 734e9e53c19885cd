"""This module draws the strip at the top: every seat, its number of cards, and whose turn it is.

Each seat has two rows: who, and how many cards, with `!` when it called Uno for its last
one. The name of the seat on turn is inverted. Where seats are so many that they touch, every
second one is written in another color. Each is a TileGrid of its own: where the turn goes, only
two of them are drawn anew.
"""

from micropython import const

from engine.state.layout import (
    ACTIVE,
    CALLED,
    COUNTS,
    IN_PLAY,
    OUT,
    PLAYER_AT,
    PLAYERS,
    STATUS,
    TURN,
    VIEW_SEAT,
)
from engine.state.seats import in_set
from engine.state.windows import is_turn
from ui.draw.font import CARD, CELL_WIDTH, CHECK
from ui.draw.text import PERSONS
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text

_APART = const(3)  # columns; with less seats touch
_WIDEST = const(6)  # columns; a seat with less than 5 has no sign of a card


def plays(view: bytearray, seat: int) -> bool:  # per frame
    """Does a seat play: is it on turn, or is it its card that acts?"""
    return view[STATUS] == IN_PLAY and view[TURN if is_turn(view) else ACTIVE] == seat


class SeatsStrip:
    """group: the page that it is put on; `show(view)` brings it up to date."""

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", group: "displayio.Group", players: int
    ) -> None:
        columns = geometry.width // CELL_WIDTH
        self._wide = wide = min(columns // players, _WIDEST)
        left = geometry.left + (columns - wide * players) // 2 * CELL_WIDTH
        self.seats = []
        self._shown = [-1] * players  # by seat: what was written last
        for seat in range(players):
            colors = sheets.gold if wide < _APART and seat & 1 else sheets.ink
            x = left + wide * seat * CELL_WIDTH
            text = sheets.text(colors, wide, 2, x, geometry.seats_y)
            self.seats.append(text)
            group.append(text.grid)

    def forget(self) -> None:
        """Write all seats anew next time."""
        for seat in range(len(self._shown)):
            self._shown[seat] = -1

    def show(self, view: bytearray) -> None:  # per frame
        """Write the seats that have changed."""
        for seat in range(view[PLAYERS]):
            if self.has_changed(view, seat, seat):
                self.write(view, seat, self.seats[seat], self._wide, self._wide > 3)

    def has_changed(self, view: bytearray, seat: int, place: int) -> bool:  # per frame
        """Has what a place shows of a seat changed since it was asked last?"""
        bits = view[OUT + (seat >> 3)] >> (seat & 7) & 1
        bits |= (view[CALLED + (seat >> 3)] >> (seat & 7) & 1) << 1
        bits |= (view[TURN] == seat and view[STATUS] == IN_PLAY) << 2
        bits |= (seat == view[VIEW_SEAT]) << 3
        bits |= plays(view, seat) << 4
        bits |= view[COUNTS + seat] << 5 | seat << 13 | view[PLAYER_AT + seat] << 17
        if self._shown[place] == bits:
            return False
        self._shown[place] = bits
        return True

    def write(  # per frame
        self, view: bytearray, seat: int, text: "Text", wide: int, is_padded: bool
    ) -> None:
        """Write the two rows of a seat."""
        line = LINE
        line.start(wide)
        line.blanks(is_padded)
        line.invert(view[TURN] == seat and view[STATUS] == IN_PLAY)
        if seat == view[VIEW_SEAT]:
            line.word(b"You" if wide > 3 else b"Me")
        elif wide > 2:
            line.player(view[PLAYER_AT + seat], line.room())
        else:
            line.number(PERSONS[view[PLAYER_AT + seat]])
        line.put_on(text, 0)
        line.start(wide)
        line.blanks(is_padded)
        if wide > 4:
            line.letter(CARD)
        if in_set(view, OUT, seat):
            line.letter(CHECK)
        else:
            line.number(view[COUNTS + seat])
            if in_set(view, CALLED, seat):
                line.letter(33)
        line.put_on(text, 1)
