"""This screen plays the tables of bots, and shows how many cards each bot holds.

In each frame they make a few choices, table after table, until a table with persons is next. Going
back stops them; later they play the same table again from its start.
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
from ui.draw.font import CAPITAL_P, MORE_RIGHT, SPACE
from ui.evening import save_sheet
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_CHOICES = const(2)  # in a frame


class Screen(ListScreen):
    """Rows: the bots at the table, and how many cards they hold."""

    def enter(self) -> None:
        """Show the screen, and begin to play."""
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
        """Make a few choices; go back to the round when no table of bots is left to play."""
        sheet = self._sheet
        before = sheet[TABLE_ON]
        if not play_on(sheet, self._table, self._rules, decide, _CHOICES):
            self.app.go("round")
            return
        number = sheet[TABLE_ON]
        if number == NOBODY:
            save_sheet(self.app)  # the table has a result
        elif number != before or number != self._shown:
            self._shown = number
            self.open("Table " + str(number + 1), 1 + seats_at(sheet, number), 0, 0)
        else:
            self.draw()

    def hint(self) -> None:  # per frame
        """Write what the buttons do."""
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
        text.letter(MORE_RIGHT if state[TURN] == seat else SPACE)
        text.letter(CAPITAL_P)
        text.number(person_at(self._sheet, self._shown, seat) + 1)
        text.right(state[COUNTS + seat], 4)
        text.word(b" card" if state[COUNTS + seat] == 1 else b" cards")

    def tick(self, now: int) -> None:
        """Play on."""
        if not self.app.evening.persons:
            self.app.rest.is_woken(now)  # keep the screen bright
        self._play()

    def choose(self, i: int) -> None:
        """Do nothing: there is nothing to choose."""

    def back(self) -> None:
        """Stop: the bots will play this table again from its start."""
        leave_table(self._sheet)
        self.app.go("round")
