"""This module lets the winner's last card and confetti fall over the score for a moment.

The pieces are made with the screen and stay out of sight until `begin(now, card)`. `tick(now)` lets
them fall step by step, and `skip()` removes them. It is loaded on boards with room for effects.
"""

import displayio
from micropython import const

from hal.ticks import after, is_due
from ui.draw.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.draw.text import CHANGED, OFFSCREEN, show_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.types import App

_PIECES = const(8)
_STEPS = const(30)
_STEP_MS = const(60)
_CARD_STEPS = const(6)  # until the card has reached its place
_PITCH = const(9)  # pixels from a piece to the one above it
_FALL = const(6)  # pixels a step, plus up to 2


class Confetti:
    """See the module. app: the ui.app.App whose score is shown."""

    def __init__(self, app: "App") -> None:
        geometry = app.pages.geometry
        self._sheets = sheets = app.pages.sheets
        group = app.page.group
        self._height = geometry.height
        self._large = displayio.Group(scale=2, x=geometry.width // 2 - CARD_WIDTH, y=2 * OFFSCREEN)
        self._card = sheets.card(0, 0)
        self._large.append(self._card)
        group.append(self._large)
        self._pieces = []
        for i in range(_PIECES):
            x = geometry.width * (2 * i + 1) // (2 * _PIECES) - 6
            piece = sheets.shape(i & 3, x, OFFSCREEN)
            self._pieces.append(piece)
            group.append(piece)
        self._left = 0  # steps
        self._due = 0

    def begin(self, now: int, card: int) -> None:
        """Begin to let them fall, with the card that was laid last."""
        show_card(self._card, card, self._sheets.bright)
        self._left = _STEPS
        self._due = after(now, _STEP_MS)

    def skip(self) -> None:  # per frame
        """Remove them."""
        if self._left:
            self._left = 1
            self._step()

    def tick(self, now: int) -> None:  # per frame
        """Do a step, if one is due."""
        if self._left and is_due(now, self._due):
            self._due = after(now, _STEP_MS)
            self._step()

    def _step(self) -> None:  # per frame
        self._left -= 1
        gone = _STEPS - self._left
        CHANGED[0] = 1
        height = self._height
        rest = (height - 2 * CARD_HEIGHT) // 2
        y = rest - (rest + 2 * CARD_HEIGHT) * max(_CARD_STEPS - gone, 0) // _CARD_STEPS
        self._large.y = y if self._left else 2 * OFFSCREEN
        for i in range(_PIECES):
            y = gone * (_FALL + i % 3) - i * 3 % _PIECES * _PITCH
            self._pieces[i].y = y if self._left and 0 < y < height else OFFSCREEN
