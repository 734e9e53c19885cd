"""A damaged save whose checksum is right is told and kept aside, and the one before it offered."""

import pytest

import journal
from engine.state.layout import DEPTH, HAND_NUMBER, TURN
from tests.ui.test_failure import _run
from tests.ui.test_saves import START, _book, _saved
from ui.match_bytes import HEAD


def _forge(drive, at, value):
    """Write the newest match once more, with a byte changed; return what was the newest."""
    good = _saved(drive)
    forged = bytearray(good)
    forged[at] = value
    payload = forged[journal.HEADER :] + forged[: journal.HEADER]
    assert _book(drive).save(journal.MATCH, payload, len(payload), 1) == journal.SAVED
    assert _saved(drive) == bytes(forged)
    return good


def _words(player):
    return " ".join(line.decode() for line in player.app.screen._lines)


def _played(open_app, drive):
    """Play some choices of a match that is saved, and leave it."""
    player = open_app(start=START, storage=drive)
    player.press("A", "A", "A")
    player.app.go("title")
    player.frames()


def test_a_save_that_is_refused_is_kept_aside_and_the_one_before_is_offered(open_app, tmp_path):
    drive = str(tmp_path)
    _played(open_app, drive)
    good = _forge(drive, TURN, 9)
    player = open_app(storage=drive)
    player.press("A")
    assert player.screen == "notice"
    assert "damaged" in _words(player) and "the save before it" in _words(player)
    player.frames(50)
    player.press("A")
    assert player.screen == "title"
    player.press("A")
    assert player.screen == "table"
    assert bytes(player.state) == good[:-HEAD]


def test_a_match_that_fails_at_once_is_kept_aside_and_the_one_before_is_offered(
    open_app, tmp_path, monkeypatch
):
    drive = str(tmp_path)
    _played(open_app, drive)
    good = _forge(drive, HAND_NUMBER, 77)
    player = open_app(storage=drive)
    from ui.table.screen import TableScreen

    tick = TableScreen.tick

    def fail(screen, now):
        if screen.app.match.game.state[HAND_NUMBER] == 77:
            raise IndexError("made for this test")
        tick(screen, now)

    monkeypatch.setattr(TableScreen, "tick", fail)
    player.desk.press("A")
    _run(player)
    player.desk.release("A")
    player.frames()
    assert player.screen == "failure"
    assert "IndexError" in _words(player) and "the save before it" in _words(player)
    player.press("A")
    assert player.screen == "table"
    assert bytes(player.state) == good[:-HEAD]
    player.press("A", "A", "A")
    assert player.state != good[:-HEAD], "it can be played on"
    assert _saved(drive)[HAND_NUMBER] == 1


@pytest.mark.parametrize("kind", [MemoryError, ImportError, OSError])
def test_what_no_save_can_cause_is_not_its_fault(open_app, tmp_path, monkeypatch, kind):
    drive = str(tmp_path)
    _played(open_app, drive)
    before = _saved(drive)
    player = open_app(storage=drive)
    player.press("A")

    def fail(_now):
        raise kind("made for this test")

    player.app.screen.tick = fail
    _run(player)
    assert player.screen == "failure" and "is damaged" not in _words(player)
    player.press("A")
    assert player.screen == "table" and bytes(player.state) == before[:-HEAD]


def test_without_a_save_before_it_only_a_new_match_is_offered(open_app, tmp_path):
    drive = str(tmp_path)
    journal.create(f"{drive}/wildhand.sav", journal.KINDS, lambda: None)
    payload = bytes(300)
    assert _book(drive).save(journal.MATCH, payload, len(payload), 1) == journal.SAVED
    player = open_app(storage=drive)
    assert player.screen == "title"
    player.press("A")
    assert player.screen == "notice" and "The next one is saved" in _words(player)
    player.frames(50)
    player.press("A")
    assert player.screen == "title" and not player.app.saves.has_match()


@pytest.mark.parametrize("length", [1, 31, 32, 418, 1000])
def test_the_title_shows_a_save_of_any_length(open_app, tmp_path, length):
    drive = str(tmp_path)
    journal.create(f"{drive}/wildhand.sav", journal.KINDS, lambda: None)
    assert _book(drive).save(journal.MATCH, b"\x03" * length, length, 1) == journal.SAVED
    assert open_app(storage=drive).screen == "title"


def test_what_was_set_aside_is_not_written_over(open_app, tmp_path):
    drive = str(tmp_path)
    _played(open_app, drive)
    _forge(drive, DEPTH, 200)
    forged = _saved(drive)
    player = open_app(storage=drive)
    player.press("A")
    player.frames(50)
    player.press("A")
    player.press("A")
    for _ in range(40):
        player.app.saves.keep(player.app.match)
    content = (tmp_path / "wildhand.sav").read_bytes()
    assert forged[journal.HEADER :] in content
