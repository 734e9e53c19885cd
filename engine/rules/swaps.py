"""Hands that change their owners: two are swapped, or all are passed on (SEV-1, DIR-1, CUS-1).

option   zero=swap|pass, seven=swap|may_swap, extra=swap. A Zero of several effects passes, then
         swaps; then what zero=…+draw opened below (zero.py) lets the others draw
window   W_SWAP (engine/spec/windows.py)
"""

from engine.const import const
from engine.rules.zero import let_all_draw
from engine.state.cards import DEALT, FACE, FIRST_WILD_KIND, NO_CARD
from engine.state.choices import NAME, PASS, SEAT_SHIFT, VERB_MASK
from engine.state.events import HANDS_PASSED, HANDS_SWAPPED, note
from engine.state.layout import *
from engine.state.reasons import NO_SUCH_PLAYER, NOT_NOW, OK
from engine.state.seats import in_set, next_seat
from engine.state.window_types import MAY_KEEP, W_SWAP
from engine.state.windows import define_window, pop, push
from engine.turn.color import caller_of
from engine.turn.flow import hide_hands
from engine.turn.gifts import others_into
from engine.turn.hand_cards import is_other, tell_gain
from engine.turn.play import asks_color_first
from engine.turn.uno import settle_brought

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

# Bits of an effect above SWAPS_HANDS, besides ALL_DRAW_BIT.
_MAY_SWAP_BIT = const(1)
_PASS_BIT = const(2)


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Let a Zero, Seven or Swap Hands act; a last card only makes others draw (CORE-13)."""
    if asks_color_first(g, s, card, pile, turned):
        return
    seat = caller_of(s, s[ACTIVE], turned)
    effect = s[EFFECTS + FACE[card]]
    if effect & ALL_DRAW_BIT:
        let_all_draw(g, s, card, times, pile, turned)
    if s[COUNTS + seat]:
        _change_hands(g, s, seat, effect, times if card < FIRST_WILD_KIND else 1)


def _change_hands(g: "Game", s: bytearray, seat: int, effect: int, times: int) -> None:
    """Pass all hands on, or ask a seat whom it swaps with, or both, as an effect says."""
    if effect & _PASS_BIT:
        for _ in range(times):
            _pass_all(g, s, seat)
    if effect == SWAPS_HANDS or effect & _MAY_SWAP_BIT:
        w = push(s, W_SWAP, seat)
        s[w + AMOUNT] = times
        s[w + FLAGS] = MAY_KEEP if effect != SWAPS_HANDS else 0


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    n = others_into(s, seat, NAME, 0, out, 0)
    if s[s[TOP] + FLAGS]:
        out[n] = PASS
        n += 1
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & VERB_MASK
    if verb == PASS and s[w + FLAGS]:
        pop(s)
        return OK
    if verb != NAME:
        return NOT_NOW
    other = choice >> SEAT_SHIFT & 15
    if not is_other(s, seat, other):
        return NO_SUCH_PLAYER
    s[w + AMOUNT] -= 1
    mine = s[COUNTS + seat]
    theirs = s[COUNTS + other]
    _swap(g, s, seat, other)
    note(s, HANDS_SWAPPED, seat, other, NO_CARD)
    _settle_uno(s, seat, mine)
    _settle_uno(s, other, theirs)
    tell_gain(g, s, other, DEALT)
    tell_gain(g, s, seat, DEALT)
    return OK


def _swap(g: "Game", s: bytearray, a: int, b: int) -> None:
    """Exchange the cards of two seats, card by card."""
    at = g.hands[a]
    to = g.hands[b]
    for _ in range(max(s[COUNTS + a], s[COUNTS + b])):
        s[at], s[to] = s[to], s[at]
        at += 1
        to += 1
    s[COUNTS + a], s[COUNTS + b] = s[COUNTS + b], s[COUNTS + a]
    hide_hands(s)


def _pass_all(g: "Game", s: bytearray, seat: int) -> None:
    """Pass every hand to the next seat in the direction of play (SEV-1, DIR-1).

    Exchanging the hands of neighbors, from the last seat back to the first, moves each on by one.
    """
    at = _seat_before(s, seat)
    while at != seat:
        behind = _seat_before(s, at)
        _swap(g, s, at, behind)
        at = behind
    note(s, HANDS_PASSED, seat, s[DIRECTION], NO_CARD)
    for other in range(s[PLAYERS]):
        if not in_set(s, OUT, other):
            _settle_uno(s, other, s[COUNTS + next_seat(s, other)])
            tell_gain(g, s, other, DEALT)


def _seat_before(s: bytearray, seat: int) -> int:
    """Return the seat that is before a seat in the direction of play."""
    other = next_seat(s, seat)
    while next_seat(s, other) != seat:
        other = next_seat(s, other)
    return other


def _settle_uno(s: bytearray, seat: int, before: int) -> None:
    """Let a seat owe the Uno call if the swap left it one card, and nothing otherwise (CUS-5).

    before: how many cards it held before.
    """
    if s[COUNTS + seat] != 1 or before != 1:
        settle_brought(s, seat)


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask ACTOR while swaps are left and it holds a card."""
    w = s[TOP]
    if s[w + AMOUNT] and s[COUNTS + s[w + ACTOR]]:
        s[FIRST] = s[w + ACTOR]
        return True
    pop(s)
    return False


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_SWAP, _choices, _answer, _resume)
    for effect in range(SWAPS_HANDS, SHUFFLES_HANDS):
        hooks.acts[effect] = _act
