"""Cards as a person sees them: rows of the colors of their pixels."""

from functools import cache

from tools.assets.outlines import Outline
from ui.draw.card_tiles import (
    COLORS_SHIFT,
    SHEET_COLUMNS,
    STRIPS,
    TILE_BITS,
    TILE_MASK,
    look_of,
)

CLEAR = 24  # a difference of this much, of 255, in a color's red, green or blue is seen


def values_of(sheets, tile):
    """Return the values of a tile, as rows."""
    left = tile % SHEET_COLUMNS * sheets.card_width
    top = tile // SHEET_COLUMNS * sheets.strip
    across, down = range(sheets.card_width), range(sheets.strip)
    return [[sheets.cards[left + x, top + y] for x in across] for y in down]


def values_on(sheets, card, sign=0):
    """Return the values of a card's pixels, as rows."""
    look = look_of(card, sign)
    rows = []
    for strip in range(STRIPS):
        rows += values_of(sheets, look >> TILE_BITS * strip & TILE_MASK)
    return rows


def seen(sheets, card, palettes, sign=0):
    """Return the colors of a card's pixels, each 0xRRGGBB."""
    palette = palettes[look_of(card, sign) >> COLORS_SHIFT]
    return [[palette[value] for value in row] for row in values_on(sheets, card, sign)]


def inside(sheets):
    """Return the places of all pixels inside the border of a card."""
    wide, high = sheets.card_width, STRIPS * sheets.strip
    outline = Outline(wide, high)
    return [(x, y) for y in range(high) for x in range(wide) if outline.is_paper(x, y)]


def box_around(places):
    """Return all places of the smallest rectangle around some."""
    columns, rows = [x for x, _ in places], [y for _, y in places]
    across, down = range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)
    return [(x, y) for y in down for x in across]


@cache
def are_clear(one, other):
    """Does a person see that two colors differ?"""
    return any(abs((one >> shift & 255) - (other >> shift & 255)) >= CLEAR for shift in (16, 8, 0))


def share_of_difference(one, other, places):
    """Return how much of some places is clearly different on two cards, 0 to 1."""
    return sum(are_clear(one[y][x], other[y][x]) for x, y in places) / len(places)


def contrast(one, other):
    """Return the contrast of two colors as WCAG defines it, 1 to 21."""
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


def _light(color):
    parts = [(color >> shift & 255) / 255 for shift in (16, 8, 0)]
    linear = [(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4) for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
