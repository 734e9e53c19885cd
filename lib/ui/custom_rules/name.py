"""This screen writes a name, of a mix or of a person, letter by letter.

With a pad the arrows move over the keys, A types a letter, B erases the last one, and goes back
where there is none; START ends.
With two buttons B moves over the rows, and the keys that erase and end; A enters a row, in which B
moves over the letters and A types one. B held leads back to the rows, and from there ends.
"""

from micropython import const

from ui import people
from ui.custom_rules import store
from ui.draw.font import SMALL_A, SMALL_Z, SPACE, UNDERSCORE
from ui.draw.letter_keys import DONE, ERASE, LETTERS, LetterKeys
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT
from ui.match.setup_bytes import is_free, keep
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.row_line import RowLine
    from ui.match.setup import Setup

_LETTERS = b"abcdefghijklmnopqrstuvwxyz -!?0123456789+&"
_TO_CAPITAL = const(32)  # from the code of a small letter


class Screen(ListScreen):
    """Rows: those of the keys."""

    keys: "LetterKeys"

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
        self.column = 0
        self._is_row = not self.app.keys.has_pad  # is a whole row under the cursor?
        self.open(0)

    def add_parts(self) -> None:
        """Add the keys, and the face of a person."""
        setup = self.app.setup
        pages = self.app.pages
        number = max(setup.seat, 0) if setup.naming >= 0 else -1
        self.keys = LetterKeys(self.page, pages.geometry, pages.sheets, number)
        self.page.show_keys(self.keys)
        self.count = self.choosable = self.keys.rows

    def hint(self) -> None:  # per frame
        """Write what the buttons do."""
        if not self.app.keys.has_pad:
            self.page.hint(b"A take  B next")
        else:
            self.page.hint(b"A take  B del  ST done" if self._length else b"A take  B back")

    def draw(self) -> None:  # per frame
        """Write the name and all keys."""
        keys = self.keys
        for row in range(self.count):
            self.write(self.page.start(), row)
            keys.write(row, self.page.line.letters, self.page.line.count)
        keys.show(self._name, self._length)
        keys.point(self.cursor, self.column, self._is_row)

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write the letters of a row."""
        for column in range(self._letters_in(i)):
            letter = self._letter(i, column)
            text.letter(UNDERSCORE if letter == SPACE else letter)

    def _letters_in(self, row: int) -> int:  # per frame
        """Return how many letters a row has."""
        columns = self.keys.columns
        return min(max(LETTERS - row * columns, 0), columns)

    def _letter(self, row: int, column: int) -> int:  # per frame
        """Return a letter as it would be typed now: each word of a name begins with a capital."""
        letter = _LETTERS[row * self.keys.columns + column]
        is_first = not self._length or self._name[self._length - 1] == SPACE
        return letter - _TO_CAPITAL if is_first and SMALL_A <= letter <= SMALL_Z else letter

    def wish(self, wish: int) -> None:  # per frame
        """Move, type a letter, erase one, or end."""
        has_pad = self.app.keys.has_pad
        if wish == CHOOSE:
            self._choose_here()
        elif wish == MENU and not has_pad and self._is_in_row():
            self._leave_row()
            self.draw()
        elif wish == MENU:
            self.back()
        elif wish == BACK and not self._length:
            self.back()
        elif wish == BACK:
            self._erase()
        elif has_pad:
            self._move_over(wish)
            self.draw()
        elif wish == NEXT:
            self._go_on()
            self.draw()

    def _move_over(self, wish: int) -> None:  # per frame
        """Move over the keys; a wide one is a single step."""
        keys = self.keys
        if wish == LOWER or wish == HIGHER:
            self.cursor = self.app.keys.moved(self.cursor, wish, self.count)
            return
        key = keys.key_at(self.cursor, self.column)
        to = self.app.keys.moved(self.column, wish, keys.columns)
        while to != self.column and keys.key_at(self.cursor, to) == key:
            self.column = to
            to = self.app.keys.moved(to, wish, keys.columns)
        if keys.key_at(self.cursor, to) != key:
            self.column = to

    def _go_on(self) -> None:  # per frame
        """Move on with two buttons: over rows and the wide keys, or over the letters of a row."""
        keys = self.keys
        key = keys.key_at(self.cursor, self.column)
        if self._is_in_row():
            self.column = (self.column + 1) % self._letters_in(self.cursor)
        elif key == ERASE:
            self.column = keys.second_wide
        elif key == DONE:
            self.cursor = 0
            self._leave_row()
        elif self._letters_in(self.cursor + 1):
            self.cursor += 1
        else:
            self.cursor = self.count - 1
            self.column = keys.first_wide
            self._is_row = False

    def _is_in_row(self) -> bool:  # per frame
        """Is the cursor on a letter?"""
        return not self._is_row and self.keys.key_at(self.cursor, self.column) < LETTERS

    def _leave_row(self) -> None:  # per frame
        """Choose a whole row again, with two buttons."""
        self._is_row = True
        self.column = 0

    def _choose_here(self) -> None:  # per frame
        key = self.keys.key_at(self.cursor, self.column)
        if key == DONE:
            self.back()
            return
        if key == ERASE:
            self._erase()
        elif self._is_row:
            self._is_row = False
            self.draw()
        elif self._length < self._most:
            letter = self._letter(self.cursor, self.column)
            if letter != SPACE or self._length:
                self._name[self._length] = letter
                self._length += 1
            if not self.app.keys.has_pad:
                self._leave_row()
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
