"""This screen shows one table of a round: who sits there, and the ways to get its result.

Rows: the actions, then the seats. If all tables stop together, bots play theirs in the order of
engine/tournament/round.py, and not while a table with persons is next.
"""

from micropython import const

from engine.state.layout import NOBODY
from engine.state.seats import word
from engine.tournament import layout
from engine.tournament.round import is_to_scout, keeps_pace, next_table
from ui.draw.font import BOT, CAPITAL_A, PERSON, SPACE
from ui.draw.row_line import RowLine
from ui.screens.lists import ListScreen
from ui.tournament.entrants import write_entrant

_WORDS = (
    b"Play here",
    b"Let the bots play",
    b"Enter the result",
    b"Correct the result",
    b"Back to the round",
)
_PLAY = const(0)
_BOTS = const(1)
_REPORT = const(2)
_CORRECT = const(3)
_BACK = const(4)
_LEADS_TO = ("", "bot_tables", "report", "report", "round")


class Screen(ListScreen):
    """See the module."""

    def enter(self) -> None:
        """Show the screen."""
        tournament = self.app.tournament
        self._t = t = tournament.t
        self._number = number = tournament.number
        actions = bytearray()
        if layout.status_of(t, number) == layout.DONE:
            actions.append(_CORRECT)
        else:
            if layout.has_people(t, number):
                actions.append(_PLAY)
            elif not keeps_pace(t) or not layout.has_people(t, next_table(t)):
                actions.append(_BOTS)
            actions.append(_REPORT)
        actions.append(_BACK)
        self._actions = actions
        count = len(actions)
        title = b"Table %d" % (number + 1)
        self.open(count + layout.seats_at(t, number), 0, title, count)

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        if i < len(self._actions):
            text.word(_WORDS[self._actions[i]])
        else:
            self._write_seat(text, i - len(self._actions))

    def _write_seat(self, text: "RowLine", seat: int) -> None:  # per frame
        t = self._t
        entrant = layout.entrant_at(t, self._number, seat)
        text.number(seat + 1)
        text.word(b" " if seat > 8 else b"  ")
        text.letter(BOT if layout.is_bot(t, entrant) else PERSON)
        text.letter(SPACE)
        write_entrant(text, entrant)
        if t[layout.T_SIDE_SIZE] > 1:
            text.word(b" side ")
            text.letter(CAPITAL_A + seat % layout.sides_at(t, self._number))
        at = layout.seat_record(t, self._number, seat)
        if t[at + layout.ENTRANT_FLAGS] & layout.HAS_RESULT:
            text.word(b": ")
            text.number(word(t, at + layout.ROUND_POINTS))

    def choose(self, i: int) -> None:
        """Do a row."""
        action = self._actions[i]
        if action == _PLAY:
            self._play()
        else:
            self.app.go(_LEADS_TO[action])

    def _play(self) -> None:
        """Play the table here. If bots must first find out how long the round lasts, let them."""
        following = next_table(self._t)
        if following != NOBODY and is_to_scout(self._t, following):
            self.app.go("bot_tables")
            return
        from ui.match.planning import plan_table

        plan_table(self.app, self._number)
