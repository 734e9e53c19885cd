"""The easy bot: plays as the plain one does, but now and then without a thought.

Then it lays the first card by chance that fits, be it the Wild that it should have kept. Its call
of Uno is sometimes late, so that it can be caught, and it does not always see who can be.
"""

from engine.bots.plain import decide as sensibly
from engine.bots.plain import dressed
from engine.const import const
from engine.state import choices as ch
from engine.state.layout import VIEW_DRAFT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_HONEST = const(1 << 9 | 31)  # BLUFF | VERB_MASK
# Of 16:
_THOUGHTLESS = const(8)  # plays
_LATE = const(4)  # calls of Uno
_MISSED = const(8)  # chances to catch


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose as a beginner might; see the package for the arguments."""
    if n and choices[n - 1] & ch.VERB_MASK == ch.CATCH and roll() & 15 < _MISSED:
        n -= 1
        if not n:
            return 0
    plays = 0
    while plays < n and choices[plays] & _HONEST == ch.PLAY:
        plays += 1
    if plays and not view[VIEW_DRAFT] and roll() & 15 < _THOUGHTLESS:
        choice = dressed(view, choices[roll() % plays], roll)
    else:
        choice = sensibly(view, choices, n, roll)
    if choice & ch.WITH_UNO and roll() & 15 < _LATE:
        choice &= ~ch.WITH_UNO
    return choice
