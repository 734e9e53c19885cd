"""The plain bot plays to go out, hinders who is about to, and never bluffs.

It prefers the color that it holds most of and keeps wilds for need, but gets rid of dear
cards when somebody is near going out and hits the next seat with draw cards when that one
has few cards left. It always calls Uno and catches who did not. It challenges a Wild Draw
Four the likelier the more cards its player holds: few such hands lack the color in play.

What it makes of that stands in one_pile.py, two_piles.py and house.py (house rules), one of which
is joined with the rules (engine/parts.py); here is what they share.
"""

from engine.const import const
from engine.state import choices as ch
from engine.state.cards import COLORS, FIRST_WILD_KIND
from engine.state.layout import (
    ACTOR,
    COUNTS,
    DIRECTION,
    OUT,
    PLAYERS,
    TOP,
    VIEW_DRAFT,
    VIEW_HAND,
    VIEW_SEAT,
)
from engine.state.options import FLAVOR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.bots import Bot

# Who decides, by flavor (engine/ruleset.py); it is joined with the rules.
BY_FLAVOR: "list[Bot]" = [None] * 3  # type: ignore[list-item]

_FEW_CARDS = const(4)  # a challenge is worth a thought above this many
_SUSPICION = const(16)  # of 256, for each card above


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose sensibly, as the turn asks that is played; see the package for the arguments."""
    return BY_FLAVOR[view[FLAVOR]](view, choices, n, roll)


def standing_right(choices: list[int], first: int, n: int) -> int:
    """Return a standing right to use at once, the own late call first; 0: there is none."""
    for i in range(first, n):
        verb = choices[i] & ch.VERB_MASK
        if verb == ch.CALL_UNO or verb == ch.CATCH:
            return choices[i]
    return 0


def with_calls(view: bytearray, choice: int, roll: "Callable[[], int]") -> int:
    """Add the color called and the Uno call to a choice that needs them."""
    if choice >> ch.CARD_SHIFT & 127 >= FIRST_WILD_KIND:
        choice |= color_held_most(view, roll) + 1 << ch.COLOR_SHIFT
    if view[COUNTS + view[VIEW_SEAT]] - view[VIEW_DRAFT] == 2:
        choice |= ch.WITH_UNO
    return choice


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


def fewest_of_others(view: bytearray) -> int:
    fewest = 255
    for seat in range(view[PLAYERS]):
        if seat != view[VIEW_SEAT] and not view[OUT + (seat >> 3)] & 1 << (seat & 7):
            fewest = min(fewest, view[COUNTS + seat])
    return fewest


def seat_after(view: bytearray) -> int:
    """Return the seat after this one that is not out."""
    players = view[PLAYERS]
    step = players - 1 if view[DIRECTION] else 1
    seat = (view[VIEW_SEAT] + step) % players
    while view[OUT + (seat >> 3)] & 1 << (seat & 7):
        seat = (seat + step) % players
    return seat
