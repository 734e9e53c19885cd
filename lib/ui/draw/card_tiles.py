"""This module shows a card as four tiles of the sheet: its head, two for its face, and its foot.

The head bears the shape of the card's color on a white tab: red a circle, green a triangle, blue a
square, yellow a diamond; so does the foot, in its other corner. A tile has no color of its own:
cards that differ in nothing else share their tiles, and the palette of their place tells them apart
(`colors_of`). A sign in place of the tab says that the card lies open, or was put aside.
`tools.assets.cards` draws all tiles, for each size of cards (`ui.draw.geometry`).
"""

from micropython import const

from engine.state.cards import FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR
from ui.draw.grids import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    Palettes = tuple[displayio.Palette, ...]

# The sheet, in tiles: no more than there are. The lower row has what lies below the tile above it
# on a card: the rest of a face, the foot of a head.
SHEET_COLUMNS = const(29)
SHEET_ROWS = const(2)
STRIPS = const(4)  # of a card, one below the other: each a tile

# Tiles of the upper row.
NOTHING = const(0)  # no head is this tile: a place that has it there shows nothing, off the screen
BACK_FACE = const(0)
FACES = const(1)  # of colored cards
WILD_FACES = const(15)
HEADS = const(22)  # by the color, or the called color; then of wilds without one
BACK_HEAD = const(27)
SIGN_HEADS = const(28)  # OPEN; ASIDE lies below it
# Of the lower one.
FEET = const(51)
BACK_FOOT = const(56)

# Palettes of cards, by number: those of a color, with wilds for which it was called; all others.
PLAIN = const(4)

# What `look_of` returns: the tiles from head to foot, and the number of the palette.
TILE_BITS = const(6)
TILE_MASK = const(63)
FACE_SHIFT = const(6)
FOOT_SHIFT = const(18)
COLORS_SHIFT = const(24)

# Signs, as `look_of` takes them.
OPEN = const(1)
ASIDE = const(2)
SIGNS = const(3)

# The values of pixels. No pixel is transparent: the dark line around a card fills its corners. The
# cursor turns that line and the white one within gold; yellow's white one, which must be set off
# from gold, becomes a line of ink.
AROUND = const(0)
EDGE = const(1)
PAPER = const(2)  # in the card's color; on a wild without one it is behind signs alone, in ink
INK = const(3)  # around faces; and the shapes in the corners
LIGHT = const(4)  # faces, and the tabs behind shapes
FOOT_PAPER = const(5)  # at the foot
CROSS = const(6)  # between the quarters of a wild; on one whose color was called, in that color
COLOR_PIXELS = const(7)  # by color; on a wild whose color was called, all in that color
BACK = const(11)
BACK_SHADE = const(12)
BACK_LINE = const(13)
PIXEL_VALUES = const(14)

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
    """Return the four tiles of a card, and the number of its palette, in one number.

    sign: OPEN or ASIDE in place of its tab, 0: none. A back has no sign.
    """
    face = face_of(card)
    colors = PLAIN
    if card == NO_CARD:
        head = BACK_HEAD
        color = BACK_FOOT - FEET
    else:
        card &= 127
        color = card & 7
        if card < FIRST_WILD_KIND:
            color &= 3
        if color != NO_COLOR:
            colors = color
        head = SIGN_HEADS + SHEET_COLUMNS * (sign - 1) if sign else HEADS + color
    look = colors << TILE_BITS | FEET + color
    look = look << TILE_BITS | face + SHEET_COLUMNS
    return (look << TILE_BITS | face) << TILE_BITS | head


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
    """Show the tiles of a card's look in a place, which keeps its palette."""
    for strip in range(STRIPS):
        tile = look & TILE_MASK
        look >>= TILE_BITS
        if place[strip] != tile:
            place[strip] = tile
            CHANGED[0] = 1


def shows_card(  # per frame
    place: "displayio.TileGrid", card: int, palettes: "Palettes"
) -> bool:
    """Does a place show a card, without a sign?"""
    look = look_of(card, 0)
    if place[0] != look & TILE_MASK or place[1] != look >> TILE_BITS & TILE_MASK:
        return False
    return place.pixel_shader is palettes[look >> COLORS_SHIFT]
