"""What the whole app keeps of a board's heap: its shares, their lines, and whether it comes back.

    shares(board)   the app of that board's drive at the table, on MicroPython, on the stub board
    tied(board)     a match to its end in a heap that ends at 100 KB
    rounds(board)   title, match, title, …: bytes free and the largest block at each title

The stub's modules stand for C ones and are not counted. Nor is what their names cost: the
machine's table of names grows by doubling, so they would make the app pay for a larger one
(`_tables`). What that table takes for the app's own names is a part of its own, wherever it grew:
one name more or less in one file would move half of it from share to share. Objects of the stub
(bitmaps, palettes, TileGrids, Groups, scanners of keys) take what a board's take, so they are
counted as they are.
"""

from dataclasses import dataclass

from engine.rulesets import load
from engine.rulesets.index import NAMES
from sim import vm
from sim.board.models import MODELS, Model
from sim.drive.bytecode import MICROPYTHON
from sim.drive.contents import contents_for
from sim.errors import UsageError
from sim.stubboard.app import Report, play

BASE = "official"
HEAP = 100 * 1024
FREE = 16 * 1024  # of it, in one block
_MANY = 1000  # hands: no match has so many
ROOM = 400_000  # here garbage is collected between steps alone, so loading needs more

# The largest that a share may be, in KB. A match at the table is the widest: the screens
# that come up in front of it are smaller, and it is given back before they are loaded.
LINES = {"engine": 33, "libraries": 13.25, "screens": 31.25, "art": 6.5}
PARTS = {
    "engine": ("engine", "match", "names"),
    "libraries": ("libs", "hal", "board", "book"),
    "screens": ("ui", "table"),
    "art": ("app",),
}
_BLOCK = 16  # bytes that a heap gives out at a time
_POOL = 20  # names in the machine's first table of names; each further one is twice as large
_ENTRY = 7  # bytes for a name in it, beside its text: a pointer, a length, a hash of two bytes
# A board's hash has one: MICROPY_QSTR_BYTES_IN_HASH in py/circuitpy_mpconfig.h of CircuitPython.
# Its ports for SAMD51, RP2, nRF and ESP32 (mpconfigport.h) set no other for a full build.
_ENTRY_THERE = 6


@dataclass(frozen=True)
class Shares:
    """board; bytes by part, the journal's `book` among them.

    stub: by how much the table of names is larger than a board's, beside.
    """

    board: str
    parts: dict[str, int]
    stub: int

    def of(self, share: str) -> int:
        """Bytes of one of LINES."""
        return sum(self.parts[part] for part in PARTS[share])

    @property
    def kept(self) -> int:
        """Bytes that a board keeps."""
        return sum(self.parts.values())


def model_of(board: str) -> Model:
    """The model of a board; UsageError for one that is not known."""
    if board not in MODELS:
        raise UsageError(f"memory: unknown board {board!r}: one of {', '.join(sorted(MODELS))}")
    return MODELS[board]


def shares(board: str, *, is_saved: bool = True, players: int = 4, rules: str = BASE) -> Shares:
    """Measure; with a drive to write to or, not is_saved, without."""
    report = _played(board, is_saved=is_saved, people=1, bots=players - 1, rules=rules)
    kept = report.shares
    before = sum(kept[part] for part in ("libs", "hal", "board", "book", "ui", "engine", "app"))
    parts = {part: kept[part] for part in ("engine", "libs", "hal", "board", "book", "ui", "app")}
    parts["match"] = report.places["begun"] - before
    parts["table"] = report.places["table"] - report.places["begun"]
    ours, stub = _tables(report)
    for part, grown in _grown(report).items():
        parts[part] -= grown
    parts["names"] = ours
    return Shares(board, parts, stub)


def tied(board: str, players: int = 4, heap: int = HEAP, rules: str = BASE) -> Report:
    """A match of one person to its end, in a heap that ends where one of `heap` bytes would.

    It ends there as soon as the app is made: this machine collects garbage between the steps of a
    program alone, so that loading what is always there takes more here than on a board.
    """
    stub = shares(board, players=players, rules=rules).stub
    report = _played(
        board,
        is_saved=True,
        people=1,
        bots=players - 1,
        hands=_MANY,
        tied=(_room(ROOM), _room(heap) + stub // _BLOCK * _BLOCK),
        rules=rules,
    )
    left, had = report.tied
    if not 0 < had <= left:
        raise UsageError(f"memory: the heap does not end: {had} bytes could be had of {left}")
    return report


def _room(heap: int) -> int:
    """Bytes for objects in a heap: what is not its own table of blocks."""
    text = "import micropython\nmicropython.mem_info()\n"
    told = vm.run("room.py", texts={"room.py": text}, heap=heap).stdout
    return int(told.partition("GC: total: ")[2].partition(",")[0])


def rounds(board: str, count: int) -> list[tuple[int, int]]:
    """(free, largest block) at the title after each of count matches begun and left."""
    report = _played(board, is_saved=True, people=0, bots=3, hands=0, rounds=count)
    return [(free.free, free.block) for free in report.frees if free.place == "title"]


def _played(
    board: str,
    *,
    is_saved: bool,
    people: int,
    bots: int,
    hands: int = 1,
    rounds: int = 1,
    tied: tuple[int, int] = (0, 0),
    rules: str = BASE,
) -> Report:
    model = model_of(board)
    if rules not in NAMES:
        known = ", ".join(NAMES)
        raise UsageError(f"memory: no screens for the rule set {rules!r}: one of {known}")
    try:
        load(rules).check_players(people + bots)
    except ValueError as error:
        raise UsageError(f"memory: {error}; name a number with --players") from error
    drive = contents_for(board, header=MICROPYTHON)
    report = play(
        model,
        people=people,
        bots=bots,
        hands=hands,
        rounds=rounds,
        is_saved=is_saved,
        tied=tied,
        rules=NAMES.index(rules),
        sources=drive.files,
        heap=ROOM,
    )
    if report.status:
        raise UsageError(f"memory: the app failed: {report.text.strip()[-400:]}")
    return report


def _tables(report: Report) -> tuple[int, int]:
    """Bytes of tables of names: a board's, which has the stub's in ROM, and what is larger here."""
    counts = dict(report.names)
    ours = _pools(counts["table"] - counts["stub"], _ENTRY_THERE)
    return ours, _pools(counts["table"]) - _pools(counts["stub"]) - ours


def _grown(report: Report) -> dict[str, int]:
    """Bytes that the table of names grew by, by the part that is charged with them."""
    found: dict[str, int] = {}
    before = 0
    for place, count in report.names:
        part = "match" if place in ("letters", "title", "begun") else place
        if before and part != "stub":
            found[part] = found.get(part, 0) + _pools(count) - _pools(before)
        before = count
    return found


def _pools(count: int, entry: int = _ENTRY) -> int:
    """Bytes of the tables for so many names, of `entry` bytes each."""
    size = _POOL
    room = 0
    while room < count:
        room += size
        size *= 2
    return room * entry
