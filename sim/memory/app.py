"""This module measures what the whole app keeps of a board's heap, and plays matches in it.

    survey(setup)          bytes kept at the title, the first table, the cover and the score
    whole_match(setup)     a match to its end in a limited heap, of 136 KB or `setup.heap`
    in_turn(setup, count)  title and match in turn

The stub's modules (`sim.stubboard`) replace C modules and are not counted, nor are their names.
Its objects (bitmaps, palettes, TileGrids, Groups, key scanners) take what a board's take,
so they are counted.
"""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from engine.rulesets import load
from engine.rulesets.index_generated import NAMES
from sim import vm
from sim.board.models import MODELS
from sim.drive.bytecode import CIRCUITPYTHON, MICROPYTHON
from sim.drive.contents import Contents, contents_for, program_for
from sim.drive.passes import PASSES
from sim.errors import UsageError
from sim.stubboard.app import MANY, Place, Report, play

HEAP = vm.HEAP
FREE = 16 * 1024  # of it, in one block, at every table
SAVE = 128  # bytes of garbage of a save, to which MicroPython's stack may still refer
_ROOM = 600_000  # of the machine's heap, before it is made to end: see `whole_match`
_BLOCK = 16  # bytes of a heap's block
_SLACK = 1024  # bytes that measuring itself takes
_FRAMES = 300  # of each match of `in_turn`


@dataclass(frozen=True)
class Setup:
    """What is measured, and on which machine: MicroPython, or a build of CircuitPython."""

    board: str
    rules: str = "official"
    players: int = 4
    machine: Path | None = None
    without: tuple[str, ...] = ()
    heap: int = HEAP

    def check(self) -> None:
        """UsageError for a rule set, a number of players or a machine that does not exist."""
        if self.board not in MODELS:
            known = ", ".join(sorted(MODELS))
            raise UsageError(f"memory: unknown board {self.board!r}: one of {known}")
        if self.rules not in NAMES:
            known = ", ".join(NAMES)
            raise UsageError(f"memory: no rule set {self.rules!r}: one of {known}")
        for name in self.without:
            if name not in PASSES:
                raise UsageError(f"memory: no pass {name!r}: one of {', '.join(PASSES)}")
        try:
            load(self.rules).check_players(self.players)
        except ValueError as error:
            raise UsageError(f"memory: {error}; name a number with --players") from error


@dataclass(frozen=True)
class Figures:
    """Bytes kept by screen, and free and in one block at the tightest table; None: no room."""

    kept: dict[str, int]
    tightest: Place | None
    room: int  # of the heap, for objects

    @property
    def missing(self) -> int:
        """Bytes to save until a block of FREE is left; approximate if there is no room."""
        if self.tightest is not None:
            return max(FREE - self.tightest.block, 0)
        return max(self.kept["table"] + FREE - self.room, 1)


def survey(setup: Setup, frames: int = MANY) -> Figures:
    """Play a hand of two persons in the heap; if there is no room, in a large one.

    The app then keeps no more than in a small heap (`ui.memory.has_room`).

    frames: at most; 200 are enough for the first table.
    """
    try:
        report = _tied(setup, people=2, hands=1, frames=frames)
        tightest = min(report.at("table"), key=lambda place: place.block)
    except (UsageError, vm.VmError):
        report = _played(setup, people=2, frames=frames, is_tight=True)
        tightest = None
    kept: dict[str, int] = {}
    for place in report.places:
        kept.setdefault(place.name, report.kept(place))
    return Figures(kept, tightest, _room(setup.heap, setup.machine))


def whole_match(setup: Setup, people: int = 1) -> Report:
    """Play a match of some persons and bots to its end, in a limited heap.

    The limit applies as soon as the app is made, before the first title. MicroPython collects
    garbage only between the steps of a program, so the app itself, which a board loads first, is
    made in a larger heap, and the modules that play a match are imported one in each step.
    """
    return _tied(setup, people=people)


def in_turn(setup: Setup, count: int) -> list[int]:
    """Return the bytes kept at the title after each of that many matches, begun, played and left.

    A table is unsuitable: what it keeps depends a little on the deal.
    """
    report = _played(setup, people=1, frames=_FRAMES, rounds=count, is_tight=True)
    return [report.kept(place) for place in report.at("title")][1:]


def _tied(setup: Setup, *, people: int, hands: int = MANY, frames: int = MANY) -> Report:
    """Play in a limited heap."""
    limit = _room(setup.heap, setup.machine) + _extra(setup)
    report = _played(
        setup,
        people=people,
        hands=hands,
        frames=frames,
        tied=(_room(_ROOM, setup.machine), limit // _BLOCK * _BLOCK),
    )
    left, had = report.tied
    if not left - _SLACK < had <= left:
        raise UsageError(f"memory: the heap does not end: {had} bytes could be had of {left}")
    for place in report.places:
        if not -_SLACK < limit - place.free - report.kept(place) - report.extra(place) < _SLACK:
            raise UsageError(f"memory: {place.free} bytes free at {place.name} are not the rest")
    return report


@cache
def _extra(setup: Setup) -> int:
    """Return by how much the table of names exceeds a board's, at a table without extra screens.

    Screens that are loaded if there is room have names of their own.
    """
    report = _played(setup, people=1, frames=1, is_tight=True)
    return report.extra(report.at("table")[0])


def _played(setup: Setup, *, people: int, **more: object) -> Report:
    setup.check()
    report = play(
        MODELS[setup.board],
        people=people,
        bots=setup.players - people,
        rules=NAMES.index(setup.rules),
        sources=_drive(replace(setup, rules="", players=0)).files,
        texts=_texts(setup.board, setup.without),
        heap=_ROOM,
        machine=setup.machine,
        **more,  # type: ignore[arg-type]
    )
    if report.status:
        raise UsageError(f"memory: the app failed: {report.text.strip()[-400:]}")
    return report


@cache
def _drive(setup: Setup) -> Contents:
    header = MICROPYTHON if setup.machine is None else CIRCUITPYTHON
    return contents_for(setup.board, header=header, without=setup.without)


@cache
def _texts(board: str, without: tuple[str, ...]) -> dict[str, str]:
    return program_for(board, without)


@cache
def _room(heap: int, machine: Path | None) -> int:
    """Return the bytes for objects in a heap, without its own table of blocks."""
    text = "import micropython\nmicropython.mem_info()\n"
    told = vm.run("room.py", texts={"room.py": text}, heap=heap, machine=machine).stdout
    return int(told.partition("GC: total: ")[2].partition(",")[0])
