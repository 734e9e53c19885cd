"""This module finds the next seat, and handles sets of seats and two-byte numbers in the state."""

from engine.state.layout import DIRECTION, LEFT_IN, OUT, PLAYERS, STEP


def in_set(s: "bytearray | memoryview", at: int, seat: int) -> int:
    """Is a seat in the set of seats at an offset? Not 0 if so."""
    return s[at + (seat >> 3)] & 1 << (seat & 7)


def add_to(s: bytearray, at: int, seat: int) -> None:
    """Add a seat to the set at an offset."""
    s[at + (seat >> 3)] |= 1 << (seat & 7)


def remove_from(s: bytearray, at: int, seat: int) -> None:
    """Take a seat out of the set at an offset."""
    s[at + (seat >> 3)] &= ~(1 << (seat & 7))


def next_seat(s: bytearray, seat: int) -> int:
    """Return the next seat in the direction of play that is not out of the hand."""
    players = s[PLAYERS]
    seat = (seat + s[STEP]) % players
    if s[LEFT_IN] != players:
        while s[OUT + (seat >> 3)] & 1 << (seat & 7):
            seat = (seat + s[STEP]) % players
    return seat


def seats_in(s: bytearray) -> int:
    """Return the seats that are in the hand, bit n for seat n."""
    return (1 << s[PLAYERS]) - 1 & ~word(s, OUT)


def set_direction(s: bytearray, direction: int) -> None:
    """Set the direction of play: LEFT or RIGHT."""
    s[DIRECTION] = direction
    s[STEP] = s[PLAYERS] - 1 if direction else 1


def word(s: "bytearray | memoryview", at: int) -> int:
    """Return the two-byte number at an offset."""
    return s[at] | s[at + 1] << 8


def set_word(s: bytearray, at: int, value: int) -> None:
    """Store a number, 0 to 65535, as two bytes."""
    s[at] = value & 255
    s[at + 1] = value >> 8
