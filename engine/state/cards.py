"""A card is one byte; this module says what can be looked up about it.

A colored card is `face * 4 + color` (0 to 55); a wild is `64 + (face - 16) * 8 + color`,
where the color is the one called, or NO_COLOR. Bit 7 (FACE_UP) is set while a card lies
face up before a player. The *kind* of a card is its byte without that bit.

Tables are indexed by kind, 0 to 127; POINTS by face. Kinds that no card has are harmless zeros.
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
BLANK = const(13)  # what it carries: options.BLANKS
WILD = const(16)
WILD_FOUR = const(17)
SWAP = const(18)
SHUFFLE = const(19)
CUSTOM = const(20)  # and two more
FACES = const(24)

FIRST_SYMBOL_KIND = const(40)  # below it lie the numbers
FIRST_WILD_KIND = const(64)
WILD_KIND = const(68)  # a Wild in hand, as `wild_kind` makes it
WILD_FOUR_KIND = const(76)
KINDS = const(128)
KIND_MASK = const(127)
FACE_UP = const(128)
NO_CARD = const(255)

_LOST = const(13)  # the highest of BLANKS that is a face plus one


def colored(face: int, color: int) -> int:
    """Return the kind of a colored card: face 0 to 13, color RED to YELLOW."""
    return face * 4 + color


def wild_kind(face: int, color: int = NO_COLOR) -> int:
    """Return the kind of a wild card: face WILD to 22, color called or NO_COLOR."""
    return 64 + (face - 16) * 8 + color


def color_on(kind: int) -> int:
    """Return the color of a kind, the one called for a wild, or NO_COLOR."""
    return kind & 3 if kind < FIRST_WILD_KIND else kind & 7


def counts_as(s: bytearray, kind: int) -> int:
    """Return the kind that a card counts as: a blank may stand for a lost card (OFF-12)."""
    if FACE[kind] != BLANK:
        return kind
    carried = s[BLANKS + (kind & 3)]
    return (carried - 1) * 4 + (kind & 3) if carried <= _LOST else kind


def uncolored(kind: int) -> int:
    """Return a kind as it is in a deck: a wild without the color it was called."""
    return kind if kind < FIRST_WILD_KIND else kind & ~7 | NO_COLOR


# A board keeps a function for good, what a list is made with only while it is made.
FACE = bytes([k >> 2 if k < 64 else min((k >> 3) + 8, FACES - 1) for k in range(KINDS)])
# Points of RULES.md, "Cards", by face. A Blank is worth 20 unless agreed (OFF-12).
POINTS = bytes(
    [
        (face if face < SKIP else 20)
        if face <= BLANK
        else (0 if not WILD <= face < FACES - 1 else 50 if face <= WILD_FOUR else 40)
        for face in range(FACES)
    ]
)
