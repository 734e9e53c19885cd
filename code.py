"""Wildhand: what a board runs. It joins the board in hand with the app."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import hal
    import journal
    from ui.app import App

# CircuitPython: the first whose bytecode is the drive's, and the one that it was tried with.
_FIRST = (10, 2)
_TRIED = (10, 2, 1)
_REFUSED = (
    "Wildhand cannot start: its files are for CircuitPython {0} (tried: {1}), and this board"
    " has {2}. Install {1}, or copy a Wildhand for {2}."
)


def _start() -> "App | str":
    """The app, with its first screen; or, in one line, what is missing if that cannot be."""
    machine = sys.implementation
    if machine.name == "circuitpython" and tuple(machine.version[:2]) < _FIRST:
        return _refusal(machine.version)
    try:
        import hal
        from ui.app import App

        try:
            board = hal.open_board()
        except hal.UnknownBoard as error:
            return "Wildhand cannot start: " + str(error)
        app = App(board, book=_open_book(board))
        while app.wanted:  # the first screen, and the libraries that it needs
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
    """What is wrong, and what to do, on a board whose CircuitPython is not the drive's."""
    first, tried, found = [".".join(map(str, numbers)) for numbers in (_FIRST, _TRIED, version[:3])]
    return _REFUSED.format(first, tried, found)


def _open_book(board: "hal.Board") -> "journal.Journal | None":
    """The saved games on the board's drive; None without a drive to write to."""
    if board.storage is None:
        return None
    from board import board_id

    from journal.file import KINDS, open_on, tag
    from ui.saves import RULE_TAGS, VERSION

    return open_on(board.storage, KINDS, board.sync, VERSION, tag(board_id), RULE_TAGS)


def _keep_running() -> None:
    """Nothing but the switch ends the game: no saved file, and no error that the app misses."""
    import supervisor

    supervisor.runtime.autoreload = False
    supervisor.set_next_code_file("code.py", reload_on_error=True)


def _report(words: str) -> None:
    """Print it, and show it on the screen for as long as the board is on."""
    import time

    print(words)
    try:
        from hal.notice import show

        show("Wildhand", words)
    except (ImportError, ValueError):
        pass  # missing or refused: a board shows on its screen what is printed
    while sys.implementation.name == "circuitpython":
        time.sleep(1)


_started = _start()
if isinstance(_started, str):
    _report(_started)
else:
    # The game has better use for their memory.
    del _start, _refusal, _open_book, _keep_running, _report, _REFUSED
    _started.run()
