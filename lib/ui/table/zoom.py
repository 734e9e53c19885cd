"""This module shows the card under the cursor large, and tells what it does by the rules in play.

Only a large display has room for it, in a column beside the table (`ui.draw.geometry`). It follows
the cursor when that rests, in a picture of its own: a step of the cursor stays as quick as without
it. It is empty whenever the table is not shown, so that nobody sees what another one looked at.
"""

import displayio
from micropython import const

from engine.state.cards import FACE, KIND_MASK, NO_CARD, SKIP
from hal.ticks import after, is_due
from ui.card_effects import effect_words, may_add
from ui.draw.card_tiles import show_card
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.grids import OFF_CANVAS, set_x
from ui.draw.paragraphs import Foot
from ui.screens import TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.app import App

_WAIT_MS = const(250)
_ROWS = const(4)
_GAP = const(2)


class Zoom:
    """app: the app whose table it stands beside. `foot` is its text."""

    def __init__(self, app: "App") -> None:
        geometry = app.pages.geometry
        sheets = app.pages.sheets
        self._app = app
        self._page: Any = app.pages.pages[TABLE]
        x = geometry.table_width + _GAP
        # Below the older events, above its name (`ui.table.name_plate`).
        y = geometry.plate_y - _GAP - 2 * geometry.card_height
        self._large = displayio.Group(scale=2, x=x, y=y)
        self._card = sheets.card(OFF_CANVAS, 0)
        self._large.append(self._card)
        y = geometry.plate_y + CELL_HEIGHT + _GAP
        columns = (geometry.width * geometry.scale - x) // CELL_WIDTH
        self.foot = sheets.text(sheets.ink, columns, _ROWS, x, y)
        # It joins a page that is shown already: visible, its spaces would be drawn for nothing.
        self.foot.grid.hidden = True
        self._foot = Foot(self)
        self._page.group.append(self._large)
        self._page.group.append(self.foot.grid)
        self._shown = self._seen = NO_CARD
        self._due = 0

    def tick(self, now: int, is_on: bool) -> None:  # per frame
        """Follow the cursor, when it rests; is_on: the table is shown.

        Where the hand is taken away or lies face down, so is what was shown of it, at once.
        """
        hand = self._page.hand
        card = NO_CARD
        if is_on and hand.cursor < hand.count:
            card = hand.cards[hand.cursor]
        if card != self._seen:
            self._seen = card
            self._due = after(now, _WAIT_MS)
        is_gone = not is_on or not hand.count or card == NO_CARD and self._app.match.is_shared
        if card != self._shown and (is_gone or is_due(now, self._due)):
            self._shown = card
            self._show(card)

    def _show(self, card: int) -> None:  # per frame
        """Show a card; NO_CARD: none."""
        set_x(self._card, OFF_CANVAS if card == NO_CARD else 0)
        foot = self._foot
        foot.begin(_ROWS + 1)
        if card != NO_CARD:
            self.foot.grid.hidden = False
            card &= KIND_MASK
            show_card(self._card, card, self._app.pages.sheets.bright)
            self._tell(card)
        foot.end()

    def _tell(self, card: int) -> None:  # per frame
        """Write what it does."""
        view = self._app.match.view
        foot = self._foot
        face = FACE[card]
        if face < SKIP:
            foot.number(face)
            foot.words(b":")
        foot.words(effect_words(view, card))
        if may_add(view, card):
            foot.words(b"or adds to it")
