"""A match that does not fit is reported, wherever memory ends; of a mix, with an option."""

import builtins

import pytest

from engine.game import Game
from engine.rulesets import mixing
from engine.rulesets.codes_generated import CODES
from engine.rulesets.index_generated import NAMES
from engine.rulesets.rule_set import ready
from engine.rulesets.rules_generated import ASKED_BY, MODULES
from engine.tournament.layout import T_ENTRANTS
from tests.ui.pictures.tournament_tables import tournament
from tests.ui.reading import choose
from ui.match import memory

_PLAIN = "These rules with so many players need more memory than this board has. Choose other"
_OFFICIAL = ("official", 1, 2, 5, None)
_MIX = ("official", 1, 2, 5, {"jump": "exact", "no_wild_finish": "1"})


def _fail(*_):
    raise MemoryError


def _words(player):
    """Return the words of the notice that is shown, after which the title comes."""
    assert player.screen == "notice"
    title, words, leads_to = player.app.notice
    assert (title, leads_to) == ("No room", "title")
    assert player.app.match is player.app.plan is player.app.begun is None
    assert not player.app.steps_left
    player.frames(50)
    player.press("A")
    assert player.screen == "title"
    return words


def test_a_mix_names_the_option_whose_rule_is_the_largest(open_app, monkeypatch):
    monkeypatch.setattr(Game, "__init__", _fail)
    assert _words(open_app(start=_MIX)) == (
        "These rules need more memory than this board has. Change first: jump in (colored cards)."
        " Or choose fewer players."
    )


@pytest.mark.parametrize(
    "options",
    [None, {"cards": "5"}, {"challenge": "none"}],
    ids=["none", "a number", "fewer rules"],
)
def test_without_an_option_that_adds_a_rule_none_is_named(open_app, monkeypatch, options):
    monkeypatch.setattr(Game, "__init__", _fail)
    assert _words(open_app(start=("official", 1, 2, 5, options))).startswith(_PLAIN)


def test_a_mix_made_in_the_menus_names_its_option(open_app, monkeypatch):
    from ui.custom_rules import store

    player = open_app()
    setup = player.app.setup
    assert store.put_changes(setup, mixing.changes_of(ready(NAMES.index("grand")), setup.rules))
    monkeypatch.setattr(Game, "__init__", _fail)
    _plan_another(player.app)
    assert "Change first: " in _words(player)


def test_every_rule_leads_to_an_option_of_the_menus():
    assert len(ASKED_BY) == len(MODULES)
    for rows in ASKED_BY:
        assert all(code in CODES for code in rows[::3])


def test_a_saved_mix_without_room_names_its_option_and_is_kept(open_app, monkeypatch):
    player = open_app(start=_MIX)
    player.press("A", "A")
    state = bytes(player.state)
    player.press("START")
    choose(player, "Save and stop")
    with monkeypatch.context() as patch:
        patch.setattr(Game, "__init__", _fail)
        player.press("A")
        assert "Change first: jump in (colored cards)." in _words(player)
    player.press("A")
    assert player.screen == "table" and bytes(player.state) == state


@pytest.mark.parametrize(
    "module",
    [
        "ui.match.beginning",
        "engine.loading",
        "ui.match.match",
        "ui.match.match_start",
        "ui.table.screen",
    ],
)
@pytest.mark.parametrize("is_saved", [False, True])
def test_a_module_that_does_not_fit_is_reported(open_app, monkeypatch, module, is_saved):
    """A new match replaces no saved one before it has been saved itself."""
    player = open_app(start=_OFFICIAL)
    player.press("A", "A")
    state = bytes(player.state)
    player.press("START")
    choose(player, "Save and stop")
    real = builtins.__import__

    def load(name, *rest):
        taken = rest[2] if len(rest) > 2 else None
        if module in (name, *(f"{name}.{one}" for one in taken or ())):
            raise MemoryError
        return real(name, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(builtins, "__import__", load)
        if is_saved:
            player.press("A")
        else:
            _plan_another(player.app)
        assert _words(player).startswith(_PLAIN)
    is_kept = is_saved or module != "ui.table.screen"
    assert player.app.saves.has_match() == is_kept
    if is_kept:
        player.press("A")
        assert player.screen == "table" and bytes(player.state) == state


def _plan_another(app):
    from ui.match.planning import plan_setup

    plan_setup(app)
    app.step()


@pytest.mark.parametrize("step", range(memory.STEPS))
def test_a_step_of_the_beginning_that_does_not_fit_is_reported(open_app, monkeypatch, step):
    from ui.match import beginning

    real = beginning.take_step
    taken = []

    def take(app):
        taken.append(app)
        if len(taken) > step:
            app.steps_left -= 1
            raise MemoryError
        return real(app)

    monkeypatch.setattr(beginning, "take_step", take)
    player = open_app(start=_OFFICIAL)
    assert len(taken) == step + 1
    assert _words(player).startswith(_PLAIN)
    assert not player.app.saves.has_match()


def test_a_first_table_with_too_little_room_is_reported(open_app, monkeypatch):
    monkeypatch.setattr(memory, "has_room", lambda need: False)
    player = open_app(start=_MIX)
    assert "Change first: jump in (colored cards)." in _words(player)


def test_a_first_picture_without_room_is_reported(open_app, monkeypatch):
    from ui.app import App

    real = App.show

    def show(app):
        if app.steps_left:
            raise MemoryError
        real(app)

    monkeypatch.setattr(App, "show", show)
    assert _words(open_app(start=_OFFICIAL)).startswith(_PLAIN)


def test_a_tournament_is_kept_when_a_table_has_no_room(open_app, monkeypatch):
    player = tournament(open_app, (128, 128), "rotation", 1, 3)
    assert player.screen == "round"
    monkeypatch.setattr(memory, "has_room", lambda need: False)
    choose(player, "Play table 1")
    assert _words(player).startswith(_PLAIN)
    monkeypatch.undo()
    player.press("A")
    assert player.screen == "table"
    assert player.app.tournament.t[T_ENTRANTS] == 4


def test_an_error_in_play_is_still_shown(open_app, monkeypatch):
    player = open_app(start=_OFFICIAL)
    monkeypatch.setattr(player.app.screen, "tick", _fail)
    with pytest.raises(MemoryError):
        player.frames()
