"""The checksum in halves is the common CRC-32."""

import binascii
from random import Random

import pytest

from journal.checksum import Checksum


@pytest.mark.parametrize("length", [0, 1, 2, 9, 255, 256, 512, 4072])
def test_it_is_the_common_crc(length: int) -> None:
    content = bytearray(Random(length).randbytes(length))
    checksum = Checksum()
    checksum.run(content, length)
    assert checksum.high << 16 | checksum.low == binascii.crc32(content)


def test_it_begins_anew_each_time_and_stops_where_told() -> None:
    content = bytearray(b"123456789 and more")
    checksum = Checksum()
    checksum.run(content, len(content))
    checksum.run(content, 9)
    assert checksum.high << 16 | checksum.low == 0xCBF43926
