"""This module gathers the cards as they lie and cuts them, instead of a shuffle (DBL-9).

From the bottom up come the draw piles, the discards, and the hands from the dealer's left. Then the
last dealer lifts the pack at a random place and puts the upper part at the bottom.
"""

from engine.state.generator import shuffle
from engine.state.layout import DEALER, UNSETTLED
from engine.state.numbers import below
from engine.turn.piles import turn_over

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _gather_and_cut(g: "Game", s: bytearray) -> int:
    """Gather all cards in draw pile 1 and cut them; return how many there are."""
    s[UNSETTLED] = shuffle(s, g.draws, s[UNSETTLED], 0)  # settle the order of the rest first
    count: int = g.dealing.gather(g, s, s[DEALER] + 1)
    lifted = 1 + below(s, count - 1)
    base = g.draws
    turn_over(s, base, base + count - lifted)  # three reversals put the upper part at the bottom
    turn_over(s, base + count - lifted, base + count)
    turn_over(s, base, base + count)
    return count


def register(hooks: "Hooks") -> None:  # set-up
    hooks.cuts = hooks.fill_slot(hooks.cuts, _gather_and_cut)
