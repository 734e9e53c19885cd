"""What the whole app keeps of a board's heap: its shares, their lines, and whether it comes back.

    shares(board)   the app of that board's drive at the table, on MicroPython, on the stub board
    rounds(board)   title, match, title, …: bytes free and the largest block at each title

The stub's modules stand for C ones and are not counted. Nor is what their names cost: the
machine's table of names grows by doubling, so they would make the app pay for a larger one
(`_names`). Objects of the stub (TileGrids, Groups) are counted as they are, a little larger
than a board's.
"""

from dataclasses import dataclass

from sim.board.models import MODELS, Model
from sim.drive.contents import contents_for
from sim.errors import UsageError
from sim.stubboard.app import Report, play

HEAP = 100 * 1024
FREE = 16 * 1024  # of it, in one block
ROOM = 400_000  # here garbage is collected between steps alone, so loading needs more

# The largest that a share may be, in KB. A match at the table is the widest: the screens
# that come up in front of it are smaller, and it is given back before they are loaded.
LINES = {"engine": 34, "libraries": 20, "screens": 20, "art": 10}
PARTS = {
    "engine": ("engine", "match"),
    "libraries": ("libs", "hal", "board", "book"),
    "screens": ("ui", "table"),
    "art": ("app",),
}
_POOL = 20  # names in the machine's first table of names; each further one is twice as large
_ENTRY = 7  # bytes for a name in it, beside its text


@dataclass(frozen=True)
class Shares:
    """board; bytes by part, the journal's `book` among them; names: to be taken off."""

    board: str
    parts: dict[str, int]
    names: int

    def of(self, share: str) -> int:
        """Bytes of one of LINES."""
        return sum(self.parts[part] for part in PARTS[share])

    @property
    def kept(self) -> int:
        """Bytes that a board keeps."""
        return sum(self.parts.values()) - self.names


def model_of(board: str) -> Model:
    """The model of a board; UsageError for one that is not known."""
    if board not in MODELS:
        raise UsageError(f"memory: unknown board {board!r}: one of {', '.join(sorted(MODELS))}")
    return MODELS[board]


def shares(board: str, *, is_saved: bool = True) -> Shares:
    """Measure; with a drive to write to or, not is_saved, without."""
    report = _played(board, is_saved=is_saved, people=1, bots=3)
    kept = report.shares
    before = sum(kept[part] for part in ("libs", "hal", "board", "book", "ui", "engine", "app"))
    parts = {part: kept[part] for part in ("engine", "libs", "hal", "board", "book", "ui", "app")}
    parts["match"] = report.places["begun"] - before
    parts["table"] = report.places["table"] - report.places["begun"]
    return Shares(board, parts, _names(report))


def rounds(board: str, count: int) -> list[tuple[int, int]]:
    """(free, largest block) at the title after each of count matches begun and left."""
    report = _played(board, is_saved=True, people=0, bots=3, hands=0, rounds=count)
    return [(free.free, free.block) for free in report.frees if free.place == "title"]


def _played(
    board: str, *, is_saved: bool, people: int, bots: int, hands: int = 1, rounds: int = 1
) -> Report:
    model = model_of(board)
    report = play(
        model,
        people=people,
        bots=bots,
        hands=hands,
        rounds=rounds,
        is_saved=is_saved,
        sources=contents_for(board).files,
        heap=ROOM,
    )
    if report.status:
        raise UsageError(f"memory: the app failed: {report.text.strip()[-400:]}")
    return report


def _names(report: Report) -> int:
    """Bytes by which tables of names were larger than a board's, which has the stub's in ROM."""
    stub = report.names["stub"]
    total = report.names["table"]
    return _pools(total) - _pools(stub) - _pools(total - stub)


def _pools(count: int) -> int:
    """Bytes of the tables for so many names."""
    size = _POOL
    room = 0
    while room < count:
        room += size
        size *= 2
    return room * _ENTRY
