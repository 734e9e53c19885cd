"""This module writes the saves of one kind into two banks of slots, alternating between them.

A save goes into the bank that does NOT hold the newest good one, into the slot there whose save is
oldest or torn. A power cut can damage that slot and its neighbors in the same bank, but not the
newest good save; see `journal.layout`.
"""

from journal.layout import BLOCK
from journal.reasons import EMPTY, SAVED, SYNC_FAILED, WRITE_FAILED
from journal.record import LAST_SEQUENCE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO


class Ring:
    """The slots of a kind; `journal.reading` fills it in at the start.

    `state`: of the newest save that can be read; `found`: its slot, -1: none, or written over
    since; `length`: of its payload. `damaged` counts slots whose save cannot be read.
    """

    def __init__(self, start: int, guard: int, slots: int, blocks: int) -> None:
        self._start = start  # of the first bank in the file
        self._guard = guard  # bytes between the banks
        self.size = blocks * BLOCK
        self.sequences = [0] * (2 * slots)  # 0: nothing good in that slot
        self.good = -1  # the slot of the newest good save
        self.last = 0  # the highest sequence number used so far
        self.state = EMPTY
        self.found = -1
        self.length = 0
        self.damaged = 0

    def offset_of(self, slot: int) -> int:  # per frame
        """Return where a slot begins in the file. The first bank has the lower numbers."""
        guard = self._guard if slot >= len(self.sequences) >> 1 else 0
        return self._start + slot * self.size + guard

    def next_slot(self) -> int:  # per frame
        """Return the slot that the next save goes into."""
        bank = len(self.sequences) >> 1
        first = 0 if self.good >= bank else bank
        best = first
        for index in range(first + 1, first + bank):
            if self.sequences[index] < self.sequences[best]:
                best = index
        return best

    def next_sequence(self) -> int:  # per frame
        """Return the number of the next save; none is used twice, even after a failure."""
        if self.last < LAST_SEQUENCE:
            self.last += 1
        return self.last

    def write(
        self, file: "BinaryIO", page: bytearray, sync: "Callable[[], None]"
    ) -> int:  # per frame
        """Write a page that has the number from `next_sequence`: one write, one sync."""
        slot = self.next_slot()
        self.sequences[slot] = 0  # its old save is lost from here on
        if slot == self.found:
            self.found = -1
        try:
            file.seek(self.offset_of(slot))
            if file.write(page) != len(page):
                return WRITE_FAILED
        except OSError:
            return WRITE_FAILED
        try:
            sync()
        except OSError:
            return SYNC_FAILED
        self.sequences[slot] = self.last
        self.good = slot
        return SAVED
