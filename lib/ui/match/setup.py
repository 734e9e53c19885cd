"""This module holds what the players chose in the menus; the device keeps it as its settings."""

from micropython import const

from engine.bots.levels import NORMAL
from engine.state.layout import MAX_SEATS

# Speeds of movement and of bots: each is twice as fast as the one before. With OFF nothing moves.
OFF = const(0)
SLOW = const(1)
MEDIUM = const(2)
FAST = const(3)
# Switches, all off at first.
FAMILY_TABLE = const(1)  # ask only those who can answer
BY_RANK = const(2)  # sort hands by rank, else by color
TIPS = const(4)  # ui.tip


class Setup:
    """The next match as the menus show it, and how the device looks, moves and sounds.

    brightness, volume: in percent; speed: OFF, SLOW, MEDIUM or FAST
    switches: FAMILY_TABLE, BY_RANK, TIPS
    rules: the rule set's place in the index; players: how many
    people: by seat, 1 for a person; level: of the bots (engine.bots.levels)
    names: by place, of who plays on this device (ui.people); empty: the place is free
    name_numbers: by seat, the place of a person's name plus 1; 0: no name
    naming: the place of the name that is being written; -1: the name of the chosen mix
    seat: that of the person whose name it is; -1: no seat asked for it
    tables: set-up of a tournament, bytes of `ui.tournament.new_tournament`; empty: none yet
    own: mixes, ages, sums and teams, bytes of `ui.custom_rules.store`; empty: none yet
    """

    naming = seat = -1  # until a name is written

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
        self.tables = bytearray()
        self.own = bytearray()
