"""This module keeps who plays on this device: names, and what they have played, in one save.

     0  2, this layout                       8  the hand that was counted last: its number, and
     2  hands, 4 matches, 6 matches that        three bytes made of the game's state
        a person won                        12  MOST names: how many letters, those
    then for each who has played and each rule set RECORD bytes:
     0  place of the name, from 1; 0: no one's     6  points held when hands ended, three bytes
     1  rule set, or OTHERS                        9  most turns of a hand
     2  hands       4  of them won                11  Unos caught

Numbers have their low byte first, two bytes where nothing is said. Layout 1 was the first eight
bytes. Like the settings this tells its layout itself, so it outlives an update.

A hand is counted once, though power goes between this and the next hand's first save: who comes
back to its score is known by the bytes from 8 on. Where there is no room for one more record, the
rule sets that somebody played least are counted together, as OTHERS.
"""

from micropython import const

from engine.public import player_of
from engine.state.layout import (
    BY_LAST_CARD,
    CATCHES,
    HAND_NUMBER,
    HAND_POINTS,
    MATCH_ENDED,
    MATCH_WINNERS,
    RULE_SET,
    SITTING_OUT,
    STATUS,
    TURN_LIMIT,
    TURNS_LEFT,
    WAY_OVER,
    WINNERS,
)
from engine.state.seats import in_set, set_word, word
from journal import STATISTICS
from ui.match_bytes import AWAY, PEOPLE_AT, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
    from ui.saves import Saves

MOST = const(10)  # names
LONGEST = const(10)  # letters of one
HANDS = const(2)
MATCHES = const(4)
WON = const(6)
OTHERS = const(255)
RECORD = const(13)
# In a record.
_RULES = const(1)
HANDS_AT = const(2)
WON_AT = const(4)
POINTS_AT = const(6)
TURNS_AT = const(9)
CAUGHT_AT = const(11)
_LAYOUT = const(2)
_COUNTED = const(1)  # the layout before
_OLD_SIZE = const(8)
_STAMP = const(8)
_NAMES = const(12)
_ROOM = const(1000)  # bytes that the journal keeps
_ALL = const(65535)


def records(saves: "Saves") -> bytearray:
    """All names and records, from the drive, or new ones where it has none."""
    if saves.people is not None:
        return saves.people
    some = saves.read(STATISTICS)
    if some and len(some) == _OLD_SIZE and some[0] == _COUNTED:
        some[0] = _LAYOUT
        some += bytes(_NAMES - _OLD_SIZE + MOST)
    is_ours = not some or is_whole(some)
    if saves.book is not None:
        saves.take(STATISTICS, is_ours)
    if some and is_ours:
        return some
    some = bytearray(_NAMES + MOST)
    some[0] = _LAYOUT
    return some


def keep(saves: "Saves", some: bytearray) -> None:
    """Write it to the drive; where that cannot be, it is kept until the device is off."""
    saves.people = None if saves.write(STATISTICS, some) else some


def is_whole(some: bytearray) -> bool:
    """Are these bytes what this module writes?"""
    if len(some) < _NAMES + MOST or some[0] != _LAYOUT:
        return False
    at = _NAMES
    for _ in range(MOST):
        if at >= len(some) or some[at] > LONGEST:
            return False
        at += 1 + some[at]
    return at <= len(some) and (len(some) - at) % RECORD == 0


def names_of(some: bytearray) -> "list[bytes]":
    """The names by place; empty: there is none."""
    names = []
    at = _NAMES
    for _ in range(MOST):
        names.append(bytes(some[at + 1 : at + 1 + some[at]]))
        at += 1 + some[at]
    return names


def rename(saves: "Saves", place: int, name: bytes) -> None:
    """Give a place another name; without one what was played under it is forgotten, too."""
    some = records(saves)
    at = _NAMES
    for _ in range(place):
        at += 1 + some[at]
    some = some[:at] + bytes((len(name),)) + name + some[at + 1 + some[at] :]
    if not name:
        at = records_at(some)
        while at < len(some):
            if some[at] == place + 1:
                some = some[:at] + some[at + RECORD :]
            else:
                at += RECORD
    _make_room(some, 0)
    keep(saves, some)


def records_at(some: bytearray) -> int:
    """Where the first record lies."""
    at = _NAMES
    for _ in range(MOST):
        at += 1 + some[at]
    return at


def record_of(some: bytearray, who: int, rules: int) -> int:
    """Where a record lies; 0: there is none. who: the place of a name, from 1."""
    for at in range(records_at(some), len(some), RECORD):
        if some[at] == who and some[at + _RULES] == rules:
            return at
    return 0


def _record_for(some: bytearray, who: int, rules: int) -> int:
    """Where a record lies, made if need be."""
    at = record_of(some, who, rules)
    if at:
        return at
    _make_room(some, RECORD)
    some += bytes((who, rules)) + bytes(RECORD - 2)
    return len(some) - RECORD


def _make_room(some: bytearray, more: int) -> None:
    """Join the records with the fewest hands until so many bytes more have room."""
    while len(some) + more > _ROOM:
        least = 0
        for at in range(records_at(some), len(some), RECORD):
            is_less = not least or word(some, at + HANDS_AT) < word(some, least + HANDS_AT)
            if some[at + _RULES] != OTHERS and is_less:
                least = at
        others = record_of(some, some[least], OTHERS)
        if not others:
            some[least + _RULES] = OTHERS
            continue
        _join(some, others, least)
        some[least:] = some[least + RECORD :]


def _join(some: bytearray, to: int, at: int) -> None:
    """Add a record to another one."""
    for field in (HANDS_AT, WON_AT, CAUGHT_AT):
        _add(some, to + field, word(some, at + field))
    _add_points(some, to, points_of(some, at))
    if word(some, at + TURNS_AT) > word(some, to + TURNS_AT):
        set_word(some, to + TURNS_AT, word(some, at + TURNS_AT))


def points_of(some: bytearray, at: int) -> int:
    """The points that were held when the hands of a record ended."""
    return word(some, at + POINTS_AT) | some[at + POINTS_AT + 2] << 16


def _add_points(some: bytearray, at: int, points: int) -> None:
    points += points_of(some, at)
    set_word(some, at + POINTS_AT, points & _ALL)
    some[at + POINTS_AT + 2] = min(points >> 16, 255)


def _add(some: bytearray, at: int, more: int) -> None:
    set_word(some, at, min(word(some, at) + more, _ALL))


def count(saves: "Saves", match: "Match", is_part: bool) -> None:
    """Count a hand that is over, and the match if it was the last one.

    is_part: it was one of several tables, and is no match of its own.
    """
    if not match.persons:
        return
    some = records(saves)
    stamp = _stamp_of(match.game.state)
    if some[_STAMP:_NAMES] == stamp:
        return
    some[_STAMP:_NAMES] = stamp
    view = match.view
    is_won = False
    for seat in range(len(match.people)):
        player = player_of(view, seat)
        who = match.people[player]
        if who and who != AWAY and not in_set(view, SITTING_OUT, seat):
            place = saves.bytes[PEOPLE_AT + player] >> 4
            _count_seat(some, view, seat, place, who == PERSON)
        if who == PERSON and in_set(view, MATCH_WINNERS, seat):
            is_won = True
    _add(some, HANDS, 1)
    if view[STATUS] == MATCH_ENDED and not is_part:
        _add(some, MATCHES, 1)
        _add(some, WON, 1 if is_won else 0)
    keep(saves, some)


def _count_seat(some: bytearray, view: bytearray, seat: int, who: int, can_win: bool) -> None:
    """Count a hand for who sits there; who: the place of a name, from 1.

    can_win: it was not given up, to be played to its end by a bot.
    """
    at = _record_for(some, who, view[RULE_SET])
    _add(some, at + HANDS_AT, 1)
    _add(some, at + WON_AT, 1 if can_win and in_set(view, WINNERS, seat) else 0)
    _add_points(some, at, word(view, HAND_POINTS + 2 * seat))
    turns = word(view, TURN_LIMIT) - word(view, TURNS_LEFT)
    turns += view[WAY_OVER] == BY_LAST_CARD  # it ends a hand before its turn is counted down
    set_word(some, at + TURNS_AT, max(turns, word(some, at + TURNS_AT)))
    player = player_of(view, seat)
    _add(some, at + CAUGHT_AT, view[CATCHES + (player >> 1)] >> 4 * (player & 1) & 15)


def _stamp_of(s: bytearray) -> bytes:
    """Bytes that tell a hand that is over from all others."""
    sum_of_all = 0
    for byte in s:
        sum_of_all = sum_of_all * 31 + byte & 0xFFFFFF
    return bytes((s[HAND_NUMBER], sum_of_all & 255, sum_of_all >> 8 & 255, sum_of_all >> 16))
