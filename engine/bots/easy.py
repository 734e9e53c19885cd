"""The bots of the two lower levels play like the plain one, but often without a thought.

Then they lay a random card that fits, even the Wild that they should have kept. They sometimes call
Uno late, so that they can be caught, and do not always notice whom they can catch.
"""

from engine.bots.plain import decide as sensibly
from engine.bots.plain import with_calls
from engine.const import const
from engine.public import is_same_side
from engine.state import choices as ch
from engine.state.layout import VIEW_DRAFT, VIEW_SEAT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_HONEST = const(1 << 9 | 31)  # BLUFF | VERB_MASK


def decide(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose like somebody who plays now and then; see the package for the arguments."""
    return _choose(view, choices, n, roll, 7, 4)


def beginner(view: bytearray, choices: list[int], n: int, roll: "Callable[[], int]") -> int:
    """Choose like somebody who plays for the first time; see the package for the arguments."""
    return _choose(view, choices, n, roll, 15, 6)


def _choose(
    view: bytearray,
    choices: list[int],
    n: int,
    roll: "Callable[[], int]",
    thoughtless: int,
    forgetful: int,
) -> int:
    """Choose like a player of limited attention.

    thoughtless: of 16 plays so many are random. forgetful: of 16 calls of Uno so many are left out,
    and of 16 chances to call late or to catch twice as many are missed.
    """
    while n and 1 << (choices[n - 1] & ch.VERB_MASK) & (1 << ch.CATCH | 1 << ch.CALL_UNO):
        if not _spares(view, choices[n - 1]) and roll() & 15 >= 2 * forgetful:
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


def _spares(view: bytearray, choice: int) -> bool:
    """Does a choice catch a player of the own side (PAR-1)?"""
    other = choice >> ch.SEAT_SHIFT & 15
    return choice & ch.VERB_MASK == ch.CATCH and is_same_side(view, view[VIEW_SEAT], other)
