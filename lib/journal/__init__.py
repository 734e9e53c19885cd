"""This package keeps saves through a power cut at any moment: one file, written in place.

    journal = open_journal(
        "/wildhand.sav", KINDS, os.sync, version, tag(board_id), rule_sets, earlier
    )
    if journal.state(MATCH) == OK and journal.length(MATCH):
        length = journal.read_into(MATCH, state)      # resume
    …
    page = page_for(length)                           # once; the payload in it from HEADER on
    reason = journal.save_page(MATCH, page, length, rules)   # after every choice that counts

`open_journal`, `open_on`, `create`, `tag` and `KINDS` are in `journal.file`, `page_for` in
`journal.book`, what a call returns in `journal.reasons`, HEADER in `journal.record`.

- `create` makes the file on a fresh drive, before play. `open_on` makes it if there is none, and
  opens it. `open_journal` always returns a journal: `journal.barred` is SAVED, or the reason that
  every `save` returns because nothing can be saved.
- A kind has its own slots: MATCH, SETTINGS, STATISTICS. Opening finds the newest good save of each;
  a save that a power cut left incomplete is skipped for the one before it.
- If the drive fails while the file is read, `barred` is READ_FAILED: the game is played without
  saves, and the file is left alone.
- `state(kind)`: OK, EMPTY, TORN (nothing readable left), OTHER_VERSION, OTHER_BOARD, OTHER_RULES.
  A save of another version, board or rules is foreign, and kept: `save` returns HELD until the
  player gives it up by `clear(kind)`. Versions in `earlier` are read as the own one is. `clear`
  writes a save of length 0, also after a match ends.
- `set_aside(kind)` leaves a save that its caller cannot use in its slot, and goes back to the one
  before it. Until the next start nothing is written over it.
- `save_page` does one `write` of whole blocks and one `sync()`. The payload is in a page
  (`page_for(length)`, from HEADER on) that the caller keeps, and the journal writes its frame
  around it; the checksum leaves 128 bytes of garbage. `save` allocates such a page. Neither raises
  OSError: they return SAVED, or a reason that `journal.words` puts into words.
- The modules that read the file (`journal.file`, `journal.reading`) are imported when needed. A
  board forgets them afterwards.
- The file stays open. Never `flush` or `close` it in play: that writes the drive's directory, and
  a power cut at that moment can destroy the drive's file system.

`journal.layout` shows where slots are in the file, `journal.record` the bytes of a save.
"""

from micropython import const

# The kinds of saves.
MATCH = const(0)
SETTINGS = const(1)
STATISTICS = const(2)
