"""Matches over several tables are set up, played, entered and resumed with buttons alone."""

import pytest
from PIL import Image

from engine.rulesets.index_generated import NAMES
from engine.state import layout
from engine.state.seats import word
from engine.tournament import rotation
from engine.tournament.layout import (
    DONE,
    ENTRANT_FLAGS,
    HEAD,
    MOVED_BACK,
    MOVED_ON,
    ROUND_POINTS,
    SCOUTED,
    T_ENTRANTS,
    T_FORMAT,
    T_ROUND,
    T_TABLE,
    T_TABLES,
    TABLE_SIZE,
    WAITING,
    entrant_at,
    is_over,
    record,
    seat_in,
    table_of,
)
from engine.tournament.report import confirm, report
from engine.tournament.standings import HIGHEST, value
from sim.__main__ import main
from sim.board.desk import PAD, TWO
from tests.ui.conftest import GOLDEN
from tests.ui.pictures.tournament_tables import tournament
from tests.ui.reading import choose, go_back, last_row, list_rows, list_text, move_to, to_groups
from tests.ui.score_reading import score_rows, title_of
from ui.match.match_bytes import HEAD as HEAD_OF_SAVE
from ui.tournament.tournament import read_tournament


def tournament_of(player):
    return player.app.tournament.t


def set_up(player, form):
    """Go from the title to the set-up of a format."""
    to_groups(player)
    choose(player, "Several tables")
    assert player.screen == "new_tournament"
    if player.app.keys.has_pad:
        move_to(player, "Form")
        for _ in range(4):
            if form in list_rows(player)[1]:
                return
            player.press("RIGHT")
    else:
        for _ in range(4):
            if form in list_rows(player)[1]:
                return
            choose(player, "Form")
    raise AssertionError(list_rows(player))


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240)))
def test_each_format_is_explained_uncut(open_app, size):
    player = open_app(size)
    to_groups(player)
    choose(player, "Several tables")
    from ui.tournament.new_tournament import _ABOUT

    assert _ABOUT[0].decode() in list_text(player), "the first thing that is read"
    move_to(player, "Form")
    for about in _ABOUT:
        assert about.decode() in list_text(player)
        player.press("RIGHT")
    player.press("DOWN")
    assert _ABOUT[0].decode() not in list_text(player)


def play_table(player):
    """Press A until the hands of a table are over; return the points of its seats."""
    for _ in range(6000):
        if player.screen == "score" and player.state[layout.STATUS] == layout.MATCH_ENDED:
            return [
                word(player.state, layout.SCORES + 2 * seat)
                for seat in range(player.app.match.game.seats)
            ]
        assert player.screen in ("table", "cover", "log", "score"), player.screen
        player.press("A")
        if player.app.match.game.status == layout.IN_PLAY and player.screen == "table":
            player.frames(10)
    raise AssertionError("the table never ended")


@pytest.mark.parametrize("buttons", [PAD, TWO])
def test_a_rotation_of_four_with_one_person(open_app, drive, buttons):
    player = open_app(storage=drive, buttons=buttons)
    set_up(player, "rotation")
    choose(player, "Start")
    t = tournament_of(player)
    totals = [0] * 4
    for number in range(3):
        assert player.screen == "round"
        assert t[T_ROUND] == number
        with_person = rotation.partner_of(4, number, 0)
        choose(player, "Who sits where")
        assert list_rows(player)[0] == f"P1  table 1 with P{with_person + 1}"
        player.press("A")
        choose(player, "Play table 1")
        points = play_table(player)
        assert player.state[layout.HAND_NUMBER] == 4
        for seat in range(4):
            totals[entrant_at(t, 0, seat)] += points[seat]
        sides = [row.line.split()[0].strip("\x8a#") for row in score_rows(player)]
        assert f"You+P{with_person + 1}" in sides or f"P{with_person + 1}+You" in sides
        player.press("A")
        assert player.screen == "round"
        choose(player, "End the round")
        assert player.screen == "round_end"
        assert [value(t, HIGHEST, entrant) for entrant in range(4)] == totals
        player.press("A")
    assert player.screen == "standings"
    assert is_over(t)
    best = 1 + totals.index(max(totals))
    assert f"P{best}" in list_rows(player)[0]
    if buttons == PAD:
        rows = {row for row in rows_by_scrolling(player) if row[2:3] == "+"}
        assert len(rows) == 6
        assert sum(int(row[5:]) for row in rows if row.startswith("P1")) == totals[0]
    assert player.app.saves.has_match(), "the final sheet is kept until it was read"
    player.press("A")
    assert player.screen == "title"
    assert not player.app.saves.has_match()


def test_a_social_evening_with_an_entered_result(open_app, drive):
    player = open_app((160, 128), storage=drive)
    set_up(player, "social")
    move_to(player, "Rounds")
    player.press(*["LEFT"] * 4)
    choose(player, "Start")
    t = tournament_of(player)
    assert list_rows(player)[0] == "Let the bots play"
    player.press("A")
    player.until(lambda: player.screen == "round")
    assert [t[HEAD + TABLE_SIZE * number] for number in range(3)] == [WAITING, SCOUTED, SCOUTED]
    player.press("A")
    play_table(player)
    player.press("A")
    assert t[HEAD] == DONE
    # Table 2 was played with cards, and its result is entered. The first number is misread.
    choose(player, "Table 2")
    choose(player, "Enter the result")
    for points in (12, 345, 67, 8):
        player.press("A")
        for place, digit in enumerate(f"{points:03}"):
            player.press(*["UP"] * int(digit))
            if place < 2:
                player.press("RIGHT")
        player.press("A")
    choose(player, "Done")
    assert player.screen == "round"
    choose(player, "Table 2")
    choose(player, "Correct the result")
    player.press("DOWN", "A", "DOWN", "DOWN", "DOWN", "RIGHT", "RIGHT", "RIGHT", "RIGHT", "UP", "A")
    choose(player, "Done")
    at = record(t, entrant_at(t, 1, 1))
    assert word(t, at + ROUND_POINTS) == 45
    choose(player, "Let the bots play")
    player.until(lambda: player.screen == "round")
    most, fewest = entrant_at(t, 1, 2), entrant_at(t, 1, 3)
    choose(player, "End the round")
    assert player.screen == "round_end"
    assert t[record(t, most) + ENTRANT_FLAGS] & MOVED_BACK
    assert t[record(t, fewest) + ENTRANT_FLAGS] & MOVED_ON
    assert (table_of(t, most), table_of(t, fewest)) == (0, 2)
    to_read = " ".join(rows_by_scrolling(player))
    assert f"P{most + 1}\x87table 1 seat {seat_in(t, most) + 1}" in to_read
    assert f"P{fewest + 1}\x86table 3 seat {seat_in(t, fewest) + 1}" in to_read
    player.press("A")
    for _ in range(40):
        if player.screen == "standings":
            break
        if player.screen == "table" or player.screen == "cover":
            play_table(player)
        player.press("A")
        player.until(lambda: player.screen != "bot_tables")
    assert player.screen == "standings"
    words = " ".join(rows_by_scrolling(player))
    for category in ("Most Unos", "Highest points", "Lowest points"):
        assert category in words


def rows_by_scrolling(player):
    """Return every row of a list that is longer than the screen."""
    found = [*list_rows(player)]
    for _ in range(60):
        player.press("DOWN")
        found += [line for line in list_rows(player) if line not in found]
    return found


def test_two_buttons_enter_a_result(open_app):
    player = tournament(open_app, (128, 128), "plain", 4, 0, 2, 1, buttons=TWO)
    t = tournament_of(player)
    choose(player, "Table 1")
    choose(player, "Enter the result")
    for units in (3, 7):
        player.press("A", "B", "B", *["A"] * units, *["B"] * 4)
        assert player.app.screen._row < 0, "after the last digit the row is done"
    choose(player, "Done")
    assert player.screen == "round"
    assert [word(t, record(t, entrant) + ROUND_POINTS) for entrant in (0, 1)] == [3, 7]
    choose(player, "Table 2")
    go_back(player)
    assert player.screen == "round"


def test_an_impossible_set_up_or_result_is_refused_with_the_reason(open_app):
    player = open_app()
    set_up(player, "social")
    move_to(player, "Players")
    player.press(*["LEFT"] * 7)
    choose(player, "Start")
    assert "must sit at each" in " ".join(list_rows(player))
    assert player.app.tournament is None
    move_to(player, "Players")
    player.press("RIGHT")
    assert "must sit at each" not in " ".join(list_rows(player))
    choose(player, "Start")
    assert player.screen == "round"
    choose(player, "Table 1")
    choose(player, "Enter the result")
    choose(player, "Done")
    assert "has no result yet" in " ".join(list_rows(player))


def test_a_tournament_that_does_not_fit_a_save_is_refused_at_its_set_up(open_app):
    player = open_app()
    set_up(player, "plain")
    player.app.setup.tables[1] = 40  # persons
    player.app.setup.tables[2] = 4
    while not list_rows(player)[4].endswith("Cross-Family"):
        move_to(player, "Rules")
        player.press("RIGHT")
    choose(player, "Start")
    assert "a save holds" in " ".join(" ".join(list_rows(player)).split())


def _handed_to(player):
    """Return the name of the person whom the cover asks for."""
    return last_row(player).split()[-1]


def test_people_of_other_tables_pass_the_device(open_app):
    """The last holder may sit at another table, so no table begins with cards in view."""
    player = tournament(open_app, (128, 128), "social", 4, 0, 2, 1)
    player.press("A")
    assert player.app.match.holder == layout.NOBODY
    player.until(lambda: player.screen == "cover")
    assert _handed_to(player) in ("P1", "P2")
    player.app.go("menu")
    player.frames()
    choose(player, "All tables stop")
    assert player.screen == "score"
    assert title_of(player) == "All tables stop" and player.app.page.face_end == 0
    player.press("DOWN")
    assert "\x8a" not in "".join(list_rows(player)), "nobody has won"
    player.press("B")
    assert player.screen == "score"
    player.press("A")
    player.press("A")
    player.until(lambda: player.screen == "cover")
    assert _handed_to(player) in ("P3", "P4")
    player.press("A")
    assert player.screen in ("table", "log")


def test_at_a_match_of_one_table_players_are_called_by_their_seats_again(open_app):
    player = tournament(open_app, (128, 128), "plain", 4, 0, 2, 1)
    player.press("DOWN", "DOWN", "A", "A")
    player.until(lambda: player.screen == "cover")
    assert _handed_to(player) in ("P3", "P4")
    from ui.match.planning import plan_start

    plan_start(player.app, ("official", 2, 0, 1))
    player.frames()
    player.until(lambda: player.screen == "cover")
    assert player.app.tournament is None
    assert _handed_to(player) in ("P1", "P2")


def _again(open_app, drive, size=(128, 128)):
    """Return the device after it was switched off and on, and Resume was pressed on the title."""
    import displayio

    displayio.release_displays()
    again = open_app(size, storage=drive)
    assert again.screen == "title"
    again.press("A")
    return again


def test_a_tournament_is_resumed_wherever_it_was_left(open_app, drive):
    player = tournament(open_app, (128, 128), "social", 2, 6, 2, 2, storage=drive)
    again = _again(open_app, drive)
    assert again.screen == "round", "nothing was played yet"
    assert tournament_of(again) == tournament_of(player)
    player = again
    player.press("A")  # tables of bots play first, which settles how long the round lasts
    player.frames(2)
    assert player.screen == "bot_tables"
    again = _again(open_app, drive)
    assert again.screen == "round"
    assert tournament_of(again)[T_TABLE] == layout.NOBODY
    player = again
    player.press("A")
    player.until(lambda: player.screen == "round")
    player.press("A")
    player.take_device()
    player.press("A", "A")
    again = _again(open_app, drive)
    assert again.screen == "cover", "in the middle of a hand"
    assert bytes(again.state) == bytes(player.state)
    assert tournament_of(again) == tournament_of(player)
    assert tournament_of(again)[T_TABLE] == 0
    player = again
    play_table(player)
    again = _again(open_app, drive)
    assert again.screen == "cover", "the hand is over, its result not taken yet"
    play_table(again)
    again.press("A")
    assert again.screen == "round"
    before = bytes(tournament_of(again))
    again = _again(open_app, drive)
    assert again.screen == "round"
    assert bytes(tournament_of(again)) == before
    assert before[HEAD] == DONE


@pytest.mark.parametrize("field", [T_ENTRANTS, T_TABLES, T_FORMAT])
def test_a_save_that_is_too_short_for_its_numbers_is_damaged(open_app, drive, field):
    player = tournament(open_app, (128, 128), "plain", 4, 0, 2, 1, storage=drive)
    save = memoryview(player.app.saves.page)[: player.app.saves.length]
    at = len(save) - HEAD_OF_SAVE - player.app.tournament.size()
    assert read_tournament(save, len(NAMES)).t == tournament_of(player)
    save[at + field] = 20
    assert read_tournament(save, len(NAMES)) is None


def test_an_entered_result_is_saved_row_by_row(open_app, drive):
    player = tournament(open_app, (128, 128), "plain", 4, 0, 2, 1, storage=drive)
    player.press("DOWN", "A", "DOWN", "A", "A", "RIGHT", "UP", "UP", "A")
    again = _again(open_app, drive)
    t = tournament_of(again)
    assert word(t, record(t, 0) + ROUND_POINTS) == 20
    again.press("DOWN", "A", "DOWN", "A")
    assert list_rows(again)[0].startswith("P1    20")
    assert list_rows(again)[1].startswith("P2  ----")


def test_a_tournament_of_bots_alone_is_not_saved(open_app, drive):
    player = tournament(open_app, (128, 128), "rotation", 0, 4, storage=drive)
    player.frames(400)
    assert not player.app.saves.has_match()


def test_a_table_of_bots_that_is_left_is_played_again_with_the_same_cards(open_app):
    def points(breaks):
        player = tournament(open_app, (128, 128), "social", 1, 7, 2, 1)
        for _ in range(breaks):
            player.press("A")
            player.frames(3)
            player.press("B")
            assert player.screen == "round"
        player.press("A")
        player.until(lambda: player.screen == "round")
        import displayio

        displayio.release_displays()
        return bytes(tournament_of(player))

    assert points(0) == points(2)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("rotation", "--bots", "4"), "final_rotation"),
        (("social", "--bots", "12", "--tables", "3", "--rounds", "2"), "final_sheet"),
    ],
)
@pytest.mark.usefixtures("open_app")
def test_the_final_sheet_of_bots_alone_is_a_picture(tmp_path, words, name):
    shot = tmp_path / "end.png"
    command = ["play", "--headless", "--players", "0", "--seed", "3", "--size", "128x128"]
    assert main([*command, "--shot", str(shot), "--format", *words]) == 0
    with Image.open(shot) as image, Image.open(GOLDEN / name / "128x128.png") as golden:
        assert image.convert("RGB").tobytes() == golden.convert("RGB").tobytes()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--format", "rotation", "--bots", "5"), "a rotation is for 4, 8, 12"),
        (("--format", "social", "--bots", "3"), "two sides must sit at each"),
        (("--format", "social", "--bots", "8", "--option", "hands=3"), ""),
        (("--format", "dance", "--bots", "8"), "invalid choice: 'dance'"),
        (("--tables", "2", "--bots", "4"), "--tables goes with --format only"),
        (("--format", "social", "--team-size", "3"), "--team-size goes with --format team only"),
    ],
)
@pytest.mark.usefixtures("open_app")
def test_the_command_refuses_an_impossible_tournament_in_one_line(capsys, words, message):
    command = ["play", "--headless", "--players", "0", "--frames", "3"]
    status = main([*command, *words])
    told = capsys.readouterr().err
    assert status == (2 if message else 0), told
    assert message in told and told.count("\n") == bool(message)


def test_cards_drawn_for_a_tie_are_shown(open_app):
    """All at table 1 hold the same points, so drawn cards settle who moves, and all see them."""
    player = tournament(open_app, (160, 128), "social", 8, 0, 2, 2)
    t = tournament_of(player)
    for number, points in ((0, (20, 20, 20, 20)), (1, (1, 2, 3, 4))):
        for seat in range(4):
            report(t, number, seat, points[seat])
        confirm(t, number)
    player.app.go("round")
    player.frames()
    choose(player, "End the round")
    drew = [row for row in rows_by_scrolling(player) if " drew " in row]
    assert sorted(row.split()[0] for row in drew) == ["P1", "P2", "P3", "P4"]
    assert all(len(row.split()) >= 3 for row in drew), "each row names a card"
    moved = [entrant for entrant in range(4) if t[record(t, entrant) + ENTRANT_FLAGS] & MOVED_ON]
    assert len(moved) == 1


def test_a_tournament_is_played_by_a_mix_of_the_players_own(open_app, drive):
    from engine.state.options import CARDS_DEALT, MATCH_HANDS
    from ui.custom_rules import store

    player = open_app(storage=drive)
    setup = player.app.setup
    store.add(setup)
    assert store.put_changes(setup, bytes((CARDS_DEALT - layout.EFFECTS, 3, 0)))
    name = bytes(store.name(setup, 0)).decode()
    to_groups(player)
    choose(player, "Several tables")
    while "plain" not in list_rows(player)[1]:
        move_to(player, "Form")
        player.press("RIGHT")
    while not list_rows(player)[4].endswith(name):
        move_to(player, "Rules")
        player.press("LEFT")
    choose(player, "Start")
    choose(player, "Play table 1")
    assert player.state[CARDS_DEALT] == 3
    assert player.state[MATCH_HANDS] == 1
    again = _again(open_app, drive)
    assert again.app.shown == "table"
    again.app.tournament.t[T_TABLE] = layout.NOBODY
    from engine.rulesets.mixing import rules_of

    rules = rules_of(again.app.tournament.rule_set, again.app.tournament.changes)
    assert rules.flat[CARDS_DEALT - layout.OPTIONS] == 3


def test_the_heading_of_teams_does_not_run_into_their_points(open_app):
    """It read "teamspoints"."""
    player = tournament(open_app, (128, 128), "team", 0, 12, 3, 1)
    player.until(lambda: player.app.is_finished)
    rows = rows_by_scrolling(player)
    headings = [row.split() for row in rows if "points" in row.lower() and "Unos" in row.split()]
    assert headings and all(row[:2] == ["points", "Unos"] for row in headings)
    below = rows[rows.index(" ".join(headings[0])) + 1 :]
    assert below[0].startswith("P7-8 ") and any(row.startswith("P7 ") for row in below)
