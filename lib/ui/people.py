"""This module keeps the names of who plays on this device, and their statistics, in one save.

     0  2, this layout                       8  the hand that was counted last: its number, and
     1  who won in a row (`wins_in_a_row`)      three bytes made of the game's state
     2  hands, 4 matches, 6 matches that    12  MOST_NAMES names: how many letters, then those
        a person won
    then a record of RECORD bytes for each name and each rule set that was played:
     0  number of the name, from 1; 0: no name     6  points held when hands ended, three bytes
     1  rule set, or OTHERS                        9  most turns of a hand
     2  hands       4  of them won                11  Unos caught

Numbers are two bytes if nothing else is said, low byte first. Layout 1 was the first eight bytes.
The record that was counted last is at the end. Like the settings, these bytes begin with their own
layout, so they outlive an update.

A hand is counted once, even if the power fails before the next hand is saved and its score is shown
again: the bytes from 8 on identify it. If there is no room for one more record, the rule sets that
somebody played least are counted together, as OTHERS.
"""

from micropython import const

from engine.public import player_of
from engine.state import layout
from engine.state.seats import in_set, set_word, word
from journal import STATISTICS
from journal.reasons import OK, OTHER_RULES
from ui.match.match_bytes import AWAY, PEOPLE_AT, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from ui.match.match import Match
    from ui.match.saves import Saves

MOST_NAMES = const(10)
LONGEST_NAME = const(10)  # letters
_ROW_AT = const(1)
ALL_HANDS_AT = const(2)
ALL_MATCHES_AT = const(4)
PEOPLE_WON_AT = const(6)
OTHERS = const(255)
RECORD = const(13)
# In a record.
RULES_AT = const(1)
HANDS_AT = const(2)
WON_AT = const(4)
POINTS_AT = const(6)
TURNS_AT = const(9)
CAUGHT_AT = const(11)
LAYOUT = const(2)
MOST_IN_A_ROW = const(15)  # and more
_COUNTED = const(1)  # the layout before
_OLD_SIZE = const(8)
_STAMP = const(8)
NAMES_AT = const(12)
_ROOM = const(1000)  # bytes that fit the journal's slot
_WORD_MAX = const(65535)


def read_statistics(saves: "Saves") -> bytearray:
    """Return all names and records: from the drive, or empty ones if it has none."""
    if saves.statistics is not None:
        return saves.statistics
    stats = saves.read(STATISTICS)
    if stats and len(stats) == _OLD_SIZE and stats[0] == _COUNTED:
        stats[0] = LAYOUT
        stats += bytes(NAMES_AT - _OLD_SIZE + MOST_NAMES)
    is_ours = not stats or is_whole(stats)
    if saves.book is not None:
        hold_unless(is_ours or stats[0] == LAYOUT, saves, STATISTICS)  # type: ignore[index]
    if stats and is_ours:
        return stats
    stats = bytearray(NAMES_AT + MOST_NAMES)
    stats[0] = LAYOUT
    return stats


def hold_unless(is_ours: bool, saves: "Saves", kind: int) -> None:
    """Hold settings or statistics that are not read here, so that none are written over them."""
    saves.book.rings[kind].state = OK if is_ours else OTHER_RULES


def write_statistics(saves: "Saves", stats: bytearray) -> None:
    """Write them to the drive; if that fails, keep them in memory until the device is off."""
    saves.statistics = None if saves.write(STATISTICS, stats) else stats


def is_whole(stats: bytearray) -> bool:
    """Are these bytes what this module writes?"""
    if len(stats) < NAMES_AT + MOST_NAMES or stats[0] != LAYOUT:
        return False
    at = NAMES_AT
    for _ in range(MOST_NAMES):
        if at >= len(stats) or stats[at] > LONGEST_NAME:
            return False
        at += 1 + stats[at]
    return at <= len(stats) and (len(stats) - at) % RECORD == 0


def names_of(stats: bytearray) -> "list[bytes]":
    """Return the names by place; empty: the place has none."""
    names = []
    at = NAMES_AT
    for _ in range(MOST_NAMES):
        names.append(bytes(stats[at + 1 : at + 1 + stats[at]]))
        at += 1 + stats[at]
    return names


def rename(saves: "Saves", place: int, name: bytes) -> None:
    """Give a place another name. An empty name deletes its records, too."""
    stats = read_statistics(saves)
    at = NAMES_AT
    for _ in range(place):
        at += 1 + stats[at]
    stats = stats[:at] + bytes((len(name),)) + name + stats[at + 1 + stats[at] :]
    if not name:
        at = records_at(stats)
        while at < len(stats):
            if stats[at] == place + 1:
                stats = stats[:at] + stats[at + RECORD :]
            else:
                at += RECORD
    _make_room(stats, 0)
    write_statistics(saves, stats)


def records_at(stats: bytearray) -> int:
    """Return where the first record begins."""
    at = NAMES_AT
    for _ in range(MOST_NAMES):
        at += 1 + stats[at]
    return at


def record_of(stats: bytearray, who: int, rules: int) -> int:
    """Return where a record begins, 0: there is none. who: the number of a name, from 1."""
    for at in range(records_at(stats), len(stats), RECORD):
        if stats[at] == who and stats[at + RULES_AT] == rules:
            return at
    return 0


def _record_for(stats: bytearray, who: int, rules: int) -> int:
    """Return where a record begins, made if there is none. It is the last one then."""
    at = record_of(stats, who, rules)
    record = bytes((who, rules)) + bytes(RECORD - 2)
    if at:
        record = bytes(stats[at : at + RECORD])
        stats[at:] = stats[at + RECORD :]
    else:
        _make_room(stats, RECORD)
    stats += record
    return len(stats) - RECORD


def _make_room(stats: bytearray, more: int) -> None:
    """Merge the records with the fewest hands into OTHERS until there is room for `more` bytes."""
    while len(stats) + more > _ROOM:
        least = 0
        for at in range(records_at(stats), len(stats), RECORD):
            is_less = not least or word(stats, at + HANDS_AT) < word(stats, least + HANDS_AT)
            if stats[at + RULES_AT] != OTHERS and is_less:
                least = at
        others = record_of(stats, stats[least], OTHERS)
        if not others:
            stats[least + RULES_AT] = OTHERS
            continue
        merge(stats, others, least)
        stats[least:] = stats[least + RECORD :]


def merge(stats: bytearray, to: int, at: int) -> None:
    """Add the record at `at` to the one at `to`."""
    for field in (HANDS_AT, WON_AT, CAUGHT_AT):
        _add(stats, to + field, word(stats, at + field))
    _add_points(stats, to, points_of(stats, at))
    if word(stats, at + TURNS_AT) > word(stats, to + TURNS_AT):
        set_word(stats, to + TURNS_AT, word(stats, at + TURNS_AT))


def points_of(stats: bytearray, at: int) -> int:
    """Return the points that were held when the hands of a record ended."""
    return word(stats, at + POINTS_AT) | stats[at + POINTS_AT + 2] << 16


def _add_points(stats: bytearray, at: int, points: int) -> None:
    points += points_of(stats, at)
    set_word(stats, at + POINTS_AT, points & _WORD_MAX)
    stats[at + POINTS_AT + 2] = min(points >> 16, 255)


def _add(stats: bytearray, at: int, more: int) -> None:
    set_word(stats, at, min(word(stats, at) + more, _WORD_MAX))


def count_hand(saves: "Saves", match: "Match", is_part: bool) -> None:
    """Count a hand that is over, and its match if that is over, too.

    is_part: this was one table of several, so it is not a match of its own.
    """
    if not match.persons:
        return
    stats = read_statistics(saves)
    stamp = _stamp_of(match.game)
    if stats[_STAMP:NAMES_AT] == stamp:
        return
    stats[_STAMP:NAMES_AT] = stamp
    view = match.view
    is_won = False
    for seat in range(len(match.people)):
        player = player_of(view, seat)
        who = match.people[player]
        if who and who != AWAY and not in_set(view, layout.SITTING_OUT, seat):
            name_number = saves.head[PEOPLE_AT + player] >> 4
            _count_seat(stats, view, seat, name_number, who == PERSON)
        if who == PERSON and in_set(view, layout.MATCH_WINNERS, seat):
            is_won = True
    _add(stats, ALL_HANDS_AT, 1)
    if view[layout.STATUS] == layout.MATCH_ENDED and not is_part:
        _add(stats, ALL_MATCHES_AT, 1)
        _add(stats, PEOPLE_WON_AT, 1 if is_won else 0)
        stats[_ROW_AT] = _in_a_row(stats, saves, match, is_won)
    write_statistics(saves, stats)


def wins_in_a_row(saves: "Saves", match: "Match") -> int:
    """Return how many matches the only person has won in a row, with this one, which they have won.

    It is at most MOST_IN_A_ROW, or 0: several persons play here, or none.
    """
    stats = read_statistics(saves)
    if stats[_STAMP:NAMES_AT] != _stamp_of(match.game):
        return _in_a_row(stats, saves, match, True) & MOST_IN_A_ROW
    return stats[_ROW_AT] & MOST_IN_A_ROW if match.persons == 1 else 0


def _in_a_row(stats: bytearray, saves: "Saves", match: "Match", is_won: bool) -> int:
    """Return who has won in a row, after a match: their name's number << 4 | how many matches.

    A match of several persons ends what was in a row, as one that was lost does.
    """
    if match.persons != 1 or not is_won:
        return 0
    who = 0
    for player in range(len(match.people)):
        if match.people[player] == PERSON:
            who = saves.head[PEOPLE_AT + player] >> 4
    last = stats[_ROW_AT]
    if last >> 4 != who:
        return who << 4 | 1
    return who << 4 | min((last & MOST_IN_A_ROW) + 1, MOST_IN_A_ROW)


def _count_seat(stats: bytearray, view: bytearray, seat: int, who: int, can_win: bool) -> None:
    """Count a hand for the person at a seat. who: the number of their name, from 1; 0: no name.

    can_win: False if they gave the hand up and a bot finished it.
    """
    at = _record_for(stats, who, view[layout.RULE_SET])
    _add(stats, at + HANDS_AT, 1)
    _add(stats, at + WON_AT, 1 if can_win and in_set(view, layout.WINNERS, seat) else 0)
    _add_points(stats, at, word(view, layout.HAND_POINTS + 2 * seat))
    turns = word(view, layout.TURN_LIMIT) - word(view, layout.TURNS_LEFT)
    turns += (
        view[layout.WAY_OVER] == layout.BY_LAST_CARD
    )  # the hand ends before this turn is counted down
    set_word(stats, at + TURNS_AT, max(turns, word(stats, at + TURNS_AT)))
    player = player_of(view, seat)
    _add(stats, at + CAUGHT_AT, view[layout.CATCHES + (player >> 1)] >> 4 * (player & 1) & 15)


def _stamp_of(game: "Game") -> bytes:
    """Return four bytes that identify a hand that is over."""
    s = game.state
    sum_of_all = 0
    for at in range(game.hands[-1] + game.capacity):  # what lies behind changes with each save
        sum_of_all = sum_of_all * 31 + s[at] & 0xFFFFFF
    return bytes((s[layout.HAND_NUMBER], sum_of_all & 255, sum_of_all >> 8 & 255, sum_of_all >> 16))
