"""The title is alive within a second, tells what A starts, and puts what can be resumed first."""

import pytest

from sim.board.desk import TWO
from tests.ui.reading import choose, list_rows, row_under_cursor, rows_of
from ui.match.setup import MEDIUM

_SIZES = ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240), (240, 320), (480, 320))
_WITHOUT_NOTE = ((128, 128), (160, 128))  # no room for it
_ENTRIES = ["Learn", "How to play", "Settings", "Own rules", "Who plays"]


def _note(player):
    return " ".join(row for row in rows_of(player.app.page.note) if row)


@pytest.mark.parametrize("size", _SIZES)
def test_every_entry_is_in_view_and_tells_what_it_starts(open_app, size):
    player = open_app(size)
    assert [row for row in list_rows(player) if row] == ["PLAY", *_ENTRIES]
    notes = []
    for _ in range(6):
        notes.append(_note(player))
        player.press("RIGHT")
    is_seen = 0 < player.app.page.note.grid.y < size[1]
    assert is_seen == (size not in _WITHOUT_NOTE)
    if is_seen:
        assert len(set(notes)) == 6 and "" not in notes
        assert notes[0] == "Official, you and 3 bots"


@pytest.mark.parametrize("size", ((128, 128), (240, 320)))
def test_in_two_columns_down_leads_to_the_row_below(open_app, size):
    player = open_app(size)
    seen = []
    for key in ("DOWN", "DOWN", "UP", "RIGHT", "DOWN", "DOWN", "DOWN", "UP", "LEFT", "UP", "UP"):
        player.press(key)
        seen.append(row_under_cursor(player))
    assert seen[:4] == ["Learn", "Settings", "Learn", "How to play"]
    assert seen[4:8] == ["Own rules", "Who plays", "Who plays", "Own rules"]
    assert seen[8:] == ["Settings", "Learn", "PLAY"]


def test_the_note_follows_what_is_set_up(open_app):
    player = open_app((240, 135))
    setup = player.app.setup
    setup.players = 3
    setup.people[:3] = b"\x01\x01\x01"
    player.app.go("settings")
    player.frames()
    player.app.go("title")
    player.frames()
    assert row_under_cursor(player) == "Settings"
    player.press("UP", "UP", "UP")
    assert _note(player) == "Official, 3 players"
    setup.people[:3] = b"\x01\x01\x00"
    player.app.go("title")
    player.frames()
    assert _note(player) == "Official, 2 players and 1 bot"


def test_what_can_be_resumed_stands_first(open_app, drive):
    player = open_app((160, 128), start=("grand", 1, 3, 1, None), storage=drive)
    player.until(lambda: player.mode == "ask")
    before = bytes(player.state)
    player.press("START")
    choose(player, "Save and stop")
    for opened in (player, open_app((160, 128), storage=drive, buttons=TWO)):
        assert list_rows(opened)[:2] == ["Resume", "New match"]
        assert sorted(list_rows(opened)[2:]) == sorted(_ENTRIES)
        assert row_under_cursor(opened) == "Resume" and _note(opened) == "Grand, hand 1"
    opened.press("A")
    opened.frames()
    assert bytes(opened.state) == before


@pytest.mark.parametrize("size", _SIZES)
def test_it_is_alive_within_a_second_and_each_step_draws_little(open_app, size):
    player = open_app(size, speed=MEDIUM)
    display = player.desk.display
    screen = player.app.screen
    screen._step = 0
    player.app.go("title")
    before = display.sent
    player.frames()
    most = size[0] * size[1]
    assert display.sent - before <= 1.05 * most
    while screen._step < screen.page.steps:
        before = display.sent
        player.frames(1)
        assert display.sent - before <= 0.35 * most
    final = player.rgb()
    screen._step = 0
    player.app.go("title")
    player.frames(1)
    assert player.rgb() != final
    player.press("UP")
    assert screen._step == screen.page.steps and player.rgb() == final, "any key ends it"


def test_without_movement_nothing_moves(open_app):
    player = open_app((160, 128), speed=0)
    shown = player.rgb()
    refreshes = player.desk.display.refreshes
    player.frames(100)
    assert player.rgb() == shown and player.desk.display.refreshes == refreshes
