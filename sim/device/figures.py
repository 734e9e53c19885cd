"""This module formats measurements: a row for each quantity, a column for each rule set."""

from statistics import median
from typing import TYPE_CHECKING

from sim.device.machine import Sample
from sim.device.visit import FIRST_START, ROWS, START

if TYPE_CHECKING:
    from sim.device.visit import Visit

_FIRST = 34
_COLUMN = 26


def lines(visits: "list[Visit]") -> list[str]:
    """Return the table. `-` stands for no sample."""
    out = [_line("ms, screens of pixels, erases", [visit.rules for visit in visits])]
    for row in ROWS:
        out.append(_line(row, [cell(visit.samples[row]) for visit in visits]))
        if row in (FIRST_START, START):
            out[-1] = _line(row, [cell(visits[0].samples[row])])
    out.append(_line("heap kept, largest block", [_heap(visit) for visit in visits]))
    out.append(_line("different deals", [str(len(visit.deals)) for visit in visits]))
    return out


def cell(samples: list[Sample]) -> str:
    """Return the medians of some samples, and their number."""
    if not samples:
        return "-"
    ms = median(sample.ms for sample in samples)
    screens = median(sample.screens for sample in samples)
    erases = median(sample.erases for sample in samples)
    return f"{ms:.0f}  {screens:.2f}  {erases:.0f}  ({len(samples)})"


def _heap(visit: "Visit") -> str:
    """Return the most that was kept at the table, and the smallest of the largest blocks."""
    told = [heap for heap in visit.heap if heap]
    if not told:
        return "-"
    kept = max(heap["alloc"] for heap in told)
    return f"{kept:,}, {min(heap['largest_block'] for heap in told):,}"


def _line(first: str, cells: list[str]) -> str:
    return (f"{first:{_FIRST}}" + "".join(f"{text:>{_COLUMN}}" for text in cells)).rstrip()
