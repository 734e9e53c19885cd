"""The middle of a table with two discard piles: both top cards, counts, direction, shakers.

At the left, in letters: the two draw piles, the direction, and who has the salt and the
pepper. Right of it the discard piles, each card doubled, beside it its color as a shape (that
of a wild is the one called) and its number, 1 or 2. A closed pile shows no card.
"""

import displayio
from micropython import const

from engine.cards import KIND_MASK, NO_COLOR, color_on
from engine.layout import (
    CALLS_PEPPER,
    DIRECTION,
    EFFECTS,
    GETS_SALT,
    NOBODY,
    PEPPER,
    PILE_SIZE,
    PLAYER_AT,
    SALT,
    TOP_CARD,
)
from ui.card_tiles import FACE_NONE, PAPER_NONE, SHAPE_SIZE, face_of, paper_of
from ui.font import CARD, CELL_WIDTH, MORE_LEFT, MORE_RIGHT, PEPPER_SHAKER, SALT_SHAKER
from ui.text import CHANGED, PERSONS, set_tile

_FIRST_X = const(26)  # where the first pile stands
_PITCH = const(48)  # from there to the second


class TwoPiles:
    """`group` is what to put on the page; `show(view)` brings it up to date."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group(x=geometry.piles_x, y=geometry.piles_y)
        self._left = sheets.text(sheets.ink, 4, 5, 0, 0)
        self.group.append(self._left.grid)
        self._grids = []  # of each pile: paper, face, shape
        doubled = displayio.Group(scale=2, x=_FIRST_X)
        self.group.append(doubled)
        for x in (0, _PITCH):
            self._make(sheets, doubled, x)
        names = sheets.text(sheets.soft, _PITCH // CELL_WIDTH + 1, 1, _FIRST_X + 36, 27)
        names.start(0)
        names.right(1, 1)
        names.right(2, _PITCH // CELL_WIDTH)
        self.group.append(names.grid)

    def _make(self, sheets: "Sheets", doubled: displayio.Group, x: int) -> None:
        """Add a pile, so far right of the first."""
        for grid in (sheets.paper(x // 2, 0), sheets.face(x // 2, 0)):
            self._grids.append(grid)
            doubled.append(grid)
        shape = displayio.TileGrid(
            sheets.shapes,
            pixel_shader=sheets.hues,
            tile_width=SHAPE_SIZE,
            tile_height=SHAPE_SIZE,
            x=_FIRST_X + x + 33,
            y=6,
        )
        self._grids.append(shape)
        self.group.append(shape)

    def show(self, view: bytearray) -> None:  # per frame
        """Bring it up to date."""
        for pile in range(2):
            self._show_pile(view, pile)
        text = self._left
        text.start(2)
        for _ in range(4):
            text.letter(MORE_LEFT if view[DIRECTION] else MORE_RIGHT)
        self._show_shaker(view, 3, GETS_SALT, SALT, SALT_SHAKER)
        self._show_shaker(view, 4, CALLS_PEPPER, PEPPER, PEPPER_SHAKER)

    def _show_pile(self, view: bytearray, pile: int) -> None:  # per frame
        is_closed = not view[PILE_SIZE + 2 + pile]
        card = view[TOP_CARD + pile] & KIND_MASK
        grids = self._grids
        set_tile(grids[3 * pile], 0, PAPER_NONE if is_closed else paper_of(card))
        set_tile(grids[3 * pile + 1], 0, FACE_NONE if is_closed else face_of(card))
        shape = grids[3 * pile + 2]
        color = color_on(card)
        hidden = is_closed or color >= NO_COLOR
        if shape.hidden != hidden:
            shape.hidden = hidden
            CHANGED[0] = 1
        if not hidden:
            set_tile(shape, 0, color)
        text = self._left
        text.start(pile)
        text.letter(CARD)
        text.right(view[PILE_SIZE + pile], 3)
        text.end()

    def _show_shaker(  # per frame
        self, view: bytearray, row: int, effect: int, at: int, sign: int
    ) -> None:
        """Who has a shaker, where some card of these rules hands it on."""
        text = self._left
        text.start(row)
        if view[EFFECTS + (8 if effect == GETS_SALT else 2)] == effect:
            text.letter(sign)
            seat = view[at]
            if seat != NOBODY:
                player = view[PLAYER_AT + seat]
                if PERSONS[player] < 10:
                    text.letter(80)
                text.number(PERSONS[player])
            else:
                text.letter(45)
        text.end()


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.geometry import Geometry
    from ui.sheets import Sheets
