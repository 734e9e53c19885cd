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
from ui.card_tiles import NOTHING
from ui.font import CARD, MORE_LEFT, MORE_RIGHT, PEPPER_SHAKER, SALT_SHAKER
from ui.sheets import show_card
from ui.text import CHANGED, PERSONS, set_tile

_FIRST_X = const(26)  # where the first pile stands
_PITCH = const(48)  # from there to the second


class TwoPiles:
    """`group` is what to put on the page; `show(view)` brings it up to date."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group(x=geometry.piles_x, y=geometry.piles_y)
        self._left = sheets.text(sheets.ink, 4, 5, 0, 0)
        self.group.append(self._left.grid)
        doubled = displayio.Group(scale=2, x=_FIRST_X)
        self.group.append(doubled)
        self._cards = []
        self._shapes = []
        for pile in range(2):
            card = sheets.card(pile * _PITCH // 2, 0)
            self._cards.append(card)
            doubled.append(card)
            x = _FIRST_X + pile * _PITCH + 33
            shape = sheets.shape(x, 6)
            self._shapes.append(shape)
            self.group.append(shape)
            name = sheets.text(sheets.soft, 1, 1, x + 3, 27)
            name.start(0)
            name.number(pile + 1)
            self.group.append(name.grid)

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
        place = self._cards[pile]
        if is_closed:
            set_tile(place, 0, NOTHING)
            set_tile(place, 1, NOTHING)
        else:
            show_card(place, card)
        shape = self._shapes[pile]
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
