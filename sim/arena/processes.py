"""This module spreads work over processes."""

from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

_Chunk = TypeVar("_Chunk")
_Part = TypeVar("_Part")


def spread(work: Callable[[_Chunk], _Part], chunks: Sequence[_Chunk], jobs: int) -> Iterator[_Part]:
    """Do the work on each chunk, in order, on that many processes; 1: on this one."""
    if jobs == 1:
        yield from map(work, chunks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, chunks)
