"""A search: no device could have it, so it shows how much is left to win above the levels.

For each choice that it has, hands are played to their end on copies of the game, and the choice
that wins most is made. A copy is not the game: all that its seat cannot know is dealt out anew
each time, as the secrecy checks do it (sim/soak/exchange.py), the order of the draw pile and
the shuffler included. Every choice is tried on the same deals, plain bots on all seats.
"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from engine.bots import plain
from engine.bots.plain import color_held_most
from engine.game import Game
from engine.state.cards import FIRST_WILD_KIND
from engine.state.choices import BACKFIRE, COLOR_SHIFT, PLAY, VERB_MASK, WITH_UNO, card_of
from engine.state.layout import COUNTS, PLAYER_AT, VIEW_DRAFT, VIEW_SEAT
from engine.table import Table
from sim.arena.winners import winners
from sim.soak.exchange import exchange

if TYPE_CHECKING:
    from engine.bots import Bot

_DEALS = 16  # tried for each choice
_A_HAND = 40_000  # choices


class Search:
    """A bot that plays on copies of a table's game; `decide` is it."""

    def __init__(self, table: Table, deals: int = _DEALS) -> None:
        game = table.game
        self._game = game
        self._deals = deals
        self._trial = Table(Game(game.seats, game.capacity))
        self._trial.bots[: game.seats] = [plain.decide] * game.seats
        self._dealt = bytearray(len(game.state))
        self._random = Random(1)
        self.decide: Bot = self._decide

    def _decide(self, view: bytearray, choices: list[int], n: int, roll: Callable[[], int]) -> int:
        """Choose what wins most often; see engine/bots for the arguments."""
        usual = plain.decide(view, choices, n, roll)
        tried = _dressed(view, choices[:n], roll)
        if usual not in tried:
            tried.append(usual)
        if len(tried) == 1 or not usual:
            return usual
        seat = view[VIEW_SEAT]
        player = view[PLAYER_AT + seat]
        won = [0.0] * len(tried)
        for _ in range(self._deals):
            self._deal_anew(seat)
            for i, choice in enumerate(tried):
                won[i] += self._worth(seat, player, choice)
        best = max(won)
        return usual if won[tried.index(usual)] == best else tried[won.index(best)]

    def _deal_anew(self, seat: int) -> None:
        self._trial.game.copy_from(self._game)
        exchange(self._trial.game, seat, self._random)
        self._dealt[:] = self._trial.game.state

    def _worth(self, seat: int, player: int, choice: int) -> float:
        """Play a hand on from a choice: 1 if the player is among its winners, parted by them."""
        game = self._trial.game
        game.state[:] = self._dealt
        if game.choose(seat, choice):
            return -1.0  # what was dealt anew does not allow it
        self._trial.rights_due = True
        self._trial.play_bots(_A_HAND)
        won = winners(game.state)
        at = game.state.index(player, PLAYER_AT) - PLAYER_AT
        return 1 / won.bit_count() if won >> at & 1 else 0.0


def _dressed(view: bytearray, choices: list[int], roll: Callable[[], int]) -> list[int]:
    """Return each choice once, with the color called and the Uno call where it needs them."""
    is_last_but_one = view[COUNTS + view[VIEW_SEAT]] - view[VIEW_DRAFT] == 2
    found = []
    for choice in dict.fromkeys(choices):
        if choice & VERB_MASK in (PLAY, BACKFIRE):
            if card_of(choice) >= FIRST_WILD_KIND:
                choice |= color_held_most(view, roll) + 1 << COLOR_SHIFT
            choice |= WITH_UNO if is_last_but_one else 0
        found.append(choice)
    return found
