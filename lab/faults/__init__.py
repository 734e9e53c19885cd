"""`python -m sim faults` tests the journal under power cuts, with controls.

The journal runs on every model; the controls run on some: `open("wb")`, write-then-rename, the
journal on a fragmented drive, and a simple ring. The journal must lose nothing in at least 200,000
cuts, and each control must lose something: a model in which nothing can be lost would prove
nothing. The exit status is 1 if that does not hold.
"""

import argparse
import time
from collections import Counter

from lab.faults.device import MODELS, Device, Model
from lab.faults.savers import Journaled, JournaledInTheApp, OneRing, Renamed, Rewritten
from lab.faults.trial import Method, Tally, Trial

LEAST_CUTS = 200_000
SIZE = 1500  # bytes of a save in a game for four
_CROSSING = 6  # the place of the file where such a save lies in two sectors
_WORN_BY = 160  # saves: every slot of the app ten times
_OFFSETS = 16  # positions of the file relative to the erase sectors: all in an 8 KB sector


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


def run(options: argparse.Namespace) -> int:
    """Run everything and print the table; 1 if a result is not as expected."""
    started = time.monotonic()
    print(f"models, and erases of the busiest sector in 1,000 saves of {SIZE} bytes:")
    for model in MODELS:
        print(f"  {model}: {erases(model):.0f} erases")
    head = ("", "cuts", "after a resume", "saves lost", "other files changed", "recoveries failed")
    print("\n{:<25}{:>9}{:>16}{:>12}{:>21}{:>19}".format(*head))
    is_right = True
    for method in (*JOURNALS, *CONTROLS):
        tally = try_all(method, options.seed, options.quick)
        counts = (tally[name] for name in ("cuts", "again", "lost", "changed", "failed"))
        print("{:<25}{:>9,}{:>16,}{:>12,}{:>21,}{:>19,}".format(method.name, *counts), flush=True)
        is_right = is_right and is_as_expected(method, tally, options.quick)
    took = time.monotonic() - started
    print(
        f"\n{'as expected' if is_right else 'NOT AS EXPECTED'}; {took:.0f} s, seed {options.seed}"
    )
    return 0 if is_right else 1


def try_all(method: Method, seed: int, is_quick: bool = False) -> Tally:
    """Run one method of saving on all its models."""
    total = Tally()
    saves = min(method.saves, 4) if is_quick else method.saves
    places = [(model, offset) for model in method.models for offset in range(method.offsets)]
    if is_quick:
        places = [(model, place * 5 % _OFFSETS) for place, model in enumerate(method.models)]
    for index, (model, offset) in enumerate(places):
        total.update(Trial(method, model, offset, seed * 1000 + index).run(saves))
    return total


def is_as_expected(method: Method, tally: Tally, is_quick: bool = False) -> bool:
    """Did the journal lose nothing in enough cuts, or a control lose a save?"""
    if method.least < 0:
        return tally["lost"] > 0
    return tally.is_clean() and tally["cuts"] >= (1 if is_quick else method.least)


def erases(model: Model) -> float:
    """Return the busiest sector's erases in 1,000 saves of a match; a scratch sector's, if any.

    The file begins where that is most. A sector endures about 100,000 erases.
    """
    drive = JournaledInTheApp.drive(model, JournaledInTheApp.content, _CROSSING)
    device = Device(model, list(drive.image))
    saver = JournaledInTheApp(device, drive)
    for save in range(_WORN_BY):
        saver.save(0, bytes([save]) * SIZE)
    count = Counter(operation.sector for operation in device.log if not operation.page)
    return max(count.values()) * 1000 / _WORN_BY
