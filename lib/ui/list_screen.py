"""What all screens that are a list have in common: a cursor over rows.

A screen extends ListScreen and has `enter()`, which ends in `open(title, count, cursor)`;
`write(text, i)`, which writes row i; `choose(i)`; and, if it can, `back()` and
`adjust(i, step)` for left and right on a pad. Rows from `fixed` on are for reading only.
"""

from ui.font import MORE_DOWN, MORE_UP
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS

_HINT_PAD = b"A choose  B back"
_HINT_TWO = b"A choose  B next"


class ListScreen:
    """See the module. app: the ui.app.App that it belongs to."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.count = 0
        self.cursor = 0
        self.choosable = 0
        self._first = 0
        self.below = 0  # rows under the list that are written otherwise

    def open(self, title: str, count: int, cursor: int, choosable: int = -1) -> None:
        """Show count rows, the first `choosable` of which can be chosen (-1: all)."""
        self.count = count
        self.choosable = count if choosable < 0 else choosable
        self.cursor = cursor
        self._first = 0
        self.page.title(title)
        self.app.show_page()
        self.draw()
        self.hint()

    def hint(self) -> None:  # per frame
        """What the buttons do."""
        self.page.hint(_HINT_PAD if self.app.keys.has_pad else _HINT_TWO)

    def draw(self) -> None:  # per frame
        """Write all rows in view, the cursor's inverted."""
        page = self.page
        body = page.body
        page.fit(self.count)
        room = page.room - self.below
        self._scroll(room)
        for row in range(body.rows):
            if room <= row < page.room:
                continue  # written otherwise
            i = self._first + row
            body.start(row)
            if i < self.count and row < room:
                body.invert(i == self.cursor and i < self.choosable)
                if self.choosable:
                    body.letter(32)
                self.write(body, i)
            body.end()
        if self.choosable:
            self._tell_more(body)

    def _tell_more(self, body: "Text") -> None:  # per frame
        """A sign at the right edge where a list goes on beyond the screen."""
        if self._first > 0:
            body.start(0, body.columns - 1)
            body.letter(MORE_UP)
        room = self.page.room - self.below
        last = self._first + room
        if last < self.count:
            body.start(room - 1, body.columns - 1)
            body.invert(self.cursor == last - 1)
            body.letter(MORE_DOWN)

    def _scroll(self, rows: int) -> None:  # per frame
        if self.cursor < self._first:
            self._first = self.cursor
        elif self.cursor >= self._first + rows:
            self._first = self.cursor + 1 - rows

    def wish(self, wish: int) -> None:  # per frame
        """Do what the player wants."""
        if wish == CHOOSE:
            self.choose(self.cursor)
        elif wish == BACK or wish == MENU:
            self.back()
        elif wish == LOWER or (wish == NEXT and not self.app.keys.has_pad):
            self._move(1)
        elif wish == HIGHER:
            self._move(self.choosable - 1)
        elif wish == NEXT:
            self.adjust(self.cursor, 1)
        elif wish == PREVIOUS:
            self.adjust(self.cursor, -1)

    def _move(self, step: int) -> None:  # per frame
        if self.choosable:
            self.cursor = (self.cursor + step) % self.choosable
            self.draw()

    def tick(self, now: int) -> None:  # per frame
        """Nothing happens by itself."""

    def back(self) -> None:
        """Nowhere to go back to."""

    def adjust(self, i: int, step: int) -> None:  # per frame
        """Left and right move like up and down."""
        self._move(step % self.choosable if self.choosable else 0)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""

    def choose(self, i: int) -> None:
        """Choose a row."""


if False:
    from ui.app import App
    from ui.text import Text
