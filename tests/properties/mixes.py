"""This module draws tables for Hypothesis: a rule set, changed options, players, and a seed.

    @given(tables())                          any rule set and any mix of options
    tables(("grand",), {"two": "color"})      these rules, and perhaps other changes
    tables(option="stack")                    any value of it as well, where the rules permit it

A table shrinks to few changes, few players and a rule set that stands early in the list. Changes
that the options refuse are left out, as on the device (OWN-1).
"""

from dataclasses import dataclass, field
from functools import cache

from hypothesis import strategies as st

from engine.rulesets import NAMES, load, options_of
from engine.rulesets.rule_set import RuleSet
from engine.spec.options import BY_NAME, OPTIONS, Option

_MOST_CHANGES = 8
_HIGHEST_SEED = (1 << 24) - 1
# What a value needs of other options, by option; "" stands for all of its values.
_NEEDS: dict[str, dict[str, dict[str, str]]] = {
    "extra": {"": {"deck": "112"}},
    "custom": {"": {"deck": "112"}},
    "c1": {"": {"deck": "112", "custom": "1"}},
    "c2": {"": {"deck": "112", "custom": "2"}},
    "c3": {"": {"deck": "112", "custom": "3"}},
    "dare": {"": {"deck": "112", "custom": "1"}},
    "cans": {"": {"deck": "dice"}},
    "free_turn": {"": {"jump": "exact"}},
    "stack_by": {"": {"stack": "same"}},
    "last_stack": {"": {"stack": "same"}},
    "first_draw": {"": {"stack": "same"}},
    "first_four": {"stack": {"stack": "same"}},
    "wild": {"": {"challenge": "any"}},
    "austere": {"": {"piles": "2", "six": "swap", "face_up": "1"}},
    "at_target": {"": {"scoring": "low"}},
    "table_cards": {"": {"tables": "2"}},
    "start": {"": {"tables": "3"}},
    "sorry": {"": {"stack": "same"}},
}
_OF_GRAND = ("cumulate", "sum", "double+sum", "same_rank+sum")  # of options of other rule sets


@dataclass
class Table:
    """A rule set, its changed options, the number of players, and the seed of the match."""

    name: str
    players: int
    seed: int
    changes: dict[str, str] = field(default_factory=dict)
    teams: tuple[int, ...] = ()  # of each player, where the rules let them form teams

    def rules(self) -> RuleSet:
        """Load its rules."""
        return load(self.name, self.changes)

    def options(self) -> dict[str, str]:
        """Return the value of every option."""
        return {**options_of(self.name), **self.changes}


def needs_of(option: str, value: str) -> dict[str, str]:
    """Return the other options that a value needs to be played."""
    by_value = _NEEDS.get(option, {})
    needed = dict(by_value.get(value, by_value.get("", {})))
    if BY_NAME[option].clause.startswith("GRD") or value in _OF_GRAND:
        needed["piles"] = "2"
    return needed


@st.composite
def tables(
    draw: st.DrawFn,
    names: tuple[str, ...] = tuple(NAMES),
    changes: dict[str, str] | None = None,
    option: str = "",
    is_mixed: bool = True,
) -> Table:
    """Draw a table; changes: always made; is_mixed: others as well."""
    name = draw(st.sampled_from(names))
    made = dict(changes or {})
    values = [(option, draw(values_of(BY_NAME[option])))] if option else []
    values += draw(st.lists(_values(), max_size=_MOST_CHANGES * is_mixed))
    for one, value in values:
        needed = {k: v for k, v in needs_of(one, value).items() if k not in made}
        for more in ({one: value}, {**needed, one: value}):
            if one not in (changes or {}) and seats_of(name, {**made, **more}):
                made |= more
                break
    players = draw(st.sampled_from(seats_of(name, made)))
    return Table(name, players, draw(st.integers(0, _HIGHEST_SEED)), made)


def seats_of(name: str, changes: dict[str, str]) -> list[int]:
    """Return the numbers of players for whom a mix can be played; empty: it is refused."""
    return list(_seats_at(name, tuple(sorted(changes.items()))))


@cache
def _seats_at(name: str, changes: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    try:
        rules = load(name, dict(changes))
    except ValueError:
        return ()
    return tuple(players for players in range(2, 11) if _is_allowed(rules, players))


def _is_allowed(rules: RuleSet, players: int) -> bool:
    try:
        rules.check_players(players)
    except ValueError:
        return False
    return True


def _values() -> st.SearchStrategy[tuple[str, str]]:
    return st.sampled_from(OPTIONS).flatmap(
        lambda option: st.tuples(st.just(option.name), values_of(option))
    )


def values_of(option: Option) -> st.SearchStrategy[str]:
    """Draw any value of an option, a bound of its numbers as often as one between."""
    if option.values:
        return st.sampled_from(option.words)
    lowest, highest = option.bounds
    return (st.sampled_from((lowest, highest)) | st.integers(lowest, highest)).map(str)
