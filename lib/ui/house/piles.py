"""This module draws the middle of a table with house rules: piles, active color, direction.

As `ui.plain.piles`, without colors to choose from. What a stack or a Wild Draw Four has come to
stands beside the draw pile. Where cards are laid face down, the pile of these lies at the right;
`down` is its number.
"""

import displayio

from engine.public import window_kind
from engine.state.cards import KIND_MASK, NO_COLOR, color_on
from engine.state.layout import DIRECTION, DISCARDS, PILE_SIZE, TOP_CARD
from engine.state.windows import BLUFFED, CHALLENGED, STACKING
from ui.draw.font import MORE_LEFT, MORE_RIGHT
from ui.draw.sheets import show_card
from ui.draw.text import CHANGED, set_tile
from ui.house.prompts import amount_of
from ui.table.words import write_color

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text


class HousePiles:
    """`group` is what to put on the page; `show(view)` brings it up to date; see ui.plain.piles."""

    down: "Text | None"

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = group = displayio.Group(x=geometry.piles_x, y=geometry.piles_y)
        group.append(sheets.back(6, 0))
        self._count = self._make(sheets, sheets.ink, 3, 5, 22)
        self._arrows = self._make(sheets, sheets.gold, 4, 2, 34)
        self._sum = self._make(sheets, sheets.gold, 3, 22, 7)
        self.doubled = displayio.Group(scale=2, x=44)
        self.cards = (sheets.card(0, 0),)
        self.doubled.append(self.cards[0])
        group.append(self.doubled)
        self._color = displayio.Group(scale=2, x=86, y=2)
        self.shapes = (sheets.shape(0, 0),)
        self._color.append(self.shapes[0])
        group.append(self._color)
        self._word = self._make(sheets, sheets.ink, 6, 80, 31)
        self.down = None

    def _make(
        self, sheets: "Sheets", ink: displayio.Palette, columns: int, x: int, y: int
    ) -> "Text":
        """Add a text."""
        text = sheets.text(ink, columns, 1, x, y)
        self.group.append(text.grid)
        return text

    def make_more(self, sheets: "Sheets") -> None:
        """Add the pile that lies face down; the others make room for it."""
        self._color.x = 76
        self.doubled.x = 40
        self._word.grid.x = 72
        self.group.append(sheets.back(104, 0))
        self.down = self._make(sheets, sheets.ink, 3, 102, 22)

    def show(self, view: bytearray) -> None:  # per frame
        """Bring it up to date."""
        if self.down:
            self._show_count(self.down, view[PILE_SIZE + DISCARDS + 1])
        card = view[TOP_CARD] & KIND_MASK
        show_card(self.cards[0], card)
        self._show_color(color_on(card))
        self._show_count(self._count, view[PILE_SIZE])
        self._arrows.start(0)
        for _ in range(4):
            self._arrows.letter(MORE_LEFT if view[DIRECTION] else MORE_RIGHT)
        kind = window_kind(view)
        text = self._sum
        text.start(0)
        is_due = kind == STACKING or kind == CHALLENGED or kind == BLUFFED
        if is_due and amount_of(view):
            text.letter(43)
            text.number(amount_of(view))
        text.end()

    def _show_color(self, color: int) -> None:  # per frame
        hidden = color >= NO_COLOR
        shape = self.shapes[0]
        if shape.hidden != hidden:
            shape.hidden = hidden
            CHANGED[0] = 1
        word = self._word
        word.start(0)
        if not hidden:
            set_tile(shape, 0, color)
            if color != 3:
                word.letter(32)
            write_color(word, color)
        word.end()

    def _show_count(self, text: "Text", count: int) -> None:  # per frame
        text.start(0)
        text.right(count, 3 if count > 99 else 2)
        text.end()
