"""This module lists the tiles of the table: its felt and mat, and what stands for players' cards.

`tools.assets.felt` draws them.
"""

from micropython import const

# Pixels of a tile: of felt; below it one of what lies behind the hand, and one of a card's back.
FELT_WIDE = const(32)
FELT_HIGH = const(16)
FELT_TILES = const(3)
DOT = const(1)

# The mat in its middle, in tiles of so many pixels across and down, as thick as its rim with the
# glow around it; thicker where the display is large. Two of them are a corner.
MAT_TILE = const(5)
LARGE_MAT_TILE = const(8)
GLOWS = (1, 2)  # how thick the glow is, of the large ones 2
# First five rows of five: the middle one of each stands for all those between its corners. Pieces
# of the rim with arrows lie there as play goes forward; then come those of each side with arrows
# back, each in as many tiles as it is from arrow to arrow. At the end a piece of the line that
# parts the table from what lies behind the hand.
MAT_SIDE = const(5)
MAT_MIDDLE = const(2)
MAT_FIRSTS = const(25)
ARROW_TILES = const(2)  # from arrow to arrow; of the large ones 1
# Its pixels: see `theme.MATS`.
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
