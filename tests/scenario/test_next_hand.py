"""`next hand` in a scenario deals by the seed or sets a table, and keeps what lasts."""

import pytest

from sim.commands import run
from sim.errors import UsageError

HAND = """scenario A hand that seat 0 wins
rules official{options}
players 3
hand 0: r1
hand 1: b5
hand 2: g9
discard 1: r5
--
0 play r1
"""


def run_hand(tmp_path, capsys, after, options=""):
    """Run a scenario of a hand with more lines after it; return the status and the output."""
    path = tmp_path / "case.txt"
    path.write_text(HAND.format(options=options) + after)
    status = run(["scenario", str(path)])
    return status, capsys.readouterr().out.replace(str(path), "case")


def refused(tmp_path, after):
    path = tmp_path / "case.txt"
    path.write_text(HAND.format(options="") + after)
    with pytest.raises(UsageError) as error:
        run(["scenario", str(path)])
    return str(error.value).replace(str(path), "case")


def test_a_hand_is_dealt_by_the_seed(tmp_path, capsys):
    after = "next hand\nexpect hand number = 2\nexpect dealer 0\nexpect score 0 = 14\n"
    assert run_hand(tmp_path, capsys, after) == (0, "engine: python\n1 passed, 0 failed\n")


def test_settings_after_it_set_a_table_in_the_middle_of_the_hand(tmp_path, capsys):
    table = "hand 1: b1 b2\ndiscard 1: b9\ndraw 1: y1\n--\n"
    after = f"next hand\n{table}1 draw\nexpect hand 1 = b1 b2 y1\n"
    assert run_hand(tmp_path, capsys, after) == (0, "engine: python\n1 passed, 0 failed\n")


def test_after_deal_the_cards_are_dealt_in_the_order_named(tmp_path, capsys):
    cards = "b1 b2 b3 b4 b5 b6 b7 b8 b9 g1 g2 g3 g4 g5 g6 g7 g8 g9 y1 y2 y3 gS"
    after = f"next hand\ndeal\ndraw 1: {cards}\n--\n"
    after += "expect hand 2 = b2 b5 b8 g2 g5 g8 y2\nexpect turn 2\n"
    assert run_hand(tmp_path, capsys, after) == (0, "engine: python\n1 passed, 0 failed\n")


def test_cards_left_out_of_the_first_hand_are_in_the_next(tmp_path, capsys):
    after = "next hand\nhand 0: W W W W\n--\nexpect count 0 = 4\nexpect drawpile = 89\n"
    text = HAND.format(options="").replace("--\n", "draw only\n--\n") + after
    path = tmp_path / "case.txt"
    path.write_text(text)
    assert run(["scenario", str(path)]) == 0, capsys.readouterr().out


def test_too_few_cards_to_deal_fail(tmp_path, capsys):
    path = tmp_path / "case.txt"
    path.write_text(HAND.format(options="").replace("--\n", "draw only\n--\n") + "next hand\n")
    assert run(["scenario", str(path)]) == 1
    assert "found too few cards to deal: set its table" in capsys.readouterr().out


def test_several_hands_follow_each_other(tmp_path, capsys):
    one = "next hand\nhand 0: r1\nhand 1: b5\nhand 2: g9\ndiscard 1: r5\nturn 0\n--\n0 play r1\n"
    after = one * 3 + "expect score 0 = 56\nexpect won 0 = 4\nexpect hand number = 4\n"
    assert run_hand(tmp_path, capsys, after) == (0, "engine: python\n1 passed, 0 failed\n")


@pytest.mark.parametrize(
    "after, found",
    [
        (
            "next hand\nnext hand\n",
            "case:11: A hand that seat 0 wins: expected next hand, found the",
        ),
        (
            "next hand\nexpect score 0 = 15\n",
            "case:11: A hand that seat 0 wins: expected score 0 =",
        ),
        ("next hand\nexpect match winner 0\n", "found the match goes on"),
        ("next hand\nexpect won 0 = 2\n", "expected won 0 = 2, found 1"),
        ("next hand\nexpect sits out 0\n", "found seat 0 is in the match"),
        ("next hand\nexpect hand number = 1\n", "expected hand number = 1, found 2"),
        ("expect unos 0 = 1\n", "expected unos 0 = 1, found 0"),
        ("expect winner 1\n", "expected winner 1, found seat 0"),
    ],
)
def test_a_wrong_expectation_is_reported(tmp_path, capsys, after, found):
    status, output = run_hand(tmp_path, capsys, after)
    assert status == 1
    assert found in output


def test_after_the_end_of_the_match_there_is_no_next_hand(tmp_path, capsys):
    status, output = run_hand(tmp_path, capsys, "next hand\n", " hands=1")
    assert status == 1
    assert "expected next hand, found the match over" in output


@pytest.mark.parametrize(
    "after, message",
    [
        ("next hand\nhand 0: r1\nexpect turn 0\n", "case:12: no line -- after the table"),
        ("next hand\nhand 0: r1\n", "case:10: no line -- after the table of the next hand"),
        ("next hand\nscore 0 = 4\n--\nexpect over\n", "case:11: 'score 0 = 4' after `next hand`"),
        ("next hand\ndealer 1\n--\nexpect over\n", "case:11: 'dealer 1' after `next hand`: only"),
        ("next hand\nhand 0: r1 r1 r1\n--\nexpect over\n", "case:11: the deck has no r1"),
        ("next hand\nhand 5: r1\n--\nexpect over\n", "case:11: no seat '5'"),
        (
            "next hand\ndeal\nturn 1\n--\nexpect over\n",
            "case:12: 'turn' cannot be combined",
        ),
        ("next hand\n--\n--\nexpect over\n", "case:12: a second -- in one scenario"),
        ("next round\n", "case:10: no step 'next round'"),
        ("next hand\nexpect tables\n", "case:11: 'tables' is too short"),
    ],
)
def test_a_wrong_table_is_refused_with_its_line(tmp_path, after, message):
    assert refused(tmp_path, after).startswith(message)


def test_a_seat_that_sits_out_gets_no_cards(tmp_path, capsys):
    path = tmp_path / "case.txt"
    text = HAND.format(options=" scoring=low at_target=sits_out target=9")
    path.write_text(text + "expect sits out 2\nnext hand\nhand 2: r1\n--\nexpect out 2\n")
    assert run(["scenario", str(path)]) == 1
    assert "seat 2 sits out: it holds no cards" in capsys.readouterr().out
