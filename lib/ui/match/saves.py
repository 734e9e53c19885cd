"""This module saves the match after every choice, the settings, and the statistics.

    saves.take_match(…)      a match begins, which `keep` saves
    saves.keep(match)        save the match on the drive, or in memory if no drive takes it
    saves.match_bytes()      the match to resume
    saves.forget_match()     the match is over, or was given up

`trouble` is SAVED (0), or the journal's reason for the last failure; the app shows it once. code.py
opens the journal (lib/journal), if there is a drive to write to, for saves of this version and of
earlier ones with the same layout. The version is a checksum of all names and numbers that a save
holds (engine/rulesets/editions_generated.py); an option that a save did not know is given the value
that changes nothing (ui/match/planning.py). Settings and statistics begin with their own layout
(ui/match/setup_bytes.py, ui/people.py).

The game's state lies at the start of the page that the journal writes, so memory has no second copy
of it. There the journal puts its header, of HEADER bytes: while a page is written, the first bytes
of the state stand aside, behind all others. On the drive they stay there. Where no drive takes a
save, a copy of it stays in memory, so that neither an error nor a visit to the title loses it.
"""

from micropython import const

from engine.rulesets.index_generated import COUNT
from engine.state.layout import RULE_SET
from journal import MATCH
from journal.book import page_for
from journal.reasons import EMPTY, NO_FILE, OK, OTHER_VERSION, SAVED
from journal.record import HEADER
from ui.match.match_bytes import HEAD, write_head, write_into

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from journal.book import Journal
    from ui.match.match import Match
    from ui.types import Sometimes

# Is the match that begins saved? Not yet; now, in place of any other; before: it is resumed; with
# its first picture.
NOT_YET = const(0)
NOW = const(1)
BEFORE = const(2)
WITH_PICTURE = const(3)
# Tags of rule sets in saves: a rule set's number plus 1. No other match can be resumed.
RULE_TAGS = range(1, COUNT + 1)


class Saves:
    """book: the journal on the board's drive, None without a drive.

    page: of the match in play, or of the one to resume; length: of a match in it, in bytes.
    """

    book: "Sometimes[Journal]"
    page: "Sometimes[bytearray]"
    head: "Sometimes[memoryview]"  # of the match in the page (ui.match.match_bytes)
    kept: "Sometimes[bytearray]"  # a copy of the page as it was saved last, if no drive has that
    _first: "Sometimes[memoryview]"  # of the page, where the journal's header comes
    _aside: "Sometimes[memoryview]"  # where these bytes are meanwhile

    def __init__(self, book: "Journal | None") -> None:
        self.statistics: bytearray | None = None  # of ui.people, if no drive keeps them
        self.book = book
        self.trouble = NO_FILE
        self.length = 0
        self.page = self.head = self.kept = None
        self._first = self._aside = None
        self.is_tried = False  # a match was resumed, and nothing was saved since
        self.is_on_drive = False  # the newest save is one that can be read from the drive
        self.drive_state = EMPTY  # the journal's state of the match on the drive at the start
        if book is not None:
            self.trouble = book.barred
            self.drive_state = book.state(MATCH)
            self.is_on_drive = self.drive_state == OK and book.length(MATCH) > 0

    def take_match(
        self, match: "Match", name_numbers: "Sequence[int]", tail: "bytes | bytearray"
    ) -> None:
        """Save a match from now on.

        name_numbers: see `Plan`; tail: what is saved with it (ui/tournament/tournament.py).
        """
        game = match.game
        end = game.hands[-1] + game.capacity
        self.take(game.state, end + len(tail) + HEAD)
        self.page[end : end + len(tail)] = tail
        write_head(match, name_numbers, self.head)

    def take(self, page: bytearray, length: int) -> None:
        """Save a page (`page_for`) from now on."""
        whole = memoryview(page)
        self.kept = None
        self.page = page
        self.length = length
        self.head = whole[length - HEAD : length]
        self._first = whole[:HEADER]
        self._aside = whole[length : length + HEADER]

    def keep(self, match: "Match") -> None:  # per frame
        """Save a match; `trouble` says why that failed."""
        match.is_unsaved = False
        write_into(match, self.head)
        self.keep_page(match.game.state[RULE_SET] + 1)

    def keep_page(self, rules: int) -> None:  # per frame
        """Save the page. rules: the tag of its rule set."""
        if self.book is not None:
            self._aside[:] = self._first
            try:
                self.trouble = self.book.save_page(MATCH, self.page, self.length, rules)
            finally:
                self._first[:] = self._aside
        self.is_tried = False
        if self.trouble == SAVED:
            self.is_on_drive = True
            self.kept = None
        else:
            self._copy()

    def _copy(self) -> None:
        """Copy the page, because no drive has it. The first copy of a match allocates."""
        try:
            if self.kept is None:
                self.kept = bytearray(len(self.page))
        except MemoryError:
            return  # an older save may be on the drive
        self.kept[:] = self.page
        self.is_on_drive = False

    def has_match(self) -> bool:
        """Is there a match to resume?"""
        return self.is_on_drive or self.kept is not None

    def match_bytes(self) -> "memoryview | None":
        """Return the bytes of the match to resume (ui.match.match_bytes), None: there are none.

        That is the match as it was saved last, whatever has become of it since. It is in `page`.
        """
        page = self.kept
        length = self.length
        self._free_page()
        if page is None and self.is_on_drive:
            length = self.book.length(MATCH)
            page = page_for(length)
            target = memoryview(page)[HEADER : HEADER + length]
            if self.book.read_into(MATCH, target) == length:
                page[:HEADER] = page[length : length + HEADER]
            else:
                self.drop_match()
                page = None
        if page is None:
            return None
        self.take(page, length)
        if not self.is_on_drive:
            self._copy()
        return memoryview(page)[:length]

    def let_go(self) -> None:
        """Free the page that `match_bytes` filled, if the drive has what is in it."""
        if self.is_on_drive:
            self._free_page()

    def drop_match(self) -> None:
        """Forget the match in memory. On the drive it stays until the next one is saved."""
        self.is_on_drive = False
        self.kept = None
        self._free_page()

    def _free_page(self) -> None:
        self.page = self.head = self._first = self._aside = None  # all of them hold it

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
