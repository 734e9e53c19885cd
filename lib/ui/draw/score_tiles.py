"""This module says which tiles of two sheets a score is made of: its bars, and its small things.

A bar is a row of tiles, BAR_WIDTH pixels each, between a rounded end and a finish flag.
`filled(old, new)` is the tile of which the first `old` pixels were there before the hand, and those
up to `new` were gained. The other sheet has pieces of confetti, and faces for lanes that are too
low for those of `ui.draw.faces`. `tools.assets.scores` draws both, for each size of cards.
"""

from micropython import const

BAR_WIDTH = const(4)
LEFT_END = const(15)  # then with the points of before, then with a gain
FLAG = const(18)
BAR_TILES = const(19)
BAR_HEIGHTS = (7, 12, 16)

PIECES = const(0)  # of confetti, by color
SMALL_FACES = const(4)  # persons, then bots: SMALL_MOODS of each, in the order of `ui.draw.faces`
SMALL_MOODS = const(3)
SMALL_TILES = const(10)

# Values of pixels of bars.
AROUND = const(0)
TRACK = const(1)
OLD = const(2)
GAIN = const(3)
WHITE = const(4)  # of the flag
DARK = const(5)
# Values of pixels of pieces; those of small faces are those of `ui.draw.face_tiles`.
EDGE = const(1)
OF_A_COLOR = const(2)  # by color

_LARGE = const(40)  # cards as wide go with large letters, and larger things
_LARGEST = const(48)
_LOW_LANE = const(17)


def filled(old: int, new: int) -> int:  # per frame
    """Return the tile of a bar that is filled up to `old`, then up to `new`, 0 to BAR_WIDTH."""
    return new * (new + 1) // 2 + old


def bar_height(card_width: int, pitch: int) -> int:
    """Return which of BAR_HEIGHTS bars have beside cards of a width, in lanes of a pitch."""
    if card_width < _LARGE or pitch < _LOW_LANE:
        return BAR_HEIGHTS[0]
    return BAR_HEIGHTS[1 if card_width < _LARGEST or pitch < 2 * BAR_HEIGHTS[2] else 2]


def small_size(card_width: int) -> "tuple[int, int]":
    """Return width and height of a tile of small things beside cards of a width."""
    return (8, 9) if card_width < _LARGE else (12, 13)
