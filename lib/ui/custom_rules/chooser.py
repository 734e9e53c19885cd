"""This screen lists the players' own rule sets (mixes), and makes new ones."""

from engine.rulesets import mixing
from ui.custom_rules import store
from ui.draw.list_page import SIGNS
from ui.rule_names import title_of
from ui.screens.lists import ListScreen

_OWN = b"Your own, made of "
_NEW = b"Start from any rules, switch options, name it."
_UNKNOWN = (
    "A later version of Wildhand made this mix. Options unknown here are not played, and changing"
    " the mix here removes them."
)
_NO_ROOM = "There is no room for another mix. Delete one first."


class Screen(ListScreen):
    """Rows: the names, then a new mix; the foot says what the mix under the cursor is made of."""

    marks = SIGNS

    def enter(self) -> None:
        """Show the screen."""
        setup = self.app.setup
        mixes = range(store.count(setup))
        self.lines = [store.name(setup, mix) for mix in mixes] + [b"New mix"]
        self._about = [_OWN + title_of(store.base(setup, mix)) for mix in mixes] + [_NEW]
        self.open(len(self.lines), max(store.chosen(setup), 0))

    def about(self, i: int) -> bytes:  # per frame
        """Return what a mix is made of."""
        return self._about[i]

    def choose(self, i: int) -> None:
        """Open a mix, or make one."""
        setup = self.app.setup
        if i < len(self.lines) - 1:
            store.choose(setup, i)
            if mixing.is_known(store.changes(setup)):
                self.app.go("editor")
            else:
                self.app.tell("Later version", _UNKNOWN, "editor")
        elif store.add(setup):
            self.app.go("editor")
        else:
            self.app.tell("No room", _NO_ROOM, "chooser")
