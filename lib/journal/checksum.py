"""CRC-32 (the common one, reflected, polynomial EDB88320) in two halves of 16 bits.

`binascii.crc32` tells the same number, but one of more than 30 bits lies on a board's heap, and a
save in play takes nothing from it. So what writes uses this, what reads at the start uses that.
Costs 1 KB for the tables.
"""

from array import array

from micropython import const

_POLYNOMIAL_LOW = const(0x8320)
_POLYNOMIAL_HIGH = const(0xEDB8)


def _table_into(low_table: "array[int]", high_table: "array[int]") -> None:
    """Fills both halves of the table of remainders by byte."""
    for byte in range(256):
        low = byte
        high = 0
        for _ in range(8):
            odd = low & 1
            low = (low >> 1) | ((high & 1) << 15)
            high >>= 1
            if odd:
                low ^= _POLYNOMIAL_LOW
                high ^= _POLYNOMIAL_HIGH
        low_table[byte] = low
        high_table[byte] = high


_low_table = array("H", [0] * 256)
_high_table = array("H", [0] * 256)
_table_into(_low_table, _high_table)
del _table_into  # a board keeps what is not deleted


class Checksum:
    """`low` and `high`: the halves of the CRC that `run` reckoned last."""

    def __init__(self) -> None:
        self.low = 0
        self.high = 0

    def run(self, buffer: "bytearray | memoryview", length: int) -> None:  # per frame
        """Reckons the CRC of the first `length` bytes."""
        low_table = _low_table
        high_table = _high_table
        low = 0xFFFF
        high = 0xFFFF
        for i in range(length):
            byte = (low ^ buffer[i]) & 0xFF
            low = ((low >> 8) | ((high & 0xFF) << 8)) ^ low_table[byte]
            high = (high >> 8) ^ high_table[byte]
        self.low = low ^ 0xFFFF
        self.high = high ^ 0xFFFF
