"""This screen shows, after a round, its points, the totals, who moves where, and cards for ties.

Rows: each entrant, with an arrow if they move to another table; the table and seat of each one who
moves; the cards that were drawn to settle ties (SOC-2).
"""

from micropython import const

from engine.state.cards import NO_CARD
from engine.state.seats import word
from engine.tournament import layout
from engine.tournament.standings import HIGHEST, value
from hal.ticks import since
from ui.draw.font import SPACE
from ui.draw.row_line import RowLine
from ui.screens.lists import ScrollScreen
from ui.table.words import write_card
from ui.tournament.entrants import write_arrow, write_column, write_entrant, write_seat

_SHOW_MS = const(2500)
# What a row tells.
_HEAD = const(0)
_POINTS = const(1)
_MOVE = const(2)
_DREW = const(3)


class Screen(ScrollScreen):
    """`_tells` and `_who`: of each row."""

    def enter(self) -> None:
        """Show the screen."""
        self._t = t = self.app.tournament.t
        self._since = self.app.now
        self._tells = bytearray((_HEAD,))
        self._who = bytearray(1)
        self._list(_POINTS)
        if not layout.is_over(t):
            self._list(_MOVE)
            self._list(_DREW)
        self.open(len(self._tells), title=b"After round %d" % t[layout.T_ROUND])

    def _list(self, tells: int) -> None:
        """Add a row for each entrant that it concerns."""
        t = self._t
        for entrant in range(t[layout.T_ENTRANTS]):
            at = layout.record(t, entrant)
            concerns = tells == _POINTS
            if tells == _MOVE:
                concerns = t[at + layout.ENTRANT_FLAGS] & (layout.MOVED_ON | layout.MOVED_BACK) > 0
            elif tells == _DREW:
                concerns = t[at + layout.TIE_CARD] != NO_CARD
            if concerns:
                self._tells.append(tells)
                self._who.append(entrant)

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        t = self._t
        tells = self._tells[i]
        entrant = self._who[i]
        if tells == _HEAD:
            text.word(b"     round  total")
        elif tells == _POINTS:
            write_column(text, entrant)
            text.right(word(t, layout.record(t, entrant) + layout.ROUND_POINTS), 6)
            text.right(value(t, HIGHEST, entrant), 7)
            text.letter(SPACE)
            write_arrow(text, t, entrant)
        elif tells == _MOVE:
            write_entrant(text, entrant)
            write_arrow(text, t, entrant)
            write_seat(text, t, entrant)
        else:
            write_entrant(text, entrant)
            text.word(b" drew ")
            write_card(text, t[layout.record(t, entrant) + layout.TIE_CARD])

    def tick(self, now: int) -> None:
        """Go on after a while if only bots play."""
        if not self.app.tournament.people and since(now, self._since) >= _SHOW_MS:
            self.back()

    def back(self) -> None:
        """Go to the next round, or to the final standings."""
        self.app.go("standings" if layout.is_over(self._t) else "round")
