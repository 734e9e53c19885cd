"""Out of turn: the exact card upon the top one, a cut, a draw card added by anybody (CORE-12).

It is a standing right, like catching an uncalled Uno: from the moment that the top card has
done what it does until the player on turn plays or draws (JUMPABLE), or while a draw stack
waits. Play goes on from the jumper, so whoever was skipped no longer is.

Who says to jump and lays nothing after all (JUMP_IN_VAIN) draws what `false_claim` asks for.
"""

from engine.const import const
from engine.house.effects import lay_by_house
from engine.house.legal import aside_of, is_barred
from engine.house.view import seen_of
from engine.public import can_be_jumped_on
from engine.state.cards import FACE, FIRST_WILD_KIND, KINDS, NO_CARD, meant
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
    COUNTS,
    DEPTH,
    DRAFT_SIZE,
    EFFECTS,
    FREE,
    GUILTY,
    HAD_TURN,
    KIND,
    OUT,
    PHASE,
    PLAYER_AT,
    PLAYERS,
    STATUS,
    TARGET,
    TO_PLAY,
    TOP,
    TOP_BY,
    TOP_CARD,
    TURN,
    TURNS_LEFT,
)
from engine.state.options import BLANKS, DIRTY, FALSE_CLAIM, NO_EARLY_DRAWS, NO_WAIT, STACK_BY
from engine.state.seats import add_to, in_set, next_seat, set_word, word
from engine.state.slots import slots
from engine.state.windows import NO_WINDOW, STACKING
from engine.turn.flow import end_last_chance
from engine.turn.legal import dressed, is_bluff
from engine.turn.owed_draw import open_owed
from engine.turn.uno import forget_draft

_BLANKS = const(52)  # BLANK * 4: kinds from here on may be something else than they look

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def _can_jump(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a seat that may jump in lay a card of this kind out of turn now?"""
    is_exact = _is_exact(s, kind)
    if s[s[TOP] + KIND] == STACKING:
        return (is_exact or s[STACK_BY] != 0) and slots.can_stack_one(g, s, seat, kind)
    if not is_exact or (s[PHASE] != TO_PLAY and s[PHASE] != FREE) or word(s, TURNS_LEFT) < 2:
        return False
    return is_barred(s, kind, s[COUNTS + seat] - 1) == OK


def _may_claim(s: bytearray, seat: int) -> bool:
    """Might a seat jump in, as far as everybody knows?"""
    at = s[TOP]
    if s[at + KIND] == NO_WINDOW:
        if seat == s[TURN]:
            return False
    elif s[at + KIND] != STACKING or (seat == s[at + TARGET] and not s[STACK_BY]):
        return False
    if s[STATUS] or seat >= s[PLAYERS] or (s[DRAFT_SIZE] and aside_of(s, seat)):
        return False
    return not in_set(s, OUT, seat)


def _is_exact(s: bytearray, kind: int) -> bool:
    """Is a card the exact one on top, or does a cheat pass it off for that?"""
    if not can_be_jumped_on(s):
        return False
    top = s[TOP_CARD]
    kind = meant(s, kind)
    if kind < FIRST_WILD_KIND:
        return kind == top or _is_cheat(s, kind)
    return FACE[kind] == FACE[top]


def only_jump(s: bytearray) -> int:
    """Return the kind that alone can be jumped in with, NO_CARD where others may, too."""
    top = s[TOP_CARD]
    if top >= FIRST_WILD_KIND or s[DIRTY] | s[FALSE_CLAIM] | s[BLANKS + (top & 3)]:
        return NO_CARD
    return NO_CARD if s[STACK_BY] and s[s[TOP] + KIND] == STACKING else top


def offer_jumps(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add what a seat can jump in with to n choices; return how many there are then."""
    if (seat == s[TURN] and not s[DEPTH]) or (s[FALSE_CLAIM] and not _may_claim(s, seat)):
        return n
    top = s[TOP_CARD]
    exact = only_jump(s)
    if exact != NO_CARD and find_card(g, s, seat, exact) < 0:
        return n  # so it is mostly
    is_more = s[DIRTY] or (s[STACK_BY] and s[s[TOP] + KIND] == STACKING)
    low = _BLANKS if top < FIRST_WILD_KIND else FIRST_WILD_KIND  # what else may be the exact one
    high = FIRST_WILD_KIND if top < FIRST_WILD_KIND else KINDS
    first = n
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if kind == top or low <= kind < high or (is_more and s[EFFECTS + FACE[kind]] | s[DIRTY]):
            if not _may_claim(s, seat):
                return n
            if _can_jump(g, s, seat, kind) and not _is_offered(out, first, n, kind):
                out[n] = JUMP | kind << CARD_SHIFT | (BLUFF if _is_cheat(s, kind) else 0)
                n += 1
    if s[FALSE_CLAIM]:
        out[n] = JUMP_IN_VAIN
        n += 1
    return n


def _is_offered(out: list[int], first: int, n: int, kind: int) -> bool:
    """Is a card of this kind among the choices from the first to the Nth?"""
    for i in range(first, n):
        if out[i] >> CARD_SHIFT & 255 == kind:
            return True
    return False


def _is_cheat(s: bytearray, kind: int) -> bool:
    """Would a jump-in be a cheat that stands unless somebody calls it (SEV-3)?"""
    return s[DIRTY] != 0 and slots.is_upside_down(s, kind)


def offer_known_jumps(
    g: "Game", s: bytearray, seat: int, out: list[int], n: int, exact: int
) -> int:
    """The same to a seat that has looked at its cards, and can know what to jump with (DBL-10).

    exact: what `only_jump` returns, which is the same for all seats.
    """
    if exact != NO_CARD and find_card(g, s, seat, exact) < 0:
        return n
    return n if s[NO_WAIT] and not seen_of(s, seat) else offer_jumps(g, s, seat, out, n)


def jump_in(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card out of turn, or return why not."""
    kind = choice >> CARD_SHIFT & 255
    if kind == NO_CARD and s[FALSE_CLAIM]:
        return _withdraw(g, s, seat, choice)
    at = find_card(g, s, seat, kind) if seat < s[PLAYERS] else -1
    if at < 0:
        return NOT_IN_HAND
    if not _may_claim(s, seat):
        return NOT_NOW
    if not _can_jump(g, s, seat, kind):
        return DOES_NOT_FIT
    reason = dressed(choice, kind, s[COUNTS + seat] - 1)
    if reason:
        return reason
    note(s, JUMPED, seat, s[TURN], kind)
    if s[DRAFT_SIZE]:
        forget_draft(s)  # of who was about to lay a set
    if s[s[TOP] + KIND] == STACKING:
        return slots.add_to_stack(g, s, seat, choice)
    s[GUILTY] = is_bluff(g, s, seat, kind) or _is_cheat(s, kind)
    # It counts as a turn: the card that was covered may come back, and be laid so again (CORE-16).
    set_word(s, TURNS_LEFT, word(s, TURNS_LEFT) - 1)
    if s[NO_EARLY_DRAWS]:
        _pass_over(s, seat)
    end_last_chance(s)
    lay_by_house(g, s, seat, choice, at)
    return OK


def _pass_over(s: bytearray, seat: int) -> None:
    """Those between lose the turn (DBL-2, CRO-5); nobody, if it is who laid the top card."""
    other = s[TURN] if s[TOP_BY] != s[PLAYER_AT + seat] else seat
    while other != seat:
        add_to(s, HAD_TURN, other)
        other = next_seat(s, other)


def _withdraw(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Draw for a jump that was claimed in vain, or return why not."""
    if choice != JUMP_IN_VAIN or not _may_claim(s, seat):
        return NOT_NOW
    note(s, JUMPED, seat, s[TURN], NO_CARD)
    open_owed(s, seat, seat, s[FALSE_CLAIM], NO_CARD)
    return OK


def join() -> None:  # set-up
    slots.only_jump = only_jump
    slots.offer_jumps = offer_jumps
    slots.offer_known_jumps = offer_known_jumps
    slots.jump_in = jump_in
