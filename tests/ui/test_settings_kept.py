"""Whatever a person sets by keys is there again after the device was switched off.

The test goes by keys through every list to which the title leads, and finds their rows by itself: a
row that RIGHT changes is a setting. It sets all rows of a list, reads them, leaves, starts anew
from the bytes on the drive, goes there again, and compares what is shown. For the rows that depend
on rules it first looks for the options that make the players' list ask something more, and makes a
mix of each of them, by keys.
"""

import random
import re
import shutil
from itertools import zip_longest

import pytest

from engine.rulesets import mixing
from engine.rulesets.words_generated import GROUP_SIZES, GROUPS, WORDS
from engine.rulesets.words_generated import NAMES as OPTIONS
from engine.state.layout import MAX_SEATS
from tests.ui.playing.test_own_rules import name_it, new_mix, set_option, take_letter
from tests.ui.reading import choose, list_rows, move_to, row_under_cursor, rows_of
from tests.ui.words.line import Line
from ui.custom_rules import option_rows, store
from ui.screens.lists import ListScreen

_SIZE = (320, 240)
_PASSES = 3  # in which a list is set, each time otherwise
_SAVED_AT_ONCE = ("settings", "players", "new_tournament", "editor")  # also if nobody leaves them
_MOST_STEPS = 7  # of a row
_MOST_ROWS = 99  # of a list
_LETTERS = "mnopqrstuvwxyz"  # names of mixes
_MOST_VALUES = 20  # of an option


def _key(row):
    """Return what of a row does not depend on its value: no number, no mark, no partner's name."""
    if " with " in row:
        return "with"
    return re.sub(r"[^ A-Za-z:?!,]", "", row.split(": ")[0]).strip()


def _key_at(row, at):
    """Return what tells a row from the others of its list: the seat, where two names stand."""
    return f"seat {at}" if " with " in row else _key(row)


def _keys_in_order(rows):
    """Return what tells each row of a list from the others."""
    return [_key_at(row, at) for at, row in enumerate(rows)]


def _keys_of(rows):
    """Return the rows of a list without their values, where they have a name besides a player."""
    return frozenset(_key(row.replace(": ", " ") if _key(row) == "P" else row) for row in rows)


def _is_list(player):
    """Is this one of the lists of the menus, and no match, page of text or name?"""
    app = player.app
    is_at_play = app.match is not None or app.tournament is not None
    return isinstance(app.screen, ListScreen) and not is_at_play and player.screen != "name"


def _has_settings(player):
    return _is_list(player) and type(player.app.screen).adjust is not ListScreen.adjust


def _identity(player):
    """Return what tells a list from others."""
    if _has_settings(player):
        return player.screen, _keys_of(_shown(player))
    return player.screen, rows_of(player.app.page.frame.heading)[0]


def _shown(player):
    """Return all rows of a list, as the cursor meets them."""
    _to_top(player)
    rows = [row_under_cursor(player)]
    while _goes_down(player):
        rows.append(row_under_cursor(player))
        assert len(rows) <= _MOST_ROWS, f"no end of {player.screen}: {rows}"
    return rows


def _to_top(player):
    for _ in range(_MOST_ROWS):
        if player.app.screen.cursor == 0:
            return
        player.press("UP")
    raise AssertionError(f"UP leads to no first row of {player.screen}")


def _goes_down(player):
    """Press DOWN; return False in the last row, where the cursor stays, or begins anew."""
    at = player.app.screen.cursor
    player.press("DOWN")
    return player.app.screen.cursor > at


def _follow(player, path):
    """Choose a row of each list, from the title on."""
    for step in path:
        keys = _keys_in_order(_shown(player))
        if step == "PLAY" and step not in keys:
            step = "New match"  # there is one to resume
        if step not in keys and player.screen == "rules":
            if step == "Other rules":
                continue  # all groups are shown already
            player.press("B")  # there are those of a group
            keys = _keys_in_order(_shown(player))
        assert step in keys, f"no row {step!r} on {player.screen}: {keys}"
        while player.app.screen.cursor != keys.index(step):
            player.press("UP")
        player.press("A")


def _leave(player):
    """Go back to the title."""
    for _ in range(9):
        if player.screen == "title":
            return
        player.press("B")
    raise AssertionError(f"no way out of {player.screen}")


def _set_all(player, chance):
    """Set every row of a list to another value, or by chance the same; return those that can be."""
    _to_top(player)
    found = set()
    while True:
        before = row_under_cursor(player)
        for _ in range(chance.randint(1, _MOST_STEPS)):
            player.press(chance.choice(("RIGHT", "RIGHT", "LEFT")))
            if row_under_cursor(player) != before:
                found.add(_key_at(before, player.app.screen.cursor))
        if not _goes_down(player):
            return found


class _Walk:
    """Goes to every list and sets it. drive: has names and mixes; it stays as it is."""

    def __init__(self, open_app, drive, tmp_path):
        self._open_app = open_app
        self._drive = drive
        self._copy = tmp_path / "copy"
        self.set = {}  # by path: the rows that can be set
        self.lost = []
        self._seen = set()

    def _begin(self):
        shutil.rmtree(self._copy, ignore_errors=True)
        shutil.copytree(self._drive, self._copy)
        return self._start()

    def _start(self):
        player = self._open_app(_SIZE, storage=str(self._copy), speed=None)
        if player.screen != "title":
            self.lost.append((player.screen, list_rows(player)))
            player.frames(60)
            player.press("A")
        return player

    def go(self, path=()):
        """Walk on from the list to which a path of rows leads."""
        player = self._begin()
        _follow(player, path)
        is_title = player.screen == "title" and not path
        if not (is_title or _is_list(player)):
            return
        if not is_title:
            identity = _identity(player)
            if identity in self._seen:
                return
            self._seen.add(identity)
        keys = _keys_in_order(_shown(player))
        settings = self._keep(path) if _has_settings(player) else ()
        for key in dict.fromkeys(keys):
            if key not in settings:
                self.go((*path, key))

    def _keep(self, path):
        """Set the rows of a list, start anew, and compare; return those that can be set."""
        found = set()
        for number in range(_PASSES):
            chance = random.Random(f"{path} {number}")
            player = self._begin()
            _follow(player, path)
            found |= _set_all(player, chance)
            before = _shown(player)
            if number == 1 and player.screen == "players":
                player.press("START")
            elif not number or player.screen not in _SAVED_AT_ONCE:
                _leave(player)
            player = self._start()
            _follow(player, path)
            after = _shown(player)
            if after != before:
                pairs = zip_longest(before, after)
                self.lost.append((path, [pair for pair in pairs if pair[0] != pair[1]]))
        if found:
            self.set[path] = found
        return found


def _asking(player):
    """Return mixes of `official`, each [(option, value), …], whose players are asked more."""
    asked = _asked_by(player, b"")
    found = []
    for option in range(len(OPTIONS)):
        rules = mixing.with_changes(0, b"")
        for _ in range(_MOST_VALUES):
            option_rows.step(rules, option, 1)
            made = bytearray(rules)
            other = _settle(made)
            if other is not None:
                keys = _asked_by(player, mixing.changes_of(made, 0))
                if keys - asked:
                    asked |= keys
                    found.append([(one, mixing.value_of(made, one)) for one in {other, option}])
    return found


def _settle(rules):
    """Set the option that another one asks for; return it, 0 for none, None if that cannot be."""
    why = mixing.against(rules, MAX_SEATS)
    if why < 0:
        return 0
    if mixing.other_of(why) < 0:
        return None
    other = mixing.place_of(mixing.other_of(why))
    for _ in range(_MOST_VALUES):
        option_rows.step(rules, other, 1)
        if mixing.against(rules, MAX_SEATS) < 0:
            return other
    return None


def _asked_by(player, changes):
    """Return the rows of the players' list by changes of `official`, without their values."""
    setup = player.app.setup
    setup.rules = 0
    store.put_changes(setup, changes)
    player.app.go("players")
    player.frames(1)
    rows = []
    for i in range(player.app.screen.count):
        line = Line(40)
        player.app.screen.write(line, i)
        rows.append(line.written)
    return _keys_of(rows)


def _make_mix(player, letter, options):
    """Make a mix with options set, by keys."""
    new_mix(player)
    name_it(player, letter)
    for option, value in options:
        group = 0
        while option_rows.first_of(group) + GROUP_SIZES[group] <= option:
            group += 1
        words = WORDS[option][value].decode() if WORDS[option] else str(value)
        set_option(player, GROUPS[group].decode(), OPTIONS[option].decode(), words)
    _leave(player)


def _make_names(player):
    for letter in "AB":
        choose(player, "Who plays")
        choose(player, "New name")
        take_letter(player, letter)
        player.press("START")
        _leave(player)


@pytest.mark.full
def test_every_setting_is_there_after_the_device_was_off(open_app, tmp_path):
    drive = tmp_path / "drive"
    drive.mkdir()
    asking = _asking(open_app(_SIZE))
    found = {OPTIONS[option] for mix in asking for option, _ in mix}
    assert found >= {b"starts", b"quiz", b"a 2", b"partners", b"custom cards"}
    player = open_app(_SIZE, storage=str(drive))
    _make_names(player)
    for letter, mix in zip(_LETTERS, asking, strict=False):
        _make_mix(player, letter, mix)
    walk = _Walk(open_app, drive, tmp_path)
    walk.go()
    for letter in _LETTERS[: len(asking)]:
        walk.go(("Own rules", letter.upper(), "Play"))
    assert {path[-1] for path in walk.set} >= {"Settings", "Official", "Several tables"}
    assert not walk.lost


def test_settings_made_in_a_match_are_there_after_the_device_was_off(open_app, tmp_path):
    player = open_app(_SIZE, storage=str(tmp_path), start=("official", 1, 2, 5, None), speed=None)
    player.press("START")
    choose(player, "Settings")
    found = _set_all(player, random.Random(3))
    before = _shown(player)
    assert len(found) == len(before) - 1, "all but the way back"
    player.press("B")
    again = open_app(_SIZE, storage=str(tmp_path), speed=None)
    choose(again, "Settings")
    assert set(before) <= set(_shown(again))


def test_several_tables_fit_beside_all_the_mixes_that_there_is_room_for(open_app, tmp_path):
    player = open_app(_SIZE, storage=str(tmp_path))
    setup = player.app.setup
    while store.add(setup):
        store.put_changes(setup, bytes(20))
    while store.put_changes(setup, bytes(len(store.changes(setup)) + 1)):
        pass
    assert len(setup.own) == store.MOST
    own = bytes(setup.own)
    player.app.go("new_tournament")
    player.frames()
    _set_all(player, random.Random(5))
    before = _shown(player)
    player.press("B")
    again = open_app(_SIZE, storage=str(tmp_path))
    assert bytes(again.app.setup.own) == own
    again.app.go("new_tournament")
    again.frames()
    assert _shown(again) == before


def test_options_without_room_are_refused_in_words(open_app):
    """Points for the next match by a ready rule set, where mixes take all the room."""
    player = open_app(_SIZE)
    setup = player.app.setup
    while store.add(setup):
        store.put_changes(setup, bytes(20))
    while store.put_changes(setup, bytes(len(store.changes(setup)) + 1)):
        pass
    store.choose_ready(setup, 0)
    player.app.go("players")
    player.frames()
    move_to(player, "target")
    player.press("RIGHT", "START")
    assert player.screen == "notice" and "no room" in player.app.notice[1]
    player.frames(60)
    player.press("A")
    assert player.screen == "players"
    move_to(player, "target: 500")
