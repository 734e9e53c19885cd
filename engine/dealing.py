"""How every hand on one discard pile begins: the deal, and a first Reverse (CORE-1, OFF-2)."""

from engine.cards import NO_CARD
from engine.const import const
from engine.events import TURNED, note
from engine.hand import cards_each
from engine.layout import COUNTS, DEALER, LEFT_IN, OUT, PILE_SIZE, PLAYERS, RIGHT, STARTER
from engine.options import FIRST_PLAYER, FIRST_REVERSE
from engine.seats import in_set, next_seat, set_direction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_YOUNGEST = const(1)  # first=youngest
_REVERSE_STARTS_RIGHT = const(0)  # first_reverse=right


def deal_all(g: "Game", s: bytearray) -> None:
    """Deal draw pile 1 as it lies, one card at a time from the dealer's left."""
    players = s[PLAYERS]
    for _ in range(cards_each(s)):
        for i in range(1, players + 1):
            seat = (s[DEALER] + i) % players
            if not in_set(s, OUT, seat):
                s[PILE_SIZE] -= 1
                s[g.hands[seat] + s[COUNTS + seat]] = s[g.draws + s[PILE_SIZE]]
                s[COUNTS + seat] += 1


def begin_reversed(s: bytearray) -> int:
    """A first Reverse: who starts depends on `first_reverse`; with two, the dealer."""
    if s[LEFT_IN] == 2:
        return s[DEALER]
    set_direction(s, RIGHT)
    note(s, TURNED, s[DEALER], RIGHT, NO_CARD)
    if s[FIRST_PLAYER] == _YOUNGEST:
        return s[STARTER]
    if s[FIRST_REVERSE] == _REVERSE_STARTS_RIGHT:
        return next_seat(s, s[DEALER])
    return s[DEALER]
