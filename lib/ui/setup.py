"""What the players choose and the device keeps: the next match, and how bright the screen is.

Saved as it is written into `bytes`: 1 (this layout), rule set, players, brightness in percent,
then 1 for a person, 0 for a bot, by seat.
"""

from micropython import const

from engine.layout import MAX_SEATS
from engine.rulesets.index import FEWEST, MOST

_SIZE = const(14)
_PEOPLE = const(4)
_DIMMEST = const(10)


class Setup:
    """rules: place in the index; players: how many; people: 1 for a person, by seat."""

    def __init__(self) -> None:
        self.rules = 0
        self.players = 4
        self.brightness = 100
        self.people = bytearray(MAX_SEATS)
        self.people[0] = 1

    def saved(self) -> bytearray:
        """Write all of it."""
        head = bytearray((1, self.rules, self.players, self.brightness))
        return head + self.people

    def restore(self, saves: "Saves", kind: int) -> None:
        """Take what was saved, where it makes sense."""
        kept = bytearray(_SIZE)
        if not saves.read_into(kind, kept) or kept[0] != 1 or kept[1] >= len(MOST):
            return
        self.rules = kept[1]
        self.players = min(max(kept[2], FEWEST[self.rules]), MOST[self.rules])
        self.brightness = min(max(kept[3], _DIMMEST), 100)
        for seat in range(MAX_SEATS):
            self.people[seat] = kept[_PEOPLE + seat] & 1

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


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.saves import Saves
