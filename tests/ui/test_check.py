"""The self-check: B held as the device starts; what it finds is shown and written."""

import pytest

from sim.board.desk import PAD, TWO
from tests.ui.test_saves import START, _book, _saved


def _checked(open_app, buttons, storage=None):
    player = open_app(buttons=buttons, storage=storage, held=("B",))
    player.until(lambda: player.screen == "check", frames=100)
    player.desk.release("B")
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
    player = open_app(storage=str(tmp_path), held=("B",))
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
    player.frames(60)
    assert any(line.startswith("Saving: FAILS") for line in player.app.screen._lines)


@pytest.mark.parametrize("buttons", (PAD, TWO))
def test_it_opens_however_long_the_start_took(open_app, buttons):
    player = open_app(buttons=buttons, held=("B",))
    player.desk.clock.sleep(60_000)
    player.frames(5)
    assert player.screen == "check"


def test_the_button_held_later_leads_nowhere(open_app):
    player = open_app()
    player.hold("B", 900)
    assert player.screen == "title"


def test_the_button_let_go_too_soon_leads_nowhere(open_app):
    player = open_app(held=("B",))
    player.desk.release("B")
    player.frames(60)
    player.hold("B", 900)
    assert player.screen == "title"


def test_another_button_beside_it_leads_nowhere(open_app):
    player = open_app(held=("B", "DOWN"))
    player.frames(60)
    assert player.screen == "title"
