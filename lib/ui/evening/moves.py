"""This screen shows, after a round, its points, the totals, who moves where, and cards for ties.

Rows: each person, with an arrow if they move to another table; the table and seat of each one who
moves; the cards that were drawn to settle ties (SOC-2).
"""

from micropython import const

from engine.evenings.sheet import (
    DRAWN,
    FLAGS,
    MOVED_BACK,
    MOVED_ON,
    PERSONS,
    POINTS,
    ROUND,
    is_over,
    record,
    seat_in,
    table_of,
)
from engine.evenings.standings import total_of
from engine.state.cards import NO_CARD
from engine.state.seats import word
from hal.ticks import since
from ui.draw.font import CAPITAL_P, MORE_LEFT, MORE_RIGHT, SPACE
from ui.screens.lists import ScrollScreen
from ui.table.words import write_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_SHOW_MS = const(2500)
_HEAD = const(0)
_PERSON = const(1)
_MOVE = const(2)
_DREW = const(3)


class Screen(ScrollScreen):
    """`_kinds` and `_who`: of each row."""

    def enter(self) -> None:
        """Show the screen."""
        sheet = self.app.evening.sheet
        self._sheet = sheet
        self._since = self.app.now
        self._kinds = bytearray((_HEAD,))
        self._who = bytearray(1)
        self._list(_PERSON)
        if not is_over(sheet):
            self._list(_MOVE)
            self._list(_DREW)
        self.open("After round " + str(sheet[ROUND]), len(self._kinds), 0, 0)

    def _list(self, kind: int) -> None:
        """Add the rows of a kind: one for each person that it concerns."""
        sheet = self._sheet
        for person in range(sheet[PERSONS]):
            at = record(sheet, person)
            is_told = kind == _PERSON
            if kind == _MOVE:
                is_told = sheet[at + FLAGS] & (MOVED_ON | MOVED_BACK) > 0
            elif kind == _DREW:
                is_told = sheet[at + DRAWN] != NO_CARD
            if is_told:
                self._kinds.append(kind)
                self._who.append(person)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        kind = self._kinds[i]
        if kind == _HEAD:
            text.word(b"     round  total")
            return
        sheet = self._sheet
        person = self._who[i]
        at = record(sheet, person)
        text.letter(CAPITAL_P)
        text.number(person + 1)
        if kind == _PERSON:
            text.word(b" " if person > 8 else b"  ")
            text.right(word(sheet, at + POINTS), 6)
            text.right(total_of(sheet, person), 7)
            text.letter(SPACE)
            self._write_arrow(text, sheet[at + FLAGS])
        elif kind == _MOVE:
            self._write_arrow(text, sheet[at + FLAGS])
            text.word(b"table ")
            text.number(table_of(sheet, person) + 1)
            text.word(b" seat ")
            text.number(seat_in(sheet, person) + 1)
        else:
            text.word(b" drew ")
            write_card(text, sheet[at + DRAWN])

    def _write_arrow(self, text: "Text", flags: int) -> None:  # per frame
        if flags & MOVED_ON and not is_over(self._sheet):
            text.letter(MORE_RIGHT)
        elif flags & MOVED_BACK and not is_over(self._sheet):
            text.letter(MORE_LEFT)

    def tick(self, now: int) -> None:
        """Go on after a while if only bots play."""
        if not self.app.evening.persons and since(now, self._since) >= _SHOW_MS:
            self.choose(0)

    def choose(self, i: int) -> None:
        """Go to the next round, or to the final standings."""
        self.app.go("standings" if is_over(self._sheet) else "round")

    def back(self) -> None:
        """Go on."""
        self.choose(0)
