"""This module writes the set-up (`ui.match.setup`) as the bytes of the settings, and reads them.

     0  the layout, 3     3  brightness in percent        11  speed
     1  rule set          4  persons, bit n for seat n    12  volume in percent
     2  players           6  by seat: number of a name,   13  level of the bots, 2 bits;
                             from 1, 4 bits each              then 4 times the switches
                                                          14  `Setup.own`, if there is any

Layout 4 has `Setup.tables` before `Setup.own`: its numbers, then a bit for each entrant. It is
written where several tables were set up, unless mixes of an older version take its room. Layout 2
had a byte for each seat from 4 on, 1 for a person, and nothing else of that; layout 1 was without
`Setup.own`, too.

The first byte identifies the layout. Settings that another version of the app or another board
wrote are taken over if their layout is known, so that the players' own rule sets outlive an update
or a move of the drive to another board. `ui.people` keeps the names with their statistics.
"""

from micropython import const

from engine.rulesets.index_generated import NAMES
from engine.state.layout import MAX_SEATS
from engine.state.seats import set_word, word
from engine.tournament.layout import FREE, MAX_AT_TABLE, MAX_ENTRANTS, MAX_TABLES
from journal import SETTINGS
from ui import people
from ui.custom_rules.store import MOST, is_whole
from ui.match.setup import FAST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.match.saves import Saves
    from ui.match.setup import Setup

_LAYOUT = const(3)
_WITH_TABLES = const(4)
_FIRST_LAYOUT = const(1)
_BRIGHTNESS = const(3)
_PEOPLE = const(4)
_NAME_NUMBERS = const(6)
_SPEED = const(11)
_VOLUME = const(12)
_LEVEL = const(13)
_OWN = const(14)
_NUMBERS = const(6)  # of Setup.tables, before its entrants
_TABLES = const(11)  # bytes that it takes
_DIMMEST = const(10)
_DAMAGED = "The saved settings are damaged. Your own rule sets are lost."
_HELD = (
    "A later version of Wildhand saved settings and own rules here. They stay unchanged, and what"
    " you set now is not kept: see Settings."
)


def bytes_of(setup: "Setup") -> bytearray:
    """Return the bytes of a set-up."""
    head = bytearray(_OWN)
    head[:_PEOPLE] = bytes((_LAYOUT, setup.rules, setup.players, setup.brightness))
    for seat in range(MAX_SEATS):
        set_word(head, _PEOPLE, word(head, _PEOPLE) | setup.people[seat] << seat)
        head[_NAME_NUMBERS + (seat >> 1)] |= setup.name_numbers[seat] << 4 * (seat & 1)
    head[_SPEED] = setup.speed
    head[_VOLUME] = setup.volume
    head[_LEVEL] = setup.level | setup.switches << 2
    if setup.tables and len(setup.own) <= MOST:
        head[0] = _WITH_TABLES
        head += setup.tables[:_NUMBERS] + bytes(_TABLES - _NUMBERS)
        for entrant in range(MAX_ENTRANTS):
            is_person = setup.tables[_NUMBERS + entrant]
            head[_OWN + _NUMBERS + (entrant >> 3)] |= is_person << (entrant & 7)
    return head + setup.own


def keep(app: "App") -> None:
    """Write the settings, if they have changed: a save takes a board 60 ms, and wears its flash."""
    settings = bytes_of(app.setup)
    if app.saves.read(SETTINGS) != settings:
        app.saves.write(SETTINGS, settings)


def restore(setup: "Setup", saves: "Saves") -> str:
    """Read the settings into a set-up; return in words what is lost or held, or ""."""
    setup.names = people.names_of(people.read_statistics(saves))
    kept = saves.read(SETTINGS)
    if kept is None:
        return ""
    if not kept:
        return _DAMAGED
    own_at = _OWN + _TABLES if kept[0] == _WITH_TABLES else _OWN
    is_known = _FIRST_LAYOUT <= kept[0] <= _WITH_TABLES and len(kept) >= own_at
    own = kept[own_at:]
    people.hold_unless(is_known and is_whole(own, len(NAMES)), saves, SETTINGS)
    if is_known:
        _read_head(setup, kept)
    if not is_known or not is_whole(own, len(NAMES)):
        return _HELD
    setup.own = own
    return ""


def _read_head(setup: "Setup", kept: bytearray) -> None:
    """Read the bytes before `Setup.own`, and correct values out of range."""
    if kept[1] < len(NAMES):
        setup.rules = kept[1]
        setup.players = min(max(kept[2], 2), MAX_SEATS)  # options may allow more than a rule set
    setup.brightness = min(max(kept[_BRIGHTNESS], _DIMMEST), 100)
    if kept[0] < _LAYOUT:
        for seat in range(MAX_SEATS):
            setup.people[seat] = kept[_PEOPLE + seat] & 1
        return
    for seat in range(MAX_SEATS):
        setup.people[seat] = word(kept, _PEOPLE) >> seat & 1
        number = kept[_NAME_NUMBERS + (seat >> 1)] >> 4 * (seat & 1) & 15
        setup.name_numbers[seat] = number if number and is_free(setup, seat, number) else 0
    setup.speed = min(kept[_SPEED], FAST)
    setup.volume = min(kept[_VOLUME], 100)
    setup.level = kept[_LEVEL] & 3
    setup.switches = kept[_LEVEL] >> 2
    if kept[0] == _WITH_TABLES:
        setup.tables = _read_tables(kept)


def _read_tables(kept: bytearray) -> bytearray:
    """Return `Setup.tables`; empty, if its numbers are none that its screen could show."""
    tables = kept[_OWN : _OWN + _NUMBERS]
    match_format, entrants, count, size, rounds = tables[: _NUMBERS - 1]
    is_good = match_format <= FREE and 2 <= entrants <= MAX_ENTRANTS and 1 <= count <= MAX_TABLES
    if not is_good or not 2 <= size <= MAX_AT_TABLE // 2 or not 1 <= rounds <= MAX_ENTRANTS:
        return bytearray()
    for entrant in range(MAX_ENTRANTS):
        tables.append(kept[_OWN + _NUMBERS + (entrant >> 3)] >> (entrant & 7) & 1)
    return tables


def is_free(setup: "Setup", seat: int, number: int) -> bool:
    """Is there a name of this number, from 1, that no other seat has?"""
    if number > len(setup.names) or not setup.names[number - 1]:
        return False
    for other in range(MAX_SEATS):
        if other != seat and setup.name_numbers[other] == number:
            return False
    return True
