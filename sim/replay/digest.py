"""This module computes a number that two games share only with the same cards in the same places.

It is the CRC-32 over the fixed part of the state, without the bots' generator, and over every pile,
who laid the discards, the cards set aside, and every hand. So it does not depend on the size of the
`Game` object, nor on who chose: a person, a bot, or a file. It runs on boards, too.
"""

from binascii import crc32

from engine.state.layout import (
    ASIDE_SIZE,
    COUNTS,
    DISCARD_ZONE,
    DISCARDS,
    DRAW_ZONE,
    LAID_BY_ZONE,
    PILE_SIZE,
    PLAYERS,
    ROLLER,
    ZONES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_ROLLER_SIZE = 4


def digest(game: "Game") -> int:
    """Return the CRC-32 of a game, 0 to 2**32 - 1; it changes nothing."""
    s = game.state
    value = crc32(s[:ROLLER])
    value = crc32(s[ROLLER + _ROLLER_SIZE : ZONES], value)
    for zone, pile in ((DRAW_ZONE, 0), (DISCARD_ZONE, DISCARDS), (LAID_BY_ZONE, DISCARDS)):
        start = ZONES + zone * game.capacity
        end = start + game.capacity
        value = crc32(s[start : start + s[PILE_SIZE + pile]], value)
        value = crc32(s[end - s[PILE_SIZE + pile + 1] : end], value)
    value = crc32(s[game.aside : game.aside + 2 * s[ASIDE_SIZE]], value)
    for seat in range(s[PLAYERS]):
        start = game.hands[seat]
        value = crc32(s[start : start + s[COUNTS + seat]], value)
    return value
