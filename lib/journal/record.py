"""One save, byte by byte. The frame is the same for ever; `version` tells what the payload is.

    offset  size  what
         0     4  magic, b"WHsv"
         4     1  frame, 1
         5     1  kind
         6     2  length of the payload
         8     4  sequence, 1 … 2**30 - 1: the higher, the newer
        12     2  version of the payload's layout
        14     2  tag of the rule set, 0: none
        16     2  tag of the board
        18     2  0
        20     …  payload
    20 + length 4 CRC-32 of all that stands before it
    then 0xFF up to a multiple of 512

All numbers have their low byte first.
"""

import binascii

from micropython import const

HEADER = const(20)
FRAME = const(24)  # bytes of a save that are not payload
LAST_SEQUENCE = const(0x3FFFFFFF)
_MAGIC = b"WHsv"
_ERASED = b"\xff" * 20

# What a record is, and what a kind has come to: texts in `journal.words`.
OK = const(0)
EMPTY = const(1)  # nothing was ever saved here
TORN = const(2)  # something was, and cannot be read
OTHER_VERSION = const(3)
OTHER_BOARD = const(4)
OTHER_RULES = const(5)


class Record:
    """What stands in the header of a good save, and the slot that it lies in."""

    def __init__(self, slot: int, header: "bytearray | memoryview") -> None:
        self.state = OK
        self.slot = slot
        self.kind = header[5]
        self.length = _word(header, 6)
        self.sequence = _word(header, 8) | (_word(header, 10) << 16)
        self.version = _word(header, 12)
        self.rules = _word(header, 14)
        self.board = _word(header, 16)


def tag(text: str) -> int:
    """A number of 16 bits for a name: a board's id, a rule set with its options."""
    crc = binascii.crc32(text.encode())
    return (crc ^ (crc >> 16)) & 0xFFFF


def is_erased(slot: "memoryview") -> bool:
    """Whether nothing was ever written here."""
    return bytes(slot[:HEADER]) == _ERASED


def is_good(slot: "memoryview", kind: int) -> bool:
    """Whether these bytes, a whole slot, are a save of this kind, complete and unharmed."""
    if bytes(slot[:4]) != _MAGIC or slot[4] != 1 or slot[5] != kind:
        return False
    end = HEADER + _word(slot, 6)
    if end + 4 > len(slot):
        return False
    if not 0 < _word(slot, 8) | (_word(slot, 10) << 16) <= LAST_SEQUENCE:
        return False
    crc = binascii.crc32(slot[:end])
    return _word(slot, end) == crc & 0xFFFF and _word(slot, end + 2) == crc >> 16


def begin(buffer: bytearray, version: int, board: int) -> None:
    """Writes what all saves of this app have in common."""
    buffer[:4] = _MAGIC
    buffer[4] = 1
    put_word(buffer, 12, version)
    put_word(buffer, 16, board)
    put_word(buffer, 18, 0)


def put_word(buffer: bytearray, at: int, value: int) -> None:  # per frame
    """Writes 16 bits, low byte first."""
    buffer[at] = value & 0xFF
    buffer[at + 1] = (value >> 8) & 0xFF


def _word(buffer: "bytearray | memoryview", at: int) -> int:
    return buffer[at] | (buffer[at + 1] << 8)
