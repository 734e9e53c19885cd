"""This module says where the cards of the piles lie, a second time (engine/state/layout.py).

Two piles share a zone: the first lies at its front, the second at its back, where it grows down.
"""

from engine.game import Game
from engine.state.layout import DISCARD_SIZE, PILE_SIZE


def draws(game: Game, pile: int) -> range:
    """Return the offsets of the cards of draw pile 0 or 1, bottom up."""
    return _places(game, game.draws, game.state[PILE_SIZE + pile], pile)


def discards(game: Game, pile: int) -> range:
    """Return the offsets of the cards of discard pile 0 or 1, bottom up."""
    return _places(game, game.discards, game.state[DISCARD_SIZE + pile], pile)


def _places(game: Game, zone: int, size: int, is_second: int) -> range:
    end = zone + game.capacity
    return range(end - 1, end - 1 - size, -1) if is_second else range(zone, zone + size)
