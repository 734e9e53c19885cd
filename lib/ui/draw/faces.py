"""This module has the faces of players: round persons and squarish bots, each in five moods.

`tools.assets.people` draws them. A face is two tiles, one above the other: its top, by which
players differ (hair, ears, antennas, forehead), and its mood, which those of a kind share. So a
sheet has eight tops and twelve moods, not forty-eight faces. Each player has a palette, in a skin
of their own; partners may share one. No pixel is transparent: a palette says what lies behind.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.art import name_of, read
from ui.draw.geometry import height_of
from ui.draw.grids import set_tile
from ui.draw.sheets import grid_of

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


def read_faces(size: int) -> displayio.Bitmap:
    """Read the sheet of faces of a size."""
    return read(name_of("faces", size), TILES * size, height_of(size) // 2, 2)


def face_grid(
    sheet: displayio.Bitmap, colors: displayio.Palette, x: int, y: int
) -> displayio.TileGrid:
    """Make a place for a face: x, y: its left and upper edge. `show_face` says whose it is."""
    return grid_of(sheet, colors, 1, 2, sheet.width // TILES, sheet.height, x, y)


def show_face(face: displayio.TileGrid, kind: int, number: int, mood: int) -> None:  # per frame
    """Let a grid show a player's face, by a number of any size."""
    set_tile(face, 0, kind * TOPS + number % TOPS)
    show_mood(face, kind, mood)


def show_mood(face: displayio.TileGrid, kind: int, mood: int) -> None:  # per frame
    """Let a grid show another mood of the same face."""
    set_tile(face, 1, KINDS * TOPS + kind * MOODS + mood)


def skin_of(number: int) -> int:
    """Return the color of a player's face, by a number of any size."""
    return theme.SKINS[number % len(theme.SKINS)]


def light_of(kind: int, mood: int) -> int:  # per frame
    """Return the color LIGHT of a face: a bot's lamps are pale red while it is sad or hurt."""
    if kind == PERSON:
        return theme.EYES
    return theme.LAMPS_OF_SAD if mood == SAD or mood == OUCH else theme.LAMPS


def face_colors(kind: int, number: int, ground: int) -> displayio.Palette:
    """Make the palette of a player's face, by a number of any size.

    ground: the color of what lies behind it, in entry GROUND; theme.GOLD where it is their turn.
    """
    palette = displayio.Palette(4)
    palette[GROUND] = ground
    palette[INK] = theme.OUTLINE
    palette[SKIN] = skin_of(number)
    palette[LIGHT] = light_of(kind, CALM)
    return palette
