"""This screen shows one table of a round: who sits there, and the ways to get its result.

Rows: the actions, then the seats. If all tables stop together, bots play theirs in the order of
engine/evenings/tables.py, and not while a table with persons is next.
"""

from micropython import const

from engine.evenings.sheet import (
    A_TABLE,
    DONE,
    FLAGS,
    HEAD,
    IS_IN,
    POINTS,
    SIDE_SIZE,
    has_people,
    is_bot,
    person_at,
    record,
    seats_at,
    sides_at,
)
from engine.evenings.tables import is_to_scout, keeps_pace, next_table
from engine.state.layout import NOBODY
from engine.state.seats import word
from ui.draw.font import BOT, CAPITAL_A, PERSON
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_WORDS = (
    b"Play here",
    b"Let the bots play",
    b"Enter the result",
    b"Correct the result",
    b"Back to the round",
)
_PLAY = const(0)
_BOTS = const(1)
_ENTER = const(2)
_CORRECT = const(3)
_BACK = const(4)


class Screen(ListScreen):
    """See the module."""

    def enter(self) -> None:
        """Show the screen."""
        evening = self.app.evening
        self._sheet = sheet = evening.sheet
        self._number = number = evening.table
        actions = bytearray()
        if sheet[HEAD + A_TABLE * number] == DONE:
            actions.append(_CORRECT)
        else:
            if has_people(sheet, number):
                actions.append(_PLAY)
            elif not keeps_pace(sheet) or not has_people(sheet, next_table(sheet)):
                actions.append(_BOTS)
            actions.append(_ENTER)
        actions.append(_BACK)
        self._actions = actions
        count = len(actions)
        self.open("Table " + str(number + 1), count + seats_at(sheet, number), 0, count)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        if i < len(self._actions):
            text.word(_WORDS[self._actions[i]])
        else:
            self._write_seat(text, i - len(self._actions))

    def _write_seat(self, text: "Text", seat: int) -> None:  # per frame
        sheet = self._sheet
        person = person_at(sheet, self._number, seat)
        text.number(seat + 1)
        text.word(b" " if seat > 8 else b"  ")
        text.letter(BOT if is_bot(sheet, person) else PERSON)
        text.word(b" P")
        text.number(person + 1)
        if sheet[SIDE_SIZE] > 1:
            text.word(b" side ")
            text.letter(CAPITAL_A + seat % sides_at(sheet, self._number))
        at = record(sheet, person)
        if sheet[at + FLAGS] & IS_IN:
            text.word(b": ")
            text.number(word(sheet, at + POINTS))

    def choose(self, i: int) -> None:
        """Do a row."""
        app = self.app
        action = self._actions[i]
        if action == _PLAY:
            self._play()
        elif action == _BOTS:
            app.go("pace")
        elif action == _BACK:
            self.back()
        else:
            app.go("entry")

    def _play(self) -> None:
        """Play the table here. If bots must first find out how long the round lasts, let them."""
        following = next_table(self._sheet)
        if following != NOBODY and is_to_scout(self._sheet, following):
            self.app.go("pace")
            return
        from ui.planning import plan_table

        plan_table(self.app, self._number)

    def back(self) -> None:
        """Go back to the round."""
        self.app.go("round")
