"""A match after all rules were let go is the match of a process that has had no other."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Plays each rule set that is named, lets go all rules behind each, and tells the last state.
PROGRAM = """
import sys
from engine.bots.plain import ACTING
from engine.bots.random import decide
from engine.game import Game
from engine.layout import IN_PLAY
from engine.ruleset import forget_all
from engine.rulesets import load
from engine.table import Table
from engine.windows import ANSWERS, CHALLENGED, CHOICES, PARTS_DO, RESUMES

GONE = ("engine.acts", "engine.house", "engine.turn", "engine.owed", "engine.first", "engine.laid",
    "engine.calling", "engine.piles", "engine.hands", "engine.bots.one_pile",
    "engine.bots.acting", "engine.bots.house")


def is_gone(name):
    return name.startswith(GONE[:2]) or name in GONE


def look():
    left = [name for name in sys.modules if is_gone(name)]
    assert not left, left
    tables = {"PARTS_DO": PARTS_DO, "ACTING": ACTING}
    tables.update(CHOICES=CHOICES, ANSWERS=ANSWERS, RESUMES=RESUMES)
    for name, table in tables.items():
        for place, function in enumerate(table):
            if function is not None:
                assert not is_gone(function.__module__), (name, place, function)
                is_window = name in ("CHOICES", "ANSWERS", "RESUMES")
                assert not is_window or place == CHALLENGED, (name, place, function)


def play(name, seed, most):
    rules = load(name)
    game = Game(4, 216)
    table = Table(game)
    for seat in range(4):
        table.bots[seat] = decide
    game.start(rules, 4, seed)
    for hand in range(2):
        made = 0
        while game.status == IN_PLAY and made < most:
            made += table.play_bots(min(50, most - made))
        if game.status == IN_PLAY or hand:
            break
        game.next_hand()
    return bytes(game.state)


names = sys.argv[1:]
for name in names[:-1]:
    play(name, 5, 40 if name == names[0] else 100000)  # the first is let go within a hand
    forget_all()
    look()
state = play(names[-1], 11, 100000)
forget_all()
look()
print(state.hex())
"""


def last_state(*names: str) -> str:
    """What a match of the last rule set comes to after turns of the others."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *names], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "names",
    [
        ("official", "grand", "double-down", "official"),
        ("official", "grand"),
        ("grand", "double-down"),
        ("double-down", "dirty", "grand", "grand"),
        ("dirty", "official", "dirty"),
        ("dirty", "partners", "dirty-college", "dice", "double-down"),
        ("dice", "cross-family", "seven-zero", "partners"),
    ],
    ids=" ".join,
)
def test_a_rule_set_is_played_as_if_there_had_been_no_other(names: tuple[str, ...]) -> None:
    state = last_state(*names)
    assert len(state) > 1700 and state == last_state(names[-1])
