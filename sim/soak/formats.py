"""This module lists the matches at one table: rule sets, and the ways to score them.

`python -m sim soak --matches` plays FORMATS, by name, in turn. They contain every rule set
unchanged; a new way to score a match is one more line.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.rulesets import NAMES, load, options_of


@dataclass(frozen=True)
class Format:
    """A match at one table: a rule set, changed options, numbers of players, and teams."""

    rules: str
    options: dict[str, str]
    players: Sequence[int]
    teams: tuple[int, ...] = ()


def _rule_sets() -> dict[str, Format]:
    """Return every rule set unchanged; with five hands if points would not end it."""
    found = {}
    for name in NAMES:
        fewest, most = load(name).players[0], _most(name)
        options = {"hands": "5"} if options_of(name)["scoring"] == "none" else {}
        found[name] = Format(name, options, sorted({fewest, min(4, most), most}))
    return found


def _most(name: str) -> int:
    """Return the most players of a rule set for whom its deck has cards."""
    rules = load(name)
    for players in range(rules.players[1], rules.players[0], -1):
        try:
            rules.check_players(players)
        except ValueError:
            continue
        return players
    return rules.players[0]


# Ways to score a match, with rules that they suit.
_SCORED = {
    "partners with two piles": Format("grand", {"partners": "1"}, (4,)),
    "partners, points bad": Format("partners", {"scoring": "low"}, (4,)),
    "partners, out at 200": Format(
        "dirty",
        {"partners": "1", "scoring": "low", "at_target": "sits_out", "target": "200"},
        (4,),
    ),
    "partners, averages": Format(
        "stack", {"partners": "1", "scoring": "average", "hands": "6"}, (4,)
    ),
    "partners, own points": Format("cross-family", {"partners": "1"}, (4,)),
    "partners, deadly": Format("deadly", {"partners": "1"}, (4,)),
    "neighbors as partners": Format("grand", {"partners": "1"}, (4,), (1, 1, 2, 2)),
    "teams of three and two": Format("team", {"target": "300"}, (5,), (1, 2, 1, 2, 1)),
    "three teams, jumps": Format(
        "double-down", {"partners": "teams", "target": "300"}, (6,), (1, 2, 3, 1, 2, 3)
    ),
    "challenge with two piles": Format(
        "grand", {"scoring": "low", "at_target": "sits_out", "target": "150"}, (2, 3, 6)
    ),
    "challenge, jumps and stacks": Format(
        "double-down", {"scoring": "low", "at_target": "sits_out", "target": "200"}, (2, 4, 8)
    ),
    "averages": Format("official", {"scoring": "average", "hands": "15"}, (2, 4, 10)),
    "averages by points": Format("classic", {"scoring": "average", "target": "300"}, (2, 5)),
    "averages, two piles": Format("grand", {"scoring": "average", "hands": "5"}, (2, 4)),
    "points bad": Format("classic", {"scoring": "low", "target": "250"}, (2, 4, 7)),
    "so many hands": Format("two-deck", {"hands": "4"}, (2, 4)),
    "hands until one is left": Format("cowboy", {"hands": "7"}, (2, 3, 6)),
    "own points": Format("official", {"scoring": "own", "target": "200"}, (2, 4, 9)),
    "own points, so many hands": Format("combo", {"scoring": "own", "hands": "6"}, (3,)),
    "tables of four": Format("official", {"tables": "4", "start": "last_discard"}, (4,)),
    "tables, turned anew": Format("stack", {"tables": "5", "table_cards": "12"}, (3,)),
    "tables, points bad": Format(
        "seven-zero",
        {"tables": "3", "hands": "0", "scoring": "low", "start": "last_discard"},
        (2, 4),
    ),
    "going on": Format("double-down", {"start": "last_discard", "target": "200"}, (2, 4)),
    "no shuffle": Format("official", {"reshuffle": "0", "target": "300"}, (2, 6)),
}
FORMATS = _rule_sets() | _SCORED
