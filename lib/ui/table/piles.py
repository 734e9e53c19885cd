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
from engine.state.cards import BLANK, COLORS, GREEN, KIND_MASK, NO_COLOR, YELLOW, color_on, colored
from engine.state.layout import DIRECTION, DISCARDS, NOBODY, PILE_SIZE, TOP_CARD
from engine.state.options import FACE_DOWN, PILES, TWO_PILES
from engine.state.window_types import AT_STAKE
from ui import says
from ui.draw import theme
from ui.draw.card_tiles import (
    BACK_FOOT,
    NOTHING,
    PAPER,
    PLAIN,
    STRIPS,
    TILE_BITS,
    TILE_MASK,
    look_of,
    show_card,
)
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, FIRST, MORE_DOWN, MORE_UP, PLUS
from ui.draw.grids import CHANGED, OFF_CANVAS, OFFSCREEN, set_colors, set_tile, set_x, set_y
from ui.draw.sheets import grid_of
from ui.draw.table_tiles import TILE
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.match.match import Match
    from ui.table.felt import Edges

    Inks = tuple[displayio.Palette, ...]  # white and gold
    # What they are made of: the group of small letters, inks on felt, digits of a number of cards.
    Kit = tuple[Geometry, Sheets, displayio.Group, Inks, int]

_COLOR_COLUMNS = const(6)  # of the longest name
_ARROWS = const(2)
_DIGITS = const(2)

# How they are laid out.
_RIM = const(8)  # of the table, with its colored edge
_MARGIN = const(2)  # of a doubled card
_NEAR_RIM = const(3)  # pixels that two piles of a narrow table lie further left, off its right edge
_QUARTERS = const(4)
_NARROW = const(144)  # a table that is not as wide has no gaps between its cards
_FEW = const(120)  # cards of which no number has three digits, or hardly ever


class Piles:
    """`group` is what to put on the page; `show(view)` brings it up to date.

    `cards` are the top cards, and `shapes` those of their colors. x_of and y_of tell where a top
    card is on the display, `draw_x` and `draw_y` where the draw pile is.
    golden: a palette for the card under the cursor; felt: the edges of the table, and the inks.
    """

    down: "Text | None"
    word: "Text | None"
    name: "Text"  # of a color that is offered
    edges: "Edges"  # of the table (`ui.table.felt`)
    inks_on_backs: "Inks"  # white and gold

    def __init__(
        self,
        g: "Geometry",
        sheets: "Sheets",
        match: "Match",
        golden: displayio.Palette,
        felt: "tuple[Edges, Inks]",
    ) -> None:
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
        self.edges, inks = felt
        self.inks_on_backs = _on_back(sheets.ink), _on_back(sheets.gold)
        rest = self.rest
        texts = rest if g.small == 1 else displayio.Group(scale=g.small)
        rest.append(displayio.Group(scale=2))
        digits = 2 if match.game.capacity < _FEW else 3
        kit = g, sheets, texts, inks, digits
        if match.view[PILES] == TWO_PILES:
            self._add_two(kit)
        else:
            self._add_one(kit, match.view[PILES] == FACE_DOWN)
        if texts is not rest:
            rest.append(texts)
        self._add_choice(kit)

    def _add_one(self, kit: "Kit", is_down: bool) -> None:
        """Add one draw pile and one discard pile; is_down: and one of cards that lie face down."""
        g, sheets, _, _, _ = kit
        wide = g.card_width
        letter = CELL_HEIGHT * g.small
        name = _COLOR_COLUMNS * CELL_WIDTH * g.small
        inner = g.felt_columns * TILE - 2 * _RIM
        aside = name
        if is_down or 3 * wide + aside > inner + 2 * _MARGIN:  # no room for the color's name
            aside = max(wide if is_down else g.shape, min(wide, inner - 3 * wide))
        gap = max(min((inner - 3 * wide - aside) // 2, 3 * g.scale), 0)
        left = (g.table_width - 3 * wide - aside - 2 * gap) // 2
        x = left + wide + gap
        y = _y_of_cards(g)
        self.rest[0].append(_earlier(g, sheets, x, y))  # type: ignore[union-attr]
        self._add_top(sheets, x, y)
        high = g.card_height + 3 * g.scale + letter
        upper = y + (2 * g.card_height - high) // 2
        self._add_draw_pile(kit, left, upper)
        self._add_arrows(kit, left, upper + high - letter)
        right = x + 2 * wide + gap
        middle = right + (aside - g.shape) // 2
        if is_down:
            back = right + (aside - wide) // 2
            self.rest.append(sheets.back(back, upper))
            self.down = self._number(kit, back, upper + 3 * g.strip // 2)
            self._add_shape(sheets, middle, upper + g.card_height + g.scale)
            return
        upper += 2 * g.scale
        self._add_shape(sheets, middle, upper)
        upper += g.shape + 2 * g.scale
        self._add_arrows(kit, right + (aside - wide) // 2, upper)
        if aside >= name:
            self.word = self._small_text(kit, _COLOR_COLUMNS, right, upper + letter + g.scale)

    def _add_draw_pile(self, kit: "Kit", x: int, y: int) -> None:
        """Add a draw pile of which the lower cards are seen, and its number."""
        g, sheets, _, _, _ = kit
        self.draw_x = x
        self.draw_y = y
        for layer in range(g.scale, 0, -1):  # of cards below, the feet alone are seen
            foot_y = y + 2 * layer + 3 * g.strip
            foot = grid_of(
                sheets.cards, sheets.bright[PLAIN], 1, 1, g.card_width, g.strip, x, foot_y
            )
            foot[0] = BACK_FOOT
            self.rest.append(foot)
        self.rest.append(sheets.back(x, y))
        self.numbers.append(self._number(kit, x, y + 3 * g.strip // 2))

    def _add_two(self, kit: "Kit") -> None:
        """Add two draw piles and two discard piles."""
        g, sheets, _, _, _ = kit
        wide = g.card_width
        gap = 2 * g.scale
        left = g.side if g.sides else 0
        number = CELL_WIDTH * g.small
        room = g.table_width - 2 * left
        pitch = min(2 * wide + gap - 2 * _MARGIN, room - 3 * wide - gap)
        used = 3 * wide + pitch + gap
        aside = number + g.shape + gap
        is_beside = used + aside <= room
        x = left + (room - used - (aside if is_beside else 0)) // 2
        if room < _NARROW:
            x = max(x - _NEAR_RIM, left)
        y = _y_of_cards(g)
        below = self._add_draw_piles(kit, x, y)
        if not is_beside:
            self._add_arrows(kit, x, below)
        x += wide + gap
        for pile in range(2):
            self._add_top(sheets, x + pile * pitch, y)
        x += pitch + 2 * wide + gap
        self.is_right = is_beside
        if is_beside:
            self._add_colors(kit, x, y)
        else:
            for _ in range(2):
                self._add_shape(sheets, OFF_CANVAS, y)

    def _add_draw_piles(self, kit: "Kit", x: int, y: int) -> int:
        """Add two draw piles, the second above the first; return where they end. y: of cards."""
        g, sheets, _, _, _ = kit
        apart = g.strip + g.scale
        y += (g.card_height - apart - CELL_HEIGHT * g.small) // 2
        self.draw_x = x
        self.draw_y = y
        for pile in (1, 0):
            self.rest.append(sheets.back(x, y + (1 - pile) * apart))
        for pile in range(2):
            self.numbers.append(self._number(kit, x, y + (1 - pile) * apart + 1))
        return y + apart + g.card_height + g.scale

    def _add_colors(self, kit: "Kit", x: int, y: int) -> None:
        """Add the shapes of two colors, numbered, and the arrows below them. y: of cards."""
        g, sheets, _, _, _ = kit
        letter = CELL_HEIGHT * g.small
        rows = (g.shape + g.scale) // letter + 1  # from shape to shape: one grid has both numbers
        pitch = rows * letter
        y += (2 * g.card_height - 2 * pitch - letter) // 2
        number = self._small_text(kit, 1, x, y + (g.shape - letter) // 2, rows + 1)
        for pile in range(2):
            self._add_shape(sheets, x + CELL_WIDTH * g.small, y + pile * pitch)
            number.start(pile * rows)
            number.number(pile + 1)
        aside = CELL_WIDTH * g.small + g.shape + 2 * g.scale
        self._add_arrows(kit, x + (aside - g.card_width) // 2, y + 2 * pitch)

    def _add_top(self, sheets: "Sheets", x: int, y: int) -> None:
        """Add a top card."""
        self.cards_y = y // 2
        card = sheets.card(x // 2, y // 2)
        self.cards.append(card)
        self.rest[0].append(card)  # type: ignore[union-attr]

    def _small_text(self, kit: "Kit", columns: int, x: int, y: int, rows: int = 1) -> "Text":
        """Add small letters on the felt."""
        g, sheets, texts, inks, _ = kit
        text = sheets.text(inks[0], columns, rows, x // g.small, y // g.small)
        texts.append(text.grid)
        return text

    def _number(self, kit: "Kit", x: int, y: int) -> "Text":
        """Add the number on a card's back."""
        g, _, _, _, digits = kit
        x += (g.card_width - digits * CELL_WIDTH * g.small) // 2
        y += max(g.strip - CELL_HEIGHT * g.small, 0) // 2
        text = self._small_text(kit, digits, x, y)
        text.grid.pixel_shader = self.inks_on_backs[0]
        return text

    def _add_arrows(self, kit: "Kit", x: int, y: int) -> None:
        """Add arrows below a card."""
        g, _, _, inks, _ = kit
        x += (g.card_width - _ARROWS * CELL_WIDTH * g.small) // 2
        arrows = self._small_text(kit, _ARROWS, x, y).grid
        arrows.pixel_shader = inks[1]
        self.arrows.append(arrows)

    def _add_shape(self, sheets: "Sheets", x: int, y: int) -> None:
        """Add the shape of a color, in the palette of its edge."""
        pile = len(self.shapes)
        shape = sheets.shape(0, x, y)
        edges = self.edges
        shape.pixel_shader = edges[pile].pixel_shader if edges else displayio.Palette(PAPER + 1)
        self.shapes.append(shape)
        self.shapes_y[pile] = y
        self.rest.append(shape)

    def _add_choice(self, kit: "Kit") -> None:
        """Add the four colors to choose from."""
        g, sheets, _, inks, digits = kit
        choice = self.choice
        letter = CELL_HEIGHT * g.small
        pitch = g.card_width + (0 if g.table_width < _NARROW else 3 * g.scale)
        x = (g.table_width - 3 * pitch - g.card_width) // 2
        y = g.top + (g.table_height - g.top - g.card_height - letter) // 2
        middle = g.table_width // 2
        if len(self.cards) > 1:  # they lie on both piles, whose heads stay in view
            pitch = g.card_width
            x = self.x_of(0)
            y = min(self.y_of(0) + 2 * g.strip, g.table_height - g.card_height - letter - 2)
            middle = x + 2 * pitch
        for color in range(COLORS):
            card = sheets.card(x + pitch * color, y)
            show_card(card, colored(BLANK, color), sheets.bright)
            self.colors.append(card)
            choice.append(card)
        x = middle - _COLOR_COLUMNS * CELL_WIDTH * g.small // 2
        texts = choice
        if g.small > 1:
            texts = displayio.Group(scale=g.small)
            choice.append(texts)
        kit = g, sheets, texts, inks, digits
        self.name = self._small_text(kit, _COLOR_COLUMNS, x, y + g.card_height + 1)

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
        ink: int = theme.WOOD
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
            line.say(says.COLORS + color)
        line.put_on(text.grid)

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
        line.put_on(text.grid)
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


def _on_back(ink: displayio.Palette) -> displayio.Palette:
    """Make a palette for digits on the back of a card."""
    palette = displayio.Palette(2)
    palette[0] = theme.BACK_OF_DIGITS
    palette[1] = ink[1]  # type: ignore[assignment]
    return palette


def _earlier(g: "Geometry", sheets: "Sheets", x: int, y: int) -> displayio.TileGrid:
    """Make the left quarter of an earlier card, which is all that is seen of it."""
    wide = g.card_width // _QUARTERS
    colors = sheets.bright[GREEN]
    card = grid_of(sheets.cards, colors, 1, STRIPS, wide, g.strip, x // 2 - 2, y // 2 + 1)
    look = look_of(colored(1, GREEN), 0)
    for strip in range(STRIPS):
        card[strip] = _QUARTERS * (look >> strip * TILE_BITS & TILE_MASK)
    return card


def _y_of_cards(g: "Geometry") -> int:
    """Where doubled cards lie: in the middle of the table."""
    return g.top + (g.table_height - g.top - 2 * g.card_height) // 2
