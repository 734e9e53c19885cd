"""This module measures what a turn costs here: by rule set, players, and cards dealt."""

from engine.rulesets import NAMES, load
from sim.bench.hands import new_table, play_turns, timed

OFFICIAL = "official"
_SEED = 1
_WARM = 300  # turns


class Ours:
    """A table with a random bot on every seat, that is warm and plays one round after another."""

    def __init__(self, rules: str, players: int, changes: dict[str, str] | None = None) -> None:
        self.name = rules
        self.players = players
        self._rules = load(rules, changes)
        self._table = new_table(players, self._rules.deck_size(players))
        self._seed = _SEED
        play_turns(self._table, self._rules, players, _WARM, _SEED)

    def microseconds(self, turns: int) -> float:
        """Play so many turns or a little more; return how long one took."""
        self._seed += 1000
        played, took = timed(self._table, self._rules, self.players, turns, self._seed)
        return took / played

    def bytes_of_game(self) -> int:
        """Return how many bytes all there is to know of the game takes."""
        return len(self._table.game.state)


def by_rule_set(players: int) -> list[Ours]:
    """A table for each rule set that so many can play, official first."""
    tables = []
    for name in NAMES:
        fewest, most = load(name).players
        if fewest <= players <= most:
            tables.append(Ours(name, players))
    return tables
