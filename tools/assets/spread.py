"""This module draws the seven cards of the title, each turned by another angle.

They are made from the sheet of cards, so they look as cards do. A tile holds one turned card, with
nothing around it. All share one palette, that of wilds; the shades of colors are in it where no
wild has a pixel (`SHADES`).
"""

import math

from tools.assets.cards import draw_cards
from tools.assets.outlines import Outline
from tools.assets.pixels import Pixels
from ui.draw.card_tiles import (
    AROUND,
    COLOR_PIXELS,
    FOOT_PAPER,
    INK,
    PAPER,
    PLAIN,
    SHEET_COLUMNS,
    STRIPS,
    TILE_BITS,
    TILE_MASK,
    colors_of,
    look_of,
)
from ui.draw.spread import (
    ANGLES,
    CARDS,
    SHADES,
    UNDER_ANGLE,
    UNDER_BORDER,
    UNDER_COLOR,
    UNDER_EDGE,
    spread_size,
    under_size,
)

Card = list[list[int]]  # rows of values


def draw_spread(wide: int, strip: int) -> bytes:
    """Return the sheet of turned cards, for a size of cards."""
    sheet = draw_cards(wide, strip, are_dice=False)
    across, down = spread_size(wide, STRIPS * strip)
    pixels = Pixels(len(CARDS) * across, down, 4)
    for place, card in enumerate(CARDS):
        flat = _card(sheet, card, wide, strip)
        turned = _turned(flat, ANGLES[place], across, down)
        for y, row in enumerate(turned):
            for x, value in enumerate(row):
                pixels.set(place * across + x, y, value)
    return pixels.packed()


def draw_under(wide: int, strip: int) -> bytes:
    """Return the turned card without a face that lies below a top card."""
    outline = Outline(wide, STRIPS * strip)
    across, down = under_size(wide, outline.high)
    flat = [
        [
            UNDER_COLOR
            if outline.is_paper(x, y)
            else UNDER_BORDER
            if outline.is_card(x, y)
            else UNDER_EDGE
            for x in range(wide)
        ]
        for y in range(outline.high)
    ]
    pixels = Pixels(across, down, 2)
    for y, row in enumerate(_turned(flat, UNDER_ANGLE, across, down)):
        for x, value in enumerate(row):
            pixels.set(x, y, value)
    return pixels.packed()


def _card(sheet: bytes, card: int, wide: int, strip: int) -> Card:
    """Return the pixels of a card, in the values of the palette that all of them share."""
    look = look_of(card, 0)
    tiles = [look >> TILE_BITS * i & TILE_MASK for i in range(STRIPS)]
    per_row = (SHEET_COLUMNS * wide + 1) // 2
    rows = []
    for tile in tiles:
        left = tile % SHEET_COLUMNS * wide
        for y in range(strip):
            at = (tile // SHEET_COLUMNS * strip + y) * per_row
            row = []
            for x in range(left, left + wide):
                value = sheet[at + x // 2] >> 4 * (x % 2) & 15
                row.append(_shared(value, colors_of(card)))
            rows.append(row)
    return rows


def _shared(value: int, color: int) -> int:
    """Return a pixel's value in the palette of wilds; its line around a card is ink."""
    if value == AROUND:
        return INK
    if color < PLAIN and value in (PAPER, FOOT_PAPER):
        return (COLOR_PIXELS if value == PAPER else SHADES) + color
    return value


def _turned(card: Card, degrees: int, across: int, down: int) -> Card:
    """Return a card turned around its middle, in a box; each pixel is the nearest of the card."""
    sine = math.sin(math.radians(degrees))
    cosine = math.cos(math.radians(degrees))
    high, wide = len(card), len(card[0])
    turned = []
    for y in range(down):
        row = []
        for x in range(across):
            right, low = x - (across - 1) / 2, y - (down - 1) / 2
            from_x = math.floor(cosine * right + sine * low + wide / 2)
            from_y = math.floor(cosine * low - sine * right + high / 2)
            is_inside = 0 <= from_x < wide and 0 <= from_y < high
            row.append(card[from_y][from_x] if is_inside else AROUND)
        turned.append(row)
    return turned
