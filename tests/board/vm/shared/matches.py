"""This module plays whole matches with bots where nothing may be taken from the heap."""

from engine.game import Game
from engine.rulesets import load
from engine.state.layout import HAND_ENDED, MATCH_ENDED
from engine.table import Table
from tests.board.vm.shared.measure import free_of_heap


def decide_of(bot):
    """Return the function with which a bot decides; only its module is loaded.

    bot: "plain", "random", "easy", "hard", or its module and function: "easy.beginner".
    """
    module, _, function = bot.partition(".")
    found = __import__("engine.bots." + module, None, None, ("decide",))
    return getattr(found, function or "decide")


class Match:
    """Plays a match from start to end at each `run`, each time from the next seed.

    decide: how all bots do, or a list of ways, which they take in turn.
    most: so many hands at most; without points a match never ends.
    """

    def __init__(self, name, players, decide, seed=1, most=1000):
        self.most = most
        self.rules = load(name)
        self.players = players
        self.seed = seed
        self.hands = 0
        self.choices = 0
        self.table = Table(Game(10, 216))
        for seat in range(players):
            one = decide[seat % len(decide)] if isinstance(decide, list) else decide
            self.table.bots[seat] = one

    def run(self):
        """Play a match; return its status at the end."""
        game = self.table.game
        game.start(self.rules, self.players, self.seed)
        self.seed += 1
        last = self.hands + self.most
        while True:
            self.hands += 1
            while self.table.bot_step():
                self.choices += 1
            if game.status != HAND_ENDED or self.hands == last:
                return game.status
            game.next_hand()


def play_free_of_heap(name, players, bot, most):
    """Play two matches, of so many hands at most, that take nothing from the heap.

    bot: as for `decide_of`; several, with spaces between them, sit in turn.
    Return a digest of the second one's end, which is the same on every machine (CORE-9).
    """
    decide = [decide_of(one) for one in bot.split(" ")]
    match = Match(name, players, decide, most=most)
    status = free_of_heap(match.run)
    is_cut_off = status == HAND_ENDED and match.hands >= most
    assert status == MATCH_ENDED or is_cut_off, status
    assert match.choices > 60, match.choices
    digest = 0
    for byte in match.table.game.state:
        digest = digest * 31 + byte & 0xFFFFFF
    return digest


def play_with(name, players, options, hands=1):
    """Play two matches with some options, one with each bot, that take nothing from the heap.

    options: values by place; each match lasts at least so many hands.
    """
    from engine.parts import load_rules
    from engine.rulesets.decks import deck_of
    from engine.state.layout import OPTIONS

    match = Match(name, players, decide_of("plain"))
    flat = bytearray(match.rules.flat)
    for place in options:
        flat[place - OPTIONS] = options[place]
    match.rules.flat = bytes(flat)
    match.rules.deck = deck_of(match.rules.flat)
    load_rules(match.rules)
    assert free_of_heap(match.run) == MATCH_ENDED
    assert match.hands >= hands, match.hands
    for seat in range(players):
        match.table.bots[seat] = decide_of("random")
    assert free_of_heap(match.run) == MATCH_ENDED


__all__ = ["MATCH_ENDED", "Match", "decide_of", "play_free_of_heap", "play_with"]
