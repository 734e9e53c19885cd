"""This module checks of a saved match what only the modules that play it can tell.

It imports nothing else of this package, since a board has those modules in memory by then.
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
    """Settle a loaded game once more; return whether that changed nothing and all asked can answer.

    A game is saved when it is settled, so settling a sound one changes nothing. Every seat that is
    asked must have a choice. out: room for MAX_CHOICES choices.
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
