"""This module is a bot that searches; too slow for a device, it shows what is left to win.

For each choice it plays hands on on copies of the game, to their end or until luck outweighs the
choice; a player with few cards is then likely to win. There it plays as the plain bot, and assumes
that the others lay random cards. A copy is not the game: all that its seat cannot know is dealt out
anew each time, as in the secrecy checks (sim/soak/promises/exchange.py), and the generators are
seeded anew. In the base game it rejects a deal that gives a player cards that this player would
have laid instead of drawing (sim/arena/drawn_on.py). Every choice is tried on the same deals, a
batch at a time; a choice that falls behind is dropped. The hard bot's choice stands unless another
wins clearly more often, because few deals are a noisy measure. Drawing is not tried where the hard
bot lays a colored card.
"""

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from engine.bots import hard, plain
from engine.bots.plain import color_held_most
from engine.bots.random import decide as by_chance
from engine.game import Game
from engine.state.cards import FIRST_WILD_KIND
from engine.state.choices import BACKFIRE, COLOR_SHIFT, DRAW, PLAY, VERB_MASK, WITH_UNO, card_of
from engine.state.layout import COUNTS, IN_PLAY, PLAYER_AT, PLAYERS, VIEW_DRAFT, VIEW_SEAT
from engine.state.seeds import seed_all
from engine.table import Table
from sim.arena.drawn_on import Bounds, bounds, holds_within
from sim.arena.winners import winners
from sim.fast.chosen import is_compiled
from sim.soak.promises.exchange import exchange

if TYPE_CHECKING:
    from engine.bots import Bot

_BATCHES = 3
_BATCHES_IF_COMPILED = 12  # in less time than the others take in Python
_A_BATCH = 8  # deals
_BEHIND = 0.8  # of the square root of the deals: a choice so many wins behind is tried no more
_AHEAD = 0.35  # of it: a choice so many wins ahead of the usual one is made
_FAR = 24  # choices
_TRIES = 12  # deals, until one is plausible
_FEW = 0.75  # chances are as this power of cards held: found in hands of plain bots


class Search:
    """A bot that plays on copies of a table's game; `decide` is its function.

    batches: of deals at most; 0: as many as the engine has time for.
    """

    def __init__(self, table: Table, batches: int = 0) -> None:
        game = table.game
        self._game = game
        self._batches = batches or (_BATCHES_IF_COMPILED if is_compiled() else _BATCHES)
        size = len(game.state)  # in the app, something lies behind a game's own bytes
        self._trial = Table(Game(game.seats, game.capacity, bytearray(size)))
        self._dealt = bytearray(size)
        self._random = Random(1)
        self.decide: Bot = self._decide

    def _decide(self, view: bytearray, choices: list[int], n: int, roll: Callable[[], int]) -> int:
        """Choose what wins most often; see engine/bots for the arguments."""
        usual = hard.decide(view, choices, n, roll)
        if not usual:
            return usual
        tried = _dressed(view, choices[:n], roll)
        if usual & VERB_MASK == PLAY and card_of(usual) < FIRST_WILD_KIND:
            tried = [choice for choice in tried if choice & VERB_MASK != DRAW]
        won = dict.fromkeys([usual, *tried], 0.0)
        player = view[PLAYER_AT + view[VIEW_SEAT]]
        self._trial.bots[: self._game.seats] = [by_chance] * self._game.seats
        self._trial.bots[player] = plain.decide
        known = bounds(view)
        running = list(won)
        deals = 0
        while len(running) > 1 and deals < self._batches * _A_BATCH:
            for _ in range(_A_BATCH):
                self._deal_anew(view[VIEW_SEAT], known)
                for choice in running:
                    won[choice] += self._worth(view[VIEW_SEAT], player, choice)
            deals += _A_BATCH
            least = max(won[choice] for choice in running) - _BEHIND * sqrt(deals)
            running = [choice for choice in running if won[choice] >= least]
        best = max(running, key=lambda choice: won[choice])
        is_better = usual not in running or won[best] >= won[usual] + _AHEAD * sqrt(deals)
        return best if is_better else usual

    def _deal_anew(self, seat: int, known: Bounds) -> None:
        """Deal out what a seat cannot know until it agrees with what others drew on."""
        trial = self._trial.game
        for _ in range(_TRIES):
            trial.copy_from(self._game)
            exchange(trial, seat, self._random)
            if holds_within(trial, known):
                break
        seed_all(trial.state, self._random.randrange(1 << 30))
        self._dealt[:] = trial.state

    def _worth(self, seat: int, player: int, choice: int) -> float:
        """Play a hand on from a choice; return the player's chance, or share, of the win."""
        game = self._trial.game
        game.state[:] = self._dealt
        if game.choose(seat, choice):
            return -1.0  # the new deal does not allow it
        self._trial.rights_due = True
        self._trial.play_bots(_FAR)
        s = game.state
        at = s.index(player, PLAYER_AT) - PLAYER_AT
        if game.status == IN_PLAY:
            chances = [(s[COUNTS + other] or 1) ** -_FEW for other in range(s[PLAYERS])]
            return float(chances[at] / sum(chances))
        won = winners(s)
        return 1 / won.bit_count() if won >> at & 1 else 0.0


def _dressed(view: bytearray, choices: list[int], roll: Callable[[], int]) -> list[int]:
    """Return each choice once, with a color and the Uno call where it needs them."""
    is_last_but_one = view[COUNTS + view[VIEW_SEAT]] - view[VIEW_DRAFT] == 2
    found = []
    for choice in dict.fromkeys(choices):
        if choice & VERB_MASK in (PLAY, BACKFIRE):
            if card_of(choice) >= FIRST_WILD_KIND:
                choice |= color_held_most(view, roll) + 1 << COLOR_SHIFT
            choice |= WITH_UNO if is_last_but_one else 0
        found.append(choice)
    return found
