"""This program runs the app of a drive on the virtual machine: title, then matches played by keys.

    play_app.py STUB MODULES WIRES STATUS,ENDED PEOPLE BOTS RULES HANDS FRAMES ROUNDS CENSUS TOTAL
                LIMIT AREAS

A machine may collect garbage between the steps of a program alone, so each module is imported in a
step of its own, as a board would collect before it runs out: STUB, what stands in for C modules;
MODULES, what is there before the first screen; and what the app imports first of all for a match.
A round is HANDS hands of a match, or FRAMES frames, or all of the match where that comes first (a
view's byte at STATUS is then ENDED), then the title again. RULES is a place in the index of rule
sets. Every person is one finger, which presses buttons by chance, of WIRES (`sim/board/models.py`).
With a TOTAL, the bytes of this machine's heap, so much is taken away when the app is made that what
it keeps and what is left are LIMIT bytes: from then on the heap ends there, and no block lies in
two of its AREAS (bytes, with commas). Early in each round the settings are opened once, and saved,
and help, and the match is left, and resumed at the title by A, before play goes on. If there is a
file of saved games, as after a reset, the first round resumes that match instead of a new one.
Prints lines, after each `at` and `stub` the machine's own on names:

    stub ALLOC               bytes taken after the stub was loaded
    modules NAME…            with a CENSUS of 1: those loaded at the first table; there and after
                             the stub the machine's own layout of the heap follows
    tied LEFT HAD AWAY       bytes that were to be left when the heap was made smaller, that could
                             be had, in pieces of 32, before one too many failed, and taken away
    at SCREEN ALLOC          bytes taken there; the title of each round, then each screen of a
                             match when it is shown first, and with a LIMIT each table
    block SCREEN FREE BLOCK  what was free there, and the largest block (to 256 bytes, 16,384
                             exactly); without a LIMIT of the large heap
    begun FREE               with a LIMIT: the least that was free while a match began, or was
                             resumed, without the garbage of a step
    effects BOOL             are movement and sound loaded at this table?
    taken SCREEN BYTES       the most that a frame which stayed on its screen took for no save
    saved AT HEX             with a LIMIT: the file of saved games when the last round ends, but for
                             blocks that are erased
    played HANDS WON FRAMES REFRESHES TILES
"""
# mypy: ignore-errors

import binascii
import gc
import sys

import micropython
import vm

_FRAME_MS = 50
_FRAMES_A_STEP = 8
_HELD = 14  # frames that A is held on the cover
_LEAST = 5120  # reported of a heap that does not end: a match begins, and loads nothing more
_WALL = 32  # bytes of a wall between areas
_HOLES = 512  # of that size, at most, when the app is made
_SPARE = 512  # bytes by which the free memory may be in more pieces than was found
_SAVE = 128  # bytes that a save may take for its checksum
_LINK = 32  # bytes of a list of one
_SETTLED = 100  # frames of a match before its settings are opened
_WALK = "resume title menu table menu help menu settings menu"  # from the last on
_SAVES = "wildhand.sav"
_PIECE = 128  # bytes of it in a line
_PIECES = 8  # lines in a step
_BLOCK = 16384  # that should be free in one piece: halving alone would not try it exactly


class Memory:
    """Replaces `gc` where it reports memory into which the heap may not grow, at least `least`."""

    def __init__(self, total, least):
        self.total = total
        self.least = least
        self.mem_alloc = gc.mem_alloc
        self.collect = gc.collect

    def mem_free(self):
        return max(self.total - gc.mem_alloc(), self.least)


class Finger:
    """Presses a random button and releases it; the first, A, can be held."""

    def __init__(self, wires):
        self.state = 1
        self.wire = None
        self.wires = [wire.split(" ") for wire in wires.split(",")]
        self.rests = 0  # frames until it moves again

    def move(self, is_cover):
        if self.rests:
            self.rests -= 1
            return
        is_press = self.wire is None
        if is_press:
            self.state = (self.state * 1103 + 12347) & 0xFFFFF
            self.wire = self.wires[0 if is_cover else (self.state >> 7) % len(self.wires)]
        self.work(is_press)
        if not is_press:
            self.wire = None
        elif is_cover:
            self.rests = _HELD

    def work(self, is_press):
        import analogio
        import keypad

        pin = self.wire[0]
        how = self.wire[1] if len(self.wire) > 1 else "low"
        if pin == "key":
            keypad.work_key(int(how), is_press)
        elif how == "low" or how == "high":
            keypad.work(pin, is_press == (how == "high"))
        else:
            analogio.levels[pin] = int(how) if is_press else 32768


class Run:
    """The steps of the run; garbage is collected between them."""

    def __init__(self, words):
        self.stub, self.modules = [text.split(",") for text in words[:2]]
        self.finger = Finger(words[2])
        self.status_at, self.ended = [int(word) for word in words[3].split(",")]
        numbers = [int(word) for word in words[4:-1]]
        self.people, self.bots, self.rules, self.hands = numbers[:4]
        self.frames, self.rounds, self.has_census, self.total, self.limit = numbers[4:]
        self.areas = [int(word) for word in words[-1].split(",") if word]
        self.walls = []
        if self.total:
            sys.modules["gc"] = Memory(self.total, 0 if self.limit else _LEAST)
        self.app = self.board = self.book = self.ballast = None
        self.start = self.left = self.had = self.away = self.may_take = 0
        self.round = self.played = self.shown_frames = self.all_frames = 0
        self.seen = []
        self.taken = {}
        self.is_scored = self.is_won = self.is_reset = False
        self.file_at = 0  # bytes of the file of saved games
        self.least = 0  # free while a match begins; 0: none does
        self.walk = []  # screens to go to in this round, from the last on

    # What is there before the first screen.

    def load(self):
        """Import a module of the stub."""
        if self.stub:
            __import__(self.stub.pop(0))
            vm.then(self.load)
        else:
            vm.then(self.tell_stub)

    def tell_stub(self):
        self.start = gc.mem_alloc()
        print("stub", self.start)
        micropython.qstr_info()
        if self.has_census:
            micropython.mem_info(1)
        vm.then(self.load_more)

    def load_more(self):
        if self.modules:
            __import__(self.modules.pop(0))
            vm.then(self.load_more)
        else:
            vm.then(self.open_board)

    def open_board(self):
        import storage

        from hal.opening import open_board

        storage.mount.readonly = False
        try:
            open(_SAVES).close()
            self.is_reset = True
        except OSError:
            pass
        self.board = open_board()
        vm.then(self.open_book)

    def open_book(self):
        """Open the saved games as code.py does, with any version, on this program's drive."""
        from journal.file import KINDS, open_on
        from ui.match.saves import RULE_TAGS

        self.book = open_on(".", KINDS, self.board.sync, 1, 1, RULE_TAGS)
        vm.then(self.make)

    def make(self):
        from ui.making import make_app

        self.app = make_app(self.board, None, self.book)
        self.keep, self.app.saves.keep = self.app.saves.keep, self.save
        self.app.tell_no_room  # noqa: B018  # it stays on a drive: a test's program replaces it
        vm.then(self.find_end if self.limit else self.open_title)

    def save(self, match):
        self.may_take = _SAVE
        self.keep(match)

    def find_end(self):
        """Find the free memory behind all that is in use."""
        before = gc.mem_alloc()
        self.others = [None] * _HOLES
        probe = Probe(self, "", lambda: vm.then(lambda: self.end_heap(before, probe)))

    def end_heap(self, before, probe):
        """Limit the heap as a smaller one: the excess is in one piece, behind the areas."""
        self.left = self.limit - (before - self.start)
        holes = probe.free - probe.low
        self.fills = self.fill_areas(self.left - holes - 4 * _HOLES - _SPARE)
        self.ballast = bytearray(self.total - before - self.left - _WALL * len(self.walls))
        self.fills = self.others = None
        vm.then(lambda: self.count_away(before))

    def fill_areas(self, room):
        """Fill `room` bytes at the end, with walls between areas that stay; return what fills."""
        fills = []
        sizes = []
        while self.areas and self.areas[-1] < room:
            sizes.append(self.areas.pop())
            room -= sizes[-1]
        fills.append((None,) * (room // 4 - 4))
        while sizes:
            self.walls.append(self.wall_behind(fills[-1]))
            fills.append((None,) * (sizes.pop() // 4 - 4))
        return fills

    def wall_behind(self, fill):
        """Return a wall behind what fills the end; before that it fills the holes."""
        for at in range(_HOLES):
            self.others[at] = wall = (None,) * (_WALL // 4 - 2)
            if id(wall) > id(fill):
                return wall
        raise MemoryError("more holes than _HOLES")

    def count_away(self, before):
        self.away = gc.mem_alloc() - before
        vm.then(self.count_left)

    def count_left(self):
        """Show the limit: one block too many fails."""
        chain = None
        vm.then(lambda: print("tied", self.left, self.had, self.away))
        vm.then(self.open_title)
        try:
            while self.had <= self.left:
                chain = [chain]
                self.had += _LINK
        except MemoryError:
            pass
        while chain is not None:  # unlinked: a block that still seems in use would hold all others
            link = chain
            chain = link[0]
            link[0] = None

    # Screens.

    def open(self, go_on):
        """Let the app open what it wants, a piece in each step; then go on."""
        self.note()
        if self.app.wanted:
            vm.then(lambda: self.open(go_on))  # first: afterwards the heap may be full
            self.app.open_next()
        else:
            go_on()

    def open_title(self):
        if self.app.shown != "title":
            self.app.go("title")
        self.open(lambda: vm.then(self.at_title))

    def at_title(self):
        self.tell("title")
        then = self.prepare if self.round < self.rounds else self.end
        vm.then(lambda: Probe(self, "title", then))

    def tell(self, name):
        """Print what is kept; at the beginning of a step, when garbage is collected."""
        print("at", name, gc.mem_alloc())
        if name == "table":
            print("effects", self.app.effects is not None)
        micropython.qstr_info()
        if name == "table" and self.has_census:
            self.has_census = 0
            print("modules", " ".join(sys.modules))
            micropython.mem_info(1)

    def prepare(self):
        """Go to the screen that begins a match, as a player does."""
        self.walk = _WALK.split() if self.limit else []
        if self.is_reset:
            self.is_reset = False
            self.least = self.total
            self.press()
            vm.then(self.leave_menus)
            return
        self.app.go("rules")
        self.open(lambda: vm.then(self.prepare_more))

    def prepare_more(self):
        self.app.go("players")
        self.open(lambda: vm.then(self.begin))

    def begin(self):
        from ui.match.planning import plan_setup

        setup = self.app.setup
        setup.rules = self.rules
        setup.players = self.people + self.bots
        for seat in range(setup.players):
            setup.people[seat] = seat < self.people
        plan_setup(self.app)
        vm.then(self.leave_menus)

    def leave_menus(self):
        """Unload the menus."""
        self.app.open_next()
        vm.then(self.list_imports)

    def list_imports(self):
        """Import the modules that play the match."""
        plan = self.app.plan
        if plan is None:
            raise ValueError("no match is planned on the screen " + self.app.shown)
        self.imports = list(plan.modules)
        self.imports.append("ui.match.match")
        self.least = self.total
        vm.then(self.import_next)

    def note(self):
        """Note what is free while a match begins, as a step does."""
        if self.least:
            self.least = min(self.least, self.total - gc.mem_alloc())

    def import_next(self):
        self.note()
        if self.imports:
            vm.then(self.import_next)
            __import__(self.imports.pop(0))
        else:
            self.open(self.begun)

    def begun(self):
        self.check_room()
        self.app.refresh()
        vm.then(self.make_more)

    def make_more(self):
        """Make the other screens of the match, as the app does during its first picture."""
        self.note()
        self.app.go_on_beginning()
        self.check_room()
        if self.app.steps_left:
            vm.then(self.make_more)
            return
        self.opened()

    def check_room(self):
        if self.app.match is None:
            raise MemoryError("no room for the match")  # the app told so

    def opened(self):
        """Print a screen that appears for the first time."""
        if self.app.steps_left:  # it came back from a screen for which the table was freed
            vm.then(self.make_more)
            return
        if self.least and self.limit:
            print("begun", self.least)
        self.least = 0
        name = self.app.shown
        if name not in self.seen or (self.limit and name == "table"):
            if name not in self.seen:
                self.seen.append(name)
            vm.then(lambda: self.tell(name))
            vm.then(lambda: Probe(self, name, self.shown))
        else:
            vm.then(self.shown)

    def shown(self):
        vm.then(self.play)

    # In play.

    def play(self):
        if self.walk and self.shown_frames >= _SETTLED and self.app.shown != "cover":
            self.walk_on()
            return
        for _ in range(_FRAMES_A_STEP):
            self.frame()
            if self.is_over():
                vm.then(self.end_round)
                return
            if self.app.wanted:
                vm.then(lambda: self.open(self.opened))
                return
        vm.then(self.play)

    def walk_on(self):
        """Go to the settings and to help by the menu, or back; to leave settings saves them. Then
        leave the match, and resume it, which is the first row of the title."""
        name = self.walk.pop()
        if name == "resume":
            self.press()
            vm.then(self.leave_menus)
            return
        if self.app.shown == "settings":
            self.app.screen.back()
        else:
            self.app.go(name)
        vm.then(lambda: self.open(self.opened))

    def press(self):
        """Release what is down, and press and release A."""
        import supervisor

        finger = self.finger
        for wire, is_press in (
            (finger.wire, False),
            (finger.wires[0], True),
            (finger.wires[0], False),
        ):
            if wire:
                finger.wire = wire
                finger.work(is_press)
                supervisor.pass_ms(_FRAME_MS)
                self.app.play_frame()
        finger.wire = None

    def frame(self):
        import supervisor

        app = self.app
        self.finger.move(app.shown == "cover")
        supervisor.pass_ms(_FRAME_MS)
        self.may_take = 0
        before = gc.mem_alloc()
        app.play_frame()
        if not app.wanted:
            app.refresh()
            grown = gc.mem_alloc() - before - self.may_take
            if grown > 0:
                self.taken[app.shown] = max(self.taken.get(app.shown, 0), grown)
        self.shown_frames += 1

    def is_over(self):
        """Count a hand when its score is reached; is the round over?"""
        app = self.app
        is_score = app.shown == "score"
        if is_score and not self.is_scored:
            self.played += 1
            self.is_won = app.match.view[self.status_at] == self.ended
        self.is_scored = is_score
        return self.is_won or self.played >= self.hands or self.shown_frames >= self.frames

    def end_round(self):
        import displayio

        self.round += 1
        self.all_frames += self.shown_frames
        if self.round == self.rounds:
            for name in self.taken:
                if self.taken[name]:
                    print("taken", name, self.taken[name])
            print(
                "played",
                self.played,
                int(self.is_won),
                self.all_frames,
                self.board.display.refreshes,
                displayio.counts[0],
            )
        self.played = self.shown_frames = 0
        self.is_scored = self.is_won = False
        self.seen = []
        is_last = self.limit and self.round == self.rounds
        vm.then(self.tell_saves if is_last else self.open_title)

    def tell_saves(self):
        """Print some of the file, in steps that leave little garbage; then go to the title."""
        with open(_SAVES, "rb") as file:
            file.seek(self.file_at)
            for _ in range(_PIECES):
                piece = file.read(_PIECE)
                if not piece:
                    print("saved", self.file_at)
                    vm.then(self.open_title)
                    return
                if piece.count(b"\xff") != len(piece):
                    print("saved", self.file_at, binascii.hexlify(piece).decode())
                self.file_at += len(piece)
        vm.then(self.tell_saves)

    def end(self):
        pass


class Probe:
    """Finds the largest block, an attempt in each step: first _BLOCK, then by halving."""

    def __init__(self, run, name, go_on):
        self.run = run
        self.name = name
        self.go_on = go_on
        self.low = 0
        vm.then(self.first)

    def first(self):
        self.free = self.high = self.run.total - gc.mem_alloc() if self.run.limit else 0
        self.size = min(_BLOCK, self.free)
        vm.then(self.next)

    def next(self):
        if self.high - self.low < 256:
            if self.run.limit and self.name:
                print("block", self.name, self.free, self.low)
            vm.then(self.go_on)
            return
        vm.then(self.next)
        try:
            bytearray(self.size)
            self.low = self.size
        except MemoryError:
            self.high = self.size
        self.size = (self.low + self.high) // 2


vm.then(Run(sys.argv[1:]).load)
