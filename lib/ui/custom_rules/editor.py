"""This screen shows one mix, a rule set of the players' own, to play, name, change or delete it.

Its options are in groups; a group is a list of its own on the same screen. Each change is saved.
The foot says at once if options contradict each other; such a mix can be kept, but not played.
"""

from micropython import const

from engine.rulesets import mixing
from engine.rulesets.index_generated import NAMES, UP_TO
from engine.rulesets.lines_generated import LINES
from engine.rulesets.mixing import reason
from engine.rulesets.rule_set import ready
from engine.rulesets.words_generated import GROUP_SIZES, GROUPS, WORDS
from ui.custom_rules import option_rows, store
from ui.draw.font import ASTERISK, COLON, SPACE
from ui.match.setup_bytes import keep
from ui.rule_names import title_of
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.row_line import RowLine

_PLAY = const(0)
_NAME = const(1)
_BASE = const(2)
_FIRST_GROUP = const(3)
_ASKED = b"?"  # the foot is written anew, in parts
_TOP = const(-1)
_FULL = "There is no room for so many changes. Take some back, or delete another mix."


class Screen(ListScreen):
    """Rows: play, name, rule set, the groups, delete; or the options of a group."""

    words_below = 80
    adjusts = True

    def enter(self) -> None:
        """Show the screen."""
        setup = self.app.setup
        self._mix = store.chosen(setup)
        self._name = store.name(setup, self._mix)
        self._base = title_of(setup.rules)
        self._changes = store.changes(setup)  # applied anew when another rule set is chosen
        self._rules = mixing.with_changes(setup.rules, self._changes)
        self._before = ready(setup.rules)
        self._changed = bytearray(len(GROUP_SIZES))
        cursor = _BASE if self._is_new() else _PLAY
        self._show_groups(_NAME if self.app.came_from == "name" else cursor)

    def _is_new(self) -> bool:
        """Is this still a new mix: nothing changed, named or chosen?"""
        setup = self.app.setup
        return not setup.rules and not store.changes(setup) and self._name[:4] == store.NEW

    def _show_groups(self, cursor: int) -> None:
        """Show the groups, with the number of changed options in each."""
        self._group = _TOP
        self.starts = True
        i = 0
        for group in range(len(GROUP_SIZES)):
            self._changed[group] = 0
            for _ in range(GROUP_SIZES[group]):
                self._changed[group] += self._is_changed(i)
                i += 1
        self._why = mixing.against(self._rules, UP_TO[self.app.setup.rules])
        self.open(_FIRST_GROUP + len(GROUP_SIZES) + 1, cursor, self._name)

    def _show_options(self, group: int) -> None:
        """Show the options of a group."""
        self._group = group
        self.starts = False
        self._first_option = option_rows.first_of(group)
        self.open(GROUP_SIZES[group], 0, GROUPS[group])

    def _is_changed(self, i: int) -> bool:  # per frame
        return mixing.value_of(self._rules, i) != mixing.value_of(self._before, i)

    def about(self, i: int) -> bytes:  # per frame
        """Return whether an option is shown, or something is wrong with the mix."""
        return _ASKED if self._why >= 0 or self._group != _TOP else b""

    def tell(self, about: bytes) -> None:  # per frame
        """Write what an option means, or what is wrong with the mix."""
        if self._why >= 0:
            option_rows.tell_why(self.foot, self._why)
            return
        i = self._first_option + self.cursor
        value = mixing.value_of(self._rules, i)
        self.foot.words(LINES[i], COLON)
        if WORDS[i]:
            self.foot.words(WORDS[i][value])
        else:
            self.foot.number(value)

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write a row."""
        if self._group != _TOP:
            i += self._first_option
            text.columns += 1  # the colon before the value is not shown
            text.letter(ASTERISK if self._is_changed(i) else SPACE)
            option_rows.write(text, self._rules, i)
        elif i == _PLAY:
            text.word(b"Play")
        elif i == _NAME:
            text.word(b"Name: ")
            text.word(self._name)
        elif i == _BASE:
            text.word(b"From: ")
            text.word(self._base)
        elif i == self.count - 1:
            text.word(b"Delete")
        else:
            text.word(GROUPS[i - _FIRST_GROUP])
            if self._changed[i - _FIRST_GROUP]:
                text.word(b" *")
                text.number(self._changed[i - _FIRST_GROUP])

    def choose(self, i: int) -> None:
        """Do a row."""
        if self._group != _TOP or i == _BASE:
            self.adjust(i, 1)
        elif i == _PLAY:
            self._play()
        elif i == _NAME:
            self.app.setup.naming = -1
            self.app.go("name")
        elif i == self.count - 1:
            store.delete(self.app.setup, self._mix)
            self._leave("chooser")
        else:
            self._show_options(i - _FIRST_GROUP)

    def _play(self) -> None:
        if self._why >= 0:
            self.app.tell("Contradiction", reason(self._why).decode() + ".", "editor")
        else:
            self._leave("players")

    def adjust(self, i: int, step: int) -> None:
        """Choose another value, or another rule set to start from."""
        setup = self.app.setup
        if self._group != _TOP:
            option_rows.step(self._rules, self._first_option + i, step)
            self._why = mixing.against(self._rules, UP_TO[setup.rules])
            if self._keep():
                self.draw()
        elif i == _BASE:
            store.put_base(setup, self._mix, (setup.rules + step) % len(NAMES))
            self._base = title_of(setup.rules)
            self._before = ready(setup.rules)
            self._rules = mixing.with_changes(setup.rules, self._changes)
            if self._keep():
                self._show_groups(_BASE)

    def back(self) -> None:
        """Go from the options to the groups, and from there to the other mixes."""
        setup = self.app.setup
        if self._group != _TOP:
            self._changes = store.changes(setup)
            self._show_groups(_FIRST_GROUP + self._group)
            return
        if self._is_new():
            store.delete(setup, self._mix)
        self._leave("chooser")

    def _keep(self) -> bool:
        """Save in the mix what differs from its rule set; without room say so, and return False."""
        setup = self.app.setup
        is_kept = store.put_changes(setup, mixing.changes_of(self._rules, setup.rules))
        if is_kept:
            keep(self.app)
        else:
            self.app.tell("No room", _FULL, "editor")
        return is_kept

    def _leave(self, to: str) -> None:
        """Save the settings, and go to a screen."""
        keep(self.app)
        self.app.go(to)
