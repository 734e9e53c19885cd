"""The device on which the journal is tested behaves as flash, drivers and files do."""

from random import Random

import pytest

from lab.faults.device import (
    AS_LOGGED,
    BLOCK,
    MODELS,
    ORDERS,
    Cache,
    Device,
    Model,
    Operation,
    after,
    images,
    reordered,
)
from lab.faults.drive import Drive
from lab.faults.savers import Journaled

each_model = pytest.mark.parametrize("model", MODELS, ids=lambda model: model.name)


def test_programming_flash_only_clears_bits_and_an_erase_sets_a_whole_sector() -> None:
    programmed = after(b"\xff" * 4096, Operation(0, 256, b"\xf0" * 256))
    assert programmed == b"\xff" * 256 + b"\xf0" * 256 + b"\xff" * 3584
    assert after(programmed, Operation(0, 256, b"\x0f" * 256))[256:512] == bytes(256)
    assert after(programmed, Operation(0, 0, b"")) == b"\xff" * 4096


@each_model
def test_blocks_come_back_as_written_and_are_on_the_flash_after_a_sync(model: Model) -> None:
    random = Random(3)
    device = Device(model, [b"\xff" * model.erase] * 12)
    blocks = 11 * model.erase // BLOCK
    expected = bytearray(b"\xff" * (blocks * BLOCK))
    for _ in range(150):
        count = random.randint(1, 8)
        block = random.randrange(blocks - count)
        content = random.choice((random.randbytes(count * BLOCK), b"\xff" * count * BLOCK))
        device.write(block, content)
        expected[block * BLOCK : (block + count) * BLOCK] = content
        if random.random() < 0.3:
            device.sync()
            assert b"".join(device.image[:11]) == expected
        if random.random() < 0.5:
            at = random.randrange(blocks - 9)
            assert device.read(at, 9) == expected[at * BLOCK : (at + 9) * BLOCK]


def test_each_port_erases_when_it_does() -> None:
    """Two calls for one sector: what is erased before the sync, and by it."""
    erased = {}
    for model in MODELS[:6]:
        device = Device(model, [bytes(4096)] * 4)
        device.write(8, b"x" * BLOCK)
        device.write(9, b"y" * BLOCK)
        before = [operation.sector for operation in device.log if not operation.page]
        device.sync()
        whole = [operation.sector for operation in device.log if not operation.page]
        erased[model.cache] = (before, whole[len(before) :])
    assert erased == {
        Cache.SYNC: ([], [1]),
        Cache.CALL: ([1, 1], []),
        Cache.BLOCKS: ([], [1]),
        Cache.SCRATCH: ([3], [1]),
    }


def test_a_cut_can_fall_before_within_and_after_every_operation() -> None:
    base = [bytes(4096), b"\xff" * 4096]
    operations = [Operation(0, 0, b""), Operation(0, 256, b"ab" * 128)]
    found = list(images(base, operations, Random(5)))
    erased_once = after(base[0], operations[0])
    assert found[0] == base
    assert found[1][0] == b"\xff" * 2048 + bytes(2048)
    assert found[2][0] not in (base[0], erased_once)
    assert found[3][0] == erased_once
    assert found[4][0] == b"\xff" * 256 + b"ab" * 64 + b"\xff" * (4096 - 384)
    scattered = found[5][0][256:512]  # a program clears some of the bits that it is to clear
    assert scattered != b"ab" * 128
    assert all(byte & want == want for byte, want in zip(scattered, b"ab" * 128, strict=True))
    assert found[6] == [after(erased_once, operations[1]), base[1]]
    assert len(found) == 7
    assert all(image[1] == base[1] for image in found)


@pytest.mark.parametrize("order", ORDERS)
def test_in_every_order_a_sector_is_erased_before_it_is_programmed(order: str) -> None:
    drive = Drive(MODELS[2], Journaled.content, 5)
    device = Device(MODELS[2], list(drive.image))
    Journaled(device, drive).save(0, Random(8).randbytes(4000))
    operations = reordered(device.log, order, Random(9))
    assert sorted(operations) == sorted(device.log)
    assert (operations == device.log) == (order == AS_LOGGED)
    *_, last = images(drive.image, operations, Random(10))
    assert last == device.image
