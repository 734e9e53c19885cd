"""This module stacks draw cards: the seat that would draw adds one, or draws the sum (CORE-14).

A record STACKING lies on the PLAYED record of the stack's last card. TARGET may lay a further draw
card, or decline. If others may add, too (engine/rules/jump.py), all are asked in turn, and last the
seat that laid the last card; the window closes when all have declined (DBL-3, CORE-11).
"""

from engine.const import const
from engine.house.effects import lay_by_house
from engine.house.legal import (
    HELD,
    KINDS_HELD,
    aside_of,
    effect_of,
    has_free,
    look_at,
    put_aside,
    take_back_last,
    why_barred,
)
from engine.public import can_be_jumped_on
from engine.state.cards import FACE, NO_CARD, WILD_FOUR, WILD_FOUR_KIND, counts_as
from engine.state.choices import (
    ADD,
    BLUFF,
    CARD_SHIFT,
    DOES_NOT_FIT,
    MUST_PLAY,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    PASS,
    PLAY,
    REMOVE,
    VERB_MASK,
)
from engine.state.hands import find_card
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    CARRIED,
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    FIRST,
    FIRST_LAYER,
    GUILTY,
    JUMPABLE,
    OUT,
    PLAYERS,
    TARGET,
    TOP,
    TOP_CARD,
    TURNS_LEFT,
    UNTIL_TURN,
)
from engine.state.options import (
    COLOR_LATE,
    ONLY_FORCED,
    ONLY_FOURS,
    SAME_RANK,
    SETS,
    STACK,
    STACK_BY,
    UNO_UNTIL,
    WILD_FOUR_LEGAL,
)
from engine.state.seats import in_set, next_seat, remove_from, set_word, word
from engine.state.slots import slots
from engine.state.windows import STACKING, define_window, pop, push
from engine.turn.flow import end_last_chance
from engine.turn.legal import check_details, is_bluff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_ANY_DRAW_CARD = const(2)  # stack=any


def open_stack(s: bytearray, played: int) -> None:
    """Ask the seat that would draw for a play whether it adds a card; played: its PLAYED record."""
    at = push(s, STACKING)
    s[at + TARGET] = s[played + TARGET]
    if s[STACK_BY] or can_be_jumped_on(s):
        s[JUMPABLE] = s[UNTIL_TURN] = 1
        set_word(s, at + ASKED, (1 << s[PLAYERS]) - 1 & ~word(s, OUT))


def _adds_up(s: bytearray, kind: int) -> bool:
    """Is a card a draw card that `stack` lets on the one on top?"""
    effect = effect_of(s, counts_as(s, kind))
    if effect != DRAWS_TWO and effect != DRAWS_FOUR:
        return False
    if s[STACK] == ONLY_FOURS and effect != DRAWS_FOUR:
        return False
    return s[STACK] == _ANY_DRAW_CARD or effect == s[EFFECTS + FACE[s[TOP_CARD]]]


def can_stack_one(s: bytearray, seat: int, kind: int) -> bool:
    """Can a seat add a card that it holds?"""
    left = s[COUNTS + seat] - aside_of(s, seat) - 1
    return _adds_up(s, kind) and why_barred(s, kind, left) == OK


def _can_lay(s: bytearray, seat: int, kind: int) -> bool:
    """Can the seat that would draw add a card, alone or on those that it put aside?"""
    if not HELD[kind] or not can_stack_one(s, seat, kind):
        return False
    return not s[DRAFT_SIZE] or slots.is_set(s, kind)


def _can_put_aside(s: bytearray, seat: int, kind: int) -> bool:
    """Can that seat put a card aside, to add several at once (STA-1)?"""
    if not s[SETS] & SAME_RANK or not HELD[kind]:
        return False
    at = s[TOP]
    if word(s, at + ASKED) and not in_set(s, at + ASKED, seat):
        return False  # it declined: it may still add a single card, but not begin a set
    return _adds_up(s, kind) and slots.goes_with(s, kind)


def _may_decline(s: bytearray, seat: int) -> bool:
    """Has a seat that is asked not declined yet?"""
    at = s[TOP]
    return in_set(s, at + ASKED, seat) != 0 or not word(s, at + ASKED)


def _must_add(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a Wild Draw Four go on a Wild Draw Four (POW-3)?"""
    if s[WILD_FOUR_LEGAL] != ONLY_FORCED or FACE[s[TOP_CARD]] != WILD_FOUR:
        return False
    look_at(g, s, seat)
    return _can_lay(s, seat, WILD_FOUR_KIND)


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    if seat != s[at + TARGET]:
        if not in_set(s, at + ASKED, seat):
            return 0
        out[0] = PASS
        return 1
    n = 0
    look_at(g, s, seat)
    for kind in KINDS_HELD:
        if kind == NO_CARD:
            break
        if not _adds_up(s, kind):
            continue
        if _can_lay(s, seat, kind):
            out[n] = PLAY | kind << CARD_SHIFT | (BLUFF if is_bluff(g, s, seat, kind) else 0)
            n += 1
        if _can_put_aside(s, seat, kind):
            out[n] = ADD | kind << CARD_SHIFT
            n += 1
    if s[DRAFT_SIZE]:
        out[n] = REMOVE | s[DRAFT + s[DRAFT_SIZE] - 1] << CARD_SHIFT
        n += 1
    elif _may_decline(s, seat) and not _must_add(g, s, seat):
        out[n] = PASS
        n += 1
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    is_target = seat == s[at + TARGET]
    if not is_target and (seat >= s[PLAYERS] or not in_set(s, at + ASKED, seat)):
        return NOT_ASKED
    verb = choice & VERB_MASK
    kind = choice >> CARD_SHIFT & 255
    if is_target and verb == ADD:
        if not has_free(g, s, seat, kind) or not _can_put_aside(s, seat, kind):
            return DOES_NOT_FIT
        put_aside(s, kind)
        return OK
    if is_target and verb == REMOVE:
        return take_back_last(s, kind)
    if verb == PASS:
        if is_target and s[DRAFT_SIZE]:
            return NOT_NOW
        if not _may_decline(s, seat):
            return NOT_ASKED
        if is_target and _must_add(g, s, seat):
            return MUST_PLAY
        remove_from(s, at + ASKED, seat)
        if not word(s, at + ASKED):
            s[JUMPABLE] = 0
            pop(s)
        return OK
    if verb != PLAY or not is_target:
        return NOT_NOW
    return add_to_stack(g, s, seat, choice)


def add_to_stack(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Let a seat add a card to the stack, or return why not."""
    kind = choice >> CARD_SHIFT & 255
    if not has_free(g, s, seat, kind):
        return NOT_IN_HAND
    if not _adds_up(s, kind) or (s[DRAFT_SIZE] and not slots.is_set(s, kind)):
        return DOES_NOT_FIT
    left = s[COUNTS + seat] - s[DRAFT_SIZE] - 1
    reason = why_barred(s, kind, left) or check_details(choice, kind, left)
    if reason:
        return reason
    s[GUILTY] = is_bluff(g, s, seat, kind)
    pop(s)
    s[CARRIED] = s[s[TOP] + AMOUNT]
    if s[COLOR_LATE] and not s[FIRST_LAYER] and FACE[s[TOP_CARD]] == WILD_FOUR:
        s[FIRST_LAYER] = s[s[TOP] + ACTOR] + 1  # this seat calls the late color (CRO-3)
    pop(s)
    if not s[TURNS_LEFT]:
        s[TURNS_LEFT + 1] -= 1
    s[TURNS_LEFT] = s[TURNS_LEFT] - 1 & 255  # the seat before has had its turn (CORE-16)
    if s[UNO_UNTIL]:
        end_last_chance(s)
    lay_by_house(g, s, seat, choice, find_card(g, s, seat, kind))
    return OK


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask the seat that would draw, then the others in order of play."""
    at = s[TOP]
    seat = s[at + TARGET]
    if word(s, at + ASKED):
        while not in_set(s, at + ASKED, seat):
            seat = next_seat(s, seat)
    s[FIRST] = seat
    return True


def join() -> None:  # set-up
    define_window(STACKING, _choices, _answer, _resume)
    slots.open_stack = open_stack
    slots.can_stack_one = can_stack_one
    slots.add_to_stack = add_to_stack
