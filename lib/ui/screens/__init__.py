"""This module lists every screen: when it can be shown, on which page, and where its module is.

A screen's module has a class `Screen(app)` with `enter()`, `wish(wish)` for what the player wants,
and `tick(now)`, called once a frame. The class of the table also names its page: `Screen.Page`.
"""

import sys

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

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

# A row of the table: the act, the page, and the folder.
_ACT = const(7)
_PAGE = const(7)
_PAGE_SHIFT = const(3)
_FOLDER_SHIFT = const(6)
_ON_BIG = const(BIG << 3)
_ON_LIST = const(LIST << 3)
_ON_TABLE = const(TABLE << 3)
_ON_SCORE = const(SCORE << 3)
_ON_TITLE = const(TITLE << 3)

SCREENS = {
    "title": MENUS | _ON_TITLE,
    "held": MENUS | _ON_LIST,
    "check": BOTS | _ON_LIST,
    "rules": MENUS | _ON_LIST,
    "chooser": MENUS | _ON_LIST | _CUSTOM_RULES,
    "editor": MENUS | _ON_LIST | _CUSTOM_RULES,
    "name": MENUS | _ON_LIST | _CUSTOM_RULES,
    "people": MENUS | _ON_LIST,
    "players": MENUS | _ON_LIST,
    "failure": MENUS | _ON_LIST,
    # A tournament, while no table is played.
    "new_tournament": MENUS | _ON_LIST | _TOURNAMENT,
    "round": MENUS | _ON_LIST | _TOURNAMENT,
    "one_table": MENUS | _ON_LIST | _TOURNAMENT,
    "seating": MENUS | _ON_LIST | _TOURNAMENT,
    "report": MENUS | _ON_LIST | _TOURNAMENT,
    "round_end": MENUS | _ON_LIST | _TOURNAMENT,
    "standings": MENUS | _ON_LIST | _TOURNAMENT,
    "bot_tables": BOTS | _ON_LIST | _TOURNAMENT,
    # A match.
    "table": PLAY | _ON_TABLE,
    "cover": PLAY | _ON_TABLE,
    "menu": PAUSE | _ON_LIST,
    "bots": PAUSE | _ON_LIST,
    "log": PAUSE | _ON_LIST,
    "score": PAUSE | _ON_SCORE,
    "sheet": PAUSE | _ON_LIST,
    # In the menus and in a match.
    "help": ANY | _ON_BIG,
    "settings": ANY | _ON_LIST,
    "notice": ANY | _ON_LIST,
    "end": ANY | _ON_LIST,
}
_TABLE = "ui.table.screen"  # the module of a match's table


def row_to(name: str, rows: bytes, leads_to: "tuple[str, ...]") -> int:
    """Return the row that leads to a screen, 0: none does. leads_to: by row's number in `rows`."""
    for i in range(len(rows)):
        if leads_to[rows[i]] == name:
            return i
    return 0


def act_of(name: str) -> int:
    """Return the act in which a screen is shown."""
    return SCREENS[name] & _ACT


def page_of(name: str) -> int:
    """Return the page that a screen is drawn on."""
    return SCREENS[name] >> _PAGE_SHIFT & _PAGE


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
    return _FOLDERS[SCREENS[name] >> _FOLDER_SHIFT] + name
