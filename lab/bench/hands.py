"""This program is the measured loop: whole matches by bots, on CPython and on MicroPython.

Started by itself it plays, after one hand to warm up, argv[4] rounds of argv[1] turns or a little
more with argv[2] players from seed argv[3], and prints turns and microseconds of each. A turn is
one player's turn, however many choices it took; a lost turn (skipped, drawn for) does not count.
The time includes shuffle, deal and score.
"""

import sys
import time

from engine.bots.random import decide
from engine.game import Game
from engine.playout import play_out
from engine.rulesets import load
from engine.rulesets.rule_set import RuleSet
from engine.state.choices import MAX_CHOICES
from engine.state.layout import BY_LIMIT, MATCH_ENDED, TURN_LIMIT, TURNS_LEFT, WAY_OVER
from engine.state.seats import word
from engine.table import Table


def new_table(players: int, cards: int = 108) -> Table:
    """Return a table with a random bot on every seat."""
    table = Table(Game(players, cards))
    for seat in range(players):
        table.bots[seat] = decide
    return table


class Playouts:
    """A table without bots and views: the game's own loop chooses at random for every seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._choices = [0] * MAX_CHOICES

    def play_bots(self, most: int) -> int:
        """Make at most so many choices; return how many they were."""
        return play_out(self.game, self._choices, most)


def play_turns(
    table: "Table | Playouts", rules: RuleSet, players: int, turns: int, seed: int
) -> int:
    """Play matches, hand by hand, for at least that many turns; return the number."""
    game = table.game
    s = game.state
    game.start(rules, players, seed)
    played = 0
    while True:
        while table.play_bots(1000):
            pass
        played += word(s, TURN_LIMIT) - word(s, TURNS_LEFT)
        if s[WAY_OVER] != BY_LIMIT:
            played += 1  # a last card ends a hand before its turn is counted down
        if played >= turns:
            return played
        if game.status == MATCH_ENDED:
            seed += 1
            game.start(rules, players, seed)
        else:
            game.next_hand()


def microseconds() -> int:
    """Return a running time in microseconds, on MicroPython modulo 2**29 or so.

    On a computer it is this process's own time, whatever else the machine does.
    """
    try:
        return time.ticks_us()  # type: ignore[attr-defined, no-any-return]
    except AttributeError:
        return time.process_time_ns() // 1000


def timed(
    table: "Table | Playouts", rules: RuleSet, players: int, turns: int, seed: int
) -> "tuple[int, int]":
    """Play at least that many turns; return their number and the microseconds they took."""
    started = microseconds()
    played = play_turns(table, rules, players, turns, seed)
    return played, microseconds() - started


def _main(turns: int, players: int, seed: int, rounds: int) -> None:
    rules = load("official")
    table = new_table(players)
    play_turns(table, rules, players, 1, seed)
    for i in range(rounds):
        played, took = timed(table, rules, players, turns, seed + 1000 * i)
        print(played, took)


if __name__ == "__main__":
    _main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
