"""This module numbers the tiles of players' faces (`ui.draw.faces`), and shows them.

Tiles of a sheet: TOPS for each kind, then MOODS for each. These functions stay in a board's memory
when those that read the sheet have gone.
"""

from micropython import const

from ui.draw import theme
from ui.draw.grids import set_tile

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

PERSON = const(0)
BOT = const(1)
KINDS = const(2)

CALM = const(0)
GLAD = const(1)
SAD = const(2)
SLY = const(3)
OUCH = const(4)
ASIDE = const(5)  # calm, looking to the right; a grid with `flip_x` looks to the left
MOODS = const(6)

TOPS = const(4)  # of each kind; the first tiles of a sheet
TILES = const(20)

# Values of pixels.
GROUND = const(0)
INK = const(1)
SKIN = const(2)
LIGHT = const(3)  # eyes and teeth; of bots antennas, too


def show_face(  # per frame
    face: "displayio.TileGrid", kind: int, number: int, mood: int
) -> None:
    """Let a grid show a player's face, by a number of any size."""
    set_tile(face, 0, kind * TOPS + number % TOPS)
    set_tile(face, 1, KINDS * TOPS + kind * MOODS + mood)


def light_of(kind: int, mood: int) -> int:  # per frame
    """Return the color LIGHT of a face: a bot's lamps are pale red while it is sad or hurt."""
    if kind == PERSON:
        return theme.EYES
    return theme.LAMPS_OF_SAD if mood == SAD or mood == OUCH else theme.LAMPS


def height_of(size: int) -> int:  # set-up
    """Return the height of a face that is 12, 16, 20 or 32 pixels wide, in two tiles.

    Its head is as high as it is wide; above that is room for what grows on it.
    """
    return (5 * size // 4 + 1) // 2 * 2
