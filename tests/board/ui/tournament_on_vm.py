"""This program for MicroPython plays a tournament, from beginning to end.

It checks that moving the cursor takes no heap on any screen, nor does a table of bots.
"""

import gc
import sys

import vm

sys.path.append("lib")

from tests.board.ui.board_on_vm import Board, save_nothing
from tests.board.vm.shared.measure import free_of_heap

SCREENS = (
    "round",
    "one_table",
    "seating",
    "report",
    "standings",
    "round_end",
    "new_tournament",
)


class Run:
    """This has the steps of the run; garbage is collected between them."""

    def __init__(self, mode, form):
        self.is_two = mode == "two"
        self.form = form
        self.app = None
        vm.then(self.load)
        vm.then(self.build)
        vm.then(self.open_all)
        for name in SCREENS:
            vm.then(lambda name=name: self.open(name))
            vm.then(lambda: save_nothing(self.app))
            vm.then(self.move)
        vm.then(lambda: self.open("round"))
        vm.then(self.play)
        vm.then(self.tell)

    def load(self):
        __import__("ui.app")

    def build(self):
        import journal.file
        from engine.rulesets.editions_generated import VERSION
        from ui.app import App
        from ui.match.saves import RULE_TAGS

        board = self.board = Board(48 if self.is_two else 255)
        book = journal.file.open_on("/", journal.file.KINDS, board.sync, VERSION, 7, RULE_TAGS)
        bots, tables, rounds = (3, 0, 0) if self.form == "rotation" else (7, 2, 1)
        start = (None, 1, bots, 2, None, self.form, tables, rounds, 2)
        self.app = App(board, start=start, book=book)

    def open_all(self):
        while self.app.wanted:
            self.app.open_next()
        print("first:", self.app.shown)

    def open(self, name):
        self.app.go(name)
        while self.app.wanted:
            self.app.open_next()

    def move(self):
        free_of_heap(self.moves)

    def moves(self):
        """Press keys: with two buttons B; else right, left, down and up, and change digits."""
        board = self.board
        for event in (32, 32, 32) if self.is_two else (8, 4, 2, 2, 1):
            board.event = event
            self.app.step()

    def play(self):
        """Go on until a hand is over, and back on the round's screen."""
        app = self.app
        board = self.board
        seen = set()
        for _ in range(9000):
            if app.shown == "bot_tables" and "bot_tables" not in seen:
                free_of_heap(self.frames)
            seen.add(app.shown)
            board.event = 16
            app.step()
            app.step()
            if app.tournament.t[26] == 2:
                break
        self.seen = seen
        print("done:", app.tournament.t[26], app.shown)
        print("seen:", " ".join(sorted(seen)))

    def frames(self):
        for _ in range(5):
            self.app.step()

    def tell(self):
        print("saves:", self.board.saves)
        print("kept:", gc.mem_alloc())


Run(sys.argv[1], sys.argv[2])
