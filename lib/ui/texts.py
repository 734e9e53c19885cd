"""This module reads what a match says from one file of the drive: a board has no room for it.

    load(says.KEPT, LOADED)    reads a text by its number (`ui.says`); returns how many letters

LOADED is for one word after the other; PATTERN for a text whose signs stand for other words, which
are read meanwhile. `ui.startup` opens the file, which `tools.words` makes. A Writer writes them.
"""

from micropython import const

from ui.draw.font import CAPITAL_P, SPACE, ZERO
from ui.players import NAMES, PERSONS, SHORTEST, letters_of

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


class Writer:
    """Writes into `columns` columns: a Text (`ui.draw.text`), or a Line (`ui.table.words`)."""

    columns: int

    if TYPE_CHECKING:

        def letter(self, code: int) -> None: ...
        def room(self) -> int: ...

    def spell(self, letters: "bytes | bytearray", at: int, end: int) -> None:  # per frame
        """Write letters from one place to another."""
        for i in range(at, end):
            self.letter(letters[i])

    def word(self, letters: bytes) -> None:  # per frame
        """Write letters."""
        self.spell(letters, 0, len(letters))

    def say(self, number: int) -> None:  # per frame
        """Write a text of the drive (`ui.says`)."""
        self.spell(LOADED, 1, load(number, LOADED) + 1)

    def number(self, value: int) -> None:  # per frame
        """Write a number, 0 to 99999."""
        unit = 1
        while value // unit > 9:
            unit *= 10
        while unit:
            self.letter(ZERO + value // unit % 10)
            unit //= 10

    def player(self, player: int, most: int = 0) -> None:  # per frame
        """Write what a player is called, in at most `most` letters.

        Without a name, or if three letters of it do not fit, that is P and a number. 0: so short
        that two players and what one does to the other fit a row.
        """
        most = most or max(self.columns // 2 - 7, SHORTEST)
        count = letters_of(player, most)
        if not count:
            self.letter(CAPITAL_P)
            self.number(PERSONS[player])
            return
        self.spell(NAMES[player], 0, count)
        if count < most and count < len(NAMES[player]):
            self.number(player + 1)

    def right(self, value: int, columns: int) -> None:  # per frame
        """Write a number, right-aligned in `columns` columns."""
        unit = 10
        while columns > 1:
            if value < unit:
                self.letter(SPACE)
            unit *= 10
            columns -= 1
        self.number(value)
