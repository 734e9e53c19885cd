"""This module says which tiles of the sheet show a card: one for its top half, one for its bottom.

A top half is a face, a bottom half the shape of a color: red a circle, green a triangle, blue a
square, yellow a diamond. A tile has no color of its own: cards that differ in nothing else share
their tiles, and the palette of their place tells them apart (`colors_of`). `sim.art.cards` draws
all tiles. A sign on the bottom half says that the card lies open, or was put aside.
"""

from micropython import const

from engine.state.cards import FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR, color_on

# The sheet, in pixels and tiles: no more than there are.
HALF_HEIGHT = const(11)
SHEET_COLUMNS = const(23)
SHEET_ROWS = const(2)

NOTHING = const(0)
TOPS = const(1)  # of colored cards, by face
WILD_TOPS = const(15)  # of wilds, by face
CALLED_TOPS = const(22)  # of wilds whose color was called, by face
BACK_TOP = const(29)
BOTTOMS = const(30)  # by the color, or the called color; then of wilds without one
BACK_BOTTOM = const(45)

# Palettes of cards, by number: of colored cards, of wilds with a called color, of all others.
CALLED_COLORS = const(4)
PLAIN = const(8)

# What `look_of` returns: the tile of the top half, of the bottom half, the number of the palette.
TILE_MASK = const(255)
BOTTOM_SHIFT = const(8)
COLORS_SHIFT = const(16)

# Signs, as `bottom_of` takes them.
OPEN = const(1)
ASIDE = const(2)
SIGNS = const(3)
BOTTOMS_OF_A_SIGN = const(5)

# The values of pixels. The cursor turns edges and the pixels around a card gold; yellow's edge,
# which must be set off from gold, becomes a line of ink.
AROUND = const(0)
EDGE = const(1)
PAPER = const(2)
INK = const(3)  # white on a wild whose color was called
SHAPE = const(4)  # white, but on such a wild; also what is white on a back, and the sign ASIDE
OF_A_COLOR = const(5)  # values that cards with a color have
BACK = const(5)
BACK_LINE = const(6)
COLOR_PIXELS = const(7)  # by color
PIXEL_VALUES = const(11)

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
        return TOPS + BLANKS[card & 3] - 1
    return TOPS + FACE[card]


def bottom_of(card: int, sign: int) -> int:  # per frame
    """Return the tile of a card's bottom half, with a sign or none (0). A back has no sign."""
    return look_of(card, sign) >> BOTTOM_SHIFT & TILE_MASK


def colors_of(card: int) -> int:  # per frame
    """Return the number of a card's palette."""
    return look_of(card, 0) >> COLORS_SHIFT


def look_of(card: int, sign: int) -> int:  # per frame
    """Return both tiles of a card, and the number of its palette, in one number."""
    if card == NO_CARD:
        return PLAIN << COLORS_SHIFT | BACK_BOTTOM << BOTTOM_SHIFT | BACK_TOP
    card &= 127
    color = color_on(card)
    bottom = BOTTOMS + BOTTOMS_OF_A_SIGN * sign + color
    if color == NO_COLOR:
        colors = PLAIN
    else:
        colors = CALLED_COLORS + color if card >= FIRST_WILD_KIND else color
    return colors << COLORS_SHIFT | bottom << BOTTOM_SHIFT | top_of(card)
