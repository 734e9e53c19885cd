"""This package is the contract between the game and a board, and the way to the board in hand.

`open_board()` finds out which board it runs on and returns one object; nothing above
this package knows a pin or a driver. A board is one file, `hal/boards/<board_id>.py`: a table of
pins, as `hal.wired` describes it, or, for what no table can say, a function
`open_board()`. docs/porting.md shows a new one. The object has:

`display`   a displayio display: `width`, `height`, `root_group`, `refresh()`. Its
            `auto_refresh` is False: whoever changes the picture calls `refresh()`.
`buttons`   int, the mask of the logical buttons that exist, from the bits of
            `hal.buttons`: UP DOWN LEFT RIGHT A B START SELECT. A and B always exist;
            a board with two buttons has just these. What they mean is the screen's
            business.
`poll()`    -> int, the next button event, 0 if there is none. The low byte is the
            button's bit; alone it is a press. With RELEASED it is a release, with
            REPEAT a further step of a button held down (after 400 ms, then every
            120 ms), with LONG, once, a button held for 500 ms. Events come in the
            order in which they happened (on a board with two scanners: of one
            scanner). When the board lost some, all held buttons are forgotten and no
            release comes for them.
`ticks_ms()`  -> int, milliseconds that wrap at 2**29. The difference of two readings
            is `hal.ticks.since(now, then)`, never a subtraction.
`pause(ms)` sleep about ms milliseconds: called once a frame, when nothing else is due.
`brightness(percent)`  how bright the screen is, 0 to 100; nothing where it cannot be set.
`battery()` -> int, charge in percent, -1 where it cannot be known. A few milliseconds on
            some boards: for once in a while, not for every frame.
`tone(frequency_hz, ms)`  sound, without waiting for its end; 0 Hz is silence.
`volume(percent)`  how loud the next tones are, 0 (none) to 100, as they are at first.
`light(index, rgb)`  set a light, 0 <= index < `lights`, to 0xRRGGBB. A board without
            speaker or lights takes these calls and does nothing; `lights` is then 0.
`seed_into(buffer)`  fill a bytearray with random bytes.
`storage`   the path of a directory that may be written to, or None.
`files`     what stands before the path of a text that is only read from the drive.
`sync()`    what was written there is safe when this returns. OSError when it cannot be.

`poll`, `ticks_ms`, `pause`, `brightness`, `battery`, `tone`, `volume`, `light`, `sync` allocate
nothing.
"""

import sys

import board

from hal.base import Board

# Boards that are another one's twin, and the simulator. All others go by their own name.
_TWINS = {
    "edgebadge": "pybadge",
    "pybadge_airlift": "pybadge",
    "wildhand_simulator": "simulator",
}


class UnknownBoard(Exception):
    """This board has no file in hal/boards/ yet; the text says which one to write."""


def open_board() -> Board:
    """Open the board that this runs on; only its own module is imported.

    Raises UnknownBoard, whose text names the file that is missing; `hal.notice` shows it.
    """
    board_id = board.board_id
    name = "hal.boards." + _TWINS.get(board_id, board_id)
    try:
        __import__(name)
    except ImportError as error:
        if name not in str(error):  # the file is there; something that it needs is not
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
