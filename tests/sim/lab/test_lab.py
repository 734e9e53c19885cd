"""`python -m sim lab` adds up hands, estimates margins, and prints and draws the figures."""

import sys
from collections import Counter

import pytest

from sim.__main__ import main
from sim.errors import UsageError
from sim.lab import hands
from sim.lab.asked import parse
from sim.lab.options import changed
from sim.lab.tables import lines
from sim.lab.tally import Figure, Tally, mean, quantile, share
from sim.lab.watched import Seen


def hand_seen(turns=10, winners=(0,), swings=1, times=None, offers=None):
    """Return the lab's counts of one hand."""
    return Seen(turns, 0, list(winners), swings, turns - 1, times or {}, offers or {})


def tally(*some, players=2):
    found = Tally(players)
    for one in some:
        found.add(one)
    return found


def printed(argv, *tallies):
    return list(lines(parse(argv), list(tallies)))


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
    some = [
        hand_seen(10, (0,), 0, {"Skip laid": 2}, {"jump": [3, 1, 0]}),
        hand_seen(20, (), 2, {"Skip laid": 1, "7 laid": 1}, {"jump": [0, 0, 2], "sets": [1, 1, 0]}),
        hand_seen(20, (1,), 2),
    ]
    found = tally(*some)
    assert (found.hands, found.decided, found.even) == (3, 2, 0.5)
    assert found.turns == {10: 1, 20: 2} and found.hand_overs == {9: 1, 19: 2}
    assert found.times == {"Skip laid": 3, "7 laid": 1}
    assert found.times_in == {"Skip laid": 2, "7 laid": 1}
    assert (found.offered["jump"], found.offered_in["jump"], found.taken["jump"]) == (3, 1, 1)
    assert (found.forbade["jump"], found.forbade_in["jump"]) == (2, 1)
    parts = tally(some[0])
    parts += tally(*some[1:])
    assert vars(parts) == vars(found)


def test_places_can_share_a_won_hand():
    found = tally(
        hand_seen(winners=(0, 2)), hand_seen(winners=(0, 2)), hand_seen(winners=(1, 3)), players=4
    )
    assert found.even == 0.5
    assert [found.seat(place).mean for place in range(4)] == [2 / 3, 1 / 3, 2 / 3, 1 / 3]


def test_more_processes_give_the_same_figures():
    argv = ["--rules", "seven-zero", "--hands", "70", "--players", "3", "--bots", "normal"]
    one, two = (parse([*argv, "--jobs", jobs]) for jobs in "12")
    progress = []
    found = [hands.play(asked, asked.tables[0], progress.append) for asked in (one, two)]
    assert vars(found[0]) == vars(found[1])
    assert found[0].hands == 70 and progress == [50, 20] * 2


def test_the_options_that_differ_from_official_are_listed():
    rules = parse(["--rules", "dirty", "--option", "limit=300", "--option", "wild4=color"])
    assert changed(rules.tables[0].loaded().whole()) == {
        "zero": "pass",
        "seven": "may_swap",
        "exact_hits": "1",
        "scoring": "none",
        "limit": "300",
    }


def test_the_lab_prints_a_table(capsys):
    argv = ["lab", "--rules", "combo", "--hands", "30", "--bots", "easy", "--jobs", "1"]
    assert main(argv) == 0
    output = capsys.readouterr().out
    first, output = output.split("\n", 1)
    assert first == "engine: python"
    assert output.startswith("30 hands of 4 easy bots, from seed 1; ± holds 95 times of 100\n")
    assert "\ncombo: wild4=any, challenge=none, stack=same\n" in output
    for label in ("turns", "swings of the lead", "hand-overs", "the dealer", "Wild laid", "stack"):
        assert f"\n  {label} " in output
    assert "\nNo choice was due to: wild4, challenge\n" in output


def test_two_rule_sets_stand_side_by_side():
    argv = ["--rules", "official", "--players", "2", "--compare", "official,jump=exact,uno=2"]
    few = tally(*[hand_seen(10 + n % 2, offers={}) for n in range(50)])
    many = tally(*[hand_seen(20 + n % 2, offers={"jump": [4, 1, 0]}) for n in range(50)])
    lines = printed(argv, few, many)
    assert "official,jump=exact,uno=2: jump=exact, uno=2" in lines
    [turns] = [line for line in lines if line.startswith("  turns  ")]
    assert turns.split() == ["turns", "10.50", "±0.14", "20.50", "±0.14", "more"]
    [swings] = [line for line in lines if line.startswith("  swings")]
    assert not swings.endswith(("more", "less"))
    [jump] = [line for line in lines if line.startswith("  jump")]
    assert jump.split() == ["jump", "–", "100.0%", "4.000", "25.0%", "more"]
    assert lines[-1] == "\nNo choice was due to: uno"


def test_a_seat_is_marked_as_ahead_only_beyond_chance():
    won = tally(*[hand_seen(winners=(n % 10 < 3,)) for n in range(400)])
    lines = printed(["--rules", "official", "--players", "2"], won)
    [first] = [line for line in lines if "1st after the dealer" in line]
    [dealer] = [line for line in lines if "  the dealer" in line]
    assert first.endswith("ahead") and first.split()[4] == "70.0%"
    assert dealer.endswith("behind") and dealer.split()[2] == "30.0%"


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--rules", "officious"], "no rule set 'officious'"),
        (["--rules", "official", "--option", "jump"], "'jump': write NAME=VALUE"),
        (["--rules", "official", "--option", "jump=often"], "jump=often: must be one of"),
        (["--rules", "partners", "--players", "3"], "partners is for 4 players, not 3"),
        (["--rules", "official", "--compare", "road-rules", "--players", "4"], "for 2 players"),
        (["--rules", "official", "--hands", "0"], "--hands 0: must be a number from 1"),
        (["--rules", "official", "--bots", "search"], "--bots"),
        (["--rules", "official", "--plots", ""], "must name a folder"),
        ([], "--rules"),
    ],
)
def test_a_wrong_argument_is_reported_in_one_line(argv, message):
    with pytest.raises(UsageError, match=message):
        parse(argv)


def test_players_are_four_where_both_rule_sets_allow_it():
    def players(*argv):
        return parse(["--rules", *argv]).players

    assert players("official") == players("seven-zero") == players("partners") == 4
    assert players("two-player") == players("official", "--compare", "road-rules") == 2


def test_plots_without_matplotlib_say_what_to_install(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["lab", "--rules", "official", "--hands", "1", "--plots", "x"]) == 2
    output = capsys.readouterr()
    assert "pip install -c requirements/constraints.txt '.[plots]'" in output.err and not output.out


def test_plots_are_drawn(capsys, tmp_path):
    pytest.importorskip("matplotlib")
    argv = ["lab", "--rules", "official", "--compare", "stack", "--hands", "5", "--jobs", "1"]
    assert main([*argv, "--plots", str(tmp_path / "plots")]) == 0
    drawn = {path.name for path in (tmp_path / "plots").iterdir()}
    assert drawn == {
        "turns.png",
        "swings-of-the-lead.png",
        "hand-overs.png",
        "seats.png",
        "what-came-up.png",
        "what-options-allowed.png",
    }
    assert f"drawn: {tmp_path / 'plots' / 'seats.png'}" in capsys.readouterr().out
