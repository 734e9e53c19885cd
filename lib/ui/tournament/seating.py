"""This screen shows who sits where in this round, and who moved to their table."""

from engine.tournament.layout import ROTATION, T_ENTRANTS, T_FORMAT, partner_of, table_of
from ui.draw.row_line import RowLine
from ui.screens.lists import ScrollScreen
from ui.tournament.entrants import write_arrow, write_column, write_entrant, write_seat


class Screen(ScrollScreen):
    """A row for each entrant."""

    def enter(self) -> None:
        """Show the screen."""
        self._t = self.app.tournament.t
        self.open(self._t[T_ENTRANTS])

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        t = self._t
        write_column(text, i)
        if t[T_FORMAT] == ROTATION:
            text.word(b"table ")
            text.number(table_of(t, i) + 1)
            text.word(b" with ")
            write_entrant(text, partner_of(t, i))
        else:
            write_seat(text, t, i)
            write_arrow(text, t, i)
