"""This module is the journal itself: one open file, and for each kind its ring of slots."""

import binascii
import struct

from micropython import const

from journal.layout import BLOCK
from journal.reasons import EMPTY, HELD, OTHER_VERSION, READ_FAILED, SAVED, TOO_LONG
from journal.record import FRAME, HEADER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container
    from typing import BinaryIO

    from journal.layout import Kinds
    from journal.record import Record
    from journal.ring import Ring

_ERASED = const(0xFF)


def page_for(length: int) -> bytearray:
    """Make a page for a payload of `length` bytes, which starts at HEADER, with its padding."""
    end = length + FRAME
    page = bytearray((end + BLOCK - 1) // BLOCK * BLOCK)
    for i in range(end, len(page)):
        page[i] = _ERASED
    return page


class Journal:
    """See `journal`. `file` is open for reading and, if `barred` is SAVED, for writing.

    earlier: other versions whose saves are read as the own ones are. rings: by kind. A caller that
    understands a foreign save sets its ring's `state` to OK.
    """

    def __init__(
        self,
        file: "BinaryIO | None",
        barred: int,
        kinds: "Kinds",
        sync: "Callable[[], None]",
        version: int,
        board: int,
        rule_sets: "Container[int] | None",
        earlier: "Container[int]" = (),
    ) -> None:
        from journal.reading import rings_of
        from journal.record import header_of

        self.barred = barred  # SAVED, or the reason why nothing can be saved
        self._file = file
        self._sync = sync
        self._header = header_of(version, board)
        self._earlier = earlier
        self.rings: list[Ring]
        try:
            self.rings = rings_of(file, kinds, version, board, rule_sets, earlier)
        except OSError:
            self.barred = READ_FAILED
            self._file = None
            self.rings = rings_of(None, kinds, version, board, rule_sets, earlier)

    def state(self, kind: int) -> int:
        """Return what the newest save of a kind was at the start: OK, EMPTY, TORN, OTHER_…"""
        return self.rings[kind].state

    def length(self, kind: int) -> int:
        """Return the length of its payload, of a foreign save too; 0 if none can be read."""
        return self.rings[kind].length

    def newest(self, kind: int) -> "Record | None":
        """Read its header from the file; None if there is no good one. This allocates."""
        from journal.reading import record_in

        ring = self.rings[kind]
        if ring.good < 0:
            return None
        try:
            return record_in(self._file, ring, kind, ring.good)  # type: ignore[arg-type]
        except OSError:
            return None

    def damaged(self, kind: int) -> int:
        """Return how many slots of a kind were unreadable at the start; a power cut leaves one."""
        return self.rings[kind].damaged

    def read_into(self, kind: int, target: "bytearray | memoryview") -> int:
        """Copy the payload of `newest(kind)` to the start of target; return its length, or -1.

        -1: it cannot be read. This allocates.
        """
        from journal.reading import payload_into

        ring = self.rings[kind]
        if ring.good < 0 or ring.length > len(target):
            return -1
        try:
            return payload_into(self._file, ring, kind, target)  # type: ignore[arg-type]
        except OSError:
            return -1

    def set_aside(self, kind: int) -> None:
        """Leave the newest save of a kind in its slot, and take the one before it for the newest.

        Until the next start no save goes into that slot. This allocates.
        """
        from journal.reading import set_aside

        try:
            ring = self.rings[kind]
            set_aside(self._file, ring, kind, self._header, self._earlier)  # type: ignore[arg-type]
        except OSError:
            self.rings[kind].length = 0

    def save(self, kind: int, payload: "bytearray | bytes", length: int, rules: int) -> int:
        """Save the first `length` bytes of payload; return SAVED or a reason. Allocates a page.

        rules: tag of the rule set, 0: none.
        """
        page = page_for(length)
        page[HEADER : HEADER + length] = payload[:length]
        return self.save_page(kind, page, length, rules)

    def save_page(self, kind: int, page: bytearray, length: int, rules: int) -> int:  # per frame
        """Fill in the frame of a page that `page_for(length)` made, and save it."""
        ring = self.rings[kind]
        if self.barred != SAVED:
            return self.barred
        if ring.state >= OTHER_VERSION:
            return HELD
        if length + FRAME > ring.size:
            return TOO_LONG
        self._fill(page, kind, length, rules, ring.next_sequence())
        return ring.write(self._file, page, length, self._sync)  # type: ignore[arg-type]

    def clear(self, kind: int) -> int:
        """Save an empty payload: the match is over, or the player gave a foreign save up.

        The bytes of the old save stay in the file until its slot is used again.
        """
        ring = self.rings[kind]
        before = ring.state
        ring.state = EMPTY
        reason = self.save(kind, b"", 0, 0)
        if reason == SAVED:
            ring.damaged = 0
        else:
            ring.state = before
        return reason

    def _fill(
        self, page: bytearray, kind: int, length: int, rules: int, sequence: int
    ) -> None:  # per frame
        """Write the header before the payload of a page, and the checksum behind it."""
        page[:HEADER] = self._header
        struct.pack_into("<BHI", page, 5, kind, length, sequence)
        struct.pack_into("<H", page, 14, rules)
        _seal(page, HEADER + length)


def _seal(page: bytearray, end: int) -> None:
    """Write the CRC-32 of the first `end` bytes behind them. This leaves 128 bytes of garbage.

    Bytecode that computes it in small numbers leaves none, but the player would wait for it.
    """
    struct.pack_into("<I", page, end, binascii.crc32(memoryview(page)[:end]))
