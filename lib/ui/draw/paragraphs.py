"""This module breaks texts between words into rows.

    wrapped(TEXT, columns)     its lines, as a list

    foot.begin(below)          write into so many rows below a list, the first of them empty
    foot.words(TEXT)           words of a text; a row that is full goes on in the next
    foot.end()                 blank what is left down to the last row of the list
    foot.tell(below, TEXT)     all three, for a whole text

The foot takes nothing from the heap: it is written anew with every move of the cursor.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.list_page import ListPage
    from ui.table.closer import Closer


def wrapped(words: bytes, columns: int) -> "list[bytes]":
    """The lines of a text, at most so many letters each; a longer word is cut."""
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
    """page: the ui.draw.list_page.ListPage that it stands on, or what else has a `foot`."""

    def __init__(self, page: "ListPage | Closer") -> None:
        self._text = page.foot
        self._row = 0

    def tell(self, below: int, text: bytes) -> None:  # per frame
        """Leave a row empty, and write a text below it."""
        self.begin(below)
        self.words(text)
        self.end()

    def begin(self, below: int) -> None:  # per frame
        """Leave a row empty, and write from the next one on."""
        text = self._text
        self._row = text.rows + 1 - below
        for row in range(self._row):
            text.start(row)
            text.end()
        self._start()

    def _start(self) -> None:  # per frame
        if self._row < self._text.rows:
            self._text.start(self._row)
            self._text.letter(32)

    def words(self, text: bytes, last: int = 32) -> None:  # per frame
        """Write the words of a text, and a sign, such as a colon, behind the last."""
        body = self._text
        at = 0
        end = len(text)
        while at < end and self._row < self._text.rows:
            stop = text.find(b" ", at)
            if stop < 0:
                stop = end
            if stop - at + (stop == end and last != 32) > body.room():
                body.end()
                self._row += 1
                self._start()
            while at < stop:
                body.letter(text[at])
                at += 1
            at += 1
            if at > end and last != 32:
                body.letter(last)
            body.letter(32)

    def number(self, value: int) -> None:  # per frame
        """Write a number."""
        self._text.number(value)

    def end(self) -> None:  # per frame
        """Blank what is left."""
        while self._row < self._text.rows:
            self._text.end()
            self._row += 1
            if self._row < self._text.rows:
                self._text.start(self._row)
