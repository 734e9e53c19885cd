"""This module has the plan of a match, which the menus make and the beginning of the match uses."""

from micropython import const

from engine.bots.levels import NORMAL
from engine.state.layout import EFFECTS, NOBODY
from engine.state.options import (
    CARDS_ACT,
    CHALLENGES,
    DIRTY,
    FACE_DOWN,
    FLAVOR,
    JUMP,
    PILES,
    STACK_BY,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ruleset import RuleSet

_ACTS_AND_HOUSE = const(3)  # in ui.screens.MATCHES
_ANY_CHALLENGES = const(2)  # challenge=any


class Plan:
    """A match that is about to begin. `ui.planning` makes it, `ui.match_start` carries it out.

    modules: the names of the parts that play it (engine.parts)
    whole: its rules, as in a state from layout.EFFECTS on; kind: its place in
        ui.screens.MATCHES
    rules: of `engine.ruleset`; None: the match is resumed from its save
    people: by seat, 1 for a person, 0 for a bot
    name_numbers: by seat, the number of a person's name, from 1; 0: no name
    level: of the bots (engine.bots.levels)
    own: ages, sums and teams, bytes of `ui.own_rules.mixes`
    table: the table of an evening; NOBODY: the match has one table
    """

    def __init__(self, modules: "list[str]", whole: "bytes | bytearray") -> None:
        self.modules = modules
        self.whole = whole
        self.kind = kind_of(whole, EFFECTS)
        self.rules: RuleSet | None = None
        self.people = b""
        self.level = NORMAL
        self.name_numbers = b""
        self.own: bytes | bytearray = b""
        self.seed = 0
        self.table = NOBODY


def kind_of(rules: "Sequence[int]", start: int) -> int:
    """Return the place of rules in ui.screens.MATCHES: their flavor, or one more kind.

    That kind has cards that act, and house rules. start: the offset of `rules[0]` in a state.
    """
    flavor = rules[FLAVOR - start]
    if flavor == CARDS_ACT:
        if rules[JUMP - start] | rules[STACK_BY - start] | rules[DIRTY - start]:
            return _ACTS_AND_HOUSE
        if rules[CHALLENGES - start] == _ANY_CHALLENGES or rules[PILES - start] == FACE_DOWN:
            return _ACTS_AND_HOUSE
    return flavor
