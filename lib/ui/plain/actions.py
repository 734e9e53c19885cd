"""This module draws the row of actions other than laying a card, with the cursor on one."""

from micropython import const

from engine.state.layout import NOBODY
from ui.table.page import DO_ASK_TIP, DO_CATCH, DOINGS
from ui.table.phrases import place_of, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_MOST = const(4)
_LEAST_WIDE = const(5)  # columns of a word, so that what stands beside it seldom moves


def length_of(action: int) -> int:  # per frame
    """Return how many letters the word of an action has (`ui.table.page.DOINGS`)."""
    return DOINGS[place_of(DOINGS, action)]


class Actions:
    """`text` is put on the page. Call `offer`, then `show`.

    offered: `count` actions (`ui.table.page`); the third is always to catch, the fourth a tip.
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.text = sheets.text(sheets.ink, geometry.columns, 1, geometry.left, geometry.actions_y)
        self.count = 0
        self.offered = bytearray(_MOST)
        self.offered[2] = DO_CATCH
        self.offered[3] = DO_ASK_TIP

    def offer(self, count: int, first: int, second: int) -> None:  # per frame
        """Offer `count` actions: these two, then to catch, then a tip."""
        self.count = count
        self.offered[0] = first
        self.offered[1] = second

    def show(self, cursor: int) -> None:  # per frame
        """Write the row; cursor: the action it is on, NOBODY for none."""
        text = self.text
        least = _LEAST_WIDE
        wide = self._wide(least)
        if wide + self.count > text.columns + 1:  # with a blank between them
            least = 0
            wide = self._wide(least)
        pad = 1 if wide + 3 * self.count <= text.columns else 0
        gaps = self.count - 1 if self.count else 0
        wide += 2 * pad * self.count + gaps
        text.start(0)
        for _ in range((text.columns - wide) // 2):
            text.letter(32)
        for i in range(self.count):
            text.invert(i == cursor and cursor != NOBODY)
            if pad:
                text.letter(32)
            write(text, DOINGS, self.offered[i])
            if pad:
                text.letter(32)
            text.invert(0)
            for _ in range(max(least - self._length(i), 0) + 1):
                text.letter(32)
        text.end()

    def _wide(self, least: int) -> int:  # per frame
        """Return how many letters the words have, each counted as `least` at least."""
        wide = 0
        for i in range(self.count):
            wide += max(self._length(i), least)
        return wide

    def _length(self, i: int) -> int:  # per frame
        """Return how many letters the word of an action has."""
        return length_of(self.offered[i])
