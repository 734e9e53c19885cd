"""This module names the card under the cursor, in gold and in small letters.

On displays of the middle size the name stands above the card, on the largest in the column, below
the large card. Small ones have it behind the newest event (`ui.table.name_behind`).
"""

from micropython import const

from engine.state.cards import NO_CARD
from ui.draw.font import CELL_WIDTH
from ui.draw.grids import OFFSCREEN, set_x
from ui.table.words import LINE, write_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.table.hand import Hand

_COLUMNS = const(14)
_GAP = const(2)  # before the column at the right


class NamePlate:
    """`text` is what to put on the page, in pixels of the display.

    `is_shown`: it names a card. `is_apart`: it is no part of the newest event.
    """

    is_apart = True

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.text = sheets.text(sheets.gold, _COLUMNS, 1, OFFSCREEN, geometry.plate_y)
        self.is_shown = False
        self._least = 1  # its x
        self._most = geometry.width * geometry.scale - _COLUMNS * CELL_WIDTH
        self._is_centered = not geometry.is_large
        if geometry.is_large:
            self._least = self._most = geometry.table_width + _GAP + CELL_WIDTH

    def show(self, hand: "Hand", card: int) -> None:  # per frame
        """Name a card, the one under the cursor of a hand; NO_CARD: none."""
        x = OFFSCREEN
        self.is_shown = card != NO_CARD
        if self.is_shown:
            line = LINE
            line.start(_COLUMNS)
            write_card(line, card)
            if self._is_centered:
                line.center()
            line.put_on(self.text.grid)
            x = hand.lifted.x - (_COLUMNS * CELL_WIDTH - hand.lifted.tile_width) // 2
            x = max(min(x, self._most), self._least)
        set_x(self.text.grid, x)
