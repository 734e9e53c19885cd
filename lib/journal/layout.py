"""This module says where the slots lie in the file: two banks a kind, with a guard around each.

    guard | kind 0: bank, guard, bank, guard | kind 1: bank, guard, bank, guard | …

A block is 512 bytes, the least that a drive writes. But flash is erased in sectors of 4 KB or 8 KB
that begin anywhere in this file, so a cut while one block is written can lose the fifteen blocks
before or behind it. Hence the guard: that many blocks that hold nothing, and one more. A write in
one bank then reaches neither the other bank nor another kind nor another file. The one more lets
every bank begin at a multiple of 4 KB, so a slot begins with a cluster of the drive: a board that
writes its flash back for each cluster erases one sector for a save that fits one.
`kinds` is ((slots in a bank, blocks in a slot), …), as many kinds as the app needs.
Needed at the start alone.
"""

from micropython import const

BLOCK = const(512)
GUARD = const(8192)  # the largest erase sector
MOST_BLOCKS = const(8)  # of a slot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Kinds = Sequence[tuple[int, int]]


def start_of(kinds: "Kinds", kind: int) -> int:
    """Where the first bank of a kind begins. The second lies behind it and a guard."""
    start = GUARD
    for number in range(kind):
        start += 2 * _bank_and_guard(kinds, number)
    return start


def file_size(kinds: "Kinds") -> int:
    """Bytes of a whole file."""
    return start_of(kinds, len(kinds))


def _bank_and_guard(kinds: "Kinds", kind: int) -> int:
    slots, blocks = kinds[kind]
    return slots * blocks * BLOCK + GUARD
