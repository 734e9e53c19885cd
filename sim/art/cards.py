"""This module draws the cards in halves, in the hand's size; `ui.draw.card_tiles` has their order.

A card has a margin of one pixel and a white border. Its face is at the upper left, the shape of its
color at the lower right. What colors paper, face and shape have is a matter of its palette. A wild
shows its four colors; once its color is called, its bottom half shows the shape of that color. The
table shows the same tiles doubled.
"""

from engine.state.cards import BLANK, COLORS
from sim.art.faces import COLORED, DICE, FACE_WIDTH, WILD
from sim.art.pixels import Pixels
from sim.art.shapes import is_inside
from ui.draw.card_tiles import (
    ASIDE,
    BACK,
    BACK_BOTTOM,
    BACK_LINE,
    BACK_TOP,
    BOTTOMS,
    BOTTOMS_OF_A_SIGN,
    CALLED_TOPS,
    COLOR_PIXELS,
    EDGE,
    HALF_HEIGHT,
    INK,
    OPEN,
    PAPER,
    SHAPE,
    SHEET_COLUMNS,
    SHEET_ROWS,
    SIGNS,
    TOPS,
    WILD_TOPS,
)
from ui.draw.geometry import CARD_HEIGHT, CARD_WIDTH

_SHAPE = 7  # pixels
_SHAPE_X, _SHAPE_Y = 6, 12
_FACE_X, _LOWEST = 3, 11  # a face ends above that row
_OPEN_CORNER = 6


def draw_cards(*, are_dice: bool) -> bytes:
    """Return the sheet of cards, or the one with dice instead of faces."""
    sheet = Pixels(SHEET_COLUMNS * CARD_WIDTH, SHEET_ROWS * HALF_HEIGHT, 4)
    faces = DICE if are_dice else COLORED
    for face in range(BLANK + 1):
        card = _paper(PAPER)
        if face < BLANK:
            _lay_face(card, faces[face], INK)
        _put(sheet, card, TOPS + face, None)
    for i, face_rows in enumerate(WILD):
        card = _wild()
        if i:  # a Wild shows its colors and no letter
            _lay_face(card, face_rows, INK)
        _put(sheet, card, WILD_TOPS + i, None)
        card = _paper(PAPER)
        _lay_face(card, face_rows, INK)
        _put(sheet, card, CALLED_TOPS + i, None)
    for sign in range(SIGNS):
        tile = BOTTOMS + sign * BOTTOMS_OF_A_SIGN
        for color in range(COLORS):
            card = _paper(PAPER)
            _shape(card, color)
            _put(sheet, _signed(card, sign), None, tile + color)
        _put(sheet, _signed(_wild(), sign), None, tile + COLORS)
    _put(sheet, _back(), BACK_TOP, BACK_BOTTOM)
    return sheet.packed()


Card = list[list[int]]  # rows of values


def _put(sheet: Pixels, card: Card, top: int | None, bottom: int | None) -> None:
    """Draw the halves of a card as tiles of the sheet."""
    for tile, rows in ((top, card[:HALF_HEIGHT]), (bottom, card[HALF_HEIGHT:])):
        if tile is not None:
            left = tile % SHEET_COLUMNS * CARD_WIDTH
            for y, row in enumerate(rows, tile // SHEET_COLUMNS * HALF_HEIGHT):
                for x, value in enumerate(row):
                    sheet.set(left + x, y, value)


def _paper(value: int) -> Card:
    """Return an empty card in its border, with cut corners."""
    card = [[0] * CARD_WIDTH for _ in range(CARD_HEIGHT)]
    right, low = CARD_WIDTH - 2, CARD_HEIGHT - 2
    for y in range(1, low + 1):
        for x in range(1, right + 1):
            is_edge = x in (1, right) or y in (1, low)
            is_corner = x in (1, right) and y in (1, low)
            card[y][x] = 0 if is_corner else EDGE if is_edge else value
    return card


def _lay_face(card: Card, rows: list[int], value: int) -> None:
    for y, row in enumerate(rows, _LOWEST - len(rows)):
        for x in range(FACE_WIDTH):
            if row >> (FACE_WIDTH - 1 - x) & 1:
                card[y][_FACE_X + x] = value


def _shape(card: Card, color: int) -> None:
    """Draw the small shape at the foot of a card."""
    for y in range(_SHAPE):
        for x in range(_SHAPE):
            if is_inside(color, x, y, _SHAPE, is_full=True):
                card[_SHAPE_Y + y][_SHAPE_X + x] = SHAPE


def _wild() -> Card:
    """Return a wild without a called color."""
    card = _paper(PAPER)
    for y in range(2, 20):
        first = COLOR_PIXELS + (2 if y >= HALF_HEIGHT else 0)
        card[y][2:14] = [first] * 6 + [first + 1] * 6
    return card


def _back() -> Card:
    """Return the back of a card: a field of crossing lines."""
    card = _paper(SHAPE)
    for y in range(3, CARD_HEIGHT - 3):
        for x in range(3, CARD_WIDTH - 3):
            is_line = (x + y) % 5 == 0 or (x - y) % 5 == 0
            card[y][x] = BACK_LINE if is_line else BACK
    return card


def _signed(card: Card, sign: int) -> Card:
    """Return a card with a sign in its bottom half: a turned-up left corner, or a white bar."""
    if sign == OPEN:
        for y in range(_OPEN_CORNER):
            for x in range(_OPEN_CORNER - y):
                card[CARD_HEIGHT - 2 - y][1 + x] = INK
    elif sign == ASIDE:
        card[HALF_HEIGHT][2:14] = card[HALF_HEIGHT + 1][2:14] = [SHAPE] * 12
    return card
