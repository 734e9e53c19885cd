"""This module gathers the cards as they lie and cuts them, instead of a shuffle (DBL-9).

From the bottom up come the draw piles, the discards, and the hands from the dealer's left. Then the
last dealer lifts the pack at a random place and puts the upper part at the bottom.
"""

from engine.match.hand import gather
from engine.state.generator import shuffle
from engine.state.layout import DEALER, UNSETTLED
from engine.state.numbers import below
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def gather_and_cut(g: "Game", s: bytearray) -> int:
    """Gather all cards in draw pile 1 and cut them; return how many there are."""
    s[UNSETTLED] = shuffle(s, g.draws, s[UNSETTLED], 0)  # settle the order of the rest first
    count = gather(g, s, s[DEALER] + 1)
    _cut(s, g.draws, count, 1 + below(s, count - 1))
    return count


def _cut(s: bytearray, base: int, count: int, lifted: int) -> None:
    """Put the top `lifted` of `count` cards below the others, by three reversals."""
    _reverse(s, base, base + count - lifted)
    _reverse(s, base + count - lifted, base + count)
    _reverse(s, base, base + count)


def _reverse(s: bytearray, start: int, end: int) -> None:
    end -= 1
    while start < end:
        card = s[start]
        s[start] = s[end]
        s[end] = card
        start += 1
        end -= 1


def join() -> None:  # set-up
    slots.gather_and_cut = gather_and_cut
