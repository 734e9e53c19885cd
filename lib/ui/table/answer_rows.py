"""This module settles how many rows a table has for answers; a board forgets it with the making."""

from micropython import const

from engine.state.cards import SWAP
from engine.state.layout import DRAWS_FOUR, EFFECTS
from engine.state.options import (
    ANY_CHALLENGES,
    BACKFIRE,
    CHALLENGES,
    CUSTOM_CARDS,
    DIRTY,
    EXTRA_CARD,
    FACE_UP_CARDS,
    JUMP,
    PEEK,
    PILES,
    QUIZ_WAY,
    RAINBOW,
    RECOVER,
    SETS,
    SORRY,
    STACK_BY,
    SURRENDER_AT,
    TWO_FOR_ONE,
)

# Options that ask for more answers than a turn has by itself.
_ASK_MORE: "tuple[int, ...]" = (
    PILES,
    SETS,
    TWO_FOR_ONE,
    JUMP,
    STACK_BY,
    PEEK,
    FACE_UP_CARDS,
    BACKFIRE,
)
_ASK_MORE += (RECOVER, RAINBOW, QUIZ_WAY, DIRTY, EXTRA_CARD, CUSTOM_CARDS, SURRENDER_AT, SORRY)
_MANY_ROWS = const(3)


def answer_rows(view: bytearray) -> int:
    """Return how many rows the answers may need: one by rules that ask little."""
    for option in _ASK_MORE:
        if view[option]:
            return _MANY_ROWS
    for face in range(SWAP):
        if view[EFFECTS + face] > DRAWS_FOUR:
            return _MANY_ROWS
    return _MANY_ROWS if view[CHALLENGES] == ANY_CHALLENGES else 1
