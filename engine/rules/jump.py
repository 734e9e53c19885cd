"""This module lets seats lay cards out of turn: the exact card, a cut, a card on a stack (CORE-12).

It is a standing right, like catching an uncalled Uno. It lasts from the moment that the top card
has acted until the player on turn plays or draws (JUMPABLE), or while a draw stack waits. Play goes
on from the jumper, so an unserved Skip lapses. engine/house/jumps.py and
engine/two_piles/house/jumps.py lay the card.

A seat that claims a jump and lays nothing (JUMP_IN_VAIN) draws `false_claim` cards.
"""

from engine.const import const
from engine.public import can_be_jumped_on
from engine.state.cards import FACE, FACE_UP, FIRST_WILD_KIND, KIND_MASK, KINDS, NO_CARD, counts_as
from engine.state.choices import (
    BLUFF,
    CARD_SHIFT,
    DOES_NOT_FIT,
    JUMP,
    JUMP_IN_VAIN,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
)
from engine.state.events import JUMPED, note
from engine.state.hands import find_card
from engine.state.layout import (
    ASKED,
    COUNTS,
    DRAFT_SIZE,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    FREE,
    HAD_TURN,
    JUMPABLE,
    KIND,
    OUT,
    PHASE,
    PLAYER_AT,
    PLAYERS,
    STAGE,
    STATUS,
    TARGET,
    TO_PLAY,
    TOP,
    TOP_BY,
    TOP_CARD,
    TURN,
    TURNS_LEFT,
)
from engine.state.options import (
    BLANKS,
    CARDS_ACT,
    DIRTY,
    FACE_UP_CARDS,
    FALSE_CLAIM,
    FLAVOR,
    NO_EARLY_DRAWS,
    NO_WAIT,
    STACK_BY,
)
from engine.state.seats import add_to, in_set, next_seat, set_word, word
from engine.state.slots import slots
from engine.state.windows import (
    FORCED,
    STACKING,
    is_turn,
)
from engine.turn.flow import bar_reason, end_last_chance
from engine.turn.legal import check_details
from engine.turn.uno import forget_draft

_BLANKS = const(52)  # BLANK * 4: kinds from here on may count as another kind

# Places in slots.house_jumps and acting_jumps: how each turn takes a jump.
_CAN_ADD = const(0)
_ADD = const(1)
_LAY = const(2)
_BEGUN = const(1)  # two_piles.forced_draw.BEGUN

# What `only_jump` looks for: MicroPython's `find` takes bytes, not an int.
_WANTED = bytearray(1)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.state.playing import Game


def _pile(s: bytearray) -> int:
    """Return the discard pile, 0 or 1, whose top card may be jumped on."""
    return s[JUMPABLE] - 1 if s[FLAVOR] == CARDS_ACT else 0


def _is_waiting(s: bytearray) -> bool:
    """Does a draw stack wait for seats to add to it?"""
    at = s[TOP]
    kind = s[at + KIND]
    return kind == STACKING or (kind == FORCED and word(s, at + ASKED) > 0)


def _can_jump(s: bytearray, seat: int, kind: int) -> bool:
    """Can a seat that may jump in lay a card of this kind out of turn now?"""
    is_exact = _is_exact(s, kind)
    if _is_waiting(s):
        return (is_exact or s[STACK_BY] != 0) and _ways(s)[_CAN_ADD](s, seat, kind)
    phase = s[PHASE]
    if not is_exact or not (phase == TO_PLAY or (phase == FREE and word(s, TURNS_LEFT) > 1)):
        return False
    effect = s[EFFECTS + FACE[counts_as(s, kind)]]
    draws = effect == DRAWS_TWO or effect == DRAWS_FOUR
    return bar_reason(s, kind, draws, s[COUNTS + seat] - 1) == OK


def _ways(s: bytearray) -> "tuple[Any, ...]":
    """Return the functions of the turn in play that take a jump."""
    return slots.acting_jumps if s[FLAVOR] == CARDS_ACT else slots.house_jumps


def _may_claim(s: bytearray, seat: int) -> bool:
    """Might a seat jump in, as far as everybody knows?"""
    at = s[TOP]
    if is_turn(s):
        if seat == s[TURN]:
            return False
    elif not _is_waiting(s):
        return False
    elif seat == s[at + TARGET] and (not s[STACK_BY] or s[DRAFT_SIZE]):
        return False
    return not s[STATUS] and seat < s[PLAYERS] and not in_set(s, OUT, seat)


def _is_exact(s: bytearray, kind: int) -> bool:
    """Is a card the same as the top one, or one that a cheat passes off as that (SEV-3)?"""
    pile = _pile(s)
    if not can_be_jumped_on(s, pile):
        return False
    top = s[TOP_CARD + pile]
    kind = counts_as(s, kind)
    if kind < FIRST_WILD_KIND:
        return kind == top or _is_cheat(s, kind)
    return FACE[kind] == FACE[top]


def only_jump(g: "Game", s: bytearray) -> int:
    """Return the only kind that a seat can jump in with; NO_CARD: several; -1: nobody holds it.

    One `find` searches all hands: they lie side by side, and their free bytes are 0.
    """
    kind = _exact_kind(s)
    if kind == NO_CARD or s[FACE_UP_CARDS]:
        return kind
    _WANTED[0] = kind
    end = g.hands[s[PLAYERS] - 1] + g.capacity
    return kind if s.find(_WANTED, g.hands[0], end) >= 0 else -1


def _exact_kind(s: bytearray) -> int:
    """Return the only kind that a seat can jump in with; NO_CARD: there are several."""
    top = s[TOP_CARD + _pile(s)]
    if top >= FIRST_WILD_KIND or s[DIRTY] | s[FALSE_CLAIM] | s[BLANKS + (top & 3)]:
        return NO_CARD
    return NO_CARD if s[STACK_BY] and _is_waiting(s) else top


def offer_jumps(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add what a seat can jump in with to n choices; return how many there are then."""
    if (seat == s[TURN] and is_turn(s)) or not _may_claim(s, seat):
        return n
    top = s[TOP_CARD + _pile(s)]
    exact = _exact_kind(s)
    if exact != NO_CARD and not _holds(g, s, seat, exact):
        return n  # the common case
    is_more = s[DIRTY] or (s[STACK_BY] and _is_waiting(s))
    low = _BLANKS if top < FIRST_WILD_KIND else FIRST_WILD_KIND  # other kinds that may count as top
    high = FIRST_WILD_KIND if top < FIRST_WILD_KIND else KINDS
    first = n
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if kind != top and not low <= kind < high:
            if not is_more or (kind < _BLANKS and not s[EFFECTS + FACE[kind]] | s[DIRTY]):
                continue
        if _can_jump(s, seat, kind) and not _is_offered(out, first, n, kind):
            out[n] = JUMP | kind << CARD_SHIFT | (BLUFF if _is_cheat(s, kind) else 0)
            n += 1
    if s[FALSE_CLAIM]:
        out[n] = JUMP_IN_VAIN
        n += 1
    return n


def _holds(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Does a seat hold a card of a kind, face down or face up?"""
    if find_card(g, s, seat, kind) >= 0:
        return True
    return s[FACE_UP_CARDS] > 0 and find_card(g, s, seat, kind | FACE_UP) >= 0


def _is_offered(out: list[int], first: int, n: int, kind: int) -> bool:
    """Is a card of this kind among the choices from place first to n - 1?"""
    for i in range(first, n):
        if out[i] >> CARD_SHIFT & 255 == kind:
            return True
    return False


def _is_cheat(s: bytearray, kind: int) -> bool:
    """Would a jump-in be a cheat that stands unless somebody calls it (SEV-3)?"""
    return s[DIRTY] != 0 and slots.is_upside_down(s, kind, _pile(s))


def offer_known_jumps(
    g: "Game", s: bytearray, seat: int, out: list[int], n: int, exact: int
) -> int:
    """Do as `offer_jumps`, but only for a seat that has looked at its cards (DBL-10).

    exact: what `only_jump` returns; the caller asks it once for all seats.
    """
    if exact != NO_CARD and (exact < 0 or not _holds(g, s, seat, exact)):
        return n
    return n if s[NO_WAIT] and not slots.seen_of(s, seat) else offer_jumps(g, s, seat, out, n)


def jump_in(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card out of turn, or return why not."""
    kind = choice >> CARD_SHIFT & 255
    if kind == NO_CARD and s[FALSE_CLAIM]:
        return _withdraw(s, seat, choice)
    if seat >= s[PLAYERS] or kind >= KINDS or not _holds(g, s, seat, kind):
        return NOT_IN_HAND
    if not _may_claim(s, seat):
        return NOT_NOW
    if not _can_jump(s, seat, kind):
        return DOES_NOT_FIT
    # A jump lays one card, on the only pile possible; cards put aside are another seat's.
    reason: int = check_details(choice, kind, s[COUNTS + seat] - 1)
    if reason:
        return reason
    ways = _ways(s)
    note(s, JUMPED, seat, s[TURN], kind)
    if s[DRAFT_SIZE]:
        forget_draft(s)  # of the seat that was about to lay a set
    if _is_waiting(s):
        reason = ways[_ADD](g, s, seat, choice)
        return reason
    is_cheat = _is_cheat(s, kind)
    if s[PHASE] == FREE:  # the seat on turn has played: that was its turn (CORE-16)
        set_word(s, TURNS_LEFT, word(s, TURNS_LEFT) - 1)
    if s[NO_EARLY_DRAWS]:
        _pass_over(s, seat)
    end_last_chance(s)
    ways[_LAY](g, s, seat, choice, is_cheat)
    return OK


def _pass_over(s: bytearray, seat: int) -> None:
    """Note that the seats between lose their turn (DBL-2, CRO-5).

    None do if the jumper laid the top card itself.
    """
    other = s[TURN] if s[TOP_BY + _pile(s)] != s[PLAYER_AT + seat] else seat
    while other != seat:
        add_to(s, HAD_TURN, other)
        other = next_seat(s, other)


def _withdraw(s: bytearray, seat: int, choice: int) -> int:
    """Let a seat draw that claimed a jump in vain, or return why not."""
    if choice != JUMP_IN_VAIN or not _may_claim(s, seat):
        return NOT_NOW
    note(s, JUMPED, seat, s[TURN], NO_CARD)
    if s[FLAVOR] == CARDS_ACT:
        if s[DRAFT_SIZE]:
            forget_draft(s)  # what is drawn may change piles and hands
        slots.open_forced(s, seat, seat, s[FALSE_CLAIM], NO_CARD)
        s[s[TOP] + STAGE] = _BEGUN  # no other seat caused the draw, so it cannot be sent back
    else:
        slots.open_owed(s, seat, seat, s[FALSE_CLAIM], NO_CARD)
    return OK


def join() -> None:  # set-up
    slots.only_jump = only_jump
    slots.offer_jumps = offer_jumps
    slots.offer_known_jumps = offer_known_jumps
    slots.jump_in = jump_in
