"""While a match is loaded the display shows its rules, who plays, and what is being done."""

import pytest

from sim.board.tiles import grids, is_text
from tests.ui.pictures.tables import EVERY_SIZE
from tests.ui.reading import choose
from ui.draw.font import FIRST


def _words_as_it_begins(monkeypatch, player, go):
    """Return the lines that are on the display when a match begins to be loaded, whole ones."""
    seen = []
    begin = type(player.app).begin
    display = player.desk.display

    def note(app, plan):
        for grid, x, y, scale in grids(display.root_group):
            if is_text(grid):
                seen.append("".join(chr(grid[i] + FIRST) for i in range(grid.width)))
                assert 0 <= x <= display.width - scale * grid.width * grid.tile_width
                assert 0 <= y <= display.height - scale * grid.tile_height
        assert len(set(zip(*[iter(player.rgb())] * 3, strict=True))) > 8, "it is shown"
        begin(app, plan)

    monkeypatch.setattr(type(player.app), "begin", note)
    go()
    return seen


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_a_match_that_is_set_up_is_loaded_behind_its_rules(open_app, monkeypatch, size, drive):
    player = open_app(size, storage=drive)
    words = _words_as_it_begins(monkeypatch, player, lambda: player.press("A", "A", "A"))
    assert {"4 players, to 500", "Shuffling"} <= set(words)
    player.until(lambda: player.screen == "table")


def test_a_match_that_is_resumed_goes_on(open_app, monkeypatch, drive):
    player = open_app(start=("grand", 1, 3, 1, None), storage=drive)
    player.until(lambda: player.mode == "ask")
    again = open_app(storage=drive)
    words = _words_as_it_begins(monkeypatch, again, lambda: again.press("A"))
    assert "Going on" in words and "4 players, to 500" in words
    assert again.screen in ("table", "cover")


def test_a_lesson_counts_no_points(open_app, monkeypatch):
    player = open_app((240, 240))
    words = _words_as_it_begins(monkeypatch, player, lambda: choose(player, "Learn"))
    assert "2 players" in words
