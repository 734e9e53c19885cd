"""This module tells what everybody knows about a table, in words of the game.

Each function takes a view (engine/view.py), or a state.
"""

from engine.state.layout import (
    ACTOR,
    AMOUNT,
    CARD,
    COUNTS,
    KIND,
    PLAYER_AT,
    SHOWN_COUNTS,
    STAGE,
    TARGET,
    TOP,
)
from engine.state.options import PEEK

TYPE_CHECKING = False
if TYPE_CHECKING:
    View = bytearray | memoryview


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


def player_of(view: "View", seat: int) -> int:
    """Return the player who sits on a seat."""
    return view[PLAYER_AT + seat]


def cards_of(view: "View", seat: int) -> int:
    """Return how many cards a seat holds."""
    return view[COUNTS + seat]


def shown_of(view: "View", seat: int) -> int:
    """Return how many of a seat's cards others are shown, who are shown any (COW-4, OFF-8)."""
    return view[(COUNTS if view[PEEK] else SHOWN_COUNTS) + seat]
