"""This module turns the first card of a hand and lets it act (CORE-1, OFF-2, GRD-2).

A wild may go back, or lie under the first card (CRO-1); a Wild Draw Four may be green (POW-4); or
the hand begins on the last discard of the hand before (TAB-1). The card acts as if the dealer had
laid it, or as if the seat before the one that starts had (`first_acts`).

    window   W_FIRST_CARD (engine/spec/windows.py)
"""

from engine.const import const
from engine.state import options
from engine.state.cards import FACE, FIRST_WILD_KIND, GREEN, KIND_MASK, NO_COLOR, WILD_FOUR
from engine.state.events import CARD_RETURNED, FIRST_CARD, note
from engine.state.generator import shuffle
from engine.state.layout import *
from engine.state.seats import next_seat
from engine.state.window_types import W_FIRST_CARD
from engine.state.windows import define_window, pop
from engine.turn.color import open_color, set_color
from engine.turn.piles import lay, settle_top, turn_up
from engine.turn.play import act_turned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

# What becomes of a turned card.
_BEGINS = const(0)
_GOES_BACK = const(1)
_GOES_UNDER = const(2)


def _resume(g: "Game", s: bytearray) -> bool:
    """Turn the first card, which acts; or go on with a card that was kept."""
    pop(s)
    s[TURN] = _player_of_first(s)
    s[NEXT] = s[STARTER]
    s[PHASE] = ACTED
    if s[KEPT]:
        go_on_with_kept(g, s)
    else:
        _turn_first_card(g, s)
    begin = g.hooks.first_card
    if begin is not None:
        begin(g, s)
    return False


def _player_of_first(s: bytearray) -> int:
    """Return the seat that the first card acts for: the dealer, or the one before the starter."""
    seat = s[DEALER]
    if s[options.FIRST_ACTS_FOR] == options.AS_DEALER or next_seat(s, seat) == s[STARTER]:
        return seat
    seat = s[STARTER]
    while next_seat(s, seat) != s[STARTER]:
        seat = next_seat(s, seat)
    return seat


def go_on_with_kept(g: "Game", s: bytearray) -> None:
    """Begin on the last discard of the hand before, without effect (TAB-1)."""
    card = s[FIRST_KIND] = s[KEPT] & KIND_MASK
    s[KEPT] = 0
    lay(g, s, 0, card, s[DEALER])
    s[WITHOUT_PLAY] = 1  # nobody has laid it in this hand (DIR-2)
    note(s, FIRST_CARD, s[DEALER], 0, card)
    if card >= FIRST_WILD_KIND and card & 7 == NO_COLOR:
        open_color(s, s[STARTER], 0, 1)


def _turn_first_card(g: "Game", s: bytearray) -> None:
    """Turn cards until the hand may begin on one, which acts; others go back, or under it."""
    dealer = s[DEALER]
    while s[PILE_SIZE]:
        settle_top(g, s)
        card = s[g.draws + s[PILE_SIZE] - 1]
        way = _judge(s, card)
        if way == _BEGINS or (way == _GOES_BACK and not _has_beginning(g, s)):
            break
        note(s, CARD_RETURNED, dealer, way == _GOES_UNDER, card)
        if way == _GOES_UNDER:
            turn_up(g, s, dealer, 0)
        else:
            s[UNSETTLED] = shuffle(s, g.draws, s[PILE_SIZE], 0)
    kind = s[FIRST_KIND] = turn_up(g, s, dealer, 0)
    if FACE[kind] == WILD_FOUR and s[options.FIRST_FOUR] == options.FOUR_IS_GREEN:  # POW-4
        set_color(g, s, 0, GREEN)
    else:
        act_turned(g, s, s[TURN], 0, kind)


def _judge(s: bytearray, card: int) -> int:
    """Return what becomes of a turned card (OFF-2, CRO-1)."""
    if card < FIRST_WILD_KIND:
        return _BEGINS
    if s[options.FIRST_WILD] == options.WILD_LEFT_UNDER:
        return _GOES_UNDER
    is_returned = (
        not s[options.FIRST_FOUR]
        if FACE[card] == WILD_FOUR
        else s[options.FIRST_WILD] == options.WILD_RETURNS
    )
    return _GOES_BACK if is_returned else _BEGINS


def _has_beginning(g: "Game", s: bytearray) -> bool:
    """Does draw pile 1 hold a card that a hand may begin on?"""
    for at in range(g.draws, g.draws + s[PILE_SIZE]):
        if _judge(s, s[at]) == _BEGINS:
            return True
    return False


def define_first_card() -> None:  # set-up
    define_window(W_FIRST_CARD, None, None, _resume)
