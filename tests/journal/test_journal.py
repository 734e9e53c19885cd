"""The journal returns the newest save of each kind, and keeps the saves of others."""

from binascii import crc32
from itertools import pairwise
from pathlib import Path

import pytest

import journal.file
from journal import layout, reasons, words
from journal.book import page_for
from journal.record import HEADER
from journal.ring import Ring
from tests.journal.conftest import BOARD, KINDS, RULES, VERSION, Open, read, save


def test_a_new_file_holds_nothing(path: Path, opened: Open) -> None:
    assert path.stat().st_size == journal.layout.file_size(KINDS)
    assert path.stat().st_size % 512 == 0
    for kind in range(len(KINDS)):
        assert opened().state(kind) == reasons.EMPTY
        assert opened().newest(kind) is None
        assert opened().damaged(kind) == 0
        assert read(opened(), kind) is None


def test_the_newest_save_of_each_kind_comes_back(opened: Open) -> None:
    book = opened()
    for number in range(11):
        assert save(book, 0, b"match %d" % number * 40) == reasons.SAVED
        assert save(book, 1, b"settings %d" % number) == reasons.SAVED
        again = opened()
        assert read(again, 0) == b"match %d" % number * 40
        assert read(again, 1) == b"settings %d" % number
        assert again.damaged(0) == again.damaged(1) == 0


def test_a_record_describes_its_save(opened: Open) -> None:
    book = opened()
    save(book, 0, b"first")
    save(book, 0, b"second")
    record = opened().newest(0)
    assert record is not None
    assert (record.state, record.kind, record.length, record.sequence) == (
        reasons.OK,
        0,
        6,
        2,
    )
    assert (record.version, record.board, record.rules) == (VERSION, BOARD, RULES)


def test_only_the_given_length_is_saved(opened: Open) -> None:
    opened().save(0, bytearray(b"some and more"), 4, 0)
    assert read(opened(), 0) == b"some"


@pytest.mark.parametrize("length", [0, 1, 487, 488, 489, 999, 1000])
def test_every_length_that_fits_is_saved(opened: Open, path: Path, length: int) -> None:
    assert save(opened(), 0, b"x" * length) == reasons.SAVED
    assert read(opened(), 0) == b"x" * length
    assert path.stat().st_size == journal.layout.file_size(KINDS)


def test_a_save_too_long_for_its_slot_is_refused(opened: Open, path: Path) -> None:
    before = path.read_bytes()
    assert save(opened(), 0, b"x" * 1001) == reasons.TOO_LONG
    assert save(opened(), 1, b"x" * 489) == reasons.TOO_LONG
    assert path.read_bytes() == before


def test_a_save_never_goes_into_the_bank_of_the_newest(opened: Open) -> None:
    banks = []
    for _ in range(6):
        save(opened(), 0, b"payload")
        record = opened().newest(0)
        assert record is not None
        banks.append(record.slot // KINDS[0][0])
    assert banks in ([0, 1] * 3, [1, 0] * 3)


def test_all_slots_are_used_in_turn(opened: Open) -> None:
    book = opened()
    used = set()
    for _ in range(4):
        save(book, 0, b"payload")
        record = opened().newest(0)
        assert record is not None
        used.add(record.slot)
    assert used == {0, 1, 2, 3}


def test_the_last_save_is_read(opened: Open) -> None:
    save(opened(), 0, b"found at the start")
    book = opened()
    assert read(book, 0) == b"found at the start"
    for number in range(4):
        save(book, 0, b"later %d" % number)
        assert read(book, 0) == b"later %d" % number


def test_a_page_that_was_saved_is_read_back(opened: Open) -> None:
    book = opened()
    page = journal.book.page_for(5)
    for number in range(6):
        page[journal.record.HEADER] = number
        assert book.save_page(0, page, 5, 0) == reasons.SAVED
        assert read(book, 0) == bytes((number, 0, 0, 0, 0))


def test_after_a_failed_save_the_one_before_is_read(opened: Open) -> None:
    book = opened()
    save(book, 0, b"good")
    assert book.save(0, bytes(5000), 5000, 0) == reasons.TOO_LONG
    assert read(book, 0) == b"good"


def test_a_match_that_is_over_leaves_nothing_to_resume(opened: Open) -> None:
    book = opened()
    save(book, 0, b"match")
    assert book.clear(0) == reasons.SAVED
    record = opened().newest(0)
    assert record is not None and record.length == 0
    assert opened().state(0) == reasons.EMPTY


FOREIGN = [
    ({"version": VERSION + 1}, reasons.OTHER_VERSION),
    ({"board": BOARD + 1}, reasons.OTHER_BOARD),
    ({"rule_sets": ()}, reasons.OTHER_RULES),
]


@pytest.mark.parametrize(("changed", "state"), FOREIGN)
def test_a_foreign_save_is_named_and_kept(
    opened: Open, path: Path, changed: dict[str, object], state: int
) -> None:
    save(opened(), 0, b"theirs")
    before = path.read_bytes()
    book = opened(**changed)
    assert book.state(0) == state
    assert save(book, 0, b"ours") == reasons.HELD
    assert path.read_bytes() == before
    assert read(opened(), 0) == b"theirs"
    assert save(book, 1, b"another kind is free") == reasons.SAVED


@pytest.mark.parametrize(("changed", "state"), FOREIGN)
def test_a_foreign_save_given_up_makes_room(
    opened: Open, path: Path, changed: dict[str, object], state: int
) -> None:
    save(opened(), 0, b"theirs")
    book = opened(**changed)
    assert book.clear(0) == reasons.SAVED
    assert b"theirs" in path.read_bytes()
    if state != reasons.OTHER_RULES:
        assert save(book, 0, b"ours") == reasons.SAVED
        assert read(opened(**changed), 0) == b"ours"


@pytest.mark.parametrize(("changed", "state"), FOREIGN)
def test_a_kind_that_another_version_cleared_is_free(
    opened: Open, changed: dict[str, object], state: int
) -> None:
    """A match that ended before an update does not prevent the next one from being saved."""
    save(opened(), 0, b"theirs")
    opened().clear(0)
    book = opened(**changed)
    assert book.state(0) == reasons.EMPTY != state
    assert save(book, 0, b"ours") == reasons.SAVED


def test_a_save_whose_header_was_erased_is_damaged(opened: Open, path: Path) -> None:
    """The rest of its first block shows that something was written to the slot."""
    save(opened(), 0, b"mine" * 100)
    content = path.read_bytes()
    at = content.index(b"WHsv")
    path.write_bytes(content[:at] + b"\xff" * 64 + content[at + 64 :])
    assert opened().state(0) == reasons.TORN


def test_a_save_without_rules_counts_as_our_own(opened: Open) -> None:
    opened().save(1, bytearray(b"settings"), 8, 0)
    assert opened(rule_sets=()).state(1) == reasons.OK


def test_an_existing_file_is_not_created_again(opened: Open, path: Path) -> None:
    save(opened(), 0, b"match")
    assert journal.file.create(str(path), KINDS, lambda: None) == reasons.EXISTS
    assert read(opened(), 0) == b"match"


@pytest.mark.parametrize("kinds", [KINDS, journal.file.KINDS, ((1, 1),), ((3, 8), (1, 3), (2, 1))])
def test_no_erase_sector_of_8_kb_reaches_two_banks(kinds: tuple[tuple[int, int], ...]) -> None:
    taken = []
    for kind, (slots, blocks) in enumerate(kinds):
        ring = Ring(layout.start_of(kinds, kind), slots, blocks)
        offsets = [ring.offset_of(slot) for slot in range(2 * slots)]
        for bank in (offsets[:slots], offsets[slots:]):
            taken.append((bank[0], bank[-1] + blocks * 512))
    edges = [(0, 0), *taken, (journal.layout.file_size(kinds),) * 2]
    for (_, end), (start, _) in pairwise(edges):
        # The sector that holds the last block before may begin with that block.
        assert start - end >= 8192 - 512
        assert start % 512 == 0


def test_the_apps_slots_hold_the_largest_game_and_a_small_drive_holds_the_file() -> None:
    _, blocks = journal.file.KINDS[journal.MATCH]
    assert blocks * 512 - 24 >= 3900
    assert journal.layout.file_size(journal.file.KINDS) <= 160 * 1024


def test_tags_are_16_bits_and_differ() -> None:
    tags = {journal.file.tag(name) for name in ("pygamer", "pybadge", "clue_nrf52840_express")}
    assert len(tags) == 3
    assert all(0 <= tag < 1 << 16 for tag in tags)


def test_every_reason_has_a_line() -> None:
    lines = [words.reason_text(reason) for reason in range(reasons.READ_FAILED + 1)]
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert line.endswith(".") and "\n" not in line and len(line) <= 90
    with pytest.raises(IndexError):
        words.reason_text(reasons.READ_FAILED + 1)


@pytest.mark.parametrize("sequence", [2**30 - 1, 2**30 - 2**20])
def test_a_save_after_which_none_could_be_newer_is_damaged(
    opened: Open, path: Path, sequence: int
) -> None:
    book = opened()
    assert save(book, 0, b"good") == reasons.SAVED
    book.rings[0].last = sequence - 1
    assert save(book, 0, b"the last of all") == reasons.SAVED
    again = opened()
    assert read(again, 0) == b"good"
    assert again.damaged(0) == 1
    assert save(again, 0, b"and on") == reasons.SAVED
    assert read(opened(), 0) == b"and on"


@pytest.mark.parametrize("place", [0, 3, 4, 5])
def test_a_frame_that_is_not_ours_is_not_read_though_its_checksum_is_right(
    opened: Open, path: Path, place: int
) -> None:
    """Its magic, the number of the frame, or its kind is another one."""
    save(opened(), 1, b"settings")
    slots = path.read_bytes()
    at = slots.index(b"WHsv")
    frame = bytearray(slots[at : at + HEADER + len(b"settings")])
    frame[place] ^= 2
    whole = bytes(frame) + crc32(frame).to_bytes(4, "little")
    path.write_bytes(slots[:at] + whole + slots[at + len(whole) :])
    assert opened().damaged(1) == 1
    assert read(opened(), 1) is None


def test_the_rest_of_a_page_is_as_an_erased_drive_is() -> None:
    page = page_for(len(b"some"))
    assert page == bytes(HEADER + 4 + 4) + b"\xff" * (512 - HEADER - 8)


def test_a_drive_without_room_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.statvfs", lambda path: (512, 512, 100, 2, 2, 0, 0, 0, 0, 255))
    book = journal.file.open_on(str(tmp_path), KINDS, lambda: None, VERSION, BOARD)
    assert book.barred == reasons.NO_ROOM
    assert save(book, 0, b"lost") == reasons.NO_ROOM
    assert list(tmp_path.iterdir()) == []
