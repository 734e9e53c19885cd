"""This module has the faces of cards and of dice, as rows of signs: `.` is nothing.

All are drawn for each size of cards by itself; the pips of dice are placed here.
"""

from engine.state.cards import SKIP
from tools.assets import large_faces, middle_faces, small_faces
from tools.assets.pixels import pictures
from ui.draw.geometry import LARGE_CARDS, MIDDLE_CARDS, SMALL_CARDS

Picture = list[str]

_DRAWN = {SMALL_CARDS[0]: small_faces, MIDDLE_CARDS[0]: middle_faces, LARGE_CARDS[0]: large_faces}
# By width of a card: the size of a pip, and the gaps between pips, across and down.
_PIPS = {SMALL_CARDS[0]: (2, 2, 1), MIDDLE_CARDS[0]: (3, 2, 1), LARGE_CARDS[0]: (4, 4, 3)}
_PLACES = (
    (),
    (4,),
    (2, 6),
    (2, 4, 6),
    (0, 2, 6, 8),
    (0, 2, 4, 6, 8),
    (0, 2, 3, 5, 6, 8),
)  # of pips, by their number: row by row, three a row


def colored(wide: int) -> list[Picture]:
    """Return the faces of colored cards of a width, by face; the last is the Blank's."""
    return pictures(_DRAWN[wide].FACES)


def dice(wide: int) -> list[Picture]:
    """Return what dice show in place of these: pips, and the same signs."""
    faces = colored(wide)
    return faces[:1] + [_pips(wide, count) for count in range(1, 7)] + faces[SKIP - 3 :]


def wilds(wide: int) -> list[Picture]:
    """Return the faces of wilds, from WILD on. A Wild has none; custom wilds have numbers."""
    return [[], *pictures(_DRAWN[wide].WILDS)]


def _pips(wide: int, count: int) -> Picture:
    size, across, down = _PIPS[wide]
    rows = []
    for row in range(3):
        dots = ("#" if 3 * row + column in _PLACES[count] else "." for column in range(3))
        rows += [("." * across).join(dot * size for dot in dots)] * size
        rows += ["." * (3 * size + 2 * across)] * (down if row < 2 else 0)
    return rows
