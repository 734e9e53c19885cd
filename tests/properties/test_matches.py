"""Whole matches at one table end as a second scorer says, by every way to score one."""

import pytest

from engine.rulesets import NAMES, load, options_of
from tests.properties.match import Match
from tests.properties.mixes import Table
from tests.properties.planted import plant
from tests.properties.violation import Violation

_MOST_HANDS = 400  # a longer match never ends
_A_HAND = 100_000


def _table(rules: str, players: int, *teams: int) -> Table:
    """Return a table of rules as `rules` lines of scenarios have them; teams: of each player."""
    name, *changes = rules.split()
    return Table(name, players, 5, dict(change.split("=") for change in changes), teams)


# Ways to score a match, with rules that they suit.
SCORED = {
    "partners with two piles": _table("grand partners=1", 4),
    "partners, points bad": _table("partners scoring=low", 4),
    "partners, out at 200": _table("dirty partners=1 scoring=low at_target=sits_out target=200", 4),
    "partners, averages": _table("stack partners=1 scoring=average hands=6", 4),
    "partners, own points": _table("cross-family partners=1", 4),
    "partners, deadly": _table("deadly partners=1", 4),
    "neighbors as partners": _table("grand partners=1", 4, 1, 1, 2, 2),
    "teams of three and two": _table("team target=300", 5, 1, 2, 1, 2, 1),
    "three teams, jumps": _table("double-down partners=teams target=300", 6, 1, 2, 3, 1, 2, 3),
    "challenge with two piles": _table("grand scoring=low at_target=sits_out target=150", 3),
    "challenge, jumps and stacks": _table(
        "double-down scoring=low at_target=sits_out target=200", 4
    ),
    "averages": _table("official scoring=average hands=15", 4),
    "averages by points": _table("classic scoring=average target=300", 5),
    "averages, two piles": _table("grand scoring=average hands=5", 4),
    "points bad": _table("classic scoring=low target=250", 7),
    "so many hands": _table("two-deck hands=4", 4),
    "hands until one is left": _table("cowboy hands=7", 6),
    "own points": _table("official scoring=own target=200", 4),
    "own points, so many hands": _table("combo scoring=own hands=6", 3),
    "tables of four": _table("official tables=4 start=last_discard", 4),
    "tables, turned anew": _table("stack tables=5 table_cards=12", 3),
    "tables, points bad": _table("seven-zero tables=3 hands=0 scoring=low start=last_discard", 2),
    "going on": _table("double-down start=last_discard target=200", 2),
    "no shuffle": _table("official reshuffle=0 target=300", 6),
}


def _as_it_is(name: str) -> Table:
    """Return a table of a rule set; of five hands if points would not end its match."""
    changes = {"hands": "5"} if options_of(name)["scoring"] == "none" else {}
    fewest, most = load(name).players
    return Table(name, max(fewest, min(4, most)), 5, changes)


TABLES = {name: _as_it_is(name) for name in NAMES} | SCORED


def play_match(table: Table) -> str:
    """Let bots play a match to its end; return the violation that they came to."""
    match = Match(table)
    for number in range(_MOST_HANDS):
        try:
            match.play_bots((number & 1, 2), _A_HAND)
        except Violation as violation:
            return str(violation)
        if not match.has_next_hand:
            return ""
        match.next_hand()
    return f"the match goes on after {_MOST_HANDS} hands"


@pytest.mark.parametrize("name", TABLES)
def test_a_match_is_scored_alike_a_second_time(name):
    assert not play_match(TABLES[name])


@pytest.mark.parametrize(
    ("place", "old", "new", "name", "said"),
    [
        ("match.score:_score_seat", "total - points", "total", "partners", "OFF-11: "),
        ("match.score:_count", "+= 1", "+= 0", "averages", "hands won"),
        (
            "match.partners:_points_of_side",
            "other):",
            "other) and seat != other:",
            "team",
            "OFF-11",
        ),
        (
            "match.ending:_end_match",
            "is_last = are",
            "is_last = 0 * are",
            "table-match",
            "not covered",
        ),
        ("match.ending:_end_match", "_sit_out(s)", "pass", "challenge", "sitting out set()"),
        (
            "match.ending:are_tables_covered",
            "return ",
            "return 0 and ",
            "tables of four",
            "over Fa",
        ),
        ("turn.uno:say_uno", "+= 1", "+= 0", "official", "Unos"),
    ],
)
def test_a_match_that_is_scored_wrong_is_found(monkeypatch, place, old, new, name, said):
    table = TABLES[name]
    table.rules()  # so that its parts are there
    plant(monkeypatch, f"engine.{place}", old, new)
    assert said in play_match(table)
