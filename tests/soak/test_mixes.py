"""Every mix of options is refused with a reason or can be played to the end."""

import sys

import pytest

from engine.game import Game
from engine.notation import card, choice
from engine.prompt import only_choice
from engine.rulesets import NAMES, load, options_of
from engine.rulesets.options import OPTIONS, Option, contradictions
from engine.state.choices import ADD, CARD_SHIFT, DRAW, JUMP, OK, PLAY, VERB_MASK, play
from engine.state.layout import (
    COUNTS,
    DRAFT_SIZE,
    IN_PLAY,
    JUMPABLE,
    TOP_CARD,
    TURN,
    TURNS_LEFT,
    UNTIL_TURN,
)
from engine.state.seats import set_word, word
from engine.turn import play as playing
from sim.commands import run as command
from sim.soak import main
from sim.soak.asked import Request, loaded
from sim.soak.duels import Duel
from sim.soak.values import all_pairs, all_values, with_what_they_ask_for

BASE = options_of("official")


@pytest.fixture(autouse=True)
def _in_an_empty_directory(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # a failing game is written below the current directory


@pytest.mark.parametrize("name", NAMES)
def test_random_hands_of_each_rule_set_break_no_promise(name, capsys):
    assert main(["--rules", name, "--hands", "2", "--seed", "61"]) == 0, capsys.readouterr().out


def test_a_line_is_printed_for_each_rule_set(capsys):
    assert main(["--rules", "all", "--players", "2", "--hands", "1", "--option", "limit=4"]) == 0
    engine, *lines = capsys.readouterr().out.splitlines()
    assert engine == "engine: python"
    for_two = [name for name in NAMES if load(name).players[0] == 2]
    assert [line.split()[0] for line in lines] == for_two
    assert all(line.endswith("no violation") and " 1 hands," in line for line in lines)


def test_mixes_are_refused_with_a_reason_or_played_to_the_end(capsys):
    assert main(["--mixes", "40", "--pairs", "120", "--seed", "5"]) == 0, capsys.readouterr().out
    output = capsys.readouterr().out
    assert "120 pairs of values and 40 random mixes: no violation" in output
    assert "× Only the deck of 112 has extra cards" in output


def test_the_pairs_are_all_two_values_of_different_options():
    values = all_values(BASE)
    pairs = all_pairs(BASE)
    by_option = {option: [v for o, v in values if o == option] for option, _ in values}
    assert set(by_option) == set(BASE)
    same = sum(len(some) * (len(some) - 1) // 2 for some in by_option.values())
    assert len(pairs) == len(values) * (len(values) - 1) // 2 - same > 6000


@pytest.mark.parametrize("value", all_values(BASE), ids="=".join)
def test_each_value_can_be_played_with_the_options_that_it_needs(value):
    rules = load("official", with_what_they_ask_for((value, value)))
    assert loaded_tables(rules)


def loaded_tables(rules) -> list[int]:
    found = []
    for players in range(2, 11):
        try:
            rules.check_players(players)
        except ValueError:
            continue
        found.append(players)
    return found


@pytest.mark.parametrize(
    ("option", "against"),
    tuple(contradictions()),
    ids=lambda one: one.name if isinstance(one, Option) else one.other,
)
def test_a_contradiction_is_refused_with_its_reason(option, against):
    for value in against.values.replace("+", "1 2").split():
        for with_it in against.others.replace("+", "1 2").split():
            with pytest.raises(ValueError, match=r"=.* and .*=.* contradict each other: [A-Z]"):
                load("official", {option.name: value, against.other: with_it})


def test_a_number_beyond_its_bounds_is_refused():
    for option in [option for option in OPTIONS if not option.values]:
        lowest, highest = option.bounds
        for number in (lowest - 1, highest + 1):
            with pytest.raises(ValueError, match=f"{option.name}={number}"):
                load("official", {option.name: str(number)})


@pytest.mark.parametrize(
    ("name", "changes", "players"),
    [
        ("official", {"cards": "15"}, 7),
        ("official", {"deck": "power", "cards": "13"}, 5),
        ("power", {"cards": "13", "piles": "face_down"}, 5),
        ("official", {"cards": "10", "first_wild": "return"}, 10),
        ("cross-family", {"cards": "9", "decks": "1", "many_cards": "10"}, 10),
    ],
)
def test_enough_cards_are_left_to_begin_with(name, changes, players):
    """Some card must be left that does not go back or under the first one (OFF-2, CRO-1)."""
    with pytest.raises(ValueError, match="deal fewer"):
        load(name, changes).check_players(players)


# Faults of house rules that the soak must find.


def soaked(name, *more):
    return main(["--rules", name, "--players", "4", "--hands", "12", "--seed", "3", *more])


def test_points_that_were_not_noted_are_found(monkeypatch, capsys):
    load("deadly")
    monkeypatch.setattr(sys.modules["engine.rules.leave"], "set_word", lambda s, at, value: None)
    assert soaked("deadly") == 1
    assert "OFF-11" in capsys.readouterr().out


def test_cards_set_aside_for_somebody_else_are_found(monkeypatch, capsys):
    load("cross-family")
    monkeypatch.setattr(sys.modules["engine.rules.sorry"], "_points", lambda g, s, seat: 0)
    assert soaked("cross-family") == 1
    assert "OFF-11" in capsys.readouterr().out


def test_an_uno_that_is_not_owed_after_a_swap_is_found(monkeypatch, capsys):
    load("seven-zero")
    hands = sys.modules["engine.rules.swaps"]
    monkeypatch.setattr(hands, "_settle_uno", lambda s, seat, before: None)
    assert main(["--rules", "seven-zero", "--players", "4", "--hands", "60", "--seed", "3"]) == 1
    assert "OFF-9" in capsys.readouterr().out


def test_somebody_without_cards_who_is_still_in_is_found(monkeypatch, capsys):
    load("classic", {"deck": "112", "custom": "1", "c1": "discard_wilds"})
    monkeypatch.setattr("engine.turn.turn.let_go_out", lambda s, seat, step: None)
    changes = ["deck=112", "custom=1", "c1=discard_wilds", "cards=2"]
    options = [word for change in changes for word in ("--option", change)]
    assert (
        main(["--rules", "classic", "--players", "10", "--hands", "80", "--seed", "3", *options])
        == 1
    )
    assert "CORE-13" in capsys.readouterr().out


def test_a_turn_that_never_ends_is_found(monkeypatch, capsys):
    monkeypatch.setattr("sim.soak.match._LONGEST_TURN", 3)
    assert soaked("stack") == 1
    assert "CORE-16" in capsys.readouterr().out


def test_a_part_that_was_not_asked_for_may_not_be_called(monkeypatch, capsys, tmp_path):
    """A mix that calls a part it does not ask for fails, even if another mix has loaded it."""
    load("stack")
    let_add = sys.modules["engine.rules.stack"].let_add
    original = playing.register

    def wrong(hooks):
        original(hooks)
        hooks.owes.append(let_add)

    monkeypatch.setattr(playing, "register", wrong)
    assert main(["--mixes", "0", "--pairs", "12", "--seed", "2"]) == 1
    output = capsys.readouterr().out
    assert "engine.rules.stack was called, for which these rules do not ask" in output
    kept = list(tmp_path.glob("build/*.replay"))
    assert kept and str(kept[0]) in output and " violation" in output


def test_a_mix_that_breaks_a_promise_is_kept_as_a_game(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr("sim.soak.match.check_over", _broken)
    assert main(["--mixes", "1", "--pairs", "0", "--seed", "9"]) == 1
    output = capsys.readouterr().out
    assert "RuntimeError: broken" in output
    kept = next(iter(tmp_path.glob("build/*.replay")))
    assert command(["replay", str(kept)]) == 0


def _broken(*_):
    raise RuntimeError("broken")


def test_core_10_cards_put_aside_by_one_do_not_take_a_jump_from_another():
    """A card put aside by the player on turn changes nobody else's choices."""
    game = Game(3, 108)
    for seed in range(200):
        game.start(load("double-down"), 3, seed)
        s = game.state
        if game.status == IN_PLAY and s[TURN] == game.first_asked and s[TOP_CARD] < card("rS"):
            break
    on_turn, other = s[TURN], (s[TURN] + 1) % 3
    top = s[TOP_CARD]
    twin = card("r5") if top >> 2 != 5 else card("r6")
    twin = twin & ~3 | top & 3
    s[game.hands[on_turn]] = s[game.hands[on_turn] + 1] = twin
    s[game.hands[other]] = top
    s[JUMPABLE] = s[UNTIL_TURN] = 1
    out = [0] * 256
    before = out[: game.choices_into(other, out)]
    assert [one & VERB_MASK for one in before] == [JUMP]
    assert game.choose(on_turn, ADD | twin << CARD_SHIFT) == OK
    assert out[: game.choices_into(other, out)] == before
    assert game.choose(other, before[0]) == OK
    assert s[DRAFT_SIZE] == 0 and s[TOP_CARD] == top and s[TURN] == other


def test_the_parts_that_a_mix_asks_for_are_loaded():
    assert load("stack").hooks.owes and load("road-rules").hooks.completes


# The bots.


@pytest.mark.parametrize(
    ("name", "players", "least"),
    [
        ("seven-zero", 4, 0.57),
        ("road-rules", 2, 0.53),
        ("two-deck", 2, 0.58),
        ("power", 2, 0.56),
        ("cross-family", 4, 0.53),
        ("deadly", 4, 0.54),
        ("dirty", 4, 0.55),
        ("partners", 4, 0.53),
    ],
)
def test_plain_beats_random(name, players, least):
    rules, _ = loaded(Request(), name)
    duel = Duel(rules, players)
    duel.play(200, 1)
    assert duel.hands == 200
    assert duel.share > least, (duel.won, duel.held)


def test_a_duel_prints_a_line_for_each_table(capsys):
    assert main(["--duels", "60", "--rules", "seven-zero", "--seed", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()[1:]
    assert [line.split(":")[0].split() for line in lines] == [
        ["seven-zero", "2", "players"],
        ["seven-zero", "4", "players"],
    ]
    assert all("plain wins" in line for line in lines)


def test_the_word_jump_stands_for_a_choice():
    assert choice(["jump", "r5"]) & VERB_MASK == JUMP != PLAY


def test_with_two_piles_too_five_players_are_dealt_another_number():
    changes = {"many_cards": "3", "face_up": "0", "rainbow": "0", "zero": "none", "one": "none"}
    for players, each in ((4, 7), (5, 3)):
        game = Game(players, 108)
        game.start(load("grand", changes), players, 1)
        assert max(game.state[COUNTS : COUNTS + players]) <= each + 4
        assert min(game.state[COUNTS : COUNTS + players]) == each


@pytest.mark.parametrize(("left", "asked"), [(9, True), (2, True), (1, False)])
def test_core_16_each_card_added_to_a_stack_is_a_turn(left, asked):
    """Otherwise draw cards that penalties bring back could be added for ever."""
    game = Game(2, 108)
    for seed in range(20):
        game.start(load("dirty-college"), 2, seed, dealer=1)
        if game.state[TURN] == 0 and game.first_asked == 0 and only_choice(game.state) != DRAW:
            break
    s = game.state
    s[game.discards] = s[TOP_CARD] = card("r5")
    for seat in range(2):
        s[game.hands[seat]] = card("rD")
    set_word(s, TURNS_LEFT, left)
    assert game.choose(0, play(card("rD"))) == OK
    if asked:
        assert game.choose(1, play(card("rD"))) == OK
        assert word(s, TURNS_LEFT) == left - 1
    else:
        assert game.choose(1, play(card("rD"))) != OK
        assert only_choice(game.state) == DRAW
