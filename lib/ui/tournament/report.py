"""This screen enters the result of a table that was played elsewhere: points, Unos, who went out.

Each seat has a row of digits, which A opens. With a pad UP and DOWN change the digit under the
cursor, LEFT and RIGHT move it, and A enters the row. With two buttons A increases the digit, and B
moves on; after the last digit it enters the row. Until the round is over, rows can be corrected.
The foot says what the columns are, or why a row is refused.
"""

from micropython import const

from engine.state.seats import word
from engine.tournament import layout
from engine.tournament.report import confirm, report
from ui.draw.font import CAPITAL_U, DASH, SPACE, ZERO
from ui.draw.row_line import RowLine
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS
from ui.screens.lists import ListScreen
from ui.tournament.entrants import write_column

_DIGITS = const(7)  # of a row: four of points, two of Unos, one of hands won
_UNOS = const(4)  # the first digit of the Unos
_WON = const(6)
_NO_ROW = const(-1)
_HELP_PAD = b"arrows change  A done"
_HELP_TWO = b"A one more  B next"
_COLUMNS = b"Points, Unos called, hands won"
_COLUMNS_OF_ONE_HAND = b"Points, Unos called, 1: went out"


class Screen(ListScreen):
    """Rows: the seats, then "Done"."""

    words_below = 80

    def enter(self) -> None:
        """Show the screen."""
        tournament = self.app.tournament
        self._t = t = tournament.t
        self._number = tournament.number
        self._seats = layout.seats_at(t, self._number)
        self._is_one_hand = t[layout.T_HANDS] == 1
        self._columns = _COLUMNS_OF_ONE_HAND if self._is_one_hand else _COLUMNS
        self._digits = bytearray(_DIGITS)
        self._row = _NO_ROW  # the open row
        self._digit = 0  # the digit under the cursor
        self._words = self._columns
        self.open(self._seats + 1, title=b"Result, table %d" % (self._number + 1))

    def about(self, i: int) -> bytes:  # per frame
        """Return what the columns are, or what is wrong."""
        return self._words

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        if i == self._seats:
            text.word(b"Done")
            return
        write_column(text, layout.entrant_at(self._t, self._number, i))
        if i == self._row:
            self._write_digits(text)
        elif self._has_result(i):
            self._write_known(text, layout.seat_record(self._t, self._number, i))
        else:
            text.word(b"---- U-- ")
            self._write_won(text)
            text.letter(DASH)

    def _write_won(self, text: "RowLine") -> None:  # per frame
        text.word(b"out " if self._is_one_hand else b"won ")

    def _write_known(self, text: "RowLine", at: int) -> None:  # per frame
        t = self._t
        text.right(word(t, at + layout.ROUND_POINTS), 4)
        text.word(b" U")
        text.right(t[at + layout.ROUND_UNOS], 2)
        text.letter(SPACE)
        self._write_won(text)
        text.number(t[at + layout.ROUND_WON])

    def _write_digits(self, text: "RowLine") -> None:  # per frame
        """Write the open row, with the digit under the cursor inverted."""
        for i in range(_DIGITS):
            if i == _UNOS:
                text.letter(SPACE)
                text.letter(CAPITAL_U)
            elif i == _WON:
                text.letter(SPACE)
                self._write_won(text)
            text.invert(i == self._digit)
            text.letter(ZERO + self._digits[i])
            text.invert(0)

    def _has_result(self, seat: int) -> bool:  # per frame
        at = layout.seat_record(self._t, self._number, seat)
        return bool(self._t[at + layout.ENTRANT_FLAGS] & layout.HAS_RESULT)

    def wish(self, wish: int) -> None:  # per frame
        """Do what the player wants, in the open row or in the list."""
        has_pad = self.app.keys.has_pad
        if self._row == _NO_ROW:
            super().wish(wish)
        elif wish == BACK or wish == MENU:
            self._row = _NO_ROW  # leaves the result as it was
            self._tell(b"")
        elif wish == CHOOSE and has_pad:
            self._enter_row()
        elif wish == CHOOSE or wish == HIGHER:
            self._turn(1)
        elif wish == LOWER:
            self._turn(-1)
        elif wish == NEXT or wish == PREVIOUS:
            self._digit += 1 if wish == NEXT else -1
            if self._digit == _DIGITS and not has_pad:
                self._enter_row()
                return
            self._digit %= _DIGITS
            self.draw()

    def _turn(self, step: int) -> None:  # per frame
        """Change the digit under the cursor."""
        most = self._t[layout.T_HANDS] + 1 if self._digit == _WON else 10
        self._digits[self._digit] = (self._digits[self._digit] + step) % most
        self.draw()

    def _open_row(self, seat: int) -> None:
        """Open a seat's row, with its result if there is one."""
        t = self._t
        points = unos = won = 0
        if self._has_result(seat):
            at = layout.seat_record(self._t, self._number, seat)
            points = word(t, at + layout.ROUND_POINTS)
            unos = t[at + layout.ROUND_UNOS]
            won = t[at + layout.ROUND_WON]
        digits = self._digits
        for i in range(3, -1, -1):
            digits[i] = points % 10
            points //= 10
        digits[_UNOS] = unos // 10
        digits[_UNOS + 1] = unos % 10
        digits[_WON] = won
        self._row = seat
        self._digit = 1
        self._tell(b"")
        self.page.hint(_HELP_PAD if self.app.keys.has_pad else _HELP_TWO)

    def _enter_row(self) -> None:
        """Report the open row. If it is refused, say why and leave it open."""
        digits = self._digits
        points = ((digits[0] * 10 + digits[1]) * 10 + digits[2]) * 10 + digits[3]
        unos = digits[_UNOS] * 10 + digits[_UNOS + 1]
        self._digit = min(self._digit, _DIGITS - 1)
        try:
            report(self._t, self._number, self._row, points, unos, digits[_WON])
        except ValueError as error:
            self._tell(str(error).encode())
            return
        self._save()
        self.cursor = self._next_row()
        self._row = _NO_ROW
        self._tell(b"")
        self.hint()

    def _next_row(self) -> int:
        """Return the next seat without a result, else the last row."""
        for i in range(self._seats):
            seat = (self._row + 1 + i) % self._seats
            if not self._has_result(seat):
                return seat
        return self._seats

    def _save(self) -> None:
        self.app.tournament.save(self.app.saves)

    def _tell(self, why: bytes) -> None:  # per frame
        """Show at the foot what is wrong, b"": what the columns are."""
        self._words = why or self._columns
        self.draw()

    def choose(self, i: int) -> None:
        """Open a row, or confirm the table's result."""
        if i < self._seats:
            self._open_row(i)
            return
        try:
            confirm(self._t, self._number)
        except ValueError as error:
            self._tell(str(error).encode())
            return
        self._save()
        self.app.go("round")
