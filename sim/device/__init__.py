"""`python -m sim device --machine DIR` measures a player's waiting times on a real firmware.

The drive of a PicoSystem runs on an emulator of one, given by its path (`sim.device.machine`). Keys
are pressed, and the cost of each is printed: milliseconds to the last changed pixel, pixels in
screens, flash sectors erased; and the heap that is kept at the table (`sim.device.visit`).
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path

from engine.rulesets.index import NAMES
from sim.arguments import number, value_of
from sim.device import decisions
from sim.device.figures import lines
from sim.device.machine import Machine
from sim.device.visit import Visit
from sim.errors import UsageError

__all__ = ["main"]

_USAGE = (
    "usage: python -m sim device --machine DIR [--drive DIR] [--rules NAME]... [--people N] "
    "[--bots N] [--times N] [--starts | --decisions]"
)
_HELP = """Prints a player's waiting times on an emulated PicoSystem, as medians.

  --machine DIR  the emulator: a folder with run.mjs, which `node DIR/run.mjs --serve PORT` starts
  --drive DIR    the folder to copy to its drive; by default the one that
                 `python -m sim drive pimoroni_picosystem` writes
  --rules NAME   a rule set, as often as needed; by default official, grand and double-down
  --people N, --bots N  the players; by default two persons and two bots
  --times N      the number of runs, 5 by default; a run takes about a minute; an emulator
                 with the same noise after each reset deals the same cards in each run
  --starts       measure only the starts
  --decisions    measure only the decisions of bots of each level, at a table of --bots
                 (sim/device/decisions.py)"""
_RULES = ("official", "grand", "double-down")


@dataclass
class _Options:
    machine: Path | None = None
    drive: Path | None = None
    rules: list[str] = field(default_factory=list)
    people: int = 2
    bots: int = 2
    times: int = 5
    is_short: bool = False
    is_of_bots: bool = False


def main(argv: list[str]) -> int:
    """Measure and print; 0."""
    if argv and argv[0] in ("-h", "--help"):
        print(f"{_USAGE}\n\n{_HELP}")
        return 0
    options = _parse(argv)
    if options.machine is None:
        raise UsageError(
            "device: --machine DIR is missing: name the folder of a PicoSystem emulator, which "
            "contains run.mjs"
        )
    with Machine(options.machine) as machine:
        if options.is_of_bots:
            for line in decisions.lines(machine, options.rules, max(options.bots, 2)):
                print(line)
            return 0
        drive = options.drive or _drive(machine.work)
        visits = [Visit(machine, name, options.people, options.bots) for name in options.rules]
        for time in range(options.times):
            _say(f"start {time + 1} of {options.times}")
            visits[0].start(drive)
        for visit in [] if options.is_short else visits:
            for time in range(options.times):
                _say(f"{visit.rules}, match {time + 1} of {options.times}")
                visit.play()
    print(f"{options.people} persons, {options.bots} bots; medians of {options.times}")
    for line in lines(visits):
        print(line)
    return 0


def _say(what: str) -> None:
    """Print to stderr, as measuring takes minutes."""
    print(what, file=sys.stderr, flush=True)


def _drive(work: Path) -> Path:
    """Return the folder of the board's drive, made from the repository as it is."""
    from sim.drive.contents import contents_for
    from sim.drive.folder import write

    folder = work / "drive"
    write(contents_for("pimoroni_picosystem"), folder)
    return folder


def _parse(argv: list[str]) -> _Options:
    options = _Options()
    rest = list(argv)
    while rest:
        name = rest.pop(0)
        if name in ("--starts", "--decisions"):
            options.is_short = name == "--starts"
            options.is_of_bots = name == "--decisions"
            continue
        if name not in ("--machine", "--drive", "--rules", "--people", "--bots", "--times"):
            raise UsageError(f"device: unknown argument {name!r}; {_USAGE}")
        _set(options, name, value_of(f"device: {name}", rest, _USAGE))
    options.rules = options.rules or list(_RULES)
    return options


def _set(options: _Options, name: str, value: str) -> None:
    """Take an option's value."""
    if name in ("--machine", "--drive"):
        folder = Path(value).resolve()
        if not folder.is_dir():
            raise UsageError(f"device: {name} {value}: there is no such folder")
        setattr(options, name[2:], folder)
    elif name == "--rules":
        if value not in NAMES:
            raise UsageError(f"device: --rules {value}: choose one of {', '.join(NAMES)}")
        options.rules.append(value)
    else:
        least = 0 if name == "--bots" else 1
        setattr(options, name[2:], number(f"device: {name}", value, least, 100))
