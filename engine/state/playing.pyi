"""This stub types a game as the engine's rules see it: its memory, without the methods to play."""

from typing import Any, Protocol

class Game(Protocol):
    """The attributes of `engine.game.Game`, which describes them."""

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
