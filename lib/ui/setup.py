"""What is chosen before a match: the rule set, the players, who of them is a bot."""

from engine.layout import MAX_SEATS
from engine.rulesets.index import FEWEST, MOST


class Setup:
    """rules: place in the index; players: how many; people: 1 for a person, by seat."""

    def __init__(self) -> None:
        self.rules = 0
        self.players = 4
        self.people = bytearray(MAX_SEATS)
        self.people[0] = 1

    def choose_rules(self, rules: int) -> None:  # per frame
        """Choose a rule set; the number of players is fitted to it."""
        self.rules = rules
        self.players = min(max(self.players, FEWEST[rules]), MOST[rules])

    def change_players(self, step: int) -> None:  # per frame
        """One player more or less, round and round."""
        fewest = FEWEST[self.rules]
        kinds = MOST[self.rules] - fewest + 1
        self.players = fewest + (self.players - fewest + step) % kinds

    def change_kind(self, seat: int) -> None:  # per frame
        """A person becomes a bot, a bot a person."""
        self.people[seat] = 1 - self.people[seat]
