"""This module answers questions about what everybody at a table knows.

Each function takes a view (engine/view.py) or a state.
"""

from engine.const import const
from engine.state.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.state.layout import *
from engine.state.options import END, JUMP, LAST_LEFT, LOW_WINS, NO_POINTS, PEEK, SCORING

TYPE_CHECKING = False
if TYPE_CHECKING:
    View = bytearray | memoryview

_EXACT_ALL = const(2)  # jump=exact_all


def window_kind(view: "View") -> int:
    """Return the kind of the newest window (engine.state.windows)."""
    return view[view[TOP] + KIND]


def window_stage(view: "View") -> int:
    """Return the STAGE of the newest window."""
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
    """Return the offset of the event with a number; add EVENT_KIND and so on to it.

    Events are numbered modulo 256; EVENT_COUNT is the number of the next event.
    """
    return EVENTS + (number & EVENT_MASK) * EVENT_SIZE


def player_of(view: "View", seat: int) -> int:
    """Return the player who sits on a seat."""
    return view[PLAYER_AT + seat]


def cards_of(view: "View", seat: int) -> int:
    """Return how many cards a seat holds."""
    return view[COUNTS + seat]


def shown_of(view: "View", seat: int) -> int:
    """Return how many of a seat's cards are shown to whoever is shown hands (COW-4, OFF-8)."""
    return view[(COUNTS if view[PEEK] else SHOWN_COUNTS) + seat]


def can_be_jumped_on(view: "View", pile: int = 0) -> bool:
    """Does `jump` let anybody jump on the top card of a pile, 0 or 1?

    Never on a plain Wild; on a Wild Draw Four only with jump=exact_all.
    """
    top = view[TOP_CARD + pile]
    if top < FIRST_WILD_KIND:
        return view[JUMP] != 0
    return view[JUMP] == _EXACT_ALL and FACE[top] == WILD_FOUR


def has_loser(view: "View") -> bool:
    """Does a hand have a loser and no winner, since nobody takes points for it (COW-5)?"""
    scoring = view[SCORING]
    return view[END] == LAST_LEFT and (scoring == LOW_WINS or scoring == NO_POINTS)


def is_same_side(view: "View", seat: int, other: int) -> bool:
    """Are the players of two seats on one side? A seat is on its own side."""
    team = view[TEAM + view[PLAYER_AT + seat]]
    return seat == other or (team > 0 and team == view[TEAM + view[PLAYER_AT + other]])
