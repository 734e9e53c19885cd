"""This screen is the self-check (B held at the start): it measures, and asks for each button.

The results also go to `selfcheck.txt` on the drive, if the game may write there, so that an owner
can send them. That is an ordinary file: the power should stay on until its name is shown. After
that A fills the display with one color after the other, for the owner's eye.

Each function measures one thing and returns a line of text; `-` is for what a computer's Python
does not know. No save is harmed: the test of the journal saves the statistics again, unchanged, and
reads them back.
"""

import gc
import os
import sys

import displayio
from micropython import const

from engine.bots.plain import decide
from engine.game import Game
from engine.rulesets import load
from engine.rulesets.index_generated import NAMES
from engine.state.cards import COLORS
from engine.table import Table
from hal.buttons import DOWN, KIND_MASK, LEFT, RIGHT, SELECT, START, UP, A, B
from hal.ticks import since
from journal import STATISTICS
from journal.reasons import SAVED
from ui.draw import theme
from ui.draw.card_tiles import COLOR_PIXELS, PLAIN
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.grids import CHANGED
from ui.draw.list_page import SIGNS
from ui.draw.paragraphs import wrapped
from ui.keys import HIGHER, LOWER
from ui.people import read_statistics
from ui.screens.lists import ScrollScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from adafruit_displayio_layout.layouts.page_layout import PageLayout

    from ui.app import App
    from ui.types import Sometimes

_TURNS = 60
_BOTS = const(4)


def machine(app: "App") -> str:
    """Return CircuitPython's version, and the battery's charge."""
    charge = app.board.battery()
    battery = " %d%%" % charge if charge >= 0 else ""
    return "Python: %d.%d" % tuple(sys.implementation.version[:2]) + battery


def screen(app: "App") -> str:
    """Return the display's size."""
    return "Screen: %dx%d" % (app.board.display.width, app.board.display.height)


def name(app: "App") -> str:
    """Return the board's id."""
    from board import board_id

    return board_id


def heap(app: "App") -> str:
    """Return the free heap in bytes."""
    gc.collect()
    return "Free: " + (str(gc.mem_free()) if hasattr(gc, "mem_free") else "-")


def block(app: "App") -> str:
    """Return the size of the largest free block, to 256 bytes."""
    if not hasattr(gc, "mem_free"):
        return "Block: -"
    low = 0
    high = gc.mem_free()
    while high - low >= 256:
        middle = (low + high) // 2
        gc.collect()
        try:
            bytearray(middle)
            low = middle
        except MemoryError:
            high = middle
    gc.collect()
    return "Block: " + str(low)


def redraw(app: "App") -> str:
    """Return the milliseconds that a refresh of the whole display takes."""
    display = app.board.display
    began = app.board.ticks_ms()
    for is_hidden in (True, False):
        display.root_group.hidden = is_hidden
        display.refresh()
    ms = since(app.board.ticks_ms(), began) // 2
    return "Redraw: " + str(ms) + " ms"


def turns(app: "App") -> str:  # set-up
    """Return the milliseconds of one choice of a bot, by the first rule set."""
    rules = load(NAMES[0])
    table = Table(Game(_BOTS, rules.deck_size(_BOTS)))
    for seat in range(_BOTS):
        table.bots[seat] = decide
    table.game.start(rules, _BOTS, 1)
    began = app.board.ticks_ms()
    made = table.play_bots(_TURNS)
    tenths = since(app.board.ticks_ms(), began) * 10 // made
    return "Turn: %d.%d ms" % (tenths // 10, tenths % 10)


def saving(app: "App") -> str:
    """Say whether a save can be written and read back, and how long that takes."""
    book = app.saves.book
    if book is None:
        return "Saving: no drive"
    numbers = read_statistics(app.saves)
    began = app.board.ticks_ms()
    reason = book.save(STATISTICS, numbers, len(numbers), 0)
    if reason == SAVED and book.newest(STATISTICS) is not None:
        return "Saving: " + str(since(app.board.ticks_ms(), began)) + " ms"
    return "Saving: FAILS, reason " + str(reason)


def space(app: "App") -> str:
    """Return the free space on the drive."""
    try:
        status = os.statvfs(app.board.storage)  # type: ignore[arg-type]
    except (AttributeError, OSError, TypeError):
        return "Drive: -"
    return "Drive: " + str(status[0] * status[3] // 1024) + " KB"


PARTS = (name, screen, machine, heap, block, redraw, turns, saving, space)

# The colors of cards, then all pixels on, and all off.
_COLORS = (b"RED", b"GREEN", b"BLUE", b"YELLOW", b"WHITE", b"BLACK")
_LETTERS = const(6)  # of the longest name, which fills the display's width


def make_colors(app: "App") -> "PageLayout":
    """Make a page for each color: it fills the display, with its name at the upper left."""
    # Imported here, after the heap was measured.
    from adafruit_displayio_layout.layouts.page_layout import PageLayout

    display = app.board.display
    sheets = app.pages.sheets
    layout = PageLayout(0, 0)
    layout.scale = display.width // (_LETTERS * CELL_WIDTH)
    columns = display.width // (layout.scale * CELL_WIDTH) + 1
    rows = display.height // (layout.scale * CELL_HEIGHT) + 1
    for i in range(len(_COLORS)):
        palette = displayio.Palette(2)
        if i < COLORS:
            palette[0] = sheets.bright[PLAIN][COLOR_PIXELS + i]  # type: ignore[assignment]
        else:
            palette[i - COLORS] = theme.ALL_ON  # WHITE: the background; BLACK: the name
        page = sheets.text(palette, columns, rows, 0, 0)
        page.start(0)
        page.word(_COLORS[i])
        page.end()
        layout.add_content(page.grid)
    return layout


_FILE = "selfcheck.txt"
_PARTED = ": "  # a line that has a value
_UNKNOWN = " -"
_BAD = ("FAILS", "no drive", "Missing", "full")
_PATIENCE_MS = const(10000)  # without a press; then the remaining buttons are missing
# In one text: a string that is a name, such as "START", would keep that name long on the drive.
_NAMES = "UP DOWN LEFT RIGHT A B START SELECT"
_BITS = (UP, DOWN, LEFT, RIGHT, A, B, START, SELECT)


class Screen(ScrollScreen):
    """Rows: the results so far, the newest last. In the end colors in place of the list.

    A row has a tick, or a cross if something is wrong; a line that is too long for that has none.
    """

    is_text = False
    is_wide = True
    marks = SIGNS
    _colors: "Sometimes[PageLayout]"

    def enter(self) -> None:
        """Show the screen; measuring begins with the next frame."""
        self._lines: list[str] = []
        self._pressed = 0
        self._is_done = False
        self._touched = self.app.now
        self._asked = ""
        self._colors = None
        self._show("Wait")

    def _show(self, hint: str) -> None:
        page = self.page
        page.lay(self.marks, self.least)  # now it knows how long its rows are
        self.lines = []
        self._verdicts: list[int] = []  # by row, as `page.judge` takes them
        for line in self._lines:
            if len(line) > page.columns or _PARTED not in line:
                rows = wrapped(line.encode(), page.text_columns)
                self.lines += rows
                self._verdicts += [-1] * len(rows)
            else:
                self.lines.append(line.encode())
                is_bad = any([word in line for word in _BAD])
                self._verdicts.append(-1 if line.endswith(_UNKNOWN) else int(not is_bad))
        self.hints = hint.encode()
        self.open(len(self.lines))
        if not self._is_done:
            self._first = self.count  # the newest is seen
            self.draw()

    def draw(self) -> None:
        """Write all visible rows, with their signs."""
        super().draw()
        for row in range(self.page.room):
            i = self._first + row
            self.page.judge(row, self._verdicts[i] if i < self.count else -1)

    def tick(self, now: int) -> None:
        """Measure one part in each frame; then ask for buttons; then write the file."""
        parts = PARTS
        if len(self._lines) < len(parts):
            self._lines.append(parts[len(self._lines)](self.app))
            self._touched = self.app.board.ticks_ms()
            self._show("Wait")
        elif not self._is_done:
            self._ask(now)

    def _ask(self, now: int) -> None:
        missing = self._missing()
        if missing and since(now, self._touched) < _PATIENCE_MS:
            if missing != self._asked:
                self._asked = missing
                self._show("Press " + missing.split()[0])
            return
        self._is_done = True
        self._lines.append("Missing:" + missing if missing else "Buttons: all work")
        self._lines.append(self._write_file())
        self._show("A colors  B title")

    def _missing(self) -> str:
        """Return the names of the board's buttons that nobody pressed yet."""
        names = _NAMES.split(" ")
        missing = ""
        for i in range(len(_BITS)):
            if self.app.keys.buttons & _BITS[i] & ~self._pressed:
                missing += " " + names[i]
        return missing

    def _write_file(self) -> str:
        storage = self.app.board.storage
        if storage is None:
            return "File: no drive"
        try:
            with open(storage.rstrip("/") + "/" + _FILE, "w") as file:
                file.write("Wildhand self-check\n" + "\n".join(self._lines) + "\n")
            self.app.board.sync()
        except OSError:
            return "File: drive full"
        return "In " + _FILE

    def wish(self, wish: int) -> None:
        """Note the button; at the end A shows colors, UP and DOWN scroll, the others lead back."""
        event = self.app.keys.event
        if event & KIND_MASK:
            return
        self._touched = self.app.now
        if not self._is_done:
            self._pressed |= event
        elif event == A:
            self._turn()
        elif self._colors is not None:
            self._colors = None
            self.app.show_page()
        elif wish == LOWER or wish == HIGHER:
            super().wish(wish)
        else:
            self.back()

    def _turn(self) -> None:
        """Show the next color; after the last one, the first."""
        if self._colors is None:
            self._colors = make_colors(self.app)
            self.app.board.display.root_group = self._colors
        else:
            self._colors.next_page()
        CHANGED[0] = 1
