"""Runs on the virtual machine: loads the app module by module, builds it, plays hands.

    play_app.py MODULES WIRES STATUS ENDED PEOPLE BOTS HANDS ROUNDS SAVES TOTAL LIMIT RULES

MODULES are `SHARE=MODULE` with commas between, what is there before the first screen; the
app loads its screens when they are reached, here each piece in a step of its own. A round is
HANDS hands of a match (0: its table is reached and left), or all of it where that comes first
(a view's byte at STATUS is then ENDED), then the title again. SAVES: 1 if the drive can be
written to; RULES is a place in the index of rule sets. A person is a finger that presses
buttons by chance, of WIRES (`sim/board/models.py`). With a TOTAL, the bytes of this machine's
heap, as much is taken away when the app is made that what it keeps and what is left are LIMIT
bytes together: from then on the heap ends there. Only public names of the app are used: on a
drive the others are shorter. Prints lines:

    share NAME BYTES         what loading or building it kept
    peak NAME BYTES          the most that one piece of it took, garbage included
    kept NAME BYTES          what was kept at a place, all but the stub
    names NAME               how many names and letters there were (MicroPython's own line)
    drawn GRIDS GROUPS ART   objects on the display at the table, bytes of their bitmaps
    most BYTES               the most that was taken at the end of any step, all but the stub
    free NAME BYTES BLOCK    what was free then, and the largest block (to 256 bytes, 16,384
                             exactly); with a LIMIT also `again`, at each further table
    tied LEFT HAD            bytes that were to be left when the heap was made smaller, and that
                             could be had, in blocks of 16, before one too many failed
    taken PLACE BYTES        the most that a frame took which stayed on its screen
    won 1 or 0               was the last round's match over?
    played HANDS FRAMES REFRESHES TILES
"""
# mypy: ignore-errors

import gc
import sys

import analogio
import keypad
import micropython
import vm

_FRAME_MS = 50
_FRAMES_A_STEP = 8
_BLOCK = 16384  # that should be free in one piece: halving alone would not try it exactly
_MOST_FRAMES = 400000  # in a round: no match takes that long

total = int(sys.argv[10]) or vm._got[0] + gc.mem_alloc()
limit = int(sys.argv[11])
ballast = []
todo = sys.argv[1].split(",")
todo.extend(["board=", "book=", "app="])
status_at, ended, people, bots, hands, rounds, saves = [int(text) for text in sys.argv[3:10]]
shares = {}
peaks = {}
names = []  # of the shares, in order
taken = {}  # by where the menu leads back to
held = [None, None, None, None, None]  # board, app, finger, book, sheets
count = [0, 0, 0, 0]  # hands, frames of the round, all frames, rounds over
is_scored = [False]
is_won = [False]  # the match
most = [0]
start = [gc.mem_alloc()]


def kept():
    """Bytes kept since the stub was there; right when garbage was just collected."""
    return gc.mem_alloc() - start[0] - shares["stub"]


def spare():
    """Bytes that the app holds, to be free at the table."""
    return len(held[1].held) + 16 if held[1] and held[1].held else 0


def tell_kept(name):
    print("kept", name, kept() - spare())
    tell_names(name)


def tell_names(name):
    print("names", name)
    micropython.qstr_info()


def open_screen(go_on):
    """Let the app open its screen, a piece in each step; then go on."""
    if held[1].is_opening:
        vm.then(lambda: open_screen(go_on))  # first: afterwards the heap may be full
        held[1].open_more()
        most[0] = max(most[0], kept())
    else:
        go_on()


def load():
    if saves:
        import storage

        storage.mount.readonly = False
    share, name = todo.pop(0).split("=")
    before = gc.mem_alloc()
    vm.then(lambda: measure(share, before))
    if share not in shares:
        names.append(share)
        shares[share] = peaks[share] = 0
    if name == "*":
        from ui.sheets import Sheets

        held[4] = Sheets()
    elif name:
        __import__(name)
    elif share == "board":
        from hal import open_board

        held[0] = open_board()
    elif share == "book":
        if saves:
            held[3] = open_book(held[0])
    else:
        from ui.app import App

        held[1] = App(held[0], None, held[3], held[4])
    peaks[share] = max(peaks[share], gc.mem_alloc() - before)


def open_book(board):
    """As code.py does; the version is any."""
    from journal.file import KINDS, open_on
    from ui.saves import RULE_TAGS

    book = open_on(board.storage, KINDS, board.sync, 1, 1, RULE_TAGS)
    for name in ("journal.file", "journal.reading"):
        if sys.modules.pop(name, None) and "." in name:  # else it is a drive's, in no package
            delattr(sys.modules["journal"], name[8:])
    return book


def measure(share, before):
    shares[share] += gc.mem_alloc() - before - (spare() if share == "app" else 0)
    if share != "stub" or todo[0][:4] != "stub":
        tell_names(share)
    vm.then(load if todo else tell_shares)


def tell_shares():
    for share in names:
        print("share", share, shares[share])
        print("peak", share, peaks[share])
    if people:
        held[2] = Finger()
    vm.then(end_heap if limit else lambda: open_screen(at_title))


def at_title():
    vm.then(lambda: tell_kept("title"))
    vm.then(prepare)


def prepare():
    """As a player does: to the screen from which a match is begun."""
    held[1].go("players")
    vm.then(lambda: open_screen(begin))


def begin():
    import supervisor

    supervisor.pass_ms(1)
    setup = held[1].setup
    setup.rules = int(sys.argv[12])
    setup.players = people + bots
    for seat in range(people + bots):
        setup.people[seat] = seat < people
    held[1].begin()
    vm.then(begin_more)


def begin_more():
    """What begins a match does so a piece in each step, too."""
    before = gc.mem_alloc()
    held[1].open_more()
    most[0] = max(most[0], kept())
    if held[1].shown in ("begin", "deal"):
        vm.then(begin_more)
        return
    if not count[3]:
        print("peak match", gc.mem_alloc() - before)
        vm.then(tell_begun)
    vm.then(lambda: open_screen(at_table))


def tell_begun():
    print("kept begun", kept() - spare())
    tell_names("begun")


def end_heap():
    """Let the heap end where a smaller one would, and show that it does.

    Nothing but the app is there: what is too much lies in one piece behind all.
    """
    left = limit - kept()
    ballast.append(bytearray(total - gc.mem_alloc() - left - 64))
    start[0] += len(ballast[0]) + 64
    vm.then(lambda: count_left(left))


def count_left(left):
    had = [0]
    chain = None
    vm.then(lambda: print("tied", left, had[0]))
    vm.then(lambda: open_screen(at_title))
    try:
        while had[0] <= left:
            chain = (chain,)
            had[0] += 16
    except MemoryError:
        pass


def at_table():
    if held[1].shown != "table":  # something is told first
        held[1].go("table")
        vm.then(lambda: open_screen(at_table))
        return
    if count[3]:
        vm.then(play)
        return
    vm.then(lambda: tell_kept("table"))
    vm.then(tell_drawn)
    vm.then(lambda: Probe("table", play))


def tell_drawn():
    """Count what hangs on the display, level by level."""
    import displayio

    groups = [held[0].display.root_group]
    grids = 0
    bitmaps = []
    for group in groups:
        for item in group:
            if isinstance(item, displayio.Group):
                groups.append(item)
            else:
                grids += 1
                if item.bitmap not in bitmaps:
                    bitmaps.append(item.bitmap)
    print("drawn", grids, len(groups), sum([len(bitmap._data) for bitmap in bitmaps]))


class Probe:
    """Finds the largest block, an attempt in each step: first _BLOCK, then by halving."""

    def __init__(self, name, go_on):
        self.name = name
        self.go_on = go_on
        self.low = 0
        vm.then(self.first)

    def first(self):
        self.free = self.high = total - gc.mem_alloc()
        self.size = min(_BLOCK, self.free)
        vm.then(self.next)

    def next(self):
        if self.high - self.low < 256:
            print("free", self.name, self.free, self.low)
            vm.then(self.go_on)
            return
        vm.then(self.next)
        try:
            bytearray(self.size)
            self.low = self.size
        except MemoryError:
            self.high = self.size
        self.size = (self.low + self.high) // 2


class Finger:
    """Presses one of the buttons by chance, and lets it go again."""

    def __init__(self):
        self.state = 1
        self.wire = None
        self.wires = [wire.split(" ") for wire in sys.argv[2].split(",")]

    def move(self):
        is_press = self.wire is None
        if is_press:
            self.state = (self.state * 1103 + 12347) & 0xFFFFF
            self.wire = self.wires[(self.state >> 7) % len(self.wires)]
        self.work(is_press)
        if not is_press:
            self.wire = None

    def work(self, is_press):
        pin = self.wire[0]
        how = self.wire[1] if len(self.wire) > 1 else "low"
        if pin == "key":
            keypad.work_key(int(how), is_press)
        elif how == "low" or how == "high":
            keypad.work(pin, is_press == (how == "high"))
        else:
            analogio.levels[pin] = int(how) if is_press else 32768


def play():
    for _ in range(_FRAMES_A_STEP):
        frame()
        most[0] = max(most[0], kept())
        if count[0] >= hands or is_won[0] or count[1] > _MOST_FRAMES:
            vm.then(end_round)
            return
        if held[1].is_opening:
            vm.then(lambda: open_screen(opened))
            return
    vm.then(play)


def opened():
    """Play on; where the heap ends, see first what is free at every table."""
    Probe("again", play) if limit and held[1].shown == "table" else play()


def frame():
    import supervisor

    app = held[1]
    if held[2]:
        held[2].move()
    supervisor.pass_ms(_FRAME_MS)
    screen = app.screen
    before = gc.mem_alloc()
    app.play_frame()
    app.refresh()
    grown = gc.mem_alloc() - before
    if grown and app.screen is screen:
        place = app.resumes or "title"
        taken[place] = max(taken.get(place, 0), grown)
    count[1] += 1
    note_score(app)


def note_score(app):
    """Count a hand when its score is reached; where only bots play, deal the next."""
    is_score = app.resumes == "score"
    if is_score and not is_scored[0]:
        count[0] += 1
        is_won[0] = app.match.view[status_at] == ended
        if count[0] < hands and not people and not is_won[0]:
            app.go("next_hand")
            is_score = False
    is_scored[0] = is_score


def end_round():
    import displayio

    count[2] += count[1]
    count[3] += 1
    if count[3] == rounds:
        for name in taken:
            print("taken", name, taken[name])
        print("most", most[0])
        print("won", int(is_won[0]))
        print("played", count[0], count[2], held[0].display.refreshes, displayio.counts[0])
    else:
        count[0] = count[1] = 0
    is_scored[0] = is_won[0] = False
    held[1].go("title")
    then = prepare if count[3] < rounds else lambda: None
    vm.then(lambda: open_screen(lambda: Probe("title", then)))


vm.then(load)
