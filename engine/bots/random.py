"""The bot that plays by chance, the yardstick of every figure.

It lays a legal card chosen uniformly among the cards it holds (two alike count twice; a
bluff is not legal), the drawn card too, and draws otherwise. It always calls Uno and
never challenges or catches. Colors and targets are uniform. "Uniform" is a 24-bit number
modulo the count: no choice is off by more than one part in 60,000.
"""

from engine.choices import (
    CALL_COLOR,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    PLAY,
    VERB_MASK,
    WITH_UNO,
)
from engine.const import const
from engine.layout import COUNTS, VIEW_SEAT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_WILD_BIT = const(64 << 5)
_HONEST = const(1 << 26 | 31)  # BLUFF | VERB_MASK


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose by chance; see the package for the arguments."""
    plays = n  # honest plays come first, so they end where the last of them is
    while plays and choices[plays - 1] & _HONEST != PLAY:
        plays -= 1
    if not plays:
        return _without_play(choices, n, roll)
    choice = choices[0] if plays == 1 else choices[roll() % plays]
    if choice & _WILD_BIT:
        choice |= (roll() & 3) + 1 << COLOR_SHIFT
    if view[COUNTS + view[VIEW_SEAT]] == 2:
        choice |= WITH_UNO
    return choice


def _without_play(choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Call a color by chance, call Uno, else the first choice that neither bluffs nor accuses."""
    if n and choices[0] & VERB_MASK == CALL_COLOR:
        return choices[roll() & 3]
    for i in range(n):
        verb = choices[i] & VERB_MASK
        if verb != CATCH and verb != CHALLENGE and verb != PLAY:
            return choices[i]
    return 0
