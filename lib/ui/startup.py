"""This module starts the app: it restores the settings, and asks for the first screen."""

# set-up: whole file

from micropython import const

from journal.reasons import OTHER_VERSION, TORN
from ui.match.setup_bytes import restore
from ui.mending import WORDS, mend_own, mend_statistics

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.types import Start

_OF_ONE_TABLE = const(6)  # length of a start for one table; for several tables it is longer


def start_up(app: "App", start: "Start | None") -> None:
    """Restore the settings; then begin the match that `start` asks for, or show the title."""
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
