"""This module measures the cost of a turn of the engine's random bots, by rule set and players."""

from engine.bots.random import decide
from engine.game import Game
from engine.rulesets import NAMES, load
from engine.table import Table
from lab.bench.hands import Playouts, play_turns, timed

OFFICIAL = "official"
_SEED = 1
_WARM = 300  # turns


class _Counted(Table):
    """A table of random bots that counts their choices."""

    choices_made = 0

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        for seat in range(game.seats):
            self.bots[seat] = decide

    def play_bots(self, most: int) -> int:
        made = super().play_bots(most)
        self.choices_made += made
        return made


class Ours:
    """A table with a random bot on every seat, warmed up, that plays one round after another.

    is_alone: the game's own loop chooses (engine/playout.py), without bots and views.
    """

    def __init__(self, rules: str, players: int, is_alone: bool = False) -> None:
        self.name = rules
        self.players = players
        self._rules = load(rules)
        game = Game(players, self._rules.deck_size(players))
        self._table = Playouts(game) if is_alone else _Counted(game)
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
        assert isinstance(self._table, _Counted)
        return self._table.choices_made / self._turns


def by_rule_set(players: int) -> list[Ours]:
    """Return a table for each rule set with that many players, official first."""
    tables = []
    for name in NAMES:
        fewest, most = load(name).players
        if fewest <= players <= most:
            tables.append(Ours(name, players))
    return tables
