"""A match is saved after every choice and resumed at the hand-over; other saves are reported."""

import os
import shutil

import pytest

import journal.file
from engine.rulesets.editions_generated import VERSION
from engine.state.layout import COUNTS, FIRST, IN_PLAY, MATCH_ENDED, NOBODY, STATUS, TURN
from journal import reasons
from sim.board.desk import PAD, TWO
from tests.ui.reading import choose, list_text
from ui.match import match_bytes, saves

SIMULATOR = journal.file.tag("wildhand_simulator")
START = ("official", 1, 2, 5, None)


def _book(drive, version=VERSION, board=SIMULATOR):
    path = f"{drive}/wildhand.sav"
    return journal.file.open_journal(path, journal.file.KINDS, lambda: None, version, board, (1, 2))


def tear(drive):
    """Change a byte in each record of the save."""
    with open(f"{drive}/wildhand.sav", "r+b") as file:
        content = bytearray(file.read())
        for at in range(0, len(content), 512):
            if content[at : at + 4] == b"WHsv":
                content[at + 30] ^= 1
        file.seek(0)
        file.write(content)


def _saved(drive):
    """Return the bytes of the match on a drive."""
    book = _book(drive)
    record = book.newest(journal.MATCH)
    if record is None or not record.length:
        return b""
    buffer = bytearray(record.length)
    assert book.read_into(journal.MATCH, buffer) == record.length
    return bytes(buffer[-journal.record.HEADER :] + buffer[: -journal.record.HEADER])


def _head(kept):
    return kept[-match_bytes.HEAD :]


def _write(drive, payload, version=VERSION, board=SIMULATOR, rules=1):
    """Put a save on a drive that has none."""
    path = f"{drive}/wildhand.sav"
    journal.file.create(path, journal.file.KINDS, lambda: None)
    book = _book(drive, version, board)
    payload = payload[journal.record.HEADER :] + payload[: journal.record.HEADER]
    assert book.save(journal.MATCH, payload, len(payload), rules) == reasons.SAVED


@pytest.mark.parametrize("length", (32, 33, 488, 489, 1000, 4072))
def test_a_match_is_saved_out_of_its_page_and_read_back(drive, length):
    """The first bytes stand aside while the journal's header is in their place."""
    _write(drive, b"")
    book = _book(drive)
    kept = saves.Saves(book)
    page = journal.book.page_for(length)
    content = bytes(1 + i % 251 for i in range(length))
    page[:length] = content
    kept.take(page, length)
    kept.keep_page(1)
    assert kept.trouble == reasons.SAVED
    assert page[:length] == content
    assert _saved(drive) == content
    page[:length] = bytes(length)  # what it has become since does not matter
    assert bytes(kept.match_bytes()) == content
    assert bytes(kept.page[:length]) == content
    assert kept.kept is None


def test_the_page_before_is_free_while_the_match_to_resume_is_read(drive, monkeypatch):
    """A small board has no room for two, and each of four attributes would keep it."""
    _write(drive, b"")
    kept = saves.Saves(_book(drive))
    page = journal.book.page_for(500)
    kept.take(page, 500)
    kept.keep_page(1)
    made = []
    read = saves.page_for

    def noted(length):
        made.append([n for n, v in vars(kept).items() if isinstance(v, (bytearray, memoryview))])
        return read(length)

    monkeypatch.setattr(saves, "page_for", noted)
    assert kept.match_bytes() is not None
    assert made == [[]]


def test_the_first_bytes_return_after_an_error(drive):
    _write(drive, b"")
    kept = saves.Saves(_book(drive))
    page = journal.book.page_for(600)
    page[:600] = b"m" * 600
    kept.take(page, 600)
    kept.book.rings[journal.MATCH].write = None
    with pytest.raises(TypeError):
        kept.keep_page(1)
    assert page[:600] == b"m" * 600


def test_the_game_lies_in_the_page_that_is_saved(open_app, drive):
    """So there is no second copy of it, except where no drive takes it."""
    player = open_app(start=START, storage=drive)
    assert player.app.saves.page is player.app.match.game.state
    assert player.app.saves.kept is None
    player = open_app(start=START)
    assert player.app.saves.kept == player.app.saves.page


def test_the_journals_last_states_stand_for_saves_of_others():
    """The screen about a held save finds its words by the place of the state."""
    assert reasons.OTHER_VERSION + 1 == reasons.OTHER_BOARD == reasons.OTHER_RULES - 1
    others = (reasons.OK, reasons.EMPTY, reasons.TORN)
    assert all(state < reasons.OTHER_VERSION for state in others)


def test_the_largest_match_fits_its_slot():
    from engine.game import Game

    most = journal.file.KINDS[journal.MATCH][1] * 512 - 24
    assert match_bytes.HEAD + len(Game(10, 216).state) <= most


def test_every_choice_is_on_the_drive_before_the_next(open_app, drive):
    player = open_app(start=START, storage=drive)
    changes = 0
    before = b""
    for _ in range(60):
        player.press("A")
        state = bytes(player.state)
        assert _saved(drive)[: -match_bytes.HEAD] == state
        changes += state != before
        before = state
        if player.state[STATUS] != IN_PLAY:
            break
    assert changes > 10


@pytest.mark.parametrize("rules", ("official", "grand", "double-down"))
def test_a_save_comes_before_each_picture(open_app, drive, monkeypatch, rules):
    """Whatever is shown is on the drive, so a power cut takes back nothing that anybody saw."""
    player = open_app(start=(rules, 2, 1, 7, None), storage=drive)
    seen = []

    def refresh():
        match = player.app.match
        seen.append(match is None or _saved(drive)[: -match_bytes.HEAD] == player.state)

    monkeypatch.setattr(player.app.board.display, "refresh", refresh)
    player.press(*["A"] * 30)
    assert len(seen) > 10
    assert all(seen)


@pytest.mark.parametrize("people", (1, 2, 3))
def test_resume_is_one_press_and_leads_to_the_hand_over(open_app, drive, people):
    player = open_app(start=("official", people, 3 - people or 1, 5, None), storage=drive)
    player.press(*["A"] * 9)
    state = bytes(player.state)
    again = open_app(storage=drive)
    assert again.screen == "title"
    again.press("A")
    assert again.screen == ("cover" if people > 1 else "table")
    assert bytes(again.state) == state
    if people > 1:
        assert again.app.match.holder == NOBODY, "somebody's cards are in the view"
    again.press("A")
    assert again.screen in ("table", "log")
    assert again.app.match.people[again.app.match.holder] == 1


def test_a_resumed_match_goes_on_as_without_the_cut(open_app, drive, tmp_path):
    """Bots make the same choices, and the same cards are drawn."""
    player = open_app(start=START, storage=drive)
    player.press(*["A"] * 4)
    cut = tmp_path / "cut"
    cut.mkdir()
    shutil.copy(f"{drive}/wildhand.sav", cut / "wildhand.sav")

    def play(one):
        states = []
        for _ in range(60):
            if one.screen == "score":
                return states
            one.press("A")
            one.frames(90)
            states.append(bytes(one.state))
        return states

    ours = play(player)
    again = open_app(storage=str(cut))
    again.press("A", "A")
    if again.screen == "log":
        again.press("A")
    theirs = play(again)
    assert len(set(ours)) > 5
    assert ours[-1] in theirs or theirs[-1] in ours


def test_the_title_resumes_a_match_without_a_drive_too(open_app):
    player = open_app(start=START)
    player.press("A", "A", "A")
    state = bytes(player.state)
    player.press("START")
    choose(player, "Save and stop")
    assert player.screen == "title"
    assert player.app.match is None, "the menus have its room"
    player.press("A")
    assert player.screen == "table"
    assert bytes(player.state) == state


def test_a_match_that_is_over_leaves_nothing_to_resume(open_app, drive):
    player = open_app(start=("official", 1, 1, 3, {"target": "20"}), storage=drive)
    for _ in range(4000):
        if player.screen == "score" and player.state[STATUS] == MATCH_ENDED:
            break
        player.press("A")
    player.press("B")
    assert player.screen == "title"
    assert not player.app.saves.has_match()
    assert _saved(drive) == b""
    choose(player, "Settings")
    assert player.screen == "settings"
    from ui.people import read_statistics

    numbers = read_statistics(player.app.saves)
    assert numbers[2] >= 1 and numbers[4] == 1, "hands and matches are counted"
    again = open_app(storage=drive)
    assert read_statistics(again.app.saves) == numbers


def test_a_match_of_bots_alone_is_not_saved_and_changes_no_save(open_app, drive):
    open_app(start=START, storage=drive).press("A")
    before = _saved(drive)
    player = open_app(start=("official", 0, 3, 1, None), storage=drive)
    player.until(lambda: player.screen == "score")
    assert _saved(drive) == before != b""


def test_a_torn_save_is_reported_and_replaced(open_app, drive):
    open_app(start=START, storage=drive).press("A")
    tear(drive)
    player = open_app(storage=drive)
    assert player.screen == "notice"
    assert player.app.notice[0] == "Damaged save"
    player.frames(60)
    player.press("A")
    assert player.screen == "title"
    player.press("A", "A", "A")
    assert player.screen == "table", "nothing hinders the next match"
    assert _saved(drive) != b""


def _check_reported_as_damaged(open_app, drive):
    """Check that a match is offered, refused with a notice, and kept until the next save."""
    before = _saved(drive)
    player = open_app(storage=drive)
    player.press("A")
    assert player.screen == "notice"
    assert player.app.notice[0] == "Damaged save"
    assert player.app.match is None
    player.frames(60)
    player.press("A")
    assert player.screen == "title"
    assert _saved(drive) == before, "it is kept"
    player.press("A", "A", "A")
    assert player.screen == "table", "nothing hinders the next match"
    assert _saved(drive) not in (b"", before)


def test_a_save_that_is_no_game_is_reported_and_kept(open_app, drive, tmp_path):
    """Whether it is one `tests/lab/faults/test_damaged_saves.py` tries with many damages."""
    open_app(start=START, storage=drive).press("A")
    kept = bytearray(_saved(drive))
    kept[TURN] = 3
    other = tmp_path / "other"
    other.mkdir()
    _write(str(other), kept)
    _check_reported_as_damaged(open_app, str(other))


def test_a_save_in_which_nobody_can_go_on_is_reported(open_app, drive, monkeypatch):
    open_app(start=START, storage=drive).press("A")
    kept = _saved(drive)
    os.remove(f"{drive}/wildhand.sav")
    _write(drive, kept)  # the only save: none before it is offered
    monkeypatch.setattr("engine.match.resumed.goes_on", lambda game, out: False)
    _check_reported_as_damaged(open_app, drive)


def test_one_torn_save_gives_way_to_the_one_before(open_app, drive):
    """After a power cut in the middle of a save the choice before it is resumed."""
    player = open_app(start=START, storage=drive)
    states = []
    for _ in range(12):
        player.press("A")
        if not states or states[-1] != bytes(player.state):
            states.append(bytes(player.state))
    book = _book(drive)
    newest = book.newest(journal.MATCH)
    offset = book.rings[journal.MATCH].offset_of(newest.slot)
    with open(f"{drive}/wildhand.sav", "r+b") as file:
        file.seek(offset + 512)
        file.write(b"\xff" * 512)
    again = open_app(storage=drive)
    again.press("A")
    assert again.screen == "table"
    assert bytes(again.state) in states[:-1]


@pytest.mark.parametrize(
    ("version", "board", "rules", "word"),
    (
        (VERSION + 1, SIMULATOR, 1, "version"),
        (VERSION, journal.file.tag("pygamer"), 1, "board"),
        (VERSION, SIMULATOR, 99, "rules"),
    ),
)
def test_a_save_of_another_version_board_or_rules_is_reported_and_kept(
    open_app, drive, version, board, rules, word
):
    _write(drive, bytearray(1500), version, board, rules)
    player = open_app(storage=drive)
    assert player.screen == "held"
    assert word in list_text(player)
    player.press("A")
    assert player.screen == "title"
    player.press("A", "A", "A")
    assert player.screen == "notice", "it says that the match is not kept"
    assert "will not be kept" in player.app.notice[1]
    player.frames(60)
    player.press("A")
    assert player.screen == "table"
    player.press("A", "A")
    assert _book(drive).newest(journal.MATCH).length == 1500, "the save is still there"
    again = open_app(storage=drive)
    again.press("DOWN", "A")
    assert again.screen == "title"
    again.press("A", "A", "A")
    assert again.screen == "table", "given up, it hinders nothing"
    assert _head(_saved(drive))[:2] == bytes((match_bytes.LAYOUT, 4))


def test_a_missing_drive_is_reported_once(open_app):
    player = open_app()
    player.press("A", "A", "A")
    assert player.screen == "notice"
    assert "will not be kept" in player.app.notice[1]
    player.frames(60)
    player.press("A")
    assert player.screen == "table"
    player.press("START")
    choose(player, "Save and stop")
    choose(player, "New match")
    player.press("A", "A", "DOWN", "A")
    assert player.screen == "table", "it is not reported again"


@pytest.mark.parametrize("error", (28, 5))
def test_a_drive_that_fails_in_play_is_reported_once_and_play_goes_on(open_app, drive, error):
    player = open_app(start=START, storage=drive)

    def fail():
        raise OSError(error)

    player.app.saves.book._sync = fail
    for _ in range(40):
        player.press("A")
        if player.screen == "notice":
            break
    assert player.screen == "notice"
    player.frames(60)
    player.press("A")
    before = bytes(player.state)
    player.press(*["A"] * 12)
    assert player.screen != "notice"
    assert bytes(player.state) != before


@pytest.mark.parametrize("buttons", (PAD, TWO))
def test_a_notice_longer_than_the_display_can_be_read_to_its_end(open_app, drive, buttons):
    """A torn match and settings of a later version are reported in one notice."""
    _write(drive, bytearray(1500))
    tear(drive)
    later = bytes((99, 1, 2, 3)) + bytes(40)
    assert _book(drive).save(journal.SETTINGS, later, len(later), 0) == reasons.SAVED
    player = open_app((128, 128), storage=drive, buttons=buttons)
    assert player.screen == "notice"
    screen = player.app.screen
    assert screen.count > player.app.page.room
    seen = []
    write = screen.write
    screen.write = lambda text, i: (seen.append(i), write(text, i))
    player.press("DOWN" if buttons == PAD else "B", *["DOWN"] * 3 if buttons == PAD else [])
    assert max(seen) == screen.count - 1
    player.frames(60)
    player.press("A")
    assert player.screen == "title"


@pytest.mark.parametrize("payload", (None, bytes((99, 1, 2, 3)) + bytes(40)))
def test_settings_rows_that_set_nothing_change_nothing(open_app, drive, payload):
    """Back is such a row, and so is the one that gives held settings up."""
    open_app(storage=drive)
    if payload:
        book = _book(drive)
        assert book.save(journal.SETTINGS, payload, len(payload), 0) == reasons.SAVED
    player = open_app(storage=drive)
    for name in ("title", "settings"):
        player.app.go(name)
        player.frames()
    for _ in range(player.app.screen.choosable):
        if player.app.screen.cursor >= 6:
            player.press("RIGHT", "LEFT", "RIGHT")
        player.press("DOWN")
    assert player.app.setup.switches == 0
    player.press("B")
    assert player.screen == "title"


def test_settings_are_kept(open_app, drive):
    player = open_app((160, 128), storage=drive)
    choose(player, "Settings")
    assert player.screen == "settings"
    player.press("A", "DOWN", "LEFT", "DOWN", "A", "B")
    assert (player.app.setup.speed, player.app.setup.volume) == (1, 75)
    assert player.app.setup.brightness == 10
    assert player.app.board.display.brightness == pytest.approx(0.1)
    choose(player, "Play")
    player.press("DOWN", "A", "DOWN", "RIGHT", "DOWN", "DOWN", "A", "UP", "UP", "UP", "A")
    assert player.screen in ("table", "cover")  # as chance lets a bot or a person begin
    again = open_app(storage=drive)
    setup = again.app.setup
    assert (setup.brightness, setup.rules, setup.players) == (10, 1, 5)
    assert again.app.board.display.brightness == pytest.approx(0.1)
    from ui.match.setup_bytes import restore

    restore(setup, again.app.saves)  # opened for a test, nothing moves
    assert (setup.speed, setup.volume) == (1, 75)
    assert list(setup.people[:3]) == [1, 1, 0]
    assert again.app.board.display.brightness == pytest.approx(0.1)


def test_settings_are_saved_when_a_match_begins_if_they_changed(open_app, drive):
    saves_of_settings = []
    again = ["DOWN", "A", "A", "START", "DOWN", "A"]  # not Resume; the match that is on may end
    fewer = ["DOWN", "A", "A", "DOWN", "LEFT", "START", "DOWN", "A"]
    for keys in (["A", "A", "START"], again, fewer):
        player = open_app(storage=drive)
        player.press(*keys)
        assert player.app.match is not None
        saves_of_settings.append(player.app.saves.book.rings[journal.SETTINGS].last)
    assert saves_of_settings == [1, 1, 2]


def test_a_match_saved_at_the_end_of_a_hand_is_resumed_at_the_score(open_app, drive):
    player = open_app(start=START, storage=drive)
    player.until(lambda: _go_on(player) == "score", frames=3000)
    state = bytes(player.state)
    again = open_app(storage=drive)
    again.press("A")
    assert again.screen == "table"
    again.press("A")
    again.until(lambda: _go_on(again) == "score", frames=600)
    assert bytes(again.state) == state
    assert again.state[FIRST] == NOBODY and again.state[COUNTS] >= 0


def _go_on(player):
    """Press A unless the score is shown; return the name of the screen."""
    if player.screen not in ("score",):
        player.press("A")
    return player.screen


@pytest.mark.parametrize("version", (VERSION - 1, VERSION + 1))
def test_a_match_that_ended_before_an_update_is_not_reported(open_app, drive, version):
    _write(drive, bytearray(1500), version)
    assert _book(drive, version).clear(journal.MATCH) == reasons.SAVED
    player = open_app(storage=drive)
    assert player.screen == "title"
    player.press("A", "A", "A")
    assert player.screen == "table"
    assert _head(_saved(drive))[:2] == bytes((match_bytes.LAYOUT, 4))
