"""The title: name, four cards, and the way into a match or the rules in short."""

from ui.card_tiles import PAPER_CALLED, PAPER_COLOR
from ui.keys import CHOOSE, HIGHER, LOWER, NEXT, PREVIOUS

# Seven, Skip, Draw Two, Wild Draw Four, as tiles of ui.art.
_PAPERS = bytes((PAPER_COLOR, PAPER_COLOR + 1, PAPER_COLOR + 2, PAPER_CALLED + 3))
_FACES = bytes((8, 11, 13, 15))
_ROWS = (b"Play", b"How to play")


class Screen:
    """See the module."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.cursor = 0

    def enter(self) -> None:
        """Show it."""
        page = self.app.big_page
        page.title("cards for friends", "WILDHAND")
        page.cards(_PAPERS, _FACES)
        self.app.show_page("big")
        page.last.start(0)
        page.last.word(b"A choose arrows move" if self.app.keys.has_pad else b"A choose  B next")
        page.last.end()
        self._draw()

    def _draw(self) -> None:  # per frame
        body = self.app.big_page.body
        for row in range(2):
            word = _ROWS[row]
            left = (body.columns - len(word)) // 2 - 1
            body.start(row)
            for _ in range(left):
                body.letter(32)
            body.invert(row == self.cursor)
            body.letter(32)
            body.word(word)
            body.letter(32)
            body.invert(0)
            body.end()

    def wish(self, wish: int) -> None:  # per frame
        """Two rows: every move goes to the other."""
        if wish == CHOOSE:
            self.app.go("help" if self.cursor else "rules")
        elif wish == NEXT or wish == PREVIOUS or wish == LOWER or wish == HIGHER:
            self.cursor = 1 - self.cursor
            self._draw()

    def tick(self, now: int) -> None:  # per frame
        """Nothing happens by itself."""


if False:
    from ui.app import App
