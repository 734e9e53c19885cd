"""Blank cards whose points are agreed to be other than 20 (OFF-12).

What a blank counts as stands in house/legal.py, since every card is asked for that.
"""

from engine.state.cards import BLANK, FACE, POINTS
from engine.state.layout import ASIDE_SIZE, COUNTS, DRAW_PILES
from engine.state.options import BLANK_POINTS
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def points_of_blanks(g: "Game", s: bytearray, seat: int) -> int:
    """Return by how much the blanks that a seat holds count for more than 20 each."""
    more = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        if FACE[s[at]] == BLANK:
            more += s[BLANK_POINTS] - POINTS[FACE[s[at]]]
    base = g.zones[DRAW_PILES + 1]
    for i in range(s[ASIDE_SIZE]):  # set aside for "sorry": see engine/rules/sorry.py
        if FACE[s[base + i]] == BLANK and s[g.discards + g.capacity - 1 - i] == seat:
            more += s[BLANK_POINTS] - POINTS[FACE[s[base + i]]]
    return more


def join() -> None:  # set-up
    slots.points_of_blanks = points_of_blanks
