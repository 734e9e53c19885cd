"""This module names what a seat can choose, as small ints.

A choice packs a verb and its operands into 27 bits:

    bits 0-4   the verb
    bits 5-8   WITH_UNO, DOWN, ON_PILE_2, SHOWN
    bit  9     BLUFF: tells the seat alone that a play could be challenged; `choose` ignores it
    bits 10-11 the pile that a DRAW takes from: draw pile 1 (0), FROM_D2, FROM_P1, FROM_P2
    bits 12-19 a kind of card, or a number (ANSWER, TAKE_UNSEEN)
    bits 20-22 the color called, plus one; 0: none
    bits 23-26 the seat named; 15: none

    RUN        bits 12-15: its lowest number; bits 16-19: which of its cards the Wild is, from 1;
               0: it has no Wild
    RAINBOW    bits 12-19: its face; bits 20-22: the color that the Wild stands for, plus one; 0:
               it has no Wild
    DARE       bit 12: it was done; bits 13-17: the cards to draw if not; 0: as many as `dare` says

Single bits lie low: in a board's code a number below 48 takes one byte, below 8192 three.

`Game.choices_into` lists plays without a called color and without WITH_UNO; whoever chooses may add
both (`with_color`, WITH_UNO). The same holds for BACKFIRE, and for WITH_UNO in RECOVER and GIVE.

A set is laid by an ADD for each card but the last and a PLAY of the last, bottom card first; REMOVE
takes back the card that was added last.
"""

from engine.const import const

PLAY = const(1)
DRAW = const(2)
PASS = const(3)
CALL_COLOR = const(4)
NAME = const(5)
GIVE = const(6)
REFUSE = const(7)
TAKE = const(8)
TAKE_UNSEEN = const(9)
SHOW = const(10)
JUMP = const(11)
CALL_UNO = const(12)
CATCH = const(13)
CHALLENGE = const(14)
BACKFIRE = const(15)
RECOVER = const(16)
RAINBOW = const(17)
RUN = const(18)
SURRENDER = const(19)
PALM = const(20)
SORRY = const(21)
ANSWER = const(22)
DARE = const(23)
GUESS = const(24)
ADD = const(25)
REMOVE = const(26)

VERB_MASK = const(31)
WITH_UNO = const(1 << 5)
DOWN = const(1 << 6)
ON_PILE_2 = const(1 << 7)
SHOWN = const(1 << 8)
BLUFF = const(1 << 9)
FROM_SHIFT = const(10)
FROM_D2 = const(1 << 10)
FROM_P1 = const(2 << 10)
FROM_P2 = const(3 << 10)
CARD_SHIFT = const(12)
PRICE_SHIFT = const(13)  # of a DARE
WILD_SHIFT = const(16)
COLOR_SHIFT = const(20)
SEAT_SHIFT = const(23)

JUMP_IN_VAIN = const(255 << 12 | 11)  # a JUMP of NO_CARD: the seat claimed a jump and lays nothing

NO_SEAT = const(15)  # where a choice names no seat

# A buffer of this many ints holds the choices of any seat.
MAX_CHOICES = const(256)
# On one pile without house rules a seat has at most one choice for each card of the deck and this
# many more: DRAW or PASS, CALL_UNO, CATCH of nine others.
FEW_CHOICES = const(11)
# Where cards act, this is enough for up to four players with at most FOUR_CHOICES - FEW_CHOICES
# cards: each of 63 kinds given to each of three others, or each card of a hand taken.
FOUR_CHOICES = const(203)


def play(card: int) -> int:
    """Return the choice to lay a card (a kind)."""
    return PLAY | card << CARD_SHIFT


def with_color(choice: int, color: int) -> int:
    """Return a choice with a color (RED to YELLOW) called."""
    return choice & ~(7 << COLOR_SHIFT) | (color + 1) << COLOR_SHIFT


def call_color(color: int) -> int:
    """Return the choice to call a color (RED to YELLOW)."""
    return CALL_COLOR | (color + 1) << COLOR_SHIFT


def catch(seat: int) -> int:
    """Return the choice to catch a seat's uncalled Uno."""
    return CATCH | seat << SEAT_SHIFT


def card_of(choice: int) -> int:
    """Return the card byte (or number) of a choice."""
    return choice >> CARD_SHIFT & 255


def color_of(choice: int) -> int:
    """Return the color that a choice calls; -1: none."""
    return (choice >> COLOR_SHIFT & 7) - 1


def seat_of(choice: int) -> int:
    """Return the seat that a choice names."""
    return choice >> SEAT_SHIFT & 15
