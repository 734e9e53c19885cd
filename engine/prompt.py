"""This module is what everybody at a table knows of a question: the newest window's row.

    row_of(view)                          which question it is of all (engine/spec/windows.py)
    flags_of(view)                        what else a screen has to know (engine/state/windows.py)
    amount_of(view)                       the number at stake
    stake_of(view, GUILTY_DRAWS)          what a challenge costs who is guilty; INNOCENT_DRAWS: who
                                          challenges somebody innocent
    is_for_table(view)                    it is put to the table before the device goes round
    is_asked_with(view, seat, other)      then it concerns the other seat, too
    question_of(view)                     which question it is, told from all others by a number
    lets_add(view)                        others than the seat asked may answer out of turn
    only_choice(view)                     DRAW while everybody knows that there is no other
    cause_of(view)                        the number of the event of the card that it is about

All of them follow from public bytes alone, so each seat's view gives the same answers, and the
game's state does, too. The seat that is asked is FIRST; what it can choose, `Game.choices_into`
lists. Screens, the terminal and tests read this; none of them names a kind of window.
"""

from engine.const import const
from engine.public import event_at
from engine.state.choices import DRAW
from engine.state.events import FIRST_CARD, LAID, TURNED_UP
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    CARD,
    DEALER,
    EVENT_COUNT,
    EVENT_KIND,
    EVENTS_KEPT,
    FIRST,
    KIND,
    PLAYERS,
    STAGE,
    TARGET,
    TOP,
    WINDOW_SIZE,
)
from engine.state.options import GUILTY_DRAWS
from engine.state.seats import in_set, word
from engine.state.window_types import (
    ADDS,
    DRAWS_ALONE,
    EVERYBODY,
    FIRST_ROWS,
    FOR_TABLE,
    ROW_FLAGS,
)
from engine.state.windows import STAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.public import View

# The parts of a row of words, so many of them.
ASK = const(0)
TO_PASS = const(1)
OF_TABLE = const(2)
NOBODY_DOES = const(3)
SOMEBODY_DOES = const(4)
TO_DO = const(5)
PARTS = const(6)

_FOUR = const(4)  # cards of a single Wild Draw Four


def stage_of(view: "View") -> int:
    """Return the stage of the newest window."""
    at = view[TOP]
    stage = STAGES[view[at + KIND]]
    return stage(view) if stage is not None else view[at + STAGE]


def row_of(view: "View") -> int:
    """Return which row of flags and of words the newest window is at."""
    kind = view[view[TOP] + KIND]
    return min(FIRST_ROWS[kind] + stage_of(view), FIRST_ROWS[kind + 1] - 1)


def flags_of(view: "View") -> int:
    """Return the flags of the newest window."""
    return ROW_FLAGS[row_of(view)]


def amount_of(view: "View") -> int:
    """Return how many cards are at stake in the newest window, or in the one that it lies on."""
    at = view[TOP]
    if not view[at + AMOUNT] and at > WINDOW_SIZE:
        at -= WINDOW_SIZE
    return view[at + AMOUNT]


def stake_of(view: "View", option: int) -> int:
    """Return how many cards who loses a challenge of a wild draws; option: that with the price.

    The price is for the last wild of a stack, and comes to the rest where only who must draw may
    challenge (OFF-8); where all may (DBL-6), the guilty one pays it alone, the other the whole sum.
    """
    amount = amount_of(view)
    price = view[option]
    if amount <= _FOUR:
        return price
    if not word(view, view[TOP] + ASKED):
        return min(amount - _FOUR + price, 255)
    return price if option == GUILTY_DRAWS else amount


def is_for_table(view: "View") -> bool:
    """Is the newest window's question put to the table before the device goes round?"""
    return flags_of(view) & FOR_TABLE != 0


def is_asked_with(view: "View", seat: int, other: int) -> bool:
    """Does the question to a seat concern another seat, too?"""
    flags = flags_of(view)
    asked = view[TOP] + ASKED
    if word(view, asked) and not flags & ADDS:
        return in_set(view, asked, other) != 0
    if flags & EVERYBODY:  # from the dealer's left on
        return _turns_from_dealer(view, other) >= _turns_from_dealer(view, seat)
    return other == seat


def _turns_from_dealer(view: "View", seat: int) -> int:
    return (seat - view[DEALER] - 1) % view[PLAYERS]


def question_of(view: "View") -> int:
    """Return the number of the newest window's question; what all are asked in turn is one."""
    at = view[TOP]
    return question_at(view, at - WINDOW_SIZE if flags_of(view) & EVERYBODY else at)


def question_at(view: "View", at: int) -> int:
    """Return the number of the question of a window's record; the record is its bits above 20."""
    what = (at << 3 | view[at + STAGE]) << 5 | view[at + KIND]
    return (what << 4 | view[at + ACTOR] & 15) << 8 | view[at + CARD]


def is_still_asked(view: "View", question: int) -> bool:
    """Is the window of a question open, at the same stage, whatever lies above it?"""
    at = question >> 20
    return at <= view[TOP] and question_at(view, at) == question


def lets_add(view: "View") -> bool:
    """May others than the seat that is asked answer the newest window, by playing out of turn?"""
    return flags_of(view) & ADDS != 0 and word(view, view[TOP] + ASKED) != 0


def is_passed_over(view: "View") -> bool:
    """Is the seat that is asked one that could only have answered by playing out of turn?"""
    return lets_add(view) and view[view[TOP] + TARGET] != view[FIRST]


def only_choice(view: "View") -> int:
    """Return DRAW if everybody knows that it is the only choice of the seat asked, else 0."""
    return DRAW if flags_of(view) & DRAWS_ALONE else 0


def cause_of(view: "View") -> int:
    """Return the number of the event of the card that came last onto a discard pile."""
    number = view[EVENT_COUNT]
    for _ in range(EVENTS_KEPT):
        number = number - 1 & 255
        kind = view[event_at(number) + EVENT_KIND]
        if kind == LAID or kind == FIRST_CARD or kind == TURNED_UP:
            break
    return number
