"""This module is the plain bot with house rules on one pile (engine/house).

It lays sets where it can, since they shed more cards; jumps in; adds to stacks rather than draw;
swaps hands with the player who holds fewest, if that is fewer than its own; never lays a card face
down that does not match; puts its dearest card away; and answers sums rightly.
"""

from engine.bots.one_pile import best_play, without_play
from engine.bots.plain import BY_FLAVOR, standing_right
from engine.const import const
from engine.state import choices as ch
from engine.state.cards import FACE, POINTS
from engine.state.layout import AMOUNT, COUNTS, KIND, TOP, VIEW_DRAFT, VIEW_SEAT
from engine.state.options import HOUSE, SETS
from engine.state.windows import PALMING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# Bits of SETS, sum_or_difference and by_age: two cards are not always better than one.
_OF_NUMBERS = const(12)


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose sensibly; see the package for the arguments."""
    if n and choices[n - 1] == ch.JUMP_IN_VAIN:
        n -= 1
        if not n:
            return 0
    plays = 0
    while plays < n and choices[plays] & ch.VERB_MASK == ch.PLAY:
        plays += 1
    standing = standing_right(choices, plays, n)
    if standing:
        return standing
    if not view[SETS] & _OF_NUMBERS or view[VIEW_DRAFT] or not plays:
        for i in range(plays, n):
            if choices[i] & ch.VERB_MASK == ch.ADD and (not view[VIEW_DRAFT] or not plays):
                return choices[i]
    choice = best_play(view, choices, plays, roll)
    if not choice:
        choice = _special(view, choices, plays, n)
    return choice if choice else without_play(view, choices, plays, n, roll)


def _special(view: bytearray, choices: list[int], first: int, n: int) -> int:
    """Answer a question that only house rules ask; 0: there is none."""
    for i in range(first, n):
        verb = choices[i] & ch.VERB_MASK
        if verb == ch.NAME:
            return _partner(view, choices, i, n)
        if verb == ch.ANSWER:
            return ch.ANSWER | view[view[TOP] + AMOUNT] << ch.CARD_SHIFT
        if verb == ch.DARE:
            return choices[i]
        if verb == ch.GIVE:
            return _dearest(choices, i, n)
        if verb == ch.GUESS or verb == ch.PALM or view[view[TOP] + KIND] == PALMING:
            return choices[n - 1]  # bots guess no charade, hide no card, and do not know who did
        if verb == ch.JUMP and not choices[i] & ch.BLUFF:
            uno = ch.WITH_UNO if view[COUNTS + view[VIEW_SEAT]] == 2 else 0
            return choices[i] | uno
        if verb == ch.PLAY and not choices[i] & ch.BLUFF:
            return choices[i]
    return 0


def _dearest(choices: list[int], first: int, n: int) -> int:
    """Return the choice that puts the card with the most points away (TWD-2)."""
    best = choices[first]
    for i in range(first, n):
        if choices[i] & ch.VERB_MASK == ch.GIVE:
            given = FACE[choices[i] >> ch.CARD_SHIFT & 127]
            if POINTS[given] > POINTS[FACE[best >> ch.CARD_SHIFT & 127]]:
                best = choices[i]
    return best


def _partner(view: bytearray, choices: list[int], first: int, n: int) -> int:
    """Return the choice to swap with the player who holds fewest; decline if that is no fewer."""
    best = choices[first]
    fewest = 255
    for i in range(first, n):
        if choices[i] & ch.VERB_MASK == ch.NAME:
            held = view[COUNTS + (choices[i] >> ch.SEAT_SHIFT & 15)]
            if held < fewest:
                fewest = held
                best = choices[i]
    last = choices[n - 1]
    if fewest >= view[COUNTS + view[VIEW_SEAT]] and last & ch.VERB_MASK == ch.PASS:
        return last
    return best


def join() -> None:  # set-up
    BY_FLAVOR[HOUSE] = decide
