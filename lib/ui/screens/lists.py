"""This module has the base classes of all screens that are a list.

A subclass of ListScreen has `enter()`, which ends in `open(count, cursor)`. It has `lines`, the
words of all rows, or `write(text, i)`, which writes row i; `choose(i)`, or `adjust(i, step)` for
LEFT and RIGHT on a pad, which A does, too; and perhaps `about(i)`, which says what the foot tells
about row i. Its title and where Back leads stand in its row (`ui.screens`). Rows from `choosable`
on can only be read. If `starts` is set, START chooses the first row from any other, and the hint
says so. With `buttons` the first rows are buttons below the others: the cursor goes on from the
last row to them, and from them to the first one.

A ScrollScreen is a list that is only read, and A goes back. It has no cursor, and scrolls if it is
longer than the display. With a pad UP and DOWN scroll by a line, LEFT and RIGHT by a page; with two
buttons B turns a page, and after the last one leads to the first, as the hint says.
"""

from micropython import const

from ui.draw.list_page import FACES, PLAIN
from ui.draw.paragraphs import Foot, wrapped
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS
from ui.screens import go_back, heading_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ui.app import App
    from ui.draw.list_page import ListPage
    from ui.draw.row_line import RowLine

ALL = const(-1)  # rows can be chosen
NOWHERE = const(-1000)
_HINT_PAD = b"A choose  B back"
_HINT_TWO = b"A choose  B next"
_HINT_LAST = b"A choose  B to top"
_HINT_ONE = b"A choose  hold B back"


class ListScreen:
    """See the module. app: the ui.app.App that it belongs to.

    lines: words by row. hints: what the buttons do, b"": as in other lists.
    """

    page: "ListPage"
    lines: "Sequence[bytes]" = ()
    hints = b""
    words_below = 0  # letters of what `about` returns, at most; 0: as it opens, this is seen
    is_scrolled = False  # without a cursor
    is_text = False  # lines of a text, in place of rows
    starts = False
    start_hint = b"A choose  ST start"
    adjusts = False  # do LEFT and RIGHT change values?
    marks = PLAIN  # what its rows begin with
    is_wide = False  # may words take the room of that?
    least = 0  # rows that must be seen at once
    buttons = 0  # so many rows, the first ones, are buttons below the others

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.count = 0
        self.cursor = 0
        self.choosable = 0
        self.foot = Foot(app.page)
        self._first = 0

    def open(self, count: int, cursor: int = 0, title: bytes = b"", choosable: int = ALL) -> None:
        """Show count rows, the first `choosable` of which can be chosen.

        title: if the screen's row has none, or it has another one now.
        """
        self.count = count
        self.choosable = 0 if self.is_scrolled else count if choosable == ALL else choosable
        self.cursor = cursor
        self._first = self.buttons
        page = self.page
        page.lay(self.marks, self.least, self.buttons > 0)
        self.add_parts()
        if self.is_text:
            for row in range(page.rows):
                page.clear_row(row)
            page.plates(0)
            page.more(False, False, -1)
        self._below = page.help_lines(self.words_below)
        if not self.words_below and not self.is_text:
            for i in range(self.choosable):
                words = wrapped(self.about(i), page.text_columns)
                self._below = max(self._below, len(words))
        self._below = min(self._below, page.most_below)
        page.title(title or heading_of(self.app.shown))
        self.app.show_page()
        self.draw()
        self.hint()

    def add_parts(self) -> None:
        """Add nothing to the page as it is laid."""

    def hint(self) -> None:  # per frame
        """Write what the buttons do."""
        words = _HINT_LAST if self.cursor == self.choosable - 1 else _HINT_TWO
        if self.choosable == 1:
            words = _HINT_ONE
        if self.app.keys.has_pad:
            words = self.start_hint if self.cursor and self._can_start() else _HINT_PAD
        self.page.hint(self.hints or words)

    def _can_start(self) -> bool:  # per frame
        """Does START choose the first row?"""
        return self.starts and self.app.keys.has_menu

    def draw(self) -> None:  # per frame
        """Write all visible rows, with a golden plate under the cursor, and the strip."""
        page = self.page
        if self.is_text:
            self._draw_text()
            return
        about = self.about(self.cursor)
        page.fit(self._below if about else 0)
        room = page.room
        self._scroll(room)
        chosen = self.golden_row() - self._first
        page.point(chosen)
        for row in range(page.rows):
            i = self._first + row
            if row < room and i < self.count:
                self.write(page.start(self.is_wide), i)
                page.put(row, i, row == chosen, self.leads(i), self.adjusts)
                if self.marks == FACES:
                    self.look(row, i, row == chosen)
            else:
                page.clear_row(row)
        page.plates(min(self.count - self._first, room))
        page.more(self._first > self.buttons, self._first + room < self.count, chosen)
        if about:
            self.foot.begin(self._below)
            self.tell(about)
            self.foot.end()
        else:
            page.raise_foot(0)
        if self.buttons:
            page.show_buttons(not about)
            for i in range(self.buttons):
                self.write(page.start(), i)
                page.put_button(i, i == self.cursor, i > 0)

    def _draw_text(self) -> None:  # per frame
        """Write all visible lines of a text."""
        page = self.page
        room = page.lines
        page.room = room
        self._scroll(room)
        text = page.foot
        line = page.line
        for row in range(room):
            i = self._first + row
            line.start(page.text_columns)
            if i < self.count:
                self.write(line, i)
            text.start(row)
            text.spell(line.letters, 0, line.count)
            text.end()
        page.written = room
        page.fill_foot(min(self.count, room))
        page.more_text(self._first > 0, self._first + room < self.count)

    def _scroll(self, rows: int) -> None:  # per frame
        """If the cursor has left the screen, scroll so that it is in the middle."""
        least = self.buttons
        if self.cursor >= least and not self._first <= self.cursor < self._first + rows:
            self._first = self.cursor - rows // 2
        self._first = max(min(self._first, self.count - rows), least)

    def row_of_cursor(self) -> int:
        """Return the row of the page that the cursor is on."""
        return self.cursor - self._first

    def wish(self, wish: int) -> None:  # per frame
        """Do what the player wants."""
        if wish == CHOOSE:
            self.choose(self.cursor)
        elif wish == MENU and self._can_start():
            self.choose(0)
        elif wish == BACK or wish == MENU:
            self.back()
        elif wish == LOWER or (wish == NEXT and not self.app.keys.has_pad):
            self._move(1)
        elif wish == HIGHER:
            self._move(-1)
        elif wish == NEXT:
            self.adjust(self.cursor, 1)
        elif wish == PREVIOUS:
            self.adjust(self.cursor, -1)

    def _move(self, step: int) -> None:  # per frame
        to = self.cursor + step
        if self.choosable and (self.buttons or not self.app.keys.has_pad):
            to %= self.choosable
        if 0 <= to < self.choosable:
            self.cursor = to
            self.draw()
            self.hint()

    def tick(self, now: int) -> None:  # per frame
        """Do nothing by itself."""

    def back(self) -> None:
        """Go where its row says."""
        go_back(self.app)

    def adjust(self, i: int, step: int) -> None:  # per frame
        """Move the cursor, as UP and DOWN do."""
        self._move(step)

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        text.word(self.lines[i])

    def golden_row(self) -> int:  # per frame
        """Return the row under the cursor, which is a golden plate; far below 0: none is."""
        return self.cursor if self.buttons <= self.cursor < self.choosable else NOWHERE

    def leads(self, i: int) -> bool:  # per frame
        """Does a row open something?"""
        return self.marks != PLAIN

    def look(self, row: int, i: int, is_chosen: bool) -> None:  # per frame
        """Show the face of row i, where rows have faces: in a row of the page."""

    def about(self, i: int) -> bytes:  # per frame
        """Return what the foot says about a row, b"": there is no foot."""
        return b""

    def tell(self, about: bytes) -> None:  # per frame
        """Write into the foot what `about` has returned."""
        self.foot.words(about)

    def choose(self, i: int) -> None:
        """Choose a row."""
        self.adjust(i, 1)


_PAD = b"A go on  arrows more"
_TWO = b"A go on  B more"
_TWO_LAST = b"A go on  B to top"
_SHORT = b"A go on"


class ScrollScreen(ListScreen):
    """See the module."""

    is_scrolled = True
    is_text = True

    def hint(self) -> None:  # per frame
        """Write what A does, and how to scroll."""
        words = _SHORT
        if self.count > self.page.room:
            words = _TWO_LAST if self.is_at_end() else _TWO
            if self.app.keys.has_pad:
                words = _PAD
        self.page.hint(self.hints or words)

    def _scroll(self, rows: int) -> None:  # per frame
        self._first = max(min(self._first, self.count - rows), 0)
        self.cursor = -1

    def _move(self, step: int) -> None:  # per frame
        if not self.app.keys.has_pad:
            step *= -self._first if self.is_at_end() else self.page.room
        self._first += step
        self.draw()
        self.hint()

    def is_at_end(self) -> bool:  # per frame
        """Is the end of the list shown?"""
        return self._first + self.page.room >= self.count

    def adjust(self, i: int, step: int) -> None:  # per frame
        """Turn a page."""
        self._move(step * self.page.room)

    def choose(self, i: int) -> None:
        """Go back."""
        self.back()
