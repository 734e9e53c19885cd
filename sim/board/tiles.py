"""This module reads the contents of a display back: which tiles lie where, and what they mean.

    for grid, x, y, scale in grids(group)       visible grids, from back to front
    tiles = tiles_of(grid)                      all its tiles
    letter, is_inverse = letter_of(tile)        of the sheet of letters
    words = card_words(top, bottom)             of the sheet of cards: "red 5", "wild +4, blue"

It runs on a computer, for the terminal's table (`sim.board.text_table`), and on a page, for taps
(`sim.board.taps`) and screen readers (`sim.board.page_words`). So it needs nothing that MicroPython
lacks.
"""

import displayio

from engine.state.cards import BLANK, DRAW_TWO, REVERSE, SKIP
from ui.draw.card_tiles import (
    ASIDE,
    BACK_TOP,
    BOTTOMS,
    BOTTOMS_OF_A_SIGN,
    CALLED_TOPS,
    NOTHING,
    OPEN,
    TOPS,
    WILD_TOPS,
)
from ui.draw.font import FIRST, GLYPHS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

SHAPES = "●▲■◆"
# From the code after `~` on (ui.draw.font).
_SIGNS = "s" + SHAPES + "↑↓→←✓□★p¤☺"
_COLORS = ("red", "green", "blue", "yellow")
_FACES = {SKIP: "skip", REVERSE: "reverse", DRAW_TWO: "+2", BLANK: "blank"}
_WILDS = ("wild", "wild +4", "wild swap", "wild shuffle", "wild 1", "wild 2", "wild 3")
_MEANS = {OPEN: ", open", ASIDE: ", put aside"}


def grids(
    group: "Any", x: int = 0, y: int = 0, scale: int = 1
) -> "Iterator[tuple[displayio.TileGrid, int, int, int]]":
    """Yield the visible grids of a group, each with its place on the display, and its scale."""
    for i in range(len(group)):
        part = group[i]
        if part.hidden:
            continue
        left = x + part.x * scale
        top = y + part.y * scale
        if isinstance(part, displayio.Group):
            yield from grids(part, left, top, scale * _scale_of(part))
        else:
            yield part, left, top, scale


def _scale_of(group: "Any") -> int:
    """Return the scale of a group. A Label's own `scale` is that of the group within it."""
    if hasattr(group, "_look"):  # sim/stubboard/drive/displayio.py
        return group._look >> 1  # type: ignore[no-any-return]
    return int(vars(displayio.Group)["scale"].__get__(group))


def tiles_of(grid: "Any") -> "bytes | bytearray":
    """Return all tiles of a grid, row by row. One by one they would take a page milliseconds."""
    tiles = grid._tiles
    if isinstance(tiles, int):  # a grid of up to four (sim/stubboard/drive/displayio.py)
        return bytes([grid[i] for i in range(grid.width * grid.height)])
    return tiles  # type: ignore[no-any-return]


def letter_of(tile: int) -> "tuple[str, bool]":
    """Return a letter, and whether it is inverted."""
    code = tile % GLYPHS + FIRST
    sign = code - ord("~") - 1
    return _SIGNS[sign] if sign >= 0 else chr(code), tile >= GLYPHS


def card_words(top: int, bottom: int) -> str:
    """Return what a card is called by its two tiles; empty: nothing is shown there."""
    if top == NOTHING:
        return ""
    if top == BACK_TOP:
        return "card face down"
    sign, color = divmod(bottom - BOTTOMS, BOTTOMS_OF_A_SIGN)
    more = _MEANS.get(sign, "")
    if top < WILD_TOPS:
        number = top - TOPS
        return _COLORS[color] + " " + _FACES.get(number, str(number)) + more
    if top < CALLED_TOPS:
        return _WILDS[top - WILD_TOPS] + more
    return _WILDS[top - CALLED_TOPS] + ", " + _COLORS[color] + more
