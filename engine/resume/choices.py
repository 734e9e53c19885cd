"""This module asks of a match that was saved what only the rules that play it can tell.

It imports nothing else of the package: what plays the match is in memory already.
"""

# set-up: whole file

from engine.state.layout import (
    DEPTH,
    FIRST,
    IN_PLAY,
    JUMPABLE,
    KIND,
    PLAYERS,
    STATUS,
    TOP,
    WINDOW_SIZE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def settles_as_saved(g: "Game", out: list[int]) -> bool:
    """Does the newest window ask whom it would ask anew, and has everybody asked a choice?

    A game is saved when it is settled: settling it once more changes nothing but damage.
    """
    s = g.state
    at = s[TOP] + KIND
    before = bytes(s[at : at + WINDOW_SIZE]), s[DEPTH], s[FIRST], s[JUMPABLE]
    if s[STATUS] == IN_PLAY:
        g.settle()
    if before != (bytes(s[at : at + WINDOW_SIZE]), s[DEPTH], s[FIRST], s[JUMPABLE]):
        return False
    for seat in range(s[PLAYERS]):
        if g.asked >> seat & 1 and not g.choices_into(seat, out):
            return False
    return True
