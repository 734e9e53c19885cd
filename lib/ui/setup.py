"""This module holds what the players choose, and the device keeps."""

from micropython import const

from engine.bots.levels import NORMAL
from engine.state.layout import MAX_SEATS

# Speeds of what moves, and of bots: each twice as fast as the one before. With OFF nothing moves.
OFF = const(0)
SLOW = const(1)
MEDIUM = const(2)
FAST = const(3)
# Switches, all off at first.
FAMILY_TABLE = const(1)  # only who can answer is asked
BY_RANK = const(2)  # hands are sorted so, else by color
TIPS = const(4)  # ui.hint


class Setup:
    """The next match as the menus show it, and how the device looks, moves and sounds.

    brightness and volume: in percent; speed: OFF, SLOW, MEDIUM or FAST.

    switches: FAMILY_TABLE, BY_RANK, TIPS.

    rules: place in the index; players: how many; people: 1 for a person, by seat; level: of the
        bots (engine.bots.levels).
    names: of who plays here (ui.people), empty: a place without one; seats: the place of the name
        of who sits there, from 1; 0: no name.
    naming: the place of the name that is being written; -1: that of the chosen mix.
    tables: the same of a match over several tables, bytes of `ui.evening.evening`; empty: nothing.
    own: what players made of the rules, bytes of `ui.own_rules.mixes`; empty: nothing.
    """

    def __init__(self) -> None:
        self.rules = 0
        self.players = 4
        self.brightness = 100
        self.speed = MEDIUM
        self.volume = 100
        self.switches = 0
        self.people = bytearray(MAX_SEATS)
        self.people[0] = 1
        self.level = NORMAL
        self.names: list[bytes] = []
        self.name_numbers = bytearray(MAX_SEATS)
        self.naming = -1
        self.tables = bytearray()
        self.own = bytearray()

    def pace(self, ms: int) -> int:  # per frame
        """How long something is seen that takes so many milliseconds at medium speed."""
        return ms << MEDIUM >> (self.speed or MEDIUM)
