"""Matches by any rules are the same, byte for byte, on CPython and on MicroPython (CORE-9)."""

from dataclasses import dataclass

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine import loading
from engine.rulesets import load
from engine.rulesets.mixing import changes_of
from engine.state.layout import MATCH_ENDED
from sim import vm
from tests.properties.any_python import ANYTHING, told
from tests.properties.mixes import tables
from tests.properties.planted import plant

_PROGRAM = "tests/properties/any_python.py"
_AT_ONCE = 12  # matches of a run
_PLAIN = 300  # matches; in 200 no hand was emptied by another seat's choice
_SECONDS = 1200  # that a run may take


@dataclass(frozen=True)
class Planned:
    """A match: as the program reads it, and as text."""

    line: str
    told: str


@st.composite
def plans(draw: st.DrawFn) -> Planned:
    """Draw a match with any rules that comes to its end after some hands."""
    table = draw(tables())
    if table.options()["tables"] != "0":
        end = {"tables": "2", "table_cards": str(draw(st.integers(1, 40)))}
    elif table.options()["scoring"] in ("winner", "low", "own") and draw(st.booleans()):
        end = {"hands": "0", "target": str(draw(st.integers(1, 200)))}
    else:
        end = {"hands": str(draw(st.integers(1, 3)))}
    changes = {**table.changes, **end}
    rules = load(table.name, changes)
    way = draw(st.integers(0, ANYTHING - 1) | st.just(ANYTHING))
    change = changes_of(bytearray(rules.whole()), rules.number).hex() or "-"
    mix = " ".join(f"{name}={value}" for name, value in changes.items())
    return Planned(
        f"{rules.number} {change} {table.players} {table.seed} {way}",
        f"{table.name} {mix}, {table.players} players, seed {table.seed}, way {way}",
    )


def some_plans(count: int) -> list[Planned]:
    """Return that many matches; the same ones each time, but in `make soak`."""
    found: list[Planned] = []

    @settings(max_examples=count, phases=[Phase.generate])
    @given(plans())
    def collect(plan: Planned) -> None:
        found.append(plan)

    collect()
    return found


def told_there(plans: list[Planned]) -> list[str]:
    """Play matches on MicroPython; return how each went, and what else was printed."""
    done = vm.run(
        _PROGRAM,
        argv=["plan.txt"],
        files=["engine"],
        texts={"plan.txt": "\n".join(plan.line for plan in plans)},
        cap=False,
        timeout=_SECONDS,
    )
    return done.stdout.splitlines()


def test_matches_by_any_rules_are_the_same_on_micropython():
    planned = some_plans(max(_AT_ONCE, settings().max_examples // 8))
    for first in range(0, len(planned), _AT_ONCE):
        some = planned[first : first + _AT_ONCE]
        found = told_there(some)
        assert len(found) == len(some), found[-1]
        for plan, there in zip(some, found, strict=True):
            here = told(plan.line)
            assert there == here, plan.told
            assert here.startswith(f"{MATCH_ENDED} "), plan.told


def _slowly(modules, rules, hooks_of=loading.hooks_of):
    """Return the functions of rules, where no turn goes through the shorter functions."""
    hooks = hooks_of(modules, rules)
    hooks.is_end_plain = hooks.is_drawing_plain = hooks.is_play_plain = False
    hooks.is_turn_plain = False
    return hooks


def test_what_is_found_to_be_plain_changes_no_match(monkeypatch):
    """A plain turn goes through shorter functions: they do the same as the long ones."""
    planned = some_plans(max(_PLAIN, settings().max_examples))
    due = [told(plan.line) for plan in planned]
    monkeypatch.setattr(loading, "hooks_of", _slowly)
    assert [
        plan.told for plan, one in zip(planned, due, strict=True) if told(plan.line) != one
    ] == []


def _hastily(modules, rules, hooks_of=loading.hooks_of):
    """Return the functions of rules, where every turn just ends."""
    hooks = hooks_of(modules, rules)
    hooks.is_end_plain = True
    return hooks


def test_a_turn_that_is_wrongly_found_to_be_plain_is_found(monkeypatch):
    planned = some_plans(_AT_ONCE)
    due = [told(plan.line) for plan in planned]
    monkeypatch.setattr(loading, "hooks_of", _hastily)
    assert due != [told(plan.line) for plan in planned]


def test_a_difference_in_one_rule_is_found(monkeypatch):
    """Whoever is caught draws one card more."""
    planned = some_plans(_AT_ONCE)
    due = [told(plan.line) for plan in planned]
    plant(monkeypatch, "engine.turn.catch:_catch", "s[UNO_PENALTY]", "s[UNO_PENALTY] + 1")
    assert due != [told(plan.line) for plan in planned]
