"""This module shuffles with random numbers from words in the state, the same on every machine.

The shuffler is four multiply-with-carry generators (G. Marsaglia) side by side, whose low halves
are combined in pairs. Each is one word x below A * 2**16 - 1 and steps to
A * (x % 2**16) + x // 2**16, which stays below 2**30: a small int on every board. For each A both
A * 2**16 - 1 and A * 2**15 - 1 are prime (a test shows it), so a word returns to its value after
A * 2**15 - 1 steps, and the four together hold close to 120 bits.

Bots have a generator of their own, one such word (`Game.roll`), so their numbers change no shuffle.
Words lie in the state as four bytes, low byte first. engine/state/seeds.py seeds them.
"""

from engine.const import const
from engine.state.layout import SHUFFLER

A0 = const(16380)
A1 = const(16365)
A2 = const(16275)
A3 = const(16035)
ROLL = const(15963)  # of the bots' generator


def load(s: "bytearray | memoryview", at: int) -> int:
    """Return the word at an offset."""
    return s[at] | s[at + 1] << 8 | s[at + 2] << 16 | s[at + 3] << 24


def store(s: bytearray, at: int, word: int) -> None:
    """Put a word at an offset."""
    s[at] = word & 255
    s[at + 1] = word >> 8 & 255
    s[at + 2] = word >> 16 & 255
    s[at + 3] = word >> 24


def shuffle(s: bytearray, first: int, count: int, least: int) -> int:
    """Shuffle count bytes (up to 255) of the state from offset first, from the last one down.

    Stop once at most `least` bytes at the beginning have no order yet, and return how many have
    none. Shuffling those later gives the same order as shuffling all at once.

    If the shuffler's 16-bit numbers are uniform, every order is equally likely. One step of the
    four words gives two such numbers, from two words each; a number makes two exchanges of
    Durstenfeld's shuffle, and is dropped if it would favor some of them.
    """
    w = load(s, SHUFFLER)
    x = load(s, SHUFFLER + 4)
    y = load(s, SHUFFLER + 8)
    z = load(s, SHUFFLER + 12)
    n = count
    last = first + n
    if not least:
        least = 1
    while n > least:
        w = A0 * (w & 0xFFFF) + (w >> 16)
        x = A1 * (x & 0xFFFF) + (x >> 16)
        y = A2 * (y & 0xFFFF) + (y >> 16)
        z = A3 * (z & 0xFFFF) + (z >> 16)
        drawn = w ^ x
        for _ in range(2):
            if n < 2:
                break
            drawn &= 0xFFFF
            pairs = n * (n - 1)
            left = drawn % pairs
            if drawn - left <= 65536 - pairs:  # unbiased: settle the last two bytes
                last -= 1
                i = first + left % n
                s[i], s[last] = s[last], s[i]
                i = first + left // n
                last -= 1
                s[i], s[last] = s[last], s[i]
                n -= 2
            drawn = y ^ z
    store(s, SHUFFLER, w)
    store(s, SHUFFLER + 4, x)
    store(s, SHUFFLER + 8, y)
    store(s, SHUFFLER + 12, z)
    return n if n > 1 else 0
