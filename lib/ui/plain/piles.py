"""This module draws the middle of the table: draw pile, top card, active color, direction.

The top card is shown doubled, the active color as a large shape in that color with its
name. While a color is chosen, four cards of the colors take their place.
"""

import displayio
from micropython import const

from engine.state.cards import BLANK, KIND_MASK, NO_COLOR, color_on, colored
from engine.state.layout import DIRECTION, NOBODY, PILE_SIZE, TOP_CARD
from ui.draw.font import MORE_LEFT, MORE_RIGHT
from ui.draw.geometry import CARD_HEIGHT
from ui.draw.sheets import show_card
from ui.draw.text import AWAY, CHANGED, set_tile
from ui.table.words import write_color

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_WORD_X = const(80)  # where the name of the active color stands
_WORD_Y = const(31)
_WORD_COLUMNS = const(6)
_PITCH = const(26)  # from one color's card to the next
_NAME_X = const(42)  # where that of a color to choose stands


class Piles:
    """`group` is what to put on the page; `show(view)` brings it up to date.

    `doubled` is the group of the top cards, `cards` the places for them, `shapes` those for their
    colors; what stands first on the page is the draw pile.
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group(x=geometry.piles_x, y=geometry.piles_y)
        self._sheets = sheets
        self._at_rest = displayio.Group()
        self._choice = displayio.Group(y=AWAY)
        self._word = sheets.text(sheets.ink, _WORD_COLUMNS, 1, _WORD_X, _WORD_Y)
        self.group.append(self._at_rest)
        self.group.append(self._choice)
        self.group.append(self._word.grid)
        self._at_rest.append(sheets.back(12, 0))
        self._count = sheets.text(sheets.ink, 3, 1, 11, 23)
        self._arrows = sheets.text(sheets.gold, 4, 1, 8, 34)
        self._at_rest.append(self._count.grid)
        self._at_rest.append(self._arrows.grid)
        self._add_top_card(sheets)
        self._add_choice(sheets)

    def _add_top_card(self, sheets: "Sheets") -> None:
        """The card, and its color as a shape."""
        self.doubled = doubled = displayio.Group(scale=2)
        self.cards = (sheets.card(22, 0),)
        self.shapes = (sheets.shape(43, 1),)
        doubled.append(self.cards[0])
        doubled.append(self.shapes[0])
        self._at_rest.append(doubled)

    def _add_choice(self, sheets: "Sheets") -> None:
        self._colors = []
        for color in range(4):
            card = sheets.card(13 + _PITCH * color, 4)
            show_card(card, colored(BLANK, color))
            self._colors.append(card)
            self._choice.append(card)

    def show(self, view: bytearray) -> None:  # per frame
        """Bring it up to date, unless a color is chosen."""
        if self._at_rest.hidden:
            return
        card = view[TOP_CARD] & KIND_MASK
        show_card(self.cards[0], card)
        color = color_on(card)
        hidden = color >= NO_COLOR
        shape = self.shapes[0]
        if shape.hidden != hidden:
            shape.hidden = hidden
            CHANGED[0] = 1
        if not hidden:
            set_tile(shape, 0, color)
        self._word.start(0)
        if not hidden:
            if color != 3:
                self._word.letter(32)
            write_color(self._word, color)
        self._word.end()
        self._move(self._word.grid, _WORD_X, _WORD_Y)
        self._count.start(0)
        self._count.right(view[PILE_SIZE], 3 if view[PILE_SIZE] > 99 else 2)
        self._count.end()
        self._arrows.start(0)
        for _ in range(4):
            self._arrows.letter(MORE_LEFT if view[DIRECTION] else MORE_RIGHT)

    def offer_colors(self, color: int) -> None:  # per frame
        """Show the four colors to choose from, with the cursor on one; NOBODY: no longer."""
        is_offered = color != NOBODY
        if self._at_rest.hidden != is_offered:
            self._at_rest.hidden = is_offered
            self._choice.y = 0 if is_offered else AWAY
            CHANGED[0] = 1
        if is_offered:
            self.point_at(color)

    def point_at(self, color: int) -> None:  # per frame
        """Let the cursor be on a color, with its name below, where `show` puts another."""
        for i in range(4):
            colors = self._sheets.chosen if i == color else self._sheets.bright
            if self._colors[i].pixel_shader is not colors:
                self._colors[i].pixel_shader = colors
                CHANGED[0] = 1
        text = self._word
        text.start(0)
        if color != 3:  # yellow alone is as wide as there is room
            text.letter(32)
        write_color(text, color)
        text.end()
        self._move(text.grid, _NAME_X, 6 + CARD_HEIGHT)

    def _move(self, grid: displayio.TileGrid, x: int, y: int) -> None:  # per frame
        if grid.x != x or grid.y != y:
            grid.x = x
            grid.y = y
            CHANGED[0] = 1
