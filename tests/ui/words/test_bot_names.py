"""Bots have names, the same ones when a match goes on, and none that a person at the table has."""

import pytest

from tests.ui.reading import choose, event_rows, list_rows
from ui.bot_names import BOT_NAMES, call_players


def called(kinds, kept=(), numbers=None):
    """Return what players are called. kinds: P or B by player."""
    people = bytes([kind == "P" for kind in kinds])
    given = [b""] * len(kinds)
    call_players(given, len(kinds), people, numbers or bytes(len(kinds)), list(kept))
    return given


def names_at(player):
    from ui.players import called

    return [called(at) for at in range(len(player.app.match.people))]


def test_bots_are_named_in_order_and_persons_by_what_they_wrote(named_bots):
    first = named_bots[:3]
    assert called("PBBB") == [b"", *first]
    assert called("BPBB", (b"Anna",), bytes((0, 1, 0, 0))) == [first[0], b"Anna", *first[1:]]
    assert called("B" * 10) == list(named_bots[:10])
    assert called("PB", (b"Anna",), bytes((7, 0)))[0] == b"", "a number without a name"


def test_a_bot_has_no_name_of_a_person_at_the_table(named_bots):
    kept = (named_bots[0], named_bots[2])
    assert called("BPBP", kept, bytes((0, 1, 0, 2))) == [
        named_bots[1],
        named_bots[0],
        named_bots[3],
        named_bots[2],
    ]
    assert called("BB", kept) == list(named_bots[:2]), "who is not at the table"


def test_names_are_short_differ_in_their_first_letter_and_four_in_a_row_in_temper():
    assert len(BOT_NAMES) >= 2 * 10, "ten bots have one each, whatever ten persons are called"
    assert {len(name) for name in BOT_NAMES} <= {2, 3}
    assert len({name[0] for name in BOT_NAMES}) == len(BOT_NAMES)
    for at in range(0, len(BOT_NAMES), 4):
        assert {name[0] % 4 for name in BOT_NAMES[at : at + 4]} == {0, 1, 2, 3}


def test_a_match_that_goes_on_has_the_same_bots(open_app, drive, named_bots):
    player = open_app(storage=drive)
    player.app.setup.names[0] = named_bots[1]
    from ui import people

    people.rename(player.app.saves, 0, named_bots[1])
    player.app.setup.name_numbers[0] = 1
    player.press("A", "A", "A")
    player.until(lambda: player.screen == "table")
    names = names_at(player)
    assert names == ["Mia", "Gus", "Bo", "Leo"]
    again = open_app(storage=drive)
    again.press("A")
    again.until(lambda: again.screen == "table")
    assert names_at(again) == names


def test_the_log_calls_bots_by_their_names(open_app, named_bots):
    player = open_app(start=("official", 1, 3, 5))
    player.until(lambda: player.screen == "table" and player.mode == "ask")
    player.press("START")
    choose(player, "What happened")
    text = " ".join(event_rows(player))
    assert any(name.decode() in text for name in named_bots[:3])
    assert "P2" not in text and "P3" not in text and "P4" not in text


def test_a_rematch_is_played_with_the_same_bots(open_app, drive, named_bots):
    player = open_app(storage=drive, start=("official", 1, 3, 5))
    player.until(lambda: player.screen == "table")
    names = names_at(player)
    player.app.go("title")
    player.frames()
    from ui.match.planning import plan_again

    plan_again(player.app)  # as at the end of a match (`ui.screens.after_hand.play_again`)
    player.frames()
    player.until(lambda: player.screen == "table")
    assert names_at(player) == names == ["P1", "Gus", "Mia", "Bo"]


def test_the_list_of_players_says_who_the_bots_are(open_app, named_bots):
    player = open_app()
    choose(player, "Play")
    choose(player, "Official")
    assert list_rows(player)[2:6] == [
        "P1: Who?",
        "Gus: bot",
        "Mia: bot",
        "Bo: bot",
    ]


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (240, 135)), ids=str)
def test_ten_seats_show_names(open_app, named_bots, size):
    """No name is cut, and no two begin alike."""
    player = open_app(size, start=("official", 1, 9, 5))
    player.until(lambda: player.screen == "table")
    from ui.players import called

    for most in (3, 5):
        short = [called(at, most) for at in range(1, 10)]
        assert len(set(short)) == 9
        assert all(name == one.decode() for name, one in zip(short, named_bots, strict=False))
