"""Each hand is counted once, by name and rule set, and no failure of a drive loses the counts."""

import pytest

from engine.state.cards import BLUE, RED
from engine.state.cards import colored as card
from engine.state.seats import word
from journal import STATISTICS, reasons
from tests.ui.pictures.tables import OTHERS, SEVEN
from tests.ui.reading import (
    choose,
    go_back,
    list_rows,
    list_text,
    move_to,
    row_under_cursor,
    rows_of,
)
from tests.ui.words.test_names import add, seat_all


def hand_won(player):
    """Let seat 0, a person, win the hand, up to its score."""
    player.deal_table([[card(5, RED)], SEVEN, OTHERS], card(9, RED), 0)
    player.press("A")
    player.until(lambda: player.screen == "score")


def match_over(player, winner):
    """Let a seat win the hand and with it the match, 0 is the person's; return what is below it."""
    from engine.state.layout import SCORES
    from engine.state.seats import set_word

    player.until(lambda: player.screen in ("table", "cover"))
    hands = [[card(5, RED)], SEVEN, OTHERS]
    if winner:
        hands[0], hands[winner] = SEVEN, hands[0]
    player.deal_table(hands, card(9, RED), winner)
    set_word(player.state, SCORES + 2 * winner, 499)
    if not winner:
        player.press("A")
    player.until(lambda: player.screen == "score")
    player.frames(60)
    return rows_of(player.app.page.below)[0]


def match_of_anna(open_app, drive, size=(128, 128)):
    """Return a match of Anna and two bots."""
    player = open_app(size, storage=drive)
    add(player, "Anna")
    player.app.setup.players = 3
    choose(player, "Play")
    player.press("A", "A")
    player.until(lambda: player.screen == "table")
    return player


def counts(player, name_number=1, rules=0):
    """Return a person's counts by a rule set: hands, won, points, most turns, Unos caught."""
    from ui import people

    some = people.read_statistics(player.app.saves)
    at = people.record_of(some, name_number, rules)
    return (
        word(some, at + people.HANDS_AT),
        word(some, at + people.WON_AT),
        people.points_of(some, at),
        word(some, at + people.TURNS_AT),
        word(some, at + people.CAUGHT_AT),
    )


def test_a_hand_is_counted_for_the_name_and_the_rule_set(open_app, drive):
    player = match_of_anna(open_app, drive)
    hand_won(player)
    player.press("A")
    assert counts(player) == (1, 1, 0, 1, 0)
    again = open_app(storage=drive)
    assert counts(again) == (1, 1, 0, 1, 0)
    choose(again, "Who plays")
    choose(again, "Anna")
    move_to(again, "Official")
    assert "Won 1 of 1. Points held: 0.0. Longest 1 turns. Caught 0 Unos" in list_text(again)


def test_a_lost_hand_counts_the_points_held_and_no_win(open_app, drive):
    player = match_of_anna(open_app, drive)
    player.deal_table([[card(5, BLUE), card(7, BLUE)], [card(5, RED)], OTHERS], card(9, RED), 1)
    player.until(lambda: player.screen == "score")
    player.press("A")
    assert counts(player)[:3] == (1, 0, 12)


def test_a_hand_whose_score_comes_up_again_is_not_counted_twice(open_app, drive, laid_out):
    """The power was cut between saving the statistics and the next hand's first save."""
    player = match_of_anna(open_app, drive)
    hand_won(player)
    from ui import people

    people.count_hand(player.app.saves, player.app.match, False)
    again = open_app(storage=drive)
    again.press("A")
    again.until(lambda: again.screen == "score")
    again.press("A")
    assert again.screen in ("table", "cover")
    assert counts(again)[0] == 1


def test_unos_that_somebody_catches_are_counted_by_player(open_app, drive):
    player = match_of_anna(open_app, drive)
    from engine.state.choices import CATCH, SEAT_SHIFT
    from engine.state.layout import CATCHES, UNCALLED
    from engine.state.reasons import OK
    from engine.state.seats import add_to
    from engine.state.windows import pop
    from engine.turn.catch import use_right

    player.deal_table([[card(5, RED), card(7, BLUE)], [card(1, BLUE)], OTHERS], card(9, RED), 0)
    game = player.app.match.game
    for _ in range(20):
        add_to(game.state, UNCALLED, 1)
        assert use_right(game.state, 0, CATCH | 1 << SEAT_SHIFT) == OK
        pop(game.state)
    assert game.state[CATCHES] == 15, "four bits, the first player's low"
    assert game.state[CATCHES + 1] == 0
    from engine.match.deal import clear_table

    clear_table(game.state)
    assert game.state[CATCHES] == 0, "of a hand"


def test_players_without_a_name_are_counted_together(open_app, drive):
    player = open_app(start=("official", 1, 2, 5, None), storage=drive)
    hand_won(player)
    player.press("A")
    assert counts(player, name_number=0)[:2] == (1, 1)
    again = open_app(storage=drive)
    choose(again, "Who plays")
    choose(again, "Without a name")
    assert list_rows(again)[0].startswith("Official")


def test_all_hands_and_matches_are_told_where_the_names_are(open_app, drive):
    player = match_of_anna(open_app, drive)
    hand_won(player)
    player.press("A")
    again = open_app(storage=drive)
    choose(again, "Who plays")
    choose(again, "Everybody")
    assert list_rows(again)[:3] == ["Hands: 1", "Matches: 0", "People won: 0"]
    again.press("A")
    assert row_under_cursor(again) == "Everybody"


def test_wins_of_one_person_are_told_in_a_row(open_app, drive):
    player = match_of_anna(open_app, drive)
    said = [match_over(player, 0)]
    for winner in (0, 0, 1, 0, 0):
        player.press("A")
        said.append(match_over(player, winner))
    wins = ["2nd win in a row", "3rd win in a row"]
    assert said[1:3] == wins and said[5] == wins[0]
    assert not any("in a row" in said[i] for i in (0, 3, 4))


def test_a_win_whose_score_comes_up_again_is_told_as_before(open_app, drive):
    from ui import people

    player = match_of_anna(open_app, drive)
    match_over(player, 0)
    player.press("A")
    said = match_over(player, 0)
    people.count_hand(player.app.saves, player.app.match, False)
    player.app.go("score")
    player.frames(60)
    assert rows_of(player.app.page.below)[0] == said == "2nd win in a row"


def test_so_many_wins_in_a_row_as_are_counted_and_more(open_app, drive):
    from ui import people

    player = match_of_anna(open_app, drive)
    stats = people.read_statistics(player.app.saves)
    stats[1] = 1 << 4 | people.MOST_IN_A_ROW
    people.write_statistics(player.app.saves, stats)
    assert match_over(player, 0) == "15+ wins in a row"


def test_without_a_hand_there_is_nothing_to_tell_of_everybody(open_app, drive):
    player = open_app(storage=drive)
    choose(player, "Who plays")
    assert "Everybody" not in list_rows(player)


def test_the_cursor_of_the_names_returns_to_the_one_that_was_left(open_app, drive):
    player = open_app(storage=drive)
    for name in ("Anna", "Ben"):
        add(player, name)
    choose(player, "Who plays")
    choose(player, "New name")
    go_back(player)  # which leaves a name without a letter
    assert player.screen == "people" and row_under_cursor(player) == "New name"
    choose(player, "Ben")
    choose(player, "Change the name")
    player.press("START")
    assert row_under_cursor(player) == "Change the name"
    go_back(player)
    assert row_under_cursor(player) == "Ben"


def test_counts_of_an_older_version_are_kept(open_app, drive):
    """Version 7 saved eight bytes."""

    player = open_app(storage=drive)
    player.app.saves.book.save(STATISTICS, bytearray((1, 0, 7, 0, 3, 0, 2, 0)), 8, 0)
    ring = player.app.saves.book.rings[STATISTICS]
    ring.state = reasons.OTHER_VERSION
    player.app.saves.statistics = None
    from ui import people

    some = people.read_statistics(player.app.saves)
    totals = (people.ALL_HANDS_AT, people.ALL_MATCHES_AT, people.PEOPLE_WON_AT)
    assert [word(some, at) for at in totals] == [7, 3, 2]
    assert ring.state == reasons.OK, "it can be written again"
    add(player, "Anna")
    again = open_app(storage=drive)
    assert word(people.read_statistics(again.app.saves), people.ALL_HANDS_AT) == 7
    assert again.app.setup.names[0] == b"Anna"


def test_counts_of_a_later_version_are_not_overwritten(open_app, drive):
    later = bytearray(b"\x09" + bytes(40))
    open_app(storage=drive).app.saves.book.save(STATISTICS, later, len(later), 0)
    player = open_app(storage=drive)
    add(player, "Anna")
    assert player.app.setup.names[0] == b"Anna", "until the device is off"
    again = open_app(storage=drive)
    assert again.app.saves.read(STATISTICS) == later


def test_without_a_working_drive_counts_last_until_the_device_is_off(open_app, drive):
    player = match_of_anna(open_app, drive)

    def fail():
        raise OSError(28)

    hand_won(player)
    player.app.saves.book._sync = fail
    player.press("A")
    if player.screen == "notice":
        player.frames(60)
        player.press("A")
    assert counts(player)[:2] == (1, 1)
    assert player.app.saves.statistics is not None


def test_without_room_the_least_played_records_are_merged(open_app):
    open_app()
    from ui import people

    some = bytearray(people.NAMES_AT + people.MOST_NAMES)
    some[0] = 2
    hands = 0
    for name_number in range(1, 11):
        for rules in range(22):
            at = people._record_for(some, name_number, rules)
            people._add(some, at + people.HANDS_AT, name_number + rules)
            people._add_points(some, at, 100)
            hands += name_number + rules
    assert people.is_whole(some)
    assert len(some) <= 1000
    records = range(people.records_at(some), len(some), people.RECORD)
    assert sum(word(some, at + people.HANDS_AT) for at in records) == hands, "none is lost"
    assert sum(people.points_of(some, at) for at in records) == 220 * 100
    assert {(some[at], some[at + 1]) for at in records} >= {(1, people.OTHERS)}
    assert len({(some[at], some[at + 1]) for at in records}) == len(records)


def test_statistics_that_are_cut_or_of_another_layout_are_recognized(open_app):
    open_app()
    from ui import people

    some = bytearray(people.NAMES_AT + people.MOST_NAMES)
    some[0] = 2
    people._record_for(some, 1, 3)
    assert people.is_whole(some)
    assert not people.is_whole(some[:-1])
    assert not people.is_whole(some[:15])
    assert not people.is_whole(bytearray(b"\x03") + some[1:])
    some[people.NAMES_AT] = 200
    assert not people.is_whole(some)


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240)))
def test_the_largest_counts_are_shown_uncut(open_app, drive, size):
    player = open_app(size, storage=drive)
    add(player, "Maximilian")
    from ui import people

    some = people.read_statistics(player.app.saves)
    at = people._record_for(some, 1, 12)  # cross-family, the longest name among them
    for field in (people.HANDS_AT, people.WON_AT, people.TURNS_AT, people.CAUGHT_AT):
        people._add(some, at + field, 9999)
    people._add_points(some, at, 9999 * 108)
    people.write_statistics(player.app.saves, some)
    choose(player, "Who plays")
    choose(player, "Maximilian")
    move_to(player, "Cross")
    assert row_under_cursor(player).startswith("Cross-Family")
    counted = "Won 9999 of 9999. Points held: 108.0. Longest 9999 turns. Caught 9999 Unos"
    assert counted in list_text(player)


def test_each_name_of_a_match_is_counted_for_itself(open_app, drive):
    player = open_app(storage=drive)
    seat_all(player, names=("Anna", "Ben"))
    player.deal_table([[card(5, RED)], SEVEN], card(9, RED), 0)
    player.take_device()
    player.press("A")
    player.until(lambda: player.screen == "score")
    player.press("A")
    assert counts(player, name_number=1)[:2] == (1, 1)
    assert counts(player, name_number=2)[:2] == (1, 0)
    assert counts(player, name_number=2)[2] > 0
