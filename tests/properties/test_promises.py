"""Each promise of tests/properties/promises fails where it should."""

import pytest

from engine.game import Game
from engine.rules import eight, melds, stack
from engine.rulesets import load
from engine.state import cards, layout
from engine.state.choices import PASS, VERB_MASK
from engine.state.events import HAND_OVER
from engine.state.layout import ACTOR, DIRECTION, GUILTY, PILE_SIZE, PUBLIC, SCORES, TOP
from engine.state.reasons import NOT_NOW, OK
from engine.state.window_types import W_MELD
from engine.state.windows import ANSWERS, CHOICES
from engine.view import view_into
from sim.replay import play
from tests.properties.mixes import Table
from tests.properties.planted import found_in
from tests.properties.promises.alone import alone
from tests.properties.violation import Violation

OFFICIAL = Table("official", 4, 8)
GRAND = Table("grand", 4, 8)
COWBOY = Table("cowboy", 4, 8, {"limit": "9"})
_AT_LIMIT = "if s[STATUS] and s[WAY_OVER] == BY_LIMIT"


@pytest.mark.parametrize(
    ("table", "change", "said"),
    [
        (OFFICIAL, "s[PILE_SIZE] -= s[PILE_SIZE] > 1", "CORE-7"),
        (OFFICIAL, "s[game.draws] ^= 1", "CORE-7"),
        (OFFICIAL, "s[game.hands[1] + s[COUNTS + 1]] = 5", "CORE-10"),
        (OFFICIAL, "s[TOP_CARD] ^= 1", "top card"),
        (OFFICIAL, "if not s[STATUS]: s[UNCALLED] |= 1 if s[COUNTS] > 1 else 2", "OFF-9"),
        (OFFICIAL, "s[SHUFFLER] ^= 1", "CORE-9"),
        (OFFICIAL, "if s[STATUS]: s[HAND_POINTS + 2] ^= 1", "OFF-11"),
        (GRAND, "s[PILE_SIZE] -= s[PILE_SIZE] > 1", "CORE-7"),
        (GRAND, "s[game.discards + game.capacity] ^= 1", "laid"),
        (GRAND, "s[game.hands[1]] ^= FACE_UP", "GRD-30"),
        (GRAND, "s[PLAYER_AT] = s[PLAYER_AT + 1]", "GRD-33"),
        (GRAND, "s[PEPPER] = NOBODY", "shaker"),
        (GRAND, "s[DRAFT_SIZE], s[DRAFT] = 1, 64", "GRD-5"),
        (GRAND, "s[DISCOVERED] |= 1 if s[COUNTS] > 1 else 2", "GRD-36"),
        (COWBOY, f"{_AT_LIMIT}: s[WINNERS] = 1", "COW-5: seats [0] have won a hand that is only"),
        (COWBOY, f"{_AT_LIMIT}: s[LOSER] = (s[LOSER] + 1) % 4", "COW-5: loser"),
        (COWBOY, f"{_AT_LIMIT}: s[TURN_LIMIT] = 1", "CORE-16: 1 turns given as the limit"),
        (COWBOY, f"{_AT_LIMIT}: s[TURNS_LEFT] = 1", "CORE-16: 1 turns left"),
    ],
)
def test_a_broken_state_is_found(monkeypatch, table, change, said):
    """It is broken after every tenth choice, and where a hand is over."""
    names = {**vars(layout), **vars(cards)}
    choose = Game.choose
    count = 0

    def wrong(game, seat, choice):
        nonlocal count
        reason = choose(game, seat, choice)
        count += 1
        if count % 10 == 0 or game.status:
            exec(change, names, {"game": game, "s": game.state})
        return reason

    monkeypatch.setattr(Game, "choose", wrong)
    assert said in found_in(table, said)


def _refused_and_changed(game, seat, choice, choose):
    reason = choose(game, seat, choice)
    game.state[DIRECTION] ^= reason != OK
    return reason


def _allowed(game, seat, choice, choose):
    choose(game, seat, choice)
    return OK


def _pass_refused(game, seat, choice, choose):
    return NOT_NOW if choice & VERB_MASK == PASS else choose(game, seat, choice)


def _raised(game, seat, choice, choose):
    if game.state[PILE_SIZE] == 70:
        raise RuntimeError("window stack is full")
    return choose(game, seat, choice)


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        (_refused_and_changed, "was refused and changed the game"),
        (_allowed, "was allowed"),
        (_pass_refused, "is listed, but refused"),
        (_raised, "raises RuntimeError"),
    ],
)
def test_a_choice_that_goes_wrong_is_found(monkeypatch, choose, said):
    as_it_is = Game.choose
    monkeypatch.setattr(Game, "choose", lambda *choice: choose(*choice, as_it_is))
    assert said in found_in(OFFICIAL, said)


@pytest.mark.parametrize(
    ("name", "value", "table", "said"),
    [
        ("engine.match.score.LOST_HAND", HAND_OVER, COWBOY, "COW-5: who has lost is not told"),
        # Asking for a challenge only when it would succeed would show the guilt.
        ("tests.properties.promises.hidden.only_choice", lambda s: s[GUILTY], OFFICIAL, "CORE-10"),
        ("tests.properties.match.LONGEST_TURN", 3, Table("stack", 4, 3), "CORE-16"),
    ],
)
def test_a_wrong_fact_is_found(monkeypatch, name, value, table, said):
    table.rules()
    monkeypatch.setattr(name, value)
    assert said in found_in(table, said)


def test_a_view_with_a_hidden_card_is_found(monkeypatch):
    def leak(game, seat, view):
        view_into(game, seat, view)
        view[PUBLIC - 1] = game.state[game.draws]

    monkeypatch.setattr("tests.properties.promises.hidden.view_into", leak)
    assert "CORE-10" in found_in(OFFICIAL, "CORE-10")


def test_an_offer_that_only_comes_up_when_somebody_can_is_found(monkeypatch):
    """Offering a Rainbow only to a player who has one would show that nobody else has."""
    resume = melds._gained_resume

    def wrong(game, s):
        seat = s[s[TOP] + ACTOR]
        if CHOICES[W_MELD](game, s, seat, [0] * 256) > 1:
            return resume(game, s)
        ANSWERS[W_MELD](game, s, seat, PASS)
        return False

    monkeypatch.setattr(melds, "_gained_resume", wrong)
    assert "CORE-10" in found_in(GRAND, "CORE-10")


def test_a_violation_ends_with_a_replay_that_can_be_played(monkeypatch):
    monkeypatch.setattr("tests.properties.match.LONGEST_TURN", 3)
    _, replay = found_in(Table("stack", 4, 3), "CORE-16").split("\n", 1)
    assert play(replay).state[SCORES] == 0


def test_a_part_that_a_mix_does_not_ask_for_cannot_be_called():
    load("grand")
    whole = CHOICES[W_MELD]
    with alone(load("official")), pytest.raises(Violation, match="melds was called"):
        CHOICES[W_MELD](None, bytearray(1000), 0, [])
    with alone(load("grand")):
        assert CHOICES[W_MELD] is whole
    assert CHOICES[W_MELD] is whole


def test_a_part_that_a_mix_does_not_ask_for_cannot_be_called_by_a_hook():
    rules = load("official")
    rules.hooks.owes = stack.let_add
    rules.hooks.points += (eight._uncounted,)
    with alone(rules):
        with pytest.raises(Violation, match="stack was called"):
            rules.hooks.owes(None, bytearray(1000))
        with pytest.raises(Violation, match="eight was called"):
            rules.hooks.points[-1](None, bytearray(1000), 0)
    assert rules.hooks.owes is stack.let_add
