"""Who would play out of turn, of several persons: a direction of the pad claims for each.

As `ui.claim_mode`, where all who may claim sit on the first four seats: left, up, right, down, in
the order of the seats. Loaded where several persons play (`ui.house_parts`).
"""

from micropython import const

from ui import claim_mode
from ui.font import MORE_DOWN, MORE_LEFT, MORE_RIGHT, MORE_UP
from ui.keys import CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS, UNO

_DIRECTIONS = const(4)
_SIGNS = bytes((MORE_LEFT, MORE_UP, MORE_RIGHT, MORE_DOWN))
_WISHES = bytes((PREVIOUS, HIGHER, NEXT, LOWER))


class ClaimMode(claim_mode.ClaimMode):
    """As there."""

    def _has_directions(self) -> bool:  # per frame
        is_far = self._count and self._seats[self._count - 1] >= _DIRECTIONS
        return self._screen.app.keys.has_pad and not is_far

    def _draw(self) -> None:  # per frame
        if not self._has_directions():
            super()._draw()
            return
        text = self._page.row
        text.start(0)
        text.letter(32)
        for seat in range(_DIRECTIONS):
            if self._place_of(seat):
                text.letter(_SIGNS[seat])
                text.player(seat)
                text.word(b"  ")
        text.end()

    def _place_of(self, seat: int) -> int:  # per frame
        """The place in the row of a seat that may claim, from 1 on; 0: it may not."""
        for i in range(self._count):
            if self._seats[i] == seat:
                return i + 1
        return 0

    def wish(self, wish: int) -> None:  # per frame
        """As there; with directions nothing else is in the row."""
        if wish == CHOOSE or wish == MENU or wish == UNO or not self._has_directions():
            super().wish(wish)
            return
        for seat in range(_DIRECTIONS):
            if _WISHES[seat] == wish and self._place_of(seat):
                self._at = self._place_of(seat)
                self.close()
