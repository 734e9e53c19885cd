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
GOLD = const(0xFFD850)  # a cursor, and whose turn it is
DARK_GOLD = const(0xC98A12)  # whose turn it is, while another one is asked
# Cards. BRIGHT and DIM: the colors, dark, white, the shapes on colored cards. Cards that cannot be
# played are dark and cool; their shapes are light, since ink would be lost on them.
INK_OF_CARDS = const(0x101018)
BACK = const(0x5C3CA8)
BACK_LINE = const(0xB8A0F0)
BRIGHT = (0xF45050, 0x3CC460, 0x4C94FF, 0xFCCC28, 0x383848, 0xF8F8F0, INK_OF_CARDS)
DIM = (0x7C3848, 0x246048, 0x345494, 0x645418, 0x282834, 0x94A0B0, 0xC4D0DC)
UNLIT = const(0x484858)  # letters of the title, before its cards are dealt
# The table, and what lies there.
FELT = const(0x0F5040)
DOTS = const(0x196650)
WOOD = const(0x7C4C28)
BACK_OF_HANDS = const(0x8468D8)
BACK_OF_DIGITS = const(0x5C4890)
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
BAND = const(0x382C18)  # behind the winner's row
TRACK = const(0x383048)  # of a bar
AGAINST = const(0xFF7C6C)  # points that count against who gains them
SMALL_WHITE = const(0xF4F4F0)  # of small cards
SMALL_DARK = const(0x383848)
ALL_ON = const(0xFFFFFF)  # all pixels of a display

# By what lies behind: the names of what is read there, and the least contrast, in tenths.
CONTRASTS = (
    ("BLACK", "INK SOFT GOLD AGAINST SKINS", 45),
    ("FELT", "INK GOLD", 45),
    ("DOTS", "INK GOLD", 45),
    ("BACK_OF_DIGITS", "INK GOLD", 45),
    ("BAND", "INK GOLD AGAINST SMALL_WHITE", 45),
    ("LINE", "BRIGHT BUBBLE", 45),
    ("OUTLINE", "SKINS", 70),
)
