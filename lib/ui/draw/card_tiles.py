"""This module says which tiles of the sheet show a card: its top half, and its bottom half.

A top half is a face on its color, a bottom half the color's shape: red a circle, green a
triangle, blue a square, yellow a diamond. Colored cards come first, in the order of their kinds;
`sim.art.cards` draws them all. A bottom half may have a sign: the card lies open, or was put aside.
"""

from micropython import const

from engine.state.cards import FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR, color_on

# The sheet, in pixels and tiles.
HALF_HEIGHT = const(11)
SHEET_COLUMNS = const(10)
SHEET_ROWS = const(10)

NOTHING = const(0)
TOPS = const(1)  # of colored cards, from there on by kind
WILD_TOPS = const(57)  # by face
CALLED_TOPS = const(64)  # the same when a color was called, which the bottom half shows
BACK_TOP = const(71)
BOTTOMS = const(72)  # by color, then the same of wilds by the color called, and by none
BACK_BOTTOM = const(99)

# Signs, as `bottom_of` takes them.
OPEN = const(1)
ASIDE = const(2)
SIGNS = const(3)
BOTTOMS_OF_A_SIGN = const(9)

# The values of pixels: what they are around a card, on it, and in its border, which is drawn in
# gold together with what is around it when the cursor is on the card.
AROUND = const(0)
INK = const(1)
COLOR_PIXELS = const(2)
DARK = const(6)
WHITE = const(7)
BACK = const(8)
BACK_LINE = const(9)
EDGE = const(10)
YELLOW_EDGE = const(11)  # a yellow card needs a line between it and gold
PIXEL_VALUES = const(16)

SHAPE_SIZE = const(12)  # of the shapes beside the top card, in pixels

# Other players' hands as fans (ui.table.around): edges of cards side by side, then the rest of the
# last one; each in so many heights.
FAN_TILE_WIDTH = const(4)
FAN_HEIGHT = const(16)
FAN_LEVELS = const(3)
FAN_EDGES = const(1)
FAN_MIDDLES = const(4)
FAN_ENDS = const(7)
FAN_TILES = const(10)

# What the Blank of each color shows: the face that it carries plus one; 0: nothing.
BLANKS = bytearray(4)

_BLANK = const(13)


def top_of(card: int) -> int:  # per frame
    """The tile of a card's top half; NO_CARD is a card that nobody may see."""
    if card == NO_CARD:
        return BACK_TOP
    card &= 127
    if card >= FIRST_WILD_KIND:
        tops = CALLED_TOPS if card & 7 < NO_COLOR else WILD_TOPS
        return tops + (card - FIRST_WILD_KIND >> 3)
    if FACE[card] == _BLANK and BLANKS[card & 3]:
        return TOPS + (BLANKS[card & 3] - 1) * 4 + (card & 3)
    return TOPS + card


def bottom_of(card: int, sign: int) -> int:  # per frame
    """The tile of a card's bottom half, with a sign or none (0); a back has none."""
    if card == NO_CARD:
        return BACK_BOTTOM
    card &= 127
    tile = BOTTOMS + BOTTOMS_OF_A_SIGN * sign + color_on(card)
    return tile + NO_COLOR if card >= FIRST_WILD_KIND else tile
