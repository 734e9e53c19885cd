"""This module names the colors of the game, and says which must be told apart.

    palette[1] = theme.INK

A text is read if its contrast to what lies behind it is 4.5 at least (WCAG 2.1, AA). Colors of
cards are told apart by their shapes, too.
"""

from micropython import const

# Texts, on black or on the felt; those under a cursor are black on one of these.
BLACK = const(0)
INK = const(0xF0F0E8)
SOFT = const(0x90A8B4)
GOLD = const(0xFFD23F)  # a cursor, and whose turn it is
DARK_GOLD = const(0xC98A12)  # whose turn it is, while another one is asked
# Cards. BRIGHT and DIM: the colors, their shades at the foot, what is light, the border, the ink
# and the line around. Cards that cannot be played are dark and cool, and still cards.
BACK = const(0x5B3BB0)
BACK_SHADE = const(0x412686)
BACK_PATTERN = const(0x4D2F99)  # of a back as large as the screen
BRIGHT = (
    (0xF0434A, 0x2FB457, 0x3D87F5, 0xFFC52B)
    + (0xB82840, 0x1B8244, 0x2459BE, 0xD98E14)
    + (0xFFFBF0, 0xFFFBF0, 0x14101C, 0x14101C)
)
DIM = (
    (0x93394F, 0x23785A, 0x345FA8, 0xA6822A)
    + (0x6E2A40, 0x195C48, 0x264883, 0x765C20)
    + (0xB9C6C4, 0x98A2A1, 0x10141C, 0x0B1620)
)
UNLIT = const(0x484858)  # letters of the title, before its cards are dealt
# The table, and what lies there.
FELT = const(0x0E4F47)
DOTS = const(0x0A3D3A)
NIGHT = const(0x07262A)
CREAM = const(0xFFF4DC)
BROWN = const(0x6B5A52)  # a cause, on it
TEAL = const(0x2A757E)  # buttons
SLATE = const(0x3A4C63)
UNO = const(0xD0262F)
# Pages of menus: plates of rows, what explains beside them, light and shade of a golden plate.
ROW = const(0x093333)
MILD = const(0x9CCBBB)
LIGHT = const(0xFFFBF0)
SHINE = const(0xFFEFA8)
REDDISH = const(0xFF9C92)  # the upper edge of a red button
# Buttons of a menu, each with its upper and its lower edge: A, B, others.
BUTTONS = (
    (0xFFD23F, 0xFFE6A0, 0xC98A12) + (0x2A757E, 0x96BCB9, 0x175058) + (0x3A4C63, 0x9CA4AA, 0x223045)
)
# The mat in each color, and in none, by `ui.draw.table_tiles`: glow, rim, its light and its dark
# edge, the edge to the pool, arrows, the pool, its corners.
# fmt: off
MATS = (
    0xAC4649, 0xF0434A, 0xFF9C92, 0xB82840, 0x7E1F33, 0xFFD5CA, 0x842644, 0x6B1C36,
    0x259552, 0x2FB457, 0x8CEBA4, 0x1B8244, 0x185A36, 0xD1F4D1, 0x187445, 0x116038,
    0x2E76C0, 0x3D87F5, 0x9AC6FF, 0x2459BE, 0x1E3F85, 0xD6E5F6, 0x244A9A, 0x1B3A80,
    0xB6A133, 0xFFC52B, 0xFFEA9A, 0xD98E14, 0x946116, 0xFFF4CD, 0x8D6216, 0x76500F,
    0x437069, 0x5B7F78, 0x9CCBBB, 0x2F5550, 0x253C3D, 0xD7E7DA, 0x156358, 0x0A3D3A,
)
# fmt: on
BACK_OF_HANDS = const(0x8468D8)
SALT = const(0xFFFFFF)
PEPPER = const(0xFF4830)
BUBBLE = const(0xF0F0E8)
LINE = const(0x0C0C14)  # letters of bubbles and banners
# Players: pastels that differ from each other, from the colors of cards and from gold.
OUTLINE = const(0x14101C)  # of faces, and their hair, brows and mouths
EYES = const(0xFFFBF0)  # and teeth of persons
LAMPS = const(0x9CFFF0)  # of bots
LAMPS_OF_SAD = const(0xFFD0C0)
SKINS = (
    0xFFB07C,
    0x7FC4FF,
    0x9CE07A,
    0xFFD9A0,
    0xC9A0F5,
    0xFF9CC8,
    0x5FE0CE,
    0xC79A6E,
    0xF0E26A,
    0xB7C4E6,
)
# Scores.
ON_FELT = const(0x9CCBBB)  # soft letters that lie on the felt
SUN = const(0xFFC52B)  # stripes and rays behind who has won here; others have their own colors
SUN_SHADE = const(0xF4B424)
NIGHT_SKY = const(0x244A9A)  # rays behind who has lost
NIGHT_SHADE = const(0x1B3A80)
POINTS = const(0x4FA79A)  # bars; the winner's is gold
AGAINST = const(0xFF7C6C)  # points that count against who gains them
ALL_ON = const(0xFFFFFF)  # all pixels of a display

# By what lies behind: the names of what is read there, and the least contrast, in tenths.
CONTRASTS = (
    ("BLACK", "INK SOFT GOLD SKINS", 45),
    ("FELT", "INK GOLD ON_FELT", 45),
    ("NIGHT", "POINTS AGAINST GOLD", 45),
    ("SUN", "OUTLINE", 70),
    ("SUN_SHADE", "OUTLINE", 70),
    ("DOTS", "INK GOLD", 45),
    ("UNO", "INK", 45),
    ("TEAL", "INK", 45),
    ("SLATE", "INK", 45),
    ("LINE", "BRIGHT BUBBLE", 45),
    ("OUTLINE", "SKINS", 70),
)
