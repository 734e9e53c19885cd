"""`ui.setup` as bytes, as the device keeps it; imported for that.

Saved: 1 (this layout), rule set, players, brightness in percent, then 1 for a person, 0 for a
bot, by seat.
"""

from micropython import const

from engine.layout import MAX_SEATS
from engine.rulesets.index import FEWEST, MOST, ON_SCREEN
from ui.keeping import read_into

_SIZE = const(14)
_PEOPLE = const(4)
_DIMMEST = const(10)


def saved(setup: "Setup") -> bytearray:
    """Write all of it."""
    head = bytearray((1, setup.rules, setup.players, setup.brightness))
    return head + setup.people


def restore(setup: "Setup", saves: "Saves", kind: int) -> None:
    """Take what was saved, where it makes sense."""
    kept = bytearray(_SIZE)
    if not read_into(saves, kind, kept) or kept[0] != 1 or kept[1] >= ON_SCREEN:
        return
    setup.rules = kept[1]
    setup.players = min(max(kept[2], FEWEST[setup.rules]), MOST[setup.rules])
    setup.brightness = min(max(kept[3], _DIMMEST), 100)
    for seat in range(MAX_SEATS):
        setup.people[seat] = kept[_PEOPLE + seat] & 1


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.saves import Saves
    from ui.setup import Setup
