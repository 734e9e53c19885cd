"""This module checks that each byte of a saved state is within its bounds, and that counts add up.

Within these bounds play never looks for a seat, a card or a place that is not there.
"""

# set-up: whole file

from engine.const import const
from engine.state.cards import BLANK, FACE, FIRST_WILD_KIND, KIND_MASK, NO_COLOR
from engine.state.layout import (
    ACTIVE,
    BEFORE,
    BROUGHT,
    CALLED,
    CLOSED,
    CLOSED_BY,
    COUNTS,
    DEALER,
    DEPTH,
    DIRECTION,
    DISCOVERED,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    FIRST,
    FIRST_KIND,
    FIRST_LAYER,
    HAD_TURN,
    HAND_POINTS,
    IN_PLAY,
    JUMPABLE,
    KEPT,
    KIND,
    LAST_CHANCE,
    LEFT_IN,
    LOSER,
    MATCH_ENDED,
    MATCH_WINNERS,
    NEXT,
    NOBODY,
    NOTED,
    OPENING,
    OUT,
    PALMED,
    PASSES,
    PEPPER,
    PHASE,
    PLAYER_AT,
    PLAYERS,
    QUIZ,
    QUIZ_NUMBERS,
    SALT,
    SCORER,
    SEAT_OF_COLOR,
    SEATED,
    SET_CARDS,
    SET_SIZE,
    SETS_GIVEN,
    SHOWN_COUNTS,
    SHOWN_TO,
    SITTING_OUT,
    STARTER,
    STATUS,
    STEP,
    TEAM,
    TOP_BY,
    TURN,
    TURNS_LEFT,
    UNCALLED,
    UNSEEN_BY,
    WAY_OVER,
    WINDOW_SIZE,
    WINNERS,
)
from engine.state.options import CARDS_ACT, FLAVOR, HOUSE
from engine.state.seats import word
from engine.state.windows import PALMING

_PAST_KINDS = const(120)
# A turn has fewer sets: none is offered after fifty (engine/two_piles/away.py), but those offered
# before can still be given.
_MOST_SETS = const(150)
_MOST_POINTS = const(2 * 255 * 50)  # of NOTED and HAND_POINTS together: fifty for each card

# The bound of a byte is a number that it is below, or one of these.
EITHER = const(255)
SEAT = const(201)
SEAT_OR_NOBODY = const(202)
A_KIND = const(203)  # a kind of card; a wild with or without a called color
KIND_OR_NONE = const(204)

# The offset of a byte, how many such bytes follow, and their bound.
_ALWAYS = (
    (TURN, 1, SEAT),
    (PHASE, 1, 4),
    (STATUS, 1, MATCH_ENDED + 1),
    (DIRECTION, 1, 2),
    (SHOWN_TO, 1, SEAT_OR_NOBODY),
    (JUMPABLE, 1, 3),
    (TOP_BY, 2, SEAT),
    (WAY_OVER, 1, 4),
    (LOSER, 1, SEAT_OR_NOBODY),
    (STARTER, 1, SEAT),
    (DEALER, 1, SEAT),
    (FIRST_KIND, 1, A_KIND),
    (SCORER, 1, SEAT_OR_NOBODY),
    (SALT, 1, SEAT_OR_NOBODY),
    (PEPPER, 1, SEAT),
    (QUIZ_NUMBERS, 1, 1),
    (DRAWN, 1, KIND_OR_NONE),
    (DRAFT_SIZE, 1, 8),
    (DRAFT, 7, A_KIND),
    (QUIZ, 10, 3),
    (TEAM, 10, 11),
)
_WHERE_CARDS_ACT = (
    (ACTIVE, 1, SEAT),
    (NEXT, 1, SEAT),
    (CLOSED, 1, 3),
    (CLOSED_BY, 1, SEAT),
    (OPENING, 1, 3),
    (SET_SIZE, 1, 9),
    (SETS_GIVEN, 1, _MOST_SETS),
    (SET_CARDS, 8, A_KIND),
)
_WITH_HOUSE_RULES = (
    (BEFORE, 1, 2),
    (BEFORE + 1, 1, SEAT),
    (BEFORE + 2, 1, 4),
    (BEFORE + 3, 1, SEAT),
    (UNSEEN_BY, 1, SEAT),
)
_SETS_OF_SEATS = (
    UNCALLED,
    OUT,
    DISCOVERED,
    CALLED,
    WINNERS,
    MATCH_WINNERS,
    SITTING_OUT,
    LAST_CHANCE,
    BROUGHT,
    PALMED,
    HAD_TURN,
)


def are_in_bounds(s: "bytearray") -> bool:
    """Does each byte lie within its bounds, and each set of seats at this table?"""
    flavor = s[FLAVOR]
    fields = (
        _WHERE_CARDS_ACT if flavor == CARDS_ACT else _WITH_HOUSE_RULES if flavor == HOUSE else ()
    )
    for some in (_ALWAYS, fields):
        for at, count, bound in some:
            for i in range(at, at + count):
                if not is_in(s, s[i], bound):
                    return False
    for at in _SETS_OF_SEATS:
        if word(s, at) >> s[PLAYERS]:
            return False
    # Only where cards act can a seat be asked before the kept discard lies on its pile.
    if s[KEPT] and not (flavor == CARDS_ACT and is_kind(s[KEPT] & KIND_MASK)):
        return False
    for seat in range(s[PLAYERS]):
        if word(s, NOTED + 2 * seat) + word(s, HAND_POINTS + 2 * seat) > _MOST_POINTS:
            return False
    return True


def is_in(s: "bytearray", value: int, bound: int) -> bool:
    """Is the value of a byte within a bound?"""
    if bound == EITHER or (value == NOBODY and bound in (SEAT_OR_NOBODY, KIND_OR_NONE)):
        return True
    if bound in (SEAT, SEAT_OR_NOBODY):
        return value < s[PLAYERS]
    if bound in (A_KIND, KIND_OR_NONE):
        return is_kind(value)
    return value < bound


def is_kind(value: int) -> bool:
    """Is a value a kind of card, a wild with or without a called color?"""
    if value < FIRST_WILD_KIND:
        return FACE[value] <= BLANK
    return value < _PAST_KINDS and value & 7 <= NO_COLOR


def are_seats_right(s: "bytearray") -> bool:
    """Does every player have one seat, and do the counts by seat add up?"""
    players = s[PLAYERS]
    seen = out = 0
    for seat in range(players):
        if s[PLAYER_AT + seat] >= players or s[SHOWN_COUNTS + seat] > s[COUNTS + seat]:
            return False
        seen |= 1 << s[PLAYER_AT + seat]
        out += word(s, OUT) >> seat & 1
    if seen + 1 != 1 << players or s[LEFT_IN] != players - out:
        return False
    if s[FIRST_LAYER] > players:
        return False
    if players == 4 and max(s[SEAT_OF_COLOR : SEAT_OF_COLOR + 4]) >= players:
        return False
    if s[STEP] != (players - 1 if s[DIRECTION] else 1) or not 0 < s[SEATED] <= players:
        return False
    if s[STATUS] != IN_PLAY:
        return s[FIRST] == NOBODY and not s[DEPTH]
    goes_on = word(s, TURNS_LEFT) > 0 or s[WINDOW_SIZE + KIND] == PALMING
    return s[FIRST] < players and goes_on and s[PASSES] <= players
