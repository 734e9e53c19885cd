"""The places where rules add to the turn: who stands there, and that only one rule fills a slot."""

import re
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from engine.loading import hooks_of
from engine.rulesets import load
from engine.rulesets.rules_generated import ASKED_BY, MODULES
from engine.state.choices import ADD, REMOVE
from engine.state.hooks import Hooks
from engine.state.layout import TURNS_DIRECTION

_TEXT = (Path(__file__).resolve().parents[3] / "engine/state/hooks.py").read_text(encoding="utf-8")
_FLAGS = ("second_pile", "keeps_order")
# Places that `engine/loading.py` fills when all rules are registered.
_FOUND_OUT = ("is_listing_plain", "is_turn_plain", "is_drawing_plain", "plays_into", "fill_slot")
# A chain although one rule joins it; its comment says why.
_MAY_BE_JOINED = ("gains",)
_ASKED_BY = dict(zip(MODULES, ASKED_BY, strict=True))


def _places(hooks: Hooks) -> "dict[str, Any]":
    """Return what stands in each place; the engine's classes have no dict where compiled."""
    names = [name for name in dir(hooks) if not name.startswith("_") and name not in _FOUND_OUT]
    return {name: getattr(hooks, name) for name in names}


def _functions(place: Any) -> "Iterator[Any]":
    """Yield the functions that stand in a place."""
    if isinstance(place, dict):
        yield from place.values()
    elif isinstance(place, (tuple, list)):
        yield from (one for one in place if one is not None)
    elif callable(place):
        yield place


def _registered(modules: "list[str]") -> "dict[str, Any]":
    return _places(hooks_of(modules, load("official").whole()))


_EMPTY = _places(Hooks())
_OF_THE_TURN = _registered([])
_BY_MODULE = {name: _registered([name]) for name in MODULES}
_SLOTS = sorted(name for name, place in _EMPTY.items() if place is None)
_CHAINS = sorted(name for name, place in _EMPTY.items() if isinstance(place, tuple))
_TABLES = sorted(name for name, place in _EMPTY.items() if isinstance(place, (dict, list)))


def _said() -> "dict[str, set[str]]":
    """Return the modules that the comment on each place begins with, beside it or above it."""
    said = {}
    above = ""
    for line in _TEXT.splitlines():
        place = re.match(r"        self\.(\w+)[^#]*(?:# )?(.*)", line)
        if place is not None:
            names = re.match(r"([a-z_, ]+): ", place[2] or above)
            said[place[1]] = set(names[1].split(", ")) if names else set()
        above = f"{above} {line.strip(' #')}".lstrip() if line.startswith("        #") else ""
    return said


def _who(name: str) -> "set[str]":
    """Return the last words of the modules whose functions stand in a place, or that set a flag."""
    if name in _FLAGS:
        return {module.split(".")[-1] for module in MODULES if _BY_MODULE[module][name]}
    places = [_OF_THE_TURN[name]] + [places[name] for places in _BY_MODULE.values()]
    return {one.__module__.split(".")[-1] for place in places for one in _functions(place)}


@pytest.mark.parametrize("name", sorted(_EMPTY))
def test_a_place_names_the_modules_whose_functions_stand_there(name: str) -> None:
    assert _said().get(name) == _who(name)


def _can_be_asked_together(one: str, other: str) -> bool:
    """Is there a mix that asks for both modules? Not if the same option asks, by other values."""
    for row in _rows(_ASKED_BY[one]):
        for at, low, high in _rows(_ASKED_BY[other]):
            if at != row[0] or (low <= row[2] and row[1] <= high):
                return True
    return False


def _rows(rows: bytes) -> "list[tuple[int, ...]]":
    return [tuple(rows[at : at + 3]) for at in range(0, len(rows), 3)]


def _joining(name: str) -> "list[str]":
    """Return the modules of rules that add to a place."""
    return [module for module in MODULES if _BY_MODULE[module][name] != _OF_THE_TURN[name]]


@pytest.mark.parametrize("name", _SLOTS)
def test_no_mix_fills_a_slot_twice(name: str) -> None:
    of_sets = ("completes", "can_play")  # by `sets.add_way`, once for all its rules
    together = [both for both in combinations(_joining(name), 2) if _can_be_asked_together(*both)]
    assert _joining(name) and (not together or name in of_sets), together


@pytest.mark.parametrize("name", _CHAINS)
def test_a_chain_is_one_because_some_mix_has_several_there(name: str) -> None:
    together = [both for both in combinations(_joining(name), 2) if _can_be_asked_together(*both)]
    assert together or name in _MAY_BE_JOINED


@pytest.mark.parametrize("name", _TABLES)
def test_no_mix_fills_a_place_of_a_table_twice(name: str) -> None:
    shared = {ADD, REMOVE}  # by `sets.add_way`, once for all its rules
    if name == "acts":
        shared = {TURNS_DIRECTION}  # recover's function carries out that of the turn
    for one, other in combinations([None, *_joining(name)], 2):
        if one is None or _can_be_asked_together(one, other):
            keys = _filled(one, name) & _filled(other, name)
            if one is not None:
                keys -= _filled(None, name)
            assert keys <= shared, (one, other, keys)


def _filled(module: "str | None", name: str) -> "set[int]":
    """Return the keys of a table that a rule fills, or those that the turn does."""
    of_turn = _OF_THE_TURN[name]
    if module is None:
        return {key for key, function in _items(of_turn) if function is not None}
    before = dict(_items(of_turn))
    return {key for key, one in _items(_BY_MODULE[module][name]) if one is not before.get(key)}


def _items(table: Any) -> "list[tuple[int, Any]]":
    return list(table.items() if isinstance(table, dict) else enumerate(table))


def test_every_set_of_equal_cards_numbers_and_pairs_can_be_laid_in_one_mix() -> None:
    ways = ["engine.rules.equals", "engine.rules.sums", "engine.rules.pairs"]
    both = hooks_of(ways, load("official").whole())
    assert len(both.makes_set) == 3 and both.completes is not None


def test_to_fill_a_slot_twice_is_an_error_that_names_both() -> None:
    both = ["engine.rules.challenge", "engine.rules.bluff"]
    with pytest.raises(ValueError, match=r"rules\.challenge\._offer and .*rules\.bluff\._offer"):
        hooks_of(both, load("official").whole())


def test_a_rule_that_registers_twice_is_told_so() -> None:
    hooks = hooks_of(["engine.rules.stack"], load("official").whole())
    with pytest.raises(ValueError, match=r"let_add and .*let_add fill one slot"):
        sys.modules["engine.rules.stack"].register(hooks)
