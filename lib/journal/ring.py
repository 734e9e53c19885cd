"""The saves of one kind: two banks of slots, written in turn.

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
    over since; `length`: its payload's. `spoilt` counts slots that hold no good save.
    """

    def __init__(self, slots: int, blocks: int) -> None:
        self._bank = slots
        self.size = blocks * BLOCK
        self.offsets = [0] * (2 * slots)  # in the file
        self.sequences = [0] * (2 * slots)  # 0: nothing good in that slot
        self.good = -1  # the slot of the newest good save
        self.last = 0  # the highest sequence that was ever tried
        self.state = EMPTY
        self.found = -1
        self.length = 0
        self.spoilt = 0

    def next_slot(self) -> int:  # per frame
        """The slot that the next save goes into."""
        first = 0 if self.good >= self._bank else self._bank
        best = first
        for index in range(first + 1, first + self._bank):
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
            file.seek(self.offsets[slot])
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
