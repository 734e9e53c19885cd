"""This module draws the strip at the top: every seat, its number of cards, and whose turn it is.

Each seat has two rows: who, and how many cards, with `!` when it called Uno for its last
one. The name of the seat on turn is inverted. Where seats are so many that they touch, every
second one is written in another color. Each is a TileGrid of its own: where the turn goes, only
two of them are drawn anew.
"""

from micropython import const

from engine.public import cards_of, player_of
from engine.state.layout import (
    CALLED,
    IN_PLAY,
    OUT,
    PLAYERS,
    STATUS,
    TURN,
    VIEW_SEAT,
)
from engine.state.seats import in_set
from ui.draw.font import CARD, CELL_WIDTH, CHECK
from ui.draw.text import PERSONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text

_APART = const(3)  # columns; with less seats touch
_WIDEST = const(6)  # columns; a seat with less than 5 has no sign of a card


class SeatsStrip:
    """group: the page that it is put on; `show(view)` brings it up to date."""

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", group: "displayio.Group", players: int
    ) -> None:
        columns = geometry.width // CELL_WIDTH
        self._wide = wide = min(columns // players, _WIDEST)
        left = geometry.left + (columns - wide * players) // 2 * CELL_WIDTH
        self.seats = []
        for seat in range(players):
            colors = sheets.gold if wide < _APART and seat & 1 else sheets.ink
            x = left + wide * seat * CELL_WIDTH
            text = sheets.text(colors, wide, 2, x, geometry.seats_y)
            self.seats.append(text)
            group.append(text.grid)

    def show(self, view: bytearray) -> None:  # per frame
        """Write all seats."""
        wide = self._wide
        for seat in range(view[PLAYERS]):
            text = self.seats[seat]
            text.start(0)
            if wide > 3:
                text.letter(32)
            text.invert(view[TURN] == seat and view[STATUS] == IN_PLAY)
            self._name(text, view, seat, wide)
            text.end_inverse()
            text.start(1)
            if wide > 3:
                text.letter(32)
            self._count(text, view, seat, wide)
            text.end()

    def _name(self, text: "Text", view: bytearray, seat: int, wide: int) -> None:  # per frame
        if seat == view[VIEW_SEAT]:
            text.word(b"You" if wide > 3 else b"Me")
        elif wide > 2:
            text.player(player_of(view, seat), text.room())
        else:
            text.number(PERSONS[player_of(view, seat)])

    def _count(self, text: "Text", view: bytearray, seat: int, wide: int) -> None:  # per frame
        if wide > 4:
            text.letter(CARD)
        if in_set(view, OUT, seat):
            text.letter(CHECK)
        else:
            text.number(cards_of(view, seat))
            if in_set(view, CALLED, seat):
                text.letter(33)
