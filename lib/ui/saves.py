"""This module saves the match after every choice, the settings, and the statistics.

    saves.begin(match, …)    a match begins: make room for it, and save it
    saves.keep(match)        save the match in memory, and on the drive if there is one
    saves.match_bytes()      the match to resume
    saves.forget_match()     the match is over, or was given up

`trouble` is SAVED (0), or the journal's reason for the last failure; the app shows it once. code.py
opens the journal (lib/journal) for saves of this VERSION, if there is a drive to write to. The last
save of the match also stays in memory, so that neither an error nor a visit to the title loses it,
even without a drive. It stays in the page that the journal writes, which has room for its frame.
"""

from micropython import const

from engine.rulesets.index_generated import COUNT
from engine.state.layout import RULE_SET
from journal import MATCH
from journal.book import page_for
from journal.reasons import EMPTY, NO_FILE, OK, OTHER_VERSION, SAVED
from journal.record import HEADER
from ui.match_bytes import HEAD, write_head, write_into

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from journal import Journal
    from ui.match import Match
    from ui.types import Sometimes

# The layout of a saved match: engine/state/layout.py, ui/match_bytes.py. Increase it when a change
# there would misread old saves. Settings and statistics begin with their own layout
# (ui/setup_bytes.py, ui/people.py).
VERSION = const(10)
# Tags of rule sets in saves: a rule set's number plus 1. No other match can be resumed.
RULE_TAGS = range(1, COUNT + 1)


class Saves:
    """book: the journal on the board's drive, None without a drive."""

    book: "Sometimes[Journal]"
    page: "Sometimes[bytearray]"  # of the last save of the match
    bytes: "Sometimes[memoryview]"  # the match's bytes in the page

    def __init__(self, book: "Journal | None") -> None:
        self.statistics: bytearray | None = None  # of ui.people, if no drive keeps them
        self.book = book
        self.trouble = NO_FILE
        self.page = None
        self.bytes = None
        self.is_in_memory = False  # `bytes` holds a match
        self.is_unread = False  # the drive had one at the start, which was not read yet
        self.drive_state = EMPTY  # the journal's state of the match on the drive
        if book is not None:
            self.trouble = book.barred
            self.drive_state = book.state(MATCH)
            self.is_unread = self.drive_state == OK and book.length(MATCH) > 0

    def begin(self, match: "Match", name_numbers: "Sequence[int]") -> None:
        """Make the page for a match that begins, and save it. name_numbers: see `Plan`."""
        self.make_page(HEAD + len(match.game.state))
        write_head(match, name_numbers, self.bytes)
        self.keep(match)

    def make_page(self, length: int) -> None:
        """Make a page for a match of `length` bytes, after freeing the old one."""
        self.page = self.bytes = None
        self.page = page_for(length)
        self.bytes = memoryview(self.page)[HEADER : HEADER + length]

    def keep(self, match: "Match") -> None:  # per frame
        """Save a match; `trouble` says why that failed."""
        match.is_unsaved = False
        saved = self.bytes
        write_into(match, saved)
        self.is_in_memory = True
        self.is_unread = False
        book = self.book
        if book is not None:
            rules = match.game.state[RULE_SET] + 1
            self.trouble = book.save_page(MATCH, self.page, len(saved), rules)

    def keep_bytes(self, rules: int) -> None:
        """Save what the caller wrote into `bytes`. rules: the tag of its rule set."""
        self.is_in_memory = True
        self.is_unread = False
        if self.book is not None:
            self.trouble = self.book.save_page(MATCH, self.page, len(self.bytes), rules)

    def has_match(self) -> bool:
        """Is there a match to resume?"""
        return self.is_in_memory or self.is_unread

    def match_bytes(self) -> "memoryview | None":
        """Return the bytes of the match to resume (ui.match_bytes), None: there are none."""
        if self.is_unread:
            self.is_unread = False
            length = self.book.length(MATCH)
            self.make_page(length)
            self.is_in_memory = self.book.read_into(MATCH, self.bytes) == length
        return self.bytes if self.is_in_memory else None

    def drop_match(self) -> None:
        """Forget the match in memory. On the drive it stays until the next one is saved."""
        self.is_in_memory = self.is_unread = False
        self.page = self.bytes = None

    def forget_match(self) -> None:
        """Forget the match in memory and on the drive: there is nothing left to resume."""
        self.drop_match()
        if self.book is not None and self.drive_state < OTHER_VERSION:
            self.trouble = self.book.clear(MATCH)

    def write(self, kind: int, buffer: bytearray) -> bool:
        """Save settings or statistics; return False if that failed. The player is not told."""
        return self.book is not None and self.book.save(kind, buffer, len(buffer), 0) == SAVED

    def read(self, kind: int) -> "bytearray | None":
        """Read settings or statistics of any version. None: nothing is saved; empty: torn."""
        book = self.book
        if book is None or book.state(kind) == EMPTY and not book.length(kind):
            return None
        buffer = bytearray(book.length(kind))
        if buffer and book.read_into(kind, buffer) != len(buffer):
            return bytearray(0)
        return buffer
