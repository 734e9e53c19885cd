"""This module computes a number that two games share only with the same cards in the same places.

It is the CRC-32 over the fixed part of the state, without the bots' generator, and over
every pile and hand. So it does not depend on the size of the `Game` object, nor on
who chose: a person, a bot, or a file. It runs on boards, too.
"""

from binascii import crc32

from engine.state.layout import COUNTS, HANDS, PILE_SIZE, PLAYERS, ROLLER, ZONES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_ROLLER_SIZE = 4


def digest(game: "Game") -> int:
    """Return the CRC-32 of a game, 0 to 2**32 - 1; it changes nothing."""
    s = game.state
    value = crc32(s[:ROLLER])
    value = crc32(s[ROLLER + _ROLLER_SIZE : ZONES], value)
    for zone in range(HANDS + s[PLAYERS]):
        size = s[PILE_SIZE + zone] if zone < HANDS else s[COUNTS + zone - HANDS]
        start = game.zones[zone]
        value = crc32(s[start : start + size], value)
    return value
