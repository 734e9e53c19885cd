"""This screen lists the rule sets by groups, then several tables and the players' own rules.

A group is a list of its own on the same screen. The screen begins with the group of the rule set
that was chosen last, so that A is enough to play it again; the last row leads to all groups.
"""

from micropython import const

from engine.rulesets.index_generated import FEWEST, GROUP_OF, LINES, MOST
from ui.custom_rules import store
from ui.draw.font import DASH, PERSON
from ui.draw.list_page import SIGNS
from ui.keys import MENU
from ui.match.setup_bytes import keep
from ui.rule_names import title_of
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.row_line import RowLine

_TOP = const(-1)
# The groups by the numbers of GROUP_OF, then the rows that are no group.
_ROWS = (
    b"Classics",
    b"Quick and wild",
    b"For two",
    b"Big evenings",
    b"Several tables",
    b"Your own",
)
_ABOUT = (
    b"The leaflet's rules, and how families grew them",
    b"Hard hits, false claims, dice: hands turn fast",
    b"Made for a table of two",
    b"Partners, teams, long scores, and Grand",
    b"Rotating partners, or evenings of several tables",
    b"Start from any rule set and switch options",
)
_MORE = b"For two, wild, long, several tables, your own"
_TABLES = const(4)
_OWN = const(5)


class Screen(ListScreen):
    """Rows: the groups, or the rule sets of one; the foot describes the row under the cursor."""

    marks = SIGNS

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._group = _TOP  # that is shown; coming back from "players" shows it again

    def enter(self) -> None:
        """Show the screen. Texts become bytes: iterating over a string may allocate."""
        self._names = [title_of(rules) for rules in range(len(LINES))]
        self._about = [line.encode() for line in LINES]
        setup = self.app.setup
        if self.app.came_from == "new_tournament":
            self._show_groups(_TABLES)
        elif store.chosen(setup) < 0 and self.app.came_from != "chooser":
            self._show_sets(GROUP_OF[setup.rules] if self._group == _TOP else self._group)
        else:
            self._show_groups(_OWN)

    def _show_groups(self, cursor: int) -> None:
        self._group = _TOP
        self.open(len(_ROWS), cursor)

    def _show_sets(self, group: int) -> None:
        """Show the rule sets of a group, with the cursor on the one that was chosen last."""
        self._group = group
        self._sets = bytes([i for i in range(len(LINES)) if GROUP_OF[i] == group])
        at = self._sets.find(bytes((self.app.setup.rules,)))
        self.open(len(self._sets) + 1, max(at, 0), _ROWS[group])

    def about(self, i: int) -> bytes:  # per frame
        """Return the description of a row."""
        if self._group == _TOP:
            return _ABOUT[i]
        return self._about[self._sets[i]] if i < len(self._sets) else _MORE

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a group; or a rule set and its numbers of players, or the way to all groups."""
        if self._group == _TOP or i == len(self._sets):
            text.word(_ROWS[i] if self._group == _TOP else b"Other rules")
            return
        i = self._sets[i]
        text.word(self._names[i])
        text.to_right()
        text.letter(PERSON)
        text.number(FEWEST[i])
        if FEWEST[i] != MOST[i]:
            text.letter(DASH)
            text.number(MOST[i])

    def choose(self, i: int) -> None:
        """Open a group, or go on: to the players, to several tables, or to own rules."""
        if self._group != _TOP and i == len(self._sets):
            self.back()
        elif self._group != _TOP:
            store.choose_ready(self.app.setup, self._sets[i])
            self.app.go("players")
        elif i < _TABLES:
            self._show_sets(i)
        else:
            self.app.go("chooser" if i == _OWN else "new_tournament")

    def hint(self) -> None:  # per frame
        """Write what the buttons do: START explains the rule set under the cursor."""
        if self._is_explained():
            self.page.hint(b"A choose  ST rules")
        else:
            super().hint()

    def _is_explained(self) -> bool:  # per frame
        """Is a rule set under the cursor, on a board with START?"""
        return self.app.keys.has_menu and self._group != _TOP and self.cursor < len(self._sets)

    def wish(self, wish: int) -> None:  # per frame
        """Do what the player wants; help explains the rule set that is chosen."""
        if wish == MENU and self._is_explained():
            store.choose_ready(self.app.setup, self._sets[self.cursor])
            self.app.go("help")
        else:
            super().wish(wish)

    def back(self) -> None:
        """Go from a group to all groups, and from there to the title."""
        if self._group == _TOP:
            keep(self.app)
            super().back()
        else:
            self._show_groups(self._group)
