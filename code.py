"""This program starts the game: it opens the board and its saved games, and runs the app."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import journal.book
    from hal.base import Board
    from ui.app import App

# CircuitPython: the first version that runs this drive's bytecode, and the version tested.
_FIRST = (10, 2)
_TRIED = (10, 2, 1)
_REFUSED = (
    "Wildhand cannot start: its files are for CircuitPython {0} (tried: {1}), and this board"
    " has {2}. Install {1}, or copy a Wildhand for {2}."
)


def _start() -> "App | str":
    """Return the app with its first screen open, or one line that says what is missing."""
    machine = sys.implementation
    if machine.name == "circuitpython" and tuple(machine.version[:2]) < _FIRST:
        return _refusal(machine.version)
    try:
        import ui.app  # noqa: F401, I001  # first: it keeps in memory what is loaded already
        from hal import opening
        from ui.making import make_app

        try:
            board = opening.open_board()
        except opening.UnknownBoard as error:
            return "Wildhand cannot start: " + str(error)
        app = make_app(board, book=_open_book(board))
        while app.wanted:  # here, so that a library missing from the drive is reported below
            app.open_next()
    except ImportError as error:
        return "Wildhand cannot start: " + str(error) + ". Copy all of lib/ to the drive."
    except ValueError as error:
        if ".mpy" not in str(error):
            raise
        return _refusal(machine.version)
    _keep_running()
    return app


def _refusal(version: tuple) -> str:
    """Say which CircuitPython this drive needs, and which version the board has."""
    first, tried, found = [".".join(map(str, numbers)) for numbers in (_FIRST, _TRIED, version[:3])]
    return _REFUSED.format(first, tried, found)


def _open_book(board: "Board") -> "journal.book.Journal | None":
    """Open the saved games on the board's drive; None where no drive can be written to."""
    if board.storage is None:
        return None
    from board import board_id

    from engine.rulesets.editions_generated import EARLIER, VERSION
    from journal.file import KINDS, open_on, tag
    from ui.match.saves import RULE_TAGS

    return open_on(board.storage, KINDS, board.sync, VERSION, tag(board_id), RULE_TAGS, EARLIER)


def _keep_running() -> None:
    """Keep running when a file on the drive changes; restart after an uncaught error."""
    import supervisor

    supervisor.runtime.autoreload = False
    supervisor.set_next_code_file("code.py", reload_on_error=True)


def _report(words: str) -> None:
    """Print a message, and on a board show it until the power goes off."""
    import time

    print(words)
    try:
        from hal.notice import show

        show("Wildhand", words)
    except (ImportError, ValueError):
        pass  # a library is missing or refused; a board's screen shows what was printed
    while sys.implementation.name == "circuitpython":
        time.sleep(1)


_started = _start()
if isinstance(_started, str):
    _report(_started)
else:
    # Free the memory of what only the start needs.
    del _start, _refusal, _open_book, _keep_running, _report, _REFUSED
    _started.run()
