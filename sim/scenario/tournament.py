"""This module plays scenarios of matches over several tables, which have a `format` setting.

    played = TournamentScenario(block)         BadLine for an unknown setting
    played.check()                     reads all steps, playing none; BadLine for an unknown one
    played.play(line, text)            plays a step; Failure if it does not hold

Tables are counted from 1, like piles; persons, seats and teams from 0. Bots play the tables of a
scenario, or the scenario gives their results.
"""

from engine.bots import plain
from engine.game import Game
from engine.notation import card, is_number, number
from engine.rulesets import load
from engine.state.layout import MAX_SEATS, NOBODY
from engine.state.seats import word
from engine.table import Table
from engine.tournament import layout, standings
from engine.tournament.moves import end_round
from engine.tournament.play_table import begin_table, play_on
from engine.tournament.report import confirm, report, report_draw
from engine.tournament.round import next_table
from engine.tournament.setup import FORMAT_NAMES, check_rules, new_tournament, rules_for
from sim.scenario.reading import BadLine, Block, Failure, words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.rulesets.rule_set import RuleSet

_NUMBERS = ("persons", "tables", "rounds", "seed", "size")
_MOST_CARDS = 255
_AT_ONCE = 200  # choices of bots
_MOST_STEPS = 2000  # of that many choices: more are a fault
_STEPS = "result T: N…, draws T S = CARD, play [T], next round, or expect …"


class TournamentScenario:
    """The tournament of one scenario; its steps change it."""

    rules: "RuleSet | None" = None
    table: "Table | None" = None  # where bots play

    def __init__(self, block: Block) -> None:
        """Read the settings and set up the tournament; BadLine for an error."""
        self.block = block
        self.numbers = {"persons": 4, "tables": 0, "rounds": 0, "seed": 1, "size": 2}
        self.format = -1
        self.people = bytearray(layout.MAX_ENTRANTS)
        seen: list[str] = []
        line = block.line
        try:
            for at, text in block.settings:
                line = at
                words = text.split()
                if words[0] in seen:
                    raise ValueError(f"{words[0]!r} appears twice in one scenario")
                seen.append(words[0])
                self._take(words, text)
            line = block.line
            self.t = self._new_tournament()
        except ValueError as error:
            raise BadLine(line, str(error)) from error

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
            for each in words[1:]:
                self.people[number(each, layout.MAX_ENTRANTS - 1, "person")] = 1
        elif name == "rules" and len(words) > 1:
            pairs = [each.partition("=") for each in words[2:]]
            self.rules = load(words[1], {pair[0]: pair[2] for pair in pairs})
        else:
            settings = "format, people, rules, " + ", ".join(_NUMBERS)
            raise ValueError(f"no setting {text!r} beside `format`: one of {settings}")

    def _new_tournament(self) -> bytearray:
        n = self.numbers
        people = bytes(self.people[: n["persons"]])
        sizes = n["persons"], n["tables"], n["rounds"], n["seed"]
        t = new_tournament(self.format, *sizes, people, n["size"])
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

    def play(self, line: int, text: str) -> None:
        """Play a step; Failure if it does not hold."""
        try:
            is_rejected, words = self._read(text)
            if words[0] == "expect":
                found = look(self.t, words[1:])
            else:
                found = self._refused(words) if is_rejected else self._do(words)
        except ValueError as error:
            found = str(error)
        if found:
            raise Failure(line, f"expected {text}, found {found}")

    def _read(self, text: str) -> tuple[bool, list[str]]:
        """Return whether a step must be refused, and its words; ValueError for an unknown step."""
        words = words_of(text)
        is_rejected = words[0] == "reject"
        if is_rejected:
            words = words[1:]
        name = words[0] if words else ""
        if name == "expect" and not is_rejected:
            look(self.t, words[1:])
        elif name == "result" and len(words) > 3 and words[2] == ":":
            if not is_rejected:
                self._table(words[1])
            self._result(words[3:])
        elif name == "draws" and len(words) == 5 and words[3] == "=":
            self._table(words[1])
            number(words[2], MAX_SEATS - 1, "seat")
            card(words[4])
        elif name == "play" and len(words) < 3:
            self._table(words[1] if len(words) > 1 else "1")
        elif words != ["next", "round"]:
            raise ValueError(f"no step {text!r}: {_STEPS}; docs/scenarios.md lists them")
        return is_rejected, words

    def _table(self, text: str) -> int:
        """Read the number of a table, from 1; return it from 0."""
        tables = self.t[layout.T_TABLES]
        if not is_number(text) or not 1 <= int(text) <= tables:
            raise ValueError(f"no table {text!r}: 1 to {tables}")
        return int(text) - 1

    def _result(self, words: list[str]) -> tuple[list[int], dict[int, int], dict[int, int]]:
        """Return the points, and by seat the Unos called and the hands won."""
        left = list(words)
        points: list[int] = []
        while left and is_number(left[0]):
            points.append(number(left.pop(0), 99999))
        unos: dict[int, int] = {}
        won: dict[int, int] = {}
        while left:
            name = left.pop(0)
            if name not in ("out", "unos", "won") or not left:
                raise ValueError(f"{name!r}: points, then out S, unos S N, won S N")
            seat = number(left.pop(0), MAX_SEATS - 1, "seat")
            if name != "out" and not left:
                raise ValueError(f"{name} {seat}: how many must follow")
            count = 1 if name == "out" else number(left.pop(0), 999)
            (unos if name == "unos" else won)[seat] = count
        return points, unos, won

    def _refused(self, words: list[str]) -> str:
        before = bytes(self.t)
        try:
            reason = self._do(words)
        except ValueError as error:
            reason = str(error)
        if not reason:
            return "it was accepted"
        return "" if bytes(self.t) == before else "it was refused, but the tournament changed"

    def _do(self, words: list[str]) -> str:
        """Carry a step out; return the reason of a refusal, or raise it as ValueError."""
        if words[0] == "result":
            self._enter(self._table(words[1]), words[3:])
        elif words[0] == "draws":
            report_draw(self.t, self._table(words[1]), int(words[2]), card(words[4]))
        elif words[0] == "next":
            return "" if end_round(self.t) else "a table is left, or all rounds are over"
        elif len(words) > 1:
            self._play(self._table(words[1]))
        else:
            while (at := next_table(self.t)) != NOBODY:
                self._play(at)
        return ""

    def _enter(self, at: int, words: list[str]) -> None:
        """Enter a table's result as a whole, or not at all."""
        points, unos, won = self._result(words)
        t = bytearray(self.t)
        has_pairs = self.format == layout.ROTATION
        seats = layout.seats_at(t, at)
        if len(points) != (2 if has_pairs else seats):
            raise ValueError(f"{len(points)} numbers of points: each side needs one")
        for seat in sorted(list(unos) + list(won)):
            number(str(seat), seats - 1, "seat")
        for seat in range(seats):
            side = seat & 1 if has_pairs else seat
            report(t, at, seat, points[side], unos.get(seat, 0), won.get(side, 0))
        confirm(t, at)
        self.t[:] = t

    def _play(self, at: int) -> None:
        """Let bots play a table to its end, whoever sits there."""
        if self.table is None:
            self.table = Table(Game(MAX_SEATS, _MOST_CARDS))
            for seat in range(MAX_SEATS):
                self.table.bots[seat] = plain.decide
        begin_table(self.t, self.table.game, self.rules, at)  # type: ignore[arg-type]
        self.table.rights_due = False
        for _ in range(_MOST_STEPS):
            play_on(self.t, self.table, _AT_ONCE)
            if self.t[layout.T_TABLE] == NOBODY:
                return
        raise ValueError("the hand at the table does not end")


_TOTALS = {
    "total": standings.HIGHEST,
    "won": standings.MOST_WON,
    "unos": standings.MOST_UNOS,
    "rocks": standings.MOST_ROCKS,
}
_CATEGORIES = {
    "unos": standings.MOST_UNOS,
    "rocks": standings.MOST_ROCKS,
    "highest": standings.HIGHEST,
    "lowest": standings.LOWEST,
    "won": standings.MOST_WON,
}


def look(t: bytearray, words: list[str]) -> str:
    """Return "" if an expectation holds, else what was found; ValueError for an error."""
    name = words[0] if words else ""
    persons, teams = t[layout.T_ENTRANTS], t[layout.T_SIDES]
    if words == ["over"]:
        return "" if layout.is_over(t) else f"round {t[layout.T_ROUND]} is next"
    if name == "out":
        return _compare_set(_out(t), words[1:], persons, name, "nobody")
    if name == "left":
        tables = range(t[layout.T_TABLES])
        left = [n + 1 for n in tables if layout.status_of(t, n) != layout.DONE]
        return _compare_set(left, words[1:], len(tables) + 1, name, "none")
    if name == "winner" and "=" in words:
        return _winner(t, words[1:])
    if name in ("round", "calls") and len(words) == 3 and words[1] == "=":
        return _compare(t[layout.T_ROUND] if name == "round" else len(_out(t)), words[2:])
    if name in _TOTALS and len(words) == 5 and words[1] == "team" and words[3] == "=":
        team = _number(words[2], teams, "team")
        return _compare(standings.value(t, _TOTALS[name], team, True), words[4:])
    if name == "total" and len(words) == 6 and words[2] == "with" and words[4] == "=":
        return _compare(_won_together(t, words[1], words[3]), words[5:])
    if len(words) < 4 or words[2] != "=" or name not in _OF_PERSONS:
        known = ", ".join(_OTHERS + tuple(_OF_PERSONS))
        raise ValueError(f"no expectation {' '.join(words)!r}: one of {known}")
    found = str(_OF_PERSONS[name](t, _number(words[1], persons, "person")))
    said = words[3:]
    if name == "moved" and said not in (["on"], ["back"], ["no"]):
        raise ValueError(f"moved {' '.join(said)}: must be on, back or no")
    is_word = name == "moved" or (name == "partner" and said == ["nobody"])
    return _compare(found, said, is_word)


def _partner(t: bytearray, person: int) -> "int | str":
    partner = layout.partner_of(t, person)
    return "nobody" if partner == NOBODY else partner


def _moved(t: bytearray, person: int) -> str:
    flags = t[layout.record(t, person) + layout.ENTRANT_FLAGS]
    return "on" if flags & layout.MOVED_ON else "back" if flags & layout.MOVED_BACK else "no"


def _points(t: bytearray, person: int) -> int:
    return word(t, layout.record(t, person) + layout.ROUND_POINTS)


def _called(t: bytearray, person: int) -> int:
    return t[layout.record(t, person) + layout.ROUND_UNOS]


def _total_of(category: int) -> "Callable[[bytearray, int], int]":
    return lambda t, person: standings.value(t, category, person)


_OTHERS = ("out", "calls", "left", "round", "over", "winner")
# Expectations of `NAME PERSON = …`, and what they find.
_OF_PERSONS: "dict[str, Callable[[bytearray, int], int | str]]" = {
    "partner": _partner,
    "seat": lambda t, person: f"{layout.table_of(t, person) + 1} {layout.seat_in(t, person)}",
    "team": standings.team_of,
    "points": _points,
    "called": _called,
    "moved": _moved,
}
for _name, _category in _TOTALS.items():
    _OF_PERSONS[_name] = _total_of(_category)


def _won_together(t: bytearray, one: str, other: str) -> int:
    """Return what two partners have won together (PAR-2)."""
    if not layout.pairs_in(t[layout.T_FORMAT], t[layout.T_ENTRANTS]):
        raise ValueError("total … with …: only a rotation of four keeps the points of partners")
    pair = sorted([_number(each, t[layout.T_ENTRANTS], "person") for each in (one, other)])
    if pair[0] == pair[1]:
        raise ValueError(f"total {one} with {other}: partners are two persons")
    return standings.points_at(t, layout.pair_record(t, pair[0], pair[1]))


def _compare(found: "int | str", said: list[str], is_word: bool = False) -> str:
    for each in [] if is_word else said:
        _number(each, 1 << 30, "number")
    return "" if str(found) == " ".join(said) else str(found)


def _number(text: str, below: int, what: str) -> int:
    if not is_number(text) or int(text) >= below:
        raise ValueError(f"no {what} {text!r}: 0 to {below - 1}")
    return int(text)


def _out(t: bytearray) -> list[int]:
    """Return who went out in the round in play, or in the last one."""
    persons = range(t[layout.T_ENTRANTS])
    flags = [t[layout.record(t, person) + layout.ENTRANT_FLAGS] for person in persons]
    return [person for person in persons if flags[person] & layout.WENT_OUT]


def _winner(t: bytearray, words: list[str]) -> str:
    """Compare `winner [team] CATEGORY = numbers`, or nobody."""
    is_of_teams = words[0] == "team"
    if is_of_teams:
        words = words[1:]
    if words[0] not in _CATEGORIES or len(words) < 3 or words[1] != "=":
        raise ValueError(f"winner {' '.join(words)}: one of {', '.join(sorted(_CATEGORIES))}, =")
    out = bytearray(layout.MAX_ENTRANTS)
    count = standings.winners_into(t, _CATEGORIES[words[0]], is_of_teams, out)
    below = t[layout.T_SIDES] if is_of_teams else t[layout.T_ENTRANTS]
    return _compare_set(list(out[:count]), words[2:], below, "winner", "nobody")


def _compare_set(found: list[int], said: list[str], below: int, what: str, none: str) -> str:
    """Compare numbers in any order, or the word for none of them."""
    if not said:
        raise ValueError(f"{what}: numbers must follow, or {none}")
    expected = [] if said == [none] else sorted([_number(each, below, what) for each in said])
    return "" if found == expected else " ".join([str(n) for n in found]) or none
