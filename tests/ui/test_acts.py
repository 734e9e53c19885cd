"""Memory has two acts, menus and match: a match has loaded all modules when its first screen shows.

The app runs here as on a board: modules that an act does not need are forgotten, and come back only
by an import. From a match's first screen until it is left, neither play nor a screen over the table
may import or forget a module.
"""

import builtins
import gc
import random
import sys
from collections import UserDict
from types import SimpleNamespace

import pytest

from engine.rulesets.index_generated import FEWEST, MOST, NAMES
from engine.state.layout import MATCH_ENDED, STATUS
from sim.board.desk import TWO
from sim.board.display import MemoryDisplay
from tests.ui.reading import choose, row_under_cursor

_OURS = ("engine", "hal", "journal", "ui", "adafruit_")
_OVER_THE_TABLE = {"menu", "log", "help", "settings", "score", "sheet"}


def _our_modules():
    """Return the names of our modules and libraries that are loaded."""
    return {name for name in sys.modules if name.startswith(_OURS)}


class _Modules(UserDict):
    """Stands for `sys.modules`; as on a board, modules may go while a program iterates over it."""

    def __init__(self):
        self.data = sys.modules

    def __iter__(self):
        return iter(list(self.data))


class Guard:
    """Watches a match: importing a module that is not loaded fails, and so does losing one.

    seen: the screens that were shown in matches.
    """

    def __init__(self, monkeypatch):
        self.app = None
        self.modules = None
        self.seen = set()
        self._last = None
        real = builtins.__import__

        def checked(name, *args):
            if self._is_on() and name.startswith(_OURS) and name not in sys.modules:
                raise AssertionError(f"{name} is imported within a match, on {self.app.shown}")
            return real(name, *args)

        monkeypatch.setattr(builtins, "__import__", checked)

    def _is_on(self):
        return self.modules is not None and self._is_match()

    def _is_match(self):
        """Is a match in play, with all that it needs loaded?"""
        app = self.app
        return app is not None and app.match is not None and not app.steps_left

    def look(self):
        """Check after a frame that the same modules are loaded as when the match began."""
        app = self.app
        if app is None:
            return
        if not self._is_match():
            self.modules = None
        elif self.modules is None:
            self.modules = _our_modules()
        elif self._last != (len(sys.modules), app.shown):  # costs too much for every frame
            assert _our_modules() == self.modules
            self.seen.add(app.shown)
        self._last = (len(sys.modules), app.shown)


@pytest.fixture
def open_board(open_app, monkeypatch):
    """Return a function like `open_app`, in a memory that forgets modules as a board's does.

    It returns (player, guard); the guard checks every frame.
    """
    before = {name: sys.modules[name] for name in _our_modules()}
    for name in before:
        if not name.startswith("adafruit_"):
            del sys.modules[name]
    from ui.match import memory

    monkeypatch.setattr(memory, "IS_BOARD", True)
    monkeypatch.setattr(memory, "sys", SimpleNamespace(modules=_Modules()))
    monkeypatch.setattr(memory, "has_room", lambda need: True)
    # Collecting garbage would only take time here.
    monkeypatch.setattr(MemoryDisplay, "refresh", lambda *_, **__: True)
    monkeypatch.setattr(gc, "collect", lambda: 0)

    def open_guarded(*args, **options):
        guard = Guard(monkeypatch)
        player = open_app(*args, **options)
        guard.app = player.app
        step = player.app.step

        def step_and_look():
            goes_on = step()
            guard.look()
            return goes_on

        player.app.step = step_and_look
        guard.look()
        return player, guard

    yield open_guarded
    for name in _our_modules():
        del sys.modules[name]
    sys.modules.update(before)


def _start(rules, people, options=None):
    number = NAMES.index(rules)
    bots = max(FEWEST[number], min(3, MOST[number])) - people
    return (rules, people, bots, 5, options)


def _go_through_the_menu(player):
    """Open the menu from the table or a cover, visit its screens, and go back."""
    shown = player.app.shown
    for row in (1, 2, 3, 0):  # how to play, what happened, settings, back to the game
        if player.app.shown != "menu":
            player.app.go("menu")
            player.frames()
        player.press(*["UP"] * 4, *["DOWN"] * row, "A")
        if row:
            player.press("DOWN", "B")
    assert player.app.shown == shown


@pytest.mark.parametrize("rules", NAMES)
def test_within_a_match_no_module_is_imported_or_forgotten(open_board, rules):
    """A hand is played to its score, and the next one begun; by every other rule set two play."""
    people = 1 + NAMES.index(rules) % 2
    player, guard = open_board(start=_start(rules, people))
    _go_through_the_menu(player)
    fingers = random.Random(people)
    hands = 0
    for press in range(4000):
        if player.app.shown == "score":
            hands += 1
            player.press("DOWN", "A")
            if hands == 1 and player.app.match is not None:
                _go_through_the_menu(player)
            break
        # Mostly A, at times any other key that does not leave the match.
        is_chance = press % 5 == 4 and player.app.shown == "table"
        player.press(fingers.choice("A LEFT RIGHT UP DOWN SELECT".split()) if is_chance else "A")
        player.frames(20)
    assert hands, "the hand did not end"
    assert guard.seen >= _OVER_THE_TABLE | {"table"} | ({"cover"} if people > 1 else set())


@pytest.mark.parametrize(
    ("rules", "options"),
    (("official", {"target": "100"}), ("grand", {"target": "100"})),
)
def test_after_a_whole_match_the_menus_have_the_modules_that_they_had(open_board, rules, options):
    player, guard = open_board()
    menus = _our_modules()
    from ui.match.planning import plan_start

    plan_start(player.app, _start(rules, 1, options))
    player.frames()
    assert player.app.match is not None
    of_menus = {f"engine.rulesets.{name}" for name in ("mixing", "words_generated")}
    assert not of_menus & set(_our_modules())
    for _ in range(10_000):
        is_over = player.app.shown == "score" and player.app.match.view[STATUS] == MATCH_ENDED
        player.press("B" if is_over else "A")
        player.frames(20)
        if player.app.match is None:
            break
    assert player.app.shown == "title"
    assert guard.seen >= {"table", "score"}
    assert _our_modules() <= menus, "a match is left behind"


@pytest.mark.parametrize("rules", ("grand", "double-down", "two-deck"))
def test_random_keys_of_two_buttons_import_nothing_either(open_board, rules):
    player, guard = open_board(start=_start(rules, 2), buttons=TWO)
    player.press_by_chance(len(rules))
    assert guard.seen >= {"table", "cover"}


@pytest.mark.parametrize("bots", (0, 2))
def test_tips_are_turned_on_within_a_match_without_an_import(open_board, bots):
    """Also where no bot has loaded what a tip decides with."""
    player, guard = open_board(start=("official", 2, bots, 5, None))
    player.until(lambda: player.screen == "cover")
    player.press("A", "START")
    choose(player, "Settings")
    choose(player, "Tips")
    assert row_under_cursor(player) == "Tips: on" and player.app.match.tip
    assert "settings" in guard.seen


def test_the_self_check_loads_its_library_late_and_takes_it_along(open_board):
    """The library for its colors is loaded with the first color, and is gone before a match."""
    layout = "adafruit_displayio_layout.layouts.page_layout"
    for name in [name for name in sys.modules if name.startswith("adafruit_displayio_layout")]:
        del sys.modules[name]  # of another test
    player, guard = open_board(buttons=TWO, held=("B",))
    player.until(lambda: player.app.shown == "check")
    player.desk.release("B")
    player.frames(20)
    player.press("A", "B")
    player.frames(5)
    assert layout not in sys.modules
    player.press("A")
    assert layout in sys.modules
    player.press("B", "B")
    assert player.app.shown == "title"
    assert not any(name.startswith("adafruit_displayio_layout") for name in sys.modules)
    from ui.match.planning import plan_start

    plan_start(player.app, _start("official", 1))
    player.frames()
    assert guard.modules, "a match has begun"
    assert layout not in guard.modules and "ui.screens.check" not in guard.modules


def test_an_import_within_a_match_is_found(open_board):
    """This shows that the guard works."""
    player, _ = open_board(start=_start("official", 1))

    def bring(_wish):
        import ui.screens.title  # noqa: F401

    player.app.screen.wish = bring
    with pytest.raises(AssertionError, match=r"ui\.screens\.title is imported within a match"):
        player.press("A")


@pytest.mark.parametrize("rules", ("official", "grand"))
def test_where_room_is_short_the_table_comes_back_as_it_was(open_board, monkeypatch, drive, rules):
    """A screen over the table then replaces it in memory, and the next such screen that one."""
    player, guard = open_board(storage=drive)
    guard.app = None  # there is more to import
    from ui.match import memory
    from ui.match.planning import plan_start

    monkeypatch.setattr(memory, "has_room", lambda need: need <= memory.ROOM_FOR_PLAY)
    plan_start(player.app, _start(rules, 1))
    player.until(lambda: player.mode in ("ask",))
    play, state = _our_modules(), bytes(player.state)
    assert "ui.screens.menu" not in play
    _go_through_the_menu(player)
    assert _our_modules() == play, "only the table is there again"
    assert bytes(player.state) == state
    for _ in range(4000):
        if player.app.shown == "score":
            break
        player.press("A")
        player.frames(20)
    assert "ui.table.page" not in _our_modules()
    for shown in ("menu", "help", "log", "score"):  # each alone
        player.app.go(shown)
        player.frames()
        over = {name for name in _our_modules() if name.startswith("ui.screens.")}
        assert over & {f"ui.screens.{name}" for name in _OVER_THE_TABLE} == {f"ui.screens.{shown}"}
    player.press("A")
    assert player.app.shown == "table" and player.app.match is not None


@pytest.mark.parametrize("shown", ("table", "cover", "log", "score"))
def test_a_failure_on_any_screen_leads_back_to_the_match_as_saved(open_board, drive, shown):
    player, _ = open_board(start=_start("official", 2), storage=drive)
    player.until(lambda: player.app.shown == "cover")
    player.press("A")
    player.until(lambda: player.app.shown == "table")
    player.press("A", "A", "A")
    state = bytes(player.state)
    player.app.go(shown)
    player.frames()

    def fail(_now):
        player.state[300] ^= 255
        raise ValueError("a fault made for this test")

    player.app.screen.tick = fail
    player.desk._frames = player.desk.frame + 5
    with pytest.raises(SystemExit):
        player.app.run()
    player.desk._frames = None
    assert player.app.shown == "failure"
    assert player.app.match is None
    player.press("A")
    assert player.app.shown == "cover"
    assert bytes(player.state) == state
    player.press("A")
    assert player.app.shown in ("table", "log")
