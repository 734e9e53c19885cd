"""The strip at the top: every seat, its number of cards, and whose turn it is.

Each seat has two rows: who, and how many cards, with `!` when it called Uno for its last
one. The seat on turn is inverted. Where seats are so many that they touch, every second one
is written in another color.
"""

from micropython import const

from engine.layout import (
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
from engine.seats import in_set
from ui.font import CARD, CELL_WIDTH, CHECK
from ui.text import PERSONS

_APART = const(3)  # columns; with less seats touch
_WIDEST = const(6)  # columns; a seat with less than 5 has no sign of a card


class SeatsStrip:
    """`text` is what to put on the page, and `other`, where seats touch, else None;
    `show(view)` brings them up to date."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets", players: int) -> None:
        columns = geometry.width // CELL_WIDTH
        self.text = sheets.text(sheets.ink, columns, 2, geometry.left, geometry.seats_y)
        self.other = None
        if columns // players < _APART:
            self.other = sheets.text(sheets.gold, columns, 2, geometry.left, geometry.seats_y)
        self._columns = columns

    def show(self, view: bytearray) -> None:  # per frame
        """Write all seats."""
        players = view[PLAYERS]
        wide = min(self._columns // players, _WIDEST)
        left = (self._columns - wide * players) // 2
        for seat in range(players):
            text = self.other if wide < _APART and seat & 1 else self.text
            for row in range(2):
                text.start(row, left + wide * seat, wide)
                text.invert(view[TURN] == seat and view[STATUS] == IN_PLAY)
                if wide > 3:
                    text.letter(32)
                if row:
                    self._count(text, view, seat, wide)
                else:
                    self._name(text, view, seat, wide)
                text.end()

    def _name(self, text: "Text", view: bytearray, seat: int, wide: int) -> None:  # per frame
        if seat == view[VIEW_SEAT]:
            text.word(b"You" if wide > 3 else b"Me")
        elif wide > 2:
            text.player(view[PLAYER_AT + seat])
        else:
            text.number(PERSONS[view[PLAYER_AT + seat]])

    def _count(self, text: "Text", view: bytearray, seat: int, wide: int) -> None:  # per frame
        if wide > 4:
            text.letter(CARD)
        if in_set(view, OUT, seat):
            text.letter(CHECK)
        else:
            text.number(view[COUNTS + seat])
            if in_set(view, CALLED, seat):
                text.letter(33)


if False:
    from ui.geometry import Geometry
    from ui.sheets import Sheets
    from ui.text import Text
