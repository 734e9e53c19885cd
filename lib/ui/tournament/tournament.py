"""This module keeps the current tournament of the device: it seats its tables, and saves it.

In a save, a tournament and its changes follow the state of the table. They use these bytes of the
head (ui/match/match_bytes.py):

    6   the length of tournament and changes, two bytes; 0: a match at one table
    28  the number of changes                    29  the rule set's place in the index

Between tables a save has no state, and its head says 0 players. A table of bots alone is never
saved: it is played again, with the same cards and choices.
"""

from engine.rulesets.mixing import CHANGE
from engine.state.layout import MAX_SEATS, NOBODY
from engine.tournament.layout import T_ENTRANTS, T_TABLE, entrant_at, is_bot, seats_at
from engine.tournament.play_table import begin_table, end_table, leave_table, stop_table
from engine.tournament.round import keeps_pace
from journal.book import page_for
from ui.match import match_bytes
from ui.players import PERSONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet
    from ui.match.match import Match
    from ui.match.saves import Saves


class Tournament:
    """t: of engine/tournament/layout.py; rule_set: its place in the index.

    changes: of its options, as engine/rulesets/mixing.py has them; people: how many entrants are
    persons.
    """

    def __init__(self, t: bytearray, rule_set: int, changes: bytes) -> None:
        self.t = t
        self.rule_set = rule_set
        self.changes = changes
        self.people = 0
        for entrant in range(t[T_ENTRANTS]):
            self.people += not is_bot(t, entrant)
        self.is_paced = keeps_pace(t)
        self.number = 0  # of the table that "one_table" and "report" show

    def rules(self) -> "RuleSet":
        """Load the rules of its tables. Raises ValueError if its changes contradict themselves."""
        from engine.rulesets.mixing import rules_of

        return rules_of(self.rule_set, self.changes)

    def people_at(self, number: int) -> bytes:
        """Return who sits at a table, by seat: 1 for a person, 0 for a bot."""
        t = self.t
        seats = range(seats_at(t, number))
        return bytes([not is_bot(t, entrant_at(t, number, seat)) for seat in seats])

    def begin_table(self, match: "Match", rules: "RuleSet", number: int, saves: "Saves") -> None:
        """Begin a table on a match that was made for it, and save it."""
        begin_table(self.t, match.game, rules, number)
        self.seat_people(match)
        match.hand_to(match.people.find(b"\x01") if self.people == 1 else NOBODY)
        match.forget_past()
        saves.take_match(match, bytes(len(match.people)), self.t + self.changes)
        self._write_head(saves.head)
        saves.keep(match)

    def seat_people(self, match: "Match") -> None:
        """Call everybody at the table in play by their number; say whether they share the device.

        With several people in the tournament, whoever had it last may sit at another table.
        """
        match.is_shared = self.people > 1
        number = self.t[T_TABLE]
        for seat in range(seats_at(self.t, number)):
            PERSONS[seat] = entrant_at(self.t, number, seat) + 1

    def stop_table(self, match: "Match") -> None:
        """End the hand in play: somebody went out at another table."""
        stop_table(match.game)
        match.stepped()

    def end_table(self, match: "Match", saves: "Saves") -> None:
        """Take the result of the table in play after its hands, and save it."""
        end_table(self.t, match.game)
        for seat in range(MAX_SEATS):
            PERSONS[seat] = seat + 1
        self.save(saves)

    def save(self, saves: "Saves") -> None:
        """Save it between tables, unless only bots play."""
        if self.people:
            page = page_for(self.size() + match_bytes.HEAD)
            page[: self.size()] = self.t + self.changes
            saves.take(page, self.size() + match_bytes.HEAD)
            saves.head[0] = match_bytes.LAYOUT
            self._write_head(saves.head)
            saves.keep_page(self.rule_set + 1)

    def size(self) -> int:
        """Return how many bytes it takes in a save."""
        return len(self.t) + len(self.changes)

    def _write_head(self, head: memoryview) -> None:
        head[match_bytes.TAIL_AT] = self.size() & 255
        head[match_bytes.TAIL_AT + 1] = self.size() >> 8
        head[match_bytes.CHANGES_AT] = len(self.changes) // CHANGE
        head[match_bytes.RULES_AT] = self.rule_set


def read_tournament(buffer: memoryview, rule_sets: int) -> "Tournament | None":
    """Return the tournament of a save, None: it is damaged. rule_sets: how many exist."""
    from engine.rulesets.mixing import is_known, rules_of
    from engine.tournament.save_check import is_table_sound, is_tournament_sound

    head = match_bytes.head_of(buffer)
    tail = match_bytes.tail_of(head)
    end = len(buffer) - match_bytes.HEAD
    size = tail - CHANGE * head[match_bytes.CHANGES_AT]
    rule_set = head[match_bytes.RULES_AT]
    if not 0 < size <= end or rule_set >= rule_sets:
        return None
    start = end - tail
    t = bytearray(buffer[start : start + size])
    changes = bytes(buffer[start + size : end])
    if not is_known(changes):
        return None
    try:
        rules = rules_of(rule_set, changes)
    except ValueError:  # a mix that contradicts itself
        return None
    if not is_tournament_sound(t, rules):
        return None
    if not head[match_bytes.PLAYERS_AT]:
        leave_table(t)
    elif not is_table_sound(t, rules, buffer[:start]):  # type: ignore[arg-type]
        return None
    return Tournament(t, rule_set, changes)
