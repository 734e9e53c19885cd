"""This module keeps the match after every choice, the settings, and what was played so far.

    saves.begin(match, …)    a match begins: make room for it, and write it
    saves.keep(match)        write the match: into memory, and on the drive if there is one
    saves.match_bytes()      the match to resume
    saves.forget_match()     it is over, or given up

What went wrong last is `trouble`, 0 or a reason of the journal; the app tells it once. The
journal (lib/journal) is opened by code.py, where there is a drive to write to, and for
saves of this VERSION. The match as it was saved last stays in memory, so that a screen that
fails, or a visit to the title, loses nothing even without a drive: in the very page that the
journal writes, which has room for the journal's frame around it.
"""

from micropython import const

from engine.rulesets.index import COUNT
from engine.state.layout import RULE_SET
from journal import MATCH
from journal.book import page_for
from journal.reasons import EMPTY, NO_FILE, OK, OTHER_RULES, OTHER_VERSION, SAVED
from journal.record import HEADER
from ui.match_bytes import HEAD, write_head, write_into

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from journal import Journal
    from ui.match import Match
    from ui.types import Sometimes

# The layout of what is saved: engine/state/layout.py, ui/match_bytes.py. Settings and
# statistics tell theirs themselves (ui/setup_bytes.py, ui/people.py).
# A change there that would read old saves wrongly makes this one more.
VERSION = const(9)
# Tags of rule sets in saves: a rule set's number and 1. Others' matches cannot be resumed.
RULE_TAGS = range(1, COUNT + 1)


class Saves:
    """book: the journal on the board's drive, None without a drive."""

    book: "Sometimes[Journal]"
    page: "Sometimes[bytearray]"  # of the match as saved last
    bytes: "Sometimes[memoryview]"  # its bytes there

    def __init__(self, book: "Journal | None") -> None:
        self.statistics: bytearray | None = None  # of ui.people, where no drive keeps them
        self.book = book
        self.trouble = NO_FILE
        self.page = None
        self.bytes = None
        self.is_in_memory = False  # there is a match in `bytes`
        self.is_unread = False  # there was one on the drive at the start, not read yet
        self.drive_state = EMPTY  # state of the match on the drive
        if book is not None:
            self.trouble = book.barred
            self.drive_state = book.state(MATCH)
            self.is_unread = self.drive_state == OK and book.length(MATCH) > 0

    def begin(self, match: "Match", seats: "Sequence[int]") -> None:
        """A match begins: make the page that it is written into, and write it.

        seats: the place of each player's name, from 1 (ui.people).
        """
        self.make_page(HEAD + len(match.game.state))
        write_head(match, seats, self.bytes)
        self.keep(match)

    def make_page(self, length: int) -> None:
        """Make room for a match, in whole blocks; what was there is given back first."""
        self.page = self.bytes = None
        self.page = page_for(length)
        self.bytes = memoryview(self.page)[HEADER : HEADER + length]

    def keep(self, match: "Match") -> None:  # per frame
        """Write a match; `trouble` tells why that failed."""
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
        """Write what somebody put into `bytes`; rules: tag of the rule set that it is about."""
        self.is_in_memory = True
        self.is_unread = False
        if self.book is not None:
            self.trouble = self.book.save_page(MATCH, self.page, len(self.bytes), rules)

    def has_match(self) -> bool:
        """Is there a match to resume?"""
        return self.is_in_memory or self.is_unread

    def match_bytes(self) -> "memoryview | None":
        """The bytes of the match to resume (ui.match_bytes); None: they cannot be read."""
        if self.is_unread:
            self.is_unread = False
            length = self.book.length(MATCH)
            self.make_page(length)
            self.is_in_memory = self.book.read_into(MATCH, self.bytes) == length
        return self.bytes if self.is_in_memory else None

    def drop_match(self) -> None:
        """The match cannot be resumed; on the drive it stays until the next one is saved."""
        self.is_in_memory = self.is_unread = False
        self.page = self.bytes = None

    def forget_match(self) -> None:
        """There is nothing to resume any more."""
        self.drop_match()
        if self.book is not None and self.drive_state < OTHER_VERSION:
            self.trouble = self.book.clear(MATCH)

    def give_up_held(self) -> None:
        """Somebody else's match is not kept any longer."""
        self.drive_state = EMPTY
        self.forget_match()

    def write(self, kind: int, buffer: bytearray) -> bool:
        """Write settings or statistics; nothing is told if that fails: no game is lost."""
        return self.book is not None and self.book.save(kind, buffer, len(buffer), 0) == SAVED

    def read(self, kind: int) -> "bytearray | None":
        """Read settings or statistics, whoever saved them; None: nothing was; empty: torn."""
        book = self.book
        if book is None or book.state(kind) == EMPTY and not book.length(kind):
            return None
        buffer = bytearray(book.length(kind))
        if buffer and book.read_into(kind, buffer) != len(buffer):
            return bytearray(0)
        return buffer

    def mark_ours(self, kind: int, is_ours: bool) -> None:
        """They are ours, by whatever version; or not, and are not to be written over."""
        self.book.rings[kind].state = OK if is_ours else OTHER_RULES

    def is_proven_writable(self, kind: int, buffer: bytearray) -> bool:
        """Write settings or statistics, and read them back from the drive; False: that failed."""
        book = self.book
        if book is None or book.save(kind, buffer, len(buffer), 0) != SAVED:
            return False
        return book.is_readable(kind)
