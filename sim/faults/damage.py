"""This module damages a file of saves at random, and judges the start from it.

damaged(kept, chance)                   arbitrary bytes, which the checksum must find
with_new_checksum(kept, chance)         bytes of the newest save, with its checksum recomputed
check_reported(content, kept)           nothing was resumed; Violation if a save is intact
check_resumed(content, kept, payload)   this was resumed; Violation if it is not the newest save
"""

import random
import struct
from binascii import crc32
from dataclasses import dataclass

from engine.state.layout import DEPTH, MAX_WINDOWS, WINDOW_SIZE, WINDOWS, ZONES
from sim.soak.violation import Violation

HEAD, CRC = 20, 4  # of a record (lib/journal/record.py)


@dataclass(frozen=True)
class File:
    """A file of the journal. saves: payloads, oldest first; at, size: the newest one's."""

    content: bytes
    saves: list[bytes]
    at: int
    size: int
    label: str


def damaged(kept: File, chance: random.Random) -> bytes:
    """Return the file with changed bytes, mostly of the newest save."""
    content = bytearray(kept.content)
    for _ in range(chance.choice((1, 1, 2, 3))):
        at = kept.at + chance.randrange(kept.size)
        if chance.random() < 0.2:
            at = chance.randrange(len(content))
        end = at + chance.choice((1, 1, 1, 4, 64, 512))
        way = chance.random()
        if way < 0.5:
            content[at] ^= 1 << chance.randrange(8)
        elif way < 0.8:
            content[at:end] = bytes([chance.choice((0, 255))]) * len(content[at:end])
        else:
            content[at:end] = chance.randbytes(len(content[at:end]))
    return bytes(content)


def with_new_checksum(kept: File, chance: random.Random) -> bytes:
    """Return the file with changed bytes of the newest save and a recomputed checksum."""
    content = bytearray(kept.content)
    payload = memoryview(content)[kept.at + HEAD : kept.at + kept.size - CRC]
    if chance.random() < 0.03:  # its origin: version, rules, board
        content[kept.at + chance.randrange(12, 18)] ^= 1 << chance.randrange(8)
    else:
        places = [_place(payload, chance) for _ in range(chance.choice((1, 1, 2, 3)))]
        for at in places:
            flipped = payload[at] ^ 1 << chance.randrange(8)
            payload[at] = chance.choice((chance.randrange(256), flipped, 255, 0))
    end = kept.at + kept.size - CRC
    struct.pack_into("<I", content, end, crc32(content[kept.at : end]))
    return bytes(content)


def _place(payload: memoryview, chance: random.Random) -> int:
    """Return the place of a byte of a save: mostly of the state of the table."""
    from ui.match_bytes import HEAD as HEAD_OF_MATCH
    from ui.match_bytes import head_of, tail_of

    size = len(payload)
    whole = bytes(payload[size - HEAD :]) + bytes(payload[: size - HEAD])  # see ui/saves.py
    tail = tail_of(head_of(memoryview(whole)))
    state = size - HEAD_OF_MATCH - tail
    near = chance.random()
    if near < 0.05:
        at = size - 1 - chance.randrange(HEAD_OF_MATCH)
    elif tail and (near < 0.4 or not state):
        at = state + chance.randrange(tail)
    elif near < 0.5 and state and whole[DEPTH]:
        at = WINDOWS + chance.randrange(min(whole[DEPTH], MAX_WINDOWS) * WINDOW_SIZE)
    elif near < 0.9:
        at = chance.randrange(48 if near < 0.6 else ZONES)
    else:
        at = chance.randrange(state)
    return (at - HEAD) % size


def check_reported(content: bytes, kept: File) -> str:
    """The file was reported as damaged; Violation if a save is intact."""
    for payload in kept.saves:
        start = kept.content.find(payload) - HEAD
        end = start + HEAD + len(payload) + CRC
        if content[start:end] == kept.content[start:end]:
            raise Violation("damage is reported, but a save is intact")
    return "reported"


def check_resumed(content: bytes, kept: File, payload: bytes) -> str:
    """Return which save a payload is; Violation if none, or if the newest one is intact."""
    is_whole = content[kept.at : kept.at + kept.size] == kept.content[kept.at : kept.at + kept.size]
    if payload == kept.saves[-1]:
        return "newest"
    if payload not in kept.saves:
        raise Violation("what is resumed was never saved")
    if is_whole:
        raise Violation("an older save is resumed, but the newest is whole")
    return "before"
