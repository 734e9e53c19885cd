"""This screen shows bots at a table of their own: how many cards each of them holds.

They choose a few times in a frame, table after table, until somebody else is to play. Who goes
back to the round before that stops them; they play the same again later.
"""

from micropython import const

from engine.bots.plain import decide
from engine.evenings.bot_tables import play_on
from engine.evenings.results import leave_table
from engine.evenings.sheet import HANDS, TABLE_ON, person_at, seats_at
from engine.game import Game
from engine.own import mixed
from engine.parts import load_parts
from engine.state.layout import COUNTS, HAND_NUMBER, NOBODY, TURN
from engine.table import Table
from ui.draw.font import MORE_RIGHT
from ui.evening import save_sheet
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_CHOICES = const(2)  # in a frame


class Screen(ListScreen):
    """Rows: who sits at the table, and their cards."""

    def enter(self) -> None:
        """Show it, and begin."""
        app = self.app
        self._sheet = sheet = app.evening.sheet
        evening = app.evening
        self._rules = rules = mixed.rules_of(evening.rule_set, evening.changes)
        load_parts(rules.whole())
        most = seats_at(sheet, 0)  # no table has more
        self._table = Table(Game(most, rules.deck_size(most)))
        self._state = self._table.game.state
        self._shown = NOBODY
        self._play()

    def _play(self) -> None:
        """Play a little; back to the round when nobody is left who is a bot among bots."""
        sheet = self._sheet
        before = sheet[TABLE_ON]
        if not play_on(sheet, self._table, self._rules, decide, _CHOICES):
            self.app.go("round")
            return
        number = sheet[TABLE_ON]
        if number == NOBODY:
            save_sheet(self.app)  # it has a result
        elif number != before or number != self._shown:
            self._shown = number
            self.open("Table " + str(number + 1), 1 + seats_at(sheet, number), 0, 0)
        else:
            self.draw()

    def hint(self) -> None:  # per frame
        """What the buttons do."""
        self.page.hint(b"B: back" if self.app.keys.has_pad else b"hold B: back")

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        state = self._state
        if not i:
            text.word(b" Bots play")
            if self._sheet[HANDS] > 1:
                text.word(b": hand ")
                text.number(state[HAND_NUMBER])
            return
        seat = i - 1
        text.letter(MORE_RIGHT if state[TURN] == seat else 32)
        text.letter(80)
        text.number(person_at(self._sheet, self._shown, seat) + 1)
        text.right(state[COUNTS + seat], 4)
        text.word(b" card" if state[COUNTS + seat] == 1 else b" cards")

    def tick(self, now: int) -> None:
        """A little more."""
        if not self.app.evening.persons:
            self.app.rest.is_woken(now)  # a show stays bright
        self._play()

    def choose(self, i: int) -> None:
        """Nothing to choose."""

    def back(self) -> None:
        """Stop here: this table is played again from the start."""
        leave_table(self._sheet)
        self.app.go("round")
