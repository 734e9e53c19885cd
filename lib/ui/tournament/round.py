"""This screen shows a round: its tables, the state of each, and what to do next.

Rows: what to do next; the tables, each of which leads to `ui.tournament.one_table`; who sits where;
how all stand; save and stop. If only bots play, the screen goes on by itself.
"""

from micropython import const

from engine.state.layout import NOBODY
from engine.tournament import layout
from engine.tournament.round import next_table
from hal.ticks import since
from ui.draw.row_line import RowLine
from ui.screens.lists import ListScreen

_GO_ON = const(0)
_FIRST_TABLE = const(1)
_MORE = (b"Who sits where", b"Standings", b"Save and stop")
_LEADS_TO = ("seating", "standings", "title")  # the match can be resumed from the title
_SHOW_MS = const(1500)


class Screen(ListScreen):
    """See the module."""

    def enter(self) -> None:
        """Show the screen."""
        app = self.app
        app.resume_screen = "round"
        self._t = t = app.tournament.t
        self._since = app.now
        if layout.is_over(t):
            app.go("standings")
            return
        title = b"Round %d of %d" % (t[layout.T_ROUND] + 1, t[layout.T_ROUNDS])
        cursor = _GO_ON
        if app.came_from == "one_table":
            cursor = _FIRST_TABLE + app.tournament.number
        elif app.came_from in _LEADS_TO[:2]:
            cursor = _FIRST_TABLE + t[layout.T_TABLES] + _LEADS_TO.index(app.came_from)
        self.open(_FIRST_TABLE + t[layout.T_TABLES] + len(_MORE), cursor, title)

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        number = i - _FIRST_TABLE
        tables = self._t[layout.T_TABLES]
        if i == _GO_ON:
            self._write_next(text)
        elif number < tables:
            text.word(b"Table ")
            text.number(number + 1)
            text.word(b": ")
            self._write_state(text, number)
        else:
            text.word(_MORE[number - tables])

    def _write_next(self, text: "RowLine") -> None:  # per frame
        number = next_table(self._t)
        if number == NOBODY:
            text.word(b"End the round")
        elif layout.has_people(self._t, number):
            text.word(b"Play table ")
            text.number(number + 1)
        else:
            text.word(b"Let the bots play")

    def _write_state(self, text: "RowLine", number: int) -> None:  # per frame
        status = layout.status_of(self._t, number)
        if status == layout.DONE:
            text.word(b"over")
        elif layout.has_people(self._t, number):
            text.word(b"to play")
        elif status == layout.SCOUTED:
            text.word(b"bots wait")
        else:
            text.word(b"bots")

    def choose(self, i: int) -> None:
        """Do a row."""
        app = self.app
        number = i - _FIRST_TABLE
        tables = self._t[layout.T_TABLES]
        if i == _GO_ON:
            self._go_on()
        elif number < tables:
            app.tournament.number = number
            app.go("one_table")
        else:
            app.go(_LEADS_TO[number - tables])

    def _go_on(self) -> None:
        app = self.app
        number = next_table(self._t)
        if number == NOBODY:
            from engine.tournament.moves import end_round

            end_round(self._t)
            app.tournament.save(app.saves)
            app.go("round_end")
        elif layout.has_people(self._t, number):
            from ui.match.planning import plan_table

            plan_table(app, number)
        else:
            app.go("bot_tables")

    def tick(self, now: int) -> None:
        """Go on after a while if only bots play."""
        if not self.app.tournament.people and since(now, self._since) >= _SHOW_MS:
            self._go_on()
