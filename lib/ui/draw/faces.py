"""This module has the faces of players: round persons and squarish bots, each in four moods.

`tools.assets.people` draws them. Tile `kind * MOODS + mood` of the sheet is a face. Each player has
a palette, in a skin of their own; partners may share one.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.art import name_of, read

PERSON = const(0)
BOT = const(1)
KINDS = const(2)

CALM = const(0)
GLAD = const(1)
SAD = const(2)
SLY = const(3)
MOODS = const(4)

# Values of pixels. Around a face nothing is drawn.
RING = const(1)
SKIN = const(2)
INK = const(3)


def read_faces(size: int) -> displayio.Bitmap:
    """Read the sheet of faces of 12, 20 or 28 pixels (`Geometry.face`)."""
    return read(name_of("faces", size), KINDS * MOODS * size, size, 2)


def skin_of(number: int) -> int:
    """Return the color of a player's face, by a number of any size."""
    return theme.SKINS[number % len(theme.SKINS)]


def face_colors(number: int, is_on_turn: bool = False) -> displayio.Palette:
    """Make the palette of a player's face, by a number of any size.

    Set entry RING to theme.GOLD when the player's turn begins, and to theme.BLACK when it ends.
    """
    palette = displayio.Palette(4)
    palette.make_transparent(0)
    palette[RING] = theme.GOLD if is_on_turn else theme.BLACK
    palette[SKIN] = skin_of(number)
    palette[INK] = theme.OUTLINE
    return palette
