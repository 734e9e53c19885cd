"""This screen says that a saved match cannot be resumed here, and why, and lets it be given up.

It is shown before the title at every start, until the match is given up or its owner resumed it.
New matches can be played meanwhile, but are not saved.
"""

from micropython import const

from journal.reasons import OTHER_VERSION
from ui.draw.paragraphs import wrapped
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_ROWS = (b"Keep it", b"Give it up")
_FIRST_LINE = const(3)
# By the journal's states, from OTHER_VERSION on.
_WORDS = (
    b"A match of another version of Wildhand is saved here. To finish it, put that version back.",
    b"A match of another board is saved here. To finish it, put this drive's files back there.",
    b"A match by rules unknown here is saved. To finish it, put the version that has them back.",
)
_TAIL = b" Until you give it up, new matches are not saved."


class Screen(ListScreen):
    """Rows: keep or give up, an empty one, then the text."""

    def enter(self) -> None:
        """Show the screen."""
        words = _WORDS[self.app.saves.drive_state - OTHER_VERSION] + _TAIL
        self._lines = wrapped(words, self.page.body.columns - 1)
        self.open("Saved match", _FIRST_LINE + len(self._lines), 0, len(_ROWS))

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        if i < len(_ROWS):
            text.word(_ROWS[i])
        elif i >= _FIRST_LINE:
            text.word(self._lines[i - _FIRST_LINE])

    def choose(self, i: int) -> None:
        """Keep the save or give it up; then show the title."""
        if i == 1:
            self.app.saves.give_up_held()
        self.app.go("title")

    def back(self) -> None:
        """Keep the save."""
        self.app.go("title")
