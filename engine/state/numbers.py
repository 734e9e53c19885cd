"""This module seeds the words of engine/state/generator.py, and draws a number below a limit."""

from engine.state.generator import A0, A1, ROLL, load, store
from engine.state.layout import ROLLER, SHUFFLER


def seed(s: bytearray, at: int, number: int, salt: int) -> None:
    """Set the word at an offset from a number (0 to 2**30 - 1) and a salt, never to a fixed point.

    Steps of the bots' generator mix the number first, so similar seeds give unrelated words.
    """
    x = 1 + (number & 0xFFFF) + (salt << 18)
    for i in range(12):
        x = ROLL * (x & 0xFFFF) + (x >> 16)
        if i == 3:
            x ^= (number >> 16) + 1
    x = x % (15000 << 16) + 1
    store(s, at, x)


def seed_all(s: bytearray, number: int) -> None:
    """Seed the shuffler and the roller from a number (0 to 2**30 - 1)."""
    for i in range(4):
        seed(s, SHUFFLER + 4 * i, number, 3 * i + 1)
    seed(s, ROLLER, number, 13)


def stir(s: bytearray, entropy: bytes) -> None:
    """Mix up to 16 bytes of entropy into the shuffler, four into each word; b"" changes nothing."""
    for i in range(len(entropy)):
        s[SHUFFLER + i] ^= entropy[i]
    if len(entropy):
        for at in range(SHUFFLER, ROLLER, 4):
            s[at + 3] &= 63
            store(s, at, load(s, at) % (15000 << 16) + 1)


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
