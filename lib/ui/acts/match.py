"""This module is a match with cards that act: players change seats, the whole table is asked.

Bots and persons are listed by player, all else by seat. What the table answered
(`ui.table.question`) is kept here, since the device may change hands before it is used up:
`answered`, the players who need not be asked again, `claimed`, those of them who said yes, and
`blind`, the seat that draws without looking.
"""

from micropython import const

from engine.state.cards import COLORS
from engine.state.choices import FEW_CHOICES, FOUR_CHOICES, MAX_CHOICES
from engine.state.layout import NOBODY, PLAYER_AT
from engine.state.options import (
    BLANKS,
    CARDS_ACT,
    CUSTOM_CARDS,
    DRAW_WAY,
    EXTRA_CARD,
    SORRY,
    SURRENDER_AT,
)
from ui import match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.types import AnyActsMatch

_AND_HOUSE = const(3)  # in ui.screens.MATCHES


def words_for(match: "Any") -> "Any":
    """The module that has the words for a match: with house rules one that has more."""
    if match.kind == _AND_HOUSE:
        from ui.acts import house_words

        return house_words
    view = match.view
    more = view[EXTRA_CARD] | view[CUSTOM_CARDS] | view[SORRY] | view[SURRENDER_AT] | view[DRAW_WAY]
    for color in range(COLORS):
        more |= view[BLANKS + color]
    if more:
        from ui.acts import house

        return house
    from ui.acts import words

    return words


class Match(match.Match):
    """As Match; `player` is who holds the device."""

    flavor = CARDS_ACT
    kind = 1
    # EVENT_COUNT as it was when a dare was read last, and what that costs (`ui.house.dares`).
    read = -1
    price = 0

    def __init__(self, people: bytes, cards: int) -> None:
        super().__init__(people, cards)
        self.player = NOBODY
        self.answered = 0
        self.claimed = 0
        self.blind = NOBODY

    def most_choices(self, cards: int) -> int:
        """As Match: four players need a shorter list."""
        is_few = len(self.people) <= 4 and cards + FEW_CHOICES <= FOUR_CHOICES
        return FOUR_CHOICES if is_few else MAX_CHOICES

    def hand_to(self, seat: int) -> None:  # per frame
        """Give the device to a seat, or to NOBODY."""
        self.player = seat if seat == NOBODY else self.game.state[PLAYER_AT + seat]
        super().hand_to(seat)

    def look(self) -> None:  # per frame
        """Bring the view up to date; the holder may sit elsewhere now."""
        follow_player(self)
        super().look()


def follow_player(match: "AnyActsMatch") -> None:  # per frame
    """Let the holder be the seat on which its player sits now."""
    holder = match.holder
    state = match.game.state
    if holder != NOBODY and state[PLAYER_AT + holder] != match.player:
        for seat in range(len(match.people)):
            if state[PLAYER_AT + seat] == match.player:
                match.holder = seat
