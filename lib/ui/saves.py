"""What is kept: the match after every choice, the settings, what was played so far.

    saves.keep(match)        write the match: into memory, and on the drive if there is one
    saves.has_match()        is there a match to resume?
    saves.match_bytes()      its bytes, for `ui.resumed_match`; None: it cannot be read
    saves.forget_match()     it is over, or given up

What went wrong last is `trouble`, 0 or a reason of the journal; the app tells it once. The
journal (lib/journal) is opened by code.py, where there is a drive to write to, and for
saves of this VERSION. The match as it was saved last stays in memory, so that a screen that
fails, or a visit to the title, loses nothing even without a drive.
"""

from micropython import const

from engine.layout import RULE_SET
from engine.rulesets.index import NAMES
from ui.saved_match import buffer_for, write_into

# The layout of what is saved: engine/layout.py, ui/saved_match.py, ui/setup.py, ui/played.py.
# A change there that would read old saves wrongly makes this one more.
VERSION = const(1)
# Tags of rule sets in saves: a rule set's number and 1. Others' matches cannot be resumed.
RULE_TAGS = range(1, len(NAMES) + 1)

# Kinds of the journal, reasons and states; a test holds them against lib/journal.
_MATCH = const(0)
SETTINGS = const(1)
STATISTICS = const(2)
_SAVED = const(0)
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
        self._bytes = None  # the match as saved last
        self._is_on = False  # there is a match in _bytes
        self._is_found = False  # there was one on the drive at the start, not read yet
        self.found = _EMPTY  # state of the match on the drive
        if book is not None:
            self.trouble = book.barred
            self.found = book.state(_MATCH)
            self._is_found = self.found == _OK and book.newest(_MATCH).length > 0

    def keep(self, match: "Match") -> None:  # per frame
        """Write a match; `trouble` tells why that failed."""
        match.is_unsaved = False
        saved = self._bytes
        write_into(match, saved)
        self._is_on = True
        self._is_found = False
        book = self.book
        if book is not None:
            rules = match.game.state[RULE_SET] + 1
            self.trouble = book.save(_MATCH, saved, len(saved), rules)

    def begin(self, match: "Match") -> None:
        """A match begins: make the bytes that it is written into, and write it."""
        self._bytes = None
        self._bytes = buffer_for(match)
        self.keep(match)

    def has_match(self) -> bool:
        """Is there a match to resume?"""
        return self._is_on or self._is_found

    def match_bytes(self) -> "bytearray | None":
        """The bytes of the match to resume."""
        if self._is_found:
            self._is_found = False
            buffer = bytearray(self.book.newest(_MATCH).length)
            self._is_on = self.book.read_into(_MATCH, buffer) == len(buffer)
            self._bytes = buffer
        return self._bytes if self._is_on else None

    def forget_match(self) -> None:
        """There is nothing to resume any more."""
        self._is_on = self._is_found = False
        self._bytes = None
        if self.book is not None and self.found < OTHER_VERSION:
            self.trouble = self.book.clear(_MATCH)

    def give_up(self) -> None:
        """Somebody else's match is not kept any longer."""
        self.found = _EMPTY
        self.forget_match()

    def read_into(self, kind: int, buffer: bytearray) -> bool:
        """Read settings or statistics; False: none of ours are there, and buffer is as it was."""
        book = self.book
        if book is None or book.state(kind) != _OK or book.newest(kind).length != len(buffer):
            return False
        return book.read_into(kind, buffer) == len(buffer)

    def is_proven(self, kind: int, buffer: bytearray) -> bool:
        """Write settings or statistics, and read them back from the drive; False: that failed."""
        book = self.book
        if book is None or book.save(kind, buffer, len(buffer), 0) != _SAVED:
            return False
        return book.is_there(kind)

    def write(self, kind: int, buffer: bytearray) -> None:
        """Write settings or statistics; nothing is told if that fails: no game is lost."""
        if self.book is not None:
            self.book.save(kind, buffer, len(buffer), 0)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from journal import Journal
    from ui.match import Match
