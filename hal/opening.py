"""This module opens the board that the game runs on. A board forgets it when a match begins.

board = open_board()     an object with the contract of `hal`
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
            "board '" + board_id + "' is not known: write hal/boards/" + board_id + ".py and make"
            " its drive; docs/porting.md shows how"
        )
    if hasattr(sys.modules[name], "open_board"):
        opened: Board = sys.modules[name].open_board()
    else:
        from hal.wired import open_wired

        opened = open_wired(sys.modules[name])
    return opened
