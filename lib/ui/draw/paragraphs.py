"""This module breaks texts into rows, between words.

    wrapped(TEXT, columns)     its lines, as a list

    foot.begin(below)          begin in the rows below a list, `below` of them, the first one a line
    foot.words(TEXT)           write words; a full row continues in the next one
    foot.end()                 blank the rest of the rows
    foot.tell(below, TEXT)     all three, for a whole text

The foot allocates nothing, since every move of the cursor rewrites it.
"""

from ui.draw.font import RULE, SPACE

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
    """The text below a list. page: a ListPage, or another object with a `foot`."""

    def __init__(self, page: "ListPage") -> None:
        self._text = page.foot
        self._row = 0

    def tell(self, below: int, text: bytes) -> None:  # per frame
        """Draw a line, and write a text below it."""
        self.begin(below)
        self.words(text)
        self.end()

    def begin(self, below: int) -> None:  # per frame
        """Begin below a line; blank the rows above it."""
        text = self._text
        self._row = text.rows + 1 - below
        for row in range(self._row):
            text.start(row)
            while row == self._row - 1 and text.room():
                text.letter(RULE)
            text.end()
        self._start()

    def _start(self) -> None:  # per frame
        if self._row < self._text.rows:
            self._text.start(self._row)
            self._text.letter(SPACE)

    def words(self, text: bytes, last: int = SPACE) -> None:  # per frame
        """Write the words of a text. last: a sign after them, such as a colon; SPACE: none."""
        body = self._text
        at = 0
        end = len(text)
        while at < end and self._row < self._text.rows:
            stop = text.find(b" ", at)
            if stop < 0:
                stop = end
            if stop - at + (stop == end and last != SPACE) > body.room():
                body.end()
                self._row += 1
                self._start()
            while at < stop:
                body.letter(text[at])
                at += 1
            at += 1
            if at > end and last != SPACE:
                body.letter(last)
            body.letter(SPACE)

    def number(self, value: int) -> None:  # per frame
        """Write a number."""
        self._text.number(value)

    def end(self) -> None:  # per frame
        """Blank the rest of the rows."""
        while self._row < self._text.rows:
            self._text.end()
            self._row += 1
            if self._row < self._text.rows:
                self._text.start(self._row)
