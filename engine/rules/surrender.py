"""Surrender: a seat on turn that holds few points may give the hand to another player (SEV-5).

option   surrender=1
choice   SURRENDER, naming the player, who scores as if out first
"""

from engine.const import const
from engine.match.score import points_held
from engine.state import choices, reasons
from engine.state.cards import NO_CARD
from engine.state.events import SURRENDERED, note
from engine.state.layout import *
from engine.state.seats import add_to, in_set, next_seat, word
from engine.turn.flow import end_hand
from engine.turn.gifts import others_into
from engine.turn.hand_cards import is_other

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_MOST_TO_SURRENDER = const(10)  # points


def _offer(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add the seats that the hand can be given to, to n choices; return how many there are then."""
    if s[PHASE] != TO_PLAY or s[DRAFT_SIZE]:
        return n
    if points_held(g, s, seat) <= _MOST_TO_SURRENDER:
        n = others_into(s, seat, choices.SURRENDER, 0, out, n)
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Give the hand to another player, who scores as if out first (SEV-5); or return why not."""
    other = choice >> choices.SEAT_SHIFT & 15
    if choice != choices.SURRENDER | other << choices.SEAT_SHIFT:
        return reasons.NO_SUCH_PLAYER
    if s[PHASE] != TO_PLAY or s[DRAFT_SIZE]:
        return reasons.NOT_NOW
    if other == choices.NO_SEAT and s[LEFT_IN] == 2:
        other = next_seat(s, seat)  # with two players it need not be named
    if not is_other(s, seat, other):
        return reasons.NO_SUCH_PLAYER
    if points_held(g, s, seat) > _MOST_TO_SURRENDER:
        return reasons.TOO_MANY_POINTS
    note(s, SURRENDERED, seat, other, NO_CARD)
    add_to(s, WINNERS, other)
    end_hand(g, s, BY_LAST_CARD)
    return reasons.OK


def _uncounted(g: "Game", s: bytearray, seat: int) -> int:
    """Return what a seat holds, below 0, if another gave it the hand: its cards do not count.

    Who wins by a last card is out, and who wins because all others had to leave (DEA-1) is the last
    one in.
    """
    if s[WAY_OVER] != BY_LAST_CARD or s[LEFT_IN] < 2:
        return 0
    if not in_set(s, WINNERS, seat) or in_set(s, OUT, seat):
        return 0
    return -word(s, HAND_POINTS + 2 * seat)


def register(hooks: "Hooks") -> None:  # set-up
    hooks.offers += (_offer,)
    hooks.verbs[choices.SURRENDER] = _answer
    hooks.points += (_uncounted,)
