"""Whole matches with bots, to be played where nothing may be taken from the heap."""

from engine.bots import plain, random
from engine.game import Game
from engine.layout import HAND_ENDED, MATCH_ENDED
from engine.rulesets import load
from engine.table import Table


class Match:
    """Plays a match from start to end at each `run`, each time from the next seed."""

    def __init__(self, name, players, decide, seed=1):
        self.rules = load(name)
        self.players = players
        self.seed = seed
        self.hands = 0
        self.choices = 0
        self.table = Table(Game(10, 216))
        for seat in range(players):
            self.table.bots[seat] = decide

    def run(self):
        """Play a match; return its status at the end."""
        game = self.table.game
        game.start(self.rules, self.players, self.seed)
        self.seed += 1
        while True:
            self.hands += 1
            while self.table.bot_step():
                self.choices += 1
            if game.status != HAND_ENDED:
                return game.status
            game.next_hand()


__all__ = ["MATCH_ENDED", "Match", "plain", "random"]
