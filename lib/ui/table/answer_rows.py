"""This module settles how many rows a table has for answers; a board forgets it with the making."""

# set-up: whole file

from micropython import const

from engine.rulesets.answers_generated import MANY_ANSWERS
from engine.state.layout import EFFECTS

_MANY_ROWS = const(3)


def answer_rows(view: bytearray) -> int:
    """Return how many rows the answers may need: one by rules that ask little."""
    for at in range(0, len(MANY_ANSWERS), 3):
        if MANY_ANSWERS[at + 1] <= view[EFFECTS + MANY_ANSWERS[at]] <= MANY_ANSWERS[at + 2]:
            return _MANY_ROWS
    return 1
