"""This module is `busdisplay` on a page: it lists the tile grids, and JavaScript paints them.

The list is one array of FIELDS numbers for each visible grid, from back to front: its place, its
sizes, and the addresses of the parts of `sim/stubboard/drive/displayio.py`'s objects, which
`tools/web/page/painter.js` reads in the machine's memory. Nothing is copied but this list.

    0 x, 1 y, 2 scale                on the display
    3 width, 4 height                of a tile, in pixels of the bitmap
    5 columns, 6 tiles               of the grid; fewer than no columns: it is mirrored (flip_x)
    7 address of the tiles' bytes; 0: up to four tiles, two in each of 8 and 9
    10 address, 11 shape             of the bitmap's bytes
    12 the palette's first color, 13 address of the others; 0: 14 is the only other one
"""
# mypy: ignore-errors

from array import array

import page
from displayio import Group
from uctypes import addressof

_FIELDS = 15
_GRIDS = 128  # a list for more is made when it is needed

_paint = page.paint
_dim = page.brightness


class BusDisplay:
    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.auto_refresh = True
        self.root_group = None
        self._list = array("i", [0] * (_FIELDS * _GRIDS))
        self._light = 1.0
        self._is_due = False

    @property
    def brightness(self):
        return self._light

    @brightness.setter
    def brightness(self, light):
        if light != self._light:
            self._light = light
            _dim(light)

    def refresh(self):
        """Let the next `show` paint: a browser shows at most one picture a frame."""
        self._is_due = True
        return True

    def show(self):
        """Paint what was refreshed since the last call."""
        if self._is_due:
            self._is_due = False
            root = self.root_group
            end = self._add(root, 0, 0, 1, 0) if root else 0
            _paint(addressof(self._list), end // _FIELDS)

    def _add(self, group, x, y, scale, at):
        """Add the visible grids of a group to the list from a place on; return the place behind."""
        if group.hidden:
            return at
        x += scale * group.x
        y += scale * group.y
        scale *= group._look >> 1  # a Label's own `scale` is that of the group within it
        for item in group._items:
            if isinstance(item, Group):
                at = self._add(item, x, y, scale, at)
            elif not item.hidden and x + scale * item.x < self.width:
                at = self._add_grid(item, x + scale * item.x, y + scale * item.y, scale, at)
        return at

    def _add_grid(self, grid, x, y, scale, at):
        out = self._list
        if at == len(out):
            self._list = out = out + array("i", [0] * len(out))
        bitmap = grid.bitmap
        palette = grid.pixel_shader
        tiles = grid._tiles
        others = palette._others
        out[at] = x
        out[at + 1] = y
        out[at + 2] = scale
        out[at + 3] = grid.tile_width
        out[at + 4] = grid.tile_height
        out[at + 5] = -grid.width if grid.flip_x else grid.width
        if isinstance(tiles, int):
            out[at + 6] = grid._count
            out[at + 7] = 0
            out[at + 8] = tiles
            out[at + 9] = grid._others
        else:
            out[at + 6] = len(tiles)
            out[at + 7] = addressof(tiles)
        out[at + 10] = addressof(bitmap._data)
        out[at + 11] = bitmap._shape
        out[at + 12] = palette._first
        if isinstance(others, int):
            out[at + 13] = 0
            out[at + 14] = others
        else:
            out[at + 13] = addressof(others)
        return at + _FIELDS
