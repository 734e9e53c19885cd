"""Text at the foot of a list, broken between words into as many rows as there are.

    foot.begin(row)            leave a row empty, write from the next one on
    foot.words(TEXT)           words of a text; a row that is full goes on in the next
    foot.end()                 blank what is left down to the last row of the list
    foot.tell(row, TEXT)       all three, for a whole text

Nothing is taken from the heap: it is written anew with every move of the cursor.
"""


class Foot:
    """page: the ui.list_page.ListPage that it stands on."""

    def __init__(self, page: "ListPage") -> None:
        self._page = page
        self._body = page.body
        self._row = 0

    def tell(self, row: int, text: bytes) -> None:  # per frame
        """Leave a row empty, and write a text below it."""
        self.begin(row)
        self.words(text)
        self.end()

    def begin(self, row: int) -> None:  # per frame
        """Leave a row empty, and write from the next one on."""
        self._body.start(row)
        self._body.end()
        self._row = row + 1
        self._start()

    def _start(self) -> None:  # per frame
        if self._row < self._page.room:
            self._body.start(self._row)
            self._body.letter(32)

    def words(self, text: bytes, last: int = 32) -> None:  # per frame
        """Write the words of a text, and a sign, such as a colon, behind the last."""
        body = self._body
        at = 0
        end = len(text)
        while at < end and self._row < self._page.room:
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
        self._body.number(value)

    def end(self) -> None:  # per frame
        """Blank what is left."""
        while self._row < self._page.room:
            self._body.end()
            self._row += 1
            if self._row < self._page.room:
                self._body.start(self._row)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.list_page import ListPage
