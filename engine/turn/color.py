"""Calling the color of a wild that was laid, or turned first, without one (CORE-2, OFF-2)."""

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
from engine.state.layout import DISCARDS, PILE_SIZE, TARGET, TOP_CARD
from engine.state.windows import CALLING, ask_target, pop, push, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def open_calling(s: bytearray, seat: int) -> None:
    """Ask a seat for the color of the top card."""
    s[push(s, CALLING) + TARGET] = seat


def set_color(g: "Game", s: bytearray, seat: int, color: int) -> None:
    """Give the wild on top of the discard pile the color that a seat calls."""
    card = s[TOP_CARD] & ~7 | color
    s[TOP_CARD] = card
    s[g.zones[DISCARDS] + s[PILE_SIZE + DISCARDS] - 1] = card
    note(s, COLOR_CALLED, seat, color, NO_CARD)


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    for color in range(COLORS):
        out[color] = CALL_COLOR | color + 1 << COLOR_SHIFT
    return COLORS


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    if choice & VERB_MASK != CALL_COLOR:
        return NOT_NOW
    color = (choice >> COLOR_SHIFT & 7) - 1
    if not 0 <= color < NO_COLOR:
        return NO_SUCH_COLOR
    pop(s)
    set_color(g, s, seat, color)
    return OK


def join() -> None:  # set-up
    use(CALLING, _choices, _answer, ask_target)
