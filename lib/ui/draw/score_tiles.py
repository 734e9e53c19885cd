"""This module says which tiles of two sheets a score is made of: its bars, and its small cards.

A bar is a row of tiles, BAR_WIDTH pixels each, between two rounded ends. `filled(old, new)` is the
tile of which the first `old` pixels were there before the hand, and those up to `new` were gained.
The other sheet has the cards that are left in a hand, each with the shape of its color, pieces of
confetti, and faces for rows that are too low for those of `ui.draw.faces`. `tools.assets.scores`
draws both, for each size of cards.
"""

from micropython import const

BAR_WIDTH = const(4)
LEFT_END = const(15)  # then with the points of before, then with a gain; and so for the right one
RIGHT_END = const(18)
BAR_TILES = const(21)

NOTHING = const(0)
SMALL_CARDS = const(1)  # by color, then a wild
PIECES = const(6)  # of confetti, by color
SMALL_FACES = const(10)  # persons, then bots: SMALL_MOODS of each, in the order of `ui.draw.faces`
SMALL_MOODS = const(3)
SMALL_TILES = const(16)

# Values of pixels of bars and faces, first those of `ui.draw.faces`. Each side has a palette of its
# own.
AROUND = const(0)
INK = const(1)
SKIN = const(2)
LIGHT = const(3)
GAIN = const(4)
TRACK = const(5)  # of a bar
SIDE_PIXELS = const(6)
# Values of pixels of cards and confetti.
EDGE = const(1)
DARK = const(2)
OF_A_COLOR = const(3)  # by color
CARD_PIXELS = const(7)


def filled(old: int, new: int) -> int:  # per frame
    """Return the tile of a bar that is filled up to `old`, then up to `new`, 0 to BAR_WIDTH."""
    return new * (new + 1) // 2 + old


def sizes_of(card_width: int) -> "tuple[int, int, int]":
    """Return a bar's height, and width and height of a small card, beside cards of a width."""
    if card_width < 28:
        return (5, 8, 9)
    return (8, 12, 14) if card_width < 36 else (10, 16, 18)
