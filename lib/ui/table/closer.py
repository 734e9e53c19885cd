"""This module shows the card under the cursor large, and tells what it does by the rules in play.

Only a large display has room for it, beside the table (`ui.table.around`). It follows the cursor
when that rests, in a picture of its own: a step of the cursor stays as quick as without it. It is
empty whenever the table is not shown, so that nobody sees what another one looked at.
"""

import displayio
from micropython import const

from engine.state.cards import BLANK, FACE, KIND_MASK, NO_CARD, SKIP, WILD
from engine.state.layout import (
    ALL_DRAW,
    CALLS_COLOR,
    CALLS_PEPPER,
    CALLS_SEAT,
    CHARADE,
    DARES,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    GETS_SALT,
    GETS_THREES,
    MAY_SWAP_HANDS,
    NAMED_DRAWS,
    NAMED_GIVES,
    NOTHING,
    OTHERS_DISCARD,
    OTHERS_DRAW,
    OTHERS_SKIP,
    PASSES_HANDS,
    SHUFFLES_HANDS,
    SKIPS_NEXT,
    SWAPS_HANDS,
    SWAPS_SEATS,
    TAKES_CARD,
    TURNS_DIRECTION,
)
from engine.state.options import STACK
from hal.ticks import after, is_due
from ui.draw.font import CELL_HEIGHT
from ui.draw.paragraphs import Foot
from ui.draw.sheets import show_card
from ui.draw.text import set_x
from ui.screens import TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.app import App

_REST_MS = const(250)
_SCALE = const(3)
_ROWS = const(7)
_COLUMNS = const(11)  # beside a card that is so large
_FACE_WIDTH = const(54)
_GAP = const(3)
_FAR = const(-300)  # left of any display, where no card is shown
# By what a face sets off in these rules (engine.state.layout.EFFECTS).
_DEEDS = {
    NOTHING: b"goes on its color, or on a like one",
    SKIPS_NEXT: b"the next one loses the turn",
    TURNS_DIRECTION: b"play turns round",
    DRAWS_TWO: b"the next one draws 2 and loses the turn",
    CALLS_COLOR: b"you call a color",
    DRAWS_FOUR: b"you call a color; the next one draws 4",
    CALLS_PEPPER: b"play goes to who has the pepper",
    CALLS_SEAT: b"play goes to the player of its color",
    GETS_THREES: b"others may give you Threes",
    SWAPS_SEATS: b"a 6 on a 9, or a 9 on a 6: you two change seats",
    GETS_SALT: b"you take the salt",
    ALL_DRAW: b"all others draw a card",
    NAMED_DRAWS: b"name one who draws a card",
    TAKES_CARD: b"you take a card of another one",
    NAMED_GIVES: b"name one who gives a card away",
    SWAPS_HANDS: b"you swap hands with another one",
    MAY_SWAP_HANDS: b"you may swap hands with another one",
    PASSES_HANDS: b"all hands move on by a player",
    SHUFFLES_HANDS: b"all hands are shuffled and dealt",
    DARES: b"you call a color, and dare another one",
    OTHERS_DRAW: b"all others draw 2",
    OTHERS_DISCARD: b"all others lay their Wilds away",
    OTHERS_SKIP: b"it is your turn again",
    CHARADE: b"you call a color, and play a charade",
}
_WILD = b"goes on any card"
_BLANK = b"counts as what it stands for"
_OR_ADD = b"or adds to it"
_SEVERAL = b"does several things: see the help"


def deed_of(view: bytearray, card: int) -> bytes:  # per frame
    """What a card does, in words."""
    face = FACE[card]
    effect = view[EFFECTS + face]
    if face == BLANK:
        return _BLANK
    if effect == NOTHING and face >= WILD:
        return _WILD
    return _DEEDS.get(effect, _SEVERAL)


class Closer:
    """app: the ui.app.App whose table it stands beside. `foot` is its text."""

    def __init__(self, app: "App") -> None:
        geometry = app.pages.geometry
        sheets = app.pages.sheets
        self._app = app
        self._page: Any = app.pages.pages[TABLE]
        x = geometry.events_x
        y = geometry.events_y + (geometry.events_rows - 1) * CELL_HEIGHT + _GAP  # below the older
        self._large = displayio.Group(scale=_SCALE, x=x, y=y)
        self._card = sheets.card(_FAR, 0)
        self._large.append(self._card)
        x += _FACE_WIDTH
        self.foot = sheets.text(sheets.ink, _COLUMNS, _ROWS, x, y)
        self._foot = Foot(self)
        self._page.group.append(self._large)
        self._page.group.append(self.foot.grid)
        self._shown = self._seen = NO_CARD
        self._due = 0

    def tick(self, now: int, is_on: bool) -> None:  # per frame
        """Follow the cursor, when it rests; is_on: the table is shown."""
        hand = self._page.hand
        card = NO_CARD
        if is_on and hand.cursor < hand.count:
            card = hand.cards[hand.cursor]
        if card != self._seen:
            self._seen = card
            self._due = after(now, _REST_MS)
        if card != self._shown and (not is_on or is_due(now, self._due)):
            self._shown = card
            self._show(card)

    def _show(self, card: int) -> None:  # per frame
        """Show a card; NO_CARD: none."""
        set_x(self._card, _FAR if card == NO_CARD else 0)
        foot = self._foot
        foot.begin(_ROWS + 1)
        if card != NO_CARD:
            card &= KIND_MASK
            show_card(self._card, card)
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
        foot.words(deed_of(view, card))
        effect = view[EFFECTS + face]
        if view[STACK] and (effect == DRAWS_TWO or effect == DRAWS_FOUR):
            foot.words(_OR_ADD)
