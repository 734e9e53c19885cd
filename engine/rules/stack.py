"""Draw stacking: who would draw may lay draw cards instead; the next seat owes the sum (CORE-14).

    option   stack=same|any|wild4     which draw card goes on which (COL-1, STA-2, SEV-2)
             stack_by, jump           whether all seats may add, in turn or out of turn (DBL-3)
             last_stack               whether a stack goes on after somebody's last card (DBL-8)
    window   W_DRAW (turn/draw.py)    until a card was drawn for it, or it was challenged: the seats
                                      in ASKED are asked before the draw, the one that would draw
                                      first; PLAY adds a card, or the last card of a set that was
                                      put aside (equals.py: STA-1, DBL-4); PASS declines

The window opens for every draw card that may be added to, whoever holds one.
"""

from engine.public import can_be_jumped_on
from engine.state import choices, options, reasons
from engine.state.cards import FACE, KIND_MASK, NO_CARD, WILD_FOUR, WILD_FOUR_KIND, counts_as
from engine.state.layout import *
from engine.state.seats import add_to, in_set, next_seat, remove_from, seats_in, set_word, word
from engine.state.window_types import BEGUN, SETTLED
from engine.state.windows import pop
from engine.turn.flow import go_out
from engine.turn.hand_cards import find
from engine.turn.legal import check_details, is_bluff, why_barred, why_not_complete
from engine.turn.piles import is_draw_effect
from engine.turn.play import lay_play
from engine.turn.uno import end_last_chance

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


# Who is asked.


def let_add(g: "Game", s: bytearray) -> None:
    """Let the seat that would draw be asked whether it adds; or all seats, if anybody may."""
    w = s[TOP]
    if _may_all_add(s, w):
        set_word(s, w + ASKED, seats_in(s))
    else:
        add_to(s, w + ASKED, s[w + TARGET])


def _may_all_add(s: bytearray, w: int) -> bool:
    """May seats add out of turn to the draw of a record (DBL-3, CORE-12)?"""
    return s[options.STACK_BY] > 0 or can_be_jumped_on(s, s[w + PILE])


def _ask_next(g: "Game", s: bytearray) -> int:
    """Ask the next seat that may add; 0: none is left, and the draw begins."""
    w = s[TOP]
    if not _is_stackable(s, w):
        set_word(s, w + ASKED, 0)
        s[JUMPABLE] = 0
        return 0
    seat = s[w + TARGET]
    while not in_set(s, w + ASKED, seat):
        seat = next_seat(s, seat)
    s[FIRST] = seat
    if _may_all_add(s, w):
        s[JUMPABLE] = s[w + PILE] + 1
        s[UNTIL_TURN] = 1
    return 1


def _is_stackable(s: bytearray, w: int) -> bool:
    """May the seat that a draw is meant for add to it instead?"""
    if s[w + FLAGS] & (BEGUN | SETTLED) or s[w + TARGET] != s[w + OTHER]:
        return False
    if word(s, TURNS_LEFT) < 2:
        return False
    top = s[TOP_CARD + s[w + PILE]]
    if not is_draw_effect(s[EFFECTS + FACE[top]]):
        return False  # a Wild covers it that sent the draw back
    if s[options.STACK] == options.ONLY_FOURS and FACE[top] != WILD_FOUR:
        return False
    if s[COUNTS + s[w + ACTOR]] or s[options.LAST_STACKS]:
        return True
    return (
        s[options.END] == options.LAST_LEFT and s[LEFT_IN] > 2
    )  # nobody adds to a card that ends the hand


# What can be added.


def _adds_up(s: bytearray, w: int, kind: int) -> bool:
    """Is a card a draw card that `stack` lets on the one on top (COL-1, STA-2)?"""
    effect = s[EFFECTS + FACE[counts_as(s, kind)]]
    below = s[EFFECTS + FACE[s[TOP_CARD + s[w + PILE]]]]
    if s[options.STACK] == options.ONLY_FOURS and effect != DRAWS_FOUR:
        return False
    if not is_draw_effect(effect):
        return False
    return effect == below or (s[options.STACK] == options.STACK_ANY and is_draw_effect(below))


def _fits_draw(g: "Game", s: bytearray, kind: int, pile: int) -> int:
    """Can a set that begins with a card be laid on a pile, instead of drawing for its top card?"""
    w = s[TOP]
    return pile == s[w + PILE] and _is_stackable(s, w) and _adds_up(s, w, kind)


def _can_add(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a seat add a card that it holds to the draw that waits, in turn or out of turn?"""
    return _adds_up(s, s[TOP], kind) and not why_barred(g, s, seat, kind)


def _offer(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add what a seat can do instead of drawing to n choices; below 0: it can do nothing else."""
    w = s[TOP]
    if not word(s, w + ASKED):
        return n
    if seat != s[w + TARGET]:
        out[n] = choices.PASS
        return -n - 1
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if _can_add(g, s, seat, kind) and find(g, s, seat, kind) == at:  # the first of its kind
            out[n] = choices.PLAY | kind << choices.CARD_SHIFT | s[w + PILE] * choices.ON_PILE_2
            if is_bluff(g, s, seat, kind):
                out[n] |= choices.BLUFF
            n += 1
    if _must_add(g, s, seat):
        return -n
    out[n] = choices.PASS
    return -n - 1


def _must_add(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a Wild Draw Four go on a Wild Draw Four (POW-3)? Not as a last card (DBL-10)."""
    top = s[TOP_CARD + s[s[TOP] + PILE]]
    if s[options.WILD_FOUR_LEGAL] != options.ONLY_FORCED or FACE[top] != WILD_FOUR:
        return False
    if find(g, s, seat, WILD_FOUR_KIND) < 0:
        return False
    return why_barred(g, s, seat, WILD_FOUR_KIND) == reasons.OK


def _decline(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Add nothing; when all have declined nobody can add or jump any more."""
    w = s[TOP]
    if not word(s, w + ASKED):
        return reasons.NOT_NOW
    if seat == s[w + TARGET]:
        if s[DRAFT_SIZE]:
            return reasons.NOT_NOW  # it is about to lay a set
        if _must_add(g, s, seat):
            return reasons.MUST_PLAY
    remove_from(s, w + ASKED, seat)
    if not word(s, w + ASKED):
        s[w + FLAGS] |= SETTLED
        s[JUMPABLE] = s[LAID_ON] = 0
    return reasons.OK


def _add(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Let the seat that would draw lay a card, on top of those put aside; or return why not."""
    w = s[TOP]
    if seat != s[w + TARGET] and word(s, w + ASKED):
        return reasons.NOT_NOW
    return _add_to_draw(g, s, seat, choice)


def _add_to_draw(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card, on top of those put aside, on the one that a seat would draw for; or why not."""
    w = s[TOP]
    kind = choice >> choices.CARD_SHIFT & 255
    if not _is_stackable(s, w):
        return reasons.NOT_NOW
    if find(g, s, seat, kind) < 0:
        return reasons.NOT_IN_HAND
    pile = 1 if choice & choices.ON_PILE_2 else 0
    if pile != s[w + PILE]:
        return reasons.NO_SUCH_PILE
    if s[DRAFT_SIZE]:
        reason = why_not_complete(g, s, seat, kind, pile)
    else:
        reason = why_barred(g, s, seat, kind) if _adds_up(s, w, kind) else reasons.DOES_NOT_FIT
    reason = reason or check_details(s, seat, choice)
    if reason:
        return reason
    s[CARRIED] = s[w + AMOUNT]
    add_to(s, HAD_TURN, s[TURN])
    set_word(s, TURNS_LEFT, word(s, TURNS_LEFT) - 1)  # the seat before has had its turn (CORE-16)
    if s[options.UNO_UNTIL]:
        end_last_chance(s)
    if not s[COUNTS + s[w + ACTOR]]:
        go_out(s, s[w + ACTOR], NO_CARD)  # the stack cannot come round to it (COW-5, DBL-8)
    pop(s)
    lay_play(g, s, seat, choice, pile, find(g, s, seat, kind))
    return reasons.OK


def register(hooks: "Hooks") -> None:  # set-up
    hooks.owes = hooks.fill_slot(hooks.owes, let_add)
    hooks.waits = hooks.fill_slot(hooks.waits, _ask_next)
    hooks.fits_draw = hooks.fill_slot(hooks.fits_draw, _fits_draw)
    hooks.instead += (_offer,)
    hooks.instead_verbs[choices.PLAY] = _add
    hooks.can_add = hooks.fill_slot(hooks.can_add, _can_add)
    hooks.adds = hooks.fill_slot(hooks.adds, _add_to_draw)
    hooks.instead_verbs[choices.PASS] = _decline
