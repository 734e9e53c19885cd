"""How a hand on one discard pile begins: the deal and the first card (CORE-1, OFF-1, OFF-2)."""

from engine.calling import open_calling
from engine.cards import DRAW_TWO, FACE, NO_CARD, REVERSE, SKIP, WILD, WILD_FOUR
from engine.events import CARD_RETURNED, FIRST_CARD, SKIPPED, TURNED, note
from engine.hand import deal_cards, shuffle_all
from engine.laid import open_laid
from engine.layout import (
    DEALER,
    DISCARDS,
    DRAW_PILES,
    DRAWS_TWO,
    FIRST,
    FIRST_KIND,
    LEFT_IN,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    RIGHT,
    STARTER,
    TO_PLAY,
    TOP_CARD,
    TURN,
    TURNS_LEFT,
)
from engine.options import (
    FIRST_PLAYER,
    FIRST_REVERSE,
    FIRST_WILD,
    REVERSE_STARTS_RIGHT,
    WILD_RETURNS,
    YOUNGEST,
)
from engine.seats import next_seat, set_direction, set_word, word
from engine.windows import BEGINS, PARTS_DO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def _begin(g: "Game", s: bytearray) -> None:
    """Deal one card at a time from the dealer's left, turn the first one and let it act."""
    deal_cards(g, s)
    _turn_first_card(g, s)


def _turn_first_card(g: "Game", s: bytearray) -> None:
    """Turn the first discard; a Wild Draw Four goes back until another card comes (OFF-2)."""
    while True:
        card = s[g.zones[DRAW_PILES] + s[PILE_SIZE] - 1]
        face = FACE[card]
        if face != WILD_FOUR and not (face == WILD and s[FIRST_WILD] == WILD_RETURNS):
            break
        note(s, CARD_RETURNED, s[DEALER], 0, card)
        shuffle_all(g, s)
    s[PILE_SIZE] -= 1
    s[PILE_SIZE + DISCARDS] = 1
    s[g.zones[DISCARDS]] = s[TOP_CARD] = s[FIRST_KIND] = card
    note(s, FIRST_CARD, s[DEALER], 0, card)
    _begin_with(g, s, face)


def _begin_with(g: "Game", s: bytearray, face: int) -> None:
    """Let the first card act on the seat that starts (OFF-2)."""
    first = s[STARTER]
    if face == SKIP:
        note(s, SKIPPED, first, 0, NO_CARD)
        first = next_seat(s, first)
    elif face == REVERSE:
        first = _begin_reversed(s)
    s[TURN] = s[FIRST] = first
    s[PHASE] = TO_PLAY
    if face == DRAW_TWO:
        _begin_drawing(g, s, first)
    elif face == WILD:
        open_calling(s, first)


def _begin_reversed(s: bytearray) -> int:
    """A first Reverse: who starts depends on `first_reverse`; with two, the dealer."""
    if s[LEFT_IN] == 2:
        return s[DEALER]
    set_direction(s, RIGHT)
    note(s, TURNED, s[DEALER], RIGHT, NO_CARD)
    if s[FIRST_PLAYER] == YOUNGEST:
        return s[STARTER]
    if s[FIRST_REVERSE] == REVERSE_STARTS_RIGHT:
        return next_seat(s, s[DEALER])
    return s[DEALER]


def _begin_drawing(g: "Game", s: bytearray, first: int) -> None:
    """A first Draw Two falls on the seat that would start, as if the seat before had laid it."""
    before = first
    while next_seat(s, before) != first or before == first:
        before = (before + 1) % s[PLAYERS]
    s[TURN] = before
    set_word(s, TURNS_LEFT, word(s, TURNS_LEFT) + 1)  # what ends now is nobody's turn
    open_laid(s, before, s[TOP_CARD], DRAWS_TWO)


PARTS_DO[BEGINS] = _begin
