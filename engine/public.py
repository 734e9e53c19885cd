"""This module tells what everybody knows about a table, in words of the game.

Each function takes a view (engine/view.py), or a state.
"""

from engine.const import const
from engine.state.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    CARD,
    COUNTS,
    EVENT_MASK,
    EVENT_SIZE,
    EVENTS,
    KIND,
    PLAYER_AT,
    SHOWN_COUNTS,
    STAGE,
    TARGET,
    TOP,
    TOP_CARD,
)
from engine.state.options import END, JUMP, LAST_LEFT, LOW_WINS, NO_POINTS, PEEK, SCORING

TYPE_CHECKING = False
if TYPE_CHECKING:
    View = bytearray | memoryview

_EXACT_ALL = const(2)  # jump=exact_all


def window_kind(view: "View") -> int:
    """Return the kind of the newest window (engine.state.windows)."""
    return view[view[TOP] + KIND]


def window_stage(view: "View") -> int:
    """Return how far the newest window has come."""
    return view[view[TOP] + STAGE]


def window_actor(view: "View") -> int:
    """Return the seat that opened the newest window."""
    return view[view[TOP] + ACTOR]


def window_target(view: "View") -> int:
    """Return the seat that the newest window is about."""
    return view[view[TOP] + TARGET]


def window_amount(view: "View") -> int:
    """Return how many cards the newest window is about."""
    return view[view[TOP] + AMOUNT]


def window_card(view: "View") -> int:
    """Return the card of the newest window."""
    return view[view[TOP] + CARD]


def event_at(number: int) -> int:
    """Return where the event of a number lies: EVENT_KIND and so on are added to that.

    Numbers follow each other modulo 256; EVENT_COUNT is that of the next event.
    """
    return EVENTS + (number & EVENT_MASK) * EVENT_SIZE


def player_of(view: "View", seat: int) -> int:
    """Return the player who sits on a seat."""
    return view[PLAYER_AT + seat]


def cards_of(view: "View", seat: int) -> int:
    """Return how many cards a seat holds."""
    return view[COUNTS + seat]


def shown_of(view: "View", seat: int) -> int:
    """Return how many of a seat's cards others are shown, who are shown any (COW-4, OFF-8)."""
    return view[(COUNTS if view[PEEK] else SHOWN_COUNTS) + seat]


def can_be_jumped_on(view: "View", pile: int = 0) -> bool:
    """Is there a card to jump on a top one with: a wild never, a Wild Draw Four by option?

    pile: the discard pile, 0 or 1.
    """
    top = view[TOP_CARD + pile]
    if top < FIRST_WILD_KIND:
        return view[JUMP] != 0
    return view[JUMP] == _EXACT_ALL and FACE[top] == WILD_FOUR


def has_loser(view: "View") -> bool:
    """Is a hand lost by one and won by nobody, as nobody takes any points for it (COW-5)?"""
    scoring = view[SCORING]
    return view[END] == LAST_LEFT and (scoring == LOW_WINS or scoring == NO_POINTS)
