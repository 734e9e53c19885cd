"""Scenes of the players' own rule sets, for golden pictures; see `tables.py`."""

from tests.ui.reading import choose


def _mix(open_app, size):
    """Return a new mix with another rule set as its base and two changed options."""
    player = open_app(size)
    choose(player, "Own rules")
    player.press("A")
    player.press("RIGHT", "DOWN", "DOWN", "DOWN", "A", "A", "B")
    return player


def own_mix(open_app, size):
    return _mix(open_app, size)


def own_options(open_app, size):
    """Show the options of a group, with the line of the one under the cursor."""
    player = _mix(open_app, size)
    player.press("A", "DOWN", "DOWN", "A")
    return player


def own_contradiction(open_app, size):
    """Show the reason why two options contradict each other."""
    player = _mix(open_app, size)
    player.press("A", "DOWN", "LEFT", "DOWN", "A", "B")
    return player


def own_name(open_app, size):
    player = _mix(open_app, size)
    player.press(
        "UP", "UP", "UP", "UP", "A", *["B"] * 5, "DOWN", "DOWN", "A", "RIGHT", "A", "RIGHT"
    )
    return player


def own_list(open_app, size):
    player = own_name(open_app, size)
    player.press("START", "B")
    return player


def own_players(open_app, size):
    """Show the players of rules that ask for ages, one of which was given."""
    player = open_app(size)
    player.press("A", *["DOWN"] * 4, "A", "DOWN", "DOWN", "DOWN", "A", *["DOWN"] * 4)
    player.press(*["RIGHT"] * 11)
    return player


def own_help(open_app, size):
    """Show the options that own rules change."""
    options = {"stack": "same", "jump": "exact", "uno": "2", "end": "last_left", "scoring": "none"}
    player = open_app(size, start=("official", 1, 3, 1, options))
    player.app.go("help")
    player.frames()
    return player


def help_pictures(open_app, size):
    """Show a page of the rules that have most of them."""
    player = open_app(size, start=("grand", 1, 3, 1, None))
    player.app.go("help")
    player.frames()
    player.press(*["RIGHT"] * 12)
    return player


def help_end(open_app, size):
    """Show the longest page without cards."""
    player = open_app(size, start=("official", 1, 3, 1, None))
    player.app.go("help")
    player.frames()
    player.press(*["RIGHT"] * 4)
    return player


OWN = (
    own_mix,
    own_options,
    own_contradiction,
    own_name,
    own_list,
    own_players,
    own_help,
    help_pictures,
    help_end,
)
