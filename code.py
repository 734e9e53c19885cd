"""Wildhand: what a board runs. It joins the board in hand with the app."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import hal
    import journal
    from ui.app import App

_OLDEST = (10, 2)  # of CircuitPython: older ones redraw half as fast


def _start() -> "App | str":
    """The app, with its first screen; or, in one line, what is missing if that cannot be."""
    machine = sys.implementation
    if machine.name == "circuitpython" and tuple(machine.version[:2]) < _OLDEST:
        found = str(machine.version[0]) + "." + str(machine.version[1])
        return "Wildhand needs CircuitPython 10.2 or later; this board has " + found + "."
    try:
        import hal
        from ui.app import App

        try:
            board = hal.open_board()
        except hal.UnknownBoard as error:
            return "Wildhand cannot start: " + str(error)
        app = App(board, book=_open_book(board))
        while app.wanted:  # the first screen, and the libraries that it needs
            app.open_more()
    except ImportError as error:
        return "Wildhand cannot start: " + str(error) + ". Copy all of lib/ to the drive."
    _hold_on()
    return app


def _open_book(board: "hal.Board") -> "journal.Journal | None":
    """The saved games on the board's drive; None without a drive to write to."""
    if board.storage is None:
        return None
    from board import board_id

    from journal.file import KINDS, open_on, tag
    from ui.saves import RULE_TAGS, VERSION

    return open_on(board.storage, KINDS, board.sync, VERSION, tag(board_id), RULE_TAGS)


def _hold_on() -> None:
    """Nothing but the switch ends the game: no saved file, and no error that the app misses."""
    import supervisor

    supervisor.runtime.autoreload = False
    supervisor.set_next_code_file("code.py", reload_on_error=True)


def _tell(words: str) -> None:
    """Print it, and show it on the screen for as long as the board is on."""
    import time

    print(words)
    try:
        from hal.notice import show
    except ImportError:
        return  # a board shows on its screen what is printed
    is_shown = show("Wildhand", words)
    while is_shown and sys.implementation.name == "circuitpython":
        time.sleep(1)


_started = _start()
if isinstance(_started, str):
    _tell(_started)
else:
    _started.run()
