"""The cards: one byte each, and what can be looked up about such a byte.

A colored card is `face * 4 + color` (0 to 55); a wild is `64 + (face - 16) * 8 + color`,
where the color is the one called, or NO_COLOR. Bit 7 (FACE_UP) is set while a card lies
face up before a player. The *kind* of a card is its byte without that bit.

Tables are indexed by kind, 0 to 127. Kinds that no card has are harmless zeros.
"""

from engine.const import const

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

FIRST_WILD_KIND = const(64)
KINDS = const(128)
KIND_MASK = const(127)
FACE_UP = const(128)
NO_CARD = const(255)

_WILD_BIT = const(1 << 18)  # in MATCH

# Points of RULES.md, "Cards", by face. A Blank is worth 20 unless agreed (OFF-12).
_POINTS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20, 20, 0, 0, 50, 50, 40, 40, 40, 40, 40, 0)


def colored(face: int, color: int) -> int:
    """Return the kind of a colored card: face 0 to 13, color RED to YELLOW."""
    return face * 4 + color


def wild(face: int, color: int = NO_COLOR) -> int:
    """Return the kind of a wild card: face WILD to 22, color called or NO_COLOR."""
    return 64 + (face - 16) * 8 + color


def _face_of(kind: int) -> int:  # set-up
    return kind >> 2 if kind < 64 else min((kind >> 3) + 8, FACES - 1)


def _color_of(kind: int) -> int:  # set-up
    return kind & 3 if kind < 64 else min(kind & 7, NO_COLOR)


def _match_of(kind: int) -> int:  # set-up
    """A bit for the color, one for the face of a colored card, one for all wilds."""
    if kind >= FIRST_WILD_KIND:
        return _WILD_BIT
    return (1 << (kind & 3)) | (16 << (kind >> 2))


def uncolored(kind: int) -> int:
    """Return a kind as it is in a deck: a wild without the color it was called."""
    return kind if kind < FIRST_WILD_KIND else kind & ~7 | NO_COLOR


FACE = bytes([_face_of(kind) for kind in range(KINDS)])
COLOR = bytes([_color_of(kind) for kind in range(KINDS)])
POINTS = bytes([_POINTS[_face_of(kind)] for kind in range(KINDS)])
# What a card has that can be matched (CORE-2), and what a top card of that kind asks for:
# a card fits when MATCH[card] & WANTED[top] is not zero. A wild's top face asks for nothing.
MATCH = tuple([_match_of(kind) for kind in range(KINDS)])
WANTED = tuple(
    [
        (1 << (kind & 3)) | (16 << (kind >> 2)) | _WILD_BIT
        if kind < FIRST_WILD_KIND
        else _WILD_BIT | (0 if kind & 7 >= NO_COLOR else 1 << (kind & 7))
        for kind in range(KINDS)
    ]
)
