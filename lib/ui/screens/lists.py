"""This module has the base classes of all screens that are a list.

A subclass of ListScreen has `enter()`, which ends in `open(count, cursor)`. It has `lines`, the
words of all rows, or `write(text, i)`, which writes row i; `choose(i)`, or `adjust(i, step)` for
LEFT and RIGHT on a pad, which A does, too; and perhaps `about(i)`, which says what the foot tells
about row i. Its title and where Back leads stand in its row (`ui.screens`). Rows from `choosable`
on can only be read. If `starts` is set, START chooses the first row from any other, and the hint
says so.

A ScrollScreen is a list that is only read, and A goes back. It has no cursor, and scrolls if it is
longer than the display. With a pad UP and DOWN scroll by a line, LEFT and RIGHT by a page; with two
buttons B turns a page, and after the last one leads to the first, as the hint says.
"""

from micropython import const

from ui.draw.font import MORE_DOWN, MORE_RIGHT, MORE_UP, SPACE
from ui.draw.paragraphs import Foot
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS
from ui.screens import go_back, heading_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ui.app import App
    from ui.draw.list_page import ListPage
    from ui.draw.text import Text

ALL = const(-1)  # rows can be chosen
_HINT_PAD = b"A choose  B back"
_HINT_START = b"A choose  ST start"
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
    foot_rows = 4  # under the list, with the line between, where `about` has words
    is_scrolled = False  # without a cursor
    starts = False

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.count = 0
        self.cursor = 0
        self.choosable = 0
        self.below = 0  # rows under the list
        self.foot = Foot(app.page)
        self._first = 0

    def open(self, count: int, cursor: int = 0, title: bytes = b"", choosable: int = ALL) -> None:
        """Show count rows, the first `choosable` of which can be chosen.

        title: if the screen's row has none, or it has another one now.
        """
        self.count = count
        self.choosable = 0 if self.is_scrolled else count if choosable == ALL else choosable
        self.cursor = cursor
        self._first = 0
        self.page.title(title or heading_of(self.app.shown))
        self.app.show_page()
        self.draw()
        self.hint()

    def hint(self) -> None:  # per frame
        """Write what the buttons do."""
        words = _HINT_LAST if self.cursor == self.choosable - 1 else _HINT_TWO
        if self.choosable == 1:
            words = _HINT_ONE
        if self.app.keys.has_pad:
            words = _HINT_START if self.cursor and self._can_start() else _HINT_PAD
        self.page.hint(self.hints or words)

    def _can_start(self) -> bool:  # per frame
        """Does START choose the first row?"""
        return self.starts and self.app.keys.has_menu

    def draw(self) -> None:  # per frame
        """Write all visible rows, with a sign before the one under the cursor, and the foot."""
        about = self.about(self.cursor)
        self.below = self.foot_rows if about else 0
        page = self.page
        page.fit(0 if about else self.count)
        room = page.room - self.below
        self._scroll(room)
        for row in range(page.room):
            if about and row >= page.body.rows:
                break
            sign = self._sign_at(row, room)
            text = page.start(row, 0, page.body.columns - 1 if sign else 0)
            i = self._first + row
            if i < self.count and row < room:
                if self.choosable:
                    self._point(text, i == self.cursor and i < self.choosable)
                self.write(text, i)
            text.end_inverse()
            if sign:
                page.start(row, page.body.columns - 1).letter(sign)
        if self.choosable:
            self._draw_bar(room)
        if about:
            self.foot.begin(self.below)
            self.tell(about)
            self.foot.end()

    def _draw_bar(self, room: int) -> None:  # per frame
        """Write the row under the cursor as a bar."""
        page = self.page
        row = self.cursor - self._first
        is_seen = row < room and self.cursor < self.choosable
        page.point(row if is_seen else -1)
        if is_seen:
            bar = page.bar
            sign = self._sign_at(row, room)
            bar.start(0, 0, bar.columns - 1 if sign else 0)
            bar.letter(SPACE)
            self.write(bar, self.cursor)
            bar.end_inverse()
            if sign:
                bar.start(0, bar.columns - 1)
                bar.letter(sign)

    def _point(self, text: "Text", is_chosen: bool) -> None:  # per frame
        """Begin a row with the cursor, or without."""
        text.invert(is_chosen)
        text.letter(MORE_RIGHT if is_chosen else SPACE)
        text.invert(0)

    def _sign_at(self, row: int, room: int) -> int:  # per frame
        """Return the sign at the right edge of a row, 0: none. It says that the list continues."""
        if row == 0 and self._first > 0:
            return MORE_UP
        return MORE_DOWN if row == room - 1 and self._first + room < self.count else 0

    def _scroll(self, rows: int) -> None:  # per frame
        """If the cursor has left the screen, scroll so that it is in the middle."""
        if self.cursor < self._first or self.cursor >= self._first + rows:
            self._first = max(min(self.cursor - rows // 2, self.count - rows), 0)
        elif self._first > 0:
            self._first = max(min(self._first, self.count - rows), 0)

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
        if not self.app.keys.has_pad and self.choosable:
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

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        text.word(self.lines[i])

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

    def hint(self) -> None:  # per frame
        """Write what A does, and how to scroll."""
        words = _SHORT
        if self.count > self.page.room:
            words = _TWO_LAST if self._is_last() else _TWO
            if self.app.keys.has_pad:
                words = _PAD
        self.page.hint(self.hints or words)

    def _scroll(self, rows: int) -> None:  # per frame
        self._first = max(min(self._first, self.count - rows), 0)
        self.cursor = -1

    def _move(self, step: int) -> None:  # per frame
        if not self.app.keys.has_pad:
            step *= -self._first if self._is_last() else self.page.room
        self._first += step
        self.draw()
        self.hint()

    def _is_last(self) -> bool:  # per frame
        """Is the end of the list shown?"""
        return self._first + self.page.room >= self.count

    def adjust(self, i: int, step: int) -> None:  # per frame
        """Turn a page."""
        self._move(step * self.page.room)

    def choose(self, i: int) -> None:
        """Go back."""
        self.back()
