"""The self-check, opened by holding B at the start, shows and writes down what works."""

import re

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
def test_it_reports_everything_that_works(open_app, tmp_path, buttons):
    drive = str(tmp_path)
    open_app(start=START, storage=drive).press("A", "A")
    match = _saved(drive)
    player = _checked(open_app, buttons, drive)
    player.press(*buttons)
    player.frames(5)
    lines = player.app.screen._lines
    assert lines[0] == "wildhand_simulator"
    assert any(re.fullmatch(r"Saving: \d+ ms", line) for line in lines), lines
    assert "Buttons: all work" in lines
    written = (tmp_path / "selfcheck.txt").read_text().splitlines()
    assert written[0] == "Wildhand self-check"
    assert written[1:-1] == lines[: len(written) - 2]
    assert _saved(drive) == match != b"", "the saved match is as it was"
    assert _book(drive).damaged(0) == 0
    player.press("B")
    assert player.screen == "title"


def _done(open_app, size, buttons):
    """Return the self-check after all buttons were pressed."""
    player = open_app(size, buttons=buttons, held=("B",))
    player.until(lambda: player.screen == "check", frames=100)
    player.desk.release("B")
    player.frames(20)
    player.press(*buttons)
    player.frames(5)
    return player


def _colors(image):
    """Return the color of the display, and the color of the letters in its upper half."""
    wide, high = image.size
    (field,) = {color for _, color in image.crop((0, high // 2, wide, high)).getcolors()}
    (ink,) = {color for _, color in image.getcolors()} - {field}
    return field, ink


@pytest.mark.parametrize(
    ("size", "buttons"), (((128, 128), TWO), ((240, 135), PAD), ((320, 240), PAD))
)
def test_a_fills_the_display_with_one_color_after_the_other(open_app, size, buttons):
    player = _done(open_app, size, buttons)
    display = player.desk.display
    lines = display.image()
    seen = []
    for _ in range(7):
        before = display.refreshes
        player.press("A")
        assert display.refreshes == before + 1
        seen.append(_colors(display.image()))
    black, white = (0, 0, 0), (255, 255, 255)
    assert [ink for _, ink in seen[:6]] == [black] * 5 + [white]
    red, green, blue, yellow = [field for field, _ in seen[:4]]
    assert red[0] > 2 * max(red[1:]) and blue[2] > 1.5 * max(blue[:2])
    assert green[1] > 2 * max(green[0], green[2]) - 10 and min(yellow[:2]) > 2 * yellow[2]
    assert [field for field, _ in seen[4:]] == [white, black, red], "they go round"
    player.press("B")
    assert player.screen == "check"
    assert display.image() == lines
    player.press("A")
    assert _colors(display.image())[0] == red, "they begin anew"
    player.press("B", "B")
    assert player.screen == "title"


@pytest.mark.parametrize("buttons", (PAD, TWO))
def test_no_button_shows_colors_before_all_is_done(open_app, buttons):
    player = open_app(buttons=buttons, held=("B",))
    player.until(lambda: player.screen == "check", frames=100)
    player.desk.release("B")
    player.frames(20)
    lines = list(player.app.screen._lines)
    player.press("A", "A")
    assert player.desk.display.root_group is player.app.page.group
    player.press("B")
    player.frames(5)
    assert player.screen == "check" and player.app.screen._lines[: len(lines)] == lines


def test_a_button_that_does_not_work_is_named(open_app):
    player = _checked(open_app, PAD)
    player.press(*[name for name in PAD if name != "LEFT"])
    player.frames(600)
    assert "Missing: LEFT" in player.app.screen._lines
    assert "Saving: no drive" in player.app.screen._lines
    assert "File: no drive" in player.app.screen._lines


def test_a_drive_that_changes_what_it_stores_is_reported(open_app, tmp_path):
    """It accepts the save, and returns other bytes afterwards."""
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


@pytest.mark.parametrize("held", ((), ("B",), ("B", "DOWN")), ids=("later", "too short", "two"))
def test_it_opens_only_where_b_alone_is_held_from_the_start_on(open_app, held):
    player = open_app(held=held)
    if held == ("B",):
        player.desk.release("B")
    player.frames(60)
    if "DOWN" not in held:
        player.hold("B", 900)
    assert player.screen == "title"


def test_a_drive_that_fails_is_reported_with_the_journals_reason(open_app, tmp_path):
    from journal.reasons import WRITE_FAILED

    player = open_app(storage=str(tmp_path), held=("B",))
    book = player.app.saves.book
    real = book._file

    class Worn:
        def seek(self, *at):
            return real.seek(*at)

        def write(self, blocks):
            raise OSError

        def readinto(self, slot):
            return real.readinto(slot)

    book._file = Worn()
    player.frames(60)
    assert f"Saving: FAILS, reason {WRITE_FAILED}" in player.app.screen._lines
