"""This screen lists the players' own rule sets (mixes), and makes new ones."""

from micropython import const

from engine.rulesets import mixing
from ui.custom_rules import store
from ui.draw.paragraphs import Foot
from ui.rule_names import title_of
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_BELOW = const(4)  # rows: an empty one, and what the row under the cursor is
_OWN = b"Your own, made of "
_NEW = b"Start from any rules, switch options, name it."
_UNKNOWN = (
    "A later version of Wildhand made this mix. Options unknown here are not played, and changing"
    " the mix here removes them."
)
_NO_ROOM = "There is no room for another mix. Delete one first."


class Screen(ListScreen):
    """Rows: the names, then a new mix; the foot says what the mix under the cursor is made of."""

    def enter(self) -> None:
        """Show the screen."""
        setup = self.app.setup
        self._foot = Foot(self.page)
        self._names = []
        self._lines = []
        for mix in range(store.count(setup)):
            self._names.append(store.name(setup, mix))
            self._lines.append(_OWN + title_of(store.base(setup, mix)))
        self._names.append(b"New mix")
        self._lines.append(_NEW)
        self.below = _BELOW
        self.open("Your own", len(self._names), max(store.chosen(setup), 0))

    def draw(self) -> None:  # per frame
        """Draw the names, and at the foot what the mix under the cursor is made of."""
        super().draw()
        foot = self._foot
        foot.begin(_BELOW)
        foot.words(self._lines[self.cursor])
        foot.end()

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a name."""
        text.word(self._names[i])

    def choose(self, i: int) -> None:
        """Open a mix, or make one."""
        setup = self.app.setup
        if i < len(self._names) - 1:
            store.choose(setup, i)
            if mixing.is_known(store.changes(setup)):
                self.app.go("editor")
            else:
                self.app.tell("Later version", _UNKNOWN, "editor")
        elif store.add(setup):
            self.app.go("editor")
        else:
            self.app.tell("No room", _NO_ROOM, "chooser")

    def back(self) -> None:
        """Go back to the rule sets."""
        self.app.go("rules")
