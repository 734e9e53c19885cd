"""The bots of the two lower levels: they play as the plain one does, but often without a thought.

Then they lay the first card by chance that fits, be it the Wild that they should have kept. Their
calls of Uno are sometimes late, so that they can be caught, and they do not always see who can be.
"""

from engine.bots.plain import decide as sensibly
from engine.bots.plain import with_calls
from engine.const import const
from engine.state import choices as ch
from engine.state.layout import VIEW_DRAFT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_HONEST = const(1 << 9 | 31)  # BLUFF | VERB_MASK


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose as who plays now and then; see the package for the arguments."""
    return _choose(view, choices, n, roll, 7, 4)


def beginner(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose as who plays for the first time."""
    return _choose(view, choices, n, roll, 15, 6)


def _choose(
    view: bytearray,
    choices: list[int],
    n: int,
    roll: "Callable[[], int]",
    thoughtless: int,
    forgetful: int,
) -> int:
    """Choose; of 16 so many plays are without a thought, and so many calls of Uno are late.

    Twice as many chances to call late, or to catch, are missed.
    """
    while n and 1 << (choices[n - 1] & ch.VERB_MASK) & (1 << ch.CATCH | 1 << ch.CALL_UNO):
        if roll() & 15 >= 2 * forgetful:
            return choices[n - 1]
        n -= 1
    if not n:
        return 0
    plays = 0
    while plays < n and choices[plays] & _HONEST == ch.PLAY:
        plays += 1
    if plays and not view[VIEW_DRAFT] and roll() & 15 < thoughtless:
        choice = with_calls(view, choices[roll() % plays], roll)
    else:
        choice = sensibly(view, choices, n, roll)
    if choice & ch.WITH_UNO and roll() & 15 < forgetful:
        choice &= ~ch.WITH_UNO
    return choice
