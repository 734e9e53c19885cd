"""This module finds the winners of a hand, even if it has only a loser."""

from engine.state.layout import LOSER, NOBODY, PLAYERS, WINNERS
from engine.state.options import END, LAST_LEFT
from engine.state.seats import word


def winners(s: bytearray) -> int:
    """Return the seats that won the hand; if it has a loser, those that did not lose it."""
    if s[END] == LAST_LEFT:
        return 0 if s[LOSER] == NOBODY else (1 << s[PLAYERS]) - 1 & ~(1 << s[LOSER])
    return word(s, WINNERS)
