"""Players' names are written with buttons, kept, given to seats, and shown in place of P1."""

import pytest

from engine.state.cards import RED
from engine.state.cards import colored as card
from sim.board.desk import PAD, TWO
from tests.ui.pictures.tables import OTHERS, SEVEN
from tests.ui.playing.test_own_rules import take_letter
from tests.ui.reading import choose, go_back, last_row, list_rows, list_text, row_under_cursor
from tests.ui.score_reading import score_rows, title_of
from ui.draw.theme import GOLD

NAMES = ("Maximilian", "Katharina", "Maxim", "Jo")
SIZES = ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240))


def write(player, name):
    """Write a name and confirm it."""
    for letter in name:
        take_letter(player, letter)
    if player.app.keys.has_pad:
        player.press("START")
    else:
        choose(player, "Done")


@pytest.mark.parametrize("size", SIZES)
def test_the_letter_under_the_cursor_stands_within_its_key(open_app, size):
    player = open_app(size)
    choose(player, "Who plays")
    choose(player, "New name")
    keys = player.app.page.keys
    for row in range(4):
        for column in range(keys.columns):
            scale = player.app.pages.geometry.doubled
            letter = keys.letters[row * keys.columns + column]
            left, top = letter.x * scale, letter.y * scale
            right, bottom = left + letter.tile_width * scale, top + letter.tile_height * scale
            picture = player.desk.display.image().load()
            for y in range(top + 2, bottom - 3 * scale):
                for x in (left - 1, right):
                    assert picture[x, y][:2] == (GOLD >> 16, GOLD >> 8 & 255)
            player.press("RIGHT")
        player.press(*["LEFT"] * (keys.columns - 1), "DOWN")


def add(player, *names):
    """Add names from the title, and come back to it."""
    choose(player, "Who plays")
    for name in names:
        choose(player, "New name")
        write(player, name)
        assert player.screen == "people"
        go_back(player)
    go_back(player)
    assert player.screen == "title"


def choose_official(player):
    """Go from the title to the players of a match of `official`."""
    choose(player, "Play")
    choose(player, "Official")


def seat_row(player):
    """Return the words of the seat under the cursor; of one with a name, that."""
    return row_under_cursor(player).removesuffix(": person")


def press_seat(player, seat):
    """Press A on a seat's row, from the first row of the list of players."""
    player.press(*["DOWN" if player.app.keys.has_pad else "B"] * (2 + seat), "A")


def seat_all(player, rules="official", names=NAMES):
    """Begin a match in which each seat has a person with a name."""
    setup = player.app.setup
    setup.names = [name.encode() for name in names] + [b""] * (10 - len(names))
    from engine.rulesets.index_generated import NAMES as RULES
    from ui.match.planning import plan_setup

    setup.rules = RULES.index(rules)
    setup.players = len(names)
    for seat in range(len(names)):
        setup.people[seat] = 1
        setup.name_numbers[seat] = seat + 1
    plan_setup(player.app)
    player.frames()
    if player.screen == "notice":
        player.frames(60)
        player.press("A")


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_a_new_name_is_kept_and_gets_a_seat_by_itself(open_app, drive, buttons):
    player = open_app(storage=drive, buttons=buttons)
    add(player, "Anna")
    again = open_app(storage=drive, buttons=buttons)
    choose_official(again)
    assert list_rows(again)[2] == "Anna: person"
    assert list_rows(again)[3] == "P2: bot"


def test_a_seat_offers_the_names_that_no_other_seat_has(open_app, drive):
    player = open_app(storage=drive)
    add(player, "Anna", "Ben", "Cleo")
    choose_official(player)
    seen = []
    player.press("DOWN", "DOWN", "DOWN")
    for _ in range(6):
        seen.append(seat_row(player))
        player.press("RIGHT")
    assert seen == ["P2: bot", "P2: Who?", "Ben", "Cleo", "P2: New name", "P2: bot"]
    player.press("RIGHT", "RIGHT")
    assert seat_row(player) == "Cleo"
    player.press("UP", "LEFT", "LEFT")
    assert seat_row(player) == "P1: bot"
    player.press("RIGHT", "RIGHT", "RIGHT")
    assert seat_row(player) == "Ben", "Cleo sits there already"


def test_one_press_gives_a_seat_to_who_played_last(open_app, drive):
    player = open_app(storage=drive)
    add(player, "Anna", "Ben", "Cleo")
    stats = people_of(player)
    for who in (3, 1, 2, 3, 0):  # numbers of names, from 1; the last one has none
        people()._record_for(stats, who, 0)
    people().write_statistics(player.app.saves, stats)
    player.app.setup.name_numbers[0] = 0
    choose_official(player)
    player.press("DOWN", "DOWN", "DOWN")
    seen = []
    for _ in range(5):
        player.press("A")
        seen.append(seat_row(player))
    assert seen == ["P2: Who?", "Cleo", "Ben", "Anna", "P2: New name"]
    player.press("DOWN", "UP")
    assert seat_row(player) == "P2: Who?", "nothing was written"
    player.press("LEFT", "LEFT", "A")
    assert player.screen == "name"


def people():
    from ui import people

    return people


def people_of(player):
    return people().read_statistics(player.app.saves)


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_a_person_is_asked_for_a_name_where_they_are_seated(open_app, drive, buttons):
    player = open_app(storage=drive, buttons=buttons)
    choose_official(player)
    press_seat(player, 1)
    assert seat_row(player) == "P2: Who?"
    assert "A writes a name" in list_text(player)
    player.press("A")
    assert player.screen == "name"
    write(player, "Ben")
    assert player.screen == "players"
    assert seat_row(player) == "Ben"
    assert player.app.setup.name_numbers[:2] == bytes((0, 1))
    again = open_app(storage=drive, buttons=buttons)
    choose_official(again)
    assert list_rows(again)[2:5] == ["P1: Who?", "Ben: person", "P3: bot"]


def test_b_takes_letters_back_and_then_leaves_the_name_as_it_was(open_app, drive):
    player = open_app(storage=drive)
    choose(player, "Who plays")
    choose(player, "New name")
    assert last_row(player) == "A take  B back"
    take_letter(player, "A")
    assert last_row(player) == "A take  B del  ST done"
    player.press("B")
    assert player.screen == "name" and last_row(player) == "A take  B back"
    player.press("B")
    assert player.screen == "people" and not any(player.app.setup.names)
    choose(player, "New name")
    write(player, "Ann")
    choose(player, "Change the name")
    player.press(*"BBB")
    assert player.screen == "name"
    player.press("B")
    assert player.screen == "people" and player.app.setup.names[0] == b"Ann"


@pytest.mark.parametrize("kept", ((), ("Anna", "Ben")), ids=("none", "two"))
@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_nobody_must_have_a_name(open_app, buttons, kept):
    player = open_app(buttons=buttons)
    if kept:
        add(player, *kept)
    choose_official(player)
    press_seat(player, 1)
    while player.screen == "players":
        player.press("A")
    write(player, "")
    # With two buttons only A leads to a bot.
    after = "P2: Who?" if buttons is PAD else "P2: bot"
    assert seat_row(player) == after
    assert sum(map(bool, player.app.setup.names)) == len(kept)


def test_a_name_that_is_written_again_seats_who_has_it(open_app, drive):
    player = open_app(storage=drive)
    add(player, "Anna", "Ben")
    player.app.setup.name_numbers[0] = 0
    choose_official(player)
    press_seat(player, 0)
    player.press("A", "A", "A")
    write(player, "Ben")
    assert seat_row(player) == "Ben"
    assert player.app.setup.names.count(b"Ben") == 1


def test_a_device_full_of_names_asks_for_none(open_app, drive):
    player = open_app(storage=drive)
    player.app.setup.names = [b"Name%d" % at for at in range(10)]
    choose_official(player)
    player.app.setup.name_numbers[0] = 10
    press_seat(player, 0)
    assert player.screen == "players"
    assert seat_row(player) == "P1: bot"


def test_a_name_that_exists_already_is_not_taken(open_app, drive):
    player = open_app(storage=drive)
    add(player, "Anna", "Anna")
    assert player.app.setup.names.count(b"Anna") == 1


def test_a_name_goes_with_a_saved_match(open_app, drive):
    player = open_app(storage=drive)
    add(player, "Anna", "Ben")
    player.app.setup.people[1] = 1
    player.app.setup.name_numbers[1] = 2
    choose(player, "Play")
    player.press("A", "A")
    player.until(lambda: player.screen == "cover")
    again = open_app(storage=drive)
    again.app.setup.name_numbers[0] = again.app.setup.name_numbers[1] = 0  # of the next match
    again.press("A")
    assert again.screen == "cover"
    assert last_row(again) in ("A hold: I am Anna", "A hold: I am Ben")


def test_a_deleted_name_leaves_its_seat(open_app, drive):
    player = open_app(storage=drive)
    add(player, "Anna", "Ben")
    choose(player, "Who plays")
    choose(player, "Anna")
    choose(player, "Forget")
    assert row_under_cursor(player) == "Forget: sure?"
    player.press("A")
    assert "Anna" not in list_text(player)
    assert player.app.setup.name_numbers[0] == 0
    again = open_app(storage=drive)
    assert again.app.setup.names[:3] == [b"", b"Ben", b""]


def test_a_name_is_changed(open_app, drive):
    player = open_app(storage=drive)
    add(player, "Anna")
    choose(player, "Who plays")
    choose(player, "Anna")
    choose(player, "Change")
    player.press(*["B"] * 4)
    write(player, "Ben")
    assert row_under_cursor(player) == "Change the name"
    again = open_app(storage=drive)
    assert again.app.setup.names[0] == b"Ben"
    assert again.app.setup.name_numbers[0] == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_cover_shows_the_longest_name_uncut(open_app, size):
    player = open_app(size)
    seat_all(player)
    player.deal_table([SEVEN, OTHERS, OTHERS, OTHERS[:3]], card(9, RED), 0)
    player.until(lambda: player.screen == "cover")
    assert last_row(player).endswith(" Maximilian")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("rules", ("official", "partners"))
def test_no_name_on_a_score_sheet_runs_into_a_number(open_app, size, rules):
    player = open_app(size)
    seat_all(player, rules)
    player.deal_table([[card(5, RED)], SEVEN, OTHERS, OTHERS[:3]], card(9, RED), 0)
    player.take_device()
    player.press("A")
    player.until(lambda: player.screen == "score")
    assert title_of(player) in (
        ("Maximilian wins!", "Maximilian wins")
        if rules == "official"
        else ("Maximilian, Maxim win!", "Maximi, Maxim win!", "Ma1, Ma3 win!")
    )
    shown = [row.line for row in score_rows(player)]
    assert all(len(line.split()) == 2 for line in shown), shown
    player.press("DOWN")
    rows = [line for line in list_rows(player) if line[1:4] in ("Max", "Kat", "Ma1", "Max")]
    assert rows
    for row in rows:
        assert len(row.split()) == 3, row


def test_names_that_begin_alike_are_shortened_differently(open_app):
    open_app()
    from ui import players

    players.NAMES[:] = [b"Maximilian", b"Jo", b"Maxim", b"Maria"]
    assert [players.called(0, most) for most in (3, 4, 5, 10)] == [
        "Ma1",
        "Max1",
        "Maxi1",
        "Maximilian",
    ]
    assert [players.called(2, most) for most in (3, 4, 5)] == ["Ma3", "Max3", "Maxim"]
    assert [players.called(3, most) for most in (3, 4, 5)] == ["Mar", "Mari", "Maria"]
    assert players.called(1, 3) == "Jo"
    assert players.called(1, 2) == players.called(0, 2).replace("1", "2") == "P2"
    assert players.called(4) == "P5", "who has none"


@pytest.mark.parametrize("columns", (20, 21, 26, 40, 53))
def test_a_name_in_a_sentence_is_no_wider_than_there_is_room_for(open_app, columns):
    """Sentences fit 20 columns with P10 twice (test_words.py and others)."""
    player = open_app((320, 240))
    from ui import players

    players.NAMES[:] = [b"Maximilian", b"Katharina"]
    written = player.app.pages.sheets.text(player.app.pages.sheets.ink, columns, 1, 0, 0)
    for name in (0, 1):
        written.start(0)
        written.player(name)
        letters = columns - written.room()
        assert 3 <= letters <= 3 + max(columns - 20, 0) // 2
