"""This module checks a saved tournament, before anybody is seated by it.

is_tournament_sound(t, rules)       could it be a tournament by these rules?
is_table_sound(t, rules, s)         is the state s its table in play?
"""

# set-up: whole file

from engine.const import const
from engine.save_check import is_kind
from engine.state.cards import NO_CARD, uncolored
from engine.state.layout import EFFECTS, NOBODY, OPTIONS, OPTIONS_SIZE, PLAYERS
from engine.state.seats import word
from engine.tournament.layout import (
    DONE,
    ENTRANT_FLAGS,
    GOES_BACK,
    GOES_ON,
    HAS_RESULT,
    HEAD,
    MOVED_BACK,
    ROTATION,
    ROUND_WON,
    SCOUTED,
    T_ENTRANTS,
    T_FORMAT,
    T_HANDS,
    T_ROUND,
    T_ROUNDS,
    T_SEED,
    T_SIDE_SIZE,
    T_TABLE,
    T_TABLE_SEED,
    T_TABLES,
    T_TIEBREAK,
    TIE_CARD,
    TOTAL_POINTS,
    TOTAL_ROCKS,
    TOTAL_UNOS,
    TOTAL_WON,
    first_place,
    has_people,
    is_over,
    pair_record,
    pairs_in,
    places,
    record,
    seat_record,
    seats_at,
    sides_at,
    table_record,
)
from engine.tournament.round import keeps_pace
from engine.tournament.setup import check_rules, new_tournament
from engine.tournament.standings import points_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet

_HIGH_BYTE = const(3)  # of a number of four bytes
_HIGHEST = const(63)  # it has 30 bits


def is_tournament_sound(t: bytearray, rules: "RuleSet") -> bool:
    """Could t be a tournament by these rules?"""
    if len(t) < HEAD or not _is_like_new(t, rules):
        return False
    for at in (T_SEED, T_TIEBREAK, T_TABLE_SEED):
        if t[at + _HIGH_BYTE] > _HIGHEST:
            return False
    if t[T_ROUND] > t[T_ROUNDS] or not _are_places_right(t):
        return False
    return _are_tables_right(t) and _are_entrants_right(t) and _are_pairs_right(t)


def _is_like_new(t: bytearray, rules: "RuleSet") -> bool:
    """Has it the length and the numbers of a new tournament, which these rules suit?"""
    tables = 0 if t[T_FORMAT] == ROTATION else t[T_TABLES]
    try:
        new = new_tournament(
            t[T_FORMAT], t[T_ENTRANTS], tables, t[T_ROUNDS], 0, team_size=t[T_SIDE_SIZE]
        )
        if len(t) != len(new) or t[:T_ROUND] != new[:T_ROUND] or t[T_HANDS] != new[T_HANDS]:
            return False
        check_rules(t, rules)
    except ValueError:
        return False
    return True


def _are_places_right(t: bytearray) -> bool:
    """Does every entrant have one place, and do the members of teams sit in order?"""
    seated = t[places(t) : places(t) + t[T_ENTRANTS]]
    if sorted(seated) != list(range(len(seated))):
        return False
    for number in range(t[T_TABLES]):
        first = first_place(t, number)
        sides = sides_at(t, number)
        for seat in range(seats_at(t, number)):
            leader = seated[first + seat % sides]  # of the seat's side
            if leader % t[T_SIDE_SIZE] or seated[first + seat] != leader + seat // sides:
                return False
    return True


def _are_tables_right(t: bytearray) -> bool:
    """Is the status of each table possible?"""
    if t[T_TABLE] != NOBODY and t[T_TABLE] >= t[T_TABLES]:
        return False
    for number in range(t[T_TABLES]):
        at = table_record(number)
        for side in (t[at + GOES_ON], t[at + GOES_BACK]):
            if side != NOBODY and side >= sides_at(t, number):
                return False
        if t[at] > DONE:
            return False
        if t[at] == SCOUTED and (not keeps_pace(t) or has_people(t, number)):
            return False
        for seat in range(seats_at(t, number) if t[at] == DONE else 0):
            if not t[seat_record(t, number, seat) + ENTRANT_FLAGS] & HAS_RESULT:
                return False
    return True


def _are_entrants_right(t: bytearray) -> bool:
    """Are each entrant's flags, card and totals possible after the rounds that are over?"""
    rounds = t[T_ROUND]
    for entrant in range(t[T_ENTRANTS]):
        at = record(t, entrant)
        drawn = t[at + TIE_CARD]
        if drawn != NO_CARD and (not is_kind(drawn) or drawn != uncolored(drawn)):
            return False
        if t[at + ENTRANT_FLAGS] >= 2 * MOVED_BACK or t[at + ROUND_WON] > t[T_HANDS]:
            return False
        if t[at + TOTAL_POINTS + 2] > rounds or word(t, at + TOTAL_WON) > rounds * t[T_HANDS]:
            return False
        if word(t, at + TOTAL_UNOS) > rounds * 255 or word(t, at + TOTAL_ROCKS) > rounds:
            return False
    return True


def _are_pairs_right(t: bytearray) -> bool:
    """Has each entrant as many points as with all partners together, where pairs keep theirs?"""
    if not pairs_in(t[T_FORMAT], t[T_ENTRANTS]):
        return True
    for entrant in range(t[T_ENTRANTS]):
        together = 0
        for other in range(t[T_ENTRANTS]):
            if other != entrant:
                pair = pair_record(t, min(entrant, other), max(entrant, other))
                together += points_at(t, pair)
        if together != points_at(t, record(t, entrant) + TOTAL_POINTS):
            return False
    return True


def is_table_sound(t: bytearray, rules: "RuleSet", s: bytearray) -> bool:
    """Is the state s the table in play of t, which is sound?"""
    number = t[T_TABLE]
    if number == NOBODY or is_over(t) or seats_at(t, number) != s[PLAYERS]:
        return False
    return has_people(t, number) and rules.whole() == bytes(s[EFFECTS : OPTIONS + OPTIONS_SIZE])
