"""This module asks for the color of a wild that was laid, or turned up first, without one.

PILE of the record says on which discard pile the wild lies. Where cards act,
engine/two_piles/color.py decides who is asked.
"""

from engine.state.cards import COLORS, NO_CARD, NO_COLOR
from engine.state.choices import (
    CALL_COLOR,
    COLOR_SHIFT,
    NO_SUCH_COLOR,
    NOT_NOW,
    OK,
    VERB_MASK,
)
from engine.state.events import COLOR_CALLED, note
from engine.state.layout import DISCARD_SIZE, DISCARDS, PILE, TARGET, TOP, TOP_CARD
from engine.state.windows import CALLING, ask_target, define_window, pop, push

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def open_calling(s: bytearray, seat: int) -> None:
    """Ask a seat for the color of the top card."""
    s[push(s, CALLING) + TARGET] = seat


def colors_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write the four colors that can be called; return 4."""
    for color in range(COLORS):
        out[color] = CALL_COLOR | color + 1 << COLOR_SHIFT
    return COLORS


def answer_color(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Give the wild on top the color that a seat calls, or return why not."""
    if choice & VERB_MASK != CALL_COLOR:
        return NOT_NOW
    color = (choice >> COLOR_SHIFT & 7) - 1
    if not 0 <= color < NO_COLOR:
        return NO_SUCH_COLOR
    pile = s[s[TOP] + PILE]
    card = s[TOP_CARD + pile] & ~7 | color
    s[TOP_CARD + pile] = card
    s[g.zones[DISCARDS + pile] + s[DISCARD_SIZE + pile] - 1] = card
    note(s, COLOR_CALLED, seat, color, NO_CARD)
    pop(s)
    return OK


def join() -> None:  # set-up
    define_window(CALLING, colors_into, answer_color, ask_target)
