"""This module plays hands of one bot against another, deal by deal, on several processes."""

from collections.abc import Callable

from engine.game import Game
from engine.rulesets.rule_set import RuleSet
from engine.state.layout import IN_PLAY, PLAYER_AT
from engine.table import Table
from sim.arena.asked import Request
from sim.arena.figures import Tally
from sim.arena.players import seat
from sim.arena.processes import spread
from sim.arena.rlcard_rules import RLCARD, RlcardGame
from sim.arena.winners import winners

_MOST_CARDS = 255
_A_HAND = 40_000  # choices: more than the longest hand has
_CHUNK = 25  # deals that a process plays before it reports


def play(asked: Request, played: Callable[[int], None]) -> Tally:
    """Play all deals; `played` receives how many more are done."""
    chunks = [
        (asked, first, min(first + _CHUNK, asked.deals)) for first in range(0, asked.deals, _CHUNK)
    ]
    tally = Tally()
    for part in spread(_play_chunk, chunks, asked.jobs):
        tally += part
        played(part.deals)
    return tally


def _play_chunk(chunk: tuple[Request, int, int]) -> Tally:
    """Play the deals from one number up to another."""
    asked, first, last = chunk
    contest = Contest(asked)
    tally = Tally()
    for deal in range(first, last):
        tally.add(contest.play_deal(asked.seed + deal))
    return tally


class Contest:
    """A table for two kinds of bots."""

    def __init__(self, asked: Request) -> None:
        self._asked = asked
        self._rules: RuleSet = asked.loaded()
        new_game = RlcardGame if asked.rules == RLCARD else Game
        self._table = Table(new_game(asked.players, _MOST_CARDS))

    def play_deal(self, seed: int) -> list[tuple[int, int]]:
        """Play a deal with A in every seat; return for each hand if A won, and the winners."""
        return [self._play_hand(seed, player) for player in range(self._asked.players)]

    def _play_hand(self, seed: int, player: int) -> tuple[int, int]:
        table = self._table
        for other in range(self._asked.players):
            seat(table, other, self._asked.first if other == player else self._asked.second)
        game = table.game
        game.start(self._rules, self._asked.players, seed)
        table.play_bots(_A_HAND)
        if game.status == IN_PLAY:
            raise RuntimeError(f"seed {seed}, A at seat {player}: the hand does not end")
        won = winners(game.state)
        return won >> game.state.index(player, PLAYER_AT) - PLAYER_AT & 1, won.bit_count()
