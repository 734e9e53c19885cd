"""This screen plays the tables of bots, and shows how many cards each bot holds.

In each frame they make a few choices, table after table, until a table with persons is next. Going
back stops them; later they play the same table again from its start.
"""

from micropython import const

from engine.bots.plain import decide
from engine.game import Game
from engine.parts import load_rules
from engine.state.layout import COUNTS, HAND_NUMBER, NOBODY, TURN
from engine.table import Table
from engine.tournament.layout import T_HANDS, T_TABLE, entrant_at, seats_at
from engine.tournament.play_table import leave_table, play_bots
from ui.draw.font import MORE_RIGHT, SPACE
from ui.draw.row_line import RowLine
from ui.screens.lists import ScrollScreen
from ui.tournament.entrants import write_entrant

_CHOICES = const(2)  # in a frame


class Screen(ScrollScreen):
    """Rows: the bots at the table, and how many cards they hold."""

    def enter(self) -> None:  # set-up
        """Show the screen, and begin to play."""
        self.hints = b"B back" if self.app.keys.has_pad else b"hold B back"
        tournament = self.app.tournament
        self._t = t = tournament.t
        self._rules = rules = tournament.rules()
        load_rules(rules)
        most = seats_at(t, 0)  # no table has more
        self._table = Table(Game(most, rules.deck_size(most)))
        self._state = self._table.game.state
        self._shown = NOBODY
        self._play()

    def _play(self) -> None:
        """Make a few choices; go back to the round when no table of bots is left to play."""
        t = self._t
        app = self.app
        before = t[T_TABLE]
        if not play_bots(t, self._table, self._rules, decide, _CHOICES):
            super().back()
            return
        number = t[T_TABLE]
        if number == NOBODY:
            app.tournament.save(app.saves)  # the table has a result
        elif number != before or number != self._shown:
            self._shown = number
            self.open(1 + seats_at(t, number), title=b"Table %d" % (number + 1))
        else:
            self.draw()

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        state = self._state
        if not i:
            text.word(b" Bots play")
            if self._t[T_HANDS] > 1:
                text.word(b": hand ")
                text.number(state[HAND_NUMBER])
            return
        seat = i - 1
        text.letter(MORE_RIGHT if state[TURN] == seat else SPACE)
        write_entrant(text, entrant_at(self._t, self._shown, seat))
        text.right(state[COUNTS + seat], 4)
        text.word(b" card" if state[COUNTS + seat] == 1 else b" cards")

    def tick(self, now: int) -> None:
        """Play on."""
        if not self.app.tournament.people:
            self.app.idle.is_woken(now)  # keep the screen bright
        self._play()

    def choose(self, i: int) -> None:
        """Do nothing: there is nothing to choose."""

    def back(self) -> None:
        """Stop: the bots will play this table again from its start."""
        leave_table(self._t)
        super().back()
