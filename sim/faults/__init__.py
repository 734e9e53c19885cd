"""`python -m sim faults [--quick] [--seed N]` tests the journal under power cuts, with controls.

The journal runs on every model; the controls run on some: `open("wb")`, write-then-rename, the
journal on a fragmented drive, and a simple ring. The journal must lose nothing in at least 200,000
cuts, and each control must lose something: a model in which nothing can be lost would prove
nothing. The exit status is 1 if that does not hold.

`python -m sim faults --saves N [--seed S]` damages N saves and starts the app from each of them
(sim/faults/saves.py).
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass

from sim.arguments import number, value_of
from sim.errors import UsageError
from sim.faults.drive import MODELS, Drive, Model
from sim.faults.savers import Journaled, JournaledInTheApp, OneRing, Renamed, Rewritten
from sim.faults.saves import damage_saves
from sim.faults.trial import Tally, Trial
from sim.faults.wear import SIZE, erases

LEAST_CUTS = 200_000
_USAGE = "usage: python -m sim faults [--quick | --saves N] [--seed N]"
_MOST_SAVES = 1_000_000
_MOST_SEED = 2**30 - 1
_OFFSETS = 16  # positions of the file relative to the erase sectors: all in an 8 KB sector


@dataclass(frozen=True)
class Method:
    """A method of saving, and its expected result."""

    name: str
    saver: type[Journaled] | type[Rewritten] | type[OneRing]
    models: tuple[Model, ...]
    offsets: int
    saves: int
    every: int
    least: int = -1  # cuts without a loss; -1: a control, which must lose a save
    is_fragmented: bool = False


_SAME = (MODELS[0], MODELS[1], MODELS[3], MODELS[7])
_SMALL_CLUSTERS = (MODELS[0], MODELS[2], MODELS[3], MODELS[9])
JOURNALS = (
    Method("lib/journal", Journaled, MODELS, _OFFSETS, 18, 20, LEAST_CUTS),
    Method("lib/journal, all slots", JournaledInTheApp, MODELS, 1, 40, 40, 10_000),
)
CONTROLS = (
    Method('open("wb")', Rewritten, _SAME, 2, 3, 25),
    Method("write, then rename", Renamed, _SAME, 2, 3, 25),
    Method("lib/journal, fragmented", Journaled, _SMALL_CLUSTERS, 2, 6, 25, is_fragmented=True),
    Method("one ring, 4 KB apart", OneRing, _SAME, 2, 8, 25),
)


def main(argv: list[str]) -> int:
    """Run everything and print the table; 1 if a result is not as expected."""
    if "--help" in argv or "-h" in argv:
        print(f"{_USAGE}\n\n{__doc__}")
        return 0
    is_quick, saves, seed = _options(argv)
    if saves:
        return damage_saves(saves, seed)
    started = time.monotonic()
    print(f"models, and erases of the busiest sector in 1,000 saves of {SIZE} bytes:")
    for model in MODELS:
        print(f"  {model}: {erases(model):.0f} erases")
    head = ("", "cuts", "after a resume", "saves lost", "other files changed", "recoveries failed")
    print("\n{:<25}{:>9}{:>16}{:>12}{:>21}{:>19}".format(*head))
    is_right = True
    for method in (*JOURNALS, *CONTROLS):
        tally = run(method, seed, is_quick)
        counts = (tally.cuts, tally.again, tally.lost, tally.changed, tally.failed)
        print("{:<25}{:>9,}{:>16,}{:>12,}{:>21,}{:>19,}".format(method.name, *counts), flush=True)
        is_right = is_right and is_as_expected(method, tally, is_quick)
    took = time.monotonic() - started
    print(f"\n{'as expected' if is_right else 'NOT AS EXPECTED'}; {took:.0f} s, seed {seed}")
    return 0 if is_right else 1


def run(method: Method, seed: int, is_quick: bool = False) -> Tally:
    """Run one method of saving on all its models."""
    total = Tally()
    for index, (model, offset) in enumerate(_places(method, is_quick)):
        drive = Drive(model, method.saver.content(), offset, method.is_fragmented)
        trial = Trial(drive, method.saver, seed * 1000 + index, method.every)
        total.add(trial.run(min(method.saves, 4) if is_quick else method.saves))
    return total


def is_as_expected(method: Method, tally: Tally, is_quick: bool = False) -> bool:
    """Did the journal lose nothing in enough cuts, or a control lose a save?"""
    if method.least < 0:
        return tally.lost > 0
    return tally.is_clean() and tally.cuts >= (1 if is_quick else method.least)


def _places(method: Method, is_quick: bool) -> Iterator[tuple[Model, int]]:
    for place, model in enumerate(method.models):
        if is_quick:
            yield model, place * 5 % _OFFSETS
        else:
            for offset in range(method.offsets):
                yield model, offset


def _options(argv: list[str]) -> tuple[bool, int, int]:
    rest = list(argv)
    is_quick, saves, seed = False, 0, 1
    while rest:
        option = rest.pop(0)
        if option == "--quick":
            is_quick = True
        elif option == "--saves":
            saves = number("faults: --saves", value_of(option, rest, _USAGE), 1, _MOST_SAVES)
        elif option == "--seed":
            seed = number("faults: --seed", value_of("faults: --seed", rest, _USAGE), 0, _MOST_SEED)
        else:
            raise UsageError(f"faults: unknown argument {option!r}; {_USAGE}")
    if is_quick and saves:
        raise UsageError(f"faults: --quick does not go with --saves; {_USAGE}")
    return is_quick, saves, seed
