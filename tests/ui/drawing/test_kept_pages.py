"""Pages are made once and used again; they show nothing of the screen before."""

import pytest

from engine.state.cards import BLUE
from engine.state.cards import colored as card
from sim.board.tiles import grids
from tests.ui.pictures.tables import OTHERS, SEVEN

_SMALL = (128, 128)
_LARGE = (320, 240)
_MENUS = ("title", "settings", "rules", "chooser", "players", "new_tournament", "help", "notice")
_IN_PLAY = ("table", "menu", "log", "score", "help", "notice")
_PASSED_ON = ("table", "cover", "menu", "log", "help", "notice")  # the score takes the device away
_OFFICIAL = ("official", 1, 3, 1, None)
_SHARED = ("official", 2, 2, 1, None)


def _picture(player, name):
    """Return a screen as it looks when it has been opened."""
    player.app.notice = ("A notice", "Some words that somebody is to be told.", "title")
    player.app.shown = "notice"  # from which no list remembers a row
    player.app.go(name)
    player.frames()
    assert player.app.shown == name
    return player.rgb()


def _table(open_app, size, start=_OFFICIAL):
    """Return a match in play that does not depend on the shuffle."""
    player = open_app(size, start=start)
    player.deal_table([SEVEN, OTHERS[:2], OTHERS, OTHERS[:4]], card(3, BLUE), 0)
    if start is _SHARED:
        player.take_device()
    return player


def _above_note(player, picture):
    """Return what of a picture of the title lies above the note, which tells what is saved."""
    display = player.desk.display
    note = player.app.page.note.grid
    top = next(y for grid, _, y, _ in grids(display.root_group) if grid is note)
    return picture[: 3 * display.width * top]


def _first(open_app, make, names):
    """Return each of some screens, opened on a device of its own."""
    return {name: _picture(make(open_app), name) for name in names}


def _order(names, size):
    """Return an order of screens; on the small display each comes after every other."""
    if size == _SMALL:
        return [one for name in names for other in names for one in (name, other)]
    return [*names, *reversed(names)]


@pytest.mark.parametrize("size", (_SMALL,))
def test_a_screen_of_the_menus_shows_nothing_of_the_one_before(open_app, size):
    first = _first(open_app, lambda opened: opened(size), _MENUS)
    player = open_app(size)
    before = ""
    for name in _order(_MENUS, size):
        assert _picture(player, name) == first[name], f"{name} after {before}"
        before = name


@pytest.mark.parametrize("size", (_SMALL, _LARGE))
@pytest.mark.parametrize(("start", "screens"), ((_OFFICIAL, _IN_PLAY), (_SHARED, _PASSED_ON)))
def test_a_screen_of_a_match_shows_nothing_of_the_one_before(open_app, size, start, screens):
    first = _first(open_app, lambda opened: _table(opened, size, start), screens)
    player = _table(open_app, size, start)
    before = ""
    for name in _order(screens, size):
        assert _picture(player, name) == first[name], f"{name} after {before}"
        before = name


@pytest.mark.parametrize(("size", "before"), ((_SMALL, "dice"), (_LARGE, "grand")))
def test_a_table_shows_nothing_of_a_match_with_other_rules(open_app, size, before):
    from ui.match.planning import plan_start

    first = _table(open_app, size).rgb()
    player = open_app(size, start=(before, 1, 3, 1, None))
    player.press(*["A"] * 8)
    _picture(player, "log")
    title = _above_note(player, _picture(player, "title"))
    plan_start(player.app, _OFFICIAL)
    player.frames()
    player.deal_table([SEVEN, OTHERS[:2], OTHERS, OTHERS[:4]], card(3, BLUE), 0)
    assert player.rgb() == first
    assert _above_note(player, _picture(player, "title")) == title


@pytest.mark.parametrize("size", (_SMALL,))
def test_the_title_after_a_match_looks_as_after_a_restart(open_app, drive, size):
    """It shows cards even if dice were played; it is compared with the title after a restart."""
    import displayio

    player = open_app(size, start=("dice", 1, 3, 1, None), storage=drive)
    player.press("A", "A")
    after = _picture(player, "title")
    displayio.release_displays()
    assert open_app(size, storage=drive).rgb() == after
