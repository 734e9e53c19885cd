"""This module writes the saves of one kind into two banks of slots, alternating between them.

A save goes into the bank that does NOT hold the newest good one, into the slot there whose save is
oldest or torn. A power cut can damage that slot and its neighbors in the same bank, but not the
newest good save; see `journal.layout`.
"""

from journal.layout import BLOCK, GUARD
from journal.reasons import EMPTY, SAVED, SYNC_FAILED, WRITE_FAILED
from journal.record import LAST_SEQUENCE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO


class Ring:
    """The slots of a kind; `journal.reading` fills it in at the start.

    `state`: of the newest save at the start; `good`: the slot of the newest good save, -1: none;
    `length`: of its payload. `damaged` counts slots whose save could not be read at the start.
    """

    def __init__(self, start: int, slots: int, blocks: int) -> None:
        self._start = start  # of the first bank in the file
        self.size = blocks * BLOCK
        self.sequences = [0] * (2 * slots)  # 0: nothing good in that slot
        self.good = -1
        self.last = 0  # the highest sequence number used so far
        self.state = EMPTY
        self.length = 0
        self.damaged = 0

    def offset_of(self, slot: int) -> int:  # per frame
        """Return where a slot begins in the file. The first bank has the lower numbers."""
        guard = GUARD if slot >= len(self.sequences) >> 1 else 0
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

    def write(  # per frame
        self, file: "BinaryIO", page: bytearray, length: int, sync: "Callable[[], None]"
    ) -> int:
        """Write a page that has the number from `next_sequence`: one write, one sync.

        length: of its payload.
        """
        slot = self.next_slot()
        self.sequences[slot] = 0  # its old save is lost from here on
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
        self.length = length
        return SAVED
