"""This module changes what lies on the display: only what differs is sent to it.

Whoever changes anything on the screen sets `CHANGED[0]` to 1, as all functions here do that change
something; the app refreshes the display only then.
"""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

CHANGED = bytearray(1)
# Off the screen. A tile grid that is `hidden` would be sent again and again
OFFSCREEN = const(-100)
OFF_CANVAS = const(-600)  # the same for what is as wide as a display


def set_tile(grid: "displayio.TileGrid", at: int, tile: int) -> None:  # per frame
    """Set a tile, if it differs."""
    if grid[at] != tile:
        grid[at] = tile
        CHANGED[0] = 1


def set_colors(grid: "displayio.TileGrid", palette: "displayio.Palette") -> None:  # per frame
    """Give a grid a palette, if it has another one."""
    if grid.pixel_shader is not palette:
        grid.pixel_shader = palette
        CHANGED[0] = 1


def set_x(grid: "displayio.TileGrid | displayio.Group", x: int) -> None:  # per frame
    """Move a grid or a group, if its x differs."""
    if grid.x != x:
        grid.x = x
        CHANGED[0] = 1


def set_y(grid: "displayio.TileGrid | displayio.Group", y: int) -> None:  # per frame
    """Move a grid or a group, if its y differs."""
    if grid.y != y:
        grid.y = y
        CHANGED[0] = 1
