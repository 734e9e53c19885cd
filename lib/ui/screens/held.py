"""This screen says that a saved match cannot be resumed here, and why, and lets it be given up.

It is shown before the title at every start, until the match is given up or its owner resumed it.
New matches can be played meanwhile, but are not saved.
"""

from journal.reasons import EMPTY, OTHER_VERSION
from ui.draw.list_page import SIGNS
from ui.screens.lists import ListScreen

_ROWS = (b"Keep it", b"Give it up")
# By the journal's states, from OTHER_VERSION on.
_WORDS = (
    b"A match of another version is saved here. To finish it, put that version back.",
    b"A match of another board is saved here. To finish it, put these files back there.",
    b"A match by unknown rules is saved here. To finish it, put their version back.",
)
_TAIL = b" Until you give it up, new matches are not saved."


class Screen(ListScreen):
    """Rows: keep or give up, and below them the text."""

    marks = SIGNS
    lines = _ROWS

    def enter(self) -> None:
        """Show the screen."""
        self._words = _WORDS[self.app.saves.drive_state - OTHER_VERSION] + _TAIL
        self.open(len(_ROWS))

    def about(self, i: int) -> bytes:  # per frame
        """Return the text."""
        return self._words

    def choose(self, i: int) -> None:
        """Keep the save or give it up; then show the title."""
        if i == 1:
            self.app.saves.drive_state = EMPTY  # `forget_match` leaves a held match alone
            self.app.saves.forget_match()
        self.back()
