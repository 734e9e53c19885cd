"""This screen takes the result of a table that was played elsewhere: points, Unos, who went out.

A row of digits for each seat. A takes a row up, then the digit under the cursor is changed with up
and down and left with the sides; with two buttons A makes it one more and B goes to the next one.
After the last digit, or with A, what the row says goes on the sheet and is kept. Until the round
is over all of it can be said anew. What cannot be is told at the foot.
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
from ui.draw.paragraphs import Foot
from ui.evening import save_sheet
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_BELOW = const(4)  # rows: an empty one, and what is wrong
_DIGITS = const(7)  # of a row: four of points, two of Unos, one of hands won
_UNOS = const(4)  # where they begin
_WON = const(6)
_NO_ROW = const(-1)
_HELP_PAD = b"arrows change A done"
_HELP_TWO = b"A one more  B next"


class Screen(ListScreen):
    """Rows: the seats, then the end of it."""

    def enter(self) -> None:
        """Show it."""
        evening = self.app.evening
        self._sheet = sheet = evening.sheet
        self._number = evening.table
        self._seats = seats_at(sheet, self._number)
        self._digits = bytearray(_DIGITS)
        self._row = _NO_ROW  # that is being written
        self._at = 0  # the digit under the cursor
        self._why = b""
        self._foot = Foot(self.page)
        self.open("Result, table " + str(self._number + 1), self._seats + 1, 0)

    def draw(self) -> None:  # per frame
        """The rows, and at the foot what is wrong."""
        super().draw()
        if self.below:
            self._foot.tell(_BELOW, self._why)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        if i == self._seats:
            text.word(b"That is all")
            return
        person = person_at(self._sheet, self._number, i)
        text.letter(80)
        text.number(person + 1)
        text.word(b" " if person > 8 else b"  ")
        if i == self._row:
            self._write_digits(text)
        elif self._sheet[record(self._sheet, person) + FLAGS] & IS_IN:
            self._write_known(text, record(self._sheet, person))
        else:
            text.word(b"---- U-- ")
            self._write_won(text)
            text.letter(45)

    def _write_won(self, text: "Text") -> None:  # per frame
        text.word(b"out " if self._sheet[HANDS] == 1 else b"won ")

    def _write_known(self, text: "Text", at: int) -> None:  # per frame
        sheet = self._sheet
        text.right(word(sheet, at + POINTS), 4)
        text.word(b" U")
        text.right(sheet[at + UNOS_CALLED], 2)
        text.letter(32)
        self._write_won(text)
        text.number(sheet[at + HANDS_WON])

    def _write_digits(self, text: "Text") -> None:  # per frame
        """The row that is being written: the digit under the cursor stands out."""
        for i in range(_DIGITS):
            if i == _UNOS or i == _WON:
                text.letter(32)
                if i == _UNOS:
                    text.letter(85)
                else:
                    self._write_won(text)
            text.invert(i == self._at)
            text.letter(48 + self._digits[i])
            text.invert(0)

    def wish(self, wish: int) -> None:  # per frame
        """Do what the player wants, in a row that is being written or in the list."""
        if self._row == _NO_ROW:
            super().wish(wish)
        elif wish == BACK or wish == MENU:
            self._row = _NO_ROW  # as it was
            self._tell(b"")
        elif wish == CHOOSE:
            if self.app.keys.has_pad:
                self._say()
            else:
                self._turn(1)
        elif wish == HIGHER or wish == LOWER:
            self._turn(1 if wish == HIGHER else -1)
        elif wish == NEXT or wish == PREVIOUS:
            self._at += 1 if wish == NEXT else -1
            if self._at == _DIGITS and not self.app.keys.has_pad:
                self._say()
                return
            self._at %= _DIGITS
            self.draw()

    def _turn(self, step: int) -> None:  # per frame
        """Change the digit under the cursor."""
        most = self._sheet[HANDS] + 1 if self._at == _WON else 10
        self._digits[self._at] = (self._digits[self._at] + step) % most
        self.draw()

    def _take_up(self, seat: int) -> None:
        """Begin to write a row, with what is known of it."""
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

    def _say(self) -> None:
        """Write the row on the sheet; what cannot be is told, and the row stays open."""
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
        """The next seat of which nothing is known, else the end."""
        sheet = self._sheet
        for i in range(self._seats):
            seat = (self._row + 1 + i) % self._seats
            if not sheet[record(sheet, person_at(sheet, self._number, seat)) + FLAGS] & IS_IN:
                return seat
        return self._seats

    def _tell(self, why: bytes) -> None:  # per frame
        """Tell what is wrong, if anything."""
        self._why = why
        self.below = _BELOW if why else 0
        self.draw()

    def choose(self, i: int) -> None:
        """Take up a row, or end."""
        if i < self._seats:
            self._take_up(i)
            return
        try:
            close(self._sheet, self._number)
        except ValueError as error:
            self._tell(str(error).encode())
            return
        save_sheet(self.app)
        self.app.go("round")

    def back(self) -> None:
        """Back to the table; what was said stays."""
        self.app.go("place")
