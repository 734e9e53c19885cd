"""This module is the plain bot on one discard pile without house rules.

engine/bots/house.py uses its functions with house rules.
"""

from engine.bots.plain import (
    BY_FLAVOR,
    HELD_OF,
    color_held_most,
    count_colors,
    fewest_of_others,
    is_suspicious,
    seat_after,
    standing_right,
    with_calls,
)
from engine.const import const
from engine.state import choices as ch
from engine.state.cards import FACE, FIRST_WILD_KIND, POINTS
from engine.state.layout import (
    COUNTS,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    SKIPS_NEXT,
    VIEW_SEAT,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_NEAR_OUT = const(3)  # a player with this many cards or fewer may soon be out


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose sensibly; see the package for the arguments."""
    plays = 0
    while plays < n and choices[plays] & ch.VERB_MASK == ch.PLAY:
        plays += 1
    standing = standing_right(choices, plays, n)
    if standing:
        return standing
    choice = best_play(view, choices, plays, roll)
    return choice if choice else without_play(view, choices, plays, n, roll)


def best_play(view: bytearray, choices: list[int], plays: int, roll: "Callable[[], int]") -> int:
    """Return the honest play of the highest worth; 0: there is none."""
    if plays:
        count_colors(view)
    fewest = fewest_of_others(view)
    next_count = view[COUNTS + seat_after(view)]
    best = most = 0
    for i in range(plays):
        if not choices[i] & ch.BLUFF:
            worth = _worth(view, choices[i] >> ch.CARD_SHIFT & 127, fewest, next_count)
            if worth > most:
                most = worth
                best = choices[i]
    return with_calls(view, best, roll) if best else 0


def _worth(view: bytearray, card: int, fewest: int, next_count: int) -> int:
    """Return the worth of laying a card now, above 0."""
    effect = view[EFFECTS + FACE[card]]
    worth = 400
    if card < FIRST_WILD_KIND:
        worth += 12 * HELD_OF[card & 3] + (POINTS[FACE[card]] >> 1)
    else:
        worth -= 200 if view[COUNTS + view[VIEW_SEAT]] == 2 else 120  # a wild fits later, too
    if fewest <= _NEAR_OUT:
        worth += 2 * POINTS[FACE[card]]
    if next_count <= _NEAR_OUT:
        if effect == DRAWS_FOUR:
            worth += 180
        elif effect == DRAWS_TWO:
            worth += 120
        elif effect == SKIPS_NEXT:
            worth += 60
    return worth


def without_play(
    view: bytearray, choices: list[int], first: int, n: int, roll: "Callable[[], int]"
) -> int:
    """Call a color, challenge, draw or pass; 0: use no standing right."""
    for i in range(first, n):
        verb = choices[i] & ch.VERB_MASK
        if verb == ch.CALL_COLOR:
            return choices[i + color_held_most(view, roll)]
        if verb == ch.CHALLENGE and is_suspicious(view, roll):
            return choices[i]
        if verb == ch.DRAW or verb == ch.PASS:
            return choices[i]
    return 0


def join() -> None:  # set-up
    BY_FLAVOR[0] = decide
