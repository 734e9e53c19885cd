"""The title: name, four cards, and the ways into a match: the saved one comes first."""

from adafruit_display_text.label import Label
from micropython import const

from ui.card_tiles import PAPER_CALLED, PAPER_COLOR
from ui.font import MORE_DOWN, MORE_UP
from ui.keys import CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS
from ui.letters import Letters

# Seven, Skip, Draw Two, Wild Draw Four, as tiles of ui.art.
_PAPERS = bytes((PAPER_COLOR, PAPER_COLOR + 1, PAPER_COLOR + 2, PAPER_CALLED + 3))
_FACES = bytes((8, 11, 13, 15))
_NAME = "WILDHAND"
_ROWS = (b"Resume", b"New match", b"Play", b"How to play", b"Settings", b"Own rules")
_LEADS_TO = ("", "rules", "rules", "help", "settings", "own")
# Places in these, with a match to resume and without one.
_WITH = b"\x00\x01\x03\x04\x05"
_WITHOUT = b"\x02\x03\x04\x05"
_SHOWN = const(2)


class Screen:
    """Rows, two of them in view. B held as the device starts leads to the self-check."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.cursor = 0
        self._rows = _WITHOUT

    def enter(self) -> None:
        """Show it."""
        page = self.page
        sheets = self.app.pages.sheets
        self.cursor = 0
        self._rows = _WITH if self.app.saves.has_match() else _WITHOUT
        page.title("cards for friends", "")
        # Words that never change: the library writes them.
        font = Letters(sheets.letters)
        name = Label(font, text=_NAME, color=sheets.gold[1], scale=page.scale_of(_NAME))
        name.anchor_point = (0.5, 0.5)
        name.anchored_position = (page.middle, page.large_y)
        page.bring(name)
        page.cards(_PAPERS, _FACES)
        self.app.show_page()
        page.last.start(0)
        page.last.word(b"A choose arrows move" if self.app.keys.has_pad else b"A choose  B next")
        page.last.end()
        self._draw()

    def _draw(self) -> None:  # per frame
        body = self.page.body
        first = self.cursor - 1 if self.cursor else 0
        for row in range(_SHOWN):
            word = _ROWS[self._rows[first + row]]
            left = (body.columns - len(word)) // 2 - 1
            body.start(row)
            for _ in range(left):
                body.letter(32)
            body.invert(first + row == self.cursor)
            body.letter(32)
            body.word(word)
            body.letter(32)
            body.end_inverse()
        if first:
            body.start(0, body.columns - 1)
            body.letter(MORE_UP)
        if first + _SHOWN < len(self._rows):
            body.start(_SHOWN - 1, body.columns - 1)
            body.letter(MORE_DOWN)

    def wish(self, wish: int) -> None:  # per frame
        """Choose a row, or move."""
        count = len(self._rows)
        if wish == CHOOSE:
            self._choose(self._rows[self.cursor])
        elif wish == NEXT or wish == LOWER:
            self.cursor = (self.cursor + 1) % count
            self._draw()
        elif wish == PREVIOUS or wish == HIGHER:
            self.cursor = (self.cursor + count - 1) % count
            self._draw()
        elif wish == MENU and self.app.keys.is_b_held:
            self.app.go("check")

    def _choose(self, row: int) -> None:
        if row:
            self.app.go(_LEADS_TO[row])
        else:
            from ui.plans import resume

            resume(self.app)

    def tick(self, now: int) -> None:  # per frame
        """Nothing happens by itself."""


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
