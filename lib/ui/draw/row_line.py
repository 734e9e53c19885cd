"""This module has the row of a list while it is written: words at the left, a value at the right.

line.start(columns)
line.word(b"Movement: slow")     what stands behind ": " is the value
line.to_right()                  or what is written from here on is
"""

from micropython import const

from ui.texts import Writer

BARS = const(5)  # of a meter
_MOST = const(64)  # columns
_PARTS = b": "


class RowLine(Writer):
    """`count` letters are written, of at most `columns`; `marked` is the inverted one, -1: none.

    is_cut: more was written than `columns`. meter: how many of BARS are lit in place of a value,
    -1: there is none.
    """

    def __init__(self) -> None:
        self.columns = self.count = 0
        self.is_cut = False
        self.marked = self.meter = -1
        self.letters = bytearray(_MOST)
        self._inverse = 0
        self._value = -1

    def start(self, columns: int) -> None:  # per frame
        """Begin a row."""
        self.columns = columns
        self.is_cut = False
        self.count = self._inverse = 0
        self.marked = self.meter = self._value = -1

    def invert(self, is_inverse: int) -> None:  # per frame
        """Mark the next letters, or not."""
        self._inverse = is_inverse

    def letter(self, code: int) -> None:  # per frame
        """Write one letter or sign."""
        if self.count < self.columns:
            self.letters[self.count] = code
            if self._inverse:
                self.marked = self.count
            self.count += 1
        else:
            self.is_cut = True

    def room(self) -> int:  # per frame
        """Return how many columns are left."""
        return self.columns - self.count

    def to_right(self) -> None:  # per frame
        """Let what is written from here on stand at the right."""
        self._value = self.count

    def value_at(self) -> int:  # per frame
        """Return where the value begins; behind all letters: there is none."""
        if self._value >= 0:
            return self._value
        at = self.letters.find(_PARTS, 0, self.count)
        return self.count if at < 0 else at + len(_PARTS)

    def is_tight(self) -> bool:  # per frame
        """Is there no room for the value behind the label, and a blank? Not in a marked row."""
        wide = self.label_end() + 1 + self.count - self.value_at()
        return self.marked < 0 and (self.is_cut or wide > self.columns)

    def label_end(self) -> int:  # per frame
        """Return where the words at the left end."""
        at = self.value_at()
        return at - len(_PARTS) if self._value < 0 and at < self.count else at
