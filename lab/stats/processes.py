"""This module spreads work over processes."""

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import Pool
from typing import TypeVar

from lab.fast.chosen import choose

_Chunk = TypeVar("_Chunk")
_Part = TypeVar("_Part")


def spread(work: Callable[[_Chunk], _Part], chunks: Sequence[_Chunk], jobs: int) -> Iterator[_Part]:
    """Do the work on each chunk, in order, on that many processes; 1: on this one.

    Ctrl-C reaches every process of a terminal; this one alone answers it, and ends the others.
    """
    if jobs == 1:
        yield from map(work, chunks)
        return
    with _workers(jobs) as pool:
        yield from pool.imap(work, chunks)


@contextmanager
def _workers(jobs: int) -> Iterator[Pool]:
    """Begin processes that never see Ctrl-C, not even while they import what they need.

    They inherit a mask that holds the signal back; here it is answered when all have begun.
    """
    resource_tracker.ensure_running()  # now: it takes the mask away from who begins it
    before = _hold({signal.SIGINT})
    try:
        with get_context("spawn").Pool(jobs, choose) as pool:
            _let(before)
            yield pool
    finally:
        _let(before)


def _hold(signals: set[signal.Signals]) -> set[int]:
    """Hold signals back, where that is possible; return those that were before."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        return set()
    return set(signal.pthread_sigmask(signal.SIG_BLOCK, signals))


def _let(before: set[int]) -> None:
    """Hold only the signals back that were before; one that came meanwhile is answered now."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
