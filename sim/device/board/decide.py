"""This program runs on the board as its code.py and measures the decisions of bots of each level.

It prints a line for each: rules, players, level, decisions, mean and maximum in microseconds, and
bytes of the heap that the decisions took together. At the end it prints `done`.
"""

import gc
import sys
import time

from engine.bots.levels import NAMES, decide_of
from engine.game import Game
from engine.parts import load_parts
from engine.rulesets import load
from engine.state.layout import IN_PLAY
from engine.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ruleset import RuleSet


def measure(
    table: Table, rules: "RuleSet", players: int, level: int, most: int
) -> tuple[int, int, int, int]:
    """Let bots of a level play, and time them; return the line to print."""
    decide = decide_of(level)
    took = [0, 0, 0, 0]  # decisions, microseconds in all and at most, bytes

    def timed(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()  # type: ignore[attr-defined]
        choice = decide(view, choices, n, roll)
        took[3] += gc.mem_alloc() - before  # type: ignore[attr-defined]
        began = time.monotonic_ns()
        decide(view, choices, n, roll)
        us = (time.monotonic_ns() - began) // 1000
        gc.enable()
        took[0] += 1
        took[1] += us
        took[2] = max(took[2], us)
        return choice

    for player in range(players):
        table.bots[player] = timed
    seed = 1
    while took[0] < most:
        table.game.start(rules, players, seed)
        seed += 1
        while table.game.status == IN_PLAY and took[0] < most:
            table.bot_step()
    return took[0], took[1] // took[0], took[2], took[3]


def main(name: str, players: int, most: int) -> None:
    """Measure every level at a table."""
    rules = load(name)
    load_parts(rules.whole())
    game = Game(players, rules.deck_size(players))
    table = Table(game)
    for level in range(len(NAMES)):
        print(name, players, NAMES[level], *measure(table, rules, players, level, most))
    sys.stdout.write("done\n")
