"""This module writes the set-up (`ui.match.setup`) as the bytes of the settings, and reads them.

     0  3, this layout    3  brightness in percent        11  speed
     1  rule set          4  persons, bit n for seat n    12  volume in percent
     2  players           6  by seat: number of a name,   13  level of the bots, 2 bits;
                             from 1, 4 bits each              then 4 times the switches
                                                          14  `Setup.own`, if there is any

Layout 2 had a byte for each seat from 4 on, 1 for a person, and nothing else of that; layout 1 was
without `Setup.own`, too.

The first byte identifies the layout. Settings that another version of the app or another board
wrote are taken over if their layout is known, so that the players' own rule sets outlive an update
or a move of the drive to another board. `ui.people` keeps the names with their statistics.
"""

from micropython import const

from engine.rulesets.index_generated import FEWEST, NAMES, UP_TO
from engine.state.layout import MAX_SEATS
from engine.state.seats import set_word, word
from journal import SETTINGS
from ui import people
from ui.custom_rules.store import is_whole
from ui.match.setup import FAST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match.saves import Saves
    from ui.match.setup import Setup

_LAYOUT = const(3)
_FIRST_LAYOUT = const(1)
_BRIGHTNESS = const(3)
_PEOPLE = const(4)
_NAME_NUMBERS = const(6)
_SPEED = const(11)
_VOLUME = const(12)
_LEVEL = const(13)
_OWN = const(14)
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
    return head + setup.own


def restore(setup: "Setup", saves: "Saves") -> str:
    """Read the settings into a set-up; return in words what is lost or held, or ""."""
    setup.names = people.names_of(people.read_statistics(saves))
    kept = saves.read(SETTINGS)
    if kept is None:
        return ""
    if not kept:
        return _DAMAGED
    is_known = _FIRST_LAYOUT <= kept[0] <= _LAYOUT and len(kept) >= _OWN
    own = kept[_OWN:]
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
        setup.players = min(max(kept[2], FEWEST[setup.rules]), UP_TO[setup.rules])
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


def is_free(setup: "Setup", seat: int, number: int) -> bool:
    """Is there a name of this number, from 1, that no other seat has?"""
    if number > len(setup.names) or not setup.names[number - 1]:
        return False
    for other in range(MAX_SEATS):
        if other != seat and setup.name_numbers[other] == number:
            return False
    return True
