"""This module encodes a card as one byte, and holds tables about cards.

A colored card is `face * 4 + color` (0 to 55). A wild is `64 + (face - 16) * 8 + color`; its color
is the one called, or NO_COLOR. Bit 7 (FACE_UP) is set while a card lies face up before a player.
The *kind* of a card is its byte without that bit.

FACE is indexed by kind, 0 to 127, and POINTS by face. For kinds that no card has, FACE holds some
face all the same, so that a lookup never fails.
"""

from engine.const import const
from engine.state.options import BLANKS

RED = const(0)
GREEN = const(1)
BLUE = const(2)
YELLOW = const(3)
NO_COLOR = const(4)
COLORS = const(4)

SKIP = const(10)
REVERSE = const(11)
DRAW_TWO = const(12)
BLANK = const(13)  # options.BLANKS says what each color's blank stands for
WILD = const(16)
WILD_FOUR = const(17)
SWAP = const(18)
SHUFFLE = const(19)
CUSTOM = const(20)  # and two more
FACES = const(24)

FIRST_SYMBOL_KIND = const(40)  # lower kinds are number cards
FIRST_BLANK_KIND = const(52)  # BLANK * 4: one of each color
FIRST_WILD_KIND = const(64)
WILD_KIND = const(68)  # a Wild in hand, as `wild_kind` makes it
WILD_FOUR_KIND = const(76)
KINDS = const(128)
KIND_MASK = const(127)
FACE_UP = const(128)
NO_CARD = const(255)
# What a seat gained, where it is not a single card (engine/rules/melds.py).
DEALT = const(255)  # a whole hand
MOVED = const(254)  # the player moved to a seat with face-up cards

_LOST = const(13)  # values of BLANKS from 1 to this are a lost card's face plus one


def colored(face: int, color: int) -> int:
    """Return the kind of a colored card: face 0 to 13, color RED to YELLOW."""
    return face * 4 + color


def wild_kind(face: int, color: int = NO_COLOR) -> int:
    """Return the kind of a wild card: face WILD to 22, color called or NO_COLOR."""
    return 64 + (face - 16) * 8 + color


def color_on(kind: int) -> int:
    """Return the color of a kind; for a wild the color called, or NO_COLOR."""
    return kind & 3 if kind < FIRST_WILD_KIND else kind & 7


def counts_as(s: "bytearray | memoryview", kind: int) -> int:
    """Return the kind that a kind counts as: a blank may stand for a lost card (OFF-12)."""
    if FACE[kind] != BLANK:
        return kind
    carried = s[BLANKS + (kind & 3)]
    return (carried - 1) * 4 + (kind & 3) if carried <= _LOST else kind


def uncolored(kind: int) -> int:
    """Return a kind as it is in a deck: a wild loses its called color."""
    return kind if kind < FIRST_WILD_KIND else kind & ~7 | NO_COLOR


# Comprehensions instead of functions: a board would keep the functions in memory.
FACE = bytes([k >> 2 if k < 64 else min((k >> 3) + 8, FACES - 1) for k in range(KINDS)])
# Points by face (the head of docs/rules/CLAUSES.md). A Blank is worth 20 unless agreed (OFF-12).
POINTS = bytes(
    [
        (face if face < SKIP else 20)
        if face <= BLANK
        else (0 if not WILD <= face < FACES - 1 else 50 if face <= WILD_FOUR else 40)
        for face in range(FACES)
    ]
)

# What a card can match by (CORE-2), by its kind: COLOR_BITS are the color, the bits
# from 4 on the face of a colored card; wilds have ANY_WILD and the color called. A card fits if
# MATCH[card] & (MATCH[top] | ANY_WILD) is not zero: a wild fits on anything, and a colored card
# fits on a wild by the called color alone. ANY_BLANK marks blanks, which may count as other cards.
COLOR_BITS = const(15)
ANY_WILD = const(1 << 18)
ANY_BLANK = const(1 << 19)
MATCH = tuple(
    [
        1 << (k & 3) | 16 << (k >> 2) | (ANY_BLANK if k >> 2 == BLANK else 0)
        if k < FIRST_WILD_KIND
        else ANY_WILD | (0 if k & 7 >= NO_COLOR else 1 << (k & 7))
        for k in range(KINDS)
    ]
)
