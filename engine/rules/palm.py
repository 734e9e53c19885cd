"""This module lets seats palm a Wild Draw Four, so that it is not scored (SEV-3).

A record PALMING first asks in turn every seat that holds cards (_HIDES) whether it palms one, which
nobody else sees. Then it asks all (_CALLS) whether somebody palmed one, and closes with the first
call. If somebody did (PALMED, hidden), those count their card after all and draw two; if nobody
did, the caller draws two. If nobody calls, they admit it, and the card does not count.

SKIPS says how the hand ended. Where cards act no draw is sent back and no set given away any more:
AMOUNT, which is SETS_GIVEN there, bars sets, and the stage BEGUN of a draw bars Wilds.
"""

from engine.const import const
from engine.state.cards import NO_CARD, WILD_FOUR_KIND
from engine.state.choices import CHALLENGE, NOT_IN_HAND, NOT_NOW, OK, PALM, PASS, VERB_MASK
from engine.state.events import ADMITTED, CHALLENGED, GUILTY_FOUND, INNOCENT_FOUND, note
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    COUNTS,
    DEPTH,
    FIRST,
    JUMPABLE,
    KIND,
    NOBODY,
    PALMED,
    PLAYERS,
    SITTING_OUT,
    SKIPS,
    STAGE,
    STEP,
    TOP,
    TURN,
    UNCALLED,
)
from engine.state.options import CARDS_ACT, FLAVOR, NO_POINTS, SCORING
from engine.state.seats import add_to, in_set, remove_from, set_word, word
from engine.state.slots import slots
from engine.state.windows import PALMING, define_window, pop, push
from engine.turn.flow import end_hand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_POINTS = const(50)  # of a Wild Draw Four
_PRICE = const(2)
_BEGUN = const(1)  # two_piles.forced_draw.BEGUN
_NO_MORE_SETS = const(50)  # two_piles.away: no set is offered after this many

# STAGE
_HIDES = const(0)
_CALLS = const(1)


def open_palming(s: bytearray, way: int) -> int:
    """Ask who palms before a hand that ended in some way is scored; 0: there is nothing to ask."""
    if s[SCORING] == NO_POINTS or (s[DEPTH] and s[s[TOP] + KIND] == PALMING):
        return 0
    held = 0
    for seat in range(s[PLAYERS]):
        held += s[COUNTS + seat]
    if not held:
        return 0
    while s[DEPTH]:
        pop(s)
    s[UNCALLED] = s[UNCALLED + 1] = s[JUMPABLE] = 0
    at = push(s, PALMING)
    s[at + ACTOR] = s[TURN]
    s[at + SKIPS] = way
    s[at + AMOUNT] = _NO_MORE_SETS
    for seat in range(s[PLAYERS]):
        if s[COUNTS + seat]:
            add_to(s, at + ASKED, seat)
    s[FIRST] = _first(s, at)
    return 1


def _first(s: bytearray, at: int) -> int:
    """Return the first seat in ASKED, in order of play from the seat after the last one on turn."""
    seat = (s[at + ACTOR] + s[STEP]) % s[PLAYERS]
    while not in_set(s, at + ASKED, seat):
        seat = (seat + s[STEP]) % s[PLAYERS]
    return seat


def _can_palm(g: "Game", s: bytearray, seat: int) -> bool:
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        if s[at] == WILD_FOUR_KIND:
            return True
    return False


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    n = 0
    if s[at + STAGE] == _CALLS:
        out[0] = CHALLENGE
        n = 1
    elif _can_palm(g, s, seat):
        out[0] = PALM
        n = 1
    out[n] = PASS
    return n + 1


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    if verb == CHALLENGE and s[at + STAGE] == _CALLS:
        _judge_palmed(s, seat)
        set_word(s, at + ASKED, 0)
        return OK
    if verb == PALM and s[at + STAGE] == _HIDES:
        if not _can_palm(g, s, seat):
            return NOT_IN_HAND
        add_to(s, PALMED, seat)
    elif verb != PASS:
        return NOT_NOW
    remove_from(s, at + ASKED, seat)
    return OK


def _judge_palmed(s: bytearray, caller: int) -> None:
    """Tell everybody who palmed; those seats draw two, or the caller if there are none."""
    note(s, CHALLENGED, caller, NOBODY, WILD_FOUR_KIND)
    if not word(s, PALMED):
        note(s, INNOCENT_FOUND, caller, NOBODY, NO_CARD)
        _owe(s, caller, caller)
    for seat in range(s[PLAYERS]):
        if in_set(s, PALMED, seat):
            note(s, GUILTY_FOUND, caller, seat, WILD_FOUR_KIND)
            _owe(s, caller, seat)
    set_word(s, PALMED, 0)


def _owe(s: bytearray, caller: int, seat: int) -> None:
    """Let a seat draw the price; no Wild sends it back."""
    if s[FLAVOR] == CARDS_ACT:
        slots.open_forced(s, caller, seat, _PRICE, NO_CARD)
        s[s[TOP] + STAGE] = _BEGUN
    else:
        slots.open_owed(s, caller, seat, _PRICE, NO_CARD)


def _resume(g: "Game", s: bytearray) -> bool:
    at = s[TOP]
    if not word(s, at + ASKED):
        if s[at + STAGE] == _CALLS:
            for seat in range(s[PLAYERS]):
                if in_set(s, PALMED, seat):
                    note(s, ADMITTED, seat, 1, WILD_FOUR_KIND)
            end_hand(g, s, s[at + SKIPS])
            return False
        s[at + STAGE] = _CALLS
        for seat in range(s[PLAYERS]):
            if not in_set(s, SITTING_OUT, seat):
                add_to(s, at + ASKED, seat)
    s[FIRST] = _first(s, at)
    return True


def points_palmed(s: bytearray, seat: int) -> int:
    """Return the points that a seat has palmed."""
    return _POINTS if in_set(s, PALMED, seat) else 0


def join() -> None:  # set-up
    define_window(PALMING, _choices, _answer, _resume)
    slots.open_palming = open_palming
    slots.points_palmed = points_palmed
