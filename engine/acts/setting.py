"""How a hand on two discard piles begins: the deal, the split, the first card (GRD-1, GRD-2).

A record SETTING_UP lies on the turn's: STAGE _DEALS, then _OFFERS with TARGET counting the
seats that were asked what the deal has completed, then the first card is turned.
"""

from engine.acts.away import open_dealt
from engine.acts.piles import receive, split, turn_up
from engine.acts.turning import act_turned
from engine.choices import NOT_ASKED
from engine.const import const
from engine.generator import shuffle
from engine.layout import (
    ACTED,
    DEALER,
    FIRST_KIND,
    NEXT,
    OUT,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    STAGE,
    STARTER,
    TARGET,
    TOP,
    TURN,
    UNSETTLED,
)
from engine.seats import cards_each, in_set
from engine.windows import BEGINS, ON_TURN, PARTS_DO, SETTING_UP, pop, push, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_DEALS = const(0)


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


def _resume(g: "Game", s: bytearray) -> bool:
    at = s[TOP]
    if s[at + STAGE] == _DEALS:
        s[at + STAGE] = 1
        _deal(g, s)
    asked = s[at + TARGET]
    if asked < s[PLAYERS]:
        s[at + TARGET] = asked + 1
        seat = (s[DEALER] + 1 + asked) % s[PLAYERS]
        if not in_set(s, OUT, seat):
            open_dealt(g, s, seat)
        return False
    pop(s)
    dealer = s[DEALER]
    s[TURN] = dealer
    s[NEXT] = s[STARTER]
    s[PHASE] = ACTED
    kind = turn_up(g, s, dealer, 0)
    s[FIRST_KIND] = kind
    act_turned(g, s, dealer, 0, kind)
    return False


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    return 0


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    return NOT_ASKED


def _begin(g: "Game", s: bytearray) -> None:
    push(s, ON_TURN)
    push(s, SETTING_UP)


PARTS_DO[BEGINS + 1] = _begin
use(SETTING_UP, _choices, _answer, _resume)
