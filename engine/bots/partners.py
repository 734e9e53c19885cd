"""How bots play for their side: partners, or teams (PAR-1); only a match with sides loads this.

A bot neither catches nor challenges its own side, makes it draw nothing and gives it no card where
another choice is left. It fears nobody of its own who holds few cards: in its copy of the view they
hold many. While it is not nearly out itself, it skips an opponent so that a partner is on turn who
is.
"""

from engine.bots.plain import TACTICS, seat_after
from engine.const import const
from engine.prompt import flags_of
from engine.public import is_same_side
from engine.state import choices as ch
from engine.state.cards import FACE
from engine.state.layout import *
from engine.state.options import PEEK
from engine.state.window_types import HARMS_NAMED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.state.hooks import Hooks

_MANY = const(9)  # cards: nobody fears a player with so many
_NEAR_OUT = const(3)  # a partner with this many cards or fewer is nearly out
_ALMOST = const(2)  # a bot with this many cards or fewer plays to go out itself
_SKIPS = const(1 << 1 | 1 << 3)  # SKIPS_NEXT, DRAWS_TWO
_HITS = const(1 << 1 | 1 << 3 | 1 << 5)  # and DRAWS_FOUR


def sift(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]", level: int) -> int:
    """Leave out what harms the own side, or leave what brings a partner to the turn."""
    after = seat_after(view)
    hits_own = is_same_side(view, view[VIEW_SEAT], after)
    helps = not hits_own and view[COUNTS + view[VIEW_SEAT]] > _ALMOST and _helps(view, after)
    kept = 0
    for i in range(n):
        choice = choices[i]
        effect = _effect(view, choice)
        if helps and effect and 1 << effect & _SKIPS:
            choices[0] = choice
            kept = 1
            break
        if not (hits_own if effect else _harms_own(view, choice)):
            choices[kept] = choice
            kept += 1
    if not view[PEEK]:  # that lists the cards of others by these numbers
        _hide_counts(view)
    return kept if kept or n and choices[0] & ch.VERB_MASK == ch.CATCH else n


def _effect(view: bytearray, choice: int) -> int:
    """Return what a fair play sets off if it hits the next seat, and is no last card; else 0."""
    if (
        choice & (ch.VERB_MASK | ch.BLUFF | ch.DOWN) != ch.PLAY
        or view[COUNTS + view[VIEW_SEAT]] < 2
    ):
        return 0
    effect = view[EFFECTS + FACE[choice >> ch.CARD_SHIFT & 127]]
    return effect if effect <= DRAWS_FOUR and 1 << effect & _HITS else 0


def _helps(view: bytearray, after: int) -> bool:
    """Is a partner nearly out who would be on turn if the seat after this one were skipped?"""
    players = view[PLAYERS]
    step = players - 1 if view[DIRECTION] else 1
    seat = (after + step) % players
    while view[OUT + (seat >> 3)] & 1 << (seat & 7):
        seat = (seat + step) % players
    is_partner = seat != view[VIEW_SEAT] and is_same_side(view, view[VIEW_SEAT], seat)
    return is_partner and view[COUNTS + seat] <= _NEAR_OUT


def _harms_own(view: bytearray, choice: int) -> bool:
    """Does a choice that lays no card hit a seat of the own side?"""
    verb = choice & ch.VERB_MASK
    if verb == ch.CHALLENGE:
        other = view[view[TOP] + ACTOR]
    elif verb == ch.CATCH or verb == ch.GIVE or verb == ch.NAME and flags_of(view) & HARMS_NAMED:
        other = choice >> ch.SEAT_SHIFT & 15
    else:
        return False
    return other < view[PLAYERS] and is_same_side(view, view[VIEW_SEAT], other)


def _hide_counts(view: bytearray) -> None:
    """Let partners hold many cards in the bot's copy of the view."""
    for seat in range(view[PLAYERS]):
        if seat != view[VIEW_SEAT] and is_same_side(view, view[VIEW_SEAT], seat):
            view[COUNTS + seat] = max(view[COUNTS + seat], _MANY)


def register(hooks: "Hooks") -> None:  # set-up
    if sift not in TACTICS:
        TACTICS.append(sift)
