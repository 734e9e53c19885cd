"""This module draws the cards in three strips; `ui.draw.card_tiles` has their order.

A dark line runs around each card, then a white border. The shape of its color is in the upper left
corner, and on larger cards small in the lower right one; its face is on a light oval in the middle.
What colors paper, face and shape have is a matter of its palette.
"""

from engine.state.cards import COLORS
from tools.assets.backs import draw_back, head_sign
from tools.assets.faces import Picture, colored, dice, wilds
from tools.assets.outlines import Outline
from tools.assets.pixels import Pixels
from tools.assets.shapes import shape_of
from ui.draw.card_tiles import (
    BACK_FACE,
    BACK_FOOT,
    BACK_HEAD,
    COLOR_PIXELS,
    EDGE,
    FACES,
    FEET,
    HEADS,
    HEADS_OF_A_SIGN,
    INK,
    OVAL,
    PAPER,
    SHAPE,
    SHEET_COLUMNS,
    SHEET_ROWS,
    SIGNS,
    STRIPS,
    WILD_FACES,
)

Card = list[list[int]]  # rows of values
# By a card's width: how far its shapes are from the edges, and the sizes of first and second.
_SHAPES = {20: (2, 6, 0), 28: (3, 7, 5), 40: (4, 11, 7)}


def draw_cards(wide: int, strip: int, *, are_dice: bool) -> bytes:
    """Return the sheet of cards of a size, or the one with dice instead of faces."""
    sheet = Pixels(SHEET_COLUMNS * wide, SHEET_ROWS * strip, 4)
    outline = Outline(wide, STRIPS * strip, are_dice)
    for face, picture in enumerate(dice(wide) if are_dice else colored(wide)):
        card = _card(outline, 0)
        _lay(card, picture, INK)
        _put(sheet, card, strip, (None, FACES + face, None))
    for i, picture in enumerate(wilds(wide)):
        card = _card(outline, COLORS)
        _lay_outlined(card, picture)
        _put(sheet, card, strip, (None, WILD_FACES + i, None))
    for sign in range(SIGNS):
        for color in range(COLORS + 1):
            card = _card(outline, color)
            if color < COLORS:
                _lay_shapes(card, outline, color)
            head_sign(card, sign, strip)
            tile = HEADS + sign * HEADS_OF_A_SIGN + color
            _put(sheet, card, strip, (tile, None, None if sign else FEET + color))
    back = _card(outline, 0)
    draw_back(back, outline)
    _put(sheet, back, strip, (BACK_HEAD, BACK_FACE, BACK_FOOT))
    return sheet.packed()


def _put(sheet: Pixels, card: Card, strip: int, tiles: tuple[int | None, ...]) -> None:
    """Draw strips of a card as tiles of the sheet."""
    wide = len(card[0])
    for i, tile in enumerate(tiles):
        if tile is not None:
            left = tile % SHEET_COLUMNS * wide
            rows = card[i * strip : (i + 1) * strip]
            for y, row in enumerate(rows, tile // SHEET_COLUMNS * strip):
                for x, value in enumerate(row):
                    sheet.set(left + x, y, value)


def _card(outline: Outline, color: int) -> Card:
    """Return a card without a face: a light oval, or for COLORS a wheel of all four."""
    card = [[0] * outline.wide for _ in range(outline.high)]
    for y, row in enumerate(card):
        for x in range(outline.wide):
            if outline.is_paper(x, y):
                wheel = COLOR_PIXELS + 2 * (2 * y >= outline.high) + (2 * x >= outline.wide)
                body = OVAL if color < COLORS else wheel
                row[x] = body if outline.is_body(x, y) else PAPER
            elif outline.is_card(x, y):
                row[x] = EDGE
    return card


def _lay(card: Card, picture: Picture, value: int) -> None:
    """Draw a picture into the middle of a card."""
    high, wide = len(picture), max(map(len, picture), default=0)
    top, left = (len(card) - high) // 2, (len(card[0]) - wide) // 2
    for y, row in enumerate(picture, top):
        for x, sign in enumerate(row, left):
            if sign == "#":
                card[y][x] = value


def _lay_outlined(card: Card, picture: Picture) -> None:
    """Draw a light picture with a dark line around it, one pixel wide."""
    _lay(card, picture, SHAPE)
    light = {(x, y) for y, row in enumerate(card) for x, one in enumerate(row) if one == SHAPE}
    for x, y in light:
        for beside, below in ((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            if (x + beside, y + below) not in light:
                card[y + below][x + beside] = INK


def _lay_shapes(card: Card, outline: Outline, color: int) -> None:
    """Draw the shape of a color in the upper left corner; larger cards have two."""
    start, first, second = _SHAPES[outline.wide]
    head, foot = shape_of(color, first), shape_of(color, second)
    right = outline.wide - start - second
    bottom = outline.high - start - second
    for picture, left, top in ((head, start, start), (foot, right, bottom)):
        for y, row in enumerate(picture, top):
            for x, sign in enumerate(row, left):
                if sign == "#":
                    _set_off(card, x, y)
        for y, row in enumerate(picture, top):
            for x, sign in enumerate(row, left):
                if sign == "#":
                    card[y][x] = SHAPE


def _set_off(card: Card, x: int, y: int) -> None:
    """Let paper, not the oval, be around a pixel."""
    for row in card[y - 1 : y + 2]:
        for beside in range(x - 1, x + 2):
            if row[beside] == OVAL:
                row[beside] = PAPER
