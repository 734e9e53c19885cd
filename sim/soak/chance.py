"""Random players for the soak: every kind of choice, bluffs and forgotten calls too.

A hand is played in a temper, so that short hands, long ones and blocked ones all come up:
eager players lay what they can, free ones take any choice, hoarders hardly ever lay.
Choices come from the game's own lists; what a list leaves out (the color called, the Uno
call) is added or left to be asked for.
"""

from random import Random

from engine.cards import FIRST_WILD_KIND
from engine.choices import (
    BLUFF,
    MAX_CHOICES,
    PLAY,
    VERB_MASK,
    WITH_UNO,
    called,
    card_of,
)
from engine.game import Game
from engine.layout import COUNTS, PLAYERS, UNCALLED
from engine.seats import word

EAGER, FREE, HOARDING = range(3)
_TEMPERS = (EAGER,) * 10 + (FREE,) * 5 + (HOARDING,)
_LAYS = (0.92, 0.0, 0.05)  # how often a card is laid if one can be; 0.0: any choice
_USES_RIGHT = 0.25


class Chance:
    """Picks the next choice of a game; `random` is the soak's own, not the game's."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.temper = FREE
        self._out = [0] * MAX_CHOICES

    def begin_hand(self) -> None:
        """Take a temper for the hand that begins."""
        self.temper = self.random.choice(_TEMPERS)

    def choices(self, game: Game, seat: int) -> list[int]:
        """Return what a seat can choose, as the game lists it."""
        return self._out[: game.choices_into(seat, self._out)]

    def pick(self, game: Game) -> tuple[int, int]:
        """Return a seat and its choice: mostly of the seats asked, at times a standing right."""
        if word(game.state, UNCALLED) and self.random.random() < _USES_RIGHT:
            others = [s for s in range(game.state[PLAYERS]) if not game.asked >> s & 1]
            self.random.shuffle(others)
            for seat in others:
                rights = self.choices(game, seat)
                if rights:
                    return seat, self.random.choice(rights)
        seat = self.random.choice([s for s in range(game.state[PLAYERS]) if game.asked >> s & 1])
        return seat, self._one_of(game, seat)

    def _one_of(self, game: Game, seat: int) -> int:
        listed = self.choices(game, seat)
        plays = [choice for choice in listed if choice & VERB_MASK == PLAY]
        if plays and len(plays) < len(listed) and self.temper != FREE:
            does_lay = self.random.random() < _LAYS[self.temper]
            listed = plays if does_lay else listed[len(plays) :]
        choice = self.random.choice(listed)
        return self._dressed(game, seat, choice) if choice & VERB_MASK == PLAY else choice

    def _dressed(self, game: Game, seat: int, choice: int) -> int:
        """Add the color and the Uno call, or forget them."""
        if card_of(choice) >= FIRST_WILD_KIND and self.random.random() < 0.6:
            choice = called(choice, self.random.randrange(4))
        if game.state[COUNTS + seat] == 2 and self.random.random() < 0.6:
            choice |= WITH_UNO
        if self.random.random() < 0.5:
            choice &= ~BLUFF  # it is ignored when it comes back
        return choice
