"""This module checks the saved ring of events, so that screens can put each into words."""

# set-up: whole file

from engine.const import const
from engine.public import event_at
from engine.resume.bounds import A_KIND, EITHER, KIND_OR_NONE, SEAT_OR_NOBODY, is_in
from engine.state.events import (
    BACKFIRED,
    CAUGHT,
    CHALLENGED,
    COLOR_CALLED,
    DREW_FOR_DEAL,
    FIRST_CARD,
    GAVE,
    GUESSED,
    GUILTY_FOUND,
    HANDS_SWAPPED,
    INNOCENT_FOUND,
    JUMPED,
    LAID,
    LAID_OPEN,
    LOST_HAND,
    NAMED,
    PEPPER_TO,
    RECOVERED,
    REFUSED,
    SAID_SORRY,
    SHOWED,
    SHOWN_GIFT,
    SURRENDERED,
    SWAPPED,
    TOOK,
)
from engine.state.layout import EVENT_CARD, EVENT_KIND, EVENT_OTHER, EVENT_SEAT, EVENTS_KEPT

# Events whose EVENT_OTHER is a seat. That of COLOR_CALLED is a color, of all others a number.
_OF_TWO = bytes(
    (
        CAUGHT,
        CHALLENGED,
        GUILTY_FOUND,
        INNOCENT_FOUND,
        NAMED,
        GAVE,
        TOOK,
        SHOWED,
        REFUSED,
        BACKFIRED,
        RECOVERED,
        LAID_OPEN,
        SWAPPED,
        PEPPER_TO,
        SHOWN_GIFT,
        JUMPED,
        HANDS_SWAPPED,
        GUESSED,
        SURRENDERED,
        SAID_SORRY,
    )
)
_WITH_CARD = bytes((LAID, FIRST_CARD, DREW_FOR_DEAL))
_COLORS = const(5)


def are_events_right(s: "bytearray") -> bool:
    """Is each event of a known kind, with seats of this table and kinds of cards?"""
    for number in range(EVENTS_KEPT):
        at = event_at(number)
        kind = s[at + EVENT_KIND]
        if not kind:
            continue
        other = SEAT_OR_NOBODY if kind in _OF_TWO else _COLORS if kind == COLOR_CALLED else EITHER
        card = A_KIND if kind in _WITH_CARD else KIND_OR_NONE
        if kind > LOST_HAND or not is_in(s, s[at + EVENT_SEAT], SEAT_OR_NOBODY):
            return False
        if not is_in(s, s[at + EVENT_OTHER], other) or not is_in(s, s[at + EVENT_CARD], card):
            return False
    return True
