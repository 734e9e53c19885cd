"""The rules in short, the buttons, and what this game's rules change; more than a screen, so it
scrolls.

What is changed is every option in which the match that is on differs from the first rule set, in
the words of the menus; without a match there is nothing of that kind.
"""

from engine.layout import EFFECTS, OPTIONS, OPTIONS_SIZE
from engine.options import TARGET
from engine.own import mixed
from engine.own.codes import CODES, COUNTS
from engine.own.lines import LINES
from engine.own.words import WORDS
from ui.list_screen import ListScreen
from ui.text import start_of
from ui.wrapped import wrapped

# At most 20 letters a line.
_LINES = (
    b"Lay a card that fits",
    b"the top card: its",
    b"color, its number or",
    b"its sign. Or draw.",
    b"",
    b"Skip: the next one",
    b"loses the turn.",
    b"Reverse: the other",
    b"way round.",
    b"+2: the next draws 2",
    b"and loses the turn.",
    b"Wild: call a color.",
    b"Wild +4: four cards,",
    b"but only without the",
    b"color in your hand:",
    b"else a challenge can",
    b"send them back.",
    b"",
    b"UNO! before you lay",
    b"the last card but",
    b"one. If you forget,",
    b"others may catch you",
    b"",
    b"First out wins the",
    b"points of all other",
    b"hands.",
    b"",
)
_PAD = (b"START or B held: the", b"menu. SELECT: UNO!")
_TWO = (b"B held: the menu.", b"")


def _part(words: bytes, i: int) -> bytes:
    """Line i of a text."""
    at = start_of(words, i)
    return words[at : words.find(b"\n", at)]


class Screen(ListScreen):
    """Rows: lines of text. Moving turns a page, A leaves."""

    def enter(self) -> None:
        """Show it."""
        self._top = 0
        self._lines = list(_LINES)
        self._lines.extend(_PAD if self.app.keys.has_pad else _TWO)
        match = self.app.match
        rules = mixed.ready(0) if match is None else match.view[EFFECTS : OPTIONS + OPTIONS_SIZE]
        self._add_changes(rules, mixed.ready(0))
        self.open("How to play", len(self._lines), 0, 0)

    def _add_changes(self, rules: bytearray, before: bytearray) -> None:
        """Tell what is different here, each in a paragraph."""
        self._lines.append(b"")
        self._lines.append(b"Here:")
        for i in range(len(CODES)):
            value = mixed.value_of(rules, i)
            if value != mixed.value_of(before, i) or CODES[i] == TARGET - EFFECTS:
                said = _part(WORDS, i).split(b"\t")[value].decode() if COUNTS[i] else str(value)
                told = "- " + _part(LINES, i).decode() + ": " + said
                for line in wrapped(told, self.page.body.columns):
                    self._lines.append(line.encode())

    def hint(self) -> None:  # per frame
        """What the buttons do."""
        self.page.hint(b"A back  DOWN more" if self.app.keys.has_pad else b"A back  B more")

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a line."""
        i += self._top
        if i < len(self._lines):
            text.word(self._lines[i])

    def _move(self, step: int) -> None:  # per frame
        """Turn the page: forward and round again, or back."""
        rows = self.page.room
        last = (len(self._lines) - 1) // rows * rows
        if step > 0:
            self._top = self._top + rows if self._top < last else 0
        else:
            self._top = max(self._top - rows, 0)
        self.draw()

    def choose(self, i: int) -> None:
        """Back."""
        self.back()

    def back(self) -> None:
        """Back to the title, or to the menu in play."""
        self.app.go("menu" if self.app.resumes else "title")


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
