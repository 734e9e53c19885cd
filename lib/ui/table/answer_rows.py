"""This module settles how many rows a table has for answers; a board forgets it with the making."""

from micropython import const

from engine.state import options
from engine.state.cards import SWAP
from engine.state.layout import DRAWS_FOUR, EFFECTS

# Options that ask for more answers than a turn has by itself.
_ASK_MORE: "tuple[int, ...]" = (
    options.PILES,
    options.SETS,
    options.TWO_FOR_ONE,
    options.JUMP,
    options.STACK_BY,
    options.PEEK,
    options.FACE_UP_CARDS,
    options.BACKFIRE,
)
_ASK_MORE += (
    options.RECOVER,
    options.RAINBOW,
    options.QUIZ_WAY,
    options.DIRTY,
    options.EXTRA_CARD,
    options.CUSTOM_CARDS,
    options.SURRENDER_AT,
    options.SORRY,
)
_MANY_ROWS = const(3)


def answer_rows(view: bytearray) -> int:
    """Return how many rows the answers may need: one by rules that ask little."""
    for option in _ASK_MORE:
        if view[option]:
            return _MANY_ROWS
    for face in range(SWAP):
        if view[EFFECTS + face] > DRAWS_FOUR:
            return _MANY_ROWS
    return _MANY_ROWS if view[options.CHALLENGES] == options.ANY_CHALLENGES else 1
