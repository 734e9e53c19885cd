"""Who said "sorry" for a draw card sets two cards aside, unseen (CRO-7).

What is said at the table no device hears: anybody may report it until the hand ends, once for
each draw card laid. So no choice is listed for it; SORRIES, by seat, tells how many reports are
left. The cards lie in draw pile 2's zone and count for that seat when the hand is over. Whose
each is stands at the far end of discard pile 1's zone, which has room for it: all these cards
and the discards together are never more than the deck.
"""

from engine.const import const
from engine.state.cards import FACE, NO_CARD, POINTS
from engine.state.choices import NO_SUCH_PLAYER, NOT_NOW, NOTHING_TO_DRAW, OK, SEAT_SHIFT
from engine.state.events import SAID_SORRY, note
from engine.state.layout import ASIDE_SIZE, DRAW_PILES, PILE_SIZE, PLAYERS, SORRIES, UNSETTLED
from engine.state.slots import slots
from engine.turn.piles import can_draw, make_ready

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_PRICE = const(2)


def report_sorry(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """A seat reports that another said "sorry", or return why it cannot."""
    said = choice >> SEAT_SHIFT & 15
    if seat >= s[PLAYERS] or said >= s[PLAYERS] or said == seat:
        return NO_SUCH_PLAYER
    if not s[SORRIES + said]:
        return NOT_NOW
    if not can_draw(s):
        return NOTHING_TO_DRAW
    s[SORRIES + said] -= 1
    note(s, SAID_SORRY, said, seat, NO_CARD)
    for _ in range(_PRICE):
        if can_draw(s):
            _set_aside(g, s, said)
    return OK


def _set_aside(g: "Game", s: bytearray, seat: int) -> None:
    size = s[PILE_SIZE]
    if size <= s[UNSETTLED]:
        size = make_ready(g, s, seat)
    size -= 1
    s[PILE_SIZE] = size
    base = g.zones[DRAW_PILES + 1]
    aside = s[ASIDE_SIZE]
    s[base + aside] = s[g.draws + size]
    s[g.discards + g.capacity - 1 - aside] = seat
    s[ASIDE_SIZE] = aside + 1


def points_aside(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points of the cards that a seat set aside."""
    points = 0
    base = g.zones[DRAW_PILES + 1]
    for i in range(s[ASIDE_SIZE]):
        if s[g.discards + g.capacity - 1 - i] == seat:
            points += POINTS[FACE[s[base + i]]]
    return points


def join() -> None:  # set-up
    slots.report_sorry = report_sorry
    slots.points_aside = points_aside
