"""This module shows a card as four tiles of the sheet: its head, two for its face, and its foot.

The head bears the shape of the card's color on a white tab: red a circle, green a triangle, blue a
square, yellow a diamond; so does the foot, in its other corner. A tile has no color of its own:
cards that differ in nothing else share their tiles, and the palette of their place tells them apart
(`colors_of`). A sign in place of the tab says that the card lies open, or was put aside.
`tools.assets.cards` draws all tiles, for each size of cards (`ui.draw.geometry`).
"""

from micropython import const

from engine.state.cards import BLANK, COLORS, FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR
from ui.draw.grids import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    Palettes = tuple[displayio.Palette, ...]

# The sheet, in tiles. At the right is what lies below the tile beside it on a card: the rest of a
# face, the foot of a head. The faces that few decks have are the last, so the others have a sheet
# that ends before them.
SHEET_COLUMNS = const(2)
SHEET_ROWS = const(29)
USUAL_ROWS = const(23)
STRIPS = const(4)  # of a card, one below the other: each a tile

# Tiles of the left column; a row further is another two.
NOTHING = const(0)  # no head is this tile: a place that has it there shows nothing, off the screen
BACK_FACE = const(0)
HEADS = const(2)  # by the color, or the called color; then of wilds without one, and of backs
BACK_HEAD = const(12)
BACK_FOOT = const(13)
SIGN_HEADS = const(14)  # OPEN; ASIDE lies beside it
FACES = const(16)  # of colored cards, then of wilds, then of a Blank
WILD_FACES = const(42)
BLANK_FACE = const(56)

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

# By color, the tile of the face that the Blank of the color shows.
BLANKS = bytearray((BLANK_FACE,) * COLORS)

_OF_BACKS = const(5)  # in place of a color
_LEFT_OUT = const(3)  # faces that no card has, between those of colored cards and of wilds


def face_of(card: int) -> int:  # per frame
    """Return the tile of a card's face; NO_CARD: a card from behind."""
    if card == NO_CARD:
        return BACK_FACE
    face = FACE[card & 127]
    if face == BLANK:
        return BLANKS[card & 3]
    return FACES + 2 * (face if face < BLANK else face - _LEFT_OUT)


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
        color = _OF_BACKS
    else:
        card &= 127
        color = card & 7
        if card < FIRST_WILD_KIND:
            color &= 3
        if color != NO_COLOR:
            colors = color
    head = HEADS + 2 * color
    look = (colors << TILE_BITS | head + 1) << TILE_BITS | face + 1
    return (look << TILE_BITS | face) << TILE_BITS | (SIGN_HEADS + sign - 1 if sign else head)


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
