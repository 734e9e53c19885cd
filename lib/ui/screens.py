"""This table lists every screen: when it can be shown, on which page, and the module that it is.

A module of it has a class `Screen(app)` with `enter()`, `wish(wish)` for what the player wants, and
`tick(now)` once a frame. That of a table names its page, too: `Screen.Page`.
"""

from micropython import const

# The acts of the app's memory (ui.memory).
MENUS = const(0)
PLAY = const(1)
PAUSE = const(2)  # over a table; on a roomy board no act of its own
BOTS = const(3)  # a match that bots play at a table of their own
ANY = const(4)  # whichever it is now

# The pages (ui.pages).
BIG = const(0)
LIST = const(1)
TABLE = const(2)

SCREENS = {
    "title": (MENUS, BIG, "ui.screen_title"),
    "held": (MENUS, LIST, "ui.screen_held"),
    "check": (BOTS, LIST, "ui.screen_check"),
    "settings": (MENUS, LIST, "ui.screen_settings"),
    "rules": (MENUS, LIST, "ui.screen_rules"),
    "own": (MENUS, LIST, "ui.screen_own"),
    "mix": (MENUS, LIST, "ui.screen_mix"),
    "name": (MENUS, LIST, "ui.screen_name"),
    "players": (MENUS, LIST, "ui.screen_players"),
    "failure": (MENUS, LIST, "ui.screen_failure"),
    # A match over several tables, between these.
    "evening": (MENUS, LIST, "ui.screen_evening"),
    "round": (MENUS, LIST, "ui.screen_round"),
    "place": (MENUS, LIST, "ui.screen_place"),
    "seating": (MENUS, LIST, "ui.screen_seating"),
    "entry": (MENUS, LIST, "ui.screen_entry"),
    "moves": (MENUS, LIST, "ui.screen_moves"),
    "standings": (MENUS, LIST, "ui.screen_standings"),
    "pace": (BOTS, LIST, "ui.screen_pace"),
    # A match.
    "table": (PLAY, TABLE, "ui.screen_table"),
    "cover": (PLAY, BIG, "ui.screen_cover"),
    "log": (PLAY, LIST, "ui.screen_log"),
    "menu": (PAUSE, LIST, "ui.screen_menu"),
    "score": (PAUSE, LIST, "ui.screen_score"),
    # Either.
    "help": (ANY, LIST, "ui.screen_help"),
    "notice": (ANY, LIST, "ui.screen_notice"),
}
# The match and its table by what is played (engine.options.FLAVOR).
MATCHES = ("ui.match", "ui.acts_match", "ui.house_match")
TABLES = ("ui.screen_table", "ui.screen_acts", "ui.screen_house")
