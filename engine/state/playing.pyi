"""The types of a game as the parts of the engine see it: memory, and no way to play it."""

from typing import Any, Protocol

class Game(Protocol):
    """What `engine.game.Game` owns, by the names that are told there."""

    seats: int
    capacity: int
    state: bytearray
    zones: tuple[int, ...]
    hands: tuple[int, ...]
    draws: int
    discards: int
    public_part: memoryview
    hand_parts: tuple[memoryview, ...]
    blank: bytearray
    opening: Any
