"""A hand that ends while what scores it is not in memory, as on a board: nothing is different."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Two matches with the same seed and choices, one of which lets go what stands between hands.
PROGRAM = """
import sys
from engine.between import bring, forget
from engine.bots.random import decide
from engine.game import Game
from engine.layout import HAND_ENDED, IN_PLAY, MATCH_ENDED, UNSCORED
from engine.rulesets import load
from engine.table import Table

rules = load(sys.argv[1])
states = []
for lets_go in (False, True):
    game = Game(4, 216)
    table = Table(game)
    for seat in range(4):
        table.bots[seat] = decide
    game.start(rules, 4, 11)
    hands = 0
    while hands < 5 and game.status != MATCH_ENDED:
        if lets_go:
            for name in forget(game.state):
                sys.modules.pop(name, None)
        while game.status == IN_PLAY:
            table.play_bots(50)
        assert game.status == UNSCORED if lets_go else game.status != UNSCORED, game.status
        bring(game.state)
        game.score_hand()
        assert game.status in (HAND_ENDED, MATCH_ENDED)
        hands += 1
        states.append(bytes(game.state))
        if game.status == HAND_ENDED:
            game.next_hand()
half = len(states) // 2
assert half > 1 and states[:half] == states[half:]
print(half, "hands")
"""


@pytest.mark.parametrize("rules", ["official", "double-down", "grand", "partners", "table-match"])
def test_a_hand_is_scored_later_as_it_would_have_been_at_once(rules: str) -> None:
    program = PROGRAM.replace("4, 11", "2, 11") if rules == "table-match" else PROGRAM
    done = subprocess.run(
        [sys.executable, "-c", program, rules], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("hands\n")
