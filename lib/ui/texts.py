"""This module reads what a match says from one file of the drive: a board has no room for it.

    load(says.KEPT, LOADED)    reads a text by its number (`ui.says`); returns how many letters

LOADED is for one word after the other; PATTERN for a text whose signs stand for other words, which
are read meanwhile. `ui.startup` opens the file, which `tools.words` makes.
"""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST = const(96)  # bytes of a text: its length, then letters
HEAD = const(16)  # bytes before the places of the texts
# What was read last.
LOADED = bytearray(MOST)
PATTERN = bytearray(MOST)
FILE: "list[Any]" = [None]
_PLACE = bytearray(2)


def load(number: int, buffer: bytearray) -> int:  # per frame
    """Read a text; return how many letters it has. They begin at 1.

    If the drive does not give it, it has none: play goes on without these words.
    """
    buffer[0] = 0
    file = FILE[0]
    try:
        file.seek(HEAD + 2 * number)
        file.readinto(_PLACE)
        file.seek(_PLACE[0] | _PLACE[1] << 8)
        if file.readinto(buffer) < MOST or buffer[0] >= MOST:
            buffer[0] = 0
    except OSError:
        buffer[0] = 0
    return buffer[0]
