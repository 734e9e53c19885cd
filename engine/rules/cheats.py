"""This module lets a cheat stand unless somebody calls it before the next player moves (SEV-3).

    an illegal Wild Draw Four
    a jump-in with a 6 on a 9, or a 9 on a 6, of the same color

A record CHEATED lies on the card's PLAYED record, or where cards act on its ACTS record. It asks
all others in turn and closes with the first call. It opens on what everybody sees: for every Wild
Draw Four that is not a last card, and for every jump-in with a 6 or a 9.

A called cheat is taken back: card, color, turn and stack are as before (engine/house/taken_back.py,
engine/two_piles/house/cheats.py). Its player draws two and plays anew; since that could go on for
ever, the cheat counts as a turn (CORE-16). A wrong call costs its caller two, and play goes on. A
cheat that nobody calls is admitted, and stands.
"""

from engine.const import const
from engine.rules.call_out import CALLS, ask_next, calls_into, owe, reply
from engine.state.cards import FACE, FIRST_WILD_KIND, WILD_FOUR_KIND, counts_as, uncolored
from engine.state.choices import OK
from engine.state.events import ADMITTED, CHALLENGED, GUILTY_FOUND, INNOCENT_FOUND, note
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    CARD,
    COUNTS,
    DISCARD_SIZE,
    GUILTY,
    PILE,
    SKIPS,
    TOP,
    TOP_CARD,
)
from engine.state.options import ANY_TIME, CARDS_ACT, FLAVOR, WILD_FOUR_LEGAL
from engine.state.slots import slots
from engine.state.windows import CHEATED, define_window, pop
from engine.turn.flow import go_out

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_SIX = const(6)
_NINE = const(9)
_PRICE = const(2)  # cards that a called cheat, or a wrong call, costs


def may_be_cheat(s: bytearray, kind: int, left: int, is_jump: bool) -> bool:
    """Can a card be a cheat, as far as everybody sees? left: how many its player has after it."""
    if kind == WILD_FOUR_KIND:
        return left > 0 and s[WILD_FOUR_LEGAL] < ANY_TIME
    face = FACE[counts_as(s, kind)]
    return is_jump and kind < FIRST_WILD_KIND and (face == _SIX or face == _NINE)


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    reason = reply(s, seat, choice)
    if reason != CALLS:
        return reason
    at = s[TOP]
    actor = s[at + ACTOR]
    card = s[at + CARD]
    pile = s[at + PILE]
    before = s[at + AMOUNT] | s[at + SKIPS] << 8
    note(s, CHALLENGED, seat, actor, card)
    pop(s)
    if not s[GUILTY]:
        note(s, INNOCENT_FOUND, seat, actor, card)
        _let_stand(s, actor, card)
        owe(s, actor, seat, _PRICE)
        return OK
    note(s, GUILTY_FOUND, seat, actor, card)
    if s[DISCARD_SIZE + pile] < 2:  # the card below was shuffled into the draw pile: it stays
        _let_stand(s, actor, card)
        goes_on = True
    elif s[FLAVOR] == CARDS_ACT:
        goes_on = slots.take_back_acting(g, s, actor, card, pile, before)
    else:
        goes_on = slots.take_back(g, s, actor, card)
    if goes_on:
        owe(s, seat, actor, _PRICE)
    return OK


def _let_stand(s: bytearray, actor: int, card: int) -> None:
    """Let a card stand, called wrongly or not at all: if it was the last, its player is out.

    Where cards act, the end of the turn settles who is out.
    """
    if not s[COUNTS + actor] and s[FLAVOR] != CARDS_ACT:
        go_out(s, actor, card)


def _resume(g: "Game", s: bytearray) -> bool:
    if ask_next(s):
        return True
    at = s[TOP]
    actor = s[at + ACTOR]
    card = s[at + CARD]
    pop(s)
    if s[GUILTY]:
        note(s, ADMITTED, actor, 0, uncolored(card))
    _let_stand(s, actor, card)
    return False


def is_upside_down(s: bytearray, kind: int, pile: int) -> bool:
    """Is a card a 6 on a 9, or a 9 on a 6, of the same color, on pile 0 or 1 (SEV-3)?"""
    top = s[TOP_CARD + pile]
    kind = counts_as(s, kind)
    if kind >= FIRST_WILD_KIND or top >= FIRST_WILD_KIND or (kind ^ top) & 3:
        return False
    return FACE[kind] + FACE[top] == _SIX + _NINE and FACE[kind] in (_SIX, _NINE)


def join() -> None:  # set-up
    define_window(CHEATED, calls_into, _answer, _resume)
    slots.is_upside_down = is_upside_down
