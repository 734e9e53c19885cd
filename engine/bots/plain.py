"""The plain sensible bot: plays to go out, hinders who is about to, and never bluffs.

It prefers the color that it holds most of and keeps wilds for need, but gets rid of dear
cards when somebody is near going out and hits the next seat with draw cards when that one
has few cards left. It always calls Uno and catches who did not. It challenges a Wild Draw
Four the likelier the more cards its player holds: few such hands lack the color in play.

How it plays with two discard piles stands in engine/bots/acting.py.
"""

from engine import choices as ch
from engine.bots import ACTING
from engine.cards import COLORS, FACE, FIRST_WILD_KIND, POINTS
from engine.const import const
from engine.layout import (
    ACTOR,
    COUNTS,
    DIRECTION,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    OUT,
    PLAYERS,
    SKIPS_NEXT,
    TOP,
    VIEW_DRAFT,
    VIEW_HAND,
    VIEW_SEAT,
)
from engine.options import FLAVOR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_NEAR_OUT = const(3)  # who holds this many cards or fewer may soon be out
_FEW_CARDS = const(4)  # a challenge is worth a thought above this many
_SUSPICION = const(16)  # of 256, for each card above


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose sensibly; see the package for the arguments."""
    if view[FLAVOR]:
        return ACTING[view[FLAVOR]](view, choices, n, roll)
    plays = 0
    while plays < n and choices[plays] & ch.VERB_MASK == ch.PLAY:
        plays += 1
    standing = right(choices, plays, n)
    if standing:
        return standing
    choice = best_play(view, choices, plays, roll)
    return choice if choice else without_play(view, choices, plays, n, roll)


def right(choices: list[int], first: int, n: int) -> int:
    """Return a standing right to use at once, the own late call first; 0: there is none."""
    for i in range(first, n):
        verb = choices[i] & ch.VERB_MASK
        if verb == ch.CALL_UNO or verb == ch.CATCH:
            return choices[i]
    return 0


def best_play(view: bytearray, choices: list[int], plays: int, roll: "Callable[[], int]") -> int:
    """Return the honest play of the highest worth, the first of equals; 0: there is none."""
    fewest = fewest_of_others(view)
    next_count = view[COUNTS + _next_seat(view)]
    best = most = 0
    for i in range(plays):
        if choices[i] < ch.BLUFF:
            worth = _worth(view, choices[i] >> 5 & 127, fewest, next_count)
            if worth > most:
                most = worth
                best = choices[i]
    return dressed(view, best, roll) if best else 0


def _worth(view: bytearray, card: int, fewest: int, next_count: int) -> int:
    """How much a card wants to be laid now, above 0."""
    effect = view[EFFECTS + FACE[card]]
    worth = 400
    if card < FIRST_WILD_KIND:
        worth += 12 * held_of(view, card & 3) + (POINTS[card] >> 1)
    else:
        worth -= 200 if view[COUNTS + view[VIEW_SEAT]] == 2 else 120  # it fits at the end, too
    if fewest <= _NEAR_OUT:
        worth += 2 * POINTS[card]
    if next_count <= _NEAR_OUT:
        if effect == DRAWS_FOUR:
            worth += 180
        elif effect == DRAWS_TWO:
            worth += 120
        elif effect == SKIPS_NEXT:
            worth += 60
    return worth


def dressed(view: bytearray, choice: int, roll: "Callable[[], int]") -> int:
    """Add the color called and the Uno call to a choice that needs them."""
    if choice >> 5 & 127 >= FIRST_WILD_KIND:
        choice |= color_held_most(view, roll) + 1 << 13
    if view[COUNTS + view[VIEW_SEAT]] - view[VIEW_DRAFT] == 2:
        choice |= ch.WITH_UNO
    return choice


def without_play(
    view: bytearray, choices: list[int], first: int, n: int, roll: "Callable[[], int]"
) -> int:
    """Call a color, challenge or not, else draw or pass; 0: no right is worth using."""
    for i in range(first, n):
        verb = choices[i] & ch.VERB_MASK
        if verb == ch.CALL_COLOR:
            return choices[i + color_held_most(view, roll)]
        if verb == ch.CHALLENGE and is_suspicious(view, roll):
            return choices[i]
        if verb == ch.DRAW or verb == ch.PASS:
            return choices[i]
    return 0


def is_suspicious(view: bytearray, roll: "Callable[[], int]") -> bool:
    """Challenge the Wild Draw Four just laid? Only its player's number of cards is known."""
    cards = view[COUNTS + view[view[TOP] + ACTOR]]
    return roll() & 255 < (cards - _FEW_CARDS) * _SUSPICION


def held_of(view: bytearray, color: int) -> int:
    """How many cards of a color this seat holds; wilds lie apart."""
    held = 0
    for i in range(view[COUNTS + view[VIEW_SEAT]]):
        card = view[VIEW_HAND + i]
        if card < FIRST_WILD_KIND and card & 3 == color:
            held += 1
    return held


def color_held_most(view: bytearray, roll: "Callable[[], int]") -> int:
    """Return the color of most of the own cards, the first from a random one on."""
    start = best = roll() & 3
    for i in range(1, COLORS):
        color = start + i & 3
        if held_of(view, color) > held_of(view, best):
            best = color
    return best


def _next_seat(view: bytearray) -> int:
    players = view[PLAYERS]
    step = players - 1 if view[DIRECTION] else 1
    seat = (view[VIEW_SEAT] + step) % players
    while view[OUT + (seat >> 3)] & 1 << (seat & 7):
        seat = (seat + step) % players
    return seat


def fewest_of_others(view: bytearray) -> int:
    fewest = 255
    for seat in range(view[PLAYERS]):
        if seat != view[VIEW_SEAT] and not view[OUT + (seat >> 3)] & 1 << (seat & 7):
            fewest = min(fewest, view[COUNTS + seat])
    return fewest
