"""This module lists the tiles of the table: its felt and mat, and what stands for players' cards.

`tools.assets.felt` draws them.
"""

from micropython import const

TILE = const(8)  # pixels of the felt's pattern, across and down
DOT = const(1)

# The mat in its middle: corners, then edges in either direction of play. Where the display is large
# it is thicker. By is_large: how thick the rim is, and the glow around it; how wide a corner with
# its glow; from arrow to arrow.
RIMS = (4, 6)
GLOWS = (1, 2)
CORNERS = (9, 14)
ARROWS = (8, 10)
CORNER_TILES = const(4)
EDGE_TILES = const(4)  # there: top or left, bottom or right, each forward and back
# Their pixels: see `theme.MATS`.
GROUND = const(0)
GLOW = const(1)
BRIGHT = const(2)
LIGHT = const(3)
SHADE = const(4)
DARK = const(5)
ARROW = const(6)
POOL = const(7)
DEEP = const(8)
MAT_VALUES = const(9)

# What stands for the cards of a player, as large as letters.
NO_COUNT = const(0)
ONE = const(1)  # back
TWO = const(2)
DIGITS = const(3)
GONE = const(13)  # out of the hand
LESS = const(14)  # without cards
ALONE = const(15)  # one card, on red
FLAG = const(16)  # the letters of UNO, on red
CALLED = const(19)  # and the sign behind them
MORE = const(20)  # two backs, with others behind them
BESIDE = const(21)  # nothing, beside a digit on a plate
# The shakers on the face of who has them, then both once more for faces of the middle size.
SALT_MARK = const(22)
PEPPER_MARK = const(23)
SHAKERS = const(2)
COUNT_TILES = const(26)
# Their pixels: nothing, the purple of backs, white, red. On a plate the first is the plate's, and
# the second nothing.
BACK_PIXEL = const(1)
WHITE = const(2)
RED_PIXEL = const(3)
# Those of the shakers: nothing, an outline, salt, pepper.
OUTLINE = const(1)
SALT_PIXEL = const(2)
PEPPER_PIXEL = const(3)
