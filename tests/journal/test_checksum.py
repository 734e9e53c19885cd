"""The checksum in halves is the common CRC-32."""

import binascii
from random import Random

import pytest

from journal.checksum import crc_into


@pytest.mark.parametrize("length", [0, 1, 2, 9, 255, 256, 512, 4072])
def test_it_is_the_common_crc(length: int) -> None:
    content = Random(length).randbytes(length)
    buffer = bytearray(content + bytes(4))
    crc_into(buffer, length)
    assert buffer == content + binascii.crc32(content).to_bytes(4, "little")


def test_each_byte_has_its_remainder() -> None:
    for byte in range(256):
        buffer = bytearray((byte, 0, 0, 0, 0))
        crc_into(buffer, 1)
        assert int.from_bytes(buffer[1:], "little") == binascii.crc32(bytes((byte,)))


def test_it_begins_anew_each_time_and_stops_where_told() -> None:
    buffer = bytearray(b"123456789 and more")
    crc_into(buffer, 14)
    crc_into(buffer, 9)
    assert buffer == b"123456789" + (0xCBF43926).to_bytes(4, "little") + buffer[13:]
    assert len(buffer) == 18
