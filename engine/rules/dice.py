"""Dice instead of cards; drawing a die rolls it (DIC-1).

    option   deck=dice

A die is a card of its color. There are two sorts: its sides show the numbers 1 to 6, or Skip,
Reverse and Draw Two twice each. The pool is draw pile 1. Nobody sees a die in the pool, so each is
rolled when it goes into the pool, to a random place, instead of when it is drawn.
"""

from engine.const import const
from engine.state.cards import FACE, SKIP
from engine.state.layout import AS_LISTED, DISCARD_SIZE, DISCARDS, PILE_SIZE, UNSETTLED
from engine.state.numbers import below
from engine.turn.piles import place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_NINE = const(9)
_SIDES = const(6)
_ACTIONS = const(3)


def sort_of(kind: int) -> int:
    """Return the sort of a die, whichever side it shows, as the kind of its 1 or its Skip."""
    return kind & 3 | (4 if FACE[kind] <= _NINE else SKIP << 2)


def can_show(kind: int) -> bool:
    """Can a die show this kind: a number from 1 to 6, Skip, Reverse or Draw Two?"""
    return 1 <= FACE[kind] <= _SIDES or SKIP <= FACE[kind] < SKIP + _ACTIONS


def _roll(s: bytearray, kind: int) -> int:
    """Roll a die of this sort; return the kind that it shows."""
    if FACE[kind] <= _NINE:
        return kind & 3 | 1 + below(s, _SIDES) << 2
    return kind & 3 | SKIP + below(s, _ACTIONS) << 2


def _roll_all(g: "Game", s: bytearray) -> None:
    """Roll the whole pool before the deal, but not a scenario's."""
    if not s[AS_LISTED]:
        for at in range(g.draws, g.draws + s[PILE_SIZE]):
            s[at] = _roll(s, s[at])


def _take_die(g: "Game", s: bytearray, pile: int) -> None:
    """Put the die on top of a pile, about to be covered, back into the pool at a random place."""
    size = s[DISCARD_SIZE + pile]
    if not size:
        return
    size -= 1
    s[DISCARD_SIZE + pile] = size
    at = place(g, DISCARDS + pile, size)
    die = _roll(s, s[at])
    s[at] = s[at + g.capacity] = 0
    size = s[PILE_SIZE]
    to = below(s, size + 1)
    if to < s[UNSETTLED]:  # the order below is not drawn yet, so any place there will do
        to = s[UNSETTLED]
        s[UNSETTLED] += 1
    for at in range(g.draws + size, g.draws + to, -1):
        s[at] = s[at - 1]
    s[g.draws + to] = die
    s[PILE_SIZE] = size + 1


def register(hooks: "Hooks") -> None:  # set-up
    hooks.before_deal = hooks.fill_slot(hooks.before_deal, _roll_all)
    hooks.covers = hooks.fill_slot(hooks.covers, _take_die)
