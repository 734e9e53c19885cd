"""A save file that is damaged otherwise than by a power cut loses no good save."""

import io
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import journal.file
from journal import reasons
from journal.words import reason_text
from tests.journal.conftest import BOARD, KINDS, RULES, VERSION, read, save

MATCHES = [bytes([number]) * (200 + 150 * number) for number in range(1, 6)]
SETTINGS = b"settings"


def in_memory(content: bytes) -> journal.book.Journal:
    """Return a journal on these bytes."""
    file = io.BytesIO(content)
    return journal.book.Journal(file, reasons.SAVED, KINDS, lambda: None, VERSION, BOARD, (RULES,))


def on_disk(path: Path) -> journal.book.Journal:
    """Return a journal on this file."""
    return journal.file.open_journal(str(path), KINDS, lambda: None, VERSION, BOARD, (RULES,))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file in which every slot was used."""
    file = tmp_path / "wildhand.sav"
    journal.file.create(str(file), KINDS, lambda: None)
    book = on_disk(file)
    for payload in MATCHES:
        assert save(book, 0, payload) == reasons.SAVED
        assert save(book, 1, SETTINGS) == reasons.SAVED
    return file


def test_a_bit_flipped_anywhere_costs_at_most_the_save_it_is_in(path: Path) -> None:
    good = path.read_bytes()
    random = Random(1)
    used = [at for at, byte in enumerate(good) if byte != 0xFF]
    places = used[::3] + random.sample(range(len(good)), 500)
    outcomes = set()
    for at in places:
        spoilt = bytearray(good)
        spoilt[at] ^= 1 << random.randrange(8)
        book = in_memory(bytes(spoilt))
        found = read(book, 0), read(book, 1)
        outcomes.add(found)
        assert found[0] in MATCHES[-2:] and found[1] == SETTINGS
        if found[0] != MATCHES[-1]:
            assert book.damaged(0) == 1 and book.state(0) == reasons.OK
        assert save(book, 0, b"and on") == reasons.SAVED
    assert outcomes == {(MATCHES[-2], SETTINGS), (MATCHES[-1], SETTINGS)}


def test_a_bit_flipped_in_the_only_save_is_reported_as_damage(tmp_path: Path) -> None:
    file = tmp_path / "wildhand.sav"
    journal.file.create(str(file), KINDS, lambda: None)
    save(on_disk(file), 0, b"the only one")
    content = bytearray(file.read_bytes())
    at = content.find(b"the only")
    content[at] ^= 1
    book = in_memory(bytes(content))
    assert book.state(0) == reasons.TORN and book.damaged(0) == 1
    assert book.newest(0) is None and read(book, 0) is None
    assert save(book, 0, b"anew") == reasons.SAVED


def test_a_shortened_file_is_read_as_far_as_it_goes_and_not_written(path: Path) -> None:
    good = path.read_bytes()
    found = set()
    for length in [*range(0, len(good), 512), 1, 7700, 8000, len(good) - 1]:
        path.write_bytes(good[:length])
        book = on_disk(path)
        assert book.barred == reasons.WRONG_SIZE
        assert save(book, 0, b"new") == reasons.WRONG_SIZE
        assert book.clear(0) == reasons.WRONG_SIZE
        assert path.read_bytes() == good[:length]
        found.add(read(book, 0))
    # Slots 0 to 3 hold the second, fourth, fifth and third save.
    assert found == {None, MATCHES[1], MATCHES[3], MATCHES[4]}


def test_a_file_too_long_is_not_written(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"x")
    book = on_disk(path)
    assert save(book, 0, b"new") == reasons.WRONG_SIZE
    assert read(book, 0) == MATCHES[-1]


@pytest.mark.parametrize("byte", [0, 0x55])
def test_a_file_filled_with_one_byte_is_damaged_and_can_be_written(path: Path, byte: int) -> None:
    path.write_bytes(bytes([byte]) * path.stat().st_size)
    book = on_disk(path)
    assert [book.state(kind) for kind in (0, 1)] == [reasons.TORN, reasons.TORN]
    assert book.damaged(0) == 4 and book.newest(0) is None
    assert save(book, 0, b"anew") == reasons.SAVED
    assert read(on_disk(path), 0) == b"anew"


def test_random_bytes_are_never_taken_for_a_save() -> None:
    size = journal.layout.file_size(KINDS)
    for seed in range(20):
        book = in_memory(Random(seed).randbytes(size))
        assert book.newest(0) is None and book.state(0) == reasons.TORN


def test_a_save_of_another_kind_in_this_slot_is_not_taken(path: Path) -> None:
    content = path.read_bytes()
    record = on_disk(path).newest(1)
    assert record is not None
    at = content.find(b"WHsv\x01\x01")
    match_at = content.find(b"WHsv\x01\x00")
    moved = content[:match_at] + content[at : at + 512] + content[match_at + 512 :]
    assert read(in_memory(moved), 0) in MATCHES
    assert in_memory(moved).damaged(0) == 1


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    book = on_disk(tmp_path / "wildhand.sav")
    assert book.barred == reasons.NO_FILE
    assert save(book, 0, b"new") == book.clear(0) == reasons.NO_FILE
    assert book.state(0) == reasons.EMPTY and read(book, 0) is None
    assert list(tmp_path.iterdir()) == []


def read_only(path: str, mode: str, buffering: int = -1) -> object:
    """Open a file as on a drive that a computer may write to, where a board may only read."""
    if mode != "rb":
        raise OSError(30, "read-only file system")
    return open(path, mode, buffering)


def test_a_read_only_drive_can_be_resumed_from(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("journal.file.open", read_only, raising=False)
    before = path.read_bytes()
    book = on_disk(path)
    assert book.barred == reasons.READ_ONLY
    assert read(book, 0) == MATCHES[-1]
    assert save(book, 0, b"new") == book.clear(0) == reasons.READ_ONLY
    assert path.read_bytes() == before


def test_no_file_can_be_made_on_a_read_only_drive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("journal.file.open", read_only, raising=False)
    path = str(tmp_path / "wildhand.sav")
    assert journal.file.create(path, KINDS, lambda: None) == reasons.READ_ONLY


def test_a_full_drive_is_noticed_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = journal.layout.file_size(KINDS) // 512
    path = tmp_path / "wildhand.sav"
    drive = [512, 512, 4000, room + 1, room + 1]
    monkeypatch.setattr("os.statvfs", lambda place: drive)
    assert journal.file.create(str(path), KINDS, lambda: None) == reasons.NO_ROOM
    assert not path.exists()
    drive[4] += 1
    assert journal.file.create(str(path), KINDS, lambda: None) == reasons.SAVED


class Failing(io.BytesIO):
    """A file whose writes raise an error or write a part, as `how` says."""

    how = ""

    def write(self, content: "memoryview") -> int:  # type: ignore[override]
        if self.how == "raises":
            raise OSError(28, "no space left")
        if self.how == "part":
            return super().write(content[:512]) if len(content) > 512 else 0
        return super().write(content)


def test_a_file_that_cannot_be_written_whole_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "wildhand.sav"

    def full(name: str, mode: str, buffering: int) -> io.BytesIO:
        Path(name).touch()
        file = Failing()
        file.how = "raises"
        return file

    monkeypatch.setattr("journal.file.open", full, raising=False)
    assert journal.file.create(str(path), KINDS, lambda: None) == reasons.WRITE_FAILED
    assert not path.exists()


class Short(io.BytesIO):
    """A file on a full drive: as in FatFs, a seek goes only as far as there is room."""

    def seek(self, place: int, whence: int = 0) -> int:
        return super().seek(min(place, 40_000), whence)


def test_a_drive_that_turns_out_to_be_full_keeps_no_part_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "wildhand.sav"

    def full(name: str, mode: str, buffering: int) -> io.BytesIO:
        Path(name).touch()
        return Short()

    monkeypatch.setattr("journal.file.open", full, raising=False)
    assert journal.file.create(str(path), KINDS, lambda: None) == reasons.WRITE_FAILED
    assert not path.exists()


class Fresh(io.BytesIO):
    """A new file whose clusters hold old bytes of the drive; `written` counts bytes written."""

    before = b""
    written = 0
    content = b""

    def write(self, content: "memoryview") -> int:  # type: ignore[override]
        place = self.tell()
        self.written += len(content)
        if place > len(self.getvalue()):
            super().seek(0)
            super().write((self.before * place)[:place])
        return super().write(content)

    def close(self) -> None:
        self.content = self.getvalue()
        super().close()


@pytest.mark.parametrize(("before", "most"), [(b"\xff", 512), (b"WHsv", 200_000)])
def test_a_new_file_writes_only_bytes_that_are_not_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes, most: int
) -> None:
    file = Fresh()
    file.before = before
    monkeypatch.setattr("journal.file.open", lambda *_: file, raising=False)
    assert journal.file.create(str(tmp_path / "new.sav"), KINDS, lambda: None) == reasons.SAVED
    assert file.content == b"\xff" * journal.layout.file_size(KINDS)
    assert file.written <= most


@pytest.mark.parametrize("how", ["raises", "part"])
def test_a_failing_write_loses_nothing(path: Path, how: str) -> None:
    file = Failing(path.read_bytes())
    book = journal.book.Journal(file, 0, KINDS, lambda: None, VERSION, BOARD, (RULES,))
    file.how = how
    for _ in range(9):
        assert save(book, 0, b"x" * 900) == reasons.WRITE_FAILED
        assert read(in_memory(file.getvalue()), 0) == MATCHES[-1]
    file.how = ""
    assert save(book, 0, b"at last") == reasons.SAVED
    assert read(in_memory(file.getvalue()), 0) == b"at last"


def test_a_failing_sync_loses_nothing_and_no_number_is_used_twice(path: Path) -> None:
    file = io.BytesIO(path.read_bytes())
    is_failing = [True]

    def sync() -> None:
        if is_failing[0]:
            raise OSError(5, "input/output error")

    book = journal.book.Journal(file, 0, KINDS, sync, VERSION, BOARD, (RULES,))
    before = in_memory(file.getvalue()).newest(0)
    assert before is not None
    for number in range(5):
        assert save(book, 0, b"try %d" % number) == reasons.SYNC_FAILED
        again = in_memory(file.getvalue())
        assert read(again, 0) == b"try %d" % number
        record = again.newest(0)
        assert record is not None and record.sequence == before.sequence + 1 + number
        # None of these saves is sure to be kept, so the one before them must still be there.
        assert MATCHES[-1] in file.getvalue()
    is_failing[0] = False
    assert save(book, 0, b"at last") == reasons.SAVED
    assert read(in_memory(file.getvalue()), 0) == b"at last"


def test_a_pipe_in_place_of_the_file_is_reported_and_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "wildhand.sav"
    os.mkfifo(pipe)
    book = on_disk(pipe)
    assert book.barred == reasons.READ_FAILED
    assert "cannot be read" in reason_text(book.barred)
    assert save(book, 0, b"new") == reasons.READ_FAILED
    assert read(book, 0) is None


class _Failing(io.FileIO):
    """A file on a drive that fails after so many reads."""

    reads = 0

    def readinto(self, target: Any) -> int:
        if not self.reads:
            raise OSError(5, "the drive does not answer")
        self.reads -= 1
        return super().readinto(target)


@pytest.mark.parametrize("reads", range(8))
def test_a_drive_that_fails_while_it_is_read_is_reported(path: Path, reads: int) -> None:
    before = path.read_bytes()
    file = _Failing(path, "r+")
    file.reads = reads
    book = journal.book.Journal(file, reasons.SAVED, KINDS, lambda: None, VERSION, BOARD, (RULES,))
    assert book.barred == reasons.READ_FAILED
    assert [book.state(kind) for kind in (0, 1)] == [reasons.EMPTY, reasons.EMPTY]
    assert save(book, 0, b"new") == reasons.READ_FAILED
    assert path.read_bytes() == before


def test_a_drive_that_fails_later_returns_no_match(path: Path) -> None:
    file = _Failing(path, "r+")
    file.reads = 1000
    book = journal.book.Journal(file, reasons.SAVED, KINDS, lambda: None, VERSION, BOARD, (RULES,))
    assert read(book, 0) == MATCHES[-1]
    file.reads = 0
    assert read(book, 0) is None and book.newest(0) is None
    assert book.newest(0) is None
