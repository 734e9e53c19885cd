"""Opens any screen as a player does: by the keys that the rows of `ui.screens.SCREENS` say.

    on(open_app, "report", drive, size, buttons)    a player who sees it; drive: an empty folder
    parent_of("report")                             "one_table"
    leave(player)                                   B, B held, or START: whatever leads back
    let_play(player, b"Anna")                       results are kept, of hers among others

A way is a screen and what to choose there, a row or a key. Screens without one open by themselves:
a scene says when.
"""

import journal.file
from engine.rulesets.editions_generated import VERSION
from engine.state.cards import GREEN, RED
from engine.state.cards import colored as card
from journal import reasons
from sim.board.desk import PAD
from sim.board.taps import escape
from tests.ui.reading import choose, go_back, list_rows, row_under_cursor
from ui.screens import SCREENS, WAY_AT

_KEYS = ("START", "RIGHT")
_LONG_WORDS = 3 * "Words of a notice that takes several rows, so that it is broken there. "


def parent_of(name):
    """Return the screen that leads to another one, "": it opens by itself."""
    return SCREENS[name][WAY_AT].partition(": ")[0]


def on(open_app, name, drive, size=(128, 128), buttons=PAD):
    """Open a device with an empty drive, and go to a screen."""
    way = SCREENS[name][WAY_AT]
    if not way:
        player = SCENES[name](open_app, drive, size, buttons)
    else:
        player = on(open_app, parent_of(name), drive, size, buttons)
        follow(player, name)
    assert player.screen == name, f"{way!r} leads to {player.screen}, not to {name}"
    return player


def follow(player, name):
    """Go on the last step of the way to a screen."""
    parent, _, row = SCREENS[name][WAY_AT].partition(": ")
    assert player.screen == parent, f"{player.screen}, not {parent}"
    if row in _KEYS:
        press(player, row)
    else:
        if not any(one.startswith(row) for one in list_rows(player)):
            leave(player)  # a group of rule sets, to all groups
        choose(player, row)
    if name == "table":
        player.until(lambda: player.mode == "ask")


def press(player, key):
    """Press a key of a pad, or what stands for it where there are two buttons."""
    if player.app.keys.has_pad:
        player.press(key)
    elif key == "START":
        player.hold("B")
    else:
        player.press("A" if key == "A" else "B")


def leave(player):
    """Leave a screen: with B, or with START where B does something else."""
    if player.app.keys.has_pad:
        player.press(escape(player.app) or "B")
    else:
        go_back(player)


def let_play(player, name):
    """Give a device a name, and results of it and of somebody without one."""
    from ui import people

    player.app.setup.names[0] = name
    people.rename(player.app.saves, 0, name)
    some = people.read_statistics(player.app.saves)
    people._add(some, people.ALL_HANDS_AT, 3)
    for who, rules in ((0, 0), (1, 0), (1, 2)):
        people._add(some, people._record_for(some, who, rules) + people.HANDS_AT, 1)
    people.write_statistics(player.app.saves, some)


# Screens that open by themselves.


def _open(open_app, drive, size, buttons, **more):
    player = open_app(size, buttons=buttons, storage=drive, **more)
    player.app.seed = 1
    player.app.board.can_sound = player.app.board.can_dim = True  # settings have all rows
    return player


def _held(open_app, drive, size, buttons):
    """A save of a later version is on the drive."""
    path = f"{drive}/wildhand.sav"
    journal.file.create(path, journal.file.KINDS, lambda: None)
    tag = journal.file.tag("wildhand_simulator")
    book = journal.file.open_journal(
        path, journal.file.KINDS, lambda: None, VERSION + 1, tag, (1, 2)
    )
    assert book.save(journal.MATCH, bytearray(1500), 1500, 1) == reasons.SAVED
    return _open(open_app, drive, size, buttons)


def _check(open_app, drive, size, buttons):
    """B is held as the device starts; then nobody presses a button for a while."""
    player = _open(open_app, None, size, buttons, held=("B",))
    player.until(lambda: player.screen == "check")
    player.desk.release("B")
    player.until(lambda: player.app.screen._is_done)
    return player


def _failure(open_app, drive, size, buttons):
    """The title fails."""
    player = _open(open_app, drive, size, buttons)
    player.app.fail(ValueError("a fault made for this test"))
    player.frames()
    return player


def _round_end(open_app, drive, size, buttons):
    """The result of a table is entered, in which two partners have won all hands."""
    player = on(open_app, "report", drive, size, buttons)
    while row_under_cursor(player) != "Done":
        player.press("A")
        while player.app.screen._row >= 0:  # enters the row, with a pad; else the next digit
            player.press("A" if player.app.keys.has_pad else "B")
    player.press("A")
    choose(player, "End the round")
    return player


def _bot_tables(open_app, drive, size, buttons):
    """The first table of a social evening has bots alone."""
    player = on(open_app, "new_tournament", drive, size, buttons)
    choose(player, "Format")
    player.app.setup.tables[6] = 0  # the first entrant is a bot, and the last one a person
    player.app.setup.tables[6 + player.app.setup.tables[1] - 1] = 1
    choose(player, "Start")
    player.until(lambda: player.screen == "round")
    tables = [row for row in list_rows(player) if row.startswith("Table")]
    choose(player, next(row for row in tables if row.endswith("bots")))
    choose(player, "Let the bots play")
    return player


def _cover(open_app, drive, size, buttons):
    start = ("official", 2, 1, 1, None)
    player = _open(open_app, drive, size, buttons, start=start)
    player.until(lambda: player.screen == "cover")
    player.frames(40)
    return player


def _score(open_app, drive, size, buttons):
    player = _open(open_app, drive, size, buttons, start=("official", 1, 3, 1, None))
    held = [card(7, GREEN), card(3, RED)]
    player.deal_table([[card(5, RED)], held, held, held], card(9, RED), 0)
    player.press("A")
    player.until(lambda: player.screen == "score")
    return player


def _notice(open_app, drive, size, buttons):
    player = _open(open_app, drive, size, buttons)
    player.app.tell("A notice", _LONG_WORDS, "title")
    player.frames(60)
    return player


SCENES = {
    "title": _open,
    "held": _held,
    "check": _check,
    "failure": _failure,
    "round_end": _round_end,
    "bot_tables": _bot_tables,
    "cover": _cover,
    "score": _score,
    "notice": _notice,
}
