"""The model of a drive on which the journal is tested behaves as flash, drivers and FAT do."""

from random import Random

import pytest

from sim.faults.cuts import IN_ORDER, ORDERS, images, reordered
from sim.faults.drive import MODELS, Drive, Model
from sim.faults.drivers import BLOCK
from sim.faults.fatfs import DriveFull, FatFs
from sim.faults.flash import Flash, Operation, after, erased
from sim.faults.savers import NAME, Journaled
from sim.faults.volume import NotMounted, Volume


def test_programming_flash_only_clears_bits() -> None:
    flash = Flash(erased(2, 4096))
    flash.program(4096, b"\xf0" * 256)
    assert flash.read(4096, 257) == b"\xf0" * 256 + b"\xff"
    assert flash.refused == 0
    flash.program(4096, b"\x0f" * 256)
    assert flash.read(4096, 256) == bytes(256)
    assert flash.refused == 1


def test_an_erase_sets_a_whole_sector_and_no_other() -> None:
    flash = Flash([bytes(4096)] * 3)
    flash.erase(1)
    assert flash.image == [bytes(4096), b"\xff" * 4096, bytes(4096)]


def test_every_operation_is_logged() -> None:
    flash = Flash(erased(2, 4096))
    flash.erase(1)
    flash.program(4096 + 512, bytes(512))
    assert flash.log == [
        Operation(1, 0, b""),
        Operation(1, 512, bytes(256)),
        Operation(1, 768, bytes(256)),
    ]


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.name)
def test_drivers_return_the_bytes_that_were_written(model: Model) -> None:
    random = Random(3)
    flash = Flash(erased(12, model.erase), model.page)
    driver = model.driver(flash)
    blocks = 11 * model.erase // BLOCK
    expected = bytearray(b"\xff" * (blocks * BLOCK))
    for _ in range(150):
        count = random.randint(1, 8)
        block = random.randrange(blocks - count)
        content = random.choice((random.randbytes(count * BLOCK), b"\xff" * count * BLOCK))
        driver.write(block, content)
        expected[block * BLOCK : (block + count) * BLOCK] = content
        if random.random() < 0.3:
            driver.flush()
            assert flash.read(0, len(expected)) == expected
        if random.random() < 0.5:
            at = random.randrange(blocks - 9)
            assert driver.read(at, 9) == expected[at * BLOCK : (at + 9) * BLOCK]
    assert flash.refused == 0


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.name)
def test_files_come_back_from_the_drive(model: Model) -> None:
    drive = Drive(model, b"save" * 1024, 3, False)
    assert drive.volume.is_fat16 == (drive.volume.clusters >= 4085)
    files = FatFs(drive.driver)
    random = Random(4)
    expected: dict[str, bytes | None] = {NAME: b"save" * 1024, **drive.others}
    for number in range(25):
        name = f"NEW{number % 4}    TXT"
        if name in expected and number % 3 == 0:
            files.remove(name)
            del expected[name]
        elif name in expected and number % 3 == 1:
            renamed = f"OLD{number:02}   TXT"
            files.rename(name, renamed)
            expected[renamed] = expected.pop(name)
        else:
            content = random.randbytes(random.randint(1, 9000))
            files.write_file(name, content)
            expected[name] = content
        volume = Volume(model.driver(Flash(list(drive.flash.image), model.page)))
        assert {found: volume.read(found) for found in volume.files} == expected
    assert drive.flash.refused == 0


def test_the_models_have_both_sizes_of_fat() -> None:
    sizes = {Drive(model, b"x", 0, False).volume.is_fat16 for model in MODELS}
    assert sizes == {False, True}


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.name)
def test_the_file_begins_at_every_place_of_an_erase_sector(model: Model) -> None:
    per_sector = model.erase // BLOCK
    drives = [Drive(model, b"x" * 512, offset, False) for offset in range(16)]
    places = {drive.volume.blocks(NAME)[0] % per_sector for drive in drives}
    assert places == set(range(per_sector))


def test_a_file_takes_clusters_in_a_row_unless_fragmented() -> None:
    content = Journaled.content()
    whole = Drive(MODELS[0], content, 0, False).volume.chain(NAME)
    assert whole == list(range(whole[0], whole[0] + len(whole)))
    apart = Drive(MODELS[0], content, 0, True)
    assert apart.volume.read(NAME) == content
    assert apart.volume.chain(NAME) != sorted(apart.volume.chain(NAME))


def test_a_full_drive_refuses_a_new_file_but_takes_saves() -> None:
    drive = Drive(MODELS[0], Journaled.content(), 0, False)
    files = FatFs(drive.driver)
    with pytest.raises(DriveFull):
        files.write_file("LARGE   BIN", b"x" * 2_000_000)
    drive = Drive(MODELS[0], Journaled.content(), 0, False)
    files = FatFs(drive.driver)
    free = sum(drive.volume.next_cluster(2 + i) == 0 for i in range(drive.volume.clusters))
    files.write_file("LARGE   BIN", b"x" * (free * MODELS[0].cluster))
    with pytest.raises(DriveFull):
        files.write_file("MORE    BIN", b"x")
    Journaled(drive.driver).save(0, b"still saved")
    assert Journaled(drive.driver).newest(0) == b"still saved"


def test_a_drive_without_its_boot_block_is_not_mounted() -> None:
    drive = Drive(MODELS[0], b"x", 0, False)
    image = [b"\xff" * 4096, *drive.flash.image[1:]]
    with pytest.raises(NotMounted):
        drive.mount(image, {0})
    assert drive.has_others_changed(image, drive.flash.image, {0})


def test_a_byte_changed_in_another_file_is_noticed() -> None:
    drive = Drive(MODELS[0], b"x" * 512, 0, False)
    base = list(drive.flash.image)
    per_sector = 4096 // BLOCK
    for name in drive.others:
        sector, within = divmod(drive.volume.blocks(name)[0], per_sector)
        spoilt = bytearray(base[sector])
        spoilt[within * BLOCK] ^= 1
        image = [*base[:sector], bytes(spoilt), *base[sector + 1 :]]
        assert drive.has_others_changed(image, base, {sector})
    assert not drive.has_others_changed(list(base), base, set(range(len(base))))


def test_a_cut_can_fall_before_within_and_after_every_operation() -> None:
    base = [bytes(4096), b"\xff" * 4096]
    operations = [Operation(0, 0, b""), Operation(0, 256, b"ab" * 128)]
    found = list(images(base, operations, Random(5)))
    erased_once = after(base[0], operations[0])
    programmed = after(erased_once, operations[1])
    assert found[0] == base
    assert found[1][0] == b"\xff" * 2048 + bytes(2048)
    assert found[2][0] not in (base[0], erased_once)
    assert found[3][0] == erased_once
    assert found[4][0] == b"\xff" * 256 + b"ab" * 64 + b"\xff" * (4096 - 384)
    assert found[6] == [programmed, base[1]]
    assert len(found) == 7
    for image in found:
        assert image[1] == base[1]


def test_a_scattered_program_only_clears_bits() -> None:
    old, page = b"\xff" * 4096, Random(6).randbytes(256)
    found = list(images([old], [Operation(0, 0, page)], Random(7)))
    scattered = found[2][0]
    assert scattered[:256] not in (old[:256], page) and scattered[256:] == old[256:]
    assert all(byte & want == want for byte, want in zip(scattered[:256], page, strict=True))


@pytest.mark.parametrize("order", ORDERS)
def test_in_every_order_a_sector_is_erased_before_it_is_programmed(order: str) -> None:
    drive = Drive(MODELS[2], Journaled.content(), 5, False)
    drive.flash.log.clear()
    base = list(drive.flash.image)
    Journaled(drive.driver).save(0, Random(8).randbytes(4000))
    operations = reordered(drive.flash.log, order, Random(9))
    assert sorted(operations) == sorted(drive.flash.log)
    assert (operations == drive.flash.log) == (order == IN_ORDER)
    *_, last = images(base, operations, Random(10))
    assert last == drive.flash.image
