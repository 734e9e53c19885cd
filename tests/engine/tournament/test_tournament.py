"""The sheet of a match over several tables: formats, rules, results, standings and its size."""

import pytest

from engine.game import Game
from engine.rulesets import load
from engine.rulesets.rule_set import ROOM
from engine.state.layout import NOBODY, SEAT_OF_COLOR
from engine.state.seats import word
from engine.tournament.layout import (
    ENTRANT_FLAGS,
    FREE,
    HAS_RESULT,
    MAX_ENTRANTS,
    MAX_TABLES,
    ROTATION,
    ROUND_POINTS,
    ROUND_UNOS,
    ROUND_WON,
    SOCIAL,
    T_ROUND,
    T_ROUNDS,
    T_SIDE_SIZE,
    T_TABLES,
    TEAM,
    entrant_at,
    first_place,
    has_people,
    is_bot,
    is_over,
    partner_of,
    place_of,
    record,
    seat_in,
    seats_at,
    sides_at,
    status_of,
    table_of,
)
from engine.tournament.moves import end_round
from engine.tournament.play_table import begin_table
from engine.tournament.report import confirm, report
from engine.tournament.round import next_table, tables_left
from engine.tournament.setup import check_rules, new_tournament, rules_for
from engine.tournament.standings import HIGHEST, LOWEST, standings_into, team_of, value
from journal.file import KINDS
from journal.layout import BLOCK
from journal.record import FRAME
from ui.match.match_bytes import HEAD as MATCH_HEAD

ALL = [
    (match_format, entrants, tables, size)
    for match_format in (SOCIAL, TEAM, FREE)
    for entrants in range(2, MAX_ENTRANTS + 1)
    for tables in range(1, MAX_TABLES + 1)
    for size in ((2, 3, 5) if match_format == TEAM else (1,))
]


def sheet_or_none(match_format: int, entrants: int, tables: int, size: int) -> bytearray | None:
    """Return a new sheet, or None if the format is refused."""
    try:
        return new_tournament(match_format, entrants, tables, 0, 1, team_size=size)
    except ValueError as error:
        assert "\n" not in str(error) and len(str(error)) <= 100
        return None


# Formats that cannot be played.


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((ROTATION, 6, 0, 0, 1), "a rotation is for 4, 8, 12 … 32 players, not 6"),
        ((ROTATION, 36, 0, 0, 1), "a rotation is for 4, 8, 12 … 32 players, not 36"),
        ((ROTATION, 8, 3, 0, 1), "a rotation of 8 has a table for every 4, not 3"),
        ((ROTATION, 8, 0, 5, 1), "a rotation of 8 takes 7 rounds, or that again"),
        ((SOCIAL, 1, 2, 0, 1), "social: persons 1: must be 2 to 40"),
        ((SOCIAL, 41, 5, 0, 1), "social: persons 41: must be 2 to 40"),
        ((SOCIAL, 8, 1, 0, 1), "social: tables 1: must be 2 to 20"),
        ((SOCIAL, 8, 5, 0, 1), "5 tables for 8 persons: two sides must sit at each"),
        ((SOCIAL, 40, 3, 0, 1), "40 persons at 3 tables: at most 10 sit at one"),
        ((SOCIAL, 12, 3, 256, 1), "social: rounds 256: must be 1 to 255"),
        ((TEAM, 12, 4, 0, 1), "4 tables for 12 persons: two sides must sit at each"),
        ((TEAM, 13, 3, 0, 1), "13 persons are no teams of 2"),
        ((TEAM, 12, 3, 0, 1, b"", 1), "teams of 1: must be of 2 to 5"),
        ((TEAM, 12, 2, 0, 1, b"", 6), "teams of 6: must be of 2 to 5"),
        ((SOCIAL, 12, 3, 0, 1, b"\x01"), "1 persons and bots are named, but 12 play"),
        ((7, 12, 3, 0, 1), "no match format 7: 0 to 3"),
    ],
)
def test_a_format_that_cannot_be_played_is_refused_in_one_line(
    arguments: tuple[int, ...], message: str
) -> None:
    with pytest.raises(ValueError) as refused:
        new_tournament(*arguments)
    assert str(refused.value) == message


def test_every_other_number_of_persons_and_tables_can_be_played() -> None:
    for match_format, entrants, tables, size in ALL:
        fewest = 1 if match_format == FREE else 2
        sides = entrants // size
        fits = entrants % size == 0 and fewest <= tables and sides >= 2 * tables
        largest = -(-sides // tables) * size
        t = sheet_or_none(match_format, entrants, tables, size)
        assert (t is not None) == (fits and largest <= 10), (match_format, entrants, tables)


def test_all_have_their_own_seat_and_tables_differ_by_one_side_at_most() -> None:
    for case in ALL:
        t = sheet_or_none(*case)
        if t is None:
            continue
        seats = [seats_at(t, number) for number in range(t[T_TABLES])]
        assert sum(seats) == case[1] == first_place(t, t[T_TABLES])
        assert max(seats) - min(seats) in (0, t[T_SIDE_SIZE])
        at = [(n, seat) for n in range(t[T_TABLES]) for seat in range(seats[n])]
        entrants = [entrant_at(t, number, seat) for number, seat in at]
        assert sorted(entrants) == list(range(case[1]))
        assert [(table_of(t, p), seat_in(t, p)) for p in entrants] == at
        assert [place_of(t, p) for p in entrants] == list(range(case[1]))


def test_members_of_a_team_sit_apart() -> None:
    t = new_tournament(TEAM, 18, 3, 0, 1, team_size=3)
    for number in range(3):
        teams = [team_of(t, entrant_at(t, number, seat)) for seat in range(6)]
        assert teams == [2 * number, 2 * number + 1] * 3
        assert sides_at(t, number) == 2
    assert partner_of(t, 0) == NOBODY


@pytest.mark.parametrize(
    ("match_format", "name", "changes", "message"),
    [
        (SOCIAL, "social", {}, "social: tables play hands=1 in a round: add that"),
        (SOCIAL, "official", {"hands": "1"}, "everybody counts what they hold: add scoring=low"),
        (SOCIAL, "social", {"hands": "1", "end": "last_left"}, "take end=last_left back"),
        (ROTATION, "official", {"hands": "4"}, "rotation is played by partners: add partners=1"),
        (ROTATION, "partners", {}, "rotation: tables play hands=4 in a round: add that"),
        (SOCIAL, "two-player", {"hands": "1", "scoring": "low"}, "is for 2 players, not 10"),
    ],
)
def test_rules_that_do_not_suit_are_refused(
    match_format: int, name: str, changes: dict[str, str], message: str
) -> None:
    t = new_tournament(match_format, 20 if match_format else 8, 2 if match_format else 0, 0, 1)
    with pytest.raises(ValueError) as refused:
        check_rules(t, load(name, changes))
    assert message in str(refused.value)


@pytest.mark.parametrize("match_format", [ROTATION, SOCIAL, TEAM, FREE])
def test_the_usual_rules_suit(match_format: int) -> None:
    name, changes = rules_for(match_format)
    t = new_tournament(match_format, 8, 2, 0, 1)
    check_rules(t, load(name, changes))
    assert t[T_ROUNDS] == (7 if match_format == ROTATION else 6)


# The size of a save.


def test_a_save_holds_the_state_and_the_sheet() -> None:
    match_slot = KINDS[0][1] * BLOCK
    assert match_slot - FRAME - MATCH_HEAD == ROOM


def test_a_match_too_large_for_a_save_is_refused() -> None:
    rules = load("social", {"hands": "1", "decks": "2"})
    with pytest.raises(ValueError) as refused:
        check_rules(new_tournament(SOCIAL, 20, 2, 0, 1), rules)
    message = "10 at a table with 216 cards take 4362 bytes and a save holds 4040: "
    assert str(refused.value) == message + "fewer at a table, or fewer cards"
    check_rules(new_tournament(SOCIAL, 16, 2, 0, 1), rules)


def test_the_largest_match_with_one_deck_fits() -> None:
    rules = load(*rules_for(SOCIAL))
    largest = 0
    for case in ALL:
        t = sheet_or_none(*case)
        if t is not None and case[0] == SOCIAL:
            check_rules(t, rules)
            largest = max(largest, len(t))
    assert largest == 726


# Persons and bots.


def test_a_table_is_of_bots_when_no_person_sits_there() -> None:
    t = new_tournament(SOCIAL, 6, 2, 0, 1, bytes((1, 0, 0, 0, 0, 0)))
    assert has_people(t, 0) and not has_people(t, 1)
    assert [is_bot(t, entrant) for entrant in range(6)] == [False] + [True] * 5


def test_all_are_persons_if_nothing_else_is_said() -> None:
    t = new_tournament(SOCIAL, 6, 2, 0, 1)
    assert not any(is_bot(t, entrant) for entrant in range(6))
    assert next_table(t) == 0


# Results that players enter.


@pytest.mark.parametrize(
    ("entered", "message"),
    [
        ((2, 0, 5), "no table 3: 1 to 2"),
        ((0, 3, 5), "no seat 3 at table 1: 0 to 2"),
        ((0, 0, -1), "-1 points: must be 0 to 9999"),
        ((0, 0, 10_000), "10000 points: must be 0 to 9999"),
        ((0, 0, 5, 100), "100 Unos: must be 0 to 99"),
        ((0, 0, 0, 0, 2), "2 hands won: must be 0 to 1"),
        ((0, 0, 5, 0, 1), "who goes out holds nothing: 0 points, not 5"),
    ],
)
def test_an_impossible_result_is_refused(entered: tuple[int, ...], message: str) -> None:
    t = new_tournament(SOCIAL, 6, 2, 0, 1)
    before = bytes(t)
    with pytest.raises(ValueError) as refused:
        report(t, *entered)
    assert str(refused.value) == message
    assert t == before


def test_a_result_is_complete_before_it_counts() -> None:
    t = new_tournament(SOCIAL, 6, 2, 0, 1)
    report(t, 0, 0, 5)
    report(t, 0, 2, 6)
    with pytest.raises(ValueError, match=r"^P2 has no result yet$"):
        confirm(t, 0)
    assert tables_left(t) == 2
    report(t, 0, 1, 7)
    confirm(t, 0)
    assert tables_left(t) == 1
    report(t, 0, 1, 8)
    assert tables_left(t) == 2, "a changed result has to be closed again"
    assert not end_round(t)


def test_two_cannot_go_out_at_one_table() -> None:
    t = new_tournament(SOCIAL, 6, 2, 0, 1)
    for seat in range(3):
        report(t, 0, seat, 0, won=int(seat > 0))
    message = "^table 1: one hand is played in a round, but 2 were won$"
    with pytest.raises(ValueError, match=message):
        confirm(t, 0)
    assert status_of(t, 0) == 0


def test_four_players_of_a_rotation_keep_their_colors_and_more_have_four_at_each_table() -> None:
    rules = load("grand", {"two": "color", "partners": "1", "hands": "4"})
    game = Game(4, rules.deck_size(4))
    for entrants in (4, 8):
        t = new_tournament(ROTATION, entrants, 0, 0, 1)
        check_rules(t, rules)
        for number in range((entrants - 1) * t[T_TABLES]):
            t[T_ROUND] = number // t[T_TABLES]
            table = number % t[T_TABLES]
            begin_table(t, game, rules, table)
            seats = game.state[SEAT_OF_COLOR : SEAT_OF_COLOR + 4]
            assert sorted(seats) == [0, 1, 2, 3]
            if entrants == 4:
                assert [entrant_at(t, table, seat) for seat in seats] == [0, 1, 2, 3]


def test_partners_have_the_same_points_and_their_own_unos() -> None:
    t = new_tournament(ROTATION, 4, 0, 0, 1)
    report(t, 0, 2, 150, 3, 2)
    report(t, 0, 1, 0, 1)
    first, partner = record(t, 0), record(t, 2)
    assert word(t, first + ROUND_POINTS) == word(t, partner + ROUND_POINTS) == 150
    assert t[first + ROUND_WON] == t[partner + ROUND_WON] == 2
    assert (t[first + ROUND_UNOS], t[partner + ROUND_UNOS]) == (0, 3)
    confirm(t, 0)
    assert end_round(t)
    assert [value(t, HIGHEST, entrant) for entrant in range(4)] == [150, 0, 150, 0]


def test_an_earlier_rounds_result_does_not_stand_in_for_the_next() -> None:
    t = new_tournament(SOCIAL, 4, 2, 3, 1)
    for _ in range(2):
        for number in range(2):
            for seat in range(2):
                report(t, number, seat, 10 + seat, 1 + seat)
            confirm(t, number)
        assert end_round(t)
        assert not any(t[record(t, entrant) + ENTRANT_FLAGS] & HAS_RESULT for entrant in range(4))
        with pytest.raises(ValueError):
            confirm(t, 0)
    assert not is_over(t)


# Standings.


def test_totals_do_not_run_over() -> None:
    t = new_tournament(FREE, 2, 1, 255, 1)
    for _ in range(255):
        report(t, 0, 0, 9999)
        report(t, 0, 1, 9998)
        confirm(t, 0)
        assert end_round(t)
    assert is_over(t)
    assert [value(t, HIGHEST, entrant) for entrant in range(2)] == [255 * 9999, 255 * 9998]


def test_nobody_moves_in_a_plain_match() -> None:
    t = new_tournament(FREE, 6, 2, 3, 1)
    for number in range(2):
        for seat in range(3):
            report(t, number, seat, seat)
        confirm(t, number)
    assert end_round(t)
    assert [place_of(t, entrant) for entrant in range(6)] == list(range(6))
    assert [value(t, HIGHEST, entrant) for entrant in range(6)] == [0, 1, 2, 0, 1, 2]


def test_standings_are_in_order_of_points_and_ties_in_order_of_persons() -> None:
    t = new_tournament(SOCIAL, 6, 2, 1, 1)
    for number, points in enumerate(((20, 30, 5), (30, 5, 40))):
        for seat in range(3):
            report(t, number, seat, points[seat])
        confirm(t, number)
    assert end_round(t)
    out = bytearray(6)
    assert standings_into(t, HIGHEST, False, out) == 6
    assert list(out) == [5, 1, 3, 0, 2, 4]
    assert standings_into(t, LOWEST, False, out) == 6
    assert list(out) == [2, 4, 0, 1, 3, 5]


def test_teams_are_ranked_by_the_sum_of_their_members() -> None:
    t = new_tournament(TEAM, 8, 2, 1, 1)
    for number in range(2):
        for seat in range(4):
            report(t, number, seat, 10 * number + seat)
        confirm(t, number)
    assert end_round(t)
    out = bytearray(8)
    assert standings_into(t, HIGHEST, True, out) == 4
    assert list(out[:4]) == [3, 2, 1, 0]
