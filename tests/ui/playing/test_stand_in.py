"""A bot plays on for a person who gives up a hand, or until the person comes back."""

import sys

import pytest

import engine.bots.plain
from engine.state import layout
from engine.state.cards import BLUE, GREEN, RED
from engine.state.cards import colored as card
from sim.board.desk import PAD, TWO
from tests.ui.pictures import acts_tables, house_tables
from tests.ui.pictures.acts_tables import point_at
from tests.ui.pictures.house_tables import MINE, OTHER
from tests.ui.pictures.tables import OTHERS, SEVEN
from tests.ui.pictures.tournament_tables import tournament
from tests.ui.playing.test_people import counts
from tests.ui.reading import choose, go_back, list_rows, list_text, move_to, row_under_cursor
from tests.ui.test_menu import open_menu
from tests.ui.words.test_names import seat_all

_SIZES = ((128, 128), (160, 128), (240, 240), (320, 240))


def set_stand_in(player, name, words):
    """Set a person's row in the menu in play to these words, and go back to the game."""
    open_menu(player)
    choose(player, "Let a bot play")
    move_to(player, name)
    for _ in range(3):
        if row_under_cursor(player) == f"{name}: {words}":
            break
        player.press("A")
    assert row_under_cursor(player) == f"{name}: {words}"
    go_back(player)
    assert player.screen == "menu"
    choose(player, "Back to the game")


def test_the_bots_module_is_loaded_with_the_screen_that_lets_it_play(open_app, monkeypatch):
    """The screen is loaded with the match, because nothing is imported in play."""
    player = open_app(start=("official", 2, 0, 1, None))
    from ui.screens import LIST
    from ui.screens.bots import Screen

    monkeypatch.setattr(engine.bots, "plain", engine.bots.plain)  # restored afterwards
    monkeypatch.delitem(sys.modules, "engine.bots.plain")  # as a board forgets it
    player.app.page = player.app.pages.page(LIST)
    Screen(player.app)
    assert "engine.bots.plain" in sys.modules


def to_the_end(player):
    """Let the hand be played to its score without pressing anything."""
    player.until(lambda: player.screen == "score", 60_000)


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_a_bot_plays_for_a_person_who_gives_up_until_the_next_hand(open_app, drive, buttons):
    player = open_app(start=("official", 1, 3, 5, None), storage=drive, buttons=buttons)
    player.until(lambda: player.mode == "ask")
    set_stand_in(player, "P1", "gave up")
    assert player.app.match.holder == layout.NOBODY
    to_the_end(player)
    player.press("A")
    assert player.state[layout.HAND_NUMBER] == 2
    assert player.app.match.people[0] == 1
    player.until(lambda: player.mode == "ask")
    assert player.app.match.holder == 0


def test_a_hand_that_was_given_up_is_counted_and_not_as_won(open_app, drive):
    cases = (("plays", (1, 1)), ("gave up", (2, 1)), ("a bot", (2, 1)))
    for seed, (words, counted) in enumerate(cases):
        player = open_app(start=("official", 1, 2, seed, None), storage=drive)
        set_stand_in(player, "P1", words)
        player.deal_table([[card(5, RED)], SEVEN, OTHERS], card(9, RED), 0)
        if words == "plays":
            player.press("A")
        to_the_end(player)
        assert player.state[layout.COUNTS] == 0, "this seat has won"
        player.press("A")
        assert counts(player, name_number=0)[:2] == counted, words


def test_a_bot_plays_over_hands_and_restarts_until_the_person_is_back(open_app, drive):
    player = open_app(start=("official", 1, 2, 9, None), storage=drive)
    set_stand_in(player, "P1", "a bot")
    to_the_end(player)
    player.press("A")
    assert player.state[layout.HAND_NUMBER] == 2 and player.app.match.people[0] == 5
    player.frames(100)
    again = open_app(storage=drive)
    again.press("A")
    assert again.screen == "table" and again.app.match.holder == layout.NOBODY
    before = again.state[layout.EVENT_COUNT]
    again.until(lambda: again.state[layout.EVENT_COUNT] != before)
    set_stand_in(again, "P1", "plays")
    assert again.app.match.holder == 0
    again.until(lambda: again.mode == "ask")
    assert again.app.match.table.bots[0] is None


def test_a_hand_stays_given_up_after_a_restart(open_app, drive):
    player = open_app(start=("official", 1, 2, 9, None), storage=drive)
    set_stand_in(player, "P1", "gave up")
    player.frames(3)
    again = open_app(storage=drive)
    again.press("A")
    assert again.app.match.people[0] == 3
    to_the_end(again)
    again.press("A")
    assert again.app.match.people[0] == 1


def _table_of_two_people(open_app, **more):
    """Return a table of two people and a bot, with a cover for the first."""
    player = open_app(start=("official", 2, 1, 5, None), **more)
    player.deal_table([SEVEN, SEVEN, OTHERS], card(9, RED), 0)
    player.until(lambda: player.screen == "cover")
    return player


def test_among_several_people_the_device_skips_those_for_whom_a_bot_plays(open_app):
    player = _table_of_two_people(open_app)
    player.press("A")
    set_stand_in(player, "P2", "a bot")
    assert player.screen == "cover", "who was on turn takes the device again"
    assert player.app.next_holder == 0
    for _ in range(4):
        player.until(lambda: player.screen == "cover")
        assert player.app.next_holder == 0
        player.press("A", "B", "B")
    assert player.state[layout.STATUS] == layout.IN_PLAY
    set_stand_in(player, "P2", "plays")
    player.until(lambda: player.screen == "cover")
    if player.app.next_holder == 0:
        player.press("A")
        if player.screen == "log":
            player.press("A")
        player.press("B", "B")
        player.until(lambda: player.screen == "cover")
    assert player.app.next_holder == 1


def test_a_cover_for_a_person_who_does_not_play_closes_and_shows_no_hand(open_app):
    player = _table_of_two_people(open_app)
    player.press("A", "B", "B")  # draws, and keeps it
    player.until(lambda: player.screen == "cover")
    assert player.app.next_holder == 1
    player.frames(40)
    set_stand_in(player, "P2", "a bot")
    assert player.screen == "table" and player.app.match.holder == layout.NOBODY
    for _ in range(1000):
        shown = set(player.hand.cards[: player.hand.count]) if player.screen == "table" else {255}
        assert shown <= {255}, "face down"
        if player.screen == "cover":
            break
        player.frames(1)
    assert player.app.next_holder == 0


def test_bots_play_for_all_and_one_comes_back_to_the_saved_match(open_app, drive, laid_out):
    player = _table_of_two_people(open_app, storage=drive)
    for name in ("P1", "P2"):
        player.frames(40)
        set_stand_in(player, name, "a bot")
    player.frames(200)
    assert player.screen == "table"
    again = open_app(storage=drive)
    again.press("A")
    again.frames(30)
    assert again.screen == "table" and again.app.match.holder == layout.NOBODY
    set_stand_in(again, "P1", "plays")
    again.until(lambda: again.screen in ("cover", "score"), 60_000)


def test_a_bot_goes_on_with_the_cards_put_aside(open_app):
    """The bot may lay the set that the person has begun, or take it back."""
    player = house_tables.house_set(open_app, (128, 128))
    assert player.app.match.view[layout.VIEW_DRAFT] == 2
    set_stand_in(player, "P1", "gave up")
    player.until(lambda: player.state[layout.TURN] != 0)
    player = acts_tables.acts_set(open_app, (128, 128))
    assert player.app.match.view[layout.VIEW_DRAFT]
    before = player.state[layout.EVENT_COUNT]
    set_stand_in(player, "P1", "gave up")
    player.until(lambda: player.state[layout.EVENT_COUNT] != before)


def test_the_claim_of_a_person_who_gives_up_is_withdrawn(open_app):
    hands = [MINE, OTHER, [card(3, RED), *OTHER], OTHER]
    player = house_tables.holding(
        open_app, (128, 128), "seven-zero", hands, card(3, GREEN), people=4
    )
    point_at(player, card(3, RED))
    player.press("A")
    player.until(lambda: player.mode == "jump")
    player.press("RIGHT")
    assert player.app.match.jumper == 2
    player.frames(40)
    set_stand_in(player, "P3", "a bot")
    assert player.app.match.jumper == layout.NOBODY
    player.until(lambda: player.screen == "cover")
    assert player.app.match.people[player.app.next_holder] == 1


def test_an_uno_that_was_called_is_not_called_for_another_hand(open_app):
    player = open_app.at_table([[card(5, RED), card(5, BLUE)], SEVEN, OTHERS], card(9, RED), seed=5)
    player.press("SELECT")
    assert player.app.match.called == 0
    set_stand_in(player, "P1", "a bot")
    assert player.app.match.called == layout.NOBODY


def test_a_hand_that_is_over_cannot_be_given_up(open_app):
    player = open_app.at_table([[card(5, RED)], SEVEN, OTHERS], card(9, RED), seed=5)
    player.press("A")
    to_the_end(player)
    open_menu(player)
    choose(player, "Let a bot play")
    seen = []
    for _ in range(4):
        seen.append(row_under_cursor(player))
        player.press("A")
    assert seen == ["P1: plays", "P1: a bot"] * 2
    go_back(player)
    choose(player, "Back to the game")
    assert player.screen == "score"


@pytest.mark.parametrize("size", _SIZES, ids=str)
def test_each_state_of_a_person_is_shown_uncut(open_app, drive, size):
    player = open_app(size, storage=drive)
    seat_all(player, names=("Maximilian", "Wolfgang"))
    player.until(lambda: player.screen == "cover")
    player.frames(40)
    open_menu(player)
    choose(player, "Let a bot play")
    shown = []
    for _ in range(3):
        shown.append((row_under_cursor(player), list_text(player)))
        player.press("A")
    assert [row for row, _ in shown] == [
        "Maximilian: plays",
        "Maximilian: gave up",
        "Maximilian: a bot",
    ]
    from ui.screens.bots import _ABOUT

    for words, (_, text) in zip(_ABOUT, shown, strict=True):
        assert words.decode() in text


@pytest.mark.parametrize("rules", ("seven-zero", "grand", "two-deck"))
def test_by_any_rules_a_bot_plays_to_the_end_of_a_hand_that_was_given_up(open_app, rules):
    player = open_app(start=(rules, 2, 1, 7, None))
    for name in ("P1", "P2"):
        player.frames(40)
        set_stand_in(player, name, "gave up")
    to_the_end(player)


def test_without_people_at_one_table_the_menu_offers_no_stand_in(open_app):
    player = open_app(start=("official", 0, 3, 5, None))
    open_menu(player)
    assert "Let a bot play" not in list_rows(player)
    player = tournament(open_app, (128, 128), "social", 2, 6, 2, 2)
    player.press("A")
    player.until(lambda: player.screen == "round")
    player.press("A")
    player.until(lambda: player.screen == "cover")
    player.frames(40)
    open_menu(player)
    assert "Let a bot play" not in list_rows(player)
