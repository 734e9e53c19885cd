"""This module frames one save. The frame never changes; `version` says what the payload is.

    offset  size  what
         0     4  magic, b"WHsv"
         4     1  frame, 1
         5     1  kind
         6     2  length of the payload
         8     4  sequence, from 1 on: the higher, the newer
        12     2  version of the payload's layout
        14     2  tag of the rule set, 0: none
        16     2  tag of the board
        18     2  0
        20     …  payload
    20 + length 4 CRC-32 of everything before it
    then 0xFF up to a multiple of 512

All numbers have their low byte first. A page is a buffer of whole blocks with the payload in its
place; the journal fills in the rest. The functions here serve reading, and a board forgets them
after the start; `journal.book` writes saves.
"""

from micropython import const

from journal.reasons import OK

HEADER = const(20)
FRAME = const(24)  # bytes of a save that are not payload
LAST_SEQUENCE = const(0x3FFFFFFF)
# No drive lasts for so many saves. A save with such a number is damaged, and must not count as the
# newest.
FIRST_DAMAGED = const(0x3FF00000)
_MAGIC = b"WHsv"
_ERASED = b"\xff"


class Record:
    """The header of a good save, and the number of its slot."""

    def __init__(self, slot: int, header: "bytearray | memoryview") -> None:
        self.state = OK
        self.slot = slot
        self.kind = header[5]
        self.length = _word(header, 6)
        self.sequence = _word(header, 8) | (_word(header, 10) << 16)
        self.version = _word(header, 12)
        self.rules = _word(header, 14)
        self.board = _word(header, 16)


def is_erased(block: "memoryview") -> bool:
    """Was nothing ever written to this block, the first one of a slot?"""
    return not bytes(block).strip(_ERASED)


def end_of(header: "memoryview", kind: int, size: int) -> int:
    """Return where the checksum of a save is in its slot; 0: the header is not of a good save.

    size: of the slot, in bytes.
    """
    if bytes(header[:4]) != _MAGIC or header[4] != 1 or header[5] != kind:
        return 0
    end = HEADER + _word(header, 6)
    if end + 4 > size:
        return 0
    if not 0 < _word(header, 8) | (_word(header, 10) << 16) < FIRST_DAMAGED:
        return 0
    return end


def header_of(version: int, board: int) -> bytearray:
    """Make the header that all saves of this app share; kind, length and so on are still 0."""
    header = bytearray(HEADER)
    header[:4] = _MAGIC
    header[4] = 1
    header[12] = version & 0xFF
    header[13] = version >> 8
    header[16] = board & 0xFF
    header[17] = board >> 8
    return header


def _word(buffer: "bytearray | memoryview", at: int) -> int:
    return buffer[at] | (buffer[at + 1] << 8)
