"""This module finds and reads saves: at the start, and when a caller wants one back.

It allocates one block of the file at a time. `journal.book` imports it when needed, and a board
forgets it afterwards.
"""

import binascii

from journal.layout import BLOCK, start_of
from journal.reasons import EMPTY, OTHER_BOARD, OTHER_RULES, OTHER_VERSION, TORN
from journal.record import HEADER, LAST_SEQUENCE, Record, end_of, is_erased
from journal.ring import Ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container
    from typing import BinaryIO

    from journal.layout import Kinds


def rings_of(
    file: "BinaryIO | None",
    kinds: "Kinds",
    version: int,
    board: int,
    rule_sets: "Container[int] | None",
    earlier: "Container[int]",
) -> list[Ring]:
    """Read every slot of the file; return the ring of each kind."""
    rings = []
    block = memoryview(bytearray(BLOCK))
    for kind in range(len(kinds)):
        slots, blocks = kinds[kind]
        ring = Ring(start_of(kinds, kind), slots, blocks)
        rings.append(ring)
        if file is not None:
            newest = _find_newest(ring, kind, file, block)
            if newest is not None:
                ring.state = _state_of(newest, version, board, rule_sets, earlier)
            elif ring.damaged:
                ring.state = TORN
    return rings


def _find_newest(ring: Ring, kind: int, file: "BinaryIO", block: memoryview) -> Record | None:
    """Read every slot of a kind into its ring; return the newest good save, None without one."""
    best = None
    for index in range(len(ring.sequences)):
        is_there = _read_first_block(file, ring, index, block)
        if is_there and is_erased(block):
            continue
        record = Record(index, block)
        if is_there and is_good(file, block, kind, ring.size):
            ring.sequences[index] = record.sequence
            if best is None or record.sequence > best.sequence:
                best = record
        else:
            ring.damaged += 1
    if best is not None:
        ring.good = best.slot
        ring.last = best.sequence
        ring.length = best.length
    return best


def _read_first_block(file: "BinaryIO", ring: Ring, index: int, block: memoryview) -> bool:
    """Read the first block of a slot; return False if the file ends before it."""
    file.seek(ring.offset_of(index))
    return _read_block(file, block)


def _read_block(file: "BinaryIO", block: memoryview) -> bool:
    """Read the next block of the file; return False if the file ends before it."""
    return file.readinto(block) == BLOCK  # type: ignore[attr-defined,no-any-return]


def is_good(file: "BinaryIO", block: memoryview, kind: int, size: int) -> bool:
    """Does a slot hold a complete and undamaged save of this kind?

    block: the slot's first block; the next ones are read into the same buffer. size: of the slot,
    in bytes.
    """
    end = end_of(block, kind, size)
    if not end:
        return False
    crc = 0
    while end > BLOCK:
        crc = binascii.crc32(block, crc)
        end -= BLOCK
        if not _read_block(file, block):
            return False
    crc = binascii.crc32(block[:end], crc)
    for _ in range(4):
        if end == BLOCK:
            end = 0
            if not _read_block(file, block):
                return False
        if block[end] != crc & 0xFF:
            return False
        crc >>= 8
        end += 1
    return True


def _state_of(
    record: Record,
    version: int,
    board: int,
    rule_sets: "Container[int] | None",
    earlier: "Container[int]",
) -> int:
    """Return the state of a kind by its newest good save. An empty save is never foreign."""
    if not record.length:
        return EMPTY
    if record.version != version and record.version not in earlier:
        return OTHER_VERSION
    if record.board != board:
        return OTHER_BOARD
    if rule_sets is not None and record.rules and record.rules not in rule_sets:
        return OTHER_RULES
    return record.state


def set_aside(
    file: "BinaryIO", ring: Ring, kind: int, header: bytearray, earlier: "Container[int]"
) -> None:
    """Let no save go into the slot of the newest one, and take the one before for the newest.

    header: of our own saves; earlier: other versions that can be read. A save of any other version
    or of another board is not taken, and none before it.
    """
    sequences = ring.sequences
    ring.length = 0
    if ring.good >= 0:
        sequences[ring.good] = LAST_SEQUENCE
    while True:
        ring.good = -1
        for index in range(len(sequences)):
            sequence = sequences[index]
            if 0 < sequence < LAST_SEQUENCE and (ring.good < 0 or sequence > sequences[ring.good]):
                ring.good = index
        if ring.good < 0:
            return
        record = record_in(file, ring, kind, ring.good)
        if record is not None:
            ours = Record(0, header)
            is_read = record.version == ours.version or record.version in earlier
            if is_read and record.board == ours.board:
                ring.length = record.length
            return
        sequences[ring.good] = 0  # it has become unreadable since the start


def record_in(file: "BinaryIO", ring: Ring, kind: int, index: int) -> Record | None:
    """Return the save in a slot, None if there is no good one."""
    block = memoryview(bytearray(BLOCK))
    if not _read_first_block(file, ring, index, block):
        return None
    record = Record(index, block)
    record.state = ring.state
    return record if is_good(file, block, kind, ring.size) else None


def payload_into(file: "BinaryIO", ring: Ring, kind: int, target: "bytearray | memoryview") -> int:
    """Copy the payload of the newest good save; return its length, -1: it cannot be read."""
    if record_in(file, ring, kind, ring.good) is None:
        return -1
    block = memoryview(bytearray(BLOCK))
    _read_first_block(file, ring, ring.good, block)
    start = HEADER
    for at in range(ring.length):
        if start == BLOCK:
            _read_block(file, block)
            start = 0
        target[at] = block[start]
        start += 1
    return ring.length
