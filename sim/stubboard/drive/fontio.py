"""This module is `fontio`: a glyph, as a font returns it."""
# mypy: ignore-errors

from collections import namedtuple

Glyph = namedtuple(
    "Glyph", ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y")
)
