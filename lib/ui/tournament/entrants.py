"""This module writes what several lists tell about an entrant: the name, and the table and seat."""

from engine.tournament.layout import ENTRANT_FLAGS, MOVED_BACK, MOVED_ON, record, seat_in, table_of
from ui.draw.font import CAPITAL_P, MORE_LEFT, MORE_RIGHT
from ui.texts import Writer


def write_entrant(text: "Writer", entrant: int) -> None:  # per frame
    """Write an entrant as `P7`."""
    text.letter(CAPITAL_P)
    text.number(entrant + 1)


def write_column(text: "Writer", entrant: int) -> None:  # per frame
    """Write an entrant as the first column of a list, four letters wide."""
    write_entrant(text, entrant)
    text.word(b" " if entrant > 8 else b"  ")


def write_seat(text: "Writer", t: bytearray, entrant: int) -> None:  # per frame
    """Write where an entrant sits in this round of t."""
    text.word(b"table ")
    text.number(table_of(t, entrant) + 1)
    text.word(b" seat ")
    text.number(seat_in(t, entrant) + 1)


def write_arrow(text: "Writer", t: bytearray, entrant: int) -> None:  # per frame
    """Write an arrow if an entrant moved to another table at the last round's end."""
    flags = t[record(t, entrant) + ENTRANT_FLAGS]
    if flags & MOVED_ON:
        text.letter(MORE_RIGHT)
    elif flags & MOVED_BACK:
        text.letter(MORE_LEFT)
