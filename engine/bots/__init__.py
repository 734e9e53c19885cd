"""This package plays for seats without a person. A bot sees a view and its choices, no more.

    decide(view, choices, n, roll) -> int

view: engine/view.py's bytes for the bot's seat, what lies face up not listed. choices: n legal
ones, as `Game.choices_into` writes them. roll(): a fresh number from 0 to 2**24 - 1. The answer is
one of the choices, a color or the Uno call added where it needs one. Standing rights are
offered to it between any two choices, alone or among other choices; 0 uses none of them.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Bot = Callable[[bytearray, list[int], int, Callable[[], int]], int]
