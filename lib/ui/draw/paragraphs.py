"""This module breaks texts into rows, between words.

    wrapped(TEXT, columns)     its lines, as a list

    foot.begin(most)           begin in the strip below a list, in at most so many lines
    foot.words(TEXT)           write words; a full line continues in the next one
    foot.end()                 show the strip

The foot allocates nothing, since every move of the cursor rewrites it.
"""

from micropython import const

from ui.draw.font import SPACE

_USUAL = const(2)  # lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.list_page import ListPage


def wrapped(words: bytes, columns: int) -> "list[bytes]":
    """Return the lines of a text, each of at most `columns` letters; a longer word is cut."""
    lines = []
    line = b""
    for word in words.split():
        if line and len(line) + 1 + len(word) <= columns:
            line += b" " + word
            continue
        if line:
            lines.append(line)
        while len(word) > columns:
            lines.append(word[:columns])
            word = word[columns:]
        line = word
    lines.append(line)
    return lines


class Foot:
    """The text below a list. page: a ListPage."""

    def __init__(self, page: "ListPage") -> None:
        self._page = page
        self._row = 0
        self._most = 0

    def begin(self, most: int) -> None:  # per frame
        """Begin in at most so many lines."""
        self._most = most
        self._row = 0
        self._page.foot.start(0)

    def words(self, text: bytes, last: int = SPACE) -> None:  # per frame
        """Write the words of a text. last: a sign after them, such as a colon; SPACE: none."""
        body = self._page.foot
        at = 0
        end = len(text)
        while at < end and self._row < self._most:
            stop = text.find(b" ", at)
            if stop < 0:
                stop = end
            if stop - at + (stop == end and last != SPACE) > body.room():
                body.end()
                self._row += 1
                if self._row == self._most:
                    break
                body.start(self._row)
            while at < stop:
                body.letter(text[at])
                at += 1
            at += 1
            if at > end and last != SPACE:
                body.letter(last)
            body.letter(SPACE)

    def number(self, value: int) -> None:  # per frame
        """Write a number."""
        self._page.foot.number(value)

    def end(self) -> None:  # per frame
        """Blank the rest, and show the strip.

        It is as high as what is written, but where it may have two lines it has: most texts take
        one or two, and it stays as it is while the cursor moves among them.
        """
        text = self._page.foot
        if self._row < self._most:
            text.end()
            self._row += 1
        page = self._page
        for row in range(self._row, page.written):  # a screen before this one wrote more
            text.start(row)
            text.end()
        page.written = self._row
        page.raise_foot(max(self._row, min(self._most, _USUAL)))
