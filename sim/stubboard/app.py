"""This module runs the whole app on a virtual machine: kept and free memory, and whether it plays.

`play(model, …)` runs `sim/stubboard/play_app.py` there and returns a Report.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine.state.layout import MATCH_ENDED, STATUS
from sim import vm
from sim.board.models import Model
from sim.stubboard import closure, own_sources, run, stub
from sim.vm.runner import ROOT
from tools.drive.joining import Drive

_PROGRAM = "play_app.py"
_SOURCE = ROOT / "sim" / "stubboard" / _PROGRAM
# What code.py imports before it makes the app.
_FIRST = ("ui.app", "hal.opening", "journal.file")
# The buttons that the finger presses, by frequency: A to choose, then those that move,
# SELECT to call Uno, B to walk or go back. START would only lead away from the game.
_LIKED = "A A A A RIGHT RIGHT LEFT DOWN UP SELECT B".split()
MANY = 1_000_000  # frames: no match takes that many

# The machine's tables of names: the size of the first; each further one is twice as large.
_POOL = 20
# Bytes for a name in it beside its text: a pointer, a length, a hash. MicroPython's has two bytes,
# a board's one: MICROPY_QSTR_BYTES_IN_HASH in py/circuitpy_mpconfig.h of CircuitPython.
_ENTRY = 7
_ENTRY_THERE = 6


@dataclass
class Place:
    """A screen: bytes kept there, and names in use; free bytes and the largest block."""

    name: str
    taken: int
    names: int = 0
    free: int = 0
    block: int = 0


@dataclass
class Report:
    """stub: bytes taken before the app. places: in order, the titles among them.

    tied: bytes that were left when the heap was limited, and that could be allocated;
    away: bytes taken away for that.
    has_effects: movement and sound are loaded at the last table.
    begun: the least that was free while the match began, and while it was resumed.
    taken: the most that a frame took while its screen stayed, by screen, beyond what a save may
    take; empty if none did.
    hands, is_won: of the last round. saved: the file of saved games when it ended.
    modules: loaded at the first table; layouts: the heap's after the stub, and there. Both of a
    census alone.
    """

    status: int
    text: str
    entry: int = _ENTRY
    stub: Place = field(default_factory=lambda: Place("stub", 0))
    places: list[Place] = field(default_factory=list)
    tied: tuple[int, int] = (0, 0)
    away: int = 0
    has_effects: bool = False
    begun: list[int] = field(default_factory=list)
    taken: dict[str, int] = field(default_factory=dict)
    saved: bytes = b""
    hands: int = 0
    is_won: bool = False
    frames: int = 0
    refreshes: int = 0
    tiles: int = 0
    modules: list[str] = field(default_factory=list)
    layouts: tuple[str, str] = ("", "")

    def at(self, name: str) -> list[Place]:
        """Return the places of a name."""
        return [place for place in self.places if place.name == name]

    @property
    def is_resumed(self) -> bool:
        """Did the match come back to its table after it was left, from its save?"""
        names = [place.name for place in self.places]
        left = names.index("title", 1) if "title" in names[1:] else len(names)
        return "table" in names[left:]

    def extra(self, place: Place) -> int:
        """Return by how much the machine's table of names exceeds a board's.

        A board has the stub's names in ROM.
        """
        ours = _pools(place.names - self.stub.names, _ENTRY_THERE)
        grown = _pools(place.names, self.entry) - _pools(self.stub.names, self.entry)
        return grown - ours

    def kept(self, place: Place) -> int:
        """Return the bytes that a board keeps at a place, without the stub."""
        return place.taken - self.stub.taken - self.away - self.extra(place)


def play(
    model: Model,
    *,
    people: int = 1,
    bots: int = 3,
    rules: int = 0,
    hands: int = 1,
    frames: int = MANY,
    rounds: int = 1,
    tied: tuple[int, int] = (0, 0),
    areas: Sequence[int] = (),
    saved: bytes = b"",
    is_tight: bool = False,
    has_census: bool = False,
    sources: Mapping[str, str | bytes] | None = None,
    drive: Drive | None = None,
    heap: int = vm.HEAP,
    pystack: int = vm.PYSTACK,
    machine: Path | None = None,
) -> Report:
    """Load and build the app on a model's board, and play hands, or a match to its end.

    rules: place in engine/rulesets/index_generated.py.
    tied: (bytes of the machine's heap, bytes that the app may have of it); then the heap ends
    there as soon as the app is made; areas: of what it may have, in bytes: no block lies in two.
    saved: the file of saved games of an earlier report: its match is resumed after a reset.
    is_tight: the app believes that there is no room, though the heap is large. has_census: the
    report has modules and layouts.
    sources, machine: as in `sim.stubboard.run`, such as the files of `tools.drive.contents`;
    drive: the program that those were compiled from.
    """
    tied = (1, 0) if is_tight else tied
    own = own_sources() if drive is None else {}
    files = dict(own if sources is None else sources)
    program = _SOURCE.read_text(encoding="utf-8")
    if saved:
        files["wildhand.sav"] = saved
    files[_PROGRAM] = program if drive is None else drive.translated(_PROGRAM, program)
    given = {**(own if drive is None else drive.texts), **stub(model)}
    texts = {path: text for path, text in given.items() if isinstance(text, str)}
    first = [name if drive is None else drive.bundles[name].name for name in _FIRST]
    modules = [path.removesuffix(".py") for path in stub(model) if path.endswith(".py")]
    here = [name for name in closure(first, texts) if name not in modules]
    argv = [
        ",".join(modules),
        ",".join(here),
        ",".join(model.wires[button] for button in _LIKED if button in model.wires),
        f"{STATUS},{MATCH_ENDED}",
        *map(str, (people, bots, rules, hands, frames, rounds, int(has_census), *tied)),
        ",".join(map(str, areas)),
    ]
    done = run(
        _PROGRAM, model, argv=argv, sources=files, heap=heap, pystack=pystack, machine=machine
    )
    return _read(done, _ENTRY if machine is None else _ENTRY_THERE)


def _read(done: vm.Result, entry: int) -> Report:
    report = Report(done.status, done.stdout, entry)
    last = report.stub
    saved = bytearray()
    for line in done.stdout.splitlines():
        kind, *words = line.split() or [""]
        if kind == "stub":
            report.stub.taken = int(words[0])
        elif kind == "at":
            last = Place(words[0], int(words[1]))
            report.places.append(last)
        elif kind == "qstr":
            last.names = int(line.partition("n_qstr=")[2].partition(",")[0])
        elif kind == "block":
            last.free, last.block = int(words[1]), int(words[2])
        elif kind == "tied":
            left, had, report.away = map(int, words)
            report.tied = (left, had)
        elif kind == "begun":
            report.begun.append(int(words[0]))
        elif kind == "effects":
            report.has_effects = words == ["True"]
        elif kind == "taken":
            report.taken[words[0]] = int(words[1])
        elif kind == "played":
            report.hands, won, report.frames, report.refreshes, report.tiles = map(int, words)
            report.is_won = won == 1
        elif kind == "saved":
            saved += b"\xff" * (int(words[0]) - len(saved)) + bytes.fromhex("".join(words[1:]))
        elif kind == "modules":
            report.modules = words
            before, _, after = done.stdout.partition(line)
            report.layouts = (before, after)
    report.saved = bytes(saved)
    return report


def _pools(count: int, entry: int) -> int:
    """Return the bytes of the tables for that many names, of `entry` bytes each."""
    size = _POOL
    room = 0
    while room < count:
        room += size
        size *= 2
    return room * entry
