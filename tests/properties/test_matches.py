"""Whole matches at one table end as a second scorer says, by every way to score one."""

import pytest

from engine.rulesets import NAMES, load, options_of
from tests.properties.match import Match
from tests.properties.mixes import Table
from tests.properties.planted import plant
from tests.properties.violation import Violation

_MOST_HANDS = 400  # a longer match never ends
_A_HAND = 100_000
# Rule set, players, changed options, and teams.
SCORED: dict[str, tuple[str, int, dict[str, str], tuple[int, ...]]] = {
    "partners with two piles": ("grand", 4, {"partners": "1"}, ()),
    "partners, points bad": ("partners", 4, {"scoring": "low"}, ()),
    "partners, out at 200": (
        "dirty",
        4,
        {"partners": "1", "scoring": "low", "at_target": "sits_out", "target": "200"},
        (),
    ),
    "partners, averages": ("stack", 4, {"partners": "1", "scoring": "average", "hands": "6"}, ()),
    "partners, own points": ("cross-family", 4, {"partners": "1"}, ()),
    "partners, deadly": ("deadly", 4, {"partners": "1"}, ()),
    "neighbors as partners": ("grand", 4, {"partners": "1"}, (1, 1, 2, 2)),
    "teams of three and two": ("team", 5, {"target": "300"}, (1, 2, 1, 2, 1)),
    "three teams, jumps": (
        "double-down",
        6,
        {"partners": "teams", "target": "300"},
        (1, 2, 3, 1, 2, 3),
    ),
    "challenge with two piles": (
        "grand",
        3,
        {"scoring": "low", "at_target": "sits_out", "target": "150"},
        (),
    ),
    "challenge, jumps and stacks": (
        "double-down",
        4,
        {"scoring": "low", "at_target": "sits_out", "target": "200"},
        (),
    ),
    "averages": ("official", 4, {"scoring": "average", "hands": "15"}, ()),
    "averages by points": ("classic", 5, {"scoring": "average", "target": "300"}, ()),
    "averages, two piles": ("grand", 4, {"scoring": "average", "hands": "5"}, ()),
    "points bad": ("classic", 7, {"scoring": "low", "target": "250"}, ()),
    "so many hands": ("two-deck", 4, {"hands": "4"}, ()),
    "hands until one is left": ("cowboy", 6, {"hands": "7"}, ()),
    "own points": ("official", 4, {"scoring": "own", "target": "200"}, ()),
    "own points, so many hands": ("combo", 3, {"scoring": "own", "hands": "6"}, ()),
    "tables of four": ("official", 4, {"tables": "4", "start": "last_discard"}, ()),
    "tables, turned anew": ("stack", 3, {"tables": "5", "table_cards": "12"}, ()),
    "tables, points bad": (
        "seven-zero",
        2,
        {"tables": "3", "hands": "0", "scoring": "low", "start": "last_discard"},
        (),
    ),
    "going on": ("double-down", 2, {"start": "last_discard", "target": "200"}, ()),
    "no shuffle": ("official", 6, {"reshuffle": "0", "target": "300"}, ()),
}


def _as_it_is(name: str) -> Table:
    """Return a table of a rule set; of five hands if points would not end its match."""
    changes = {"hands": "5"} if options_of(name)["scoring"] == "none" else {}
    fewest, most = load(name).players
    return Table(name, max(fewest, min(4, most)), 5, changes)


TABLES = {name: _as_it_is(name) for name in NAMES} | {
    name: Table(rules, players, 5, changes, teams)
    for name, (rules, players, changes, teams) in SCORED.items()
}


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
