"""Which tiles of the card sheets (`ui.art`) show a card: its paper, and its face over that."""

from micropython import const

from engine.cards import FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR, color_on

PAPER_NONE = const(0)
PAPER_COLOR = const(1)
PAPER_WILD = const(5)
PAPER_BACK = const(6)
PAPER_CALLED = const(7)
PAPERS = const(11)
HUES = const(10)  # of papers and shapes

FACE_NONE = const(0)
FACES = const(19)
# Over a card, and over the room into which it may be raised: a corner that says that it lies face
# up, the same raised, and a bar that says that it was put aside.
OVER_OPEN = const(16)
OVER_ASIDE = const(18)

# Swap Hands and Shuffle Hands, where ui.house_art drew them: no card lies open then.
SWAP_TILE = const(16)
SHUFFLE_TILE = const(17)

# In pixels; the shapes are those beside the top card.
FACE_HEIGHT = const(12)
SHAPE_SIZE = const(12)

# What the Blank of each color shows: the face that it carries (ui.house_art), else nothing.
BLANKS = bytearray(4)

# A wild without a color shows its four colors and no letter.
_UNCALLED_WILD = const(68)
_BLANK = const(13)
_FIRST_CUSTOM = const(20)  # these are numbered from 1


def paper_of(card: int) -> int:  # per frame
    """The tile of a card's paper; NO_CARD is a card that nobody may see."""
    if card == NO_CARD:
        return PAPER_BACK
    card &= 127
    color = color_on(card)
    if card >= FIRST_WILD_KIND:
        return PAPER_CALLED + color if color < NO_COLOR else PAPER_WILD
    return PAPER_COLOR + color


def face_of(card: int) -> int:  # per frame
    """The tile of a card's face."""
    if card == NO_CARD:
        return FACE_NONE
    face = FACE[card & 127]
    if card & 127 == _UNCALLED_WILD:
        return FACE_NONE
    if face == _BLANK:
        return BLANKS[card & 3]
    if face < _BLANK:
        return face + 1
    return face - 2 if face < _FIRST_CUSTOM else face - _FIRST_CUSTOM + 2
