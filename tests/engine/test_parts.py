"""A rule set brings what its options ask for and no more, and plays with that alone."""

import json
import subprocess
import sys

import pytest

from engine.house.asked import wanted
from engine.rulesets import NAMES, load

# Plays one rule set after the other in one process, as a board does from match to match.
_PROGRAM = """
import json
import sys

told = {}
for name, options in json.loads(sys.argv[1]):
    from engine.rulesets import load

    rules = load(name, options)
    from engine.ruleset import forget_loader, forget_other

    forget_loader()
    forget_other(rules.whole())
    from engine.bots import plain, random
    from engine.game import Game
    from engine.table import Table

    players = rules.players[0]
    table = Table(Game(players, rules.deck_size(players)))
    for seat in range(players):
        table.bots[seat] = random.decide if seat else plain.decide
    table.game.start(rules, players, 1)
    hands = 0
    while table.game.status < 2 and hands < 12:
        while table.play_bots(100):
            pass
        hands += 1
        table.game.next_hand()
    parts = [name for name in sys.modules if name.startswith("engine.house.")]
    told[name] = [hands, sorted(parts)]
print(json.dumps(told))
"""
_CORE = [
    f"engine.house.{name}"
    for name in ("begin", "fitting", "laying", "listing", "parts", "played", "turn")
]
_ONE_PILE = [name for name in NAMES if load(name).flavor == 2]


@pytest.fixture(scope="module")
def told():
    orders = [[name, {}] for name in NAMES]
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, json.dumps(orders)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", NAMES)
def test_own_1_a_rule_set_plays_with_what_it_asks_for_alone(told, name):
    hands, parts = told[name]
    assert hands > 0
    if name in _ONE_PILE:
        assert parts == sorted(set(wanted(load(name).whole())) | set(_CORE))
    else:
        assert parts == []


def test_parts_are_asked_for_by_their_options():
    asked = {
        "stacking": {"stack": "any"},
        "jumping": {"jump": "exact"},
        "bluffing": {"challenge": "any"},
        "face_down": {"piles": "face_down"},
        "hands": {"zero": "pass"},
        "custom": {"deck": "112", "custom": "1"},
        "dice": {"deck": "dice"},
        "quiz": {"quiz": "add"},
        "sets": {"sets": "same_rank"},
        "sums": {"two_for_one": "1"},
        "leaving": {"draw": "none"},
        "surrender": {"surrender": "1"},
        "sorry": {"sorry": "1"},
        "cheats": {"dirty": "1"},
        "palming": {"dirty": "1"},
        "blanks": {"blank_red": "3", "blank_points": "0"},
    }
    for name, options in asked.items():
        part = f"engine.house.{name}"
        assert part in wanted(load("official", options).whole())
        assert part not in wanted(load("official").whole())


_AFTER_ANOTHER = """
from itertools import permutations

for names in permutations(("official", "grand", "seven-zero"), 2):
    for name in names:
        from engine.rulesets import load

        rules = load(name)
        from engine.ruleset import forget_loader, forget_other

        forget_loader()
        forget_other(rules.whole())
        from engine.windows import BEGINS, OWES, PARTS_DO

        assert PARTS_DO[BEGINS + rules.flavor] and PARTS_DO[OWES + rules.flavor], names
"""


def test_whatever_was_played_before_a_penalty_can_be_drawn():
    """A caught Uno draws through OWES, which no match of bots need ever reach (OFF-9)."""
    done = subprocess.run(
        [sys.executable, "-c", _AFTER_ANOTHER], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
