"""The plain bot plays to go out, hinders players who are about to, and never bluffs.

It prefers the color that it holds most of and saves its wilds. It gets rid of dear cards when
somebody is near going out, and lays draw cards when the next seat has few cards left. It always
calls Uno, and catches players who did not. The more cards the player of a Wild Draw Four holds, the
likelier the bot challenges: few large hands lack the color in play.

one_pile.py, house.py (house rules) and two_piles.py decide, each for one flavor; engine/parts.py
loads one of them with the rules. This module has what they share.
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

# By flavor (engine/state/options.py): the function that decides, once its part is joined.
BY_FLAVOR: "list[Bot]" = [None] * 3  # type: ignore[list-item]

# By color: how many cards of the view that `count_colors` saw last the seat holds.
HELD_OF = bytearray(COLORS)

_FEW_CARDS = const(4)  # a player with more cards than this may be challenged
_SUSPICION = const(16)  # the chance for each such card, of 256


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose by the module for the rules in play; see the package for the arguments."""
    return BY_FLAVOR[view[FLAVOR]](view, choices, n, roll)


def standing_right(choices: list[int], first: int, n: int) -> int:
    """Return the first late call or catch among the choices; 0: there is none."""
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
    """Shall the bot challenge the Wild Draw Four just laid, by its player's number of cards?"""
    cards = view[COUNTS + view[view[TOP] + ACTOR]]
    return roll() & 255 < (cards - _FEW_CARDS) * _SUSPICION


def count_colors(view: bytearray) -> None:
    """Count in HELD_OF how many cards of each color this seat holds, wilds not counted."""
    held = HELD_OF
    held[0] = held[1] = held[2] = held[3] = 0
    for i in range(VIEW_HAND, VIEW_HAND + view[COUNTS + view[VIEW_SEAT]]):
        card = view[i]
        if card < FIRST_WILD_KIND:
            held[card & 3] += 1


def color_held_most(view: bytearray, roll: "Callable[[], int]") -> int:
    """Return the color of most of the own cards; of several, the first after a random color."""
    count_colors(view)
    start = best = roll() & 3
    for i in range(1, COLORS):
        color = start + i & 3
        if HELD_OF[color] > HELD_OF[best]:
            best = color
    return best


def fewest_of_others(view: bytearray) -> int:
    """Return the fewest cards that another seat in the hand holds."""
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
