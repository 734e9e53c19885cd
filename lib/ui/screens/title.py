"""This screen is the title: the name, four cards, and a row to choose what to do."""

import displayio
import fontio
from adafruit_display_text.label import Label

from ui.draw.font import (
    CELL_HEIGHT,
    CELL_WIDTH,
    FIRST,
    GLYPHS,
    MORE_LEFT,
    MORE_RIGHT,
    QUESTION_MARK,
    SPACE,
)
from ui.keys import CHOOSE, MENU, UNO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.big_page import BigPage
    from ui.types import App


class Letters:
    """The letters as a font for adafruit_display_text. bitmap: their sheet (`sim.art.letters`)."""

    def __init__(self, bitmap: displayio.Bitmap) -> None:
        self._bitmap = bitmap

    def get_bounding_box(self) -> "tuple[int, int]":
        """Return width and height of a cell."""
        return (CELL_WIDTH, CELL_HEIGHT)

    def get_glyph(self, code: int) -> "fontio.Glyph":
        """Return the glyph of a code; a question mark for one that the sheet lacks."""
        if not FIRST <= code < FIRST + GLYPHS:
            code = QUESTION_MARK
        return fontio.Glyph(
            self._bitmap, code - FIRST, CELL_WIDTH, CELL_HEIGHT, 0, -1, CELL_WIDTH, 0
        )


# Red 7, green Skip, blue Draw Two, and a Wild Draw Four called yellow.
_CARDS = bytes((28, 41, 50, 75))
_NAME = "WILDHAND"
_ROWS = (b"Resume", b"New match", b"Play", b"How to play", b"Settings", b"Own rules", b"Who plays")
_LEADS_TO = ("", "rules", "rules", "help", "settings", "chooser", "people")
# Places in _ROWS, with a match to resume and without one.
_WITH = b"\x00\x01\x03\x04\x05\x06"
_WITHOUT = b"\x02\x03\x04\x05\x06"


class Screen:
    """One of its rows is shown at a time. B held as the device starts leads to the self-check."""

    page: "BigPage"

    def __init__(self, app: "App") -> None:
        self.app = app
        self.page = app.page
        self.cursor = 0
        self._rows = _WITHOUT

    def enter(self) -> None:
        """Show the screen."""
        after_end = self.app.after_end
        if after_end:  # asked for in play
            self.app.after_end = None
            after_end(self.app)
            return
        page = self.page
        sheets = self.app.pages.sheets
        self.cursor = 0
        self._rows = _WITH if self.app.saves.has_match() else _WITHOUT
        sheets.deal(False)
        page.title("cards for friends", _NAME)
        # The name never changes, so the library can draw it.
        font = Letters(sheets.letters)
        name = Label(font, text=_NAME, color=sheets.gold[1], scale=page.scale_of(_NAME))
        name.anchor_point = (0.5, 0.5)
        name.anchored_position = (page.middle, page.large_y)
        page.show_large(name)
        page.cards(_CARDS)
        self.app.show_page()
        self._draw()

    def _draw(self) -> None:  # per frame
        """Write the row under the cursor, arrows if there are more, and what the buttons do."""
        body = self.page.body
        has_pad = self.app.keys.has_pad
        word = _ROWS[self._rows[self.cursor]]
        is_last = self.cursor == len(self._rows) - 1
        body.start(0)
        for _ in range((body.columns - len(word)) // 2 - 2):
            body.letter(SPACE)
        body.letter(MORE_LEFT if self.cursor else SPACE)
        body.invert(1)
        body.letter(SPACE)
        body.word(word)
        body.letter(SPACE)
        body.invert(0)
        body.letter(SPACE if is_last else MORE_RIGHT)
        body.end()
        body.start(1)
        body.end()
        last = self.page.last
        last.start(0)
        if has_pad:
            last.word(b"A choose arrows move")
        else:
            last.word(b"A choose  B to first" if is_last else b"A choose  B next")
        last.end()

    def wish(self, wish: int) -> None:  # per frame
        """Choose a row, or move."""
        if wish == CHOOSE:
            self._choose(self._rows[self.cursor])
        elif wish == MENU:
            if self.app.keys.is_b_held:
                self.app.go("check")
        elif wish != UNO:
            self.cursor = self.app.keys.moved(self.cursor, wish, len(self._rows))
            self._draw()

    def _choose(self, row: int) -> None:
        if row:
            self.app.go(_LEADS_TO[row])
        else:
            from ui.planning import resume

            resume(self.app)

    def tick(self, now: int) -> None:  # per frame
        """Do nothing by itself."""
