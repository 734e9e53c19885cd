"""This module starts the app: texts and settings come from the drive, then the first screen."""

from binascii import crc32
from struct import unpack

# set-up: whole file
from micropython import const

from journal.reasons import OTHER_VERSION, TORN
from ui.draw.art import open_made
from ui.match.setup_bytes import restore
from ui.mending import WORDS, mend_own, mend_statistics
from ui.says import VERSION
from ui.texts import FILE, HEAD, MOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.types import Start

_OF_ONE_TABLE = const(6)  # length of a start for one table; for several tables it is longer


def start_up(app: "App", start: "Start | None") -> None:
    """Restore the settings; then begin the match that `start` asks for, or show the title.

    ImportError: the texts are missing, damaged, or of another version.
    """
    open_texts()
    is_mended = mend_statistics(app.saves)
    words = restore(app.setup, app.saves)
    if mend_own(app.setup, app.saves) or is_mended:
        words = words or WORDS
    app.board.brightness(app.setup.brightness)
    app.board.volume(app.setup.volume)
    if start is None:
        _open_first(app, words)
        return
    app.idle.is_told = app.saves.book is None  # the command line left the drive out on purpose
    if len(start) > _OF_ONE_TABLE:
        from ui.match.planning import plan_tournament as plan
    else:
        from ui.match.planning import plan_start as plan
    plan(app, start)


def open_texts() -> None:
    """Open the file of texts for good. ImportError: it is missing, damaged, or another version's.

    It begins with a sign, the version, and the checksum of all that follows (`tools.words`).
    """
    file = open_made("en.bin")
    head = file.read(HEAD)
    found = 0
    block = file.read(MOST)
    while block:
        found = crc32(block, found)
        block = file.read(MOST)
    sign, version, crc, _ = unpack("<4sIII", head if len(head) == HEAD else bytes(HEAD))
    is_whole = sign == b"WILD" and crc == found
    if not is_whole or version != VERSION:
        file.close()
        raise ImportError("art/en.bin is " + ("another version's" if is_whole else "damaged"))
    if FILE[0]:
        FILE[0].close()  # of an app before, on a computer
    FILE[0] = file


def _open_first(app: "App", words: str) -> None:
    """Show the title, after a notice if the saved match or the settings cannot be used.

    words: what is wrong with the settings; empty: nothing.
    """
    state = app.saves.drive_state
    first = "held" if state >= OTHER_VERSION else "title"
    if state == TORN:
        from ui.screens.notice import DAMAGED

        app.tell("Damaged save", (DAMAGED + " " + words).strip(), "title")
    elif words:
        app.tell("Settings", words, first)
    else:
        app.go(first)
