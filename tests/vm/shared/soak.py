"""This module plays random hands on MicroPython and checks every choice: see test_promises.py."""

from engine.state.layout import COUNTS, DISCARDS, HAND_ENDED, IN_PLAY, MATCH_ENDED, PILE_SIZE

_HANDS = 12


class Soak:
    """Plays hands of random choices, with the bots' generator."""

    def __init__(self, name, players):
        from engine.game import Game
        from engine.rulesets import load
        from engine.state.cards import FIRST_WILD_KIND, NO_COLOR

        self.first_wild = FIRST_WILD_KIND
        self.no_color = NO_COLOR
        self.players = players
        self.game = Game(players, 108)
        self.copy = Game(players, 108)
        self.before = bytearray(len(self.game.state))
        self.out = [0] * 256
        self.seen = bytearray(128)
        self.deck = bytearray(128)
        self.refused = self.choices = 0
        self.game.start(load(name), players, 77)
        self.count_cards(self.deck)
        assert sum(self.deck) == 108

    def count_cards(self, seen):
        """Count every kind of card in the game; played wilds count without their color."""
        for kind in range(128):
            seen[kind] = 0
        game = self.game
        s = game.state
        for pile in range(4):  # the second of a zone lies at its back
            size = s[PILE_SIZE + pile]
            at = game.discards if pile >= DISCARDS else game.draws
            if pile & 1:
                at += game.capacity - size
            for i in range(at, at + size):
                kind = s[i]
                if pile >= DISCARDS and kind >= self.first_wild:
                    kind = kind & ~7 | self.no_color
                seen[kind] += 1
        for seat in range(self.players):
            at = game.hands[seat]
            for i in range(at, at + s[COUNTS + seat]):
                seen[s[i] & 127] += 1  # without the bit for face up

    def check(self):
        self.count_cards(self.seen)
        assert self.seen == self.deck, "CORE-7"
        game = self.game
        if game.status == IN_PLAY:
            assert game.asked >> game.first_asked & 1
            assert game.choices_into(game.first_asked, self.out) > 0
        else:
            assert game.asked == 0

    def try_wrong(self, number):
        """Try a random choice for a seat that is not asked, and check that it is refused."""
        game = self.game
        seat = number % self.players
        if game.asked >> seat & 1 or game.choices_into(seat, self.out):
            return
        self.before[:] = game.state
        assert game.choose(seat, number >> 4 & 0xFFFFF) != 0, "CORE-8"
        assert self.before == game.state, "CORE-8"
        self.refused += 1

    def choose(self):
        game = self.game
        seat = game.first_asked
        self.try_wrong(game.roll())
        n = game.choices_into(seat, self.out)
        choice = self.out[game.roll() % n if game.roll() & 3 == 0 else 0]
        self.copy.copy_from(game)
        assert game.choose(seat, choice) == 0, choice
        assert self.copy.choose(seat, choice) == 0
        assert self.copy.state == game.state, "CORE-9"
        self.choices += 1

    def play_hand(self):
        game = self.game
        if game.status == MATCH_ENDED:
            return
        if game.status == HAND_ENDED:
            game.next_hand()
        while game.status == IN_PLAY:
            self.choose()
            self.check()


def soak(name, players):
    """Play some hands under the heap lock."""
    from tests.vm.shared.measure import locked

    played = Soak(name, players)
    for _ in range(_HANDS):
        locked(played.play_hand)
    assert played.choices > 100, played.choices
    assert played.refused > 20, played.refused
