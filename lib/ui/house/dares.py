"""This module reads dares: a line each in the plain text file `dares.txt` on the drive (CUS-4).

    tell_dare(app)     lets the player read the dare of the newest window, then back to the table

Which line it is follows from what everybody knows, so a match that is resumed asks for the same.
Without such a file, or with nothing in it that can be read, there is one of our own.
"""

import gc

from micropython import const

from engine.public import player_of, window_target
from engine.state.layout import (
    EVENT_COUNT,
    HAND_NUMBER,
    PILE_SIZE,
    TOP_CARD,
)
from ui.draw.text import PERSONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.types import HouseApp

_FILE = "dares.txt"
_OURS = "Do what the others ask of you."
_LONGEST = const(160)  # letters of a dare that are kept


def tell_dare(app: "HouseApp") -> None:
    """See the module."""
    view = app.match.view
    place = view[EVENT_COUNT] * 7 + view[HAND_NUMBER] * 31 + view[PILE_SIZE] + view[TOP_CARD]
    dare = _line(app.board.files + "/" + _FILE, place)
    app.tell("Dare for P" + str(PERSONS[player_of(view, window_target(view))]), dare, "table")
    gc.collect()


def _line(path: str, place: int) -> str:
    """The dare at a place, counted around."""
    try:
        count = _read(path, -1)[0]
        if count:
            return _read(path, place % count)[1]
    except (OSError, ValueError):  # no such file, or not a text
        pass
    return _OURS


def _read(path: str, wanted: int) -> "tuple[int, str]":
    """How many dares the file has, and the wanted one."""
    count = 0
    found = ""
    with open(path) as file:
        for line in file:
            line = line.strip()
            if not line:
                continue
            if count == wanted:
                found = "".join([one if 32 <= ord(one) < 127 else "?" for one in line[:_LONGEST]])
                break
            count += 1
    return count, found
