"""This package has the bots. A bot sees a view and its choices, and nothing else.

    decide(view, choices, n, roll) -> int

view: the bot's own view (engine/view.py), without the list of face-up cards. choices: its n legal
choices, as `Game.choices_into` writes them. A bot may change both. roll(): a new random number from
0 to 2**24 - 1. The answer is one of the choices, with a called color or the Uno call added where it
needs one. Standing rights are offered between any two choices, alone or among other choices; 0 uses
none of them.

    levels.py   the levels of bots
    plain.py    the normal level
    easy.py     the two lower levels
    hard.py     the highest level
    random.py   a bot that plays at random, for measurements

What they do about a rule that few matches have lies in a file named after it, which only a match
with that rule loads: face_down.py, partners.py, swaps.py (`TACTICS` of plain.py).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Bot = Callable[[bytearray, list[int], int, Callable[[], int]], int]
