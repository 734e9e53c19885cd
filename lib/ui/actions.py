"""The row of things to do besides laying a card, one of them chosen by the cursor."""

from micropython import const

from engine.layout import NOBODY

_MOST = const(4)


class Actions:
    """`text` is what to put on the page. Fill with `offer`, then `show`."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.text = sheets.text(sheets.ink, geometry.columns, 1, geometry.left, geometry.actions_y)
        self.count = 0
        self._words = [b""] * _MOST

    def clear(self) -> None:  # per frame
        """Offer nothing."""
        self.count = 0

    def offer(self, word: bytes) -> None:  # per frame
        """Offer one more thing."""
        self._words[self.count] = word
        self.count += 1

    def is_word(self, i: int, word: bytes) -> bool:  # per frame
        """Is that what is offered at a place?"""
        return self._words[i] == word

    def show(self, cursor: int) -> None:  # per frame
        """Write the row; cursor: which one is chosen, NOBODY for none."""
        text = self.text
        wide = 0
        for i in range(self.count):
            wide += len(self._words[i])
        pad = 1 if wide + 3 * self.count <= text.columns else 0
        gaps = self.count - 1 if self.count else 0
        wide += 2 * pad * self.count + gaps
        text.start(0)
        for _ in range((text.columns - wide) // 2):
            text.letter(32)
        for i in range(self.count):
            text.invert(i == cursor and cursor != NOBODY)
            if pad:
                text.letter(32)
            text.word(self._words[i])
            if pad:
                text.letter(32)
            text.invert(0)
            text.letter(32)
        text.end()


if False:
    from ui.geometry import Geometry
    from ui.sheets import Sheets
