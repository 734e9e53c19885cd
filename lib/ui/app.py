"""The app: which screen is shown, and what one step of it does.

    App(board).run()                    from the title
    App(board, start=(rules, people, bots, seed, options))
                                        a match at once; what is None is left to chance

A screen is a module `ui.screen_<name>` with a class Screen(app) that has `enter()`,
`wish(wish)` for what the player wants, and `tick(now)` once a frame. All but the table are
imported and made when they are gone to, and forgotten when they are left; the pages that
they are drawn on are there from the start, since only the first allocations find a large
heap.
"""

import sys

import displayio
from adafruit_displayio_layout.layouts.page_layout import PageLayout
from micropython import const

from engine.layout import EVENT_COUNT
from engine.rulesets.index import NAMES
from ui.forget import forget
from ui.geometry import Geometry
from ui.keys import Keys
from ui.list_page import BigPage, ListPage
from ui.match import Match
from ui.screen_table import Screen as TableScreen
from ui.setup import Setup
from ui.sheets import Sheets
from ui.table_page import TablePage
from ui.text import CHANGED

_FRAME_MS = const(10)
_SEED_MASK = const(0x3FFFFFFF)


class App:
    """board: a hal board. `finished`: a hand that only bots played is over and scored."""

    def __init__(self, board: "Board", start: "tuple | None" = None) -> None:
        self.board = board
        self.keys = Keys(board.buttons)
        self.now = board.ticks_ms()
        self.finished = False
        self.resumes = ""  # where the menu leads back to; empty: no match is on
        self.setup = Setup()
        self.match = None
        self._seed = None
        self.next_holder = 0  # the seat that the device is being handed to
        self.log_leads_to = "menu"
        self._made_name = ""  # the screen that is shown, if it is forgotten afterwards
        self.screen = None
        self._draw_pages()
        self._say_hints()
        self._table = TableScreen(self)
        if start is None:
            self.go("title")
        else:
            self._start(start)

    def _draw_pages(self) -> None:
        display = self.board.display
        geometry = Geometry(display.width, display.height)
        self.sheets = sheets = Sheets()
        self.table_page = TablePage(geometry, sheets)
        self.list_page = ListPage(geometry, sheets)
        self.big_page = BigPage(geometry, sheets)
        self._pages = PageLayout(0, 0)
        self._pages.add_content(self.big_page.group, "big")
        self._pages.add_content(self.list_page.group, "list")
        self._pages.add_content(self.table_page.group, "table")
        root = displayio.Group(scale=geometry.scale)
        root.append(sheets.background(geometry.width, geometry.height))
        root.append(self._pages)
        display.root_group = root
        self._columns = geometry.columns
        self._events_at_a_glance = geometry.events_rows

    def _say_hints(self) -> None:
        """The hints of the table, as long as fits."""
        is_wide = self._columns >= 26
        if self.keys.has_pad:
            self.turn_hint = b"A lay B draw ST menu"
            self.drew_hint = b"A lay B keep ST menu"
            self.action_hint = b"A choose  ST menu"
            self.watch_hint = b"A go on  ST menu"
        else:
            words = b"A choose B next hold:menu" if is_wide else b"A choose  B next"
            self.turn_hint = self.drew_hint = self.action_hint = words
            self.watch_hint = b"A go on  hold B menu"

    def _start(self, start: tuple) -> None:
        """Begin a match at once. Raises ValueError when it cannot be."""
        rules, people, bots, seed = start[:4]
        options = start[4] if len(start) > 4 else None
        if people is None and bots is None:
            people, bots = 1, 3
        kinds = bytes([1] * (people or 0) + [0] * (bots or 0))
        self._seed = seed
        self._begin(NAMES[0] if rules is None else rules, kinds, options)

    def begin(self) -> None:
        """Begin the match that was set up."""
        setup = self.setup
        self._begin(NAMES[setup.rules], bytes(setup.people[: setup.players]), None)

    def _begin(self, rules: str, people: bytes, options: "dict | None") -> None:
        self.match = None  # its memory is needed for the next one
        self.match = Match(rules, people, self._next_seed(), options)
        self._table.begin()
        self.go("table")

    def _next_seed(self) -> int:
        """The seed that was given, for the first match; after that the board's own."""
        seed = self._seed
        self._seed = None
        if seed is not None:
            return seed & _SEED_MASK
        noise = bytearray(4)
        self.board.seed_into(noise)
        return noise[0] | noise[1] << 8 | noise[2] << 16 | (noise[3] & 63) << 24

    def next_hand(self) -> None:
        """Deal the next hand of the match."""
        self.match.game.next_hand()
        self.match.forget_past()
        self.go("table")

    def hand_over(self, seat: int) -> None:
        """Let the device go to another seat's player."""
        self.next_holder = seat
        self.go("cover")

    def hand_to(self, seat: int) -> None:
        """A seat took the device: tell what happened meanwhile, if the table cannot."""
        match = self.match
        match.hand_to(seat)
        new = match.view[EVENT_COUNT] - match.seen[seat] & 255
        if new > self._events_at_a_glance:
            self.show_log("table")
        else:
            self.go("table")

    def show_log(self, leads_to: str) -> None:
        """Tell what happened, then go to another screen."""
        self.log_leads_to = leads_to
        self.go("log")

    def go(self, name: str) -> None:
        """Show another screen."""
        if name == "title":
            self.match = None
            self.resumes = ""
        elif name in ("table", "cover", "score"):
            self.resumes = name
        self._forget_screen()
        self.screen = self._table if name == "table" else self._made(name)
        self.screen.enter()

    def _forget_screen(self) -> None:
        """Let go of the screen that was shown. The table alone stays, it comes so often."""
        if self._made_name:
            self.screen = None
            forget("screen_" + self._made_name)
            self._made_name = ""

    def _made(self, name: str) -> object:
        """Import and make the screen of a name."""
        module = "ui.screen_" + name
        __import__(module)
        self._made_name = name
        return sys.modules[module].Screen(self)

    def show_page(self, name: str) -> None:
        """Show one of the pages that screens are drawn on."""
        self._pages.show_page(page_name=name)
        CHANGED[0] = 1

    def step(self) -> bool:  # per frame
        """One frame: what the player wants, what is due, and the display. True: go on."""
        self.now = self.board.ticks_ms()
        event = self.board.poll()
        while event:
            wish = self.keys.wish(event)
            if wish:
                self.screen.wish(wish)
            event = self.board.poll()
        self.screen.tick(self.now)
        if CHANGED[0]:
            CHANGED[0] = 0
            self.board.display.refresh()
        return True

    def run(self) -> None:
        """Step for ever."""
        while self.step():
            self.board.pause(_FRAME_MS)


if False:
    from hal.base import Board
