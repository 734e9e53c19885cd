"""This table lists every screen: when it can be shown, on which page, and the module that it is.

A module of it has a class `Screen(app)` with `enter()`, `wish(wish)` for what the player wants, and
`tick(now)` once a frame. That of a table names its page, too: `Screen.Page`.
"""

import sys

from micropython import const

from engine.state.options import (
    CARDS_ACT,
    CHALLENGES,
    DIRTY,
    FACE_DOWN,
    FLAVOR,
    JUMP,
    PILES,
    STACK_BY,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ui.match import Match

# The acts of the app's memory (ui.memory).
MENUS = const(0)
PLAY = const(1)
PAUSE = const(2)  # over a table; on a roomy board no act of its own
BOTS = const(3)  # a match that bots play at a table of their own
ANY = const(4)  # whichever it is now

# The pages (ui.draw.pages).
BIG = const(0)
LIST = const(1)
TABLE = const(2)

SCREENS = {
    "title": (MENUS, BIG, "ui.screens.title"),
    "held": (MENUS, LIST, "ui.screens.held"),
    "check": (BOTS, LIST, "ui.screens.check"),
    "settings": (MENUS, LIST, "ui.screens.settings"),
    "rules": (MENUS, LIST, "ui.screens.rules"),
    "own": (MENUS, LIST, "ui.own_rules.own"),
    "mix": (MENUS, LIST, "ui.own_rules.mix"),
    "name": (MENUS, LIST, "ui.own_rules.name"),
    "people": (MENUS, LIST, "ui.screens.people"),
    "players": (MENUS, LIST, "ui.screens.players"),
    "failure": (MENUS, LIST, "ui.screens.failure"),
    # A match over several tables, between these.
    "evening": (MENUS, LIST, "ui.evening.setup"),
    "round": (MENUS, LIST, "ui.evening.round"),
    "place": (MENUS, LIST, "ui.evening.place"),
    "seating": (MENUS, LIST, "ui.evening.seating"),
    "entry": (MENUS, LIST, "ui.evening.entry"),
    "moves": (MENUS, LIST, "ui.evening.moves"),
    "standings": (MENUS, LIST, "ui.evening.standings"),
    "pace": (BOTS, LIST, "ui.evening.pace"),
    # A match.
    "table": (PLAY, TABLE, "ui.plain.table"),
    "cover": (PLAY, BIG, "ui.screens.cover"),
    "menu": (PAUSE, LIST, "ui.screens.menu"),
    "log": (PAUSE, LIST, "ui.screens.log"),
    "score": (PAUSE, LIST, "ui.screens.score"),
    # Either.
    "help": (ANY, LIST, "ui.screens.help"),
    "notice": (ANY, LIST, "ui.screens.notice"),
    "end": (ANY, LIST, "ui.screens.end"),
}
# The match and its table by what is played: see `kind_of`.
MATCHES = ("ui.match", "ui.acts.match", "ui.house.match", "ui.acts.house_match")
TABLES = ("ui.plain.table", "ui.acts.table", "ui.house.table", "ui.acts.house_table")
_ACTS_AND_HOUSE = const(3)
_ANY_CHALLENGES = const(2)  # challenge=any


def kind_of(rules: "Sequence[int]", start: int) -> int:
    """The place of what plays rules: their flavor, or cards that act with others calling.

    start: where the first of their bytes lies in a state.
    """
    flavor = rules[FLAVOR - start]
    if flavor == CARDS_ACT:
        if rules[JUMP - start] | rules[STACK_BY - start] | rules[DIRTY - start]:
            return _ACTS_AND_HOUSE
        if rules[CHALLENGES - start] == _ANY_CHALLENGES or rules[PILES - start] == FACE_DOWN:
            return _ACTS_AND_HOUSE
    return flavor


def match_class(kind: int) -> "type[Match]":
    """The class of a match of a kind; its module is loaded already (`ui.app`)."""
    return sys.modules[MATCHES[kind]].Match  # type: ignore[no-any-return]
