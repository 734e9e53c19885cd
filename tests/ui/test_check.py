"""The self-check: B held as the device starts; what it finds is shown and written."""

import pytest

from sim.board.desk import PAD, TWO
from tests.ui.test_saves import START, _book, _saved


def _checked(open_app, buttons, storage=None):
    player = open_app(buttons=buttons, storage=storage)
    player.hold("B", 900)
    assert player.screen == "check"
    player.frames(20)
    return player


@pytest.mark.parametrize("buttons", (PAD, TWO))
def test_it_finds_what_works(open_app, tmp_path, buttons):
    drive = str(tmp_path)
    open_app(start=START, storage=drive).press("A", "A")
    match = _saved(drive)
    player = _checked(open_app, buttons, drive)
    player.press(*buttons)
    player.frames(5)
    lines = player.app.screen._lines
    assert lines[0] == "wildhand_simulator"
    assert any(line.startswith("Saving: good") for line in lines), lines
    assert "Buttons: all work" in lines
    written = (tmp_path / "selfcheck.txt").read_text().splitlines()
    assert written[0] == "Wildhand self-check"
    assert written[1:-1] == lines[: len(written) - 2]
    assert _saved(drive) == match != b"", "the saved match is as it was"
    assert _book(drive).damaged(0) == 0
    player.press("A")
    assert player.screen == "title"


def test_a_button_that_does_not_work_is_named(open_app):
    player = _checked(open_app, PAD)
    player.press(*[name for name in PAD if name != "LEFT"])
    player.frames(600)
    assert "Missing: LEFT" in player.app.screen._lines
    assert "Saving: no drive" in player.app.screen._lines
    assert "Not written: no drive" in player.app.screen._lines


def test_a_drive_that_lies_is_found_out(open_app, tmp_path):
    """It takes the save, and has something else afterwards."""
    player = open_app(storage=str(tmp_path))
    book = player.app.saves.book
    real = book._file

    class Liar:
        def seek(self, *at):
            return real.seek(*at)

        def write(self, blocks):
            return real.write(bytes(len(blocks)))

        def readinto(self, slot):
            return real.readinto(slot)

    book._file = Liar()
    player.hold("B", 900)
    player.frames(20)
    assert any(line.startswith("Saving: FAILS") for line in player.app.screen._lines)


def test_later_the_button_leads_nowhere(open_app):
    player = open_app()
    player.frames(200)
    player.hold("B", 900)
    assert player.screen == "title"
