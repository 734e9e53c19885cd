"""A rule set loads the parts that its options ask for and no more; other parts change nothing."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from engine.bots.plain import BY_FLAVOR
from engine.parts import COLUMNS, TABLE, load_part, parts_for
from engine.rulesets import NAMES, load, rules_of
from engine.state.options import HOUSE
from engine.state.slots import slots
from engine.state.windows import ANSWERS, CHOICES, RESUMES

ROOT = Path(__file__).resolve().parents[3]
# Plays hands of the rule set that is named, or of all with every part of the engine joined. Prints
# the state after each hand, and the parts that were loaded.
_PROGRAM = """
import json
import sys
from pathlib import Path

from engine.bots import plain

from engine.bots import random
from engine.game import Game
from engine.rulesets import NAMES, load
from engine.table import Table
from engine.parts import TABLE, COLUMNS, load_part
from engine.state.slots import slots
from engine.state.options import TWO_PILES

names = sys.argv[1:]
if names == ["all"]:
    names = NAMES[::-1]
    for path in sorted(Path("engine").rglob("[a-z]*.py")):
        __import__(".".join(path.with_suffix("").parts))
    for part in TABLE[::COLUMNS]:
        load_part("engine." + part)
results = {}
for name in names:
    rules = load(name)
    # A penalty, which no match of bots need ever reach.
    assert slots.open_forced if rules.flavor == TWO_PILES else slots.open_owed, name
    players = max(4, rules.players[0]) if rules.players[1] >= 4 else rules.players[1]
    table = Table(Game(players, rules.deck_size(players)))
    game = table.game
    for seat in range(players):
        table.bots[seat] = random.decide if seat else plain.decide
    game.start(rules, players, 11)
    states = []
    while len(states) < 4 and game.status < 2:
        while table.play_bots(100):
            pass
        states.append(bytes(game.state).hex())
        if game.status == 1:
            game.next_hand()
    stems = "engine.house.", "engine.rules.", "engine.match."
    parts = [name for name in sys.modules if name.startswith(stems)]
    results[name] = [states, sorted(parts)]
print(json.dumps(results))
"""
_STEMS = ("engine.house.", "engine.rules.", "engine.match.")
_ALWAYS = ["engine.match.hand", "engine.match.opening", "engine.match.score"]
_CORE: list[str] = []  # parts that other parts import
_CALLED_OUT = {"engine.rules.bluff", "engine.rules.cheats", "engine.rules.face_down"}


@cache
def played_in_a_process(name):
    """Return the output of a process that plays a rule set, or "all"."""
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, name], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", NAMES)
def test_own_1_a_rule_set_loads_only_the_parts_that_it_asks_for(name):
    _, parts = played_in_a_process(name)[name]
    rules = rules_of(name)
    asked = [part for part in parts_for(rules.whole()) if part.startswith(_STEMS)]
    core = [*_CORE] if rules.flavor == HOUSE else []
    if _CALLED_OUT.intersection(asked):
        core.append("engine.rules.call_out")
    assert parts == sorted({*asked, *core, *_ALWAYS})


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_the_same_when_the_parts_of_all_rule_sets_are_loaded(name):
    alone, parts = played_in_a_process(name)[name]
    among_all, all_parts = played_in_a_process("all")[name]
    assert len(all_parts) > 24 and set(parts) < set(all_parts)
    assert alone and alone == among_all


# Imports every module of the engine, and prints the functions that they have registered.
_IMPORTS = """
import sys
from pathlib import Path

for path in sorted(Path("engine").rglob("[a-z]*.py")):
    __import__(".".join(path.with_suffix("").parts))
from engine.bots.plain import BY_FLAVOR
from engine.state import windows
from engine.state.slots import slots

tables = windows.CHOICES + windows.ANSWERS + windows.RESUMES + BY_FLAVOR
print([one for one in tables if one] + list(vars(slots)))
"""


def test_importing_a_module_registers_nothing():
    done = subprocess.run(
        [sys.executable, "-c", _IMPORTS], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


def test_every_part_registers_functions():
    for name in TABLE[::COLUMNS]:
        load_part(f"engine.{name}")
        assert f"engine.{name}" in {getattr(one, "__module__", "") for one in _joined()}


def _joined():
    """Return the functions in all tables that parts register functions in."""
    found = [*CHOICES, *ANSWERS, *RESUMES, *BY_FLAVOR]
    for one in vars(slots).values():
        found.extend(one if isinstance(one, tuple) else [one])
    return found


def test_parts_are_asked_for_by_their_options():
    asked = {
        "stack": {"stack": "any"},
        "jump": {"jump": "exact"},
        "bluff": {"challenge": "any"},
        "face_down": {"piles": "face_down"},
        "swaps": {"zero": "pass"},
        "custom": {"deck": "112", "custom": "1"},
        "dice": {"deck": "dice"},
        "quiz": {"quiz": "add"},
        "sets": {"sets": "same_rank"},
        "sums": {"sets": "by_age"},
        "house.reckoned": {"two_for_one": "1"},
        "leave": {"draw": "none"},
        "surrender": {"surrender": "1"},
        "sorry": {"sorry": "1"},
        "cheats": {"dirty": "1"},
        "palm": {"dirty": "1"},
    }
    for name, options in asked.items():
        part = f"engine.rules.{name}" if "." not in name else f"engine.{name}"
        assert part in parts_for(load("official", options).whole())
        assert part not in parts_for(load("official").whole())
