"""This module lets seats give cards: Threes for a Three, any card for a Five (GRD-28, 31, 32).

A record OFFERING asks the seats in ASKED whether they give ACTOR cards of the face CARD. A card
shown on its way stays with its donor: TARGET - 1 is the last seat that showed one, and AMOUNT has a
bit for each color that it showed.

A record GIVING lets ACTOR name a donor (TARGET) AMOUNT times; the donor gives a card. If the donor
shows the card (CARD) on its way, the seat that it goes to (SKIPS) may refuse it; then the donor
gives another. PILE is 1 while a shown card is on its way with the Uno call.
"""

from engine.const import const
from engine.state.cards import FACE, FACE_UP, KIND_MASK, counts_as
from engine.state.choices import (
    ANOTHER_CARD,
    CARD_SHIFT,
    DOES_NOT_FIT,
    GIVE,
    NO_SUCH_PLAYER,
    NO_UNO,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    PASS,
    REFUSE,
    SEAT_SHIFT,
    SHOWN,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.events import REFUSED, SHOWN_GIFT, note
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    CARD,
    COUNTS,
    FIRST,
    PILE,
    PLAYERS,
    SKIPS,
    STAGE,
    TARGET,
    TOP,
)
from engine.state.seats import remove_from, word
from engine.state.windows import GIVING, OFFERING, define_window, pop
from engine.two_piles.away import hand_over
from engine.two_piles.color import ask_first
from engine.two_piles.hands import count_of, does_any_other_hold, find, is_other, look_at
from engine.two_piles.take import name_target, names_into

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_MOST = const(240)  # choices that are listed at most
_NO_SEAT = const(15)  # in a choice: no seat is named

# STAGE of GIVING
_NAMING = const(0)
_GIVES = const(1)
_SHOWN = const(2)
_GIVES_ANOTHER = const(3)


def _offering_choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    n = 0
    base = g.hands[seat]
    for i in range(s[COUNTS + seat]):
        kind = s[base + i] & KIND_MASK
        if FACE[counts_as(s, kind)] != s[at + CARD] or find(g, s, seat, kind) != i:
            continue
        if not _stays(g, s, at, seat, kind):
            out[n] = GIVE | kind << CARD_SHIFT | s[at + ACTOR] << SEAT_SHIFT
            n += 1
    out[n] = PASS
    return n + 1


def _stays(g: "Game", s: bytearray, at: int, seat: int, kind: int) -> bool:
    """Did the seat show this card on its way, so that it stays (GRD-28)?"""
    if s[at + TARGET] != seat + 1 or not s[at + AMOUNT] & 1 << (kind & 3):
        return False
    return look_at(g, s, seat, counts_as(s, kind)) < 2


def _offering_answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    if verb == PASS:
        remove_from(s, at + ASKED, seat)
        return OK
    if verb != GIVE:
        return NOT_NOW
    kind = choice >> CARD_SHIFT & 255
    i = find(g, s, seat, kind)
    if i < 0:
        return NOT_IN_HAND
    if FACE[counts_as(s, kind)] != s[at + CARD]:
        return DOES_NOT_FIT
    actor = s[at + ACTOR]
    other = choice >> SEAT_SHIFT & 15
    if other != actor and other != _NO_SEAT:
        return NO_SUCH_PLAYER
    if choice & WITH_UNO and s[COUNTS + seat] != 2:
        return NO_UNO
    if _stays(g, s, at, seat, kind):
        return ANOTHER_CARD
    if choice & SHOWN:  # it stays with its donor
        if s[at + TARGET] != seat + 1:
            s[at + TARGET] = seat + 1
            s[at + AMOUNT] = 0
        s[at + AMOUNT] |= 1 << (kind & 3)
        note(s, SHOWN_GIFT, seat, actor, kind)
        return OK
    if s[COUNTS + seat] == 1:
        remove_from(s, at + ASKED, seat)
    hand_over(g, s, seat, actor, i, choice & WITH_UNO)
    return OK


def _offering_resume(g: "Game", s: bytearray) -> bool:
    if word(s, s[TOP] + ASKED):
        return ask_first(s)
    pop(s)
    return False


def _giving_choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    stage = s[at + STAGE]
    if stage == _NAMING:
        return names_into(g, s, seat, out)
    if stage == _SHOWN:
        out[0] = REFUSE
        out[1] = PASS
        return 2
    n = 0
    base = g.hands[seat]
    for i in range(s[COUNTS + seat]):
        kind = s[base + i] & KIND_MASK
        if find(g, s, seat, kind) == i and not _is_refused(g, s, at, seat, kind):
            for other in range(s[PLAYERS]):
                if is_other(s, seat, other) and _may_get(s, at, other) and n < _MOST:
                    out[n] = GIVE | kind << CARD_SHIFT | other << SEAT_SHIFT
                    n += 1
    return n


def _asked_of(s: bytearray, at: int) -> int:
    """Return the seat that a GIVING record asks."""
    seat = s[at + TARGET]
    if s[at + STAGE] == _NAMING:
        seat = s[at + ACTOR]
    elif s[at + STAGE] == _SHOWN:
        seat = s[at + SKIPS]
    return seat


def _is_refused(g: "Game", s: bytearray, at: int, seat: int, kind: int) -> bool:
    """Is this the card that was shown and refused?"""
    if s[at + STAGE] != _GIVES_ANOTHER or kind != s[at + CARD]:
        return False
    return count_of(g, s, seat, kind) < 2


def _may_get(s: bytearray, at: int, other: int) -> bool:
    """May this seat get the card? After a refusal only the one that refused may (GRD-32, [000])."""
    return s[at + STAGE] != _GIVES_ANOTHER or other == s[at + SKIPS]


def _giving_answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    stage = s[at + STAGE]
    if stage == _NAMING:
        return name_target(s, at, seat, choice, _GIVES)
    if stage == _SHOWN:
        return _take_or_refuse(g, s, at, verb)
    if verb != GIVE:
        return NOT_NOW
    return _give_card(g, s, at, seat, choice)


def _take_or_refuse(g: "Game", s: bytearray, at: int, verb: int) -> int:
    donor = s[at + TARGET]
    if verb == REFUSE:
        s[at + STAGE] = _GIVES_ANOTHER
        s[at + PILE] = 0
        note(s, REFUSED, s[at + SKIPS], donor, s[at + CARD])
        return OK
    if verb != PASS:
        return NOT_NOW
    _deliver(g, s, at, donor, s[at + SKIPS], find(g, s, donor, s[at + CARD]), s[at + PILE])
    return OK


def _give_card(g: "Game", s: bytearray, at: int, seat: int, choice: int) -> int:
    """Give a card to any other player, or show it first, so that it may be refused (GRD-32)."""
    kind = choice >> CARD_SHIFT & 255
    i = find(g, s, seat, kind)
    if i < 0:
        return NOT_IN_HAND
    other = choice >> SEAT_SHIFT & 15
    if not is_other(s, seat, other) or not _may_get(s, at, other):
        return NO_SUCH_PLAYER
    if _is_refused(g, s, at, seat, kind):
        return ANOTHER_CARD
    if choice & WITH_UNO and s[COUNTS + seat] != 2:
        return NO_UNO
    if choice & SHOWN and not s[g.hands[seat] + i] & FACE_UP:
        if s[at + STAGE] == _GIVES_ANOTHER:
            return ANOTHER_CARD
        note(s, SHOWN_GIFT, seat, other, kind)
        if s[COUNTS + seat] > 1:
            s[at + STAGE] = _SHOWN
            s[at + CARD] = kind
            s[at + SKIPS] = other
            s[at + PILE] = 1 if choice & WITH_UNO else 0
            return OK
    _deliver(g, s, at, seat, other, i, choice & WITH_UNO)
    return OK


def _deliver(g: "Game", s: bytearray, at: int, donor: int, other: int, i: int, uno: int) -> None:
    s[at + STAGE] = _NAMING
    s[at + AMOUNT] -= 1
    s[at + CARD] = s[at + SKIPS] = s[at + TARGET] = s[at + PILE] = 0
    hand_over(g, s, donor, other, i, uno)


def _look_again(g: "Game", s: bytearray, at: int) -> None:
    """Adapt the record to a donor that lost cards meanwhile, by a backfire or by giving a set."""
    donor = s[at + TARGET]
    kind = s[at + CARD]
    if not s[COUNTS + donor]:
        s[at + STAGE] = _NAMING  # somebody else must be named
        s[at + CARD] = s[at + SKIPS] = s[at + TARGET] = s[at + PILE] = 0
    elif s[at + STAGE] == _SHOWN and find(g, s, donor, kind) < 0:
        s[at + STAGE] = _GIVES
        s[at + PILE] = 0
    elif s[at + STAGE] == _GIVES_ANOTHER and s[COUNTS + donor] == 1:
        s[at + STAGE] = _GIVES  # it holds no other card to give (GRD-32)


def _giving_resume(g: "Game", s: bytearray) -> bool:
    at = s[TOP]
    if s[at + STAGE] != _NAMING:
        _look_again(g, s, at)
    if s[at + STAGE] == _NAMING and (
        not s[at + AMOUNT] or not does_any_other_hold(s, s[at + ACTOR])
    ):
        pop(s)
        return False
    s[FIRST] = _asked_of(s, at)
    return True


def join() -> None:  # set-up
    define_window(OFFERING, _offering_choices, _offering_answer, _offering_resume)
    define_window(GIVING, _giving_choices, _giving_answer, _giving_resume)
