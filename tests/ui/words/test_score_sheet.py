"""The score sheet shows what the rules count, and who deals next as the engine does it.

A key leads to it from the picture of the score.
"""

import pytest

from engine.rulesets import load
from engine.state import layout
from engine.state.options import TABLE_CARDS, TABLES
from engine.state.seats import set_word, word
from tests.ui.pictures.tables import SIZES
from tests.ui.pictures.tournament_tables import (
    score_averages,
    score_limit,
    score_lost,
    score_partners,
    score_sits_out,
)
from tests.ui.reading import event_rows, list_rows
from tests.ui.score_reading import title_of, words_of
from tests.ui.words.line import Line
from ui.screens.score_rows import next_dealer


def _show_score(player, status=layout.HAND_ENDED):
    """Let the hand, or the match, be over as it stands."""
    player.state[layout.STATUS] = status
    player.app.match.refresh_view()
    player.app.go("score")
    player.frames()


def _sheet(player):
    """Go on from the picture of the score; return the rows of the sheet."""
    assert player.screen == "score"
    player.press("DOWN")
    assert player.screen == "sheet"
    return list_rows(player)


@pytest.mark.parametrize(
    ("rules", "options"),
    [
        ("official", None),
        ("challenge", {"target": "100"}),
        ("grand", None),
        ("cross-family", {"target": "200"}),
        ("official", {"end": "last_left"}),
    ],
)
def test_the_next_dealer_on_the_sheet_deals_next(rules, options):
    from engine.bots import plain
    from engine.game import Game
    from engine.table import Table

    rules_of_match = load(rules, options)
    game = Game(4, rules_of_match.deck_size(4))
    table = Table(game)
    table.bots[:4] = [plain.decide] * 4
    game.start(rules_of_match, 4, 5)
    hands = 0
    for _ in range(12):
        while game.state[layout.STATUS] == layout.IN_PLAY:
            table.play_bots(1000)
        if game.state[layout.STATUS] == layout.MATCH_ENDED:
            break
        expected = next_dealer(game.state)
        game.next_hand()
        assert game.state[layout.DEALER] == expected
        hands += 1
    assert hands >= 2


@pytest.mark.parametrize(
    ("total", "won", "row"),
    [
        (75, 2, "           75/2  37.5"),
        (0, 0, "            0/0   0.0"),
        (100, 3, "          100/3  33.3"),
        (200, 3, "          200/3  66.7"),
        (1234, 11, "        1234/11 112.2"),
        (6, 1, "            6/1   6.0"),
    ],
)
def test_an_average_is_shown_to_a_tenth(total, won, row):
    from ui.screens.score_rows import write_average

    view = bytearray(1000)
    set_word(view, layout.SCORES, total)
    view[layout.HANDS_WON] = won
    line = Line(21)
    write_average(line, view, 0)
    assert line.written == row[1:]


def test_partners_are_a_row_under_both_names(open_app):
    player = score_partners(open_app, (128, 128))
    rows = _sheet(player)
    assert "You+P3" in rows[2] and rows[3].startswith("P2+P4")
    assert rows[5].startswith("hand 1 of 12")
    assert (
        player.state[layout.TEAM] == player.state[layout.TEAM + 2] != player.state[layout.TEAM + 1]
    )
    total = word(player.state, layout.SCORES)
    assert rows[2].split()[-1] == str(total)


def test_an_average_stands_beside_points_and_hands_won(open_app):
    rows = _sheet(score_averages(open_app, (128, 128)))
    assert rows[2].split()[-2:] == ["292/3", "97.3"]


def test_the_sheet_says_who_sits_out(open_app):
    player = score_sits_out(open_app, (128, 128))
    rows = [row.strip("\x85 ") for row in _sheet(player)]
    for _ in range(5):
        player.press("DOWN")
        rows += [row.strip("\x85 ") for row in list_rows(player)]
    assert "sits out: P2" in rows and "sits out: P3" in rows
    assert "deals next: P4" in rows


def test_a_long_sheet_scrolls_and_a_goes_on(open_app):
    player = open_app((128, 128), start=("official", 1, 9, 2, {"hands": "5"}))
    _show_score(player)
    seen = set(_sheet(player))
    for _ in range(40):
        player.press("DOWN")
        seen |= set(list_rows(player))
    assert any(row.startswith("deals next") for row in seen)
    assert any(row.startswith("P10  ") for row in seen)
    player.press("A")
    assert player.screen in ("table", "cover")


def test_the_sheet_says_how_many_tables_are_covered(open_app):
    player = open_app((128, 128), start=("table-match", 1, 1, 2, None))
    state = player.state
    set_word(state, layout.TRAIL, 2 * state[TABLE_CARDS])
    _show_score(player)
    assert f"tables: 2 of {state[TABLES]}" in _sheet(player)


def test_hands_won_decide_where_no_points_are_counted(open_app):
    player = open_app((128, 128), start=("official", 1, 3, 2, {"scoring": "none", "hands": "3"}))
    state = player.state
    state[layout.HANDS_WON + 2] = 2
    _show_score(player)
    rows = _sheet(player)
    assert rows[1].split() == ["in", "hand", "won"]
    assert [row.split()[-1] for row in rows[2:6]] == ["0", "0", "2", "0"]


@pytest.mark.parametrize("size", SIZES)
def test_cow_5_the_loser_is_named_and_nobody_wins(open_app, size):
    player = score_lost(open_app, size)
    rows = _sheet(player)
    assert not any("win" in row or "won" in row or "\x87" in row for row in rows)
    assert rows[1].split() == ["in", "hand", "lost"]
    assert [row.split()[-1] for row in rows[2:4]] == ["1", "3"], "P2 has lost once more"
    assert rows[3].startswith("x P2") or rows[3].startswith("xP2")
    assert "deals next: P2" in [row.strip() for row in rows]


@pytest.mark.parametrize(
    ("lost", "title", "crosses"),
    [
        ((0, 2, 1), "P2 loses", "P2"),
        ((2, 1, 2), "You, P3 lose", "You P3"),
        ((0, 0, 0), "A tie", ""),
    ],
)
def test_cow_5_a_player_who_has_lost_the_most_hands_loses_the_match(open_app, lost, title, crosses):
    player = open_app((128, 128), start=("cowboy", 1, 2, 2, {"hands": "3"}))
    state = player.state
    state[layout.HANDS_WON : layout.HANDS_WON + 3] = bytes(lost)
    _show_score(player, layout.MATCH_ENDED)
    assert title_of(player) == title and "the match" in words_of(player)
    rows = _sheet(player)
    assert rows[0].strip() == "The match is over"
    assert " ".join(row[1:].split()[0] for row in rows[2:5] if row[0] == "x") == crosses
    assert not any("wins" in row or "won" in row for row in rows)


@pytest.mark.parametrize("size", SIZES)
def test_core_16_the_sheet_names_the_limit_of_turns_and_no_block(open_app, size):
    rows = [row.strip() for row in _sheet(score_limit(open_app, size))]
    assert rows[:2] == ["400 turns:", "the hand ends here"]
    assert rows[2].startswith("in hand") and not any("Nobody could" in row for row in rows)


def test_core_16_the_sheet_names_the_limit_when_the_match_ends_with_it(open_app):
    player = score_limit(open_app, (128, 128))
    _show_score(player, layout.MATCH_ENDED)
    rows = [row.strip() for row in _sheet(player)]
    assert rows[:3] == ["The match is won", "400 turns:", "the hand ends here"]


def test_core_4_the_sheet_says_that_nobody_could_go_on(open_app):
    player = score_limit(open_app, (128, 128))
    player.state[layout.WAY_OVER] = layout.BY_BLOCK
    player.app.go("score")
    player.frames()
    assert _sheet(player)[0].strip() == "Nobody could go on"


def test_core_16_the_log_names_the_limit_too(open_app):
    player = score_limit(open_app, (128, 128))
    player.app.go("log")
    player.frames()
    assert [row for row in event_rows(player) if row][-2:] == ["You: red 5", "400 turns: it ends"]
