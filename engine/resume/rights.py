"""This module checks standing rights, and what lasts from turn to turn, in a saved state."""

# set-up: whole file

from engine.public import can_be_jumped_on
from engine.resume.open_windows import end_of_secrets
from engine.state.layout import (
    ACTED,
    ACTOR,
    CALLED,
    CARRIED,
    CLOSED,
    COUNTS,
    DEPTH,
    DISCOVERED,
    FIRST_LAYER,
    FREE_PLAY,
    IN_PLAY,
    JUMPABLE,
    KIND,
    LEFT_IN,
    MAX_SEATS,
    NOBODY,
    PALMED,
    PASSES,
    PHASE,
    PLAYERS,
    SECRET_SIZE,
    SECRETS,
    SHOWN_COUNTS,
    SHOWN_TO,
    STATUS,
    TALLY,
    UNCALLED,
    UNTIL_TURN,
    WINDOW_SIZE,
)
from engine.state.options import CARDS_ACT, FLAVOR, PILES, STACK_BY, TWO_PILES
from engine.state.seats import word
from engine.state.windows import ACTS, NAMING, PALMING, PLAYED, ROUND, is_turn


def are_rights_possible(s: "bytearray") -> bool:
    """Are the standing rights possible?

    Only a seat with one card can be caught. UNTIL_TURN is set while a right will end with the turn.
    """
    can_be_caught = word(s, UNCALLED) | word(s, DISCOVERED)
    if word(s, CALLED) & can_be_caught:
        return False
    if s[PILES] != TWO_PILES and (s[JUMPABLE] > 1 or (s[FLAVOR] == CARDS_ACT and s[CLOSED] > 1)):
        return False
    if s[JUMPABLE] and not (s[UNTIL_TURN] and (s[STACK_BY] or can_be_jumped_on(s, _pile(s)))):
        return False
    if s[STATUS] == IN_PLAY and not s[UNTIL_TURN]:
        if s[SHOWN_TO] != NOBODY or s[PASSES] or word(s, UNCALLED):
            return False
    if s[SHOWN_TO] == NOBODY and any(s[SHOWN_COUNTS : SHOWN_COUNTS + MAX_SEATS]):
        return False
    for seat in range(s[PLAYERS]):
        if can_be_caught >> seat & 1 and s[COUNTS + seat] != 1:
            return False
        if word(s, CALLED) >> seat & 1 and s[COUNTS + seat] > 1:
            return False
    return True


def _pile(s: "bytearray") -> int:
    """Return the discard pile, 0 or 1, that can be jumped on."""
    return s[JUMPABLE] - 1 if s[FLAVOR] == CARDS_ACT else 0


def is_nothing_left_over(s: "bytearray") -> bool:
    """Are all bytes clear that only open windows use, secrets included?"""
    if s[STATUS] != IN_PLAY:
        return True
    if any(s[SECRETS + s[DEPTH] * SECRET_SIZE : end_of_secrets(s)]):
        return False
    if is_turn(s) and (s[PHASE] == ACTED or s[FIRST_LAYER] or s[FREE_PLAY]):
        return False
    if s[PASSES] >= s[LEFT_IN] and not _is_open(s, PALMING):
        return False
    if word(s, PALMED) and end_of_secrets(s) == PALMED and not _is_open(s, PALMING):
        return False
    if s[FLAVOR] == CARDS_ACT:
        if s[CARRIED] and not _is_open(s, ACTS):
            return False
        at = _is_open(s, ROUND) or _is_open(s, NAMING)
        if at:  # nobody draws for a card of their own
            return not s[TALLY + s[at + ACTOR]]
        return not any(s[TALLY : TALLY + MAX_SEATS])
    if s[CARRIED]:
        return False
    return _is_open(s, PLAYED) > 0 or not s[FREE_PLAY]


def _is_open(s: "bytearray", kind: int) -> int:
    """Return the oldest open window of a kind; 0: there is none."""
    for at in range(WINDOW_SIZE, (s[DEPTH] + 1) * WINDOW_SIZE, WINDOW_SIZE):
        if s[at + KIND] == kind:
            return at
    return 0
