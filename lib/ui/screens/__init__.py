"""This module lists every screen, in a row each: where it is, its title, and how it is left.

A screen's module has a class `Screen(app)` with `enter()`, `wish(wish)` for what the player wants,
and `tick(now)`, called once a frame. The class of the table also names its page: `Screen.Page`.
"""

import sys

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.app import App

# The acts of the app's memory (ui.match.memory).
MENUS = const(0)
PLAY = const(1)
PAUSE = const(2)  # over a table; part of PLAY on a board with room
BOTS = const(3)  # bots play among themselves
ANY = const(4)  # the current act

# The pages (ui.draw.pages).
BIG = const(0)
LIST = const(1)
TABLE = const(2)
SCORE = const(3)
TITLE = const(4)

# The packages of screens. A module has its screen's name, but for the table.
_FOLDERS = ("ui.screens.", "ui.custom_rules.", "ui.tournament.")
_CUSTOM_RULES = const(1 << 6)
_TOURNAMENT = const(2 << 6)

# In the first field of a row: the act, the page, and the folder.
_ACT = const(7)
_PAGE = const(7)
_PAGE_SHIFT = const(3)
_FOLDER_SHIFT = const(6)
_ON_BIG = const(BIG << 3)
_ON_LIST = const(LIST << 3)
_ON_TABLE = const(TABLE << 3)
_ON_SCORE = const(SCORE << 3)
_ON_TITLE = const(TITLE << 3)
_MIXES = const(MENUS | _ON_LIST | _CUSTOM_RULES)
_ROUNDS = const(MENUS | _ON_LIST | _TOURNAMENT)

# The fields of a row. A drive parts them (`tools.drive.columns`): a table of cards needs the first.
_WHERE = const(0)
TITLE_AT = const(1)  # b"": the screen makes its own, or has none
# Where B leads, or B held with two buttons; START, where B does something else. "": to the screen
# before. Some screens know better: the menu leads back to the game.
BACK_AT = const(2)
WAY_AT = const(3)  # a screen, and its row, or a key; "": it opens by itself

SCREENS: "dict[str, tuple[Any, ...]]" = {
    "title": (MENUS | _ON_TITLE, b"", "title", ""),
    "held": (MENUS | _ON_LIST, b"Saved match", "title", ""),
    "check": (BOTS | _ON_LIST, b"Self-check", "title", ""),
    "rules": (MENUS | _ON_LIST, b"Rules", "title", "title: PLAY"),
    "chooser": (_MIXES, b"Your own", "rules", "title: Own rules"),
    "editor": (_MIXES, b"", "chooser", "chooser: New mix"),
    "name": (_MIXES, b"Name", "", "editor: Name"),
    "people": (MENUS | _ON_LIST, b"Who plays", "title", "title: Who plays"),
    "players": (MENUS | _ON_LIST, b"Players", "rules", "rules: Official"),
    "failure": (MENUS | _ON_LIST, b"Error", "title", ""),
    # A tournament, while no table is played.
    "new_tournament": (_ROUNDS, b"Several tables", "rules", "rules: Several tables"),
    "round": (_ROUNDS, b"", "title", "new_tournament: Start"),
    "one_table": (_ROUNDS, b"", "round", "round: Table 1"),
    "seating": (_ROUNDS, b"Who sits where", "round", "round: Who sits"),
    "report": (_ROUNDS, b"", "one_table", "one_table: Enter the result"),
    "round_end": (_ROUNDS, b"", "round", ""),
    "standings": (_ROUNDS, b"Standings", "round", "round: Standings"),
    "bot_tables": (BOTS | _ON_LIST | _TOURNAMENT, b"", "round", ""),
    # A match.
    "table": (PLAY | _ON_TABLE, b"", "menu", "players: DEAL!"),
    "cover": (PLAY | _ON_TABLE, b"", "menu", ""),
    "menu": (PAUSE | _ON_LIST, b"Menu", "table", "table: START"),
    "bots": (PAUSE | _ON_LIST, b"Let a bot play", "menu", "menu: Let a bot play"),
    "log": (PAUSE | _ON_LIST, b"What happened", "menu", "menu: What happened"),
    "score": (PAUSE | _ON_SCORE, b"", "menu", ""),
    "sheet": (PAUSE | _ON_LIST, b"Score", "score", "score: RIGHT"),
    # In the menus and in a match.
    "help": (ANY | _ON_BIG, b"", "", "title: How to play"),
    "settings": (ANY | _ON_LIST, b"Settings", "", "title: Settings"),
    "notice": (ANY | _ON_LIST, b"", "", ""),
    "end": (ANY | _ON_LIST, b"Running match", "", "menu: Start over"),
}
_TABLE = "ui.table.screen"  # the module of a match's table


def row_to(name: str, rows: bytes, leads_to: "tuple[str, ...]") -> int:
    """Return the row that leads to a screen, 0: none does. leads_to: by row's number in `rows`."""
    for i in range(len(rows)):
        if leads_to[rows[i]] == name:
            return i
    return 0


def heading_of(name: str) -> bytes:
    """Return the title of a screen, b"": its row has none."""
    return SCREENS[name][TITLE_AT]  # type: ignore[no-any-return]


def go_back(app: "App") -> None:
    """Lead to where the row of the screen that is shown says."""
    app.go(SCREENS[app.shown][BACK_AT] or app.came_from)


def act_of(name: str) -> int:
    """Return the act in which a screen is shown."""
    return SCREENS[name][_WHERE] & _ACT  # type: ignore[no-any-return]


def page_of(name: str) -> int:
    """Return the page that a screen is drawn on."""
    return SCREENS[name][_WHERE] >> _PAGE_SHIFT & _PAGE  # type: ignore[no-any-return]


def is_loaded(name: str) -> bool:
    """Is a screen's module in memory?"""
    return _module_of(name) in sys.modules


def screen_class(name: str) -> "Any":
    """Load a screen's module and return its class."""
    module = _module_of(name)
    __import__(module)
    return sys.modules[module].Screen


def _module_of(name: str) -> str:
    if name == "table":
        return _TABLE
    return _FOLDERS[SCREENS[name][_WHERE] >> _FOLDER_SHIFT] + name
