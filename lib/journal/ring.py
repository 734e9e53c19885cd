"""The saves of one kind: two banks of slots, written in turn.

A save goes into the bank that does NOT hold the newest good one, there into the slot whose save is
oldest or torn. So whatever a cut does to the slot and to all around it in the same bank, the
newest good save lies out of its reach; see `journal.layout`.
"""

from journal.layout import BLOCK, offsets_into
from journal.record import EMPTY, LAST_SEQUENCE, OK, TORN, Record, is_erased, is_good

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

    from journal.layout import Kinds


class Ring:
    """`newest` is the newest good save or None, `damaged` counts slots that hold no good one."""

    def __init__(self, kinds: "Kinds", kind: int) -> None:
        self._kind = kind
        self._bank, blocks = kinds[kind]
        self.size = blocks * BLOCK
        self.offsets = [0] * (2 * self._bank)
        offsets_into(kinds, kind, self.offsets)
        self._sequences = [0] * (2 * self._bank)  # 0: nothing good in that slot
        self._good = -1  # the slot of the newest good save
        self._last = 0  # the highest sequence that was ever tried
        self.newest: Record | None = None
        self.damaged = 0

    def read(self, file: "BinaryIO", buffer: "memoryview") -> None:
        """Looks at every slot; at the start of the app only, as it takes from the heap."""
        slot = buffer[: self.size]
        self.newest = None
        self.damaged = 0
        for index in range(len(self.offsets)):
            file.seek(self.offsets[index])
            got = file.readinto(slot)  # type: ignore[attr-defined]
            if got == self.size and is_good(slot, self._kind):
                self._found(Record(index, slot))
            elif got != self.size or not is_erased(slot):
                self.damaged += 1

    def _found(self, record: Record) -> None:
        self._sequences[record.slot] = record.sequence
        if self.newest is None or record.sequence > self.newest.sequence:
            self.newest = record
            self._good = record.slot
            self._last = record.sequence

    def state(self) -> int:
        """What the newest save is: OK, EMPTY, TORN, OTHER_…"""
        if self.newest is not None:
            return self.newest.state
        return TORN if self.damaged else EMPTY

    def is_held(self) -> bool:
        """Whether the newest save is somebody else's, and must be kept."""
        return self.newest is not None and self.newest.state != OK

    def has_still(self, record: Record) -> bool:
        """Whether no save has been written over this one."""
        return self._sequences[record.slot] == record.sequence

    def newest_offset(self) -> int:
        """Where in the file the newest good save begins, -1 if there is none."""
        return -1 if self._good < 0 else self.offsets[self._good]

    def next_slot(self) -> int:  # per frame
        """The slot that the next save goes into."""
        first = 0 if self._good >= self._bank else self._bank
        best = first
        for index in range(first + 1, first + self._bank):
            if self._sequences[index] < self._sequences[best]:
                best = index
        return best

    def next_sequence(self) -> int:  # per frame
        """The number of the next save; none is used twice, also not after a failure."""
        if self._last < LAST_SEQUENCE:
            self._last += 1
        return self._last

    def forget(self, slot: int) -> None:  # per frame
        """A write into this slot begins: what was there is gone."""
        self._sequences[slot] = 0

    def wrote(self, slot: int, sequence: int) -> None:  # per frame
        """The write has come to a good end."""
        self._sequences[slot] = sequence
        self._good = slot
