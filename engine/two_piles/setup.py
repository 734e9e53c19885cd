"""How a hand on two discard piles begins: the deal and the split (GRD-1).

A record SETTING_UP lies on the turn's, which is taken up by turn_up.py.
"""

from engine.const import const
from engine.match.hand import cards_each
from engine.state.generator import shuffle
from engine.state.layout import (
    DEALER,
    OUT,
    PILE_SIZE,
    PLAYERS,
    STAGE,
    UNSETTLED,
)
from engine.state.seats import in_set
from engine.state.slots import slots
from engine.state.windows import ON_TURN, SETTING_UP, push
from engine.two_piles.piles import receive, split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_DEALT = const(1)


def _deal(g: "Game", s: bytearray) -> None:
    """Deal one card at a time from the dealer's left, then split what is left (GRD-1)."""
    s[UNSETTLED] = shuffle(s, g.draws, s[UNSETTLED], 0)
    players = s[PLAYERS]
    for _ in range(cards_each(s)):
        for i in range(1, players + 1):
            seat = (s[DEALER] + i) % players
            if not in_set(s, OUT, seat):
                size = s[PILE_SIZE] - 1
                s[PILE_SIZE] = size
                receive(g, s, seat, s[g.draws + size])
                s[g.draws + size] = 0
    if not s[PILE_SIZE + 1]:  # a scenario may have split them as it names them
        split(g, s)


def begin_on_two_piles(g: "Game", s: bytearray) -> None:
    push(s, ON_TURN)
    s[push(s, SETTING_UP) + STAGE] = _DEALT
    _deal(g, s)


def join() -> None:  # set-up
    slots.begin_on_two_piles = begin_on_two_piles
