"""The contract between the game and a board, and the way to the board in hand.

`open_board()` finds out which board it runs on and returns one object; nothing above
this package knows a pin or a driver. A board is one file, `hal/<name>.py`, with a
function `open_board()`; its class extends `hal.base.Board`, which keeps most of the
contract already. That object has:

`display`   a displayio display: `width`, `height`, `root_group`, `refresh()`. Its
            `auto_refresh` is False: whoever changes the picture calls `refresh()`.
`buttons`   int, the mask of the logical buttons that exist, from the bits of
            `hal.buttons`: UP DOWN LEFT RIGHT A B START SELECT. A and B always exist;
            a board with two buttons has just these. What they mean is the screen's
            business.
`poll()`    -> int, the next button event, 0 if there is none. The low byte is the
            button's bit; alone it is a press. With RELEASED it is a release, with
            REPEAT a further step of a button held down (after 400 ms, then every
            120 ms), with LONG, once, a button held for 600 ms. Events come in the
            order in which they happened. When the board lost some, all held buttons
            are forgotten and no release comes for them.
`ticks_ms()`  -> int, milliseconds that wrap at 2**29. The difference of two readings
            is `hal.ticks.since(now, then)`, never a subtraction.
`pause(ms)` sleep about ms milliseconds: called once a frame, when nothing else is due.
`tone(frequency_hz, ms)`  sound, without waiting for its end; 0 Hz is silence.
`light(index, rgb)`  set a light, 0 <= index < `lights`, to 0xRRGGBB. A board without
            speaker or lights takes both calls and does nothing; `lights` is then 0.
`seed_into(buffer)`  fill a bytearray with random bytes.
`storage`   the path of a directory that may be written to, or None.

`poll`, `ticks_ms`, `pause`, `tone` and `light` allocate nothing.
"""

import sys

import board

from hal.base import Board

# board.board_id -> the module in hal/ that drives it. One module may serve several.
BOARDS = {
    "pygamer": "pygamer",
    "wildhand_simulator": "simulator",
}


class UnknownBoard(Exception):
    """This board has no file in hal/ yet; the text says which one to write."""


def open_board() -> Board:
    """Open the board that this runs on; only its own module is imported.

    Raises UnknownBoard, whose text names the file that is missing.
    """
    board_id = board.board_id
    if board_id not in BOARDS:
        raise UnknownBoard(
            "board '" + board_id + "' is not known: write hal/" + board_id + ".py with a "
            "function open_board() (hal/pygamer.py is an example) and name it in BOARDS "
            "of hal/__init__.py"
        )
    name = "hal." + BOARDS[board_id]
    __import__(name)
    opened: Board = sys.modules[name].open_board()
    return opened
