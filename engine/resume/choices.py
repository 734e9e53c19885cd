"""This module asks of a match that was saved what only the rules that play it can tell.

It imports nothing else of the package: what plays the match is in memory already.
"""

# set-up: whole file

from engine.state.cards import NO_CARD
from engine.state.choices import CARD_SHIFT, GIVE, VERB_MASK
from engine.state.layout import PLAYERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def has_choices(g: "Game", out: list[int]) -> bool:
    """Has everybody who is asked a choice, and do they hold what they could give?"""
    for seat in range(g.state[PLAYERS]):
        if g.asked >> seat & 1:
            n = g.choices_into(seat, out)
            if not n or not _are_gifts_held(out, n):
                return False
    return True


def _are_gifts_held(out: list[int], n: int) -> bool:
    """Is none of the first n choices to give a card of a Rainbow or Run that is gone?"""
    for i in range(n):
        if out[i] & VERB_MASK == GIVE and out[i] >> CARD_SHIFT & 255 == NO_CARD:
            return False
    return True
