"""This module lets extra cards, and blanks with an effect of their own, act where cards act (CUS).

The color of a wild is called first, by its player alone: the card's record is opened once more
below that question. A last card is a plain Wild (CUS-3). So is a card that was turned up, except
Swap Hands, which acts as if the seat that turned it up had played it (GRD-2).
"""

from engine.const import const
from engine.state.cards import BLANK, FACE, FIRST_WILD_KIND, NO_COLOR
from engine.state.layout import (
    ACTIVE,
    ALL_DRAW,
    COUNTS,
    EFFECTS,
    LEFT_IN,
    OTHERS_DRAW,
    OTHERS_SKIP,
    SHUFFLES_HANDS,
    TOP_CARD,
)
from engine.state.slots import slots
from engine.two_piles.carry import begin_acting, skip
from engine.two_piles.color import caller_of, open_coloring
from engine.two_piles.take import open_on_others

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_TWO = const(2)


def act_extra(g: "Game", s: bytearray, card: int, pile: int, turned: int) -> None:
    """Let the card on top of a pile act; turned: not 0 if it was turned up."""
    seat = caller_of(s, s[ACTIVE], turned)
    if card >= FIRST_WILD_KIND and s[TOP_CARD + pile] & 7 == NO_COLOR:
        begin_acting(s, pile, 1, turned)
        open_coloring(s, seat, pile, 1)
        return
    if FACE[card] == BLANK:
        effect = slots.effect_of_blank(s, card)
    else:
        effect = s[EFFECTS + FACE[card]]
    if not s[COUNTS + seat] or (turned and effect >= SHUFFLES_HANDS):
        return
    if effect < SHUFFLES_HANDS:
        slots.open_swap(g, s, seat, effect, 1)
    elif effect == OTHERS_DRAW:
        open_on_others(s, ALL_DRAW, card, _TWO, pile)
    elif effect == OTHERS_SKIP:
        skip(s, s[LEFT_IN])
    else:
        slots.act_on_others(g, s, seat, pile, effect)


def join() -> None:  # set-up
    slots.act_extra = act_extra
