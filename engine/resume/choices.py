"""This module asks of a match that was saved what only the rules that play it can tell.

It imports nothing else of the package: what plays the match is in memory already.
"""

# set-up: whole file

from engine.state.layout import PLAYERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def has_choices(g: "Game", out: list[int]) -> bool:
    """Has everybody who is asked a choice?"""
    for seat in range(g.state[PLAYERS]):
        if g.asked >> seat & 1 and not g.choices_into(seat, out):
            return False
    return True
