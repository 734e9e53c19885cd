"""Rights and what a turn hands on: in a saved state they are held to what the table shows."""

# set-up: whole file

from engine.state.layout import (
    ACTED,
    CALLED,
    CARRIED,
    COUNTS,
    DEPTH,
    DISCOVERED,
    EXTRA,
    FIRST_LAYER,
    IN_PLAY,
    JUMPABLE,
    LEFT_IN,
    MAX_SEATS,
    PALMED,
    PASSES,
    PHASE,
    PLAYERS,
    SECRET_SIZE,
    SECRETS,
    STATUS,
    TALLY,
    UNCALLED,
    UNTIL_TURN,
    WINDOW_SIZE,
    WINDOWS,
    ZONES,
)
from engine.state.options import CARDS_ACT, FLAVOR
from engine.state.seats import word
from engine.state.windows import ACTS, NAMING, PALMING, PLAYED, ROUND, is_turn


def are_rights_right(s: "bytearray") -> bool:
    """Can be caught who has one card, and is the top card open to jumps as long as that lasts?"""
    can_be_caught = word(s, UNCALLED) | word(s, DISCOVERED)
    if word(s, CALLED) & can_be_caught or (s[JUMPABLE] and not s[UNTIL_TURN]):
        return False
    for seat in range(s[PLAYERS]):
        if can_be_caught >> seat & 1 and s[COUNTS + seat] != 1:
            return False
        if word(s, CALLED) >> seat & 1 and s[COUNTS + seat] > 1:
            return False
    return True


def is_nothing_left_over(s: "bytearray") -> bool:
    """Is nothing handed on where nothing is open, and does no closed window keep a secret?"""
    if s[STATUS] != IN_PLAY:
        return True
    end = ZONES if s[FLAVOR] == CARDS_ACT else PALMED
    if any(s[SECRETS + s[DEPTH] * SECRET_SIZE : end]):
        return False
    if is_turn(s) and (s[PHASE] == ACTED or s[PASSES] >= s[LEFT_IN] or s[FIRST_LAYER] or s[EXTRA]):
        return False
    if s[FLAVOR] == CARDS_ACT:
        if s[CARRIED] and not _is_open(s, ACTS):
            return False
        is_round = _is_open(s, ROUND) or _is_open(s, NAMING)
        return is_round or not any(s[TALLY : TALLY + MAX_SEATS])
    if s[CARRIED] or (word(s, PALMED) and not _is_open(s, PALMING)):
        return False
    return _is_open(s, PLAYED) or not s[EXTRA]


def _is_open(s: "bytearray", kind: int) -> bool:
    """Is a window of a kind open?"""
    for i in range(s[DEPTH]):
        if s[WINDOWS + i * WINDOW_SIZE] == kind:
            return True
    return False
