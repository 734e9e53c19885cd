"""This screen writes a name, of a mix or of a person, letter by letter.

With a pad the arrows move over the letters, A types one, B erases the last one, and goes back where
there is none; START ends.
With two buttons B moves over the rows; A enters a row, in which B moves over the letters and A
types one. B held leads back to the rows, and from there ends.
"""

from micropython import const

from ui import people
from ui.custom_rules import store
from ui.draw.font import SMALL_A, SMALL_Z, SPACE, UNDERSCORE
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS
from ui.match.setup_bytes import is_free, keep
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.row_line import RowLine
    from ui.match.setup import Setup

_ROWS = (b"abcdefg", b"hijklmn", b"opqrstu", b"vwxyz -", b"0123456", b"789!?+&")
_LAST = (b"Take a letter back", b"Done")
_FIRST = const(1)  # of the rows of letters
_ERASE = const(7)
_DONE = const(8)
_WIDE = const(7)
_TO_CAPITAL = const(32)  # from the code of a small letter
_IN_ROWS = const(255)  # in place of a column: the cursor is on a whole row


class Screen(ListScreen):
    """Rows: the name, six of letters, "Take a letter back", "Done"."""

    least = _DONE + 1
    wide = _WIDE  # letters in a row

    def enter(self) -> None:
        """Show the screen."""
        setup = self.app.setup
        self._name = bytearray(store.LONGEST)
        if setup.naming >= 0:
            name = setup.names[setup.naming]
            self._most = people.LONGEST_NAME
        else:
            name = store.name(setup, store.chosen(setup))
            self._most = store.LONGEST
        self._name[: len(name)] = name
        self._length = len(name)
        self._column = 0 if self.app.keys.has_pad else _IN_ROWS
        columns = self.page.plain_columns
        self.pitch = columns // _WIDE
        self.indent = (columns - (_WIDE - 1) * self.pitch) // 2
        self.open(_DONE + 1, _FIRST)

    def hint(self) -> None:  # per frame
        """Write what the buttons do."""
        if not self.app.keys.has_pad:
            self.page.hint(b"A take  B next")
        else:
            self.page.hint(b"A take  B del  ST done" if self._length else b"A take  B back")

    def golden_row(self) -> int:  # per frame
        """Return the row under the cursor, -1: it is on a letter."""
        return self.cursor if self.cursor >= _ERASE or self._column == _IN_ROWS else -1

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        if not i:
            self._write_name(text)
        elif i < _ERASE:
            self._write_letters(text, i)
        else:
            text.word(_LAST[i - _ERASE])

    def _write_name(self, text: "RowLine") -> None:  # per frame
        for i in range(self._length):
            text.letter(self._name[i])
        text.letter(UNDERSCORE)

    def _write_letters(self, text: "RowLine", row: int) -> None:  # per frame
        is_here = row == self.cursor
        for column in range(_WIDE):
            while text.count < self.indent + column * self.pitch:
                text.letter(SPACE)
            text.invert(is_here and column == self._column)
            letter = self._letter(row, column)
            text.letter(UNDERSCORE if letter == SPACE else letter)
            text.invert(0)

    def _letter(self, row: int, column: int) -> int:  # per frame
        """Return a letter as it would be typed now: each word of a name begins with a capital."""
        letter = _ROWS[row - _FIRST][column]
        is_first = not self._length or self._name[self._length - 1] == SPACE
        return letter - _TO_CAPITAL if is_first and SMALL_A <= letter <= SMALL_Z else letter

    def wish(self, wish: int) -> None:  # per frame
        """Move, type a letter, erase one, or end."""
        has_pad = self.app.keys.has_pad
        if wish == CHOOSE:
            self._choose_here()
        elif wish == MENU and not has_pad and self._column != _IN_ROWS:
            self._column = _IN_ROWS
            self.draw()
        elif wish == MENU:
            self.back()
        elif wish == BACK and not self._length:
            self.back()
        elif wish == BACK:
            self._erase()
        elif wish == LOWER or wish == HIGHER or wish == NEXT and self._column == _IN_ROWS:
            self.cursor = _FIRST + self.app.keys.moved(self.cursor - _FIRST, wish, _DONE)
            self.draw()
        elif wish == NEXT or wish == PREVIOUS:
            self._column = self.app.keys.moved(self._column, wish, _WIDE)
            self.draw()

    def _choose_here(self) -> None:  # per frame
        if self.cursor == _DONE:
            self.back()
            return
        if self.cursor == _ERASE:
            self._erase()
        elif self._column == _IN_ROWS:
            self._column = 0
            self.draw()
        elif self._length < self._most:
            letter = self._letter(self.cursor, self._column)
            if letter != SPACE or self._length:
                self._name[self._length] = letter
                self._length += 1
            if not self.app.keys.has_pad:
                self._column = _IN_ROWS
            self.hint()
            self.draw()

    def _erase(self) -> None:  # per frame
        if self._length:
            self._length -= 1
        self.hint()
        self.draw()

    def back(self) -> None:
        """End; an empty name leaves the old one."""
        setup = self.app.setup
        name = bytes(self._name[: self._length]).strip()
        if setup.naming >= 0:
            self._rename(setup.naming, name)
        elif name and store.rename(setup, store.chosen(setup), name):
            keep(self.app)
        super().back()

    def _rename(self, place: int, name: bytes) -> None:
        """Give a place this name, and the name to the seat that asked for it.

        A name that exists stays where it is. A new one that no seat asked for goes to the first
        person without one.
        """
        setup = self.app.setup
        seat = setup.seat
        if not name:
            return
        if name not in setup.names:
            is_new = not setup.names[place]
            setup.names[place] = name
            people.rename(self.app.saves, place, name)
            if seat < 0 and is_new:
                seat = _first_without(setup)
        elif seat >= 0:
            place = setup.names.index(name)
        if seat >= 0 and is_free(setup, seat, place + 1):
            setup.name_numbers[seat] = place + 1
            keep(self.app)


def _first_without(setup: "Setup") -> int:
    """Return the seat of the first person without a name, -1: everybody has one."""
    for seat in range(len(setup.name_numbers)):
        if setup.people[seat] and not setup.name_numbers[seat]:
            return seat
    return -1
