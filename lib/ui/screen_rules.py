"""The rule sets to choose from, and a line about the one under the cursor."""

from micropython import const

from engine.rulesets.index import FEWEST, LINES, MOST, NAMES, ON_SCREEN
from ui.list_screen import ListScreen

_BELOW = const(4)  # rows: an empty one, and its line


class Screen(ListScreen):
    """Rows: the names; at the foot what the chosen one is about."""

    def enter(self) -> None:
        """Show it. As bytes: a letter of a string can be an object that is not there yet."""
        self._names = [name.encode() for name in NAMES[:ON_SCREEN]]
        self._lines = [line.encode() for line in LINES[:ON_SCREEN]]
        self.below = _BELOW
        self.open("Rules", ON_SCREEN, self.app.setup.rules)

    def draw(self) -> None:  # per frame
        """The names, and below them the line of the chosen one, broken into rows."""
        super().draw()
        body = self.page.body
        row = min(ON_SCREEN, self.page.room - _BELOW) + 1
        line = self._lines[self.cursor]
        at = 0
        while row < self.page.room:
            body.start(row)
            body.letter(32)
            at = self._write_part(body, line, at)
            body.end()
            row += 1
            if at >= len(line):
                break

    def _write_part(self, body: "Text", line: bytes, at: int) -> int:  # per frame
        """Write as many words as fit from a place in line on; return the next place."""
        while at < len(line):
            end = line.find(b" ", at)
            if end < 0:
                end = len(line)
            if end - at > body.room():
                break
            while at < end:
                body.letter(line[at])
                at += 1
            body.letter(32)
            at += 1
        return at

    def write(self, text: "Text", i: int) -> None:  # per frame
        """A name and for how many players it is."""
        text.word(self._names[i])
        text.letter(32)
        text.number(FEWEST[i])
        if FEWEST[i] != MOST[i]:
            text.letter(45)
            text.number(MOST[i])
        if text.room() > 8:
            text.word(b" players")

    def choose(self, i: int) -> None:
        """Go on to the players."""
        setup = self.app.setup
        setup.rules = i
        setup.players = min(max(setup.players, FEWEST[i]), MOST[i])
        self.app.go("players")

    def back(self) -> None:
        """Back to the title, or to the menu of the match that is still on."""
        self.app.go("menu" if self.app.resumes else "title")


if False:
    from ui.text import Text
