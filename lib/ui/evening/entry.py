"""This screen enters the result of a table that was played elsewhere: points, Unos, who went out.

Each seat has a row of digits, which A opens. With a pad UP and DOWN change the digit under the
cursor, LEFT and RIGHT move it, and A enters the row on the sheet. With two buttons A increases the
digit, and B moves on; after the last digit it enters the row. Until the round is over, rows can be
corrected. The foot says what the columns are, or why a row is refused.
"""

from micropython import const

from engine.evenings.entry import close, enter
from engine.evenings.sheet import (
    FLAGS,
    HANDS,
    HANDS_WON,
    IS_IN,
    POINTS,
    UNOS_CALLED,
    person_at,
    record,
    seats_at,
)
from engine.state.seats import word
from ui.draw.font import CAPITAL_P, CAPITAL_U, DASH, SPACE, ZERO
from ui.draw.paragraphs import Foot
from ui.evening import save_sheet
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_BELOW = const(4)  # rows: an empty one, and the text of the foot
_DIGITS = const(7)  # of a row: four of points, two of Unos, one of hands won
_UNOS = const(4)  # the first digit of the Unos
_WON = const(6)
_NO_ROW = const(-1)
_HELP_PAD = b"arrows change A done"
_HELP_TWO = b"A one more  B next"
_COLUMNS = b"Points, Unos called, hands won"
_COLUMNS_OF_ONE_HAND = b"Points, Unos called, 1: went out"


class Screen(ListScreen):
    """Rows: the seats, then "Done"."""

    def enter(self) -> None:
        """Show the screen."""
        evening = self.app.evening
        self._sheet = sheet = evening.sheet
        self._number = evening.table
        self._seats = seats_at(sheet, self._number)
        self._digits = bytearray(_DIGITS)
        self._row = _NO_ROW  # the open row
        self._at = 0  # the digit under the cursor
        self._why = self._columns()
        self.below = _BELOW
        self._foot = Foot(self.page)
        self.open("Result, table " + str(self._number + 1), self._seats + 1, 0)

    def draw(self) -> None:  # per frame
        """Draw the rows, and at the foot what the columns are or what is wrong."""
        super().draw()
        self._foot.tell(_BELOW, self._why)

    def _columns(self) -> bytes:  # per frame
        return _COLUMNS_OF_ONE_HAND if self._sheet[HANDS] == 1 else _COLUMNS

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        if i == self._seats:
            text.word(b"Done")
            return
        person = person_at(self._sheet, self._number, i)
        text.letter(CAPITAL_P)
        text.number(person + 1)
        text.word(b" " if person > 8 else b"  ")
        if i == self._row:
            self._write_digits(text)
        elif self._sheet[record(self._sheet, person) + FLAGS] & IS_IN:
            self._write_known(text, record(self._sheet, person))
        else:
            text.word(b"---- U-- ")
            self._write_won(text)
            text.letter(DASH)

    def _write_won(self, text: "Text") -> None:  # per frame
        text.word(b"out " if self._sheet[HANDS] == 1 else b"won ")

    def _write_known(self, text: "Text", at: int) -> None:  # per frame
        sheet = self._sheet
        text.right(word(sheet, at + POINTS), 4)
        text.word(b" U")
        text.right(sheet[at + UNOS_CALLED], 2)
        text.letter(SPACE)
        self._write_won(text)
        text.number(sheet[at + HANDS_WON])

    def _write_digits(self, text: "Text") -> None:  # per frame
        """Write the open row, with the digit under the cursor inverted."""
        for i in range(_DIGITS):
            if i == _UNOS or i == _WON:
                text.letter(SPACE)
                if i == _UNOS:
                    text.letter(CAPITAL_U)
                else:
                    self._write_won(text)
            text.invert(i == self._at)
            text.letter(ZERO + self._digits[i])
            text.invert(0)

    def wish(self, wish: int) -> None:  # per frame
        """Do what the player wants, in the open row or in the list."""
        if self._row == _NO_ROW:
            super().wish(wish)
        elif wish == BACK or wish == MENU:
            self._row = _NO_ROW  # leaves the sheet as it was
            self._tell(b"")
        elif wish == CHOOSE:
            if self.app.keys.has_pad:
                self._enter_row()
            else:
                self._turn(1)
        elif wish == HIGHER or wish == LOWER:
            self._turn(1 if wish == HIGHER else -1)
        elif wish == NEXT or wish == PREVIOUS:
            self._at += 1 if wish == NEXT else -1
            if self._at == _DIGITS and not self.app.keys.has_pad:
                self._enter_row()
                return
            self._at %= _DIGITS
            self.draw()

    def _turn(self, step: int) -> None:  # per frame
        """Change the digit under the cursor."""
        most = self._sheet[HANDS] + 1 if self._at == _WON else 10
        self._digits[self._at] = (self._digits[self._at] + step) % most
        self.draw()

    def _open_row(self, seat: int) -> None:
        """Open a seat's row, with its result if the sheet has one."""
        sheet = self._sheet
        at = record(sheet, person_at(sheet, self._number, seat))
        is_in = sheet[at + FLAGS] & IS_IN
        points = word(sheet, at + POINTS) if is_in else 0
        unos = sheet[at + UNOS_CALLED] if is_in else 0
        for i in range(4):
            self._digits[3 - i] = points // (1, 10, 100, 1000)[i] % 10
        self._digits[_UNOS] = unos // 10
        self._digits[_UNOS + 1] = unos % 10
        self._digits[_WON] = sheet[at + HANDS_WON] if is_in else 0
        self._row = seat
        self._at = 1
        self._tell(b"")
        self.page.hint(_HELP_PAD if self.app.keys.has_pad else _HELP_TWO)

    def _enter_row(self) -> None:
        """Enter the open row on the sheet. If it is refused, say why and leave it open."""
        digits = self._digits
        points = ((digits[0] * 10 + digits[1]) * 10 + digits[2]) * 10 + digits[3]
        unos = digits[_UNOS] * 10 + digits[_UNOS + 1]
        self._at = min(self._at, _DIGITS - 1)
        try:
            enter(self._sheet, self._number, self._row, points, unos, digits[_WON])
        except ValueError as error:
            self._tell(str(error).encode())
            return
        save_sheet(self.app)
        self.cursor = self._next_row()
        self._row = _NO_ROW
        self._tell(b"")
        self.hint()

    def _next_row(self) -> int:
        """Return the next seat without a result, else the last row."""
        sheet = self._sheet
        for i in range(self._seats):
            seat = (self._row + 1 + i) % self._seats
            if not sheet[record(sheet, person_at(sheet, self._number, seat)) + FLAGS] & IS_IN:
                return seat
        return self._seats

    def _tell(self, why: bytes) -> None:  # per frame
        """Show at the foot what is wrong, b"": what the columns are."""
        self._why = why or self._columns()
        self.draw()

    def choose(self, i: int) -> None:
        """Open a row, or close the table."""
        if i < self._seats:
            self._open_row(i)
            return
        try:
            close(self._sheet, self._number)
        except ValueError as error:
            self._tell(str(error).encode())
            return
        save_sheet(self.app)
        self.app.go("round")

    def back(self) -> None:
        """Go back to the table; the rows entered stay on the sheet."""
        self.app.go("place")
