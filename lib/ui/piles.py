"""The middle of the table: draw pile, top card, active color, direction.

The top card is shown doubled, the active color as a large shape in that color with its
name. While a color is chosen, four cards of the colors take their place.
"""

import displayio
from micropython import const

from engine.cards import COLOR, KIND_MASK, NO_COLOR
from engine.layout import DIRECTION, PILE_SIZE, TOP_CARD
from ui.card_tiles import PAPER_BACK, PAPER_COLOR, SHAPE_SIZE, face_of, paper_of
from ui.font import CELL_WIDTH, MORE_LEFT, MORE_RIGHT
from ui.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.text import CHANGED
from ui.words import write_color

_PITCH = const(26)  # from one color's card to the next


class Piles:
    """`group` is what to put on the page; `show(view)` brings it up to date."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group(x=geometry.piles_x, y=geometry.piles_y)
        self._at_rest = displayio.Group()
        self._choice = displayio.Group()
        self._choice.hidden = True
        self.group.append(self._at_rest)
        self.group.append(self._choice)
        self._add_draw_pile(sheets)
        self._add_top_card(sheets)
        self._add_color(sheets)
        self._add_choice(sheets)

    def _add_draw_pile(self, sheets: "Sheets") -> None:
        back = sheets.paper(12, 0)
        back[0] = PAPER_BACK
        self._at_rest.append(back)
        self._count = sheets.text(sheets.ink, 3, 1, 11, 23)
        self._arrows = sheets.text(sheets.gold, 4, 1, 8, 34)
        self._at_rest.append(self._count.grid)
        self._at_rest.append(self._arrows.grid)

    def _add_top_card(self, sheets: "Sheets") -> None:
        doubled = displayio.Group(scale=2, x=44)
        self._paper = sheets.paper(0, 0)
        self._face = sheets.face(0, 0)
        doubled.append(self._paper)
        doubled.append(self._face)
        self._at_rest.append(doubled)

    def _add_color(self, sheets: "Sheets") -> None:
        doubled = displayio.Group(scale=2, x=86, y=2)
        self._shape = displayio.TileGrid(
            sheets.shapes,
            pixel_shader=sheets.hues,
            tile_width=SHAPE_SIZE,
            tile_height=SHAPE_SIZE,
        )
        doubled.append(self._shape)
        self._at_rest.append(doubled)
        self._word = sheets.text(sheets.ink, 6, 1, 80, 31)
        self._at_rest.append(self._word.grid)

    def _add_choice(self, sheets: "Sheets") -> None:
        for color in range(4):
            card = sheets.paper(13 + _PITCH * color, 4)
            card[0] = PAPER_COLOR + color
            self._choice.append(card)
        self._frame = displayio.TileGrid(sheets.frame, pixel_shader=sheets.gold, y=4)
        self._choice.append(self._frame)
        self._chosen = sheets.text(sheets.ink, 6, 1, 0, 6 + CARD_HEIGHT)
        self._choice.append(self._chosen.grid)

    def show(self, view: bytearray) -> None:  # per frame
        """Bring it up to date."""
        card = view[TOP_CARD] & KIND_MASK
        self._set(self._paper, paper_of(card, True))
        self._set(self._face, face_of(card))
        color = COLOR[card]
        hidden = color >= NO_COLOR
        if self._shape.hidden != hidden:
            self._shape.hidden = hidden
            CHANGED[0] = 1
        if not hidden:
            self._set(self._shape, color)
        self._word.start(0)
        if not hidden:
            if color != 3:
                self._word.letter(32)
            write_color(self._word, color)
        self._word.end()
        self._count.start(0)
        self._count.right(view[PILE_SIZE], 3 if view[PILE_SIZE] > 99 else 2)
        self._count.end()
        self._arrows.start(0)
        for _ in range(4):
            self._arrows.letter(MORE_LEFT if view[DIRECTION] else MORE_RIGHT)

    def _set(self, grid: displayio.TileGrid, tile: int) -> None:  # per frame
        if grid[0] != tile:
            grid[0] = tile
            CHANGED[0] = 1

    def offer_colors(self, is_offered: bool) -> None:  # per frame
        """Show the four colors to choose from, or no longer."""
        if self._at_rest.hidden != is_offered:
            self._at_rest.hidden = is_offered
            self._choice.hidden = not is_offered
            CHANGED[0] = 1

    def point_at(self, color: int) -> None:  # per frame
        """Move the frame to a color."""
        x = 13 + _PITCH * color
        if self._frame.x != x:
            self._frame.x = x
            CHANGED[0] = 1
        text = self._chosen
        text.start(0)
        write_color(text, color)
        at = x + (CARD_WIDTH - (text.columns - text.room()) * CELL_WIDTH) // 2
        text.end()
        if text.grid.x != at:
            text.grid.x = at
            CHANGED[0] = 1


if False:
    from ui.geometry import Geometry
    from ui.sheets import Sheets
