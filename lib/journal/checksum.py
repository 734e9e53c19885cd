"""This module computes CRC-32 (reflected, polynomial EDB88320) in two parts, of 8 bits and of 24.

`binascii.crc32` computes the same, but allocates a number of more than 30 bits, and a save in play
must allocate nothing. So writing uses this module, and reading at the start uses `binascii`.
A byte is looked up as two halves of four bits, in a table of 16 entries each. A table for whole
bytes would take eight times the memory and save a third of the time.
"""

from array import array

from micropython import const

_POLYNOMIAL_LOW = const(0x20)
_POLYNOMIAL_HIGH = const(0xEDB883)
_STEP = const(16)


def _table_into(low_table: bytearray, high_table: "array[int]") -> None:
    """Fill both parts of the tables: remainders of 0 to 15, then of 16 times 0 to 15."""
    for entry in range(2 * _STEP):
        low = entry if entry < _STEP else (entry - _STEP) * _STEP
        high = 0
        for _ in range(8):
            odd = low & 1
            low = low >> 1 | (high & 1) << 7
            high >>= 1
            if odd:
                low ^= _POLYNOMIAL_LOW
                high ^= _POLYNOMIAL_HIGH
        low_table[entry] = low
        high_table[entry] = high


_low_table = bytearray(2 * _STEP)
_high_table = array("I", bytes(8 * _STEP))
_table_into(_low_table, _high_table)
del _table_into  # a board would keep its bytecode in memory


def crc_into(buffer: "bytearray", end: int) -> None:  # per frame
    """Write the CRC of the first `end` bytes into the four bytes behind them, low byte first."""
    low_table = _low_table
    high_table = _high_table
    low = 0xFF
    high = 0xFFFFFF
    for i in range(end):
        n = low ^ buffer[i]
        m = n >> 4 | _STEP
        n &= 15
        low = high & 0xFF ^ low_table[n] ^ low_table[m]
        high = high >> 8 ^ high_table[n] ^ high_table[m]
    buffer[end] = low ^ 0xFF
    put_word(buffer, end + 1, high ^ 0xFFFF)
    buffer[end + 3] = high >> 16 ^ 0xFF


def put_word(buffer: bytearray, at: int, value: int) -> None:  # per frame
    """Write 16 bits, low byte first."""
    buffer[at] = value & 0xFF
    buffer[at + 1] = (value >> 8) & 0xFF
