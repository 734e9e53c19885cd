"""This module opens the board that the game runs on. A board forgets it when a match begins.

board = open_board()     an object with the contract of `hal`
"""

import gc
import sys

import board

from hal.base import Board

# The module of a board whose name differs from its board_id.
_TWINS = {
    "edgebadge": "pybadge",
    "pybadge_airlift": "pybadge",
    "wildhand_simulator": "simulator",
}


TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


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
    module = sys.modules[name]
    if hasattr(module, "open_board"):
        opened: Board = module.open_board()
    else:
        from hal.wired import WiredBoard

        opened = WiredBoard(module)
    if hasattr(gc, "mem_free"):
        _forget_making(opened)
    return opened


def _forget_making(opened: Board) -> None:
    """Forget what made a board and its parts: nothing makes them again, and code takes memory.

    A class from which a method is deleted still refers to it, so it is set to None. A computer has
    memory, and its tests open many boards.
    """
    parts: list[Any] = [opened, opened._repeater, opened._speaker, opened._lamps, opened._cell]
    parts.extend(opened._scanners)
    for part in parts:
        if part is not None:
            type(part).__init__ = None
    Board.__init__ = None  # type: ignore
