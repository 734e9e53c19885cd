"""However fast keys are mashed, nobody is shown another player's hand (`lab.mash`)."""

import inspect
import sys
import textwrap

import pytest

from lab.mash import RATES, SIZES, Guard, Seen, mash
from sim.commands import run
from tests.ui.reading import choose
from tests.ui.words.line import Line
from ui.match.match import Match


@pytest.fixture(autouse=True)
def cover(open_app):
    """Return the module of the cover; what stands in for a board is given back."""
    open_app()
    from ui.screens import cover

    return cover


def test_core_10_mashed_keys_show_nobody_another_players_hand():
    counts = mash(len(RATES) * len(SIZES) * 40, 200)
    assert counts["taken"] > 30 and counts["cover"] > counts["taken"]
    assert {"menu", "log", "table"} <= set(counts)


def test_the_mash_notices_a_cover_that_needs_no_hold(monkeypatch, cover):
    wish = cover.Screen.wish

    def take(self, key):
        wish(self, key)
        if self._is_pressed:
            self._take()

    monkeypatch.setattr(cover.Screen, "wish", take)
    with pytest.raises(Seen, match="A was not held"):
        mash(2000, 200)


def test_the_mash_notices_a_cover_that_hears_keys_meant_for_the_table(monkeypatch, cover):
    monkeypatch.setattr(cover, "_DEAF_MS", 0)
    with pytest.raises(Seen, match="A was not held"):
        mash(20_000, 200)


def test_the_mash_notices_a_match_that_ends_without_a_question(monkeypatch, open_app):
    from ui.screens import players

    monkeypatch.setattr(players, "ask_first", lambda app, persons, begins: begins(app))
    player = open_app(start=("official", 2, 1, 1, None))
    guard = Guard(player)
    player.press("START")
    choose(player, "Save and stop")
    choose(player, "New match")
    player.press("A")
    with pytest.raises(Seen, match="nobody was asked"):
        player.press("A")
    assert guard.counts["title"] == 1


def test_the_mash_ends_with_what_was_seen(monkeypatch, capsys):
    monkeypatch.setattr(Match, "cover_hand", lambda self: None)
    assert run(["mash", "--presses", "20000", "--seed", "200"]) == 1
    assert "lies open before -1" in capsys.readouterr().out


# Each hole that was closed is opened again, and found.


def test_the_mash_notices_a_hand_that_opens_again_by_itself(monkeypatch):
    monkeypatch.setattr(Match, "cover_hand", lambda self: None)
    with pytest.raises(Seen, match="lies open before -1"):
        mash(20_000, 200)


def test_the_mash_notices_a_cover_that_comes_before_a_card_has_landed(monkeypatch):
    from ui.table import screen

    monkeypatch.setattr(screen, "_LANDS_MS", 0)
    with pytest.raises(Seen, match="before the card was seen"):
        mash(20_000, 200)


def test_the_mash_notices_a_hand_that_stays_open_while_another_is_asked(monkeypatch):
    from ui.table.menu import Menu

    watch = Menu.watch

    def leave_open(self, match):
        watch(self, match)
        if match.is_open:
            self.lay_out(match, 255)

    monkeypatch.setattr(Menu, "watch", leave_open)
    with pytest.raises(Seen, match="while another seat is asked"):
        mash(20_000, 200)


def _without(function, first, last=None):
    """Return a function as it was without some of its lines."""
    lines = inspect.getsource(function).splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.strip().startswith(first))
    end = next(i for i, line in enumerate(lines) if line.strip().startswith(last or first))
    names = dict(vars(sys.modules[function.__module__]))
    exec(textwrap.dedent("".join(lines[:at] + lines[end + 1 :])), names)
    return names[function.__name__]


def test_the_mash_notices_a_hand_that_stays_open_at_a_family_table(monkeypatch):
    """Who cannot answer is passed over, and nothing is drawn until the card has landed."""
    from ui.table.screen import TableScreen

    chosen = _without(TableScreen.chosen, "if match.is_shared:", "self.page.hand.show(")
    monkeypatch.setattr(TableScreen, "chosen", chosen)
    with pytest.raises(Seen, match="lies open before -1"):
        mash(20_000, 7000)


@pytest.mark.parametrize(
    ("method", "lines", "seed", "seen"),
    [
        ("take_backs", ("self.first =",), 5050, "not the first"),
        ("_lay", ("for n in", "self.marks[n] ="), 5000, "lie otherwise"),
    ],
)
def test_the_mash_notices_backs_that_tell_how_the_hand_is_sorted(
    monkeypatch, method, lines, seed, seen
):
    from ui.table.hand import Hand

    monkeypatch.setattr(Hand, method, _without(getattr(Hand, method), *lines))
    with pytest.raises(Seen, match=seen):
        mash(20_000, seed)


def test_the_mash_turns_on_every_switch_and_both_ways(monkeypatch):
    """Also one that is added: the rows of the settings are set, whatever they are."""
    from ui.screens import settings

    seen = set()
    back = settings.Screen.back

    def note(self):
        rows = []
        for i in range(self.count):
            line = Line(40)
            self.write(line, i)
            rows.append(line.written if line.meter < 0 else f"{line.written}: {line.meter} of 5")
        seen.update(rows)
        back(self)

    monkeypatch.setattr(settings.Screen, "back", note)
    monkeypatch.setattr("lab.mash._PRESSES_A_RUN", 1)
    mash(40, 200)
    assert {"Family table: off", "Family table: on", "Tips: off", "Tips: on"} <= seen
    assert {"Movement: off", "Movement: fast", "Sound: 0 of 5", "Sound: 5 of 5"} <= seen
