"""This module opens the app: it restores the settings, and asks for the first screen."""

from micropython import const

from journal.reasons import OTHER_VERSION, TORN
from ui.setup_bytes import restore

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.types import Start

_OF_ONE_TABLE = const(6)  # what a start says; of several tables there is more


def start_up(app: "App", start: "Start | None") -> None:
    """Begin the match that a start asks for; without one show the first screen."""
    words = restore(app.setup, app.saves)
    app.board.brightness(app.setup.brightness)
    app.board.volume(app.setup.volume)
    if start is None:
        _open_first(app, words)
        return
    app.rest.is_told = app.saves.book is None  # who starts so knows
    if len(start) > _OF_ONE_TABLE:
        from ui.evening.start import start as begin_at_once
    else:
        from ui.planning import plan_start as begin_at_once
    begin_at_once(app, start)


def _open_first(app: "App", words: str) -> None:
    """Show the title, or before it what is the matter with what is saved.

    words: what is to be told of the settings; empty: nothing.
    """
    found = app.saves.drive_state
    first = "held" if found >= OTHER_VERSION else "title"
    if found == TORN:
        from ui.screens.notice import DAMAGED

        app.tell("Damaged save", (DAMAGED + " " + words).strip(), "title")
    elif words:
        app.tell("Settings", words, first)
    else:
        app.go(first)
