"""How bots play cards that make hands change owners (SEV-1, DIR-1); only such a match loads this.

A bot keeps such a card, and draws if nothing else fits, while it would give away a smaller hand
than it gets. Of a swap that is the smallest hand of the others, since the bot says with whom; of
hands that move on, that of the seat before it.
"""

from engine.bots.plain import TACTICS, fewest_of_others
from engine.const import const
from engine.state import choices as ch
from engine.state.cards import FACE
from engine.state.layout import *

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.state.hooks import Hooks

_LAYS = const(1 << 1 | 1 << 11 | 1 << 25)  # PLAY, JUMP, ADD
_PASS_BIT = const(2)  # of an effect


def sift(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]", level: int) -> int:
    """Leave out the cards that would give a smaller hand away; see `TACTICS`."""
    left = view[COUNTS + view[VIEW_SEAT]] - view[VIEW_DRAFT] - 1
    if left < 1:
        return n  # a last card does nothing (CORE-13)
    kept = 0
    for i in range(n):
        choice = choices[i]
        is_laid = 1 << (choice & ch.VERB_MASK) & _LAYS and not choice & ch.DOWN
        if not is_laid or _got(view, FACE[choice >> ch.CARD_SHIFT & 127], left) <= left:
            choices[kept] = choice
            kept += 1
    return kept if kept or n and choices[0] & ch.VERB_MASK == ch.JUMP else n


def _got(view: bytearray, face: int, left: int) -> int:
    """Return how many cards a seat with so many has after a card of a face has acted."""
    effect = view[EFFECTS + face]
    if effect == SWAPS_HANDS:
        return fewest_of_others(view)
    if PASSES_HANDS <= effect < SHUFFLES_HANDS and effect & _PASS_BIT:
        return view[COUNTS + _seat_before(view)]
    return left


def _seat_before(view: bytearray) -> int:
    """Return the seat whose hand comes to this one when all hands move on."""
    players = view[PLAYERS]
    step = 1 if view[DIRECTION] else players - 1
    seat = (view[VIEW_SEAT] + step) % players
    while view[OUT + (seat >> 3)] & 1 << (seat & 7):
        seat = (seat + step) % players
    return seat


def register(hooks: "Hooks") -> None:  # set-up
    if sift not in TACTICS:
        TACTICS.append(sift)
