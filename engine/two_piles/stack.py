"""This module lets a seat lay draw cards on the one that it would have to draw for (COL-1).

That is a play like any other, of one card or of a set (engine/rules/sets.py: STA-1, DBL-4); the
next seat must draw the sum, or add in turn (CORE-14, STA-2). Out of turn one card is added.
"""

from engine.const import const
from engine.public import can_be_jumped_on
from engine.state.cards import FACE, KIND_MASK, NO_CARD, WILD_FOUR, WILD_FOUR_KIND, counts_as
from engine.state.choices import (
    BLUFF,
    CARD_SHIFT,
    DOES_NOT_FIT,
    NO_SUCH_PILE,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    ON_PILE_2,
    PLAY,
)
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    CARRIED,
    COUNTS,
    DRAFT_SIZE,
    DRAWS_FOUR,
    EFFECTS,
    FIRST,
    HAD_TURN,
    JUMPABLE,
    LAID_ON,
    LEFT_IN,
    OUT,
    PILE,
    PLAYERS,
    STAGE,
    TARGET,
    TOP,
    TOP_CARD,
    TURN,
    TURNS_LEFT,
    UNTIL_TURN,
)
from engine.state.options import (
    END,
    LAST_LEFT,
    LAST_STACKS,
    ONLY_FOURS,
    SETS,
    STACK,
    STACK_BY,
    UNO_UNTIL,
)
from engine.state.seats import add_to, in_set, next_seat, remove_from, set_word, word
from engine.state.slots import slots
from engine.state.windows import pop
from engine.turn.flow import end_last_chance, go_out
from engine.two_piles.carry import MEANT, SETTLED
from engine.two_piles.duties import holds_forced
from engine.two_piles.forced_draw import BEGUN
from engine.two_piles.hands import find
from engine.two_piles.piles import is_draw_effect
from engine.two_piles.play import check_details, is_bluff, lay_play, why_barred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_ANY_ON_ANY = const(2)  # stack=any


def is_stackable(s: bytearray, at: int) -> bool:
    """May the seat that a draw is meant for add to it instead? at: the draw's FORCED record."""
    if s[at + STAGE] & (BEGUN | SETTLED):
        return False
    if s[at + TARGET] != s[at + STAGE] // MEANT - 1 or word(s, TURNS_LEFT) < 2:
        return False
    top = s[TOP_CARD + s[at + PILE]]
    if not is_draw_effect(s[EFFECTS + FACE[top]]):
        return False  # a Wild covers it that sent the draw back
    if s[STACK] == ONLY_FOURS and FACE[top] != WILD_FOUR:
        return False
    if s[COUNTS + s[at + ACTOR]] or s[LAST_STACKS]:
        return True
    return s[END] == LAST_LEFT and s[LEFT_IN] > 2  # nobody adds to a card that ends the hand


def let_add(s: bytearray) -> None:
    """Let the seat that would draw be asked whether it adds; or all seats, if anybody may."""
    at = s[TOP]
    if _may_all_add(s, at):
        set_word(s, at + ASKED, (1 << s[PLAYERS]) - 1 & ~word(s, OUT))
    else:
        add_to(s, at + ASKED, s[at + TARGET])


def _may_all_add(s: bytearray, at: int) -> bool:
    """May seats add out of turn to the draw of a record (DBL-3, CORE-12)?"""
    return s[STACK_BY] > 0 or can_be_jumped_on(s, s[at + PILE])


def ask_adders(s: bytearray) -> bool:
    """Ask the next seat that may add; False: none is left, and the draw begins."""
    at = s[TOP]
    if not is_stackable(s, at):
        set_word(s, at + ASKED, 0)
        s[JUMPABLE] = 0
        return False
    seat = s[at + TARGET]
    while not in_set(s, at + ASKED, seat):
        seat = next_seat(s, seat)
    s[FIRST] = seat
    if _may_all_add(s, at):
        s[JUMPABLE] = s[at + PILE] + 1
        s[UNTIL_TURN] = 1
    return True


def decline(s: bytearray, seat: int) -> None:
    """Note that a seat adds nothing; when all have declined, nobody can add or jump any more."""
    at = s[TOP]
    remove_from(s, at + ASKED, seat)
    if not word(s, at + ASKED):
        s[at + STAGE] |= SETTLED
        s[JUMPABLE] = s[LAID_ON] = 0


def _adds_up(s: bytearray, at: int, kind: int) -> bool:
    """Is a card a draw card that `stack` lets on the one on top (COL-1, STA-2)?"""
    effect = s[EFFECTS + FACE[counts_as(s, kind)]]
    below = s[EFFECTS + FACE[s[TOP_CARD + s[at + PILE]]]]
    if s[STACK] == ONLY_FOURS and effect != DRAWS_FOUR:
        return False
    if not is_draw_effect(effect):
        return False
    return effect == below or (s[STACK] == _ANY_ON_ANY and is_draw_effect(below))


def adds_up_on(s: bytearray, kind: int, pile: int) -> bool:
    """Can a set that begins with a card be laid on a pile, instead of drawing for its top card?"""
    at = s[TOP]
    return pile == s[at + PILE] and is_stackable(s, at) and _adds_up(s, at, kind)


def can_add_one(s: bytearray, seat: int, kind: int) -> bool:
    """Can a seat add a card that it holds, in turn or out of turn?"""
    return _adds_up(s, s[TOP], kind) and not why_barred(s, seat, kind)


def list_adds(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add what a seat can lay on the draw card to n choices; return how many there are then."""
    at = s[TOP]
    base = g.hands[seat]
    if s[DRAFT_SIZE]:
        return slots.list_sets(g, s, seat, out, n)
    if not is_stackable(s, at):
        return n
    for i in range(s[COUNTS + seat]):
        kind = s[base + i] & KIND_MASK
        if _adds_up(s, at, kind) and find(g, s, seat, kind) == i and not why_barred(s, seat, kind):
            out[n] = PLAY | kind << CARD_SHIFT | s[at + PILE] * ON_PILE_2
            if is_bluff(g, s, seat, kind):
                out[n] |= BLUFF
            n += 1
    return slots.list_sets(g, s, seat, out, n) if s[SETS] else n


def must_add(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a Wild Draw Four go on a Wild Draw Four (POW-3)?"""
    at = s[TOP]
    top = s[TOP_CARD + s[at + PILE]]
    if not is_stackable(s, at) or FACE[top] != WILD_FOUR or not holds_forced(g, s, seat):
        return False
    return why_barred(s, seat, WILD_FOUR_KIND) == OK  # not as its last card (DBL-10)


def add_to_draw(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card, on top of those put aside, on the one that a seat would draw for; or why not."""
    at = s[TOP]
    kind = choice >> CARD_SHIFT & 255
    if not is_stackable(s, at):
        return NOT_NOW
    if find(g, s, seat, kind) < 0:
        return NOT_IN_HAND
    pile = 1 if choice & ON_PILE_2 else 0
    if pile != s[at + PILE]:
        return NO_SUCH_PILE
    if s[DRAFT_SIZE]:
        reason = slots.why_not_complete(g, s, seat, kind, pile)
    else:
        reason = why_barred(s, seat, kind) if _adds_up(s, at, kind) else DOES_NOT_FIT
    reason = reason or check_details(s, seat, choice)
    if reason:
        return reason
    s[CARRIED] = s[at + AMOUNT]
    add_to(s, HAD_TURN, s[TURN])
    set_word(s, TURNS_LEFT, word(s, TURNS_LEFT) - 1)  # the seat before has had its turn (CORE-16)
    if s[UNO_UNTIL]:
        end_last_chance(s)
    if not s[COUNTS + s[at + ACTOR]]:
        go_out(s, s[at + ACTOR], NO_CARD)  # the stack cannot come round to it (COW-5, DBL-8)
    pop(s)
    lay_play(g, s, seat, choice, pile)
    return OK


def join() -> None:  # set-up
    slots.list_adds = list_adds
    slots.let_add = let_add
    slots.ask_adders = ask_adders
    slots.decline = decline
    slots.must_add = must_add
    slots.add_to_draw = add_to_draw
    slots.is_stackable = is_stackable
    slots.adds_up_on = adds_up_on
    slots.can_add_one = can_add_one
