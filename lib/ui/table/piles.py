"""This module draws the middle of the table: piles, active colors, direction, and what they cost.

The draw pile lies at the left, the number of its cards on its back; while cards are at stake, in a
stack or a Wild Draw Four, their number stands there instead, in gold. In the middle lies the top
card, doubled, on earlier ones. The active color stands at its right as a large shape, with its name
if there is room, and the inner edge of the table's rim has that color. Arrows beside the piles, and
in the edge, show which way play goes round. Where cards are laid face down,
their pile lies at the right.

With two discard piles there are two draw piles, one above the other, and the colors are numbered.
A closed pile shows no card.

While a color is chosen, four cards of the colors take the place of the piles, or lie on two of
them.
"""

import displayio
from micropython import const

from engine import prompt
from engine.state.cards import (
    COLORS,
    KIND_MASK,
    NO_COLOR,
    YELLOW,
    color_on,
)
from engine.state.layout import DIRECTION, DISCARDS, NOBODY, PILE_SIZE, TOP_CARD
from engine.state.window_types import AT_STAKE
from ui.draw.card_tiles import NOTHING, PAPER, STRIPS
from ui.draw.font import FIRST, MORE_DOWN, MORE_UP, PLUS
from ui.draw.table_tiles import WOOD_COLOR
from ui.draw.text import (
    CHANGED,
    OFF_CANVAS,
    OFFSCREEN,
    set_colors,
    set_tile,
    set_x,
    set_y,
    show_card,
)
from ui.table.words import LINE, write_color

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.table.felt import Edges

    Inks = tuple[displayio.Palette, ...]

_COLOR_COLUMNS = const(6)  # of the longest name
_ARROWS = const(2)
_DIGITS = const(2)


class Piles:
    """`group` is what to put on the page; `show(view)` brings it up to date.

    `cards` are the top cards, and `shapes` those of their colors. x_of and y_of tell where a top
    card is on the display, `draw_x` and `draw_y` where the draw pile is.
    golden: a palette for the card under the cursor. They are made by `ui.table.pile_places`.
    """

    down: "Text | None"
    word: "Text | None"
    name: "Text"  # of a color that is offered
    edges: "Edges"  # of the table (`ui.table.felt`)
    inks_on_backs: "Inks"  # white and gold
    inks_on_felt: "Inks"

    def __init__(self, sheets: "Sheets", golden: displayio.Palette) -> None:
        self.group = displayio.Group()
        self.rest = displayio.Group()
        self.choice = displayio.Group(y=OFF_CANVAS)
        self.group.append(self.rest)
        self.group.append(self.choice)
        self._sheets = sheets
        self._golden = golden
        self.cards: list[displayio.TileGrid] = []
        self.shapes: list[displayio.TileGrid] = []
        self.numbers: list[Text] = []
        self.arrows: list[displayio.TileGrid] = []
        self.colors: list[displayio.TileGrid] = []
        self.down = self.word = None
        self.is_right = False  # all arrows are at the right
        self.cards_y = self.draw_x = self.draw_y = 0
        self.shapes_y = bytearray(2)

    def x_of(self, pile: int) -> int:  # per frame
        """Return the left edge of a pile's top card."""
        return 2 * self.cards[pile].x

    def y_of(self, _pile: int) -> int:  # per frame
        """Return the upper edge of a pile's top card."""
        return 2 * self.cards_y

    def show(self, view: bytearray) -> None:  # per frame
        """Bring it up to date, unless a color is chosen."""
        if self.rest.x:
            return
        for pile in range(len(self.cards)):
            self._show_pile(view, pile)
        self._show_counts(view)
        direction = view[DIRECTION]
        for i in range(len(self.arrows)):
            tile = (MORE_DOWN if (i or self.is_right) ^ direction else MORE_UP) - FIRST
            for at in range(_ARROWS):
                set_tile(self.arrows[i], at, tile)
        for i in range(len(self.edges)):
            self._turn(self.edges[i], (i == 0 or i == 3) ^ direction)

    def _turn(self, edge: displayio.TileGrid, tile: int) -> None:  # per frame
        """Let the arrows in an edge point to where play goes."""
        if edge[0] != tile:
            for at in range(edge.width * edge.height):
                set_tile(edge, at, tile)

    def _show_pile(self, view: bytearray, pile: int) -> None:  # per frame
        """Show the top card of a pile, and its color."""
        place = self.cards[pile]
        is_closed = not view[PILE_SIZE + DISCARDS + pile]
        card = view[TOP_CARD + pile] & KIND_MASK
        color = NO_COLOR if is_closed else color_on(card)
        if is_closed:
            for strip in range(STRIPS):
                set_tile(place, strip, NOTHING)
        else:
            show_card(place, card, self._sheets.bright)
        set_y(place, OFFSCREEN if is_closed else self.cards_y)
        shape = self.shapes[pile]
        if shape.x >= 0:  # else two piles leave no room for it
            set_y(shape, self.shapes_y[pile] if color < NO_COLOR else OFFSCREEN)
        ink: int = WOOD_COLOR
        if color < NO_COLOR:
            if shape.x >= 0:
                set_tile(shape, 0, color)
            ink = self._sheets.bright[color][PAPER]  # type: ignore[assignment]
        colors: Any = shape.pixel_shader
        if colors[1] != ink:
            colors[1] = colors[PAPER] = ink
            CHANGED[0] = 1
        if self.word:
            self._write_color(self.word, color)

    def _write_color(self, text: "Text", color: int) -> None:  # per frame
        """Write the name of a color where it is centered; yellow alone is as wide as the room."""
        line = LINE
        line.start(_COLOR_COLUMNS)
        if color < NO_COLOR:
            line.blanks(color != YELLOW)
            write_color(line, color)
        line.put_on(text, 0)

    def _show_counts(self, view: bytearray) -> None:  # per frame
        """Write how many cards the draw piles have, or in gold how many are at stake."""
        stake = prompt.amount_of(view) if prompt.flags_of(view) & AT_STAKE else 0
        for pile in range(len(self.numbers)):
            self._write_number(self.numbers[pile], view[PILE_SIZE + pile], 0 if pile else stake)
        if self.down:
            self._write_number(self.down, view[PILE_SIZE + DISCARDS + 1], 0)

    def _write_number(self, text: "Text", count: int, stake: int) -> None:  # per frame
        """Write a number of cards, or in gold what is at stake."""
        line = LINE
        line.start(text.columns)
        if stake:
            if stake < 10 or text.columns > _DIGITS:
                line.letter(PLUS)
            count = stake
        line.blanks(text.columns - line.count - (1 if count < 10 else 2 if count < 100 else 3))
        line.number(count)
        line.put_on(text, 0)
        set_colors(text.grid, self.inks_on_backs[stake > 0])

    def offer_colors(self, color: int) -> None:  # per frame
        """Show the four colors to choose from, with the cursor on one; NOBODY: no longer."""
        is_offered = color != NOBODY
        if len(self.cards) == 1:  # two make room for it: that would be much of a small screen
            set_x(self.rest, OFF_CANVAS if is_offered else 0)
        set_y(self.choice, 0 if is_offered else OFF_CANVAS)
        if is_offered:
            self.point_at(color)

    def point_at(self, color: int) -> None:  # per frame
        """Let the cursor be on a color, with its name below; NOBODY: it is on none."""
        for i in range(COLORS):
            set_colors(self.colors[i], self._golden if i == color else self._sheets.bright[i])
        if color < COLORS:
            self._sheets.choose(self._golden, color, self._sheets.bright)
        self._write_color(self.name, color)
