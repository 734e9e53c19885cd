"""This screen shows a round: its tables, the state of each, and what to do next.

Rows: what to do next; the tables, each of which leads to `ui.evening.place`; who sits where; how
all stand; go on later. If only bots play, the screen goes on by itself.
"""

from micropython import const

from engine.evenings.sheet import (
    A_TABLE,
    DONE,
    HEAD,
    ROUND,
    ROUNDS,
    SCOUTED,
    TABLES,
    has_people,
    is_over,
)
from engine.evenings.tables import next_table, tables_left
from engine.state.layout import NOBODY
from hal.ticks import since
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_GO_ON = const(0)
_FIRST_TABLE = const(1)
_MORE = (b"Who sits where", b"Standings", b"Go on later")
_SEATING = const(0)
_STANDINGS = const(1)
_SHOW_MS = const(1500)


class Screen(ListScreen):
    """See the module."""

    def enter(self) -> None:
        """Show the screen."""
        app = self.app
        app.resume_screen = "round"
        self._sheet = sheet = app.evening.sheet
        self._since = app.now
        if is_over(sheet):
            app.go("standings")
            return
        title = "Round " + str(sheet[ROUND] + 1) + " of " + str(sheet[ROUNDS])
        self.open(title, _FIRST_TABLE + sheet[TABLES] + 3, _GO_ON)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        number = i - _FIRST_TABLE
        if i == _GO_ON:
            self._write_next(text)
        elif number < self._sheet[TABLES]:
            text.word(b"Table ")
            text.number(number + 1)
            text.word(b": ")
            self._write_state(text, number)
        else:
            text.word(_MORE[number - self._sheet[TABLES]])

    def _write_next(self, text: "Text") -> None:  # per frame
        number = next_table(self._sheet)
        if number == NOBODY:
            text.word(b"End the round")
        elif has_people(self._sheet, number):
            text.word(b"Play table ")
            text.number(number + 1)
        else:
            text.word(b"Let the bots play")

    def _write_state(self, text: "Text", number: int) -> None:  # per frame
        status = self._sheet[HEAD + A_TABLE * number]
        if status == DONE:
            text.word(b"over")
        elif has_people(self._sheet, number):
            text.word(b"to play")
        elif status == SCOUTED:
            text.word(b"bots wait")
        else:
            text.word(b"bots")

    def choose(self, i: int) -> None:
        """Do a row."""
        app = self.app
        number = i - _FIRST_TABLE
        if i == _GO_ON:
            self._go_on()
        elif number < self._sheet[TABLES]:
            app.evening.table = number
            app.go("place")
        elif number == self._sheet[TABLES] + _SEATING:
            app.go("seating")
        elif number == self._sheet[TABLES] + _STANDINGS:
            app.go("standings")
        else:
            self.back()

    def _go_on(self) -> None:
        app = self.app
        if not tables_left(self._sheet):
            from engine.evenings.moves import end_round
            from ui.evening import save_sheet

            end_round(self._sheet)
            save_sheet(app)
            app.go("moves")
            return
        number = next_table(self._sheet)
        if has_people(self._sheet, number):
            from ui.planning import plan_table

            plan_table(app, number)
        else:
            app.go("pace")

    def tick(self, now: int) -> None:
        """Go on after a while if only bots play."""
        if not self.app.evening.persons and since(now, self._since) >= _SHOW_MS:
            self._go_on()

    def back(self) -> None:
        """Go to the title; the match can be resumed there."""
        self.app.go("title")
