"""This module is the journal itself: one open file, and for each kind its ring of slots."""

from micropython import const

from journal.checksum import crc_into, put_word
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
    """Make a page for a payload of `length` bytes, which starts at HEADER."""
    return bytearray((length + FRAME + BLOCK - 1) // BLOCK * BLOCK)


class Journal:
    """See `journal`. `file` is open for reading and, if `barred` is SAVED, for writing.

    rings: by kind. A caller that understands a foreign save sets its ring's `state` to OK.
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
    ) -> None:
        from journal.reading import rings_of
        from journal.record import header_of

        self.barred = barred  # SAVED, or the reason why nothing can be saved
        self._file = file
        self._sync = sync
        self._header = header_of(version, board)
        self.rings: list[Ring]
        try:
            self.rings = rings_of(file, kinds, version, board, rule_sets)
        except OSError:
            self.barred = READ_FAILED
            self._file = None
            self.rings = rings_of(None, kinds, version, board, rule_sets)

    def state(self, kind: int) -> int:
        """Return what the newest save of a kind was at the start: OK, EMPTY, TORN, OTHER_…"""
        return self.rings[kind].state

    def length(self, kind: int) -> int:
        """Return the length of its payload, of a foreign save too; 0 if none can be read."""
        ring = self.rings[kind]
        return ring.length if ring.found >= 0 else 0

    def newest(self, kind: int) -> "Record | None":
        """Read its header from the file; None if there is none or it has been written over."""
        from journal.reading import record_in

        ring = self.rings[kind]
        if ring.found < 0:
            return None
        try:
            return record_in(self._file, ring, kind, ring.found)  # type: ignore[arg-type]
        except OSError:
            return None

    def damaged(self, kind: int) -> int:
        """Return how many slots of a kind were unreadable at the start; a power cut leaves one."""
        return self.rings[kind].damaged

    def read_into(self, kind: int, target: "bytearray | memoryview") -> int:
        """Copy the payload of `newest(kind)` to the start of target; return its length, or -1.

        -1: it cannot be read. This allocates, and does not find what `save_page` has written since
        the start.
        """
        from journal.reading import payload_into

        ring = self.rings[kind]
        if ring.found < 0 or ring.length > len(target):
            return -1
        try:
            return payload_into(self._file, ring, kind, target)  # type: ignore[arg-type]
        except OSError:
            return -1

    def text(self, reason: int) -> str:
        """Return a line for a reason that `save` returned. The words do not stay in memory."""
        from journal.words import reason_text

        return reason_text(reason)

    def is_readable(self, kind: int) -> bool:
        """Can the newest save of a kind be read back from the drive? This allocates."""
        from journal.reading import record_in

        ring = self.rings[kind]
        if ring.good < 0:
            return False
        try:
            return record_in(self._file, ring, kind, ring.good) is not None  # type: ignore[arg-type]
        except OSError:
            return False

    def save(self, kind: int, payload: "bytearray | bytes", length: int, rules: int) -> int:
        """Save the first `length` bytes of payload; return SAVED or a reason. Allocates a page.

        Unlike a save by `save_page`, this one can then be read by `newest` and `read_into`.
        rules: tag of the rule set, 0: none.
        """
        page = page_for(length)
        page[HEADER : HEADER + length] = payload[:length]
        reason = self.save_page(kind, page, length, rules)
        if reason == SAVED:
            ring = self.rings[kind]
            ring.found = ring.good
            ring.length = length
        return reason

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
        return ring.write(self._file, page, self._sync)  # type: ignore[arg-type]

    def clear(self, kind: int) -> int:
        """Save an empty payload: the match is over, or the player gave a foreign save up.

        The bytes of the old save stay in the file until its slot is used again.
        """
        ring = self.rings[kind]
        before = ring.state
        ring.state = EMPTY
        reason = self.save(kind, b"", 0, 0)
        if reason == SAVED:
            ring.found = -1
            ring.damaged = 0
        else:
            ring.state = before
        return reason

    def _fill(
        self, page: bytearray, kind: int, length: int, rules: int, sequence: int
    ) -> None:  # per frame
        """Write header, checksum and padding around the payload of a page."""
        page[:HEADER] = self._header
        page[5] = kind
        put_word(page, 6, length)
        put_word(page, 8, sequence)
        put_word(page, 10, sequence >> 16)
        put_word(page, 14, rules)
        end = HEADER + length
        crc_into(page, end)
        for i in range(end + 4, len(page)):
            page[i] = _ERASED
