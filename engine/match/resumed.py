"""This module finds out whether a match that was loaded from a save goes on.

It is what engine/save_check.py cannot tell, since that runs before the rules are loaded.
"""

# set-up: whole file

from engine.game import asked
from engine.state.layout import FIRST, PER_HAND, PLAYERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def goes_on(g: "Game", out: list[int]) -> bool:
    """Settle a loaded game once more; does that change nothing, and can all who are asked answer?

    A game is saved when it is settled, so settling a sound one changes nothing. g: with the hooks
    of its rules; out: room for MAX_CHOICES choices.
    """
    s = g.state
    before = bytes(s[:PER_HAND])
    g.settle()
    if bytes(s[:PER_HAND]) != before:
        return False
    seats = asked(s)
    if seats and not seats >> s[FIRST] & 1:
        return False
    for seat in range(s[PLAYERS]):
        if seats >> seat & 1 and not g.choices_into(seat, out):
            return False
    return True
