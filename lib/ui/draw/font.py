"""This module lists the letters: their codes, and the size of their cells.

A letter is five by eight pixels in a cell of six by nine. It is tile `code - FIRST` of the sheet
(`tools.assets.letters`). The codes after `~` are the signs named below. The last ones are buttons,
several cells wide: a word of its codes (`KEY_A`) shows a button with the space that it needs before
the word for what it does.
"""

from micropython import const

CELL_WIDTH = const(6)
CELL_HEIGHT = const(9)
FIRST = const(32)
GLYPHS = const(122)
SHEET_WIDTH = const(732)  # pixels: all letters in a row
# Larger displays have large letters, too, in a row.
LARGE_WIDTH = const(9)
LARGE_HEIGHT = const(13)

# Codes that screens write one by one.
SPACE = const(32)
APOSTROPHE = const(39)
ASTERISK = const(42)
PLUS = const(43)
COMMA = const(44)
DASH = const(45)
DOT = const(46)
SLASH = const(47)
ZERO = const(48)
COLON = const(58)
QUESTION_MARK = const(63)
CAPITAL_A = const(65)
CAPITAL_P = const(80)
CAPITAL_U = const(85)
UNDERSCORE = const(95)
SMALL_A = const(97)
SMALL_X = const(120)
SMALL_Z = const(122)

SALT_SHAKER = const(127)
CIRCLE = const(128)  # the shapes of red, green, blue and yellow, in this order
MORE_UP = const(132)
MORE_DOWN = const(133)
MORE_RIGHT = const(134)
MORE_LEFT = const(135)
CHECK = const(136)
CARD = const(137)
STAR = const(138)
BOT = const(140)
PERSON = const(141)
RULE = const(142)  # a line across the cell
BUTTONS = const(143)  # the first cell of a button

# The buttons, as wide as "A ", "B ", "SEL " and "ST ".
KEY_A = b"\x8f\x90"
KEY_B = b"\x91\x92"
KEY_SELECT = b"\x93\x94\x95\x96"
KEY_START = b"\x97\x98\x99"
