"""What a mode of a table offers besides choices of the engine stands among choices in a row.

It has verbs that no choice has; those of verb 0 are told apart by the three bits next to it.
"""

from micropython import const

from engine.choices import VERB_MASK

UNO = const(27)
LOOK = const(28)
BACK = const(29)
SHOW_IT = const(30)
CARDS_OF = const(31)  # with a seat
GO_ON = const(1 << 5)
SEEN = const(2 << 5)
SORRY_SAID = const(3 << 5)
JUMP_IN = const(4 << 5)  # with a seat
WITHDRAW = const(5 << 5)
READ_DARE = const(6 << 5)
_OURS_MASK = const(7 << 5)


def verb_of(item: int) -> int:  # per frame
    """The verb of a choice, or one of those above, without card, color and seat."""
    return item & VERB_MASK or item & _OURS_MASK
