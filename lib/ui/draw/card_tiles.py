"""This module says which tiles of the sheet show a card: one for its top half, one for its bottom.

A top half is a face on its color, a bottom half the color's shape: red a circle, green a
triangle, blue a square, yellow a diamond. Colored cards come first, in the order of their kinds;
`sim.art.cards` draws all tiles. A sign on the bottom half says that the card lies open, or was put
aside.
"""

from micropython import const

from engine.state.cards import FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR, color_on

# The sheet, in pixels and tiles.
HALF_HEIGHT = const(11)
SHEET_COLUMNS = const(10)
SHEET_ROWS = const(10)

NOTHING = const(0)
TOPS = const(1)  # of colored cards, by kind
WILD_TOPS = const(57)  # of wilds, by face
CALLED_TOPS = const(64)  # of wilds whose color was called, by face
BACK_TOP = const(71)
BOTTOMS = const(72)  # of colored cards, by color; then of wilds, by the called color, then by none
BACK_BOTTOM = const(99)

# Signs, as `bottom_of` takes them.
OPEN = const(1)
ASIDE = const(2)
SIGNS = const(3)
BOTTOMS_OF_A_SIGN = const(9)

# The values of pixels around a card, on it, and in its border. The cursor turns the border and the
# pixels around it gold.
AROUND = const(0)
INK = const(1)
COLOR_PIXELS = const(2)
DARK = const(6)
WHITE = const(7)
BACK = const(8)
BACK_LINE = const(9)
EDGE = const(10)
YELLOW_EDGE = const(11)  # a line that sets a yellow card off from gold
PIXEL_VALUES = const(16)

SHAPE_SIZE = const(12)  # of the shapes beside the top card, in pixels

# Tiles of other players' hands, shown as fans (ui.table.around): the edges of cards, then the
# middle and the end of the last card; each at FAN_LEVELS heights.
FAN_TILE_WIDTH = const(4)
FAN_HEIGHT = const(16)
FAN_LEVELS = const(3)
FAN_EDGES = const(1)
FAN_MIDDLES = const(4)
FAN_ENDS = const(7)
FAN_TILES = const(10)

# By color, the face that the Blank of the color shows plus one; 0: none.
BLANKS = bytearray(4)

_BLANK = const(13)


def top_of(card: int) -> int:  # per frame
    """Return the tile of a card's top half; NO_CARD: a card from behind."""
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
    """Return the tile of a card's bottom half, with a sign or none (0). A back has no sign."""
    if card == NO_CARD:
        return BACK_BOTTOM
    card &= 127
    tile = BOTTOMS + BOTTOMS_OF_A_SIGN * sign + color_on(card)
    return tile + NO_COLOR if card >= FIRST_WILD_KIND else tile
