"""A damaged save whose checksum is right is told and kept aside, and the one before it offered."""

import random
from itertools import product

import pytest

import journal.file
from engine.save_check import can_be_resumed
from engine.state import layout
from engine.state.cards import NO_CARD
from engine.state.events import LAST_KIND
from journal import reasons
from tests.engine.matches.by_chance import step
from tests.engine.matches.forged import in_time, likely_values
from tests.ui.test_failure import _run
from tests.ui.test_saves import START, _book, _saved
from ui.match.match_bytes import HEAD


def _forge(drive, at, value):
    """Write the newest match once more, with a byte changed; return what was the newest."""
    good = _saved(drive)
    forged = bytearray(good)
    forged[at] = value
    payload = forged[journal.record.HEADER :] + forged[: journal.record.HEADER]
    assert _book(drive).save(journal.MATCH, payload, len(payload), 1) == reasons.SAVED
    assert _saved(drive) == bytes(forged)
    return good


def _words(player):
    return " ".join(line.decode() for line in player.app.screen.lines)


def _played(open_app, drive):
    """Play some choices of a match that is saved, and leave it."""
    player = open_app(start=START, storage=drive)
    player.press("A", "A", "A")
    player.app.go("title")
    player.frames()


def test_a_save_that_is_refused_is_kept_aside_and_the_one_before_is_offered(open_app, tmp_path):
    drive = str(tmp_path)
    _played(open_app, drive)
    good = _forge(drive, layout.TURN, 9)
    player = open_app(storage=drive)
    player.press("A")
    assert player.screen == "notice"
    assert "damaged" in _words(player) and "the save before it" in _words(player)
    player.frames(50)
    player.press("A")
    assert player.screen == "title"
    player.press("A")
    assert player.screen == "table"
    assert bytes(player.state) == good[:-HEAD]


def test_a_match_that_fails_at_once_is_kept_aside_and_the_one_before_is_offered(
    open_app, tmp_path, monkeypatch
):
    drive = str(tmp_path)
    _played(open_app, drive)
    good = _forge(drive, layout.HAND_NUMBER, 77)
    player = open_app(storage=drive)
    from ui.table.screen import TableScreen

    tick = TableScreen.tick

    def fail(screen, now):
        if screen.app.match.game.state[layout.HAND_NUMBER] == 77:
            raise IndexError("made for this test")
        tick(screen, now)

    monkeypatch.setattr(TableScreen, "tick", fail)
    player.desk.press("A")
    _run(player)
    player.desk.release("A")
    player.frames()
    assert player.screen == "failure"
    assert "IndexError" in _words(player) and "the save before it" in _words(player)
    player.press("A")
    assert player.screen == "table"
    assert bytes(player.state) == good[:-HEAD]
    player.press("A", "A", "A")
    assert player.state != good[:-HEAD], "it can be played on"
    assert _saved(drive)[layout.HAND_NUMBER] == 1


@pytest.mark.parametrize("kind", [MemoryError, ImportError, OSError])
def test_what_no_save_can_cause_is_not_its_fault(open_app, tmp_path, monkeypatch, kind):
    drive = str(tmp_path)
    _played(open_app, drive)
    before = _saved(drive)
    player = open_app(storage=drive)
    player.press("A")

    def fail(_now):
        raise kind("made for this test")

    player.app.screen.tick = fail
    _run(player)
    assert player.screen == "failure" and "is damaged" not in _words(player)
    player.press("A")
    assert player.screen == "table" and bytes(player.state) == before[:-HEAD]


def test_without_a_save_before_it_only_a_new_match_is_offered(open_app, tmp_path):
    drive = str(tmp_path)
    journal.file.create(f"{drive}/wildhand.sav", journal.file.KINDS, lambda: None)
    payload = bytes(300)
    assert _book(drive).save(journal.MATCH, payload, len(payload), 1) == reasons.SAVED
    player = open_app(storage=drive)
    assert player.screen == "title"
    player.press("A")
    assert player.screen == "notice" and "The next one is saved" in _words(player)
    player.frames(50)
    player.press("A")
    assert player.screen == "title" and not player.app.saves.has_match()


@pytest.mark.parametrize("length", [1, 31, 32, 418, 1000])
def test_the_title_shows_a_save_of_any_length(open_app, tmp_path, length):
    drive = str(tmp_path)
    journal.file.create(f"{drive}/wildhand.sav", journal.file.KINDS, lambda: None)
    assert _book(drive).save(journal.MATCH, b"\x03" * length, length, 1) == reasons.SAVED
    assert open_app(storage=drive).screen == "title"


def test_what_was_set_aside_is_not_written_over(open_app, tmp_path):
    drive = str(tmp_path)
    _played(open_app, drive)
    _forge(drive, layout.DEPTH, 200)
    forged = _saved(drive)
    player = open_app(storage=drive)
    player.press("A")
    player.frames(50)
    player.press("A")
    player.press("A")
    for _ in range(40):
        player.app.saves.keep(player.app.match)
    content = (tmp_path / "wildhand.sav").read_bytes()
    assert forged[journal.record.HEADER :] in content


# What is let through can be shown.


def _at_its_end(open_app, size, rules):
    """Return a player who looks at the score of a short hand that a last card ended."""
    player = open_app(size, start=(rules, 1, 3, 7, {"cards": "2"}))
    game = player.app.match.game
    chance = random.Random(3)
    while (
        game.state[layout.STATUS] == layout.IN_PLAY
        or game.state[layout.WAY_OVER] != layout.BY_LAST_CARD
    ):
        assert step(game, chance)
    _show(player, bytes(game.state), ("score",))
    return player


def _show(player, state, screens):
    """Put a state in place of the match's, and show these screens."""
    player.app.match.game.state[:] = state
    player.app.match.refresh_view()
    with in_time():
        for name in screens:
            player.app.go(name)
            player.frames(4)
            assert player.screen == name


@pytest.mark.parametrize("size", [(160, 128), (480, 320)])
def test_the_score_and_the_log_show_every_event_that_is_let_through(open_app, size):
    """A score shows the winning card where it has room for it."""
    player = _at_its_end(open_app, size, "official")
    state = bytearray(player.app.match.game.state)
    newest = layout.EVENTS + (state[layout.EVENT_COUNT] - 1 & layout.EVENT_MASK) * layout.EVENT_SIZE
    fields = (range(1, LAST_KIND + 1), (0, layout.NOBODY), (0, layout.NOBODY), (64, 119, NO_CARD))
    shown = 0
    for event in product(*fields):
        state[newest : newest + layout.EVENT_SIZE] = bytes(event)
        if can_be_resumed(memoryview(state), player.app.match.game.capacity):
            shown += 1
            _show(player, state, ("score", "log"))
    assert shown > 4 * LAST_KIND


@pytest.mark.parametrize("rules", ["official", "grand", "two-deck"])
def test_the_score_and_its_sheet_show_every_byte_that_is_let_through(open_app, rules):
    player = _at_its_end(open_app, (160, 128), rules)
    state = bytes(player.app.match.game.state)
    chance = random.Random(5)
    shown = 0
    for at in range(layout.ZONES):
        forged = bytearray(state)
        forged[at] = chance.choice(likely_values(state, at))
        if can_be_resumed(memoryview(forged), player.app.match.game.capacity):
            shown += 1
            _show(player, forged, ("score", "sheet"))
    assert shown > 200


# Settings and statistics.


def _names(*names):
    """Return statistics with these names and nothing else."""
    some = bytearray(12)
    some[0] = 2
    for place in range(10):
        name = names[place] if place < len(names) else b""
        some += bytes((len(name),)) + name
    return some


def _record(who, rules, hands):
    return bytes((who, rules)) + hands.to_bytes(2, "little") + bytes(9)


def _settings(own, rules=0):
    return bytearray((3, rules, 4, 100, 1, 0, 0, 0, 0, 0, 0, 2, 100, 1)) + own


def _with_tables(own, numbers=b"\x00\x08\x01\x02\x07\x02", people=b"\x03\x00\x00\x00\x00"):
    return b"\x04" + _settings(b"")[1:] + numbers + people + own


def _own(ages=b"", sums=b"", name=b"Mix 1", chosen=1):
    head = ages.ljust(10, b"\0") + sums.ljust(10, b"\0") + bytes((chosen, 0))
    return head + bytes((len(name),)) + name + b"\x02\x00"


def _open_all(player):
    """Open every screen that shows names, results or own rules, and each row of their lists."""
    player.app.setup.speed = 0
    screens = ("people", "chooser", "editor", "players", "rules", "settings", "new_tournament")
    for screen in screens:
        if screen == "editor" and not player.app.setup.own:
            continue
        player.app.go(screen)
        player.frames()
        for _ in range(14):
            player.press("DOWN")
    player.app.go("people")
    player.frames()
    player.press("A", "DOWN", "DOWN", "B")
    if player.app.setup.own:
        player.app.go("chooser")
        player.frames()
        player.press("A", "DOWN", "A")
        assert player.screen == "name"


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        (journal.STATISTICS, _names(b"Ann\xff", b"\x00\x80") + _record(1, 0, 1)),
        (journal.STATISTICS, _names(b"Anna") + _record(1, 0, 0)),
        (journal.STATISTICS, _names(b"Anna") + _record(0, 3, 0) + _record(1, 255, 0)),
        (journal.STATISTICS, _names(b"Anna") + _record(200, 3, 7)),
        (journal.STATISTICS, _names(b"Anna")[:15]),
        (journal.STATISTICS, _names(b"Anna") + b"\x01"),
        (journal.SETTINGS, _settings(_own(name=b"M\xff\xfe"))),
        (journal.SETTINGS, _settings(_own(name=b"M\x8f"))),
        (journal.SETTINGS, _settings(_own(ages=b"\xff"))),
        (journal.SETTINGS, _settings(_own(sums=b"\x0f\xf1"))),
        (journal.SETTINGS, _settings(_own(sums=b"\x04"))),  # two seats have one color
    ],
)
def test_what_cannot_be_read_is_left_out_and_said_once(open_app, tmp_path, kind, content):
    drive = str(tmp_path)
    journal.file.create(f"{drive}/wildhand.sav", journal.file.KINDS, lambda: None)
    assert _book(drive).save(kind, content, len(content), 0) == reasons.SAVED
    player = open_app(storage=drive)
    assert player.screen == "notice" and "cannot be read" in _words(player)
    player.frames(50)
    player.press("A")
    assert player.screen == "title"
    _open_all(player)
    again = open_app(storage=drive)
    assert again.screen == "title"
    _open_all(again)
    assert again.app.setup.names[0][:3] in (b"Ann", b"")


@pytest.mark.parametrize("kind", [journal.STATISTICS, journal.SETTINGS])
def test_every_byte_of_settings_and_statistics_may_be_wrong(open_app, tmp_path, kind):
    """It is mended, or held as that of a later version: no screen fails."""
    drive = str(tmp_path)
    journal.file.create(f"{drive}/wildhand.sav", journal.file.KINDS, lambda: None)
    content = _names(b"Anna") + _record(1, 0, 3) + _record(1, 4, 2)
    chance = random.Random(7)
    places = chance.sample(range(1, len(content)), 14)
    if kind == journal.SETTINGS:
        content = _with_tables(_own() + b"\x03Two\x00\x03\x18\x01\x00")
        places = [*chance.sample(range(1, len(content)), 14), *range(14, 20)]
    for at in places:
        forged = bytearray(content)
        forged[at] = chance.choice((255, 128, forged[at] ^ 1, forged[at] + 13))
        assert _book(drive).save(kind, forged, len(forged), 0) == reasons.SAVED
        player = open_app(storage=drive)
        if player.screen == "notice":
            player.frames(50)
            player.press("A")
        assert player.screen == "title"
        _open_all(player)


def _by_chance(chance):
    """Return statistics with some names, and with as many records of few kinds as fit."""
    names = [b"", b"Anna", b"Bo", b"Wilhelmina"]
    content = _names(*(chance.choice(names) for _ in range(10)))
    whos = [chance.randrange(12) for _ in range(chance.choice((1, 2, 10)))]
    kinds = [chance.choice((0, 3, 200, 255)) for _ in range(chance.choice((1, 2, 10)))]
    for _ in range(chance.choice((1, 20, 200))):
        record = _record(chance.choice(whos), chance.choice(kinds), chance.choice((0, 1, 65535)))
        if len(content) + len(record) <= 1000:
            content += record
    return content


@pytest.mark.parametrize("seed", range(12))
def test_statistics_of_any_records_go_on(open_app, tmp_path, seed):
    """Names can be given and taken, a hand is counted, and no record stands twice."""
    from ui import people

    drive = str(tmp_path)
    journal.file.create(f"{drive}/wildhand.sav", journal.file.KINDS, lambda: None)
    content = _by_chance(random.Random(seed))
    assert _book(drive).save(journal.STATISTICS, content, len(content), 0) == reasons.SAVED
    player = open_app(start=START, storage=drive)
    with in_time():
        for place in range(10):
            people.rename(player.app.saves, place, b"Wilhelmina" if place % 3 else b"")
        people.count_hand(player.app.saves, player.app.match, False)
    player.app.go("title")
    player.frames()
    _open_all(player)
    stats = people.read_statistics(player.app.saves)
    sorts = [bytes(stats[at : at + 2]) for at in range(people.records_at(stats), len(stats), 13)]
    assert len(sorts) == len(set(sorts))


def test_records_that_stand_twice_are_counted_together(open_app, tmp_path):
    """75 of one name and "other rules" left no room for a name, for ever."""
    from ui import people

    drive = str(tmp_path)
    journal.file.create(f"{drive}/wildhand.sav", journal.file.KINDS, lambda: None)
    content = _names(b"Ann") + 75 * _record(1, people.OTHERS, 4)
    assert _book(drive).save(journal.STATISTICS, content, len(content), 0) == reasons.SAVED
    player = open_app(storage=drive)
    assert player.screen == "notice" and "cannot be read" in _words(player)
    with in_time():
        people.rename(player.app.saves, 1, b"Bo")
    stats = people.read_statistics(player.app.saves)
    assert people.names_of(stats)[:2] == [b"Ann", b"Bo"]
    assert stats[people.records_at(stats) :] == _record(1, people.OTHERS, 300)


def test_a_chosen_mix_says_on_which_rules_it_is_based(open_app, tmp_path):
    drive = str(tmp_path)
    journal.file.create(f"{drive}/wildhand.sav", journal.file.KINDS, lambda: None)
    content = _settings(_own(), rules=7)
    assert _book(drive).save(journal.SETTINGS, content, len(content), 0) == reasons.SAVED
    assert open_app(storage=drive).app.setup.rules == 2
