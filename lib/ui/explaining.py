"""The game in words, for the screen that shows them: its rules, the buttons, what is changed.

    explain(app)   put it into `app.telling`, as texts of ROWS lines each, and show `help`

What is changed is every option in which the match that is on differs from the first rule set, in
the words of the menus; without a match there is nothing of that kind. The words of all options
take more memory than there is beside a page, so this is done where no screen is, and forgotten.
"""

from engine.layout import EFFECTS, OPTIONS, OPTIONS_SIZE
from engine.options import TARGET
from engine.own import mixed
from engine.own.codes import CODES, COUNTS
from engine.own.lines import LINES
from engine.own.mixed import ROWS
from engine.own.words import WORDS
from ui.knobs import word_at
from ui.text import start_of

# At most 20 letters a line.
_RULES = (
    b"Lay a card that fits\n"
    b"the top card: its\n"
    b"color, its number or\n"
    b"its sign. Or draw.\n"
    b"\n"
    b"Skip: the next one\n"
    b"loses the turn.\n"
    b"Reverse: the other\n"
    b"way round.\n"
    b"+2: the next draws 2\n"
    b"and loses the turn.\n"
    b"Wild: call a color.\n"
    b"Wild +4: four cards,\n"
    b"but only without the\n"
    b"color in your hand:\n"
    b"else a challenge can\n"
    b"send them back.\n"
    b"\n"
    b"UNO! before you lay\n"
    b"the last card but\n"
    b"one. If you forget,\n"
    b"others may catch you\n"
    b"\n"
    b"First out wins the\n"
    b"points of all other\n"
    b"hands.\n"
    b"\n"
)
_PAD = b"START or B held: the\nmenu. SELECT: UNO!\n"
_TWO = b"B held: the menu.\n\n"
_HERE = b"\nHere:\n"


def explain(app: "App") -> None:
    """See the module."""
    lines = Lines(app.pages.geometry.columns)
    lines.paragraphs(_RULES)
    lines.paragraphs(_PAD if app.keys.has_pad else _TWO)
    lines.paragraphs(_HERE)
    before = mixed.ready(0)
    match = app.match
    rules = before if match is None else match.view[EFFECTS : OPTIONS + OPTIONS_SIZE]
    for i in range(len(CODES)):
        value = mixed.value_of(rules, i)
        if value != mixed.value_of(before, i) or CODES[i] == TARGET - EFFECTS:
            _tell(lines, i, value)
    app.telling = ("How to play", lines.texts, lines.rows)
    app.go("help")


def _tell(lines: "Lines", i: int, value: int) -> None:
    """What an option is for, and its value."""
    lines.words(b"-", 0, 1)
    text = LINES[i // ROWS]
    at = start_of(text, i % ROWS)
    lines.words(text, at, text.find(b"\n", at), 58)
    if COUNTS[i]:
        text = WORDS[i // ROWS]
        at = word_at(i, value)
        lines.words(text, at, text.find(b"\t", at))
    else:
        said = str(value).encode()
        lines.words(said, 0, len(said))
    lines.end()


class Lines:
    """Words broken into rows of so many letters; `texts` has ROWS of them each, `rows` counts all.

    There is little memory beside a match: no word is copied but to its place.
    """

    def __init__(self, columns: int) -> None:
        self.texts: list[bytearray] = []
        self.rows = 0
        self._columns = columns
        self._at = 0  # in the last text
        self._used = 0  # letters of its last row

    def paragraphs(self, said: bytes) -> None:
        """Write lines, each from a row of its own on."""
        at = 0
        while at < len(said):
            end = said.find(b"\n", at)
            self.words(said, at, end)
            self.end()
            at = end + 1

    def words(self, said: bytes, at: int, end: int, sign: int = 0) -> None:
        """Write the words of a part of a text, and a sign, if any, behind the last."""
        while at < end:
            stop = said.find(b" ", at)
            if stop < 0 or stop > end:
                stop = end
            length = stop - at + (1 if sign and stop == end else 0)
            if self._used and self._used + 1 + length > self._columns:
                self.end()
            if self._used:
                self._letter(32)
            while at < stop:
                self._letter(said[at])
                at += 1
            at += 1
        if sign:
            self._letter(sign)

    def end(self) -> None:
        """End a row, an empty one, too."""
        self._letter(10)
        self.rows += 1
        self._used = 0

    def _letter(self, letter: int) -> None:
        if not self._used and not self.rows % ROWS:
            self.texts.append(bytearray(ROWS * (self._columns + 1)))
            self._at = 0
        self.texts[-1][self._at] = letter
        self._at += 1
        self._used += 1


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
