"""This module plants a fault in a function of the engine, and looks for it in a match.

plant(monkeypatch, "engine.turn.flow:hide_hands", "= 0", "= 1")
found_in(Table("seven-zero", 4, 7), "OFF-8")       the violation; all steps of the machine
                                                   in test_hands.py are made in turn
"""

import inspect
import sys
import textwrap
from dataclasses import replace
from importlib import import_module

import pytest

from tests.properties.match import Match
from tests.properties.mixes import Table
from tests.properties.promises.alone import alone
from tests.properties.violation import Violation

_SEEDS = 20  # matches, each with the next seed
_HANDS = 4
_STEPS = 60  # of a hand
_CHOICES = 5  # of a step


def plant(monkeypatch: pytest.MonkeyPatch, place: str, old: str, new: str) -> None:
    """Replace text in a function, wherever it is registered."""
    module, _, name = place.partition(":")
    import_module(module)
    function = getattr(sys.modules[module], name)
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(old) == 1, f"{place} has changed: plant this fault anew"
    found: dict[str, object] = {}
    exec(compile(source.replace(old, new), place, "exec"), vars(sys.modules[module]), found)
    monkeypatch.setattr(function, "__code__", found[name].__code__)  # type: ignore[attr-defined]


def found_in(table: Table, said: str) -> str:
    """Return the first violation with these words that matches of a table come to.

    Where none of the seeds from that of the table on has it, all violations are returned.
    """
    others = []
    for seed in range(table.seed, table.seed + _SEEDS):
        try:
            with alone(table.rules()):
                _play(Match(replace(table, seed=seed)))
        except Violation as violation:
            if said in str(violation):
                return str(violation)
            others.append(str(violation))
    return "\n".join(others)


def _play(match: Match) -> None:
    for _ in range(_HANDS):
        match.resume()
        for step in range(_STEPS):
            if match.is_in_play:
                match.try_wrong()
                match.exchange_hidden()
                match.play(_CHOICES)
            if step == 1:
                match.replay()
        if not match.has_next_hand:
            return
        match.next_hand()
