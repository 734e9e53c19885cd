"""The app: which screen is shown, and what one step of it does.

    App(board).run()                    from the title
    App(board, start=(rules, people, bots, seed, options))
                                        a match at once; what is None is left to chance

A screen is a module `ui.screen_<name>` with a class Screen(app) that has `enter()`,
`wish(wish)` for what the player wants, and `tick(now)` once a frame. `go(name)` forgets the
screen that is shown; the next one is loaded and made in pieces (`open_more()`) when that has
returned, since nothing that still runs can be forgotten. `page` is what it is drawn on
(`ui.pages`).

A frame saves before it shows: what was chosen in it is kept (`ui.saves`) before anybody sees
what came of it. An error in a frame leads to a screen that tells where, and from there back
to the match as it was saved last.
"""

import gc
import sys

from micropython import const

from ui.forget import IS_SMALL, forget, forget_making
from ui.keys import Keys
from ui.pages import Pages
from ui.rest import Rest
from ui.saves import Saves
from ui.setup import Setup
from ui.sheets import Sheets
from ui.text import CHANGED

_FRAME_MS = const(10)
_FREE = const(16416)  # bytes in one piece that are free in play: held wherever else


class App:
    """board: a hal board; book: the journal on its drive; None: nothing is kept there.
    sheets: if they were made already, while the heap was empty.

    `finished`: a hand that only bots played is over and scored.
    """

    def __init__(
        self,
        board: "Board",
        start: "tuple | None" = None,
        book: "Journal | None" = None,
        sheets: "Sheets | None" = None,
    ) -> None:
        self.board = board
        self.keys = Keys(board.buttons)
        self.now = board.ticks_ms()
        self.started = self.now
        self.finished = False
        self.resumes = ""  # where the menu leads back to; empty: no match is on
        self.setup = Setup()
        self.match = None
        self.rules = None  # of the match that is being begun
        self.evening = None  # a match over several tables, if it is one (ui.evening)
        self.seed = None  # of the first match, if it was given
        self.next_holder = 0  # the seat that the device is being handed to
        self.log_leads_to = "menu"
        self.telling = ("", "", "")  # what a notice tells: title, words, where it leads to
        self.error = None  # what the screen of failures tells about
        self.shown = ""  # the name of the screen that is shown or being opened
        self.module = ""  # of that screen; this and the next are of `ui.opening`
        self.parts = None  # modules that are still to be loaded, the last first; None: not known
        self.passing = []  # those that were, and go with the screen
        self.is_opening = False
        # What is to be free at a table, until it is there; b"": not yet, None: it was in the way.
        self.held = b""
        self._hold()
        self.screen = None
        self.pages = Pages(board.display, sheets or Sheets())
        self.page = None
        self._say_hints()
        self.saves = Saves(book)
        self.rest = Rest(self)
        from ui.saved_setup import restore

        self.telling = ("Settings", restore(self.setup, self.saves), "title")
        board.brightness(self.setup.brightness)
        self._make(start)

    def _make(self, start: "tuple | None") -> None:
        """Lead to the first screen; forget what made things that there is one of."""
        from ui import beginning

        if start is None:
            beginning.open_first(self)
        else:
            self.rest.is_told = self.saves.book is None  # who starts so knows
            beginning.start(self, start)
        self.board.hush()  # the game has neither sounds nor lights
        for name in list(sys.modules):
            if name.startswith("hal"):
                forget_making(name)
                if IS_SMALL:
                    self._make_last(name)
        for name in ("ui.app", "ui.pages", "journal.book"):
            forget_making(name)
        for name in "ui.beginning ui.between ui.keeping ui.saved_setup ui.mixes".split():
            forget(name)

    def _make_last(self, name: str) -> None:
        """No part of the board is opened again: forget what its modules open them with."""
        module = sys.modules[name]
        if hasattr(module, "LOW"):
            forget(name)  # a table of wires
        for kept in dir(module):
            if kept.startswith("__"):
                continue
            thing = getattr(module, kept)
            is_opening = name == "hal.wired" and type(thing) is type(forget)
            if is_opening or kept == "open_board" or isinstance(thing, (type, dict)):
                setattr(module, kept, None)

    def _say_hints(self) -> None:
        """The hints of the table, as long as fits."""
        is_wide = self.pages.geometry.columns >= 26
        if self.keys.has_pad:
            self.turn_hint = b"A lay B draw ST menu"
            self.drew_hint = b"A lay B keep ST menu"
            self.action_hint = b"A choose     ST menu"
            self.watch_hint = b"A go on      ST menu"
        else:
            words = b"A choose B next hold:menu" if is_wide else b"A choose  B next"
            self.turn_hint = self.drew_hint = self.action_hint = words
            self.watch_hint = b"A go on  hold B menu"

    def begin(self) -> None:
        """Begin the match that was set up, as soon as the screen that asks for it is gone."""
        self.go("begin")

    def tell(self, title: str, words: str, leads_to: str) -> None:
        """Tell the player something, then go to a screen."""
        self.telling = (title, words, leads_to)
        self.go("notice")

    def hand_over(self, seat: int) -> None:
        """Let the device go to another seat's player."""
        self.next_holder = seat
        self.go("cover")

    def go(self, name: str) -> None:
        """Show another screen, or do what needs the memory of one, a piece in each `open_more`."""
        if name == "title" or name == "rules":  # what was on is resumed from the title
            self.match = self.evening = None
            self.resumes = ""
        elif name in ("table", "cover", "score"):
            self.resumes = name
        if self.parts:
            forget(self.parts[-1])  # given up half-way
        self.screen = self.page = self.parts = None
        self.shown = name
        self.is_opening = True
        self.held = self.held or b""
        for name in self.passing:
            forget(name)
        self.passing.clear()
        self.module = ""
        if self.pages.is_table:  # at once: there is hardly any room beside it
            self.pages.leave()

    def _hold(self) -> None:
        """On a board, hold a block of memory while screens come and go, as soon as it is there."""
        if IS_SMALL and self.held == b"":
            gc.collect()
            try:
                self.held = bytearray(_FREE)
            except MemoryError:
                pass

    def open_more(self) -> None:
        """Do the next piece of what leads to another screen, if `is_opening`.

        If that takes what is held, let it go, and do the same again the next time.
        """
        self._hold()
        name = "ui.opening" if self.parts is None else "ui.loading" if self.parts else "ui.making"
        is_there = name in sys.modules
        try:
            if not is_there:
                __import__(name)
            elif self.parts:
                from ui.loading import load_more

                load_more(self)
            elif self.parts is None:
                from ui.opening import leave

                forget(name)
                leave(self)
            else:
                from ui.making import make_screen

                make_screen(self)
        except MemoryError:
            if not is_there:
                forget(name)
            if not self.held:
                raise
            self.held = None
            self.is_opening = True
        if IS_SMALL:
            gc.collect()  # at once, so that what is kept lies close together

    def show_page(self) -> None:
        """Turn to the page of the screen."""
        self.pages.show()

    def step(self) -> bool:  # per frame
        """One frame: what the player wants, what is due, and the display. True: go on."""
        while self.is_opening:
            self.open_more()
        self.play_frame()
        while self.is_opening:
            self.open_more()
        self.refresh()
        return True

    def play_frame(self) -> None:  # per frame
        """What the player wants, and what is due, until another screen is asked for."""
        self.now = self.board.ticks_ms()
        event = self.board.poll()
        while event:
            wish = self.keys.wish(event)
            if not self.rest.is_woken(self.now) and wish:
                self.screen.wish(wish)
                if self.is_opening:
                    return
            event = self.board.poll()
        self.screen.tick(self.now)
        if not self.is_opening:
            self.rest.tick(self.now)

    def refresh(self) -> None:  # per frame
        """Keep what was chosen, then let the display show what has changed."""
        match = self.match
        if match is not None and match.is_unsaved:
            self.saves.keep(match)
        if CHANGED[0]:
            CHANGED[0] = 0
            self.board.display.refresh()

    def run(self) -> None:
        """Step for ever; after an error go on from the last save."""
        while True:
            try:
                while self.step():
                    self.board.pause(_FRAME_MS)
                return
            except Exception as error:
                if self.shown == "failure":
                    raise  # code.py starts the game anew
                self.fail(error)

    def fail(self, error: Exception) -> None:
        """Show what went wrong. The match is let go: only what was saved can be trusted."""
        self.match = None
        self.resumes = ""
        self.error = error
        self.go("failure")


TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.base import Board
    from journal import Journal
