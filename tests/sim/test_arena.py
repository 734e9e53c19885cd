"""The arena counts wins, prints a verdict, and has bots and rules of its own to compare with."""

import re
from random import Random

import pytest

from engine.bots.levels import NAMES
from engine.game import Game
from engine.rulesets import NAMES as RULES
from engine.rulesets import load
from engine.state.cards import REVERSE, SKIP, WILD, WILD_FOUR, colored, wild_kind
from engine.state.choices import BLUFF, DRAW, PASS, VERB_MASK, WITH_UNO, card_of, color_of, play
from engine.state.layout import (
    COUNTS,
    DRAWN,
    DREW,
    FIRST,
    LOSER,
    PHASE,
    PLAYERS,
    TOP_CARD,
    TURN,
    WINNERS,
)
from engine.table import Table
from engine.view import view_into, view_size
from sim.__main__ import main
from sim.arena import contest
from sim.arena.asked import parse
from sim.arena.figures import Tally
from sim.arena.progress import Progress
from sim.arena.rlcard_rules import RlcardGame, rlcard_rules
from sim.arena.rule_bot import decide as rule
from sim.arena.search import Search
from sim.arena.weigh import Fit
from sim.arena.winners import winners
from sim.errors import UsageError

RED_5, RED_9, BLUE_5 = colored(5, 0), colored(9, 0), colored(5, 2)
W, W4 = wild_kind(WILD), wild_kind(WILD_FOUR)


def tally(*deals):
    found = Tally()
    for deal in deals:
        found.add(deal)
    return found


def test_a_deal_played_from_both_sides_counts_once():
    found = tally([(1, 1), (0, 1)], [(1, 1), (1, 1)], [(0, 1), (1, 1)])
    assert (found.deals, found.hands, found.decided, found.won) == (3, 6, 6, 4)
    assert found.share == pytest.approx(4 / 6)
    assert found.even_share == 0.5
    # The deals lie 0, 1/2 and 0 above an even share: a deviation of 1/sqrt(12), over sqrt(3).
    assert found.margin == pytest.approx(1.96 / 6)


def test_the_even_share_follows_from_the_number_of_winners():
    assert tally([(1, 3), (0, 3), (1, 3), (1, 3)]).even_share == 0.75
    assert tally([(0, 1), (0, 1), (1, 1), (0, 1)]).even_share == 0.25


def test_hands_that_nobody_wins_are_left_out():
    found = tally([(0, 0), (1, 1)], [(0, 1), (0, 0)])
    assert (found.hands, found.decided, found.share, found.even_share) == (4, 2, 0.5, 0.5)


def test_a_verdict_needs_more_than_chance():
    lucky = [(1, 1), (1, 1)]
    fair = [(1, 1), (0, 1)]
    assert tally(*[lucky] * 2, *[fair] * 98).verdict == "even"
    assert tally(*[lucky] * 20, *[fair] * 80).verdict == "ahead"
    assert tally(*[[(0, 1), (0, 1)]] * 20, *[fair] * 80).verdict == "behind"


def test_parts_add_up():
    deals = [[(1, 1), (0, 1)], [(1, 1), (1, 1)], [(0, 0), (1, 1)]]
    parts = tally(deals[0])
    parts += tally(*deals[1:])
    assert parts == tally(*deals)


def test_where_one_player_loses_all_others_win():
    s = bytearray(3000)
    s[PLAYERS], s[WINNERS] = 4, 2
    assert winners(s) == 0b0010
    table = Table(RlcardGame(4, 108))
    table.game.start(load("cowboy"), 4, 1)
    s = table.game.state
    s[LOSER] = 2
    assert winners(s) == 0b1011


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_against_itself_wins_each_deal_once(name, capsys):
    """Deals and rolls are the same for both sides, so each wins the same hands."""
    assert main(["arena", name, name, "--hands", "12", "--jobs", "1", "--seed", "4"]) == 0
    assert "wins 6 of 12: 50.0%, 95% interval 50.0% to 50.0%; even is 50.0%: even" in (
        capsys.readouterr().out
    )


def test_the_arena_prints_who_is_ahead(capsys):
    argv = ["arena", "normal", "random", "--players", "4", "--hands", "120", "--jobs", "1"]
    assert main([*argv, "--option", "uno=2"]) == 0
    engine, first, second = capsys.readouterr().out.splitlines()
    assert engine == "engine: python"
    assert first == ("official uno=2: one normal against 3 random, 30 deals from seed 1, 120 hands")
    assert re.fullmatch(
        r"normal wins \d+ of 120: [\d.]+%, 95% interval [\d.]+% to [\d.]+%; even is 25.0%: \w+",
        second,
    )


def test_more_processes_play_the_same():
    one = parse(["normal", "random", "--hands", "60", "--jobs", "1"])
    two = parse(["normal", "random", "--hands", "60", "--jobs", "2"])
    assert contest.play(one, lambda _: None) == contest.play(two, lambda _: None)


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["normal"], "name two bots"),
        (["normal", "genius"], "no bot 'genius': one of beginner, easy, normal"),
        (["normal", "easy", "--rules", "none"], "no rule set 'none'"),
        (["normal", "easy", "--rules", "partners", "--players", "3"], "is for 4 players"),
        (["normal", "easy", "--rules", "rlcard", "--players", "4"], "is for two players"),
        (["normal", "easy", "--hands", "0"], "--hands 0: must be a number from 1"),
        (["normal", "easy", "--option", "uno"], "write NAME=VALUE"),
        (["normal", "easy", "--option", "uno=99"], "uno=99"),
        (["normal", "easy", "--seed"], "--seed needs a value"),
        (["normal", "easy", "--fast"], "unknown argument '--fast'"),
    ],
)
def test_a_wrong_argument_is_reported(argv, message):
    with pytest.raises(UsageError, match=message):
        parse(argv)


def test_the_bar_shows_progress_and_the_time_left():
    progress = Progress(40)
    progress.add(10)
    line = progress.line(progress._started + 5)
    assert line == "[#######                       ] 10 of 40, 15 s left"


def view_of(cards):
    game = RlcardGame(2, 108)
    game.start(load("official"), 2, 1, dealer=0)
    s = game.state
    s[game.hands[0] : game.hands[0] + len(cards)] = bytes(cards)
    s[COUNTS] = len(cards)
    view = bytearray(view_size(game))
    view_into(game, 0, view)
    return view


def chosen_by_rules(cards, choices):
    rolls = iter(range(1, 100))
    return rule(view_of(cards), choices, len(choices), lambda: next(rolls))


def test_the_rule_bot_lays_a_legal_wild_draw_four():
    cards = [RED_5, BLUE_5, BLUE_5, W4]
    choice = chosen_by_rules(cards, [play(RED_5), play(W4), DRAW])
    assert (card_of(choice), color_of(choice)) == (W4, 2)
    assert card_of(chosen_by_rules(cards, [play(RED_5), play(W4) | BLUFF, DRAW])) == RED_5


def test_the_rule_bot_keeps_its_wilds_for_need_and_calls_uno():
    assert (
        card_of(chosen_by_rules([RED_5, W, RED_9], [play(W), play(RED_5), play(RED_9), DRAW])) != W
    )
    assert card_of(chosen_by_rules([BLUE_5, W, RED_9], [play(W), DRAW])) == W
    assert chosen_by_rules([RED_5, BLUE_5], [play(RED_5), DRAW]) & WITH_UNO
    assert chosen_by_rules([BLUE_5, BLUE_5, BLUE_5], [DRAW]) == DRAW


def rlcard_choices(cards, top, drawn=None):
    game = RlcardGame(2, 108)
    game.start(rlcard_rules(), 2, 1, dealer=0)
    while game.first_asked != 0 or game.state[PHASE]:
        out = [0] * 256
        game.choices_into(game.first_asked, out)
        game.choose(game.first_asked, out[0])
    s = game.state
    s[game.hands[0] : game.hands[0] + len(cards)] = bytes(cards)
    s[COUNTS], s[TOP_CARD] = len(cards), top
    if drawn is not None:
        s[PHASE], s[DRAWN], s[TURN] = DREW, drawn, 0
    out = [0] * 256
    return game, out[: game.choices_into(0, out)]


def test_rlcards_rules_offer_a_wild_draw_four_only_if_nothing_else_fits():
    assert [card_of(c) for c in rlcard_choices([RED_5, W4, W], RED_9)[1]] == [RED_5, W]
    assert [card_of(c) for c in rlcard_choices([BLUE_5, W4], RED_9)[1]] == [W4]
    assert rlcard_choices([BLUE_5], RED_9)[1] == [DRAW]


def test_rlcards_rules_play_a_drawn_card_that_fits_by_themselves():
    assert [c & VERB_MASK for c in rlcard_choices([RED_5], RED_9, RED_5)[1]] == [1]
    assert rlcard_choices([BLUE_5], RED_5, BLUE_5)[1] == [PASS]  # the number alone
    assert [card_of(c) for c in rlcard_choices([W], RED_9, W)[1]] == [W]


def test_by_rlcards_rules_a_reverse_passes_the_turn():
    reverse = colored(REVERSE, 0)
    game, choices = rlcard_choices([reverse, BLUE_5, RED_5], RED_9)
    assert play(reverse) in choices
    assert not game.choose(0, play(reverse))
    assert game.first_asked == 1


def test_the_search_plays_hands_to_their_end(capsys):
    argv = ["arena", "search", "random", "--hands", "2", "--jobs", "1", "--option", "cards=3"]
    assert main(argv) == 0
    assert "one search against 1 random, 1 deals" in capsys.readouterr().out


def test_the_search_makes_the_choice_that_wins():
    """With a red Skip and a red 5 on a red 9 it lays the Skip, and then goes out."""
    table = Table(Game(2, 108))
    game = table.game
    game.start(load("official"), 2, 1, dealer=0)
    s = game.state
    skip = colored(SKIP, 0)
    s[game.hands[0] : game.hands[0] + 2] = bytes([RED_5, skip])
    s[COUNTS], s[COUNTS + 1], s[TOP_CARD], s[TURN], s[FIRST] = 2, 7, RED_9, 0, 0
    choices = [0] * 256
    n = game.choices_into(0, choices)
    view = bytearray(view_size(game))
    view_into(game, 0, view)
    chosen = Search(table, batches=1).decide(view, choices, n, lambda: 5)
    assert (card_of(chosen), chosen & WITH_UNO) == (skip, WITH_UNO)


def test_the_weights_that_made_the_rows_are_found():
    random = Random(2)
    fit = Fit(3)
    for _ in range(4000):
        a, b = random.uniform(-1, 1), random.choice((-0.5, 0.5))
        fit.add(({0: a, 2: b}, 0.3 * a - 0.1 * b + random.gauss(0, 0.4)))
    found = fit.weights()
    assert [weight for weight, _ in found] == pytest.approx([0.3, 0, -0.1], abs=0.05)
    assert found[0][1] == pytest.approx(0.4 / (4000 / 3) ** 0.5, rel=0.1)
    assert found[1][1] == pytest.approx(0.4)  # no row has this one


def test_weigh_prints_the_weights_of_hard(capsys):
    assert main(["arena", "weigh", "--hands", "8", "--players", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("last_of_color ") and " ± " in lines[1]
    assert any(line.startswith("lacks_color ") for line in lines)


def test_each_level_plays_the_one_below_by_every_rule_set(capsys, monkeypatch):
    asked = []

    def won(request, _):
        asked.append((request.rules, request.players, request.first, request.second))
        is_behind = request.rules == "partners" and request.first == "hard"
        return tally(*[[(0, 1), (0, 1)] if is_behind else [(1, 1), (0, 1)]] * 9)

    monkeypatch.setattr("sim.arena.ladder.play", won)
    assert main(["arena", "levels", "--hands", "20", "--players", "4", "--jobs", "1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3 + len(RULES) and len(asked) == 3 * len(RULES)
    assert ("partners", 4, "hard", "normal") in asked and (
        "two-player",
        2,
        "easy",
        "beginner",
    ) in asked
    assert [line.split()[0] for line in lines if "behind" in line] == ["partners"]
    asked.clear()
    assert main(["arena", "levels", "--rules", "grand", "--hands", "20"]) == 0
    assert {name for name, *_ in asked} == {"grand"}
