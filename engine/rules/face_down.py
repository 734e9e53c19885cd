"""This module lets others call a card that was laid face down a cheat (TWD-1, TWD-2).

A record CLAIMED asks all others in turn (_ASKS); a call leaves it open to those not yet asked.
AMOUNT and SKIPS are the set of callers. Then seat after seat pays: first one side puts a card of
choice under the draw pile (_PUTS), then the other side draws four (_DRAWS). GUILTY says whether the
card is a cheat; nobody sees that until somebody calls. What can be laid face down, and how the turn
ends, stands in engine/house/downs.py and engine/two_piles/house/downs.py.
"""

from engine.const import const
from engine.rules.call_out import CALLS, ask_next, ask_others, calls_into, owe, reply
from engine.state.cards import KIND_MASK, NO_CARD
from engine.state.choices import (
    CARD_SHIFT,
    DOWN,
    GIVE,
    NO_SUCH_PILE,
    NO_SUCH_PLAYER,
    NO_UNO,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    ON_PILE_2,
    ONLY_DRAWN,
    SEAT_SHIFT,
    SHOWN,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.events import (
    CHALLENGED,
    GUILTY_FOUND,
    INNOCENT_FOUND,
    LAID_DOWN,
    PUT_UNDER,
    note,
)
from engine.state.generator import shuffle
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    CALLED,
    CARD,
    COUNTS,
    DISCARDS,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    FIRST,
    GUILTY,
    LEFT_IN,
    NOBODY,
    OUT,
    PHASE,
    PILE_SIZE,
    PLAYER_AT,
    PLAYERS,
    STAGE,
    STEP,
    TARGET,
    TOP,
    TOP_BY,
    UNCALLED,
    UNSETTLED,
)
from engine.state.options import AT_TURN_END, CARDS_ACT, FLAVOR, OUT_WHEN
from engine.state.seats import add_to, in_set, next_seat, remove_from, word
from engine.state.slots import slots
from engine.state.windows import CLAIMED, define_window, pop
from engine.turn.flow import go_out
from engine.turn.uno import bring_to_one, come_to_one

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_NO_SEAT = const(15)  # in a choice: no seat is named
_PRICE = const(4)  # cards that a cheat, or a wrong call, draws

# STAGE
_ASKS = const(0)
_PUTS = const(1)
_DRAWS = const(2)


def why_not_down(s: bytearray, kind: int, place: int) -> int:
    """Return OK, or why a card may not be laid face down; after drawing only the drawn one may.

    place: where it lies in the hand; below 0: it is not there.
    """
    if s[DRAFT_SIZE]:
        return NOT_NOW  # it goes down alone
    if place < 0:
        return NOT_IN_HAND
    return ONLY_DRAWN if s[PHASE] == DREW and kind != s[DRAWN] else OK


def put_down(g: "Game", s: bytearray, seat: int, kind: int, uno: int) -> None:
    """Put a card that was taken out of a hand on the face-down pile, and ask who calls it.

    uno: not 0 if it was laid with the Uno call.
    """
    size = s[PILE_SIZE + DISCARDS + 1]
    s[g.zones[DISCARDS + 1] + size] = kind
    s[PILE_SIZE + DISCARDS + 1] = size + 1
    if s[FLAVOR] == CARDS_ACT:  # who laid it lies at the far end of the other pile's zone
        player = s[PLAYER_AT + seat]
        s[g.zones[DISCARDS] + g.capacity - 1 - size] = s[TOP_BY + 1] = player
    if s[COUNTS + seat] == 1:
        come_to_one(s, seat, uno)
    elif not s[COUNTS + seat]:
        remove_from(s, UNCALLED, seat)  # not out yet, but without a card to call Uno for
    note(s, LAID_DOWN, seat, s[COUNTS + seat], NO_CARD)
    s[ask_others(s, CLAIMED, seat) + TARGET] = NOBODY


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    if s[at + STAGE] == _ASKS:
        return calls_into(g, s, seat, out)
    n = 0
    base = g.hands[seat]
    for i in range(base, base + s[COUNTS + seat]):
        choice = GIVE | (s[i] & KIND_MASK) << CARD_SHIFT | _NO_SEAT << SEAT_SHIFT | DOWN
        if not _is_listed(out, n, choice):
            out[n] = choice
            n += 1
    return n


def _is_listed(out: list[int], n: int, choice: int) -> bool:
    """Is a choice among the first n?"""
    for i in range(n):
        if out[i] == choice:
            return True
    return False


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    if s[at + STAGE] == _ASKS:
        reason = reply(s, seat, choice)
        if reason != OK and reason != CALLS:
            return reason
        if reason == CALLS:
            add_to(s, at + AMOUNT, seat)
            note(s, CHALLENGED, seat, s[at + ACTOR], NO_CARD)
        _ask_those_after(s, at, seat)
        return OK
    if verb != GIVE:
        return NOT_NOW
    if choice & (DOWN | SHOWN | ON_PILE_2) != DOWN:
        return NO_SUCH_PILE
    if choice >> SEAT_SHIFT & 15 != _NO_SEAT:
        return NO_SUCH_PLAYER
    if choice & WITH_UNO:
        return NO_UNO  # it is called by a play, or late (OFF-9)
    return _put_under(g, s, at, seat, choice >> CARD_SHIFT & 255)


def _ask_those_after(s: bytearray, at: int, seat: int) -> None:
    """Remove the seat that answered, and those before it in order of play, from ASKED."""
    other = next_seat(s, s[at + ACTOR])
    while other != seat:
        remove_from(s, at + ASKED, other)
        other = next_seat(s, other)
    remove_from(s, at + ASKED, seat)


def _put_under(g: "Game", s: bytearray, at: int, seat: int, kind: int) -> int:
    if not _take_out(g, s, seat, kind):
        return NOT_IN_HAND
    s[UNSETTLED] = shuffle(s, g.draws, s[UNSETTLED], 0)
    for to in range(g.draws + s[PILE_SIZE], g.draws, -1):
        s[to] = s[to - 1]
    s[g.draws] = kind
    s[PILE_SIZE] += 1
    note(s, PUT_UNDER, seat, 0, NO_CARD)
    if s[COUNTS + seat] == 1:
        bring_to_one(s, seat)
    elif not s[COUNTS + seat]:
        remove_from(s, UNCALLED, seat)
        remove_from(s, CALLED, seat)
    s[at + TARGET] = NOBODY
    return OK


def _take_out(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Take a card out of a hand; False: it is not there."""
    if s[FLAVOR] == CARDS_ACT:
        return slots.take_out_acting(g, s, seat, kind)
    return slots.take_out(g, s, seat, kind)


def _let_pay(s: bytearray, at: int, seat: int) -> None:
    """Let a seat draw: a caller because of the card's player, who draws because of a caller."""
    actor = s[at + ACTOR]
    if seat == actor:
        actor = next_seat(s, seat)
        while not in_set(s, at + AMOUNT, actor):
            actor = next_seat(s, actor)
    owe(s, actor, seat, _PRICE)


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask the seats that were not asked yet; then let seat after seat pay; then end the turn."""
    at = s[TOP]
    if s[at + STAGE] == _ASKS:
        if ask_next(s):
            return True
        s[at + STAGE] = _PUTS
        if word(s, at + AMOUNT):
            card = s[g.zones[DISCARDS + 1] + s[PILE_SIZE + DISCARDS + 1] - 1]
            accused = s[at + ACTOR]
            note(s, GUILTY_FOUND if s[GUILTY] else INNOCENT_FOUND, accused, accused, card)
    if s[at + TARGET] != NOBODY:
        s[FIRST] = s[at + TARGET]
        return True
    while word(s, at + AMOUNT):
        seat = _next_payer(s, at)
        if seat == NOBODY:
            if s[at + STAGE] == _DRAWS:
                break
            s[at + STAGE] = _DRAWS
            s[at + CARD] = 0
        elif s[at + STAGE] == _PUTS:
            if s[COUNTS + seat]:
                s[at + TARGET] = s[FIRST] = seat
                return True
        else:
            _let_pay(s, at, seat)
            return False
    actor = s[at + ACTOR]
    pop(s)
    if s[OUT_WHEN] != AT_TURN_END:
        _let_go_out(s, actor)
    return False


def _let_go_out(s: bytearray, actor: int) -> None:
    """Take seats that hold nothing out: the card's player first, then callers (TWD-2)."""
    seat = actor
    for _ in range(s[PLAYERS]):
        if not s[COUNTS + seat] and not in_set(s, OUT, seat):
            go_out(s, seat, NO_CARD)
        seat = (seat + s[STEP]) % s[PLAYERS]


def _next_payer(s: bytearray, at: int) -> int:
    """Return the next seat that pays in this stage, in order from the card's player on, or NOBODY.

    CARD counts the seats already passed. If the card was a cheat, callers put cards away and its
    player draws; if not, its player puts one away and the callers draw.
    """
    seat = s[at + ACTOR]
    for _ in range(s[at + CARD]):
        seat = next_seat(s, seat)
    while s[at + CARD] < s[LEFT_IN]:
        s[at + CARD] += 1
        is_player = seat == s[at + ACTOR]
        does_player_pay = (s[at + STAGE] == _DRAWS) == (s[GUILTY] != 0)
        if is_player == does_player_pay and (is_player or in_set(s, at + AMOUNT, seat)):
            return seat
        seat = next_seat(s, seat)
    return NOBODY


def join() -> None:  # set-up
    define_window(CLAIMED, _choices, _answer, _resume)
    slots.put_down = put_down
