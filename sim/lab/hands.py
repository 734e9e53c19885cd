"""This module plays the hands of the lab on several processes."""

from collections.abc import Callable

from engine.bots.levels import NAMES as LEVELS
from engine.bots.levels import decide_of
from engine.state.layout import IN_PLAY
from engine.table import Table
from sim.arena.processes import spread
from sim.lab.asked import Request, Rules
from sim.lab.tally import Tally
from sim.lab.watched import Watched

_A_HAND = 40_000  # choices: more than the longest hand has
_CHUNK = 50  # hands that a process plays before it reports


def play(asked: Request, rules: Rules, played: Callable[[int], None]) -> Tally:
    """Play all hands by some rules; `played` receives how many more are done."""
    chunks = [
        (asked, rules, first, min(first + _CHUNK, asked.hands))
        for first in range(0, asked.hands, _CHUNK)
    ]
    tally = Tally(asked.players)
    for part in spread(_play_chunk, chunks, asked.jobs):
        tally += part
        played(part.hands)
    return tally


def _play_chunk(chunk: tuple[Request, Rules, int, int]) -> Tally:
    """Play the hands from one number up to another."""
    asked, named, first, last = chunk
    rules = named.loaded()
    game = Watched(asked.players)
    table = Table(game)
    decide = decide_of(LEVELS.index(asked.bots))
    for player in range(asked.players):
        table.bots[player] = decide
    tally = Tally(asked.players)
    for hand in range(first, last):
        seed = asked.seed + hand
        game.begin_watching(rules, seed)
        table.rights_due = False
        table.play_bots(_A_HAND)
        if game.status == IN_PLAY:
            raise RuntimeError(f"seed {seed}: the hand does not end")
        tally.add(game.seen())
    return tally
