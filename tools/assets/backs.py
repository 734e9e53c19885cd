"""This module draws the back of a card, and the signs on the heads of cards."""

from engine.state.cards import BLUE, GREEN, RED, YELLOW
from tools.assets.outlines import Outline
from tools.assets.pixels import pictures
from tools.assets.scaling import Picture, scaled
from tools.assets.shapes import shape_of
from ui.draw.card_tiles import BACK, BACK_LINE, BACK_SHADE, COLOR_PIXELS, OPEN

_EYES = """
..###..  ..#####..
##.#.##  .#.....#.
#.###.#  #..###..#
##.#.##  #..###..#
..###..  #..###..#
.......  .#.....#.
.......  ..#####..
"""
_BOOKMARKS = """
..###..  ..#####..
..###..  ..#####..
..###..  ..#####..
..###..  ..#####..
..###..  ..#####..
..#.#..  ..##.##..
.......  ..#...#..
"""
_DIAMOND = {24: 5, 28: 5, 32: 5, 40: 7, 48: 9}  # by a card's width, the size of a shape in it
_PLACES = ((RED, 0, -1), (YELLOW, 1, 0), (GREEN, 0, 1), (BLUE, -1, 0))  # of the shapes


def draw_back(card: list[list[int]], outline: Outline) -> None:
    """Draw a golden diamond with the four shapes on violet stripes."""
    wide, high, border = outline.wide, outline.high, outline.border
    line = 0.2 if wide >= 40 else 0.26
    for y, row in enumerate(card):
        for x in range(wide):
            if outline.is_paper(x, y):
                across = abs(x - (wide - 1) / 2) / (wide / 2 - border - 2)
                down = abs(y - (high - 1) / 2) / (high / 2 - border - 2)
                far = across + down
                row[x] = BACK_LINE if far > 1 - line else BACK_SHADE
                if far > 1:
                    row[x] = BACK if (x + y) // 2 % 3 else BACK_SHADE
    size = _DIAMOND[wide]
    for color, across, down in _PLACES:
        left = int((wide - 1) / 2 + across * (size - 0.5) * 0.85 - size / 2 + 1)
        top = int((high - 1) / 2 + down * (size + 0.5) - size / 2 + 1)
        for y, signs in enumerate(shape_of(color, size), top):
            for x, sign in enumerate(signs, left):
                if sign == "#":
                    card[y][x] = COLOR_PIXELS + color


def sign_of(sign: int, size: int) -> Picture:
    """Return an eye for a card that lies open, or a bookmark for one put aside, of a width."""
    small, large = pictures(_EYES if sign == OPEN else _BOOKMARKS)
    if size == 7:
        return [row for row in small if "#" in row]
    return large if size == 9 else scaled(large, size - 2, size)
