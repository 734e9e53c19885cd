"""This module shows a card as three tiles of the sheet: its head, its face and its foot.

The head bears the shape of the card's color in the corner: red a circle, green a triangle, blue a
square, yellow a diamond. A tile has no color of its own: cards that differ in nothing else share
their tiles, and the palette of their place tells them apart (`colors_of`). A sign on the head says
that the card lies open, or was put aside. `tools.assets.cards` draws all tiles, for each size of
cards (`ui.draw.geometry`).
"""

from micropython import const

from engine.state.cards import FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR
from ui.draw.grids import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    Palettes = tuple[displayio.Palette, ...]

# The sheet, in tiles: no more than there are.
SHEET_COLUMNS = const(23)
SHEET_ROWS = const(2)
STRIPS = const(3)  # of a card, one below the other: each a tile

NOTHING = const(0)
HEADS = const(1)  # by the color, or the called color; then of wilds without one; so for each sign
HEADS_OF_A_SIGN = const(5)
BACK_HEAD = const(16)
FACES = const(17)  # of colored cards
WILD_FACES = const(32)
BACK_FACE = const(39)
FEET = const(40)  # by the color, or the called color; then of wilds without one
BACK_FOOT = const(45)

# Palettes of cards, by number: of colored cards, of wilds with a called color, of all others.
CALLED_COLORS = const(4)
PLAIN = const(8)

# What `look_of` returns: the tiles of head, face and foot, and the number of the palette.
TILE_MASK = const(255)
FACE_SHIFT = const(8)
FOOT_SHIFT = const(16)
COLORS_SHIFT = const(24)

# Signs, as `look_of` takes them.
OPEN = const(1)
ASIDE = const(2)
SIGNS = const(3)

# The values of pixels. The cursor turns edges and the dark line around a card gold; yellow's edge,
# which must be set off from gold, becomes a line of ink.
AROUND = const(0)
EDGE = const(1)
PAPER = const(2)
INK = const(3)
SHAPE = const(4)  # in the corners; and the signs of wilds
OVAL = const(5)  # behind a face; on a wild whose color was called, in that color
OF_A_COLOR = const(6)  # values that cards with a color have
COLOR_PIXELS = const(6)  # by color; on a wild whose color was called, all in that color
BACK = const(10)
BACK_LINE = const(11)
PIXEL_VALUES = const(12)

# By color, the face that the Blank of the color shows plus one; 0: none.
BLANKS = bytearray(4)

_BLANK = const(13)


def face_of(card: int) -> int:  # per frame
    """Return the tile of a card's face; NO_CARD: a card from behind."""
    if card == NO_CARD:
        return BACK_FACE
    card &= 127
    if card >= FIRST_WILD_KIND:
        return WILD_FACES + (card - FIRST_WILD_KIND >> 3)
    if FACE[card] == _BLANK and BLANKS[card & 3]:
        return FACES + BLANKS[card & 3] - 1
    return FACES + FACE[card]


def colors_of(card: int) -> int:  # per frame
    """Return the number of a card's palette."""
    return look_of(card, 0) >> COLORS_SHIFT


def look_of(card: int, sign: int) -> int:  # per frame
    """Return the three tiles of a card, and the number of its palette, in one number.

    sign: OPEN or ASIDE on its head, 0: none. A back has no sign.
    """
    if card == NO_CARD:
        back = BACK_FACE << FACE_SHIFT | BACK_HEAD
        return PLAIN << COLORS_SHIFT | BACK_FOOT << FOOT_SHIFT | back
    card &= 127
    if card < FIRST_WILD_KIND:
        colors = color = card & 3
    else:
        color = card & 7
        colors = PLAIN if color == NO_COLOR else CALLED_COLORS + color
    look = colors << COLORS_SHIFT | FEET + color << FOOT_SHIFT
    return look | face_of(card) << FACE_SHIFT | HEADS + HEADS_OF_A_SIGN * sign + color


def show_card(  # per frame
    place: "displayio.TileGrid", card: int, palettes: "Palettes", sign: int = 0
) -> None:
    """Show a card in a place that `Sheets.card` made.

    palettes: bright or dim ones (`ui.draw.sheets`); sign: OPEN or ASIDE, 0: none.
    """
    look = look_of(card, sign)
    palette = palettes[look >> COLORS_SHIFT]
    if place.pixel_shader is not palette:
        place.pixel_shader = palette
        CHANGED[0] = 1
    show_look(place, look)


def show_look(place: "displayio.TileGrid", look: int) -> None:  # per frame
    """Show the tiles of a card's look in a place; it keeps its palette."""
    for strip in range(STRIPS):
        tile = look & TILE_MASK
        look >>= FACE_SHIFT
        if place[strip] != tile:
            place[strip] = tile
            CHANGED[0] = 1


def shows_card(  # per frame
    place: "displayio.TileGrid", card: int, palettes: "Palettes"
) -> bool:
    """Does a place show a card, without a sign?"""
    look = look_of(card, 0)
    if place[0] != look & TILE_MASK or place[1] != look >> FACE_SHIFT & TILE_MASK:
        return False
    return place.pixel_shader is palettes[look >> COLORS_SHIFT]
