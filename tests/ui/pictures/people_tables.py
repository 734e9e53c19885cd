"""Scenes of the players' names and of settings, for golden pictures; see `tables.py`."""

from engine.state.cards import RED
from engine.state.cards import colored as card
from tests.ui.reading import choose

# By the place of a name and the rule set: hands, won, points held, most turns, caught.
_PLAYED = (
    ((1, 0), (48, 17, 1021, 93, 4)),
    ((1, 2), (9, 1, 405, 140, 2)),
    ((1, 12), (21, 20, 33, 61, 0)),
    ((2, 0), (48, 11, 1404, 93, 1)),
)
_NAMES = (b"Maximilian", b"Katharina", b"Maxim", b"Jo")


def _named(open_app, size):
    """Return a device with four names, some of which have played."""
    player = open_app(size)
    from ui import people

    setup = player.app.setup
    setup.names = [*_NAMES] + [b""] * 6
    for place, name in enumerate(_NAMES):
        people.rename(player.app.saves, place, name)
    some = people.read_statistics(player.app.saves)
    for (who, rules), (hands, won, points, turns, caught) in _PLAYED:
        at = people._record_for(some, who, rules)
        people._add(some, at + people.HANDS_AT, hands)
        people._add(some, at + people.WON_AT, won)
        people._add_points(some, at, points)
        people._add(some, at + people.TURNS_AT, turns)
        people._add(some, at + people.CAUGHT_AT, caught)
    people.write_statistics(player.app.saves, some)
    for seat in range(4):
        setup.people[seat] = 1
        setup.name_numbers[seat] = seat + 1
    return player


def settings(open_app, size):
    player = open_app(size)
    choose(player, "Settings")
    player.press("DOWN", "LEFT")
    return player


def who_plays(open_app, size):
    player = _named(open_app, size)
    choose(player, "Who plays")
    return player


def played(open_app, size):
    """Show what one person has played, with a bar for each rule set."""
    player = who_plays(open_app, size)
    player.press("A", "DOWN", "DOWN", "DOWN")
    return player


def names_of_partners(open_app, size):
    """Show a set-up with the longest name, and who plays with whom."""
    player = _named(open_app, size)
    player.press("A", "B", "DOWN", "DOWN", "DOWN", "A", "DOWN", "DOWN", "A")
    return player


def _begun(open_app, size):
    """Return a match in which Maximilian, with one card left, gets the device next."""
    from tests.ui.pictures.tables import OTHERS, SEVEN

    player = _named(open_app, size)
    player.app.seed = 1
    player.press("A", "A", "A")
    player.until(lambda: player.screen in ("table", "cover", "notice"))
    player.frames(60)
    player.press("A")
    player.deal_table([[card(5, RED)], SEVEN, OTHERS, OTHERS[:3]], card(9, RED), 0)
    player.until(lambda: player.screen == "cover")
    return player


def names_on_cover(open_app, size):
    return _begun(open_app, size)


def names_at_table(open_app, size):
    player = _begun(open_app, size)
    player.press("A")
    return player


def names_on_score(open_app, size):
    player = names_at_table(open_app, size)
    player.press("A")
    player.until(lambda: player.screen == "score")
    return player


PEOPLE = (
    settings,
    who_plays,
    played,
    names_of_partners,
    names_at_table,
    names_on_score,
)
