"""Cards that a seat puts aside one by one, to lay them together with the last (DRAFT)."""

from engine.choices import NOT_NOW, OK
from engine.layout import DRAFT, DRAFT_SIZE


def put_aside(s: bytearray, kind: int) -> None:
    """Put a card of a kind aside."""
    s[DRAFT + s[DRAFT_SIZE]] = kind
    s[DRAFT_SIZE] += 1


def take_back(s: bytearray, kind: int) -> int:
    """Take the card that was put aside last back, or return why not."""
    last = s[DRAFT_SIZE] - 1
    if last < 0 or s[DRAFT + last] != kind:
        return NOT_NOW
    s[DRAFT + last] = 0
    s[DRAFT_SIZE] = last
    return OK


def count_aside(s: bytearray, kind: int) -> int:
    """Return how many cards of a kind were put aside."""
    aside = 0
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == kind:
            aside += 1
    return aside
