"""This module measures the cost of a turn here: by rule set, players, and cards dealt.

`Ours` is played by the engine's random bots, `Driven` by a loop in Python, as other engines are.
"""

import random
import time

from engine.bots.random import decide
from engine.game import Game
from engine.rulesets import NAMES, load
from engine.state.choices import MAX_CHOICES
from engine.state.layout import BY_LIMIT, IN_PLAY, MATCH_ENDED, TURN_LIMIT, TURNS_LEFT, WAY_OVER
from engine.state.seats import word
from engine.table import Table
from sim.bench.hands import play_turns, timed

OFFICIAL = "official"
_SEED = 1
_WARM = 300  # turns


class _Counted(Table):
    """A table that counts the choices of its bots."""

    choices_made = 0

    def play_bots(self, most: int) -> int:
        made = super().play_bots(most)
        self.choices_made += made
        return made


class Ours:
    """A table with a random bot on every seat, warmed up, that plays one round after another."""

    def __init__(self, rules: str, players: int, changes: dict[str, str] | None = None) -> None:
        self.name = rules
        self.players = players
        self._rules = load(rules, changes)
        self._table = _Counted(Game(players, self._rules.deck_size(players)))
        for seat in range(players):
            self._table.bots[seat] = decide
        self._seed = _SEED
        self._turns = play_turns(self._table, self._rules, players, _WARM, _SEED)

    def microseconds(self, turns: int) -> float:
        """Play at least that many turns; return the time of one."""
        self._seed += 1000
        played, took = timed(self._table, self._rules, self.players, turns, self._seed)
        self._turns += played
        return took / played

    def choices_a_turn(self) -> float:
        """Return the choices of a turn, on average."""
        return self._table.choices_made / self._turns

    def bytes_of_game(self) -> int:
        """Return the bytes of a game's whole state."""
        return len(self._table.game.state)


class Driven:
    """A game whose choices are made one by one, by `random.choice` of what is listed."""

    def __init__(self, rules: str, players: int) -> None:
        self._rules = load(rules)
        self._players = players
        self._game = Game(players, self._rules.deck_size(players))
        self._listed = [0] * MAX_CHOICES
        self._seed = _SEED

    def microseconds(self, turns: int) -> float:
        """Play at least that many turns; return the time of one."""
        started = time.process_time()
        self._seed += 1000
        seed = self._seed
        game = self._game
        game.start(self._rules, self._players, seed)
        played = 0
        while played < turns:
            played += self._play_hand()
            if game.status == MATCH_ENDED:
                seed += 1
                game.start(self._rules, self._players, seed)
            else:
                game.next_hand()
        return (time.process_time() - started) / played * 1e6

    def _play_hand(self) -> int:
        """Play the hand that was dealt; return its turns."""
        game = self._game
        listed = self._listed
        while game.status == IN_PLAY:
            seat = game.first_asked
            count = game.choices_into(seat, listed)
            game.choose(seat, random.choice(listed[:count]))
        s = game.state
        return word(s, TURN_LIMIT) - word(s, TURNS_LEFT) + (s[WAY_OVER] != BY_LIMIT)


def by_rule_set(players: int) -> list[Ours]:
    """Return a table for each rule set with that many players, official first."""
    tables = []
    for name in NAMES:
        fewest, most = load(name).players
        if fewest <= players <= most:
            tables.append(Ours(name, players))
    return tables
