"""This module plays recorded choices in a game, without a screen.

It runs on a computer (`sim.replay.player`) and on a page (`sim/web/machine`), so it needs nothing
that MicroPython lacks.
"""

from engine.game import Game
from engine.rulesets import load
from engine.state.choices import OK
from engine.state.layout import AGES, HAND_ENDED, MAX_SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    class Header(Protocol):
        """The set-up of a match; `sim.replay.words.Header` says what each means."""

        rules: str
        players: int
        seed: int
        dealer: int
        options: dict[str, str]
        ages: tuple[int, ...]


NEXT_HAND = (-1, 0)  # among the choices, which are (seat, choice): the next hand was dealt here
NOT_OVER = -1  # a reason, beside those of engine/state/choices.py: the hand is not, or the match is
_MOST_CARDS = 255


class Told:
    """A replay as a link tells it (`sim.web.link`): a header, and choices, and whose hand is seen.

    Raises ValueError, in one line, if it is none.
    """

    def __init__(self, told: "list[Any]") -> None:
        try:
            self.rules, self.players, self.seed, self.dealer, self.options, self.ages = told[:6]
            self.choices = [(seat, choice) for seat, choice in told[6]]
            self.seat = told[7]
        except (TypeError, IndexError, ValueError):
            raise ValueError("it is not the link of a replay") from None

    def played(self) -> Game:
        """Return the game at its end. Raises ValueError, in one line, if it cannot be played."""
        try:
            game = game_of(self)
            is_played = 0 <= self.seat < self.players
            for seat, choice in self.choices:
                is_played = is_played and step(game, seat, choice) == OK
        except (TypeError, IndexError, OverflowError):
            is_played = False
        if not is_played:
            raise ValueError("the replay has a choice that the rules refuse")
        return game


def game_of(header: "Header") -> Game:
    """Return a game at the beginning of a match. Raises ValueError for rules that cannot be."""
    game = Game(MAX_SEATS, _MOST_CARDS)
    deal(game, header)
    return game


def deal(game: Game, header: "Header") -> None:
    """Begin a match in a game that is large enough. Raises ValueError, as `game_of`."""
    game.start(load(header.rules, header.options), header.players, header.seed, header.dealer)
    for player in range(len(header.ages)):
        game.state[AGES + player] = header.ages[player]


def step(game: Game, seat: int, choice: int) -> int:
    """Make one choice, or deal the next hand; return OK or why not."""
    if seat != NEXT_HAND[0]:
        return game.choose(seat, choice)
    if game.status != HAND_ENDED:
        return NOT_OVER
    game.next_hand()
    return OK
