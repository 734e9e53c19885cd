"""`python -m sim stats` adds up hands, estimates margins, and prints and draws the figures."""

import re
import sys
from collections import Counter

import pytest

from engine.bots.levels import NAMES
from engine.game import Game
from engine.rulesets import load
from engine.state.layout import LOSER, PLAYERS, WINNERS
from lab.stats import contest, request_of, tables
from lab.stats.contest import result_of
from lab.stats.tables import Figure, Tally, changed, lines, mean, quantile, share
from lab.stats.watched import Seen, winners
from sim.__main__ import main
from sim.commands import read
from sim.errors import UsageError

OFFICIAL = ["rules", "--rules", "official"]


def parse(*argv):
    return request_of(read("stats", list(argv)))


def hand_seen(turns=10, winners=(0,), swings=1, times=None, offers=None):
    """Return the counts of one hand."""
    return Seen(turns, 0, list(winners), swings, turns - 1, times or {}, offers or {})


def tally(*some, players=2):
    found = Tally(players)
    for one in some:
        found.add(one)
    return found


def test_a_mean_has_the_margin_of_its_counts():
    found = mean(Counter({2: 1, 4: 2, 6: 1}))
    assert found.mean == 4
    # Squares 4, 0, 0, 4 of four: a sample variance of 8/3, and a fourth of it under the root.
    assert found.margin == pytest.approx(1.96 * (8 / 3 / 4) ** 0.5)
    assert mean(Counter({7: 1})) == Figure(7, 0)


def test_a_share_of_nothing_still_has_a_margin():
    assert share(0, 96).mean == 0
    assert share(0, 96).margin == pytest.approx(1.96 * (0.02 * 0.98 / 100) ** 0.5)
    assert share(48, 96).margin == pytest.approx(1.96 * 0.05)


def test_quantiles_are_numbers_that_were_seen():
    numbers = Counter({1: 5, 3: 4, 9: 1})
    assert [quantile(numbers, part) for part in (0, 0.5, 0.51, 0.9, 0.91, 1)] == [1, 1, 3, 3, 9, 9]


def test_figures_differ_only_beyond_both_margins():
    assert Figure(10, 3).differs(Figure(16, 4))
    assert not Figure(10, 3).differs(Figure(14, 4))


def test_hands_add_up():
    found = tally(
        hand_seen(10, (0,), 0, {"Skip played": 2}, {"bluff": [3, 1]}),
        hand_seen(20, (), 2, {"Skip played": 1}, {"catch": [1, 1]}),
        hand_seen(20, (1,), 2),
    )
    assert (found.hands, found.decided, found.even) == (3, 2, 0.5)
    assert found["turns"] == {10: 1, 20: 2} and found["hand-overs"] == {9: 1, 19: 2}
    assert found["times"] == {"Skip played": 3} and found["times in"] == {"Skip played": 2}
    assert [found[what]["bluff"] for what in ("offered", "offered in", "taken")] == [3, 1, 1]


def test_places_can_share_a_won_hand():
    found = tally(
        hand_seen(winners=(0, 2)), hand_seen(winners=(0, 2)), hand_seen(winners=(1, 3)), players=4
    )
    assert found.even == 0.5
    assert [found.seat(place).mean for place in range(4)] == [2 / 3, 1 / 3, 2 / 3, 1 / 3]


def test_more_processes_give_the_same_figures():
    progress = []
    rules = [parse(*OFFICIAL, "--hands", "60", "--players", "2", "--jobs", jobs) for jobs in "12"]
    found = [tables.play(asked, asked.tables[0], progress.append) for asked in rules]
    assert found[0] == found[1] and found[0].hands == 60 and progress == [50, 10] * 2
    bots = [parse("bots", "normal", "random", "--hands", "60", "--jobs", jobs) for jobs in "12"]
    assert contest.play(bots[0], lambda _: None) == contest.play(bots[1], lambda _: None)


def test_the_options_that_differ_from_official_are_listed():
    rules = parse("rules", "--rules", "dirty", "--option", "limit=300", "--option", "wild4=color")
    assert changed(rules.tables[0].loaded().whole()) == {
        "zero": "pass",
        "seven": "may_swap",
        "exact_hits": "1",
        "scoring": "none",
        "limit": "300",
    }


def test_the_figures_of_a_rule_set_are_printed(capsys):
    argv = ["stats", "rules", "--rules", "combo", "--hands", "20", "--bots", "easy", "--jobs", "1"]
    assert main(argv) == 0
    first, output = capsys.readouterr().out.split("\n", 1)
    assert first == "engine: python"
    assert output.startswith("20 hands of 4 easy bots, from seed 1; ± holds 95 times of 100\n")
    assert "\ncombo: wild4=any, challenge=none, stack=same\n" in output
    for label in (
        "turns",
        "swings of the lead",
        "hand-overs",
        "the dealer",
        "Wild played",
    ):
        assert f"\n  {label} " in output


def test_two_rule_sets_stand_side_by_side():
    asked = parse(*OFFICIAL, "--players", "2", "--compare", "official,jump=exact,uno=2")
    few = tally(*[hand_seen(10 + n % 2, offers={}) for n in range(50)])
    many = tally(*[hand_seen(20 + n % 2, offers={"play a bluff": [4, 1]}) for n in range(50)])
    printed = list(lines(asked, [few, many]))
    assert "official,jump=exact,uno=2: jump=exact, uno=2" in printed
    [turns] = [line for line in printed if line.startswith("  turns  ")]
    assert turns.split() == ["turns", "10.50", "±0.14", "20.50", "±0.14", "more"]
    [swings] = [line for line in printed if line.startswith("  swings")]
    assert not swings.endswith(("more", "less"))
    [bluff] = [line for line in printed if line.startswith("  play a bluff")]
    assert bluff.split()[-5:] == ["–", "100.0%", "4.000", "25.0%", "more"]


def test_a_seat_is_marked_as_ahead_only_beyond_chance():
    won = tally(*[hand_seen(winners=(n % 10 < 3,)) for n in range(400)])
    printed = list(lines(parse(*OFFICIAL, "--players", "2"), [won]))
    [first] = [line for line in printed if "1st after the dealer" in line]
    [dealer] = [line for line in printed if "  the dealer" in line]
    assert first.endswith("ahead") and first.split()[4] == "70.0%"
    assert dealer.endswith("behind") and dealer.split()[2] == "30.0%"


def test_a_deal_played_from_both_sides_counts_once():
    found = result_of([[(1, 1), (0, 1)], [(1, 1), (1, 1)], [(0, 1), (1, 1)]])
    assert (found.decided, found.won, found.even) == (6, 4, 0.5)
    assert found.share == pytest.approx(4 / 6)
    # The deals lie 0, 1/2 and 0 above an even share: a deviation of 1/sqrt(12), over sqrt(3).
    assert found.margin == pytest.approx(1.96 / 6)


def test_the_even_share_follows_from_the_number_of_winners_and_hands_without_one_are_left_out():
    assert result_of([[(1, 3), (0, 3), (1, 3), (1, 3)]]).even == 0.75
    assert result_of([[(0, 1), (0, 1), (1, 1), (0, 1)]]).even == 0.25
    found = result_of([[(0, 0), (1, 1)], [(0, 1), (0, 0)]])
    assert (found.decided, found.share, found.even) == (2, 0.5, 0.5)
    assert result_of([[(0, 0), (0, 0)]]).verdict == "even"


def test_a_verdict_needs_more_than_chance():
    lucky, fair = [(1, 1), (1, 1)], [(1, 1), (0, 1)]
    assert result_of([lucky] * 2 + [fair] * 98).verdict == "even"
    assert result_of([lucky] * 20 + [fair] * 80).verdict == "ahead"
    assert result_of([[(0, 1), (0, 1)]] * 20 + [fair] * 80).verdict == "behind"


def test_where_one_player_loses_all_others_win():
    s = bytearray(3000)
    s[PLAYERS], s[WINNERS] = 4, 2
    assert winners(s) == 0b0010
    game = Game(4, 108)
    game.start(load("cowboy"), 4, 1)
    game.state[LOSER] = 2
    assert winners(game.state) == 0b1011


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_against_itself_wins_each_deal_once(name, capsys):
    """Deals and rolls are the same for both sides, so each wins the same hands."""
    argv = ["stats", "bots", name, name, "--hands", "8", "--jobs", "1", "--seed", "4"]
    assert main(argv) == 0
    assert "wins 4 of 8: 50.0%, 95% interval 50.0% to 50.0%; even is 50.0%: even" in (
        capsys.readouterr().out
    )


def test_who_is_ahead_is_printed(capsys):
    argv = ["stats", "bots", "normal", "random", "--players", "4", "--hands", "80", "--jobs", "1"]
    assert main([*argv, "--option", "uno=2"]) == 0
    _, first, second = capsys.readouterr().out.splitlines()
    assert first == "official uno=2: one normal against 3 random, 20 deals from seed 1, 80 hands"
    pattern = r"normal wins \d+ of 80: [\d.]+%, 95% interval [\d.]+% to [\d.]+%; even is 25.0%: \w+"
    assert re.fullmatch(pattern, second)


def test_each_level_is_played_against_the_one_below_by_every_rule_set(monkeypatch, capsys):
    asked = []

    def play(request, played):
        asked.append((request.tables[0].name, request.players, *request.bots))
        is_behind = request.tables[0].name == "partners" and request.bots[0] == "easy"
        return [[(int(not is_behind), 1)] + [(0, 1)] * (request.players - 1)] * 50

    monkeypatch.setattr(contest, "play", play)
    assert main(["stats", "levels", "--hands", "20"]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert ("grand", 2, "hard", "normal") in asked and ("partners", 4, "easy", "beginner") in asked
    assert [line.split("|")[1].strip() for line in printed if "behind" in line] == ["`partners`"]
    asked.clear()
    assert main(["stats", "levels", "--rules", "grand", "--hands", "20"]) == 0
    assert {name for name, *_ in asked} == {"grand"}


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ("rules --rules official --compare officious", "--compare: no rule set 'officious'"),
        ("rules --rules official --option jump=often", "jump=often: must be one of"),
        ("rules --rules partners --players 3", "partners is for 4 players, not 3"),
        ("rules --rules official --compare road-rules --players 4", "for 2 players"),
    ],
)
def test_a_wrong_argument_is_reported_in_one_line(argv, message):
    with pytest.raises(UsageError, match=message) as caught:
        parse(*argv.split())
    assert "\n" not in str(caught.value)


def test_players_are_four_where_both_rule_sets_allow_it_and_bots_sit_at_the_smallest_table():
    def players(*argv):
        return parse("rules", "--rules", *argv).players

    assert players("official") == players("seven-zero") == players("partners") == 4
    assert players("two-player") == players("official", "--compare", "road-rules") == 2
    assert parse("bots", "hard", "easy").players == 2


def test_plots_without_matplotlib_say_what_to_install(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["stats", *OFFICIAL, "--hands", "1", "--plots", "x"]) == 2
    output = capsys.readouterr()
    assert "pip install -c requirements/constraints.txt '.[plots]'" in output.err and not output.out


def test_plots_are_drawn(capsys, tmp_path):
    pytest.importorskip("matplotlib")
    argv = ["stats", *OFFICIAL, "--compare", "stack", "--hands", "5", "--jobs", "1"]
    assert main([*argv, "--plots", str(tmp_path / "plots")]) == 0
    drawn = {path.stem for path in (tmp_path / "plots").iterdir()}
    lengths = {"turns", "swings-of-the-lead", "hand-overs"}
    assert drawn == {*lengths, "what-came-up"}
    assert f"drawn: {tmp_path / 'plots' / 'turns.png'}" in capsys.readouterr().out
