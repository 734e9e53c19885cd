"""Faces that only house rules have, drawn into the sheet in place of those that they have not.

    dress(sheets, view, key)    for the options of a match; key: what tells them from others'
    undress(sheets)             as before

Dice take the place of the numbers 1 to 6, Skip, Reverse and Draw Two: a dark die, through whose
pips, or sign, the color of its paper is seen; its shape stands below, as on cards. Swap Hands and
Shuffle Hands take that of the corners that tell which cards lie open, on two piles.

A Blank shows the face that it carries. A face is ten rows of ten pixels, as in `ui.art`.
"""

from micropython import const

from engine.options import BLANKS as CARRIED_BY
from engine.options import DECK, EXTRA_CARD
from ui.card_tiles import BLANKS, FACE_HEIGHT, SHUFFLE_TILE, SWAP_TILE
from ui.geometry import CARD_WIDTH

_DICE = const(3)  # deck=dice
# What a Blank carries is up to here a face plus one, which is its tile.
_FACES_CARRIED = const(13)
_SIDES = (
    "FUVVVVVVUFUFVVVVVVFU"  # 1 to 6
    "FUJVJVVVVVVVVVVPVPFU"
    "FUJVJVVVUFUFVVVPVPFU"
    "FUJPJPVVVVVVVVJPJPFU"
    "FUJPJPVVUFUFVVJPJPFU"
    "FUJPJPVVJPJPVVJPJPFU"
    "FUS7RRNLNDMTLTRRS7FU"  # Skip, Reverse, Draw Two
    "FUUVSVO1STN7G3V7VFFU"
    "FUVVVJRDRTHRRNR1VVFU"
)
_TILES = bytes((2, 3, 4, 5, 6, 7, 11, 12, 13))  # those of their faces in the sheet
_SWAP = "2060FU6222888CFU0C08"
_SHUFFLE = "04OU5420205054OU0400"


def dress(sheets: "Sheets", view: bytearray, key: int) -> None:
    """See the module."""
    if sheets.dressed:
        undress(sheets)
    sheets.dressed = key
    if view[DECK] == _DICE:
        for i in range(len(_TILES)):
            _draw(sheets.faces, _TILES[i], _SIDES[20 * i : 20 * i + 20])
    for color in range(4):
        carried = view[CARRIED_BY + color]
        BLANKS[color] = carried if carried <= _FACES_CARRIED else 0
    if view[EXTRA_CARD]:
        _draw(sheets.faces, SWAP_TILE, _SWAP)
        _draw(sheets.faces, SHUFFLE_TILE, _SHUFFLE)


def _draw(bitmap: "displayio.Bitmap", tile: int, rows: str) -> None:
    """Draw a face in place of another."""
    wide = bitmap.width
    for y in range(FACE_HEIGHT):
        at = y * wide + tile * CARD_WIDTH
        row = y - 2
        pixels = int(rows[2 * row], 32) << 5 | int(rows[2 * row + 1], 32) if row >= 0 else 0
        for x in range(CARD_WIDTH):
            bitmap[at + x] = 1 if 3 <= x < 13 and pixels & 512 >> x - 3 else 0


def undress(sheets: "Sheets") -> None:
    """See the module."""
    from ui.art import draw_faces

    faces = sheets.faces
    for at in range(faces.width * FACE_HEIGHT):
        faces[at] = 0
    draw_faces(faces)
    BLANKS[:] = bytes(4)
    sheets.dressed = 0


TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from ui.sheets import Sheets
