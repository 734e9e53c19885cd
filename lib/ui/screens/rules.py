"""This screen lists the rule sets; behind them the ways to several tables and to own rules."""

from micropython import const

from engine.rulesets.index import FEWEST, LINES, MOST, NAMES
from ui.draw.paragraphs import Foot
from ui.own_rules import mixes
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_BELOW = const(4)  # rows: an empty one, and its line
_OWN = b"Start from any rule set and switch options"
_TABLES = b"Rotations of partners, and evenings of tables that people move between"


class Screen(ListScreen):
    """Rows: the names; at the foot what the chosen one is about."""

    def enter(self) -> None:
        """Show it. As bytes: a letter of a string can be an object that is not there yet."""
        setup = self.app.setup
        self._foot = Foot(self.page)
        self._names = [name.encode() for name in NAMES]
        self._lines = [line.encode() for line in LINES]
        self._names += (b"Several tables", b"Your own")
        self._lines += (_TABLES, _OWN)
        self.below = _BELOW
        cursor = setup.rules if mixes.chosen(setup) < 0 else len(NAMES) + 1
        self.open("Rules", len(self._names), cursor)

    def draw(self) -> None:  # per frame
        """The names, and below them the line of the chosen one, broken into rows."""
        super().draw()
        foot = self._foot
        foot.begin(_BELOW)
        i = self.cursor
        foot.words(self._lines[i])
        if i < len(NAMES) and not self._is_for(i):
            foot.words(b"- not for")
            foot.number(self.app.setup.players)
        foot.end()

    def _is_for(self, i: int) -> bool:  # per frame
        """Can as many play it as played last?"""
        return FEWEST[i] <= self.app.setup.players <= MOST[i]

    def write(self, text: "Text", i: int) -> None:  # per frame
        """A name and for how many players it is."""
        text.word(self._names[i])
        if i >= len(NAMES):
            return
        text.letter(32)
        text.number(FEWEST[i])
        if FEWEST[i] != MOST[i]:
            text.letter(45)
            text.number(MOST[i])
        if not self._is_for(i):
            if text.room() > 6:
                text.word(b" not ")
                text.number(self.app.setup.players)
        elif text.room() > 8:
            text.word(b" players")

    def choose(self, i: int) -> None:
        """Go on to the players, or to those of the players' own."""
        if i < len(NAMES):
            mixes.choose_ready(self.app.setup, i)
            self.app.go("players")
        else:
            self.app.go("own" if i > len(NAMES) else "evening")

    def back(self) -> None:
        """Back to the title. A match that was on is resumed from there."""
        self.app.go("title")
