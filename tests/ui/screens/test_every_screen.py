"""What follows from the row of each screen in `ui.screens.SCREENS`, so that a new one is tested.

It can be reached from the title by keys; no line of it is cut at any size of display, and all its
rows can be seen; each button that is hinted at the lower edge acts; Back leads where the row says;
and what it shows first does not depend on what was done there before.
"""

import sys
from types import ModuleType

import pytest

from sim.board.desk import PAD, TWO
from tests.ui.drawing.cuts import outside, watch
from tests.ui.pictures.tables import EVERY_SIZE
from tests.ui.reading import choose, last_row
from tests.ui.screens.ways import SCENES, follow, leave, let_play, on, parent_of
from ui.match.setup_bytes import bytes_of
from ui.screens import BACK_AT, LIST, SCREENS, WAY_AT, page_of

_BUTTONS = pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
# With two buttons a press of B leads from the score to its numbers, and from there back.
_TURNED_WITH_TWO = {"score", "sheet"}


def _move(player):
    player.press("DOWN" if player.app.keys.has_pad else "B")


def _rows_to_choose(player):
    """Return how many rows of a list can be chosen, 0: it is none."""
    is_list = page_of(player.screen) == LIST
    return player.app.screen.choosable if is_list else 0


# Each returns what is wrong, as words; "" if nothing is.


def find_cut(player, lost):
    """Move over all rows, or pages: letters, words and rows must all come into view."""
    screen = player.app.screen
    name = player.screen
    seen = set()
    if page_of(name) == LIST:
        write = screen.write

        def spy(text, i):
            seen.add(i)
            write(text, i)

        screen.write = spy
        screen.draw()
    for _ in range(_rows_to_choose(player) or 6):
        if outside(player):
            return "something lies outside"
        if player.screen != name:
            break
        _move(player)
        player.frames(1)
    if page_of(name) == LIST:
        del screen.write
        if seen < set(range(screen.count)):
            return f"rows {sorted(set(range(screen.count)) - seen)} are not seen"
    return f"cut: {lost}" if lost else ""


def _hinted(player):
    """Return the keys in the line of hints, each as what to do with it."""
    words = last_row(player).split()
    keys = {"A": "A", "B": "B", "ST": "START", "SEL": "SELECT", "arrows": "arrows"}
    found = []
    for i, word in enumerate(words):
        if word in keys and keys[word] not in ("START", "SELECT", "arrows"):
            before, after = words[max(i - 1, 0)], words[i + 1]
            is_held = before == "hold" or after.startswith("hold")
            found.append(("hold" if is_held else "press", keys[word]))
        elif word in keys and player.app.keys.has_pad:
            found.append(("press", keys[word]))
    return found


def _all_of(player):
    """Return what a key may change: the screen, the picture, and all that is kept."""
    app = player.app
    kept = bytes(app.match.game.state) if app.match else b""
    several = bytes(app.tournament.t) if app.tournament else b""
    return player.screen, player.rgb(), bytes(bytes_of(app.setup)), kept, several


def _does_something(player, how, key):
    before = _all_of(player)
    for one in ("RIGHT", "DOWN", "LEFT", "UP") if key == "arrows" else (key,):
        getattr(player, how)(one)
        if _all_of(player) != before:
            return True
    return False


def find_dead_key(opened):
    """Press all keys that are hinted, with the cursor on each row. opened: opens the screen."""
    player = opened()
    rows = _rows_to_choose(player)
    for row in range(rows or 1):
        for how, key in _hinted_on(player, row, rows):
            if player is None:
                player = opened()
                _hinted_on(player, row, rows)
            if not _does_something(player, how, key):
                return f"{how} {key} on row {row} does nothing"
            player = None
        player = player or opened()
    return ""


def _hinted_on(player, row, rows):
    """Move the cursor to a row; return the keys that are hinted there."""
    for _ in range(2 * rows):
        if player.app.screen.cursor == row:
            break
        if player.app.keys.has_pad:
            player.press("DOWN" if player.app.screen.cursor < row else "UP")
        else:
            player.press("B")
    return _hinted(player)


def find_wrong_back(player):
    """Leave, at most by three levels of the screen itself."""
    name = player.screen
    wanted = SCREENS[name][BACK_AT] or player.app.came_from or "title"
    for _ in range(3):
        leave(player)
        player.until(lambda: not player.app.wanted)
        if player.screen != name:
            break
    return "" if player.screen == wanted else f"back leads to {player.screen}, not to {wanted}"


def _opener(open_app, name, tmp_path, **how):
    """Return a function that opens a screen on another new drive each time."""

    def opened():
        drive = tmp_path / str(len(list(tmp_path.iterdir())))
        drive.mkdir()
        return on(open_app, name, str(drive), **how)

    return opened


def test_a_screen_without_a_way_has_a_scene():
    assert set(SCENES) == {name for name in SCREENS if not SCREENS[name][WAY_AT]}


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut(open_app, monkeypatch, tmp_path, name, size):
    lost = watch(monkeypatch)
    player = _opener(open_app, name, tmp_path, size=size)()
    assert find_cut(player, lost) == ""


@_BUTTONS
@pytest.mark.parametrize("name", SCREENS)
def test_each_key_that_is_hinted_acts(open_app, tmp_path, name, buttons):
    assert find_dead_key(_opener(open_app, name, tmp_path, buttons=buttons)) == ""


@_BUTTONS
@pytest.mark.parametrize("row", ("Anna", "Without a name", "Everybody"))
def test_each_key_that_is_hinted_among_results_acts(open_app, tmp_path, buttons, row):
    """They are shown on the screen of names, one level down, where somebody has played."""
    opened = _opener(open_app, "people", tmp_path, buttons=buttons)

    def opened_results():
        player = opened()
        let_play(player, b"Anna")
        player.app.screen.enter()
        choose(player, row)
        return player

    assert find_dead_key(opened_results) == ""


@_BUTTONS
@pytest.mark.parametrize("name", SCREENS)
def test_back_leads_where_the_row_says(open_app, tmp_path, name, buttons):
    player = _opener(open_app, name, tmp_path, buttons=buttons)()
    if buttons is TWO and name in _TURNED_WITH_TWO:
        player.press("B")
        assert {player.screen, name} == _TURNED_WITH_TWO
    else:
        assert find_wrong_back(player) == ""


@pytest.mark.parametrize("name", SCREENS)
def test_the_first_picture_is_always_the_same(open_app, tmp_path, name):
    opened = _opener(open_app, name, tmp_path)
    player = opened()
    first = player.rgb()
    for _ in range(3):
        leave(player)
        if player.screen == parent_of(name):
            follow(player, name)
            break
    else:  # back leads elsewhere
        player = opened()
    assert player.rgb() == first


# The tests above can fail: a screen is added with these faults.


@pytest.fixture
def find_faults(open_app, monkeypatch, tmp_path):
    """Return a function that adds a screen beside the title, and says what is found there.

    back: its row's; faults: what of its class is other than it should be.
    """
    from ui.screens.lists import ListScreen

    lost = watch(monkeypatch)

    def found(back="title", **faults):
        members = {"enter": _enter, "lines": [b"One", b"Two"], "choose": _go_to_rules, **faults}
        module = ModuleType("ui.screens.probe")
        module.Screen = type("Screen", (ListScreen,), members)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setitem(SCREENS, "probe", (SCREENS["rules"][0], b"A probe", back, ""))
        monkeypatch.setitem(SCENES, "probe", _go_to_probe)
        lost.clear()
        opened = _opener(open_app, "probe", tmp_path)
        return find_cut(opened(), lost), find_dead_key(opened), find_wrong_back(opened())

    return found


def _enter(screen):
    screen.open(len(screen.lines))


def _go_to_rules(screen, i):
    screen.app.go("rules")


def _go_to_probe(open_app, drive, size, buttons):
    player = SCENES["title"](open_app, drive, size, buttons)
    player.app.go("probe")
    player.frames()
    return player


def test_a_screen_without_a_fault_passes(find_faults):
    assert find_faults() == ("", "", "")


def test_a_cut_line_and_a_dead_button_are_found(find_faults):
    cut, dead, back = find_faults(
        lines=[b"One", b"This line is longer than a row"], choose=lambda screen, i: None
    )
    assert cut.startswith("cut: ['") and "This line is longer" in cut
    assert dead == "press A on row 0 does nothing"
    assert back == ""


def test_a_cut_foot_a_cut_title_and_rows_out_of_reach_are_found(find_faults):
    many = b"Words that take many more rows than the foot has. " * 3
    assert find_faults(about=lambda screen, i: many)[0].startswith("cut: ")
    title = b"A title that is longer than a row"
    assert find_faults(enter=lambda screen: screen.open(2, title=title))[0].startswith("something")
    reach = find_faults(lines=[b"One"] * 30, enter=lambda screen: screen.open(30, choosable=2))
    assert reach[0].endswith("are not seen")


def test_a_wrong_way_back_is_found(find_faults):
    found = find_faults(back="rules", wish=lambda screen, wish: screen.app.go("title"))
    assert found[2] == "back leads to title, not to rules"
