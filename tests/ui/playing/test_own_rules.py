"""The players' own rule sets are made, named, played, kept and deleted with buttons alone."""

import pytest

import journal.file
from engine.rulesets import NAMES, load
from engine.rulesets.editions_generated import VERSION
from engine.state.layout import AGES, EFFECTS, OPTIONS, OPTIONS_SIZE, QUIZ, RULE_SET, TEAM
from engine.state.options import DRAWN_CARD, FORCE_PLAY, UNO_PENALTY
from journal import reasons
from sim.board.desk import PAD, TWO
from tests.ui.reading import (
    choose,
    go_back,
    list_rows,
    list_text,
    move_to,
    row_under_cursor,
    to_groups,
    to_own_rules,
)
from tests.ui.test_saves import SIMULATOR, tear


def new_mix(player):
    """Go from the title to a new mix."""
    to_own_rules(player)
    choose(player, "New mix")
    assert player.screen == "editor"


def set_option(player, group, option, value):
    """Set an option of a group to a value, and go back to the groups."""
    choose(player, group)
    move_to(player, option + ":")
    for _ in range(30):
        row = row_under_cursor(player)  # two dots stand for letters without room
        if len(row) > len(option) + 2 and f"{option}: {value}".startswith(row.removesuffix("..")):
            go_back(player)
            return
        player.press("A")
    raise AssertionError(f"never {value}: {list_rows(player)}")


def name_it(player, letters):
    """Write a name for the mix."""
    choose(player, "Name:")
    has_pad = player.app.keys.has_pad
    while player.app.screen._length:
        if has_pad:
            player.press("B")
        else:
            choose(player, "Erase")
    for letter in letters:
        take_letter(player, letter)
    if has_pad:
        player.press("START")
    else:
        choose(player, "Done")
    assert player.screen == "editor"


def take_letter(player, letter):
    """Add a letter to the name that is being written."""
    from ui.custom_rules.name import _LETTERS

    screen = player.app.screen
    row, column = divmod(_LETTERS.index(letter.lower().encode()), screen.keys.columns)
    if player.app.keys.has_pad:
        down, right = row - screen.cursor, column - screen.column
        player.press(*["UP" if down < 0 else "DOWN"] * abs(down))
        player.press(*["LEFT" if right < 0 else "RIGHT"] * abs(right), "A")
        return
    while screen.cursor != row:
        player.press("B")
    player.press("A", *["B"] * column, "A")


def option(state, place):
    return state[place]


def start(player):
    """Start the match from the screen of the players."""
    assert player.screen == "players"
    choose(player, "DEAL!")
    if player.screen == "notice":
        player.frames(60)
        player.press("A")
    assert player.screen in ("table", "cover"), player.app.notice


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
@pytest.mark.parametrize("size", ((128, 128), (320, 240)), ids=str)
def test_a_mix_is_made_named_and_played(open_app, size, buttons):
    player = open_app(size, buttons=buttons)
    new_mix(player)
    name_it(player, "Our 2")
    assert "Name: Our 2" in list_rows(player)
    set_option(player, "Uno", "Uno", "7")
    set_option(player, "A turn", "drawn card", "must be played")
    move_to(player, "Uno")
    assert row_under_cursor(player) == "Uno *1"
    choose(player, "Play")
    start(player)
    assert (player.state[UNO_PENALTY], player.state[DRAWN_CARD]) == (7, 1)
    rules = load("official", {"uno": "7", "drawn": "must"})
    assert bytes(player.state[OPTIONS : OPTIONS + OPTIONS_SIZE]) == rules.flat
    assert bytes(player.state[EFFECTS : EFFECTS + 24]) == rules.effects


def test_a_mix_of_another_rule_set_has_its_turn(open_app):
    player = open_app((160, 128))
    new_mix(player)
    move_to(player, "From:")
    while row_under_cursor(player) != "From: Grand":
        player.press("RIGHT")
    set_option(player, "Numbers", "an 8", "nothing")
    choose(player, "Play")
    start(player)
    rules = load("grand", {"eight": "none"})
    assert bytes(player.state[EFFECTS : OPTIONS + OPTIONS_SIZE]) == rules.whole()
    assert player.state[RULE_SET] == NAMES.index("grand")


def test_changes_outlast_a_look_at_other_rule_sets(open_app):
    player = open_app((160, 128))
    new_mix(player)
    set_option(player, "Uno", "Uno", "2")
    move_to(player, "From:")
    player.press("RIGHT")
    assert not any("*" in line for line in list_rows(player)), "two is the value of classic"
    player.press("LEFT")
    choose(player, "Uno")
    assert "*Uno: 2" in list_rows(player)


def test_the_players_of_a_match_of_partners_show_the_sides(open_app):
    player = open_app()
    to_groups(player)
    choose(player, "Big evenings")
    choose(player, "Partners")
    assert list_rows(player)[2:6] == [
        "P1: Who? with P3",
        "P2 with P4",
        "P3 with P1",
        "P4 with P2",
    ]


def test_a_contradiction_is_shown_at_once_and_the_mix_is_not_played(open_app):
    player = open_app()
    new_mix(player)
    set_option(player, "A turn", "must play", "yes")
    choose(player, "A turn")
    move_to(player, "drawn card:")
    player.press("A", "A")
    assert row_under_cursor(player) == "drawn card: is kept"
    reason = "Who must play cannot keep a drawn card"
    assert reason in list_text(player)
    go_back(player)
    assert reason in list_text(player), "it is shown with the groups, too"
    choose(player, "Play")
    assert player.screen == "notice"
    assert player.app.notice[1] == f"must play and drawn card: {reason}."
    player.frames(60)
    player.press("A")
    assert player.screen == "editor"
    set_option(player, "A turn", "drawn card", "may be played")
    assert reason not in list_text(player)
    choose(player, "Play")
    start(player)
    assert player.state[FORCE_PLAY] == 1


def test_mixes_are_kept_changed_and_deleted(open_app, drive):
    player = open_app(storage=drive)
    for name, penalty in (("One", "6"), ("Two", "9")):
        new_mix(player)
        name_it(player, name)
        set_option(player, "Uno", "Uno", penalty)
        go_back(player)
        assert player.screen == "chooser"
        go_back(player)
        go_back(player)
    again = open_app(storage=drive, buttons=TWO)
    to_groups(again)
    choose(again, "Your own")
    move_to(again, "One")
    assert "Your own, made of Official" in list_text(again)
    choose(again, "Two")
    set_option(again, "Uno", "Uno", "10")
    choose(again, "Play")
    start(again)
    assert again.state[UNO_PENALTY] == 10
    last = open_app(storage=drive)
    to_own_rules(last)
    choose(last, "Two")
    choose(last, "Uno")
    assert "*Uno: 10" in list_rows(last)
    go_back(last)
    choose(last, "Delete")
    assert last.screen == "chooser"
    assert not any(line.startswith("Two") for line in _all_rows(open_app(storage=drive)))
    assert any(line.startswith("One") for line in _all_rows(open_app(storage=drive)))


def _all_rows(player):
    to_own_rules(player)
    return [name.decode() for name in player.app.screen.lines]


def test_a_match_of_a_mix_is_resumed_after_a_cut(open_app, drive):
    player = open_app(storage=drive)
    new_mix(player)
    set_option(player, "Uno", "Uno", "8")
    choose(player, "Play")
    start(player)
    player.press(*["A"] * 7)
    state = bytes(player.state)
    again = open_app(storage=drive)
    assert row_under_cursor(again) == "Resume"
    again.press("A")
    assert again.screen == "table"
    assert bytes(again.state) == state
    assert again.state[UNO_PENALTY] == 8
    again.press("A")
    assert again.screen in ("table", "log")


def test_a_saved_mix_can_be_started_by_its_name(open_app, drive):
    _make_one(open_app, drive)
    player = open_app(storage=drive, start=("Kept", 1, 3, 1, None))
    assert player.state[UNO_PENALTY] == 8
    with pytest.raises(ValueError, match="no rule set 'Other'"):
        open_app(storage=drive, start=("Other", 1, 3, 1, None))


def test_a_cut_while_a_mix_is_made_loses_no_change(open_app, drive):
    """A phone that is turned is such a cut: the page loads again."""
    player = open_app(storage=drive)
    new_mix(player)
    choose(player, "Uno")
    move_to(player, "Uno:")
    for _ in range(3):
        player.press("A")
        row = row_under_cursor(player)
        again = open_app(storage=drive)
        to_own_rules(again)
        choose(again, "Mix 1")
        choose(again, "Uno")
        assert "*" + row.lstrip("*") in list_rows(again)
        player = again
        move_to(player, "Uno:")
    go_back(player)
    move_to(player, "From:")
    player.press("RIGHT")
    base = row_under_cursor(player)
    again = open_app(storage=drive)
    to_own_rules(again)
    choose(again, "Mix 1")
    assert base in list_rows(again)
    move_to(again, "Uno")
    assert row_under_cursor(again) == "Uno *1"


def test_several_mixes_fit_and_the_device_says_when_no_more_do(open_app):
    player = open_app()
    to_own_rules(player)
    made = 0
    while player.screen != "notice":
        choose(player, "New mix")
        if player.screen == "editor":
            made += 1
            move_to(player, "From:")
            player.press("RIGHT")
            go_back(player)
        assert made < 99
    assert made >= 8
    assert "no room" in player.app.notice[1]


def test_a_new_mix_without_changes_is_not_kept(open_app):
    player = open_app()
    new_mix(player)
    go_back(player)
    assert player.app.screen.lines == [b"New mix"]


def test_a_mix_does_not_change_the_rule_set_that_it_is_made_from(open_app):
    player = open_app()
    new_mix(player)
    set_option(player, "Uno", "Uno", "8")
    go_back(player)
    go_back(player)
    choose(player, "Classics")
    choose(player, "Official")
    start(player)
    assert player.state[UNO_PENALTY] == 4


def test_the_points_that_end_a_match_are_asked_for(open_app):
    from engine.state.options import TARGET
    from engine.state.seats import word

    player = open_app()
    to_groups(player)
    choose(player, "Classics")
    choose(player, "Classic")
    move_to(player, "target:")
    player.press("LEFT", "LEFT")
    assert row_under_cursor(player) == "target: 300"
    player.press("UP", "UP", "UP", "UP", "UP", "UP")
    start(player)
    assert word(player.state, TARGET) == 300


def test_ages_are_asked_for_only_by_rules_that_need_them(open_app):
    player = open_app()
    new_mix(player)
    choose(player, "Play")
    assert "age" not in list_text(player)
    go_back(player)
    set_option(player, "First card", "starts", "the youngest")
    choose(player, "Play")
    move_to(player, "P2 age")
    for _ in range(9):
        player.press("A")
    assert row_under_cursor(player) == "P2 age: 9"
    move_to(player, "DEAL!")
    start(player)
    assert list(player.state[AGES : AGES + 4]) == [0, 9, 0, 0]
    from engine.state.layout import STARTER

    assert player.state[STARTER] == 1


def test_each_players_skill_at_sums_is_asked_for(open_app):
    player = open_app()
    new_mix(player)
    set_option(player, "A turn", "quiz", "the sum")
    choose(player, "Play")
    move_to(player, "P2: as agreed")
    player.press("RIGHT")
    move_to(player, "P3:")
    player.press("LEFT")
    assert row_under_cursor(player) == "P3: multiplies"
    move_to(player, "DEAL!")
    start(player)
    assert list(player.state[QUIZ : QUIZ + 4]) == [1, 0, 2, 1]


def test_teams_are_asked_for_where_the_rules_have_teams(open_app):
    player = open_app()
    to_groups(player)
    choose(player, "Big evenings")
    choose(player, "Team")
    rows = [line for line in rows_by_scrolling(player) if "team" in line]
    assert rows == ["P1 team: 1", "P2 team: 2", "P3 team: 1", "P4 team: 2"]
    move_to(player, "P4 team")
    player.press("RIGHT")
    start(player)
    assert list(player.state[TEAM : TEAM + 5]) == [1, 2, 1, 3, 0]


def test_players_of_one_team_only_cannot_start(open_app):
    player = open_app()
    to_groups(player)
    choose(player, "Big evenings")
    choose(player, "Team")
    for row in ("P2 team", "P4 team"):
        move_to(player, row)
        while not row_under_cursor(player).endswith("1"):
            player.press("RIGHT")
    move_to(player, "DEAL!")
    player.press("A")
    player.frames(4)
    assert player.screen == "notice" and player.app.notice[0] == "Cannot start"
    assert "all players are in one team" in player.app.notice[1]


def rows_by_scrolling(player):
    """Return the rows of a list that is longer than the screen."""
    rows = []
    for _ in range(player.app.screen.choosable):
        rows.append(row_under_cursor(player))
        player.press("DOWN")
    return rows


def test_a_torn_save_of_mixes_gives_way_to_the_one_before(open_app, drive):
    _make_one(open_app, drive)
    player = open_app(storage=drive)
    to_own_rules(player)
    choose(player, "Kept")
    name_it(player, "Torn")
    book = _book(drive)
    newest = book.newest(journal.SETTINGS)
    with open(f"{drive}/wildhand.sav", "r+b") as file:
        file.seek(book.rings[journal.SETTINGS].offset_of(newest.slot) + 30)
        file.write(b"torn")
    again = open_app(storage=drive)
    assert again.screen == "title"
    assert _all_rows(again) == ["Kept", "New mix"]


def _book(drive, version=VERSION, board=SIMULATOR):
    return journal.file.open_journal(
        f"{drive}/wildhand.sav", journal.file.KINDS, lambda: None, version, board, (1, 2)
    )


def _settings(drive):
    book = _book(drive)
    buffer = bytearray(book.length(journal.SETTINGS))
    assert book.read_into(journal.SETTINGS, buffer) == len(buffer)
    return bytes(buffer)


def _make_one(open_app, drive):
    player = open_app(storage=drive)
    new_mix(player)
    name_it(player, "Kept")
    set_option(player, "Uno", "Uno", "8")
    go_back(player)


@pytest.mark.parametrize(
    ("version", "board"), ((VERSION - 1, SIMULATOR), (VERSION, journal.file.tag("pygamer")))
)
def test_mixes_of_another_version_or_board_are_taken_over(open_app, drive, version, board):
    _make_one(open_app, drive)
    payload = _settings(drive)
    book = _book(drive, version, board)
    book.rings[journal.SETTINGS].state = reasons.OK
    assert book.save(journal.SETTINGS, payload, len(payload), 0) == reasons.SAVED
    player = open_app(storage=drive)
    assert player.screen == "title"
    assert any(line.startswith("Kept") for line in _all_rows(player))
    choose(player, "Kept")
    set_option(player, "Uno", "Uno", "9")
    go_back(player)
    assert any(line.startswith("Kept") for line in _all_rows(open_app(storage=drive)))
    assert _book(drive).state(journal.SETTINGS) == reasons.OK, "written by this version and board"


def test_settings_of_a_later_layout_are_reported_and_kept_until_given_up(open_app, drive):
    open_app(storage=drive)
    later = bytes((99, 1, 2, 3)) + bytes(40)
    assert _book(drive).save(journal.SETTINGS, later, len(later), 0) == reasons.SAVED
    player = open_app(storage=drive)
    assert player.screen == "notice"
    assert "later version" in player.app.notice[1]
    player.frames(60)
    player.press("A")
    assert player.screen == "title"
    new_mix(player)
    name_it(player, "Lost")
    go_back(player)
    assert _settings(drive) == later, "nothing was written over them"
    go_back(player)
    go_back(player)
    choose(player, "Settings")
    choose(player, "Give up old ones")
    assert "Give up" not in list_text(player)
    go_back(player)
    assert _settings(drive)[0] == 3
    assert open_app(storage=drive).screen == "title"


def test_settings_given_up_before_a_cut_are_not_damaged(open_app, drive):
    open_app(storage=drive)
    assert _book(drive).save(journal.SETTINGS, bytes(20), 20, 0) == reasons.SAVED
    assert _book(drive).clear(journal.SETTINGS) == reasons.SAVED
    assert open_app(storage=drive).screen == "title"


def test_torn_settings_are_reported(open_app, drive):
    _make_one(open_app, drive)
    tear(drive)
    player = open_app(storage=drive)
    assert player.screen == "notice"
    assert "Your own rule sets are lost" in player.app.notice[1]


@pytest.mark.parametrize("layout", (1, 2))
def test_settings_of_earlier_layouts_are_read(open_app, drive, layout):
    open_app(storage=drive)
    before = bytes((layout, 1, 5, 25, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0))
    assert _book(drive).save(journal.SETTINGS, before, len(before), 0) == reasons.SAVED
    setup = open_app(storage=drive).app.setup
    assert (setup.rules, setup.players, setup.brightness) == (1, 5, 25)
    assert list(setup.people[:3]) == [1, 1, 0]
    assert (setup.speed, setup.volume, list(setup.name_numbers)) == (0, 100, [0] * 10)


def test_the_largest_mixes_of_layout_2_are_kept_uncut(open_app, drive, monkeypatch):
    """Before several tables were kept, mixes could be larger. They are not cut for these."""
    open_app(storage=drive)
    from ui.custom_rules import store
    from ui.match.setup import Setup

    made = Setup()
    monkeypatch.setattr(store, "MOST", 474)
    while store.add(made):
        store.put_changes(made, bytes(30))
    while store.put_changes(made, bytes(len(store.changes(made)) + 1)):
        pass
    before = bytes((2, 1, 5, 25, *[1] * 10)) + made.own
    assert len(before) == 488, "all that the journal keeps"
    assert _book(drive).save(journal.SETTINGS, before, len(before), 0) == reasons.SAVED
    monkeypatch.undo()
    player = open_app(storage=drive)
    player.app.go("new_tournament")
    player.frames()
    player.press("DOWN", "RIGHT")
    assert _settings(drive)[14:] == made.own
    assert _settings(drive)[0] == 3


def test_the_line_of_every_option_fits_at_the_foot():
    """The narrowest display has four rows of 19 letters there, with the longest value."""
    from engine.rulesets import lines_generated as lines
    from engine.rulesets import words_generated as words
    from ui.draw.paragraphs import wrapped

    for line, values in zip(lines.LINES, words.WORDS, strict=True):
        for value in values or (b"10000",):
            assert len(wrapped(line + b": " + value, 19)) <= 4, line


def test_a_value_too_long_for_its_row_ends_in_dots():
    from engine.rulesets.mixing import put
    from engine.rulesets.rule_set import ready
    from engine.rulesets.words_generated import NAMES, WORDS
    from tests.ui.words.line import Line
    from ui.custom_rules.option_rows import write

    rules = ready(0)
    for i, name in enumerate(NAMES):
        for value, words in enumerate(WORDS[i]):
            put(rules, i, value)
            line = Line(16)  # at the narrowest display, beside its marks
            write(line, rules, i)
            whole = (name + b": " + words).decode()
            assert line.written == (whole if len(whole) <= 16 else whole[:14] + "..")


def test_every_reason_fits_at_the_foot():
    from engine.rulesets import lines_generated as lines
    from engine.rulesets import words_generated as words
    from engine.spec.options import BY_NAME, contradictions
    from ui.draw.paragraphs import wrapped

    contradicting = {
        (one.said, BY_NAME[why.other].said, why.reason.encode()) for one, why in contradictions()
    }
    assert {reason for *_, reason in contradicting} | {lines.REASONS[-1]} == set(lines.REASONS)
    for this, other, reason in contradicting:
        row = f"! {this} and {other} - ".encode() + reason
        assert len(wrapped(row, 19)) <= 4, row
    assert {name.decode() for name in words.NAMES} >= {this for this, *_ in contradicting}


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_no_key_at_any_time_breaks_the_menus(open_app, drive, buttons):
    screens = set()
    for seed in range(3):
        screens |= _press_in_menus(open_app, drive, buttons, seed)
    assert {"chooser", "editor", "players", "title"} <= screens


def _press_in_menus(open_app, drive, buttons, seed):
    """Press any buttons, leave each match that begins, and restart; return the screens seen."""
    import random

    fingers = random.Random(seed)
    player = open_app(buttons=buttons, storage=drive)
    screens = set()
    names = ["A", "A", *buttons]
    for _ in range(80):
        if fingers.random() < 0.03:
            player.hold("B")
        else:
            player.press(fingers.choice(names))
        screens.add(player.screen)
        if player.app.match is not None:
            player = open_app(buttons=buttons, storage=drive)
        elif player.screen == "title" and fingers.random() < 0.7:
            choose(player, fingers.choice(("Own rules", "Own rules", "Settings")))
    return screens
