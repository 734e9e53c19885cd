"""This module seeds the words of engine/state/generator.py when a match begins."""

from engine.const import const
from engine.state.generator import ROLL, load, store
from engine.state.layout import ROLLER, SHUFFLER

_SEEDS = const(15000 << 16)  # words from 1 to this are below the fixed point of each generator


def seed(s: bytearray, at: int, number: int, salt: int) -> None:
    """Set the word at an offset from a number (0 to 2**30 - 1) and a salt, never to a fixed point.

    Steps of the bots' generator mix the number first, so similar seeds give unrelated words.
    """
    x = 1 + (number & 0xFFFF) + (salt << 18)
    for i in range(12):
        x = ROLL * (x & 0xFFFF) + (x >> 16)
        if i == 3:
            x ^= (number >> 16) + 1
    x = x % _SEEDS + 1
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
            store(s, at, load(s, at) % _SEEDS + 1)
