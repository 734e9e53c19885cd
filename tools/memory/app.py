"""This module measures what the whole app keeps of a board's heap, and plays matches in it.

    kept(setup)            bytes kept at the title, the first table, the cover and the score
    whole_match(setup)     a match to its end in a heap that ends where a board's does
    after_reset(setup)     a match that such a board resumes when it is switched on
    in_turn(setup, count)  title and match in turn, in the same heap
    census(setup)          what is in memory at the first table, as lines

The stub's modules (`sim.stubboard`) replace C modules and are not counted, nor are their names.
Its objects (bitmaps, palettes, TileGrids, Groups, key scanners) take what a board's take,
so they are counted.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.rulesets import load
from engine.rulesets.index_generated import MOST, NAMES
from sim import vm
from sim.board.models import MODELS
from sim.errors import UsageError
from sim.stubboard.app import MANY, Place, Report, play
from tools.drive.bytecode import CIRCUITPYTHON, MICROPYTHON
from tools.drive.contents import Contents, contents_for
from tools.memory.census import lines_of

# Bytes that boards have for objects when the app begins (docs/memory.md), the smallest first.
ROOMS = {"pygamer": 142_976, "pimoroni_picosystem": 165_680}
LARGE = 320_000  # that the boards with 512 KB, or with PSRAM, have at least
FREE = 4096  # bytes that are to be free in one block at the tightest moment of a match
SAVE = 128  # bytes of garbage of a save, to which MicroPython's stack may still refer
_AREA = 7_936  # bytes for objects in the first area of a heap: CIRCUITPY_HEAP_START_SIZE, 8 KB
_MACHINE = 600_000  # the machine's heap, before it is made to end: see `whole_match`
_BLOCK = 16  # bytes of a heap's block
_SLACK = 1024  # bytes that measuring itself takes
_FRAMES = 300  # of each match of `in_turn`


@dataclass(frozen=True)
class Setup:
    """What is measured, and on which machine: MicroPython, or a build of CircuitPython.

    room: bytes for objects; 0: as many as the board has.
    """

    board: str
    rules: str = "official"
    players: int = 4
    people: int = 2
    machine: Path | None = None
    without: tuple[str, ...] = ()
    room: int = 0

    def check(self) -> None:
        """UsageError for a wrong number of players."""
        try:
            load(self.rules).check_players(self.players)
        except ValueError as error:
            raise UsageError(f"memory: {error}; name a number with --players") from error

    @property
    def limit(self) -> int:
        """Return the bytes that the app may have."""
        return self.room or ROOMS.get(self.board, LARGE)


def most_of(rules: str) -> int:
    """Return the most players of a rule set."""
    return MOST[NAMES.index(rules)]


def kept(setup: Setup) -> dict[str, int]:
    """Return the bytes that the app keeps at each screen where memory is short, by its name.

    It then keeps no more than it has to (`ui.match.memory.has_room`): no movement, no tips.
    """
    report = _tight(setup)
    found: dict[str, int] = {}
    for place in report.places:
        found.setdefault(place.name, report.kept(place))
    return found


def whole_match(
    setup: Setup, hands: int = MANY, frames: int = MANY, rounds: int = 1, saved: bytes = b""
) -> Report:
    """Play a match to its end, or some in turn, in a heap that ends where the board's does.

    saved: what an earlier report saved, whose match is resumed first.

    The limit applies as soon as the app is made, before the first title. MicroPython collects
    garbage only between the steps of a program, so the app itself, which a board loads first, is
    made in a larger heap, and the modules that play a match are imported one in each step.
    UsageError: the match does not fit, or the heap did not end there.
    """
    limit = setup.limit + _extra(setup)
    report = _played(
        setup,
        hands=hands,
        frames=frames,
        rounds=rounds,
        saved=saved,
        areas=areas_of(limit),
        tied=(_room(_MACHINE, setup.machine), limit // _BLOCK * _BLOCK),
    )
    left, had = report.tied
    if not left - _SLACK < had <= left:
        raise UsageError(f"memory: the heap does not end: {had} bytes could be had of {left}")
    for place in report.places:
        if not -_SLACK < limit - place.free - report.kept(place) - report.extra(place) < _SLACK:
            raise UsageError(f"memory: {place.free} bytes free at {place.name} are not the rest")
    return report


def after_reset(setup: Setup) -> Report:
    """Begin a match, switch the board off and on again, and resume the match from its save."""
    return whole_match(setup, frames=_FRAMES, saved=whole_match(setup, frames=_FRAMES).saved)


def areas_of(objects: int) -> list[int]:
    """Return the areas of a board's heap, in bytes for objects.

    CircuitPython adds one when the heap is full, as large as all before it, or all that is left
    (`gc_try_add_heap` in its py/gc.c). No block lies in two of them.
    """
    found = [min(_AREA, objects)]
    while sum(found) < objects:
        found.append(min(sum(found), objects - sum(found)))
    return found


def tightest(places: Iterable[Place]) -> Place:
    """Return the place with the smallest largest block."""
    return min(places, key=lambda place: place.block)


def in_turn(setup: Setup, count: int) -> Report:
    """Begin, play and leave so many matches; each is left and resumed from its save on the way."""
    return whole_match(setup, frames=_FRAMES, rounds=count)


def census(setup: Setup) -> list[str]:
    """Return what is in memory at the first table, where no more is kept than has to be."""
    report = _played(setup, frames=_FRAMES, is_tight=True, has_census=True)
    return [*lines_of(drive_of(setup), report)]


@cache
def _tight(setup: Setup) -> Report:
    """Play the first frames of a match in a large heap, as if memory was short."""
    return _played(setup, frames=_FRAMES, is_tight=True)


def _extra(setup: Setup) -> int:
    """Return by how much the table of names exceeds a board's, at a table without extra screens.

    Screens that are loaded if there is room have names of their own.
    """
    report = _tight(setup)
    return report.extra(report.at("table")[0])


def _played(setup: Setup, **more: object) -> Report:
    setup.check()
    contents = drive_of(setup)
    report = play(
        MODELS[setup.board],
        people=setup.people,
        bots=setup.players - setup.people,
        rules=NAMES.index(setup.rules),
        sources=contents.files,
        drive=contents.drive,
        heap=_MACHINE,
        machine=setup.machine,
        **more,  # type: ignore[arg-type]
    )
    if report.status:
        raise UsageError(f"memory: the app failed: {report.text.strip()[-400:]}")
    return report


def drive_of(setup: Setup) -> Contents:
    """Return the drive of its board, which takes half a minute the first time."""
    return _drive(setup.board, setup.machine is None, setup.without)


@cache
def _drive(board: str, is_for_micropython: bool, without: tuple[str, ...]) -> Contents:
    header = MICROPYTHON if is_for_micropython else CIRCUITPYTHON
    return contents_for(board, header=header, without=without)


@cache
def _room(heap: int, machine: Path | None) -> int:
    """Return the bytes for objects in a heap, without its own table of blocks."""
    text = "import micropython\nmicropython.mem_info()\n"
    told = vm.run("room.py", texts={"room.py": text}, heap=heap, machine=machine).stdout
    return int(told.partition("GC: total: ")[2].partition(",")[0])
