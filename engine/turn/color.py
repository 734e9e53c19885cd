"""This module asks for the color of a wild that was laid, or turned up, without one (CORE-2).

    window   W_COLOR (engine/spec/windows.py)

Its player alone calls it; where `caller=anybody` the first color that anybody calls holds, but for
a Wild Draw Four and a card that was turned up (GRD-2, GRD-19). The others may say nothing; if all
do, its player must call one. The window closes by itself once another card covers the wild.
"""

from engine.state import choices, reasons
from engine.state.cards import COLORS, FIRST_WILD_KIND, NO_CARD, NO_COLOR
from engine.state.events import COLOR_CALLED, note
from engine.state.layout import *
from engine.state.options import ANYBODY, AS_DEALER, COLOR_CALLER, COLOR_LATE, FIRST_ACTS_FOR
from engine.state.seats import remove_from, seats_in, set_word, word
from engine.state.window_types import ANYBODY_CALLS, LATE, ONE_CALLS, W_COLOR
from engine.state.windows import define_window, pop, push
from engine.turn.asking import ask_first
from engine.turn.piles import place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def open_color(s: bytearray, seat: int, pile: int, alone: int) -> None:
    """Ask for the color of the top card of a pile; alone: not 0 if only this seat may call it."""
    w = push(s, W_COLOR, seat)
    s[w + PILE] = pile
    s[w + OTHER] = NOBODY
    others = 0 if alone or s[COLOR_CALLER] != ANYBODY else seats_in(s)
    set_word(s, w + ASKED, others | 1 << seat)


def open_late_color(s: bytearray, seat: int, pile: int) -> None:
    """Let a seat call the color of its Wild Draw Four when the draw below this window is over."""
    open_color(s, seat, pile, 1)
    s[s[TOP] + FLAGS] = LATE


def late_color(s: bytearray) -> int:
    """Return the record of a color that is called after the draw; 0: there is none (CRO-3)."""
    if s[COLOR_LATE]:
        for i in range(s[DEPTH]):
            w = (i + 1) * WINDOW_SIZE
            if s[w + KIND] == W_COLOR and s[w + FLAGS]:
                return w
    return 0


def caller_of(s: bytearray, seat: int, turned: int) -> int:
    """Return who calls the color of a seat's wild; turned: not 0 if it was turned up.

    A first card's is called by the seat that starts (OFF-2), unless it acts for the dealer (GRD-2).
    """
    is_first = turned and s[OPENING] == FIRST_ACTS and s[FIRST_ACTS_FOR] != AS_DEALER
    return s[STARTER] if is_first else seat


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    for color in range(COLORS):
        out[color] = choices.CALL_COLOR | color + 1 << choices.COLOR_SHIFT
    if seat == s[s[TOP] + ACTOR]:
        return COLORS
    out[COLORS] = choices.PASS
    return COLORS + 1


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Give the wild on top the color that a seat calls, or let it pass; or return why not."""
    w = s[TOP]
    if choice & choices.VERB_MASK == choices.PASS and seat != s[w + ACTOR]:
        remove_from(s, w + ASKED, seat)
        return reasons.OK
    if choice & choices.VERB_MASK != choices.CALL_COLOR:
        return reasons.NOT_NOW
    color = (choice >> choices.COLOR_SHIFT & 7) - 1
    if not 0 <= color < NO_COLOR:
        return reasons.NO_SUCH_COLOR
    pile = s[w + PILE]
    set_color(g, s, pile, color)
    note(s, COLOR_CALLED, seat, color, NO_CARD)
    pop(s)
    return reasons.OK


def set_color(g: "Game", s: bytearray, pile: int, color: int) -> None:
    """Give the wild on top of a pile a color, RED to YELLOW."""
    card = s[TOP_CARD + pile] & ~7 | color
    s[TOP_CARD + pile] = card
    s[place(g, DISCARDS + pile, s[DISCARD_SIZE + pile] - 1)] = card


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask the next seat, the wild's player last; close if the top card has a color by now."""
    top = s[TOP_CARD + s[s[TOP] + PILE]]
    if top < FIRST_WILD_KIND or top & 7 != NO_COLOR:
        pop(s)
        return False
    return ask_first(s)


def _stage(s: bytearray | memoryview) -> int:
    """Return the stage: may several seats call the color?"""
    w = s[TOP]
    return ANYBODY_CALLS if word(s, w + ASKED) & ~(1 << s[w + ACTOR]) else ONE_CALLS


def define_color() -> None:  # set-up
    define_window(W_COLOR, _choices, _answer, _resume, _stage)
