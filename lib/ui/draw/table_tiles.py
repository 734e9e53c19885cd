"""This module lists the tiles of the table: its felt and rim, and what stands for players' cards.

`tools.assets.felt` draws them.
"""

from micropython import const

# The felt: nine tiles for its corners and edges, row by row, then patterns of its middle.
TILE = const(8)  # pixels
BASE = const(9)
PATTERNS = const(2)
FELT_TILES = const(11)
# Their pixels: the floor around the table, felt, dots in it, the wood of its rim.
FLOOR = const(0)
FELT = const(1)
DOT = const(2)
WOOD = const(3)

# The edge of the rim in the active color: a piece for either direction, across and along.
RIM = const(4)  # pixels: as high, and its wood as wide
RIM_TILES = const(2)
NICK = const(0)  # pixels of the arrows in it

# What stands for the cards of a player, as large as letters.
NO_COUNT = const(0)
ONE = const(1)  # back
TWO = const(2)
DIGITS = const(3)
GONE = const(13)  # out of the hand
LESS = const(14)  # without cards
CALLED = const(15)  # Uno
# The shakers on the face of who has them, then both once more for faces of the middle size.
SALT_MARK = const(16)
PEPPER_MARK = const(17)
SHAKERS = const(2)
COUNT_TILES = const(20)
# Their pixels: nothing, the purple of backs, white, gold.
BACK_PIXEL = const(1)
WHITE = const(2)
GOLD = const(3)
# Those of the shakers: nothing, an outline, salt, pepper.
OUTLINE = const(1)
SALT_PIXEL = const(2)
PEPPER_PIXEL = const(3)
