"""This module plays hands of bots and records each choice: bots must answer every question.

Plain and random bots sit alternately. The table itself checks that their choices are legal; this
module checks that the hand ends and that no card is lost, and keeps what shows a fault.
"""

from engine.bots import plain, random
from engine.game import Game
from engine.rulesets.rule_set import RuleSet
from engine.state.layout import IN_PLAY
from engine.table import Table
from sim.replay import Header, text
from sim.soak.promises.always import deck_of
from sim.soak.violation import Violation

_MOST_CARDS = 255
_A_HAND = 40_000  # choices: more than the longest hand has


class Recorded(Game):
    """A game that records its choices."""

    def __init__(self, seats: int, cards: int) -> None:
        super().__init__(seats, cards)
        self.record: list[tuple[int, int]] = []

    def choose(self, seat: int, choice: int) -> int:
        """Choose as in any game, and record an accepted choice."""
        reason = super().choose(seat, choice)
        if not reason:
            self.record.append((seat, choice))
        return reason


class Seated:
    """A hand of bots: `play` it; `record` holds the choices."""

    def __init__(
        self, rules: RuleSet, changes: dict[str, str], players: int, seed: int, swapped: bool
    ) -> None:
        self.rules = rules
        self.changes = changes
        self.players = players
        self.seed = seed
        self.game = Recorded(players, _MOST_CARDS)
        self._table = Table(self.game)
        for seat in range(players):
            is_plain = (seat & 1) != swapped
            self._table.bots[seat] = plain.decide if is_plain else random.decide

    @property
    def record(self) -> list[tuple[int, int]]:
        """Return the choices so far."""
        return self.game.record

    def play(self) -> int:
        """Play the hand; return the number of choices; Violation if a promise is broken."""
        self.game.start(self.rules, self.players, self.seed)
        deck = deck_of(self.game)
        choices = self._table.play_bots(_A_HAND)
        if self.game.status == IN_PLAY:
            asked = f"seat {self.game.first_asked} is asked and no bot answers"
            slow = f"CORE-16: bots chose {_A_HAND} times, and the hand is not over"
            raise Violation(slow if choices >= _A_HAND else asked)
        if deck_of(self.game) != deck:
            raise Violation("CORE-7: the cards of all piles and hands are not the deck")
        return choices

    def replay_text(self) -> str:
        """Return the hand so far as a replay file."""
        header = Header(self.rules.name, self.players, self.seed, options=self.changes)
        return text(header, self.record, self.game)
