"""This module draws the cards in four strips; `ui.draw.card_tiles` has their order.

A dark line runs around each card, then a white border. Its color fills it, darker at the foot; a
wild has all four, in quarters. The face is white with a dark line around it, twice as wide below.
The shape of the color is dark, on white tabs in the upper left and the lower right corner. What
colors all of these have is a matter of the card's palette.
"""

from engine.state.cards import BLANK, BLUE, COLORS, GREEN, RED, YELLOW
from tools.assets.backs import draw_back, sign_of
from tools.assets.faces import colored, dice, wilds
from tools.assets.outlines import Outline
from tools.assets.pixels import Pixels
from tools.assets.scaling import Picture
from tools.assets.shapes import shape_of
from ui.draw.card_tiles import (
    AROUND,
    BACK_FACE,
    BACK_HEAD,
    BLANK_FACE,
    COLOR_PIXELS,
    CROSS,
    EDGE,
    FACES,
    FOOT_PAPER,
    HEADS,
    INK,
    LIGHT,
    PAPER,
    SHEET_COLUMNS,
    SHEET_ROWS,
    SIGN_HEADS,
    SIGNS,
    STRIPS,
    WILD_FACES,
)

Card = list[list[int]]  # rows of values
_QUARTERS = (RED, YELLOW, GREEN, BLUE)  # of a wild
# By a card's width, the sizes of its shapes at the head and at the foot.
_SHAPES = {24: (7, 5), 28: (7, 5), 32: (7, 5), 40: (9, 7), 48: (11, 9)}
_ASIDE = {24: 2, 48: 3}  # how far faces lie left of the middle: overlapping cards show them whole


def draw_cards(wide: int, strip: int, *, are_dice: bool) -> bytes:
    """Return the sheet of cards of a size, or the one with dice instead of faces."""
    sheet = Pixels(SHEET_COLUMNS * wide, SHEET_ROWS * strip, 4)
    outline = Outline(wide, STRIPS * strip)
    faces = dice(wide) if are_dice else colored(wide)
    for face, picture in enumerate(faces):
        card = _card(outline, RED)
        has_pips = are_dice and 0 < face < 7
        if not has_pips:
            _lay_tab(card, outline, [], False)
        _lay_face(card, picture, 0 if has_pips else _ASIDE.get(wide, 0))
        _put(sheet, BLANK_FACE if face == BLANK else FACES + 2 * face, card, strip, 1)
    for face, picture in enumerate(wilds(wide)):
        card = _card(outline, COLORS)
        _lay_face(card, picture, 0)
        _put(sheet, WILD_FACES + 2 * face, card, strip, 1)
    for color in range(COLORS + 1):
        card = _card(outline, color)
        if color < COLORS:
            first, second = _SHAPES[wide]
            _lay_tab(card, outline, _cornered(color, first, wide), False)
            _lay_tab(card, outline, _cornered(color, second, wide), True)
        _put(sheet, HEADS + 2 * color, card, strip, 0, STRIPS - 1)
    signs = []
    for sign in range(1, SIGNS):
        card = _card(outline, RED)
        _lay_tab(card, outline, sign_of(sign, _SHAPES[wide][0]), False)
        signs += card[:strip]
    _put(sheet, SIGN_HEADS, signs, strip, 0)
    back = _card(outline, RED)
    draw_back(back, outline)
    _put(sheet, BACK_FACE, back, strip, 1)
    _put(sheet, BACK_HEAD, back, strip, 0, STRIPS - 1)
    return sheet.packed()


def _put(sheet: Pixels, tile: int, card: Card, strip: int, upper: int, lower: int = 0) -> None:
    """Draw a strip of a card as a tile, and another, 0 for the next one, as that beside it."""
    wide = len(card[0])
    top = tile // SHEET_COLUMNS * strip
    for column, number in enumerate((upper, lower or upper + 1)):
        for y in range(strip):
            for x in range(wide):
                value = card[number * strip + y][x]
                sheet.set(column * wide + x, top + y, value)


def _card(outline: Outline, color: int) -> Card:
    """Return a card without a face: in a color, or for COLORS in quarters of all four."""
    wide, high, border = outline.wide, outline.high, outline.border
    foot = high - 1 - border - (5 if wide >= 40 else 3)
    card = [[AROUND] * wide for _ in range(high)]
    for y, row in enumerate(card):
        for x in range(wide):
            if not outline.is_card(x, y):
                continue
            if not outline.is_paper(x, y):
                row[x] = EDGE
            elif color < COLORS:
                row[x] = FOOT_PAPER if y >= foot else PAPER
            elif min(abs(2 * x - wide + 1), abs(2 * y - high + 1)) <= border:
                row[x] = CROSS
            else:
                row[x] = COLOR_PIXELS + _QUARTERS[2 * (2 * y >= high) + (2 * x >= wide)]
    return card


def _lay_face(card: Card, picture: Picture, aside: int) -> None:
    """Draw a light picture into the middle of a card, or left of it, with a dark line around it."""
    wide = max(map(len, picture))
    top, left = (len(card) - len(picture)) // 2, max((len(card[0]) - wide) // 2 - aside, 3)
    light = {
        (x, y)
        for y, row in enumerate(picture, top)
        for x, sign in enumerate(row, left)
        if sign == "#"
    }
    for x, y in light:
        for down in (-1, 0, 1, 2):
            for beside in (-1, 0, 1):
                card[y + down][x + beside] = INK
    for x, y in light:
        card[y][x] = LIGHT


def _cornered(color: int, size: int, wide: int) -> Picture:
    """Return the shape of a color, of a size on a card of a width."""
    return shape_of(color, 6 if size == 7 and wide < 32 else size)


def _lay_tab(card: Card, outline: Outline, shape: Picture, is_low: bool) -> None:
    """Draw a light tab into the upper left corner, or the lower right one, and a shape on it.

    Below the head it has a row more, the first of a face, where there is room for that alone.
    """
    wide, high, border = outline.wide, outline.high, outline.border
    size = _SHAPES[wide][is_low]
    tall = size - (size == 7 and wide < 32)
    gap = border - 1
    across, down = gap + size + 2, gap + tall + 2
    down = min(down, high // STRIPS - border - is_low)
    cut = border + 1
    for y in range(down):
        for x in range(across):
            if across - 1 - x + down - 1 - y >= cut:
                at_x, at_y = border + 1 + x, border + 1 + y
                value = LIGHT
                row = y - gap - (tall - len(shape)) // 2
                column = x - gap
                if is_low:
                    at_x, at_y = wide - 1 - at_x, high - 1 - at_y
                    row, column = len(shape) - 1 - row, size - 1 - column
                if 0 <= row < len(shape) and 0 <= column < len(shape[row]):
                    value = INK if shape[row][column] == "#" else LIGHT
                card[at_y][at_x] = value
