"""What the whole app keeps of a board's heap, and whether matches are played in it.

    survey(way)          bytes kept at the title, the first table, the cover and the score
    whole_match(way)     a match to its end in a heap that ends, at 136 KB or at `way.heap`
    in_turn(way, count)  title and match in turn

The stub's modules (`sim.stubboard`) stand for C ones and are not counted, nor is what their names
cost. Its objects (bitmaps, palettes, TileGrids, Groups, scanners of keys) take what a board's take,
so they are counted as they are.
"""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from engine.rulesets import load
from engine.rulesets.index import NAMES
from sim import vm
from sim.board.models import MODELS
from sim.drive.bytecode import CIRCUITPYTHON, MICROPYTHON
from sim.drive.contents import Contents, contents_for, program_for
from sim.drive.passes import PASSES
from sim.errors import UsageError
from sim.stubboard.app import MANY, Place, Report, play

HEAP = vm.HEAP
FREE = 16 * 1024  # of it, in one block, at every table
_ROOM = 600_000  # of the machine's heap, before it is made to end: see `whole_match`
_BLOCK = 16  # bytes that a heap gives out at a time
_SLACK = 1024  # bytes that the measuring takes meanwhile
_FRAMES = 300  # of each match of `in_turn`


@dataclass(frozen=True)
class Way:
    """What is measured, and on which machine: MicroPython, or a build of CircuitPython."""

    board: str
    rules: str = "official"
    players: int = 4
    machine: Path | None = None
    without: tuple[str, ...] = ()
    heap: int = HEAP

    def check(self) -> None:
        """UsageError for what there is not."""
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
        """Bytes that are to go, so that a block of FREE is left; about, where there is no room."""
        if self.tightest is not None:
            return max(FREE - self.tightest.block, 0)
        return max(self.kept["table"] + FREE - self.room, 1)


def survey(way: Way, frames: int = MANY) -> Figures:
    """Play a hand of two persons in the heap; where there is no room, in a large one.

    Then the app keeps no more than it does where there is little room (`ui.memory.has_room`).

    frames: at most; 200 are enough for the first table.
    """
    try:
        report = _tied(way, people=2, hands=1, frames=frames)
        tightest = min(report.at("table"), key=lambda place: place.block)
    except (UsageError, vm.VmError):
        report = _played(way, people=2, frames=frames, is_tight=True)
        tightest = None
    kept: dict[str, int] = {}
    for place in report.places:
        kept.setdefault(place.name, report.kept(place))
    return Figures(kept, tightest, _room(way.heap, way.machine))


def whole_match(way: Way) -> Report:
    """A match of one person and bots to its end, in a heap that ends.

    It ends there as soon as the app is made, before the first title. MicroPython collects garbage
    between the steps of a program alone: so the app itself, which a board loads before anything
    else, is made in more, and what plays a match is imported one module in each step.
    """
    return _tied(way, people=1)


def in_turn(way: Way, count: int) -> list[int]:
    """Bytes kept at the title after each of so many matches, begun, played for a while and left.

    A table is no measure: how much is kept there depends a little on what was dealt.
    """
    report = _played(way, people=1, frames=_FRAMES, rounds=count, is_tight=True)
    return [report.kept(place) for place in report.at("title")][1:]


def _tied(way: Way, *, people: int, hands: int = MANY, frames: int = MANY) -> Report:
    """The same in a heap that ends."""
    limit = _room(way.heap, way.machine) + _extra(way)
    report = _played(
        way,
        people=people,
        hands=hands,
        frames=frames,
        tied=(_room(_ROOM, way.machine), limit // _BLOCK * _BLOCK),
    )
    left, had = report.tied
    if not left - _SLACK < had <= left:
        raise UsageError(f"memory: the heap does not end: {had} bytes could be had of {left}")
    for place in report.places:
        if not -_SLACK < limit - place.free - report.kept(place) - report.extra(place) < _SLACK:
            raise UsageError(f"memory: {place.free} bytes free at {place.name} are not the rest")
    return report


@cache
def _extra(way: Way) -> int:
    """By how much the table of names is larger than a board's, at a table without more beside it.

    Screens that come along where there is room have names of their own.
    """
    report = _played(way, people=1, frames=1, is_tight=True)
    return report.extra(report.at("table")[0])


def _played(way: Way, *, people: int, **more: object) -> Report:
    way.check()
    report = play(
        MODELS[way.board],
        people=people,
        bots=way.players - people,
        rules=NAMES.index(way.rules),
        sources=_drive(replace(way, rules="", players=0)).files,
        texts=_texts(way.board, way.without),
        heap=_ROOM,
        machine=way.machine,
        **more,  # type: ignore[arg-type]
    )
    if report.status:
        raise UsageError(f"memory: the app failed: {report.text.strip()[-400:]}")
    return report


@cache
def _drive(way: Way) -> Contents:
    header = MICROPYTHON if way.machine is None else CIRCUITPYTHON
    return contents_for(way.board, header=header, without=way.without)


@cache
def _texts(board: str, without: tuple[str, ...]) -> dict[str, str]:
    return program_for(board, without)


@cache
def _room(heap: int, machine: Path | None) -> int:
    """Bytes for objects in a heap: what is not its own table of blocks."""
    text = "import micropython\nmicropython.mem_info()\n"
    told = vm.run("room.py", texts={"room.py": text}, heap=heap, machine=machine).stdout
    return int(told.partition("GC: total: ")[2].partition(",")[0])
