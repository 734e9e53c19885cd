"""This package defines what the game may ask of a board, and opens the board that it runs on.

`open_board()` finds out which board this is and returns one object; nothing above this package
knows a pin or a driver. A board is one file, `hal/boards/<board_id>.py`: a table of pins for
`hal.wired` or, where a table is not enough, a function `open_board()`. docs/porting.md shows how to
write one. The object has:

`display`   a displayio display: `width`, `height`, `root_group`, `refresh()`. Its
            `auto_refresh` is False: whoever changes the picture calls `refresh()`.
`buttons`   int, the mask of the logical buttons that exist, from the bits of
            `hal.buttons`: UP DOWN LEFT RIGHT A B START SELECT. Every board has A and B.
            `ui.keys` decides what they mean.
`poll()`    -> int, the next button event, 0 if there is none. The low byte is the
            button's bit; alone it is a press. With RELEASED it is a release, with
            REPEAT a further step of a button held down (after 400 ms, then every
            120 ms), with LONG, once, a button held for 500 ms. Events come in the
            order in which they happened; a board with two scanners keeps the order
            within each. If the board lost events, it forgets all held buttons and
            sends no release for them.
`ticks_ms()`  -> int, milliseconds that wrap at 2**29. The difference of two readings
            is `hal.ticks.since(now, then)`, never a subtraction.
`pause(ms)` sleep about ms milliseconds: called once a frame, when nothing else is due.
`brightness(percent)`  set the screen's brightness, 0 to 100; ignored where it is fixed.
`battery()` -> int, charge in percent, -1 if unknown. It takes a few milliseconds on some
            boards, too long for every frame.
`tone(frequency_hz, ms)`  start a tone and return at once; 0 Hz is silence.
`volume(percent)`  set the volume of the next tones, 0 (silent) to 100 (the initial one).
`light(index, rgb)`  set a light, 0 <= index < `lights`, to 0xRRGGBB. A board without
            speaker or lights ignores these calls; `lights` is then 0.
`seed_into(buffer)`  fill a bytearray with random bytes.
`storage`   the path of a directory that may be written to, or None.
`files`     the prefix of paths of texts that are only read from the drive.
`sync()`    return when everything written to `storage` is safe. Raises OSError if it is not.

`poll`, `ticks_ms`, `pause`, `brightness`, `battery`, `tone`, `volume`, `light`, `sync` allocate
nothing.
"""

import sys

import board

from hal.base import Board

# The module of a board whose name differs from its board_id.
_TWINS = {
    "edgebadge": "pybadge",
    "pybadge_airlift": "pybadge",
    "wildhand_simulator": "simulator",
}


class UnknownBoard(Exception):
    """This board has no file in hal/boards/ yet; the text says which one to write."""


def open_board() -> Board:
    """Open the board that this runs on. No other board's module is imported.

    Raises UnknownBoard, whose text names the missing file; code.py shows it by `hal.notice`.
    """
    board_id = board.board_id
    name = "hal.boards." + _TWINS.get(board_id, board_id)
    try:
        __import__(name)
    except ImportError as error:
        if name not in str(error):  # the file exists, but something that it imports does not
            raise
        raise UnknownBoard(
            "board '" + board_id + "' is not known: write hal/boards/" + board_id + ".py on its"
            " drive; docs/porting.md shows how"
        )
    module = sys.modules[name]
    if hasattr(module, "open_board"):
        opened: Board = module.open_board()
        return opened
    from hal.wired import WiredBoard

    return WiredBoard(module)
