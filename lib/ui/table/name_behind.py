"""This module names the card under the cursor of a small display, where there is room for it.

The name stands behind the newest event, inverted.
"""

from engine.state.cards import NO_CARD
from ui.draw.font import FIRST, SPACE
from ui.table.words import LINE, write_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text
    from ui.table.hand import Hand


class NameBehind:
    """text: the newest event. `is_shown`: a name stands behind it; it is written anew without one.

    `is_apart`: the name is no part of the newest event.
    """

    is_apart = False

    def __init__(self, text: "Text") -> None:
        self._text = text
        self._at = 0  # where the name begins
        self.is_shown = False

    def show(self, _: "Hand", card: int) -> None:  # per frame
        """Name a card, the one under the cursor; NO_CARD: none."""
        line = LINE
        text = self._text
        line.start(text.columns)
        line.invert(1)
        if card != NO_CARD:
            write_card(line, card)
        used = self._at if self.is_shown else text.columns
        while used and text.grid[used - 1] == SPACE - FIRST:
            used -= 1
        self._at = line.room()
        self.is_shown = used < self._at < text.columns
        line.columns -= used
        if self.is_shown:
            line.center(1)
        else:  # there is no room, or no name
            line.count = 0
        line.put_on(text.grid, 0, used)
