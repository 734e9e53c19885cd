"""This module draws the middle of the table: the piles on the mat, and what they cost.

The draw pile shows the number of its cards at its foot; while cards are at stake, in a stack or a
Wild Draw Four, their number stands there instead, in gold. The top card lies on an earlier one, as
large as those of the hand. The mat has the active color, whose shape stands on it where there is
room, and arrows in its rim show which way play goes round. Where cards are laid face down, their
pile lies at the right.

With two discard piles the draw pile lies between them, and they are numbered. A closed pile shows
no card.

While a color is chosen, four panels in the colors, with their shapes, lie above the table.
"""

import displayio
from micropython import const

from engine import prompt
from engine.state.cards import COLORS, KIND_MASK, NO_COLOR, color_on
from engine.state.layout import DIRECTION, DISCARDS, NOBODY, PILE_SIZE, TOP_CARD
from engine.state.options import FACE_DOWN, PILES, TWO_PILES
from engine.state.window_types import AT_STAKE
from ui.draw import places, theme
from ui.draw.art import name_of, palette_of, read
from ui.draw.card_tiles import (
    BACK_FOOT,
    NOTHING,
    PAPER,
    PLAIN,
    STRIPS,
    show_card,
)
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, PLUS
from ui.draw.grids import CHANGED, OFF_CANVAS, OFFSCREEN, set_colors, set_tile, set_x, set_y
from ui.draw.places import HIGH, NUMBERS, WIDE, X, Y
from ui.draw.plates import two_colors
from ui.draw.sheets import grid_of
from ui.draw.spread import UNDER_WIDTH, under_size
from ui.draw.table_tiles import POOL
from ui.table.words import LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.app import App
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.match.match import Match
    from ui.table.mat import Mat

    # What they are made of, with the digits of a number of cards.
    Kit = tuple[Geometry, Sheets, int]

_ARROWS = const(2)
_DIGITS = const(2)

# How they are laid out, in pixels.
_LARGE = const(40)  # a card that is as wide lies on more than one
_ASIDE = const(3)  # how far left the earlier card lies
_LOWER = const(2)
# The panel of a color that is offered: it rises in a golden ring.
_RAISED = const(3)
_RING = const(1)  # its pixels; PAPER is a white line and the shape, 0 the color
_GROUND = const(3)
_PAIR = const(2)  # rows of pixels in one of its tiles
_PANEL_ROWS = const(5)  # of tiles, that differ; the middle one comes again and again
_AROUND_SHAPE = const(8)  # pixels beside a shape: with no more, a panel has no white line
_FEW = const(120)  # cards of which no number has three digits, or hardly ever


class Piles:
    """`group` is what to put on the page, `choice` above all else on the table. `show(view)` brings
    them up to date.

    `cards` are the top cards. x_of and y_of tell where a top card is on the display, `draw_x` and
    `draw_y` where the draw pile is.
    """

    down: "Text | None"
    shape: "displayio.TileGrid | None"  # of the active color
    _under: "displayio.Bitmap"  # a card that lies askew
    # Of plates on them: of a number of cards, and of what is at stake.
    inks_on_backs: "tuple[displayio.Palette, ...]"

    def __init__(
        self,
        g: "Geometry",
        sheets: "Sheets",
        match: "Match",
        mat: "Mat",
    ) -> None:
        self.group = displayio.Group()
        self.choice = displayio.Group(y=OFF_CANVAS)
        self._sheets = sheets
        self.cards: list[displayio.TileGrid] = []
        self.numbers: list[Text] = []
        self.colors: list[displayio.TileGrid] = []
        self.grounds: list[displayio.Palette] = []  # of what lies on the pool, by pile
        self.down = self.shape = None
        self.cards_y = self.draw_x = self.draw_y = 0
        self.mat = mat
        for half in mat.parts:
            self.group.append(half)
        self.inks_on_backs = two_colors(theme.NIGHT, theme.GOLD), two_colors(theme.UNO, theme.INK)
        digits = 2 if match.game.capacity < _FEW else 3
        kit = g, sheets, digits
        if match.view[PILES] == TWO_PILES:
            self._add_draw_pile(kit, places.DRAW_BETWEEN)
            self._add_top(kit, places.FIRST_OF_TWO_PILES)
            self._add_top(kit, places.SECOND_OF_TWO_PILES)
            self._add_number(kit, 0, places.PLATE_OF_PILE_1)
            self._add_number(kit, 1, places.PLATE_OF_PILE_2)
        elif match.view[PILES] == FACE_DOWN:
            self._add_draw_pile(kit, places.DRAW_OF_THREE)
            self._add_top(kit, places.TOP_OF_THREE)
            x = g.places[places.FACE_DOWN + X]
            y = g.places[places.FACE_DOWN + Y] + g.lower
            self.group.append(sheets.back(x, y))
            self.down = self._number(kit, x, y)
        else:
            is_ten = g.mat == places.MAT_OF_TEN
            self._add_draw_pile(kit, places.DRAW_OF_TEN if is_ten else places.DRAW)
            self._add_top(kit, places.TOP_OF_TEN if is_ten else places.TOP)
            self._add_badge(kit, places.BADGE_OF_TEN if is_ten else places.BADGE)
        self._add_choice(kit)

    def _add_draw_pile(self, kit: "Kit", at: int) -> None:
        """Add a draw pile of which the lower cards are seen, and its number."""
        g, sheets, _ = kit
        self.draw_x = x = g.places[at + X]
        self.draw_y = y = g.places[at + Y] + g.lower
        if not g.places[at + WIDE]:  # two piles take its room
            self.draw_x = g.places[places.FIRST_OF_TWO_PILES + X]
            self.draw_y = OFFSCREEN
            return
        for layer in range(2 if g.places[places.CARD + WIDE] >= _LARGE else 1, 0, -1):
            foot_y = y + 2 * layer + (STRIPS - 1) * g.strip
            foot = grid_of(
                sheets.cards, sheets.bright[PLAIN], 1, 1, g.card_width, g.strip, x, foot_y
            )
            foot[0] = BACK_FOOT
            self.group.append(foot)
        self.group.append(sheets.back(x, y))
        self.numbers.append(self._number(kit, x, y))

    def _add_top(self, kit: "Kit", at: int) -> None:
        """Add a top card, on an earlier one."""
        g, sheets, _ = kit
        x = g.places[at + X]
        self.cards_y = y = g.places[at + Y] + g.lower
        if g.card_width >= UNDER_WIDTH:
            self.group.append(self._turned(g, x, y))
        else:
            under = sheets.card(x - _ASIDE, y + _LOWER)
            show_card(under, len(self.cards), sheets.bright)  # a Zero: its face is hidden
            self.group.append(under)
        card = sheets.card(x, y)
        self.cards.append(card)
        self.group.append(card)

    def _turned(self, g: "Geometry", x: int, y: int) -> displayio.TileGrid:
        """Make the card below a top card, which lies askew, on the pool of the mat."""
        colors = palette_of((theme.FELT, theme.LINE, theme.INK, theme.BRIGHT[len(self.cards)]))
        wide, high = under_size(g.card_width, g.card_height)
        if not self.grounds:
            self._under = read(name_of("under", g.card_width), wide, high, 2)
        self.grounds.append(colors)
        x += (g.card_width - wide) // 2 - _ASIDE
        y += (g.card_height - high) // 2 + 1
        return grid_of(self._under, colors, 1, 1, wide, high, x, y)

    def _add_number(self, kit: "Kit", pile: int, at: int) -> None:
        """Add the number of one of two piles, below its card."""
        g, sheets, _ = kit
        x = g.places[at + X] + (g.places[at + WIDE] - CELL_WIDTH + 1) // 2
        y = g.places[at + Y] + g.lower + (g.places[at + HIGH] - CELL_HEIGHT) // 2
        number = sheets.text(self.inks_on_backs[0], 1, 1, x, y)
        number.start(0)
        number.number(pile + 1)
        self.group.append(number.grid)

    def _number(self, kit: "Kit", x: int, y: int) -> "Text":
        """Add the number at the foot of a card's back, over its edge."""
        g, sheets, digits = kit
        x += (g.card_width - digits * CELL_WIDTH + 1) // 2
        y += g.card_height - CELL_HEIGHT + _LOWER
        text = sheets.text(self.inks_on_backs[0], digits, 1, x, y)
        self.group.append(text.grid)
        return text

    def _add_badge(self, kit: "Kit", at: int) -> None:
        """Add the shape of the active color, where there is room for it."""
        g, sheets, _ = kit
        wide = g.places[at + WIDE]
        if wide:
            x = g.places[at + X] + (wide - g.shape) // 2
            y = g.places[at + Y] + g.lower + (wide - g.shape) // 2
            shape = sheets.shape(0, x, y)
            if not self.grounds:
                self.grounds.append(palette_of((theme.FELT, 0, theme.INK)))
            shape.pixel_shader = self.grounds[0]
            self.shape = shape
            self.group.append(shape)

    def _add_choice(self, kit: "Kit") -> None:
        """Add the four colors to choose from: panels with their shapes, each in a ring."""
        g, sheets, _ = kit
        at = g.places
        wide = at[places.PANEL_0 + WIDE]
        high = at[places.PANEL_0 + HIGH] // _PAIR
        bitmap = displayio.Bitmap(wide, _PANEL_ROWS * _PAIR, _GROUND + 1)
        last = _PANEL_ROWS * _PAIR - 1
        size = 2 * g.shape
        line = PAPER if wide - size > _AROUND_SHAPE else 0
        for y in range(last + 1):  # each pixel that is set leaves garbage: none within the color
            edge = min(y, last - y)
            for x in range(wide // 2 if edge <= _PAIR else _PAIR + 1):
                value = _RING if min(x, edge) < _PAIR else line
                if x + edge < _PAIR:
                    value = _GROUND
                elif x == edge == _PAIR:
                    value = _RING
                bitmap[y * bitmap.width + x] = bitmap[y * bitmap.width + wide - 1 - x] = value
        shapes = displayio.Group(scale=2)
        for color in range(COLORS):
            place = places.PANEL_0 + NUMBERS * color
            x = at[place + X]
            y = at[place + Y]
            bright: Any = sheets.bright[color][PAPER]
            colors = palette_of((bright, theme.FELT, theme.INK, theme.FELT))
            panel = grid_of(bitmap, colors, 1, high, wide, _PAIR, x, y)
            for row in range(high):
                panel[row] = max(min(row, 2), row - high + _PANEL_ROWS)
            self.colors.append(panel)
            self.choice.append(panel)
            x += (wide - size) // 2
            y += (_PAIR * high - size) // 2
            shape = sheets.shape(color, x // 2, y // 2)
            shape.pixel_shader = colors
            shapes.append(shape)
        self.choice.append(shapes)

    def x_of(self, pile: int) -> int:  # per frame
        """Return the left edge of a pile's top card."""
        return self.cards[pile].x

    def y_of(self, _pile: int) -> int:  # per frame
        """Return the upper edge of a pile's top card."""
        return self.cards_y

    def show(self, view: bytearray) -> None:  # per frame
        """Bring it up to date, unless a color is chosen."""
        if self.group.x:
            return
        for pile in range(len(self.cards)):
            self._show_pile(view, pile)
        self._show_counts(view)
        self.mat.turn(view[DIRECTION])

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
        self.mat.color(pile, color)
        if self.shape:
            set_tile(self.shape, 0, min(color, COLORS - 1))
        if pile < len(self.grounds):
            colors: Any = self.grounds[pile]
            ground: Any = self.mat.colors[pile][POOL]
            if colors[0] != ground:
                colors[0] = ground
                CHANGED[0] = 1

    def _show_counts(self, view: bytearray) -> None:  # per frame
        """Write how many cards the draw piles have together, or how many are at stake."""
        stake = prompt.amount_of(view) if prompt.flags_of(view) & AT_STAKE else 0
        for pile in range(len(self.numbers)):
            count = view[PILE_SIZE] + (view[PILE_SIZE + 1] if len(self.cards) > 1 else 0)
            self._write_number(self.numbers[pile], count, stake)
        if self.down:
            self._write_number(self.down, view[PILE_SIZE + DISCARDS + 1], 0)

    def _write_number(self, text: "Text", count: int, stake: int) -> None:  # per frame
        """Write a number of cards, or on red what is at stake."""
        line = LINE
        line.start(text.columns)
        if stake:
            if stake < 10 or text.columns > _DIGITS:
                line.letter(PLUS)
            count = stake
        line.blanks(text.columns - line.count - (1 if count < 10 else 2 if count < 100 else 3))
        line.number(count)
        line.put_on(text.grid)
        set_colors(text.grid, self.inks_on_backs[1 if stake else 0])

    def offer_colors(self, color: int, app: "App") -> None:  # per frame
        """Show the four colors to choose from, with the cursor on one; NOBODY: no longer.

        They and the piles are in pictures of their own.
        """
        is_offered = color != NOBODY
        if is_offered:
            set_x(self.group, OFF_CANVAS)
            app.show_so_far()
        set_y(self.choice, 0 if is_offered else OFF_CANVAS)
        if not is_offered:
            app.show_so_far()
            set_x(self.group, 0)
        if is_offered:
            self.point_at(color)

    def point_at(self, color: int) -> None:  # per frame
        """Let the cursor be on a color, whose panel is raised; NOBODY: it is on none."""
        for i in range(COLORS):
            panel = self.colors[i]
            ring = theme.GOLD if i == color else theme.FELT
            colors: Any = panel.pixel_shader
            if colors[_RING] != ring:
                colors[_RING] = ring
                panel.y += -_RAISED if i == color else _RAISED
                CHANGED[0] = 1
