"""Jumping in: the exact card out of turn, a cut, a card on a draw stack (CORE-12, DBL-2, COW-2).

    option   jump=exact|exact_all    free_turn: a number card gives one more play
             stack_by                who may add to a draw stack out of turn (DBL-3)
             false_claim             cards for claiming to jump in without the card
    choice   JUMP of a card, a standing right: from the moment that the top card has acted until the
             player on turn plays or draws (JUMPABLE is that pile, 1 or 2), or while a draw stack
             waits. JUMP_IN_VAIN: the seat claimed a jump and lays nothing

Play goes on from the jumper, so an unserved Skip lapses.
"""

from engine.const import const
from engine.public import can_be_jumped_on
from engine.state import choices, options, reasons
from engine.state.cards import (
    FACE,
    FIRST_SYMBOL_KIND,
    FIRST_WILD_KIND,
    KIND_MASK,
    KINDS,
    NO_CARD,
    counts_as,
)
from engine.state.events import JUMPED, note
from engine.state.layout import *
from engine.state.seats import add_to, in_set, next_seat, set_word, word
from engine.state.window_types import BEGUN
from engine.turn import free_play
from engine.turn.catch import forget_draft
from engine.turn.draw import is_waiting, open_draw
from engine.turn.hand_cards import find
from engine.turn.legal import check_details, why_barred
from engine.turn.play import lay_play
from engine.turn.uno import end_last_chance

_SIX = const(6)
_NINE = const(9)
_BLANKS = const(52)  # BLANK * 4: kinds from here on may count as another kind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _let_jump(g: "Game", s: bytearray) -> int:
    """Let the turn's last card be jumped on, if `jump` allows that for such a card."""
    if s[LAID_ON]:
        pile = s[LAID_ON] - 1
        s[LAID_ON] = 0
        if s[DISCARD_SIZE + pile] and can_be_jumped_on(s, pile):
            s[JUMPABLE] = pile + 1
            s[UNTIL_TURN] = 1
    return 0


def _pile(s: bytearray) -> int:
    """Return the discard pile, 0 or 1, whose top card may be jumped on."""
    return s[JUMPABLE] - 1


def _can_jump(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a seat that may jump in lay a card of this kind out of turn now?"""
    is_exact = _is_exact(s, kind)
    if is_waiting(s):
        return (is_exact or s[options.STACK_BY] != 0) and _can_add(g, s, seat, kind)
    phase = s[PHASE]
    if not is_exact or not (phase == TO_PLAY or (phase == FREE and word(s, TURNS_LEFT) > 1)):
        return False
    return why_barred(g, s, seat, kind) == reasons.OK


def _can_add(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a seat add a card to the draw stack that waits?"""
    can_add = g.hooks.can_add
    return can_add is not None and can_add(g, s, seat, kind) > 0


def _may_claim(s: bytearray, seat: int) -> bool:
    """Might a seat jump in, as far as everybody knows?"""
    w = s[TOP]
    if not s[DEPTH]:
        if seat == s[TURN]:
            return False
    elif not is_waiting(s):
        return False
    elif seat == s[w + TARGET] and (not s[options.STACK_BY] or s[DRAFT_SIZE]):
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


def _exact_kind(s: bytearray) -> int:
    """Return the only kind that a seat can jump in with; NO_CARD: there are several."""
    top = s[TOP_CARD + _pile(s)]
    if (
        top >= FIRST_WILD_KIND
        or s[options.DIRTY] | s[options.FALSE_CLAIM] | s[options.BLANKS + (top & 3)]
    ):
        return NO_CARD
    return NO_CARD if s[options.STACK_BY] and is_waiting(s) else top


def _offer(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add what a seat can jump in with to n choices; return how many there are then."""
    if not s[JUMPABLE] or (seat == s[TURN] and not s[DEPTH]) or not _may_claim(s, seat):
        return n
    top = s[TOP_CARD + _pile(s)]
    exact = _exact_kind(s)
    if exact != NO_CARD and find(g, s, seat, exact) < 0:
        return n  # the common case
    is_more = s[options.DIRTY] or (s[options.STACK_BY] and is_waiting(s))
    low = _BLANKS if top < FIRST_WILD_KIND else FIRST_WILD_KIND  # other kinds that may count as top
    high = FIRST_WILD_KIND if top < FIRST_WILD_KIND else KINDS
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if kind != top and not low <= kind < high:
            if not is_more or (kind < _BLANKS and not s[EFFECTS + FACE[kind]] | s[options.DIRTY]):
                continue
        if _can_jump(g, s, seat, kind) and find(g, s, seat, kind) == at:  # the first of its kind
            out[n] = choices.JUMP | kind << choices.CARD_SHIFT
            if _is_cheat(s, kind):
                out[n] |= choices.BLUFF
            n += 1
    if s[options.FALSE_CLAIM]:
        out[n] = choices.JUMP_IN_VAIN
        n += 1
    return n


def _is_cheat(s: bytearray, kind: int) -> bool:
    """Would a jump-in be a cheat, a 6 on a 9 or a 9 on a 6 of its color (SEV-3)?"""
    top = s[TOP_CARD + _pile(s)]
    kind = counts_as(s, kind)
    if (
        not s[options.DIRTY]
        or kind >= FIRST_WILD_KIND
        or top >= FIRST_WILD_KIND
        or (kind ^ top) & 3
    ):
        return False
    return FACE[kind] + FACE[top] == _SIX + _NINE and FACE[kind] in (_SIX, _NINE)


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card out of turn, or return why not."""
    kind = choice >> choices.CARD_SHIFT & 255
    if kind == NO_CARD and s[options.FALSE_CLAIM]:
        return _withdraw(s, seat, choice)
    if seat >= s[PLAYERS] or kind >= KINDS or find(g, s, seat, kind) < 0:
        return reasons.NOT_IN_HAND
    if not s[JUMPABLE] or not _may_claim(s, seat):
        return reasons.NOT_NOW
    if not _can_jump(g, s, seat, kind):
        return reasons.DOES_NOT_FIT
    if choice & choices.ON_PILE_2:
        return reasons.NO_SUCH_PILE  # a jump lays one card, on the only pile possible
    draft = s[DRAFT_SIZE]
    s[DRAFT_SIZE] = 0  # cards put aside are another seat's
    reason = check_details(s, seat, choice)
    s[DRAFT_SIZE] = draft
    if reason:
        return reason
    note(s, JUMPED, seat, s[TURN], kind)
    if draft:
        forget_draft(s)  # of the seat that was about to lay a set
    if is_waiting(s):
        choice |= s[s[TOP] + PILE] * choices.ON_PILE_2
        add = g.hooks.adds
        return add(g, s, seat, choice) if add is not None else reasons.NOT_NOW
    is_cheat = _is_cheat(s, kind)
    if s[PHASE] == FREE:  # the seat on turn has played: that was its turn (CORE-16)
        set_word(s, TURNS_LEFT, word(s, TURNS_LEFT) - 1)
    if s[options.NO_EARLY_DRAWS]:
        _pass_over(s, seat)
    end_last_chance(s)
    s[GUILTY] = is_cheat
    s[SETS_GIVEN] = 0
    lay_play(g, s, seat, choice, _pile(s), find(g, s, seat, kind))
    s[FREE_PLAY] = s[options.FREE_TURN] and counts_as(s, kind) < FIRST_SYMBOL_KIND
    return reasons.OK


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
    if choice != choices.JUMP_IN_VAIN or not s[JUMPABLE] or not _may_claim(s, seat):
        return reasons.NOT_NOW
    note(s, JUMPED, seat, s[TURN], NO_CARD)
    if s[DRAFT_SIZE]:
        forget_draft(s)  # what is drawn may change piles and hands
    w = open_draw(s, seat, seat, s[options.FALSE_CLAIM], NO_CARD, 0)
    s[w + FLAGS] = BEGUN  # no other seat caused the draw, so it cannot be sent back
    return reasons.OK


def register(hooks: "Hooks") -> None:  # set-up
    hooks.rights = hooks.fill_slot(hooks.rights, _offer)
    hooks.right_verbs[choices.JUMP] = _answer
    hooks.turn_ends += (_let_jump,)
    free_play.allow(hooks)
