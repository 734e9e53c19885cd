"""This module says where the slots are in the file: each kind has two banks, with guards between.

    guard | kind 0: bank, guard, bank, guard | kind 1: bank, guard, bank, guard | …

A block is 512 bytes, the least that a drive writes. But flash is erased in sectors of 4 KB or 8 KB
that may begin at any block of this file, so a power cut during the write of one block can lose the
fifteen blocks before or after it. A guard is sixteen unused blocks, so a write in one bank harms
neither the other bank nor another kind nor another file. Fifteen would be enough for that; with
sixteen every bank begins at a multiple of 4 KB, and every slot of 8 blocks at a cluster: a board
that writes its flash back for each cluster erases one sector for a save that fits in one.
`kinds` is ((slots in a bank, blocks in a slot), …), as many kinds as the app needs.
Only the start needs this module.
"""

from micropython import const

BLOCK = const(512)
GUARD = const(8192)  # the largest erase sector

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Kinds = Sequence[tuple[int, int]]


def start_of(kinds: "Kinds", kind: int) -> int:
    """Return where the first bank of a kind begins. A guard and the second bank follow it."""
    start = GUARD
    for number in range(kind):
        start += 2 * _bank_and_guard(kinds, number)
    return start


def file_size(kinds: "Kinds") -> int:
    """Return the size of the whole file in bytes."""
    return start_of(kinds, len(kinds))


def _bank_and_guard(kinds: "Kinds", kind: int) -> int:
    slots, blocks = kinds[kind]
    return slots * blocks * BLOCK + GUARD
