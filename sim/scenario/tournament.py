"""This module plays scenarios of tournaments, which have a `format` setting.

    played = TournamentScenario(block)         BadLine for an unknown setting or step
    played.check()                     reads all steps, playing none
    played.go_on(number)               plays a step, from 0; Failure if it does not hold

Tables are counted from 1, like piles; persons, seats and teams from 0. Bots play the tables of a
scenario, or the scenario gives their results.
"""

from engine.bots import plain
from engine.game import Game
from engine.notation import card, is_number, number
from engine.rulesets import load
from engine.state.layout import NOBODY
from engine.table import Table
from engine.tournament.layout import MAX_ENTRANTS, ROTATION, T_TABLE, T_TABLES, seats_at
from engine.tournament.moves import end_round
from engine.tournament.report import confirm, report, report_draw
from engine.tournament.round import next_table
from engine.tournament.setup import FORMAT_NAMES, check_rules, new_tournament, rules_for
from engine.tournament.table import begin_table, play_on
from sim.scenario.expected.tournament_expect import look
from sim.scenario.reading.lines import BadLine, Block, Failure
from sim.scenario.reading.shapes import words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet

_NUMBERS = ("persons", "tables", "rounds", "seed", "size")
_MOST_CARDS = 255
_AT_ONCE = 200  # choices of bots
_MOST_STEPS = 2000  # of that many choices: more are a fault


class TournamentScenario:
    """The tournament of one scenario; its steps change it."""

    def __init__(self, block: Block) -> None:
        """Read the settings and set up the tournament; BadLine for an error."""
        self.block = block
        self.numbers = {"persons": 4, "tables": 0, "rounds": 0, "seed": 1, "size": 2}
        self.format = -1
        self.people = bytearray(MAX_ENTRANTS)
        self.rules: RuleSet | None = None
        seen: list[str] = []
        for line, text in block.settings:
            words = text.split()
            if words[0] in seen:
                raise BadLine(line, f"{words[0]!r} appears twice in one scenario")
            seen.append(words[0])
            try:
                self._take(words, text)
            except ValueError as error:
                raise BadLine(line, str(error)) from error
        try:
            self.t = self._new_tournament()
        except ValueError as error:
            raise BadLine(block.line, str(error)) from error
        self.table: Table | None = None

    def _take(self, words: list[str], text: str) -> None:
        name = words[0]
        if name == "format":
            if len(words) != 2 or words[1] not in FORMAT_NAMES:
                raise ValueError(f"{text!r}: must be format {', '.join(FORMAT_NAMES)}")
            self.format = FORMAT_NAMES.index(words[1])
        elif name in _NUMBERS:
            if len(words) != 2:
                raise ValueError(f"{text!r}: a number must follow")
            self.numbers[name] = number(words[1], 2**30 - 1)
        elif name == "people":
            for word in words[1:]:
                self.people[number(word, MAX_ENTRANTS - 1, "person")] = 1
        elif name == "rules" and len(words) > 1:
            changes: dict[str, str] = {}
            for word in words[2:]:
                option, _, value = word.partition("=")
                changes[option] = value
            self.rules = load(words[1], changes)
        else:
            settings = "format, people, rules, " + ", ".join(_NUMBERS)
            raise ValueError(f"no setting {text!r} beside `format`: one of {settings}")

    def _new_tournament(self) -> bytearray:
        n = self.numbers
        t = new_tournament(
            self.format,
            n["persons"],
            n["tables"],
            n["rounds"],
            n["seed"],
            bytes(self.people[: n["persons"]]),
            n["size"],
        )
        if self.rules is None:
            name, changes = rules_for(self.format)
            self.rules = load(name, changes)
        check_rules(t, self.rules)
        return t

    def check(self) -> None:
        """Read every step, changing nothing; BadLine for an error."""
        for line, text in self.block.steps:
            try:
                self._read(text)
            except ValueError as error:
                raise BadLine(line, str(error)) from error

    def go_on(self, step: int) -> None:
        """Play a step; Failure if it does not hold."""
        line, text = self.block.steps[step]
        try:
            rejected, words = self._read(text)
            if words[0] == "expect":
                found = look(self.t, words[1:])
            elif rejected:
                found = self._is_rejected(words)
            else:
                found = self._do(words)
        except ValueError as error:
            found = str(error)
        if found:
            raise Failure(line, f"expected {text}, found {found}")

    def _read(self, text: str) -> tuple[bool, list[str]]:
        """Return whether a step must be refused, and its words; ValueError for an unknown step."""
        words = words_of(text)
        rejected = words[0] == "reject"
        if rejected:
            words = words[1:]
        name = words[0] if words else ""
        if name == "expect" and not rejected:
            look(self.t, words[1:])
        elif name == "result" and len(words) > 3 and words[2] == ":":
            if not rejected:
                self._table(words[1])
            self._result(words[3:])
        elif name == "draws" and len(words) == 5 and words[3] == "=":
            self._table(words[1])
            number(words[2], 9, "seat")
            card(words[4])
        elif name == "play" and len(words) < 3:
            self._table(words[1] if len(words) > 1 else "1")
        elif words != ["next", "round"]:
            raise ValueError(
                f"no step {text!r}: result T: N…, draws T S = CARD, play [T], next round, "
                "or expect …; docs/scenarios.md lists them"
            )
        return rejected, words

    def _table(self, word: str) -> int:
        """Read the number of a table, from 1; return it from 0."""
        tables = self.t[T_TABLES]
        if not is_number(word) or not 1 <= int(word) <= tables:
            raise ValueError(f"no table {word!r}: 1 to {tables}")
        return int(word) - 1

    def _result(self, words: list[str]) -> tuple[list[int], dict[int, int], dict[int, int]]:
        """Return the points, and by seat the Unos called and the hands won."""
        points: list[int] = []
        while words and is_number(words[0]):
            points.append(number(words[0], 99999))
            words = words[1:]
        unos: dict[int, int] = {}
        won: dict[int, int] = {}
        while words:
            name = words[0]
            if name not in ("out", "unos", "won") or len(words) < 2:
                raise ValueError(f"{name!r}: points, then out S, unos S N, won S N")
            seat = number(words[1], 9, "seat")
            if name == "out":
                won[seat] = 1
                words = words[2:]
            else:
                if len(words) < 3:
                    raise ValueError(f"{name} {seat}: how many must follow")
                (unos if name == "unos" else won)[seat] = number(words[2], 999)
                words = words[3:]
        return points, unos, won

    def _is_rejected(self, words: list[str]) -> str:
        before = bytes(self.t)
        try:
            reason = self._do(words)
        except ValueError as error:
            reason = str(error)
        if not reason:
            return "it was accepted"
        if bytes(self.t) != before:
            return "it was refused, but the tournament changed"
        return ""

    def _do(self, words: list[str]) -> str:
        """Carry a step out; return the reason of a refusal, or raise it as ValueError."""
        if words[0] == "result":
            self._enter(self._table(words[1]), words[3:])
            return ""
        if words[0] == "draws":
            drawn = card(words[4])
            report_draw(self.t, self._table(words[1]), int(words[2]), drawn)
            return ""
        if words[0] == "next":
            return "" if end_round(self.t) else "a table is left, or all rounds are over"
        if len(words) > 1:
            self._play(self._table(words[1]))
        else:
            while (at := next_table(self.t)) != NOBODY:
                self._play(at)
        return ""

    def _enter(self, at: int, words: list[str]) -> None:
        """Enter a table's result as a whole, or not at all."""
        points, unos, won = self._result(words)
        t = bytearray(self.t)
        pairs = self.format == ROTATION
        seats = seats_at(t, at)
        if len(points) != (2 if pairs else seats):
            raise ValueError(f"{len(points)} numbers of points: each side needs one")
        for seat in sorted(list(unos) + list(won)):
            number(str(seat), seats - 1, "seat")
        for seat in range(seats):
            side = seat & 1 if pairs else seat
            report(t, at, seat, points[side], unos.get(seat, 0), won.get(side, 0))
        confirm(t, at)
        self.t[:] = t

    def _play(self, at: int) -> None:
        """Let bots play a table to its end, whoever sits there."""
        if self.rules is None:
            raise ValueError("there are no rules")  # a fault of this file
        if self.table is None:
            self.table = Table(Game(10, _MOST_CARDS))
            for seat in range(10):
                self.table.bots[seat] = plain.decide
        begin_table(self.t, self.table.game, self.rules, at)
        self.table.rights_due = False
        for _ in range(_MOST_STEPS):
            play_on(self.t, self.table, _AT_ONCE)
            if self.t[T_TABLE] == NOBODY:
                return
        raise ValueError("the hand at the table does not end")
