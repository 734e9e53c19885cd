"""This module writes the saves of one kind: two banks of slots, in turn.

A save goes into the bank that does NOT hold the newest good one, there into the slot whose save is
oldest or torn. So whatever a cut does to the slot and to all around it in the same bank, the
newest good save lies out of its reach; see `journal.layout`.
"""

from journal.layout import BLOCK
from journal.reasons import EMPTY, SAVED, SYNC_FAILED, WRITE_FAILED
from journal.record import LAST_SEQUENCE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO


class Ring:
    """What is known of the slots of a kind; `journal.reading` fills it in at the start.

    `state`: what the newest save is; `found`: the slot that it was found in, -1: none, or written
    over since; `length`: its payload's. `damaged` counts slots that hold no good save.
    """

    def __init__(self, start: int, guard: int, slots: int, blocks: int) -> None:
        self._start = start  # of the first bank in the file
        self._guard = guard  # bytes between the banks
        self.size = blocks * BLOCK
        self.sequences = [0] * (2 * slots)  # 0: nothing good in that slot
        self.good = -1  # the slot of the newest good save
        self.last = 0  # the highest sequence that was ever tried
        self.state = EMPTY
        self.found = -1
        self.length = 0
        self.damaged = 0

    def offset_of(self, slot: int) -> int:  # per frame
        """Where a slot begins in the file: those of the first bank, then the second's."""
        guard = self._guard if slot >= len(self.sequences) >> 1 else 0
        return self._start + slot * self.size + guard

    def next_slot(self) -> int:  # per frame
        """The slot that the next save goes into."""
        bank = len(self.sequences) >> 1
        first = 0 if self.good >= bank else bank
        best = first
        for index in range(first + 1, first + bank):
            if self.sequences[index] < self.sequences[best]:
                best = index
        return best

    def next_sequence(self) -> int:  # per frame
        """The number of the next save; none is used twice, also not after a failure."""
        if self.last < LAST_SEQUENCE:
            self.last += 1
        return self.last

    def write(
        self, file: "BinaryIO", page: bytearray, sync: "Callable[[], None]"
    ) -> int:  # per frame
        """One write, one sync; the page has the number that was taken last."""
        slot = self.next_slot()
        self.sequences[slot] = 0  # what was there is gone
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
