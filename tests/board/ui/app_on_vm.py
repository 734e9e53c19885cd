"""This program for MicroPython checks that frames and keys on the table and in lists take no heap.

Meanwhile every choice is saved in a file of the machine; a save may take a few bytes for its
checksum.

`sim/stubboard` stands in for a board's C modules.
"""

import gc
import sys

import vm

sys.path.append("lib")

from tests.board.ui.board_on_vm import Board, save_nothing
from tests.board.vm.shared.measure import free_of_heap, kept, locked

_SAVE = 128  # bytes that a save on the drive may take
_STATUS = 15  # engine.state.layout.STATUS
_EVENTS = 568  # engine.state.layout.EVENTS
_EVENTS_END = 824  # engine.state.layout.EVENTS_END


class Frames:
    """This runs frames with a key now and then, for as long as the table is shown."""

    def __init__(self, app, board, keys):
        self.app = app
        self.board = board
        self.keys = keys
        self.table = app.screen
        self.seed = 2  # keys with which every table below is played on
        self.frames = 0

    def run(self):
        for _ in range(3000):
            self.seed = self.seed * 75 % 65537
            if self.seed & 7 == 0:
                self.board.event = self.keys[self.seed >> 3 & 7]
            self.app.step()
            self.frames += 1
            if self.app.screen is not self.table or self.app.match.view[_STATUS]:
                return


class Telling:
    """This lets every kind of event happen, and time pass until it was told (ui.table.drama)."""

    def __init__(self, app):
        from engine.state.events import note

        self.app = app
        self.note = note
        self.table = app.screen
        self.banners = self.bubbles = 0

    def run(self):
        drama = self.app.effects.drama
        for kind in range(1, 53):
            self.note(self.app.match.game.state, kind, 1, 2, 255)
            self.app.match.refresh_view()
            for _ in range(40):
                self.app.step()
                self.banners += drama.shown == 2
                self.bubbles += drama.shown == 1
            if self.app.screen is not self.table or self.app.match.view[_STATUS]:
                return


class Moves:
    """This moves a cursor through a list and back, and changes values."""

    def __init__(self, app, board, events):
        self.app = app
        self.board = board
        self.events = events

    def run(self):
        for event in self.events:
            self.board.event = event
            self.app.step()


class Moods:
    """This asks for everybody's face and mood at each event of a match."""

    def __init__(self, app):
        from ui import players
        from ui.table import tempers

        self.view = app.match.view
        self.players = players
        self.tempers = tempers

    def run(self):
        view = self.view
        for at in range(_EVENTS, _EVENTS_END, 4):
            for player in range(4):
                self.tempers.mood_of(view, at, player, player > 0)
                self.players.face_of(view, player)
                self.players.mark_of(view, player)


class Run:
    """This has the steps of the run; garbage is collected between them."""

    def __init__(self, mode, rules):
        self.is_two = mode == "two"
        self.rules = rules
        self.app = self.frames = self.moves = None
        for step in (self.load, self.tell, self.build, self.tell, self.play_under_lock):
            vm.then(step)
        for step in (self.restart, self.build, self.tell_under_lock):
            vm.then(step)
        for step in (self.restart, self.build, self.play_with_saves, self.feel, self.count):
            vm.then(step)
        for screen in (
            "menu",
            "settings",
            "log",
            "help",
            "rules",
            "editor",
            "options",
            "name",
            "players",
            "title",
        ):
            vm.then(lambda name=screen: self.open(name))
            vm.then(lambda: save_nothing(self.app))
            vm.then(self.move)

    def load(self):
        __import__("ui.app")

    def tell(self):
        print("kept:", gc.mem_alloc())

    def restart(self):
        """Load all modules anew, as a board does: an app forgets what made its parts."""
        self.app = self.frames = self.moves = None
        for name in sys.modules:
            if name.startswith(("engine", "hal", "journal", "ui")):
                del sys.modules[name]

    def build(self):
        from ui.app import App

        self.board = Board(48 if self.is_two else 255)
        self.app = App(self.board, start=(self.rules, 1, 3, 2, None), book=self.book())
        self.app.step()

    def book(self):
        import journal.file
        from engine.rulesets.editions_generated import VERSION
        from ui.match.saves import RULE_TAGS

        return journal.file.open_on("/", journal.file.KINDS, self.board.sync, VERSION, 7, RULE_TAGS)

    def set_out(self):
        # A, B, right, up, down, left, A, select; or A and B alone.
        keys = (16, 32, 32, 16, 32, 32, 16, 32) if self.is_two else (16, 32, 8, 1, 2, 4, 16, 128)
        self.frames = Frames(self.app, self.board, keys)
        # B; or right, left, down, up.
        self.moves = Moves(self.app, self.board, (32, 32, 32) if self.is_two else (8, 8, 4, 2, 1))

    def play_under_lock(self):
        """Nothing may take heap here, so the match is saved in memory only."""
        self.app.saves.book = None
        self.set_out()
        locked(self.frames.run)

    def tell_under_lock(self):
        """Banners, bubbles and flights take nothing, either, where no key ends them."""
        self.app.saves.book = None
        telling = Telling(self.app)
        locked(telling.run)
        assert telling.banners > 100 and telling.bubbles > 100

    def play_with_saves(self):
        self.set_out()
        saves = self.board.saves
        _, taken = kept(self.frames.run)
        assert 0 <= taken <= (self.board.saves - saves) * _SAVE, taken

    def feel(self):
        free_of_heap(Moods(self.app).run)

    def count(self):
        print("frames:", self.frames.frames)
        print("saves:", self.board.saves)

    def open(self, name):
        if name == "editor":
            from ui.custom_rules.store import add, put_base

            add(self.app.setup)
            put_base(self.app.setup, 0, 1)  # a new one begins where A changes it
        if name == "options":  # of a group, on the screen that is open
            self.app.screen._show_options(2)
            return
        if name == "players":  # a seat steps through names, too
            self.app.setup.names[:2] = [b"Anna", b"Ben"]
        self.app.go(name)
        while self.app.wanted:
            self.app.open_next()
        if name == "players":
            self.app.screen.cursor = 3  # a seat; A is not pressed there

    def move(self):
        free_of_heap(self.moves.run)


Run(sys.argv[1], sys.argv[2])
