"""A play begins to act, and so does a card that is turned up, as if a seat had played it.

A record SETTING_UP is what is left of beginning a hand once it is dealt (GRD-1, GRD-2): TARGET
counts the seats that were asked what the deal has completed, then the first card is turned.
"""

from engine.const import const
from engine.match.hand import BEGINS_HAND, GOES_BACK, GOES_UNDER, begins_on
from engine.state.cards import (
    FACE,
    FIRST_WILD_KIND,
    GREEN,
    KIND_MASK,
    NO_CARD,
    NO_COLOR,
    WILD_FOUR,
)
from engine.state.events import CARD_RETURNED, FIRST_CARD, note
from engine.state.generator import shuffle
from engine.state.layout import (
    ACTED,
    ACTIVE,
    CLOSED,
    CLOSED_BY,
    DEALER,
    DISCARD_SIZE,
    FIRST_KIND,
    KEPT,
    NEXT,
    OUT,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAYERS,
    SET_CARDS,
    SET_SIZE,
    SET_TIMES,
    SKIPS,
    STARTER,
    TARGET,
    TOP,
    TOP_CARD,
    TURN,
    UNSETTLED,
)
from engine.state.options import FIRST_FOUR, FOUR_IS_GREEN
from engine.state.seats import in_set
from engine.state.slots import slots
from engine.state.windows import ACTS, SETTING_UP, pop, push, use
from engine.two_piles.away import DEALT, open_gained
from engine.two_piles.color import open_coloring
from engine.two_piles.piles import lay, times, turn_up

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_NINE = const(9)


def begin_acting(s: bytearray, pile: int, count: int, turned: int) -> None:
    """Let the count cards in SET_CARDS act, which lie on a pile; turned: 1 if turned up."""
    s[SET_SIZE] = count
    at = push(s, ACTS)
    s[at + PILE] = pile
    s[at + SKIPS] = turned


def form_again(g: "Game", s: bytearray) -> bool:
    """Turn a card onto the discard pile that is closed (GRD-12); False if there is none."""
    pile = s[CLOSED] - 1
    seat = s[CLOSED_BY]
    kind = turn_up(g, s, seat, pile)
    if kind == NO_CARD:
        return False
    s[CLOSED] = s[CLOSED_BY] = 0
    act_turned(g, s, seat, pile, kind)
    return True


def act_turned(g: "Game", s: bytearray, seat: int, pile: int, kind: int) -> None:
    """Let a card that was turned up act as if a seat had played it (GRD-2, GRD-12)."""
    s[ACTIVE] = seat
    s[SET_CARDS] = kind
    s[SET_TIMES] = times(g, s, pile)
    begin_acting(s, pile, 1, 1)


def ask_sum(g: "Game", s: bytearray, seat: int, below: int, kind: int) -> None:
    """Who laid a number on a number says what the two make, before it acts (DIC-2)."""
    if kind < FIRST_WILD_KIND and below < FIRST_WILD_KIND:
        if FACE[kind] <= _NINE and FACE[below] <= _NINE:
            slots.ask_for_sum(g, s, seat, FACE[below] << 4 | FACE[kind])


def _set_up(g: "Game", s: bytearray) -> bool:
    """Ask the next seat what it was dealt; after the last one the first card acts."""
    at = s[TOP]
    asked = s[at + TARGET]
    dealer = s[DEALER]
    if asked < s[PLAYERS]:
        s[at + TARGET] = asked + 1
        seat = (dealer + 1 + asked) % s[PLAYERS]
        if not in_set(s, OUT, seat):
            open_gained(g, s, seat, DEALT)
        return False
    pop(s)
    s[TURN] = dealer
    s[NEXT] = s[STARTER]
    s[PHASE] = ACTED
    if s[KEPT]:
        _go_on_with_kept(g, s)
    else:
        _turn_first_card(g, s, dealer)
    return False


def _go_on_with_kept(g: "Game", s: bytearray) -> None:
    """Begin on the last discard of the hand before, without effect (TAB-1)."""
    card = s[FIRST_KIND] = s[KEPT] & KIND_MASK
    s[KEPT] = 0
    lay(g, s, 0, card, s[DEALER])
    note(s, FIRST_CARD, s[DEALER], 0, card)
    if card >= FIRST_WILD_KIND and card & 7 == NO_COLOR:
        open_coloring(s, s[STARTER], 0, 1)


def _turn_first_card(g: "Game", s: bytearray, dealer: int) -> None:
    """Turn cards until one may begin, which acts; the others go back, or lie under it (OFF-2)."""
    while s[PILE_SIZE]:
        card = s[g.draws + s[PILE_SIZE] - 1]
        way = begins_on(s, card)
        if way == BEGINS_HAND or (way == GOES_BACK and not _has_beginning(g, s)):
            break
        note(s, CARD_RETURNED, dealer, way == GOES_UNDER, card)
        if way == GOES_UNDER:
            turn_up(g, s, dealer, 0)
        else:
            s[UNSETTLED] = shuffle(s, g.draws, s[PILE_SIZE], 0)
    kind = s[FIRST_KIND] = turn_up(g, s, dealer, 0)
    if FACE[kind] == WILD_FOUR and s[FIRST_FOUR] == FOUR_IS_GREEN:  # POW-4
        s[TOP_CARD] = s[g.discards + s[DISCARD_SIZE] - 1] = kind & ~7 | GREEN
    else:
        act_turned(g, s, dealer, 0, kind)


def _has_beginning(g: "Game", s: bytearray) -> bool:
    """Does draw pile 1 hold a card that a hand may begin on?"""
    for at in range(g.draws, g.draws + s[PILE_SIZE]):
        if begins_on(s, s[at]) == BEGINS_HAND:
            return True
    return False


def join() -> None:  # set-up
    use(SETTING_UP, None, None, _set_up)
