"""What the players choose and the device keeps: the next match, and how bright the screen is."""

from engine.layout import MAX_SEATS


class Setup:
    """rules: place in the index; players: how many; people: 1 for a person, by seat.

    tables: the same of a match over several tables, bytes of `ui.screen_evening`; empty: nothing.
    own: what players made of the rules, bytes of `ui.mixes`; empty: nothing.
    """

    def __init__(self) -> None:
        self.rules = 0
        self.players = 4
        self.brightness = 100
        self.people = bytearray(MAX_SEATS)
        self.people[0] = 1
        self.tables = self.own = b""
