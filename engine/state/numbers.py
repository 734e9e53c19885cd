"""This module draws a random number below a limit."""

from engine.state.generator import A0, A1, load, store
from engine.state.layout import SHUFFLER


def below(s: bytearray, n: int) -> int:
    """Return a uniform number below n (1 to 256) from the shuffler."""
    while True:
        w = load(s, SHUFFLER)
        x = load(s, SHUFFLER + 4)
        w = A0 * (w & 0xFFFF) + (w >> 16)
        x = A1 * (x & 0xFFFF) + (x >> 16)
        store(s, SHUFFLER, w)
        store(s, SHUFFLER + 4, x)
        drawn = (w ^ x) & 0xFFFF
        if drawn < 65536 - 65536 % n:
            return drawn % n
