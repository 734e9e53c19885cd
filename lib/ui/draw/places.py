"""This module names the places of the screens: rectangles that `tools/assets/layouts.txt` declares.

It has a column for each of SIZES; a board keeps the numbers of its own display alone
(`ui.draw.geometry`): at `places[NAME + X]` and so on stand x, y, width and height, in pixels of the
display, of 480 by 320 in pairs of them. A place that a display lacks is 0 wide.
"""

from micropython import const

# The displays with a layout of their own; another one takes the last that fits into it.
SIZES = ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240), (240, 320), (480, 320))
DOUBLED = const(480)  # from this width on each pixel of a table is two by two

# The numbers of a place.
X = const(0)
Y = const(1)
WIDE = const(2)
HIGH = const(3)
NUMBERS = const(4)

# The places, in the order of the rows there; behind them come the seats of one other player, those
# of two others, and so on.
CARD = const(0)
FACE = const(4)
MAT = const(8)
MAT_OF_TWO = const(12)
MAT_OF_THREE = const(16)
MAT_OF_TEN = const(20)
DRAW = const(24)
TOP = const(28)
BADGE = const(32)
FIRST_OF_TWO_PILES = const(36)
DRAW_BETWEEN = const(40)
SECOND_OF_TWO_PILES = const(44)
PLATE_OF_PILE_1 = const(48)
PLATE_OF_PILE_2 = const(52)
FACE_DOWN = const(56)
DRAW_OF_THREE = const(60)
TOP_OF_THREE = const(64)
DRAW_OF_TEN = const(68)
TOP_OF_TEN = const(72)
BADGE_OF_TEN = const(76)
LOG = const(80)
STRIP = const(84)
TAB = const(88)
OWN_FACE = const(92)
CAUSE = const(96)
QUESTION = const(100)
RAIL = const(104)
HAND = const(108)
FAN = const(112)
LOW = const(116)
BUTTONS = const(120)
BUTTON_A = const(124)
BUTTON_B = const(128)
BUTTON_SELECT = const(132)
ANSWERS = const(136)
ACTIONS = const(140)
BANNER = const(144)
PANEL_0 = const(148)
PANEL_1 = const(152)
PANEL_2 = const(156)
PANEL_3 = const(160)
COVER = const(164)
HEADER = const(168)
ROW = const(172)
HELP = const(176)
SCORE_BAND = const(180)
LANE = const(184)
LOGO = const(188)
PLAY = const(192)
TITLE_ROW = const(196)
SEATS = const(200)
