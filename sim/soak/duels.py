"""This module finds the better bot: plain or random at one table, each in every seat as often.

    python -m sim soak --duels N [--rules NAME|all] [--seed S]

It plays N hands for each rule set at its smallest table and at one of four or the next that it
allows, with a plain bot in every other seat. A hand counts for the bots that win it, or, where it
has a loser, for those that do not lose it; the points left in hand are the second measure.
"""

from collections.abc import Sequence

from engine.bots import plain, random
from engine.game import Game
from engine.rulesets.rule_set import RuleSet
from engine.state.layout import HAND_POINTS, IN_PLAY, LOSER, NOBODY, PLAYERS, WINNERS
from engine.state.options import END, LAST_LEFT
from engine.state.seats import word
from engine.table import Table
from sim.soak.asked import Request, loaded

_MOST_CARDS = 255
_A_HAND = 40_000  # choices
_USUAL = 4  # players


class Duel:
    """Hands won by plain and by random bots, and the points that they held at the end."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        self.rules = rules
        self.players = players
        self.won = [0, 0]  # plain, random
        self.held = [0, 0]
        self.hands = 0
        self._table = Table(Game(players, _MOST_CARDS))

    def play(self, hands: int, seed: int) -> None:
        """Play hands, with the bots in turn on the even and on the odd seats."""
        game = self._table.game
        for number in range(hands):
            for seat in range(self.players):
                self._table.bots[seat] = (plain.decide, random.decide)[seat + number & 1]
            game.start(self.rules, self.players, seed + number)
            self._table.play_bots(_A_HAND)
            if game.status == IN_PLAY:
                raise ValueError(f"{self.rules.name}, seed {seed + number}: the hand does not end")
            self._count(game.state, number)

    def _count(self, s: bytearray, number: int) -> None:
        self.hands += 1
        for seat in range(s[PLAYERS]):
            who = seat + number & 1
            self.held[who] += word(s, HAND_POINTS + 2 * seat)
            if s[END] == LAST_LEFT:
                self.won[who] += s[LOSER] not in (NOBODY, seat)
            else:
                self.won[who] += word(s, WINNERS) >> seat & 1

    @property
    def share(self) -> float:
        """Return plain's share of all hands won, 0 to 1."""
        total = sum(self.won)
        return self.won[0] / total if total else 0.5


def print_duels(names: Sequence[str], asked: Request) -> int:
    """Print a line for each rule set and table; 1 if random wins more anywhere."""
    behind = 0
    for name in names:
        rules, allowed = loaded(asked, name)
        few = allowed[0]
        usual = next((count for count in allowed if count >= _USUAL), allowed[-1])
        for players in sorted({few, usual}):
            duel = Duel(rules, players)
            duel.play(asked.duels, asked.seed)
            behind += duel.share <= 0.5
            held = [points // duel.hands for points in duel.held]
            print(
                f"{name:14} {players:2} players: plain wins {duel.share:5.1%} "
                f"({duel.won[0]} to {duel.won[1]} of {duel.hands} hands), "
                f"holds {held[0]} points a hand, random {held[1]}",
                flush=True,
            )
    return 1 if behind else 0
