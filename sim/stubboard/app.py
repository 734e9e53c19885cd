"""The whole app on MicroPython: what each share keeps, what is free, whether it plays.

`play(model, …)` runs `sim/stubboard/play_app.py` there and returns a Report.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.layout import MATCH_ENDED, STATUS
from sim import vm
from sim.board.models import Model
from sim.drive.contents import program_for
from sim.stubboard import closure, own_sources, run, stub
from sim.vm.runner import ROOT

_PROGRAM = "play_app.py"
_SOURCE = ROOT / "sim" / "stubboard" / _PROGRAM
_LIBRARIES = [
    "adafruit_display_text.label",
    "adafruit_displayio_layout.layouts.page_layout",
]
_TWINS = {"edgebadge": "pybadge", "pybadge_airlift": "pybadge"}
# The buttons that the finger presses, by how often: A to choose, then those that move,
# SELECT to call Uno, B to walk or go back. START would only lead away from the game.
_LIKED = "A A A A RIGHT RIGHT LEFT DOWN UP SELECT B".split()


@dataclass
class Free:
    """At a place: bytes that were free, and the largest block (to 256 bytes; 16,384 exactly)."""

    place: str
    free: int
    block: int


@dataclass
class Report:
    """shares and peaks in bytes by name, in the order of loading; `stub` is no board's, and
    `letters`, the library that writes the title, is given back when that is left.

    places: bytes kept, all but the stub, at the `title`, with a match `begun`, at the `table`.
    drawn: TileGrids and Groups on the display at the table, and bytes of the bitmaps there.
    names: how many names there were, (where, number) in turn: after each piece of a share, then
    by place. most: garbage included.
    tied: bytes that were left when the heap was made to end at its limit, and that could be had.
    taken: the most that a frame took which stayed on its screen, by place; empty if none did.
    """

    shares: dict[str, int] = field(default_factory=dict)
    peaks: dict[str, int] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    names: list[tuple[str, int]] = field(default_factory=list)
    most: int = 0
    tied: tuple[int, int] = (0, 0)
    drawn: tuple[int, ...] = ()
    frees: list[Free] = field(default_factory=list)
    taken: dict[str, int] = field(default_factory=dict)
    hands: int = 0
    is_won: bool = False
    frames: int = 0
    refreshes: int = 0
    tiles: int = 0
    status: int = 0
    text: str = ""

    @property
    def tables(self) -> list[Free]:
        """What was free at each table: the first, and with `tied` every further one."""
        return [free for free in self.frees if free.place in ("table", "again")]

    @property
    def kept(self) -> int:
        """What a board keeps with the table on its screen, in bytes."""
        return self.places["table"]


def play(
    model: Model,
    *,
    people: int = 0,
    bots: int = 4,
    rules: int = 0,
    hands: int = 1,
    rounds: int = 1,
    is_saved: bool = False,
    tied: tuple[int, int] = (0, 0),
    sources: Mapping[str, str | bytes] | None = None,
    heap: int = vm.HEAP,
    pystack: int = vm.PYSTACK,
) -> Report:
    """Load and build the app on a model's board, and play hands, or a match to its end.

    rules: place in engine/rulesets/index.py.
    `hands`, `is_won`: of the last round. is_saved: the board's drive can be written to.
    tied: (bytes of the machine's heap, bytes that the app may have of it); then the heap ends
    there as soon as the app is made. sources: as in `sim.stubboard.run`, such as the files of
    `sim.drive.contents`.
    """
    own = own_sources()
    files = dict(own if sources is None else sources)
    files[_PROGRAM] = _SOURCE.read_text(encoding="utf-8")
    texts = own if sources is None else program_for(model.board_id)
    argv = [
        ",".join(f"{share}={name}" for name, share in _plan(model, texts, is_saved)),
        ",".join(model.wires[button] for button in _LIKED if button in model.wires),
        *(str(number) for number in (STATUS, MATCH_ENDED, people, bots, hands, rounds)),
        str(int(is_saved)),
        *map(str, tied),
        str(rules),
    ]
    return _read(run(_PROGRAM, model, argv=argv, sources=files, heap=heap, pystack=pystack))


def _plan(model: Model, texts: Mapping[str, str], is_saved: bool) -> list[tuple[str, str]]:
    """(module, share) of what is there before the first screen, in order of loading."""
    standing_in = stub(model)
    everything = {**texts, **standing_in}
    own = "hal." + _TWINS.get(model.board_id, model.board_id)
    # Of the drive's modules a board loads first what needs the largest blocks.
    groups = [
        ("stub", [path.removesuffix(".py") for path in standing_in]),
        (
            "hal",
            ["hal", own]
            if "open_board" in texts[f"{own.replace('.', '/')}.py"]
            else ["hal", own, "hal.wired"],
        ),
        ("", ["ui.sheets"]),
        ("app", ["*"]),
        ("", ["engine.game"]),
        ("", ["engine.ruleset"]),  # loaded while the app is made
        ("letters", _LIBRARIES[:1]),
        ("libs", _LIBRARIES[1:]),
        ("", ["ui.app"]),
        ("app", ["ui.saved_setup", "ui.beginning"]),  # they go when it is made
        ("book", ["journal.file"] if is_saved else []),
    ]
    plan: dict[str, str] = {}
    for share, names in groups:
        for name in closure(names, everything) if names != ["*"] else names:
            plan.setdefault(name, share or name.partition(".")[0])
    return list(plan.items())


def _read(done: vm.Result) -> Report:
    report = Report(status=done.status, text=done.stdout)
    for line in done.stdout.splitlines():
        kind, *words = line.split() or [""]
        if kind == "share":
            report.shares[words[0]] = int(words[1])
        elif kind == "kept":
            report.places[words[0]] = int(words[1])
        elif kind == "names":
            place = words[0]
        elif kind == "qstr":
            count = int(line.partition("n_qstr=")[2].partition(",")[0])
            report.names.append((place, count))
        elif kind == "drawn":
            report.drawn = tuple(map(int, words))
        elif kind == "tied":
            report.tied = (int(words[0]), int(words[1]))
        elif kind == "most":
            report.most = int(words[0])
        elif kind == "peak":
            report.peaks[words[0]] = int(words[1])
        elif kind == "free":
            report.frees.append(Free(words[0], int(words[1]), int(words[2])))
        elif kind == "taken":
            report.taken[words[0]] = int(words[1])
        elif kind == "won":
            report.is_won = words == ["1"]
        elif kind == "played":
            report.hands, report.frames, report.refreshes, report.tiles = map(int, words)
    return report
