"""This module asks for a sum or product of who laid a number on a number (DIC-2).

    join()                    where the rules ask for them
    write_sum(text, view)     3 + 4 = ?       after a wrong answer: 3 + 4 is 7! Again:

The record knows the right answer alone. The number on top is one of the two, the other follows
from both; only if a 0 was laid on something to multiply, the events must tell.
"""

from engine.public import event_at, window_amount, window_stage, window_target
from engine.state.cards import FACE, FIRST_WILD_KIND
from engine.state.events import FIRST_CARD, LAID
from engine.state.layout import (
    EVENT_CARD,
    EVENT_COUNT,
    EVENT_KIND,
    EVENTS_KEPT,
    MULTIPLIES,
    QUIZ,
    TOP_CARD,
)
from engine.state.windows import ASKED_SUM
from ui.house.prompts import WRITES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_ASKED = b" = ?"
_AGAIN = b"! Again:"
_PLUS = b" + "
_TIMES = b" x "
_IS = b" is "


def join() -> None:
    """Let the table ask for sums."""
    WRITES[ASKED_SUM] = write_sum


def write_sum(text: "Text", view: bytearray) -> None:  # per frame
    """See the module."""
    right = window_amount(view)
    second = FACE[view[TOP_CARD]]
    multiplies = view[QUIZ + window_target(view)] == MULTIPLIES
    if not multiplies:
        first = right - second
    else:
        first = right // second if second else _number_before(view)
    text.number(first)
    text.word(_TIMES if multiplies else _PLUS)
    text.number(second)
    if window_stage(view):
        text.word(_IS)
        text.number(right)
    text.word(_AGAIN if window_stage(view) else _ASKED)


def _number_before(view: bytearray) -> int:  # per frame
    """The number of the card that was laid before the newest one."""
    number = view[EVENT_COUNT]
    laid = 0
    for _ in range(EVENTS_KEPT):
        number = number - 1 & 255
        at = event_at(number)
        if view[at + EVENT_KIND] == LAID or view[at + EVENT_KIND] == FIRST_CARD:
            laid += 1
            if laid == 2 and view[at + EVENT_CARD] < FIRST_WILD_KIND:
                return FACE[view[at + EVENT_CARD]]
    return 0
