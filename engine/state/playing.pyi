"""This stub types a game as the engine's rules see it: its memory, without the methods to play."""

from typing import Any, Protocol

from engine.state.hooks import Hooks

class Game(Protocol):
    """The attributes of `engine.game.Game`, which describes them."""

    seats: int
    capacity: int
    state: bytearray
    hands: tuple[int, ...]
    draws: int
    aside: int
    discards: int
    hooks: Hooks
    public_part: memoryview
    hand_parts: tuple[memoryview, ...]
    opening: Any
    dealing: Any
