"""This module lays the cards of a play on a discard pile, and lets them begin to act.

A play is laid on one's turn, on a draw card that one would have to draw for (COL-1), or out of
turn; whoever lays it is on turn from then on.
"""

from engine.state.cards import FACE, FIRST_WILD_KIND, KIND_MASK, NO_COLOR
from engine.state.choices import (
    CARD_SHIFT,
    COLOR_SHIFT,
    DOWN,
    NO_SUCH_COLOR,
    NO_SUCH_PILE,
    NO_UNO,
    OK,
    SHOWN,
    WITH_UNO,
)
from engine.state.events import LAID, note
from engine.state.layout import (
    ACTED,
    ACTIVE,
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWS_TWO,
    EFFECTS,
    EXTRA,
    GUILTY,
    NEXT,
    PASSES,
    PHASE,
    PLAYER_AT,
    QUIZ,
    SET_CARDS,
    SET_TIMES,
    SKIPS_NEXT,
    TOP_CARD,
    TURN,
    UNTIL_TURN,
)
from engine.state.options import CUMULATE, DOUBLES, SETS, STACK, SUMS
from engine.state.seats import next_seat
from engine.turn.flow import begin_turn
from engine.two_piles.hold import find, let_go, lose
from engine.two_piles.legal import is_bluff
from engine.two_piles.piles import fits, lay, times
from engine.two_piles.sums import is_number, is_of_rank, number_on, put_aside
from engine.two_piles.turn_up import ask_sum, begin_acting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def dressed(s: bytearray, seat: int, choice: int) -> int:
    """Return why a pile, color or the Uno call of a play is wrong; OK: they are right."""
    if choice & (DOWN | SHOWN):
        return NO_SUCH_PILE
    if choice & WITH_UNO and s[COUNTS + seat] - s[DRAFT_SIZE] != 2:
        return NO_UNO
    color = choice >> COLOR_SHIFT & 7
    if color and (choice >> CARD_SHIFT & 255 < FIRST_WILD_KIND or color > NO_COLOR):
        return NO_SUCH_COLOR
    return OK


def lay_play(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Lay a card, or the set that was put aside and this card on top (GRD-4, GRD-5)."""
    kind = laid = choice >> CARD_SHIFT & 255
    color = choice >> COLOR_SHIFT & 7
    if color:
        laid = kind & ~7 | color - 1
    if kind >= FIRST_WILD_KIND:
        s[GUILTY] = is_bluff(g, s, seat, kind)
    if s[UNTIL_TURN]:
        begin_turn(s)
    below = s[TOP_CARD + pile] & KIND_MASK
    s[PHASE] = ACTED
    s[PASSES] = 0
    s[TURN] = s[ACTIVE] = seat
    s[NEXT] = next_seat(s, seat)
    count = s[DRAFT_SIZE]
    s[EXTRA] = _is_double(s, kind, below, pile)
    acts_each = count > 0 and is_of_rank(s, kind)
    is_sum = count > 0 and put_aside(s) + FACE[kind & KIND_MASK] == number_on(s, pile)
    for i in range(count):
        card = s[DRAFT + i]
        s[DRAFT + i] = 0
        _lay_one(g, s, seat, pile, card, card, i)
    _lay_one(g, s, seat, pile, kind, laid, count)
    s[DRAFT_SIZE] = 0
    if acts_each:
        _count_rank(s, kind, count)
    elif not (is_sum and s[SETS] & SUMS):
        for i in range(count):
            s[SET_TIMES + i] = 0  # the top one counts (ROA-1, DBL-4)
    let_go(s, seat, choice & WITH_UNO)
    begin_acting(s, pile, count + 1, 0)
    if s[QUIZ + s[PLAYER_AT + seat]]:
        ask_sum(g, s, seat, below, kind)


def _is_double(s: bytearray, kind: int, below: int, pile: int) -> int:
    """Does a play give a free one: equal numbers, on the pile or with each other (DBL-4)?"""
    if not s[SETS] & DOUBLES or kind >= FIRST_WILD_KIND or not is_number(kind):
        return 0
    equal = s[DRAFT] if s[DRAFT_SIZE] else below
    return equal == kind and fits(s, kind, pile)


def _count_rank(s: bytearray, kind: int, count: int) -> None:
    """Of several Skips each skips one more, of several Draw Twos the last has all (STA-1)."""
    if s[STACK] == CUMULATE:
        return
    effect = s[EFFECTS + FACE[kind]]
    for i in range(count + 1):
        if effect == SKIPS_NEXT:
            s[SET_TIMES + i] = i + 1
        elif effect == DRAWS_TWO:
            s[SET_TIMES + i] = 2 * (count + 1) if i == count else 0


def _lay_one(g: "Game", s: bytearray, seat: int, pile: int, kind: int, laid: int, i: int) -> None:
    """Lay a card of a kind as the one that it is now, a wild's color called."""
    lose(g, s, seat, find(g, s, seat, kind))
    lay(g, s, pile, laid, seat)
    s[SET_CARDS + i] = laid
    s[SET_TIMES + i] = times(g, s, pile)
    note(s, LAID, seat, s[COUNTS + seat], laid)
