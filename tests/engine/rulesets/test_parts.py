"""A rule set loads the rules that its options ask for and no more; other rules change nothing."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from engine.bots.plain import TACTICS
from engine.parts import rules_for
from engine.rulesets import NAMES, load
from engine.rulesets.rules_generated import MODULES
from engine.state.hooks import Hooks
from engine.state.windows import ANSWERS, CHOICES, RESUMES

ROOT = Path(__file__).resolve().parents[3]
# Plays hands of the rule set that is named, or of all with every rule of the engine loaded. Prints
# the state after each hand, and the modules that were loaded.
_PROGRAM = """
import json
import sys
from pathlib import Path

from engine.bots import plain
from engine.bots import random
from engine.game import Game
from engine.rulesets import NAMES, load
from engine.table import Table
from engine.loading import hooks_of
from engine.rulesets.rules_generated import MODULES

names = sys.argv[1:]
if names == ["all"]:
    names = NAMES[::-1]
    for path in sorted(Path("engine").rglob("[a-z]*.py")):
        __import__(".".join(path.with_suffix("").parts))
    for name in MODULES:  # one by one, since some fill the same slot
        hooks_of([name], load("official").whole())
results = {}
for name in names:
    rules = load(name)
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
    stems = "engine.rules.", "engine.match.", "engine.bots."
    parts = [name for name in sys.modules if name.startswith(stems)]
    results[name] = [states, sorted(parts)]
print(json.dumps(results))
"""
_ALWAYS = [
    "engine.bots.plain",
    "engine.bots.random",
    "engine.match.first_card",
    "engine.match.deal",
    "engine.match.opening",
    "engine.match.score",
]
_BASES = {"engine.rules.custom": "engine.rules.zero", "engine.rules.swaps": "engine.rules.zero"}


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
    asked = rules_for(load(name).whole())
    bases = [_BASES[rule] for rule in asked if rule in _BASES]  # that other rules import
    assert parts == sorted({*asked, *bases, *_ALWAYS})


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
from engine.state import windows

tables = windows.CHOICES + windows.ANSWERS + windows.RESUMES
print([one for one in tables if one])
"""


def test_importing_a_module_registers_nothing():
    done = subprocess.run(
        [sys.executable, "-c", _IMPORTS], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


@pytest.mark.parametrize("name", MODULES)
def test_every_rule_registers_functions(name):
    hooks = Hooks()
    before = {place: str(value) for place, value in vars(hooks).items()}
    __import__(name)
    sys.modules[name].register(hooks)
    tables = [*CHOICES, *ANSWERS, *RESUMES, *TACTICS]
    is_in_table = name in {getattr(one, "__module__", "") for one in tables}
    assert is_in_table or before != {place: str(value) for place, value in vars(hooks).items()}


_OF_MATCHES = ("ending", "trail")


def test_rules_are_asked_for_by_their_options():
    asked = {
        "stack": {"stack": "any"},
        "jump": {"jump": "exact"},
        "bluff": {"challenge": "any"},
        "face_down": {"piles": "face_down"},
        "swaps": {"zero": "pass"},
        "custom": {"deck": "112", "custom": "1"},
        "dice": {"deck": "dice"},
        "quiz": {"quiz": "add"},
        "equals": {"sets": "same_rank"},
        "sums": {"sets": "by_age"},
        "pairs": {"sets": "sum_or_difference"},
        "two_for_one": {"two_for_one": "1"},
        "leave": {"draw": "none"},
        "surrender": {"surrender": "1"},
        "sorry": {"sorry": "1"},
        "cheats": {"dirty": "1"},
        "palm": {"dirty": "1"},
        "ending": {"hands": "3"},
        "trail": {"tables": "99"},
    }
    official = rules_for(load("official").whole())
    for rule, options in asked.items():
        module = f"engine.{'match' if rule in _OF_MATCHES else 'rules'}.{rule}"
        assert module in rules_for(load("official", options).whole()), rule
        assert module not in official, rule
