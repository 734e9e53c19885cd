"""What the table tells its holder in place of an event: why a choice was refused, and asks.

Notices are numbers: 0 none, a reason of `engine.choices` itself, or, from _ASKS on, one of ours.
"""

from micropython import const

from engine.choices import NO_SUCH_PILE
from ui.text import say

_ASKS = const(64)
WHICH_COLOR = const(64)
DRAW_FOUR = const(65)
DRAW_OR_NOT = const(66)
HOLDS_COLOR = const(67)
_UNKNOWN = const(68)

# 20 letters at most, each with a line break behind it; in the order of engine.choices.
_REASONS = (
    b"\nNot your turn\nNot now\nYou do not hold that\nThat does not fit\nOnly the drawn card\n"
    b"You must play\nDraw first\nNothing to draw\nNo such color\nNo Uno to call\n"
    b"Nobody to catch\nThe hand is over\nNo such pile\n"
)
_ASKED = (
    b"Which color?\nDraw 4 or challenge?\nDraw or challenge?\nYou hold the color!\nThat cannot be\n"
)


def notice_of(reason: int) -> int:  # per frame
    """The notice for a reason that a choice was refused for."""
    return reason if reason <= NO_SUCH_PILE else _UNKNOWN


def tell_notice(text: "Text", notice: int) -> None:  # per frame
    """Write its words."""
    if notice >= _ASKS:
        say(text, _ASKED, notice - _ASKS)
    else:
        say(text, _REASONS, notice)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
