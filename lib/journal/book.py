"""The journal itself: one open file, one buffer, and for each kind its ring of slots."""

from micropython import const

from journal.checksum import Checksum
from journal.layout import BLOCK, MOST_BLOCKS
from journal.record import (
    FRAME,
    HEADER,
    OTHER_BOARD,
    OTHER_RULES,
    OTHER_VERSION,
    Record,
    begin,
    is_good,
    put_word,
)
from journal.ring import Ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container
    from typing import BinaryIO

    from journal.layout import Kinds

# Why something was not saved: texts in `journal.words`.
SAVED = const(0)
NO_FILE = const(1)
READ_ONLY = const(2)
WRONG_SIZE = const(3)
TOO_LONG = const(4)
HELD = const(5)
WRITE_FAILED = const(6)
SYNC_FAILED = const(7)


class Journal:
    """See `journal`. `file` is open for reading and, where `barred` is SAVED, for writing."""

    def __init__(
        self,
        file: "BinaryIO | None",
        barred: int,
        kinds: "Kinds",
        sync: "Callable[[], None]",
        version: int,
        board: int,
        rule_sets: "Container[int] | None",
    ) -> None:
        self.barred = barred  # SAVED, or the reason why no save can be kept
        self._file = file
        self._sync = sync
        self._buffer = bytearray(MOST_BLOCKS * BLOCK)
        whole = memoryview(self._buffer)
        # Slices are made once: making one takes from the heap.
        self._first = [whole[: count * BLOCK] for count in range(MOST_BLOCKS + 1)]
        self._checksum = Checksum()
        self._rings = [Ring(kinds, kind) for kind in range(len(kinds))]
        if file is not None:
            for ring in self._rings:
                ring.read(file, whole)
                if ring.newest is not None:
                    _judge(ring.newest, version, board, rule_sets)
        begin(self._buffer, version, board)

    def state(self, kind: int) -> int:
        """What the newest save of a kind was at the start: OK, EMPTY, TORN, OTHER_…"""
        return self._rings[kind].state()

    def newest(self, kind: int) -> "Record | None":
        """The newest save of a kind that was there at the start, somebody else's included."""
        return self._rings[kind].newest

    def damaged(self, kind: int) -> int:
        """How many slots of a kind held something unreadable at the start; one after a cut."""
        return self._rings[kind].damaged

    def read_into(self, kind: int, target: bytearray) -> int:
        """Copies the payload of `newest(kind)` to the start of target; its length, -1: unreadable.

        Takes from the heap, so for the start, before the first saves: they write over it in time.
        """
        ring = self._rings[kind]
        record = ring.newest
        if record is None or self._file is None or record.length > len(target):
            return -1
        if not ring.has_still(record):
            return -1
        slot = memoryview(bytearray(ring.size))
        self._file.seek(ring.offsets[record.slot])
        self._file.readinto(slot)  # type: ignore[attr-defined]
        if not is_good(slot, kind):
            return -1
        target[: record.length] = slot[HEADER : HEADER + record.length]
        return record.length

    def text(self, reason: int) -> str:
        """A line for what `save` returned; the words are not kept in memory."""
        from journal.words import reason_text

        return reason_text(reason)

    def is_there(self, kind: int) -> bool:
        """Reads the newest save of a kind back from the drive; takes from the heap: for a check."""
        ring = self._rings[kind]
        at = ring.newest_offset()
        if at < 0 or self._file is None:
            return False
        slot = memoryview(bytearray(ring.size))
        self._file.seek(at)
        self._file.readinto(slot)  # type: ignore[attr-defined]
        return is_good(slot, kind)

    def save(self, kind: int, payload: bytearray, length: int, rules: int) -> int:  # per frame
        """Saves the first `length` bytes of payload; SAVED or the reason why it is not."""
        ring = self._rings[kind]
        if self.barred != SAVED:
            return self.barred
        if ring.is_held():
            return HELD
        if length + FRAME > ring.size:
            return TOO_LONG
        return self._write(ring, kind, payload, length, rules)

    def clear(self, kind: int) -> int:
        """What was saved is over, or the player gives a kept one up: saves an empty payload.

        The save given up is still there until its slot's turn comes.
        """
        ring = self._rings[kind]
        if self.barred != SAVED:
            return self.barred
        reason = self._write(ring, kind, self._buffer, 0, 0)
        if reason == SAVED:
            ring.newest = None
            ring.damaged = 0
        return reason

    def _write(
        self, ring: Ring, kind: int, payload: bytearray, length: int, rules: int
    ) -> int:  # per frame
        """One write, one sync."""
        slot = ring.next_slot()
        sequence = ring.next_sequence()
        blocks = self._fill(kind, payload, length, rules, sequence)
        ring.forget(slot)
        file = self._file
        try:
            file.seek(ring.offsets[slot])  # type: ignore[union-attr]
            if file.write(self._first[blocks]) != blocks * BLOCK:  # type: ignore[union-attr]
                return WRITE_FAILED
        except OSError:
            return WRITE_FAILED
        try:
            self._sync()
        except OSError:
            return SYNC_FAILED
        ring.wrote(slot, sequence)
        return SAVED

    def _fill(
        self, kind: int, payload: bytearray, length: int, rules: int, sequence: int
    ) -> int:  # per frame
        """Builds the save in the buffer and returns its blocks."""
        buffer = self._buffer
        buffer[5] = kind
        put_word(buffer, 6, length)
        put_word(buffer, 8, sequence)
        put_word(buffer, 10, sequence >> 16)
        put_word(buffer, 14, rules)
        end = HEADER + length
        if length == len(payload):
            buffer[HEADER:end] = payload
        else:
            for i in range(length):
                buffer[HEADER + i] = payload[i]
        checksum = self._checksum
        checksum.run(buffer, end)
        put_word(buffer, end, checksum.low)
        put_word(buffer, end + 2, checksum.high)
        blocks = (end + 4 + BLOCK - 1) // BLOCK
        for i in range(end + 4, blocks * BLOCK):
            buffer[i] = 0xFF
        return blocks


def _judge(record: Record, version: int, board: int, rule_sets: "Container[int] | None") -> None:
    """Tells whose save this is."""
    if record.version != version:
        record.state = OTHER_VERSION
    elif record.board != board:
        record.state = OTHER_BOARD
    elif rule_sets is not None and record.rules and record.rules not in rule_sets:
        record.state = OTHER_RULES
