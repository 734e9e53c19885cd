"""This screen tells how the game is played: rules in short, buttons, what this match changes.

Lines that scroll by pages. What an option is for stands in a file of the drive: the words of all of
them would fill a fifth of a board's memory.
"""

from micropython import const

from engine.own.text import ends_by_points, how_it_ends
from engine.state.layout import EFFECTS, OPTIONS, OPTIONS_SIZE
from engine.state.options import TARGET
from ui.draw.paragraphs import wrapped
from ui.draw.sheets import open_made
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_RULES = (
    b"Lay a card that fits the top card: its color, its number or its sign. Or draw.",
    b"",
    b"Skip: the next one loses the turn.",
    b"Reverse: the other way round.",
    b"+2: the next draws 2 and loses the turn.",
    b"Wild: call a color.",
    b"Wild +4: four cards, but only without the color in your hand: else a challenge can send"
    b" them back.",
    b"",
    b"UNO! before you lay the last card but one. If you forget, others may catch you",
    b"",
)
_SIGN = const(35)  # of a number
_PAD = b"START or B held: the menu. SELECT: UNO!"
_TWO = b"B held: the menu."


class Screen(ListScreen):
    """Rows: lines of text. Moving turns a page, A leaves."""

    def enter(self) -> None:
        """Show it."""
        app = self.app
        columns = self.page.body.columns
        self._top = 0
        self._lines = []
        for words in _RULES + (_PAD if app.keys.has_pad else _TWO, b"", b"Here:"):
            self._lines += wrapped(words, columns)
        rules = app.match.view[EFFECTS : OPTIONS + OPTIONS_SIZE] if app.match else _usual()
        for words in changes(rules):
            self._lines += wrapped(b"- " + words, columns)
        self._rows = len(self._lines)
        self.open("How to play", self._rows, 0, 0)

    def hint(self) -> None:  # per frame
        """What the buttons do."""
        if self._top == self._last():
            words = b"A back  UP before" if self.app.keys.has_pad else b"A back  B to top"
        else:
            words = b"A back  DOWN more" if self.app.keys.has_pad else b"A back  B more"
        self.page.hint(words)

    def _last(self) -> int:  # per frame
        """The first line of the last page."""
        return (self._rows - 1) // self.page.room * self.page.room

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a line."""
        i += self._top
        if i < self._rows:
            text.word(self._lines[i])

    def _move(self, step: int) -> None:  # per frame
        """Turn the page; with two buttons after the last the first."""
        top = self._top + step * self.page.room
        if top > self._last():
            top = self._top if self.app.keys.has_pad else 0
        self._top = max(top, 0)
        self.draw()
        self.hint()

    def choose(self, i: int) -> None:
        """Back."""
        self.back()

    def back(self) -> None:
        """Back to the title, or to the menu in play."""
        self.app.go("menu" if self.app.resumes else "title")


def _usual() -> bytearray:
    """The first rule set, where no match is on."""
    from engine.rulesets.flat import whole

    return whole(0)


def changes(rules: bytearray) -> "list[bytes]":
    """How a hand ends by rules, and a line for each option that differs from the first rule set.

    rules: effects and options, as in a state from layout.EFFECTS on.
    """
    told = [how_it_ends(rules)]
    with open_made("options.txt") as file:
        line = file.readline()
        while line:
            said = _said(rules, line[:-1])
            if said:
                told.append(said)
            line = file.readline()
    return told


def _said(rules: bytearray, line: bytes) -> bytes:
    """What a line of the file says of rules (sim.art.options); empty: nothing."""
    place, value, words = line.split(b" ", 2)
    at = int(place)
    if at == TARGET - EFFECTS and not ends_by_points(rules):
        return b""
    if value[0] != _SIGN:
        return words if rules[at] == int(value) else b""
    usual, words = words.split(b" ", 1)
    number = rules[at] if len(value) == 1 else rules[at] | rules[at + 1] << 8
    if number == int(usual) and at != TARGET - EFFECTS:  # that is always told
        return b""
    return words + str(number).encode()
