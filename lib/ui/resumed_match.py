"""This module tells whether the bytes that `ui.saved_match` wrote can be made a match again."""

from engine.layout import HANDS, MAX_SEATS, PLAYERS, RULE_SET, ZONES
from ui.saved_match import CARDS_AT, HEAD, LAYOUT, PLAYERS_AT, TAIL_AT


def is_whole(buffer: memoryview, rule_sets: int) -> bool:
    """Can a match be made of this? Its checksum is right; this asks for layout and size.

    rule_sets: how many are known.
    """
    if len(buffer) < HEAD or buffer[0] != LAYOUT:
        return False
    tail = tail_of(buffer)
    if tail and not buffer[PLAYERS_AT]:
        return len(buffer) == HEAD + tail
    if len(buffer) <= HEAD + ZONES:
        return False
    players = buffer[PLAYERS_AT]
    cards = buffer[CARDS_AT]
    if not 2 <= players <= MAX_SEATS or cards < 16:
        return False
    if len(buffer) != HEAD + ZONES + (HANDS + players) * cards + tail:
        return False
    return buffer[HEAD + PLAYERS] == players and buffer[HEAD + RULE_SET] < rule_sets


def tail_of(buffer: memoryview) -> int:
    """How many bytes behind the state tell of several tables (`ui.evening_saved`)."""
    return buffer[TAIL_AT] | buffer[TAIL_AT + 1] << 8
