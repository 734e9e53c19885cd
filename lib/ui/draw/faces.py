"""This module has the faces of players: round persons and squarish bots, each in five moods.

`tools.assets.people` draws them. A face is two tiles, one above the other: its top, by which
players differ (hair, ears, antennas, forehead), and its mood, which those of a kind share. So a
sheet has eight tops and twelve moods, not forty-eight faces. Each player has a palette, in a skin
of their own; partners may share one. No pixel is transparent: a palette says what lies behind.
"""

import displayio

from ui.draw import theme
from ui.draw.art import name_of, read
from ui.draw.face_tiles import CALM, GROUND, INK, LIGHT, SKIN, TILES, height_of, light_of
from ui.draw.sheets import grid_of


def read_faces(size: int) -> displayio.Bitmap:
    """Read the sheet of faces of a size."""
    return read(name_of("faces", size), TILES * size, height_of(size) // 2, 2)


def face_grid(
    sheet: displayio.Bitmap, colors: displayio.Palette, x: int, y: int
) -> displayio.TileGrid:
    """Make a place for a face: x, y: its left and upper edge. `face_tiles.show_face` says whose."""
    return grid_of(sheet, colors, 1, 2, sheet.width // TILES, sheet.height, x, y)


def skin_of(number: int) -> int:
    """Return the color of a player's face, by a number of any size."""
    return theme.SKINS[number % len(theme.SKINS)]


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
