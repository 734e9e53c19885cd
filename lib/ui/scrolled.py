"""A list that is only read: it has no cursor, and is moved as a whole where it is longer.

    self.open_rows(title, rows)     rows: bytes, a line each

A screen that writes its rows itself calls `open` with `choosable` 0, and has `write(text, i)`. Up
and down move by a line; with two buttons B turns a page, and after the last begins anew.
"""

from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT
from ui.list_screen import ListScreen

_PAD = b"A go on  arrows more"
_TWO = b"A go on  B more"
_SHORT = b"A: go on"


class ScrollScreen(ListScreen):
    """See the module. `choose(0)` is what A does."""

    rows = ()
    is_moved = True

    def open_rows(self, title: str, rows: "list[bytes]") -> None:
        """Show rows that are written already."""
        self.rows = rows
        self.open(title, len(rows), 0, 0)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        text.word(self.rows[i])

    def hint(self) -> None:  # per frame
        """What A does, and that there is more."""
        words = _SHORT
        if self.count > self.page.room:
            words = _PAD if self.app.keys.has_pad else _TWO
        self.page.hint(words)

    def _scroll(self, rows: int) -> None:  # per frame
        self._first = max(min(self._first, self.count - rows), 0)
        self.cursor = -1

    def wish(self, wish: int) -> None:  # per frame
        """Go on, or read more."""
        if wish == CHOOSE:
            self.choose(0)
        elif wish == BACK or wish == MENU:
            self.back()
        elif self.count > self.page.room:
            if wish == LOWER:
                self._first += 1
            elif wish == HIGHER:
                self._first -= 1
            elif wish == NEXT:
                self._turn()
            else:
                return
            self.draw()

    def _turn(self) -> None:  # per frame
        """The next page, after the last the first."""
        room = self.page.room
        self._first = 0 if self._first + room >= self.count else self._first + room


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
