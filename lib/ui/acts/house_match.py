"""This module is a match with cards that act where others play out of turn, or call what was laid.

It keeps of the table's answers what a match with house rules does, and who sits where as one with
cards that act.
"""

from engine.state.layout import NOBODY, PLAYER_AT
from engine.state.options import CARDS_ACT
from ui.acts.match import follow_player
from ui.house import match


class Match(match.Match):
    """As ui.house.match and ui.acts.match."""

    flavor = CARDS_ACT
    kind = 3  # in ui.screens.MATCHES

    def __init__(self, people: bytes, cards: int) -> None:
        super().__init__(people, cards)
        self.player = NOBODY
        self.blind = NOBODY

    def hand_to(self, seat: int) -> None:  # per frame
        """As ui.acts.match."""
        self.player = seat if seat == NOBODY else self.game.state[PLAYER_AT + seat]
        super().hand_to(seat)

    def look(self) -> None:  # per frame
        """As ui.acts.match, and hear who admits a cheat."""
        follow_player(self)
        super().look()
