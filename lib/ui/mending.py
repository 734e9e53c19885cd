"""This module mends, at the start, statistics and settings of right checksums and wrong bytes.

    mend_statistics(saves)   before they are read
    mend_own(setup, saves)   after the settings are

They leave out what no screen could show, count together what stands twice, write the rest to the
drive, so that it is told once, and return True if there was any such thing. A letter that no name
has becomes "?".
"""

from micropython import const

from engine.state.cards import COLORS
from engine.state.seats import word
from journal import SETTINGS, STATISTICS
from ui import people
from ui.custom_rules import store
from ui.match.setup_bytes import bytes_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match.saves import Saves
    from ui.match.setup import Setup

WORDS = "Some of the saved names, results or own rules cannot be read. They are left out."
_OLDEST = const(99)
_MOST_TEAMS = const(5)
_ALL_COLORS = const(15)  # bit n for color n
_NO_COLOR = const(243)  # all but the bits of a color
_NO_LETTER = const(63)


def mend_statistics(saves: "Saves") -> bool:
    """See the module."""
    kept = saves.read(STATISTICS)
    if not kept or kept[0] != people.LAYOUT:
        return False
    stats = people.read_statistics(saves)  # empty, if the kept ones have no order
    is_mended = not people.is_whole(kept)
    at = people.NAMES_AT
    for _ in range(people.MOST_NAMES):
        is_mended = _mend_letters(stats, at) or is_mended
        at += 1 + stats[at]
    while at < len(stats):
        first = people.record_of(stats, stats[at], stats[at + people.RULES_AT])
        is_right = word(stats, at + people.HANDS_AT) and stats[at] <= people.MOST_NAMES
        if is_right and first == at:
            at += people.RECORD
            continue
        if is_right:  # it stands twice
            people.merge(stats, first, at)
        stats = stats[:at] + stats[at + people.RECORD :]
        is_mended = True
    if is_mended:
        people.write_statistics(saves, stats)
    return is_mended


def mend_own(setup: "Setup", saves: "Saves") -> bool:
    """See the module."""
    own = setup.own
    if not own:
        return False
    is_mended = False
    for seat in range(store.SUMS):
        if own[store.AGES + seat] > _OLDEST:
            own[store.AGES + seat] = 0
            is_mended = True
        at = store.SUMS + seat
        if own[at] >> 4 > _MOST_TEAMS:
            own[at] &= 15
            is_mended = True
    is_mended = _mend_colors(own) or is_mended
    for mix in range(store.count(setup)):
        is_mended = _mend_letters(own, store.place_of(own, mix)) or is_mended
    mix = store.chosen(setup)
    if mix >= 0:
        setup.rules = store.base(setup, mix)
    if is_mended:
        saves.write(SETTINGS, bytes_of(setup))
    return is_mended


def _mend_colors(own: bytearray) -> bool:
    """Let the first four seats have all colors in order, if two of them have one color."""
    found = 0
    for seat in range(COLORS):
        found |= 1 << store.color_of(own, seat)
    if found == _ALL_COLORS:
        return False
    for seat in range(COLORS):
        own[store.SUMS + seat] &= _NO_COLOR
    return True


def _mend_letters(kept: bytearray, at: int) -> bool:
    """Put "?" for what is no letter in the name at a place, which begins with its length."""
    is_mended = False
    for i in range(at + 1, at + 1 + kept[at]):
        if not 32 <= kept[i] < 127:
            kept[i] = _NO_LETTER
            is_mended = True
    return is_mended
