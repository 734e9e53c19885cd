"""Five: the active player names a donor, who gives one card to anybody else (GRD-31, GRD-32).

option   five=give
window   W_FIVE (engine/spec/windows.py)
"""

from engine.const import const
from engine.state import choices, reasons
from engine.state.cards import FACE_UP, KIND_MASK
from engine.state.events import REFUSED, SHOWN_GIFT, note
from engine.state.layout import *
from engine.state.window_types import (
    FIVE_GIVES,
    FIVE_GIVES_ANOTHER,
    FIVE_NAMES,
    FIVE_OFFERS,
    W_FIVE,
    WAS_CALLED,
)
from engine.state.windows import define_window, pop, push
from engine.turn.asking import this_or_pass
from engine.turn.gifts import hand_over, name_target, others_into
from engine.turn.hand_cards import count_of, does_any_other_hold, find, is_other
from engine.turn.uno import calls_uno_wrongly

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_MOST = const(240)  # choices that are listed at most


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    if s[LEFT_IN] > 1:
        w = push(s, W_FIVE, s[ACTIVE])
        s[w + AMOUNT] = times


def _asked(s: bytearray, w: int) -> int:
    """Return the seat that is asked."""
    if s[w + STAGE] == FIVE_NAMES:
        return s[w + ACTOR]
    return s[w + OTHER] if s[w + STAGE] == FIVE_OFFERS else s[w + TARGET]


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    w = s[TOP]
    if s[w + STAGE] == FIVE_NAMES:
        return others_into(s, seat, choices.NAME, 1, out, 0)
    if s[w + STAGE] == FIVE_OFFERS:
        return this_or_pass(out, choices.REFUSE)
    n = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if find(g, s, seat, kind) == at and not _was_refused(g, s, w, seat, kind):
            for other in range(s[PLAYERS]):
                if is_other(s, seat, other) and _may_get(s, w, other) and n < _MOST:
                    out[n] = choices.GIVE | kind << choices.CARD_SHIFT | other << choices.SEAT_SHIFT
                    n += 1
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & choices.VERB_MASK
    if s[w + STAGE] == FIVE_NAMES:
        return name_target(s, seat, choice, FIVE_GIVES)
    if s[w + STAGE] == FIVE_OFFERS:
        return _take_or_refuse(g, s, w, verb)
    return _give(g, s, w, seat, choice) if verb == choices.GIVE else reasons.NOT_NOW


def _give(g: "Game", s: bytearray, w: int, seat: int, choice: int) -> int:
    """Give a card, or show it first, so that it may be refused (GRD-32)."""
    kind = choice >> choices.CARD_SHIFT & 255
    at = find(g, s, seat, kind)
    if at < 0:
        return reasons.NOT_IN_HAND
    other = choice >> choices.SEAT_SHIFT & 15
    if not is_other(s, seat, other) or not _may_get(s, w, other):
        return reasons.NO_SUCH_PLAYER
    if _was_refused(g, s, w, seat, kind):
        return reasons.ANOTHER_CARD
    if calls_uno_wrongly(s, seat, choice):
        return reasons.NO_UNO
    if choice & choices.SHOWN and not s[at] & FACE_UP:
        if s[w + STAGE] == FIVE_GIVES_ANOTHER:
            return reasons.ANOTHER_CARD
        note(s, SHOWN_GIFT, seat, other, kind)
        if s[COUNTS + seat] > 1:  # who goes out by it cannot be refused
            s[w + STAGE] = FIVE_OFFERS
            s[w + CARD] = kind
            s[w + OTHER] = other
            s[w + FLAGS] = WAS_CALLED if choice & choices.WITH_UNO else 0
            return reasons.OK
    _deliver(g, s, w, seat, other, at, choice & choices.WITH_UNO)
    return reasons.OK


def _take_or_refuse(g: "Game", s: bytearray, w: int, verb: int) -> int:
    donor = s[w + TARGET]
    if verb == choices.REFUSE:
        s[w + STAGE] = FIVE_GIVES_ANOTHER
        s[w + FLAGS] = 0
        note(s, REFUSED, s[w + OTHER], donor, s[w + CARD])
        return reasons.OK
    if verb != choices.PASS:
        return reasons.NOT_NOW
    _deliver(g, s, w, donor, s[w + OTHER], find(g, s, donor, s[w + CARD]), s[w + FLAGS])
    return reasons.OK


def _deliver(g: "Game", s: bytearray, w: int, donor: int, other: int, at: int, uno: int) -> None:
    s[w + AMOUNT] -= 1
    _begin_anew(s, w)
    hand_over(g, s, donor, other, at, uno)


def _begin_anew(s: bytearray, w: int) -> None:
    s[w + STAGE] = FIVE_NAMES
    s[w + CARD] = s[w + OTHER] = s[w + TARGET] = s[w + FLAGS] = 0


def _was_refused(g: "Game", s: bytearray, w: int, seat: int, kind: int) -> bool:
    if s[w + STAGE] != FIVE_GIVES_ANOTHER or kind != s[w + CARD]:
        return False
    return count_of(g, s, seat, kind) < 2


def _may_get(s: bytearray, w: int, other: int) -> bool:
    """May this seat get the card? After a refusal only the one that refused may (GRD-32)."""
    return s[w + STAGE] != FIVE_GIVES_ANOTHER or other == s[w + OTHER]


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask on. A donor may have lost cards meanwhile, by a backfire or a gift of its own."""
    w = s[TOP]
    donor = s[w + TARGET]
    if s[w + STAGE] != FIVE_NAMES and not s[COUNTS + donor]:
        _begin_anew(s, w)
    elif s[w + STAGE] == FIVE_OFFERS and find(g, s, donor, s[w + CARD]) < 0:
        s[w + STAGE] = FIVE_GIVES
        s[w + FLAGS] = 0
    elif s[w + STAGE] == FIVE_GIVES_ANOTHER and s[COUNTS + donor] == 1:
        s[w + STAGE] = FIVE_GIVES  # it holds no other card to give (GRD-32)
    if s[w + STAGE] == FIVE_NAMES and not (s[w + AMOUNT] and does_any_other_hold(s, s[w + ACTOR])):
        pop(s)
        return False
    s[FIRST] = _asked(s, w)
    return True


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_FIVE, _choices, _answer, _resume)
    hooks.acts[NAMED_GIVES] = _act
