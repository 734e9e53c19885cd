"""This screen shows who sits where in this round, and who moved to their table."""

from engine.evenings.sheet import (
    FLAGS,
    FORMAT,
    MOVED_BACK,
    MOVED_ON,
    PERSONS,
    ROTATION,
    partner_of,
    record,
    seat_in,
    table_of,
)
from ui.draw.font import CAPITAL_P, MORE_LEFT, MORE_RIGHT
from ui.screens.lists import ScrollScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text


class Screen(ScrollScreen):
    """A row for each person."""

    def enter(self) -> None:
        """Show the screen."""
        self._sheet = self.app.evening.sheet
        self.open("Who sits where", self._sheet[PERSONS], 0, 0)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        sheet = self._sheet
        text.letter(CAPITAL_P)
        text.number(i + 1)
        text.word(b"  " if i < 9 else b" ")
        text.word(b"table ")
        text.number(table_of(sheet, i) + 1)
        if sheet[FORMAT] == ROTATION:
            text.word(b" with P")
            text.number(partner_of(sheet, i) + 1)
            return
        text.word(b" seat ")
        text.number(seat_in(sheet, i) + 1)
        flags = sheet[record(sheet, i) + FLAGS]
        if flags & MOVED_ON:
            text.letter(MORE_RIGHT)
        elif flags & MOVED_BACK:
            text.letter(MORE_LEFT)

    def choose(self, i: int) -> None:
        """Go back to the round."""
        self.back()

    def back(self) -> None:
        """Go back to the round."""
        self.app.go("round")
