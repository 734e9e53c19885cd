"""What is kept: the match after every choice, the settings, what was played so far.

    saves.keep(match)        write the match: into memory, and on the drive if there is one
    saves.has_match()        is there a match to resume?
    saves.forget_match()     it is over, or given up

and what is not needed in play, in `ui.keeping`.

What went wrong last is `trouble`, 0 or a reason of the journal; the app tells it once. The
journal (lib/journal) is opened by code.py, where there is a drive to write to, and for
saves of this VERSION. The match as it was saved last stays in memory, so that a screen that
fails, or a visit to the title, loses nothing even without a drive: in the very page that the
journal writes, which has room for the journal's frame around it.
"""

from micropython import const

from engine.layout import RULE_SET
from engine.rulesets.index import NAMES
from ui.saved_match import write_into

# The layout of what is saved: engine/layout.py, ui/saved_match.py, ui/played.py. The settings
# tell theirs themselves (ui/saved_setup.py).
# A change there that would read old saves wrongly makes this one more.
VERSION = const(5)
# Tags of rule sets in saves: a rule set's number and 1. Others' matches cannot be resumed.
RULE_TAGS = range(1, len(NAMES) + 1)
del NAMES  # a board has no use for the texts in play

# Kinds of the journal, reasons and states; a test holds them against lib/journal.
_MATCH = const(0)
SETTINGS = const(1)
STATISTICS = const(2)
_NO_FILE = const(1)
_OK = const(0)
_EMPTY = const(1)
TORN = const(2)
OTHER_VERSION = const(3)  # and above: somebody else's save, which is kept


class Saves:
    """book: the journal on the board's drive, None without a drive."""

    def __init__(self, book: "Journal | None") -> None:
        self.numbers = None  # of ui.played, once they are asked for
        self.book = book
        self.trouble = _NO_FILE
        self.page = None  # of the match as saved last
        self.bytes = None  # its bytes there
        self.is_on = False  # there is a match in `bytes`
        self.is_found = False  # there was one on the drive at the start, not read yet
        self.found = _EMPTY  # state of the match on the drive
        if book is not None:
            self.trouble = book.barred
            self.found = book.state(_MATCH)
            self.is_found = self.found == _OK and book.length(_MATCH) > 0

    def keep(self, match: "Match") -> None:  # per frame
        """Write a match; `trouble` tells why that failed."""
        match.is_unsaved = False
        saved = self.bytes
        write_into(match, saved)
        self.is_on = True
        self.is_found = False
        book = self.book
        if book is not None:
            rules = match.game.state[RULE_SET] + 1
            self.trouble = book.save_page(_MATCH, self.page, len(saved), rules)

    def has_match(self) -> bool:
        """Is there a match to resume?"""
        return self.is_on or self.is_found

    def forget_match(self) -> None:
        """There is nothing to resume any more."""
        self.is_on = self.is_found = False
        self.page = self.bytes = None
        if self.book is not None and self.found < OTHER_VERSION:
            self.trouble = self.book.clear(_MATCH)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from journal import Journal
    from ui.match import Match
