"""The soak holds for both rule sets, and each of its checks fails when it should."""

import pytest

from engine.choices import NOT_NOW, OK, PASS, VERB_MASK
from engine.game import Game
from engine.layout import (
    COUNTS,
    DIRECTION,
    GUILTY,
    HAND_POINTS,
    PILE_SIZE,
    PUBLIC,
    SHUFFLER,
    TOP_CARD,
    UNCALLED,
)
from engine.rulesets import load
from sim.errors import UsageError
from sim.replay import main as replay
from sim.soak import Request, main, soak
from sim.soak.tally import Tally

OPTIONS = [
    ["must_play=1"],
    ["drawn=must"],
    ["drawn=keep"],
    ["wild4=color_or_number", "must_play=1"],
    ["challenge=none"],
    ["end=last_left", "scoring=low"],
    ["decks=auto", "cards=10"],
    ["first_wild=return", "uno=0"],
    ["guilty=0", "innocent=20"],
    ["limit=20", "target=1"],
]


@pytest.fixture(autouse=True)
def _in_an_empty_directory(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # a failing game is written below the current directory


@pytest.mark.parametrize("name", ["official", "classic"])
def test_random_hands_break_no_promise(name, capsys):
    assert main(["--rules", name, "--players", "2-10", "--hands", "12", "--seed", "21"]) == 0
    told = capsys.readouterr().out
    assert "no violation" in told
    for word in ("108 hands", "replays", "samples", "refused", "challenge", "catch", "reshuffles"):
        assert word in told


@pytest.mark.parametrize("options", OPTIONS)
def test_random_hands_break_no_promise_with_options(options, capsys):
    arguments = ["--rules", "official", "--players", "2-7", "--hands", "3", "--seed", "4"]
    for option in options:
        arguments += ["--option", option]
    assert main(arguments) == 0, capsys.readouterr().out


def failure(hands: int = 30) -> str:
    asked = Request()
    asked.name, asked.hands, asked.seed = "official", hands, 8
    return soak(load("official"), asked, 4, Tally())


def after_each_choice(monkeypatch, change) -> None:
    """Let the engine do something wrong, at times, after a choice."""
    original = Game.choose
    count = [0]

    def wrong(self, seat, choice):
        reason = original(self, seat, choice)
        count[0] += 1
        if count[0] % 50 == 0:
            change(self)
        return reason

    monkeypatch.setattr(Game, "choose", wrong)


def lose_a_card(game):
    if game.state[PILE_SIZE] > 1:
        game.state[PILE_SIZE] -= 1


def exchange_a_card(game):
    game.state[game.zones[0]] ^= 1


def color_a_wild_in_the_pile(game):
    s = game.state
    for at in range(game.zones[0], game.zones[0] + s[PILE_SIZE]):
        if s[at] >= 64:
            s[at] = s[at] & ~7 | 2


def leave_an_old_card(game):
    game.state[game.hands[1] + game.state[COUNTS + 1]] = 5


def mix_up_the_top(game):
    game.state[TOP_CARD] ^= 1


def make_somebody_catchable(game):
    if game.status == 0:
        game.state[UNCALLED] |= 1 if game.state[COUNTS] > 1 else 2


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lose_a_card, "CORE-7"),
        (exchange_a_card, "CORE-7"),
        (color_a_wild_in_the_pile, "CORE-7"),
        (leave_an_old_card, "CORE-10"),
        (mix_up_the_top, "top card"),
        (make_somebody_catchable, "OFF-9"),
    ],
)
def test_a_broken_state_is_found(monkeypatch, change, told):
    after_each_choice(monkeypatch, change)
    assert told in failure()


def test_a_refusal_that_changes_something_is_found(monkeypatch):
    original = Game.choose

    def wrong(self, seat, choice):
        reason = original(self, seat, choice)
        if reason:
            self.state[DIRECTION] ^= 1
        return reason

    monkeypatch.setattr(Game, "choose", wrong)
    assert "CORE-8" in failure() and "changed the game" in failure()


def test_a_wrong_choice_that_is_allowed_is_found(monkeypatch):
    original = Game.choose

    def wrong(self, seat, choice):
        original(self, seat, choice)
        return OK

    monkeypatch.setattr(Game, "choose", wrong)
    assert "CORE-8" in failure() and "was allowed" in failure()


def test_a_choice_that_is_listed_and_refused_is_found(monkeypatch):
    original = Game.choose

    def wrong(self, seat, choice):
        return NOT_NOW if choice & VERB_MASK == PASS else original(self, seat, choice)

    monkeypatch.setattr(Game, "choose", wrong)
    assert "is listed, but refused" in failure()


def test_a_wrong_count_of_points_is_found(monkeypatch):
    original = Game.choose

    def wrong(self, seat, choice):
        reason = original(self, seat, choice)
        if self.status:
            self.state[HAND_POINTS + 2] ^= 1
        return reason

    monkeypatch.setattr(Game, "choose", wrong)
    assert "OFF-11" in failure()


def test_a_game_that_is_not_the_same_twice_is_found(monkeypatch):
    original = Game.choose
    count = [0]

    def wrong(self, seat, choice):
        count[0] += 1
        if count[0] % 97 == 0:
            self.state[SHUFFLER] ^= 1  # the shuffler: nobody sees it before the next reshuffle
        return original(self, seat, choice)

    monkeypatch.setattr(Game, "choose", wrong)
    assert "CORE-9" in failure() or "CORE-8" in failure()


def test_a_view_that_tells_what_is_hidden_is_found(monkeypatch):
    from engine.view import view_into

    def leak(game, seat, view):
        view_into(game, seat, view)
        view[PUBLIC - 1] = game.state[game.zones[0]]

    monkeypatch.setattr("sim.soak.hidden.view_into", leak)
    assert "CORE-10" in failure()


def test_a_question_that_only_comes_up_when_somebody_can_is_found(monkeypatch):
    """Asking for a challenge only when it would succeed would tell the guilt."""
    monkeypatch.setattr(Game, "forced", property(lambda game: game.state[GUILTY]))
    assert "CORE-10: who is asked" in failure()


def test_a_fault_of_the_engine_is_kept_as_a_game(monkeypatch, tmp_path, capsys):
    original = Game.choose

    def wrong(self, seat, choice):
        if self.state[PILE_SIZE] == 70:
            raise RuntimeError("window stack is full")
        return original(self, seat, choice)

    monkeypatch.setattr(Game, "choose", wrong)
    assert main(["--rules", "official", "--players", "3", "--hands", "9"]) == 1
    told = capsys.readouterr().out
    assert "RuntimeError: window stack is full" in told
    kept = list(tmp_path.glob("build/soak-official-3-*.replay"))
    assert len(kept) == 1 and str(kept[0]) in told
    assert "seed" in kept[0].read_text()


def test_a_kept_game_can_be_played_again(monkeypatch, tmp_path, capsys):
    with monkeypatch.context() as broken:
        after_each_choice(broken, leave_an_old_card)
        assert main(["--rules", "official", "--players", "3", "--hands", "9"]) == 1
    kept = next(iter(tmp_path.glob("build/*.replay")))
    try:
        assert replay([str(kept)]) == 0
    except UsageError as error:  # what was broken by hand is not in the choices
        assert "ends as" in str(error)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "--rules is missing"),
        (["--rules"], "--rules needs a value"),
        (["--rules", "uno"], "no rule set 'uno'; there are: official"),
        (["--rules", "official", "--players", "1-4"], "--players 1: must be a number from 2 to 10"),
        (["--rules", "official", "--players", "2-11"], "--players 11"),
        (["--rules", "official", "--players", "5-3"], "the smaller number comes first"),
        (["--rules", "official", "--players", "two"], "--players two"),
        (["--rules", "official", "--hands", "0"], "--hands 0"),
        (["--rules", "official", "--hands", "²"], "--hands ²"),
        (["--rules", "official", "--seed", "-1"], "--seed -1"),
        (["--rules", "official", "--option", "uno"], "write NAME=VALUE"),
        (["--rules", "official", "--option", "uno=99"], "uno=99: must be a number from 0 to 20"),
        (["--rules", "official", "--option", "stack=any"], "no option 'stack'"),
        (["--rules", "official", "--option", "cards=15"], "cards=15 for 10 players"),
        (["--fast"], "unknown argument '--fast'"),
    ],
)
def test_bad_input_is_told_in_one_line(arguments, told):
    with pytest.raises(UsageError) as caught:
        main(arguments)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)
