"""This module writes the set-up (`ui.setup`) as bytes, as the device keeps it, and reads it.

Saved: 2 (this layout), rule set, players, brightness in percent, then 1 for a person, 0 for a
bot, by seat; then `Setup.own`, if there is any. Layout 1 had nothing there. Bits 1 and 2 of the
first seat's byte are the bots' level, 0 for the normal one, and the others next to it in a ring.

This layout is told from others by its own first byte: what another version of the app or another
board wrote is taken over as long as that is known, so that rule sets of one's own outlive an
update, and a drive's move to another board.
"""

from micropython import const

from engine.bots.levels import NORMAL
from engine.rulesets.index import FEWEST, NAMES, UP_TO
from engine.state.layout import MAX_SEATS
from ui.own_rules.mixes import is_whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.saves import Saves
    from ui.setup import Setup

_LAYOUT = const(2)
_WITHOUT_OWN = const(1)  # the layout before
_PEOPLE = const(4)
_OWN = const(14)
_DIMMEST = const(10)
_DAMAGED = "The settings here are damaged: rule sets of your own are lost."
_HELD = (
    "Settings of a later version are here, rule sets of your own among them. They stay as they"
    " are, and what you set now is not kept: see Settings."
)


def saved(setup: "Setup") -> bytearray:
    """Write all of it."""
    head = bytearray((_LAYOUT, setup.rules, setup.players, setup.brightness))
    head += setup.people
    head[_PEOPLE] |= (setup.level - NORMAL & 3) << 1
    return head + setup.own


def restore(setup: "Setup", saves: "Saves") -> str:
    """Take what was saved, where it makes sense; in words what is lost, or kept for others."""
    kept = saves.settings()
    if kept is None:
        return ""
    if not kept:
        return _DAMAGED
    is_known = _WITHOUT_OWN <= kept[0] <= _LAYOUT and len(kept) >= _OWN
    own = kept[_OWN:]
    saves.take_settings(is_known and is_whole(own, len(NAMES)))
    if is_known:
        _take(setup, kept)
    if not is_known or not is_whole(own, len(NAMES)):
        return _HELD
    setup.own = own
    return ""


def _take(setup: "Setup", kept: bytearray) -> None:
    """Take the head."""
    if kept[1] < len(NAMES):
        setup.rules = kept[1]
        setup.players = min(max(kept[2], FEWEST[setup.rules]), UP_TO[setup.rules])
    setup.brightness = min(max(kept[3], _DIMMEST), 100)
    for seat in range(MAX_SEATS):
        setup.people[seat] = kept[_PEOPLE + seat] & 1
    setup.level = NORMAL + (kept[_PEOPLE] >> 1) & 3
