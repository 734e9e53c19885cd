"""This module spreads work over processes."""

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

from sim.fast.chosen import choose

_Chunk = TypeVar("_Chunk")
_Part = TypeVar("_Part")


def spread(work: Callable[[_Chunk], _Part], chunks: Sequence[_Chunk], jobs: int) -> Iterator[_Part]:
    """Do the work on each chunk, in order, on that many processes; 1: on this one.

    Ctrl-C reaches every process of a terminal; this one alone answers it, and ends the others.
    """
    if jobs == 1:
        yield from map(work, chunks)
        return
    with get_context("spawn").Pool(jobs, _begin) as pool:
        yield from pool.imap(work, chunks)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    choose()
