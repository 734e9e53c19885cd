"""This package keeps saves through a power cut at any moment: one file, written in place.

    journal = open_journal("/wildhand.sav", KINDS, os.sync, version, tag(board_id), rule_sets)
    if journal.state(MATCH) == OK and journal.length(MATCH):
        length = journal.read_into(MATCH, state)      # resume
    …
    page = page_for(length)                           # once; the payload in it from HEADER on
    reason = journal.save_page(MATCH, page, length, rules)   # after every choice that counts

- `create` makes the file, on a fresh drive, before play; `open_on` does so where there is none, and
  opens it. `open_journal` always returns a journal;
  `journal.barred` says SAVED or why nothing can be kept, and then every `save` returns that.
- A kind has its own slots: MATCH, SETTINGS, STATISTICS. At the start the newest good save of each
  is looked for; one cut short is passed over for the one before it.
- A drive that fails while the file is read at the start bars it, too (READ_FAILED): the game is
  played without saves, and what lies in the file is left alone.
- `state(kind)`: OK, EMPTY, TORN (nothing readable left), OTHER_VERSION, OTHER_BOARD, OTHER_RULES.
  Somebody else's save is kept: `save` returns HELD until the player gives it up by `clear(kind)`,
  which is also how a match that is over leaves nothing to resume: a save of length 0.
- `save_page` is one `write` of whole blocks and one `sync()`. It takes nothing from the heap unless
  the drive fails: the payload lies in a page (`page_for(length)`, from HEADER on) that the caller
  keeps, and the journal writes its frame around it. `save` makes such a page for a moment. They
  never raise OSError: they return SAVED, or a reason that `journal.words` tells.
- What reads the file (`journal.file`, `journal.reading`) is imported when it is needed. A board
  forgets it afterwards.
- The file stays open. Never `flush` or `close` it in play: that writes the drive's directory, and
  a cut there can cost the drive.

How it lies in the file: `journal.layout`; a save byte by byte: `journal.record`.
"""

from micropython import const

from journal.book import Journal, page_for
from journal.file import KINDS, create, open_journal, open_on, tag
from journal.layout import file_size
from journal.reasons import (
    EMPTY,
    EXISTS,
    HELD,
    NO_FILE,
    NO_ROOM,
    OK,
    OTHER_BOARD,
    OTHER_RULES,
    OTHER_VERSION,
    READ_FAILED,
    READ_ONLY,
    SAVED,
    SYNC_FAILED,
    TOO_LONG,
    TORN,
    WRITE_FAILED,
    WRONG_SIZE,
)
from journal.record import HEADER, Record

MATCH = const(0)
SETTINGS = const(1)
STATISTICS = const(2)

__all__ = (
    "EMPTY",
    "EXISTS",
    "HEADER",
    "HELD",
    "KINDS",
    "MATCH",
    "NO_FILE",
    "NO_ROOM",
    "OK",
    "OTHER_BOARD",
    "OTHER_RULES",
    "OTHER_VERSION",
    "READ_FAILED",
    "READ_ONLY",
    "SAVED",
    "SETTINGS",
    "STATISTICS",
    "SYNC_FAILED",
    "TOO_LONG",
    "TORN",
    "WRITE_FAILED",
    "WRONG_SIZE",
    "Journal",
    "Record",
    "create",
    "file_size",
    "open_journal",
    "open_on",
    "page_for",
    "tag",
)
