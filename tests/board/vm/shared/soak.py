"""This module makes any choices on MicroPython under the heap lock: see test_promises.py."""

from engine.state.layout import HAND_ENDED, IN_PLAY, MATCH_ENDED

_HANDS = 12


class Soak:
    """Plays hands of choices that the bots' generator picks, allowed ones and others."""

    def __init__(self, name, players):
        from engine.game import Game
        from engine.rulesets import load

        self.players = players
        self.game = Game(players, 108)
        self.copy = Game(players, 108)
        self.out = [0] * 256
        self.refused = self.choices = 0
        self.game.start(load(name), players, 77)

    def try_wrong(self, number):
        """Make any choice for a seat that has none: it is refused and changes nothing."""
        game = self.game
        seat = number % self.players
        if game.asked >> seat & 1 or game.choices_into(seat, self.out):
            return
        self.copy.copy_from(game)
        assert game.choose(seat, number >> 4 & 0xFFFFF) != 0, "CORE-8"
        assert self.copy.state == game.state, "CORE-8"
        self.refused += 1

    def play_hand(self):
        game = self.game
        if game.status == MATCH_ENDED:
            return
        if game.status == HAND_ENDED:
            game.next_hand()
        while game.status == IN_PLAY:
            self.try_wrong(game.roll())
            n = game.choices_into(game.first_asked, self.out)
            choice = self.out[game.roll() % n if game.roll() & 3 == 0 else 0]
            assert game.choose(game.first_asked, choice) == 0, choice
            self.choices += 1


def soak(name, players):
    """Play some hands under the heap lock."""
    from tests.board.vm.shared.measure import locked

    played = Soak(name, players)
    for _ in range(_HANDS):
        locked(played.play_hand)
    assert played.choices > 100, played.choices
    assert played.refused > 20, played.refused
