"""This module begins a hand on one discard pile: it deals and turns the first card (CORE-1, OFF-2).

House rules about the first card stand here, too (CRO-1, DBL-1, POW-4).
"""

from engine.const import const
from engine.game import load_turn
from engine.match.hand import BEGINS_HAND, GOES_UNDER, deal_cards, judge_first_card, shuffle_all
from engine.public import can_be_jumped_on
from engine.state.cards import (
    DRAW_TWO,
    FACE,
    FIRST_WILD_KIND,
    GREEN,
    NO_CARD,
    REVERSE,
    SKIP,
    SWAP,
    WILD,
    WILD_FOUR,
    counts_as,
)
from engine.state.events import CARD_RETURNED, FIRST_CARD, SKIPPED, TURNED, note
from engine.state.layout import (
    AS_LISTED,
    DEALER,
    DISCARD_SIZE,
    DISCARDS,
    FIRST_KIND,
    HAD_TURN,
    JUMPABLE,
    LEFT_IN,
    NOBODY,
    PHASE,
    PILE_SIZE,
    PLAYER_AT,
    PLAYERS,
    RIGHT,
    STAGE,
    STARTER,
    SWAPS_HANDS,
    TO_PLAY,
    TOP_BY,
    TOP_CARD,
    TURN,
    TURNS_LEFT,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.state.options import (
    DECK,
    DICE,
    FACE_DOWN,
    FIRST_DRAW,
    FIRST_FOUR,
    FIRST_PLAYER,
    FIRST_REVERSE,
    FLAVOR,
    FOUR_IS_GREEN,
    PILES,
    REVERSE_STARTS_RIGHT,
    YOUNGEST,
)
from engine.state.seats import add_to, next_seat, set_direction, set_word, word
from engine.state.slots import slots
from engine.turn.color import open_calling
from engine.turn.lay import STAGE_OWED, STAGE_STACK, open_played

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


# Values of options.
_FOUR_STACKS = const(2)  # first_four=stack
_DRAW_STACKS = const(1)  # first_draw=stack


def begin_on_one_pile(g: "Game", s: bytearray) -> None:
    """Deal one card at a time from the dealer's left, turn the first card and let it act."""
    if s[DECK] == DICE and not s[AS_LISTED]:
        slots.roll_all(g, s)
    deal_cards(g, s)
    _turn_first_card(g, s)


def _turn_first_card(g: "Game", s: bytearray) -> None:
    """Turn cards until the hand may begin on one; others go back, or stay under it (CRO-1)."""
    while True:
        card = s[g.draws + s[PILE_SIZE] - 1]
        way = judge_first_card(s, card)
        if way == BEGINS_HAND:
            break
        if way == GOES_UNDER:
            _discard(g, s, card)
            note(s, CARD_RETURNED, s[DEALER], 1, card)
            continue
        note(s, CARD_RETURNED, s[DEALER], 0, card)
        shuffle_all(g, s)
    _discard(g, s, card)
    s[FIRST_KIND] = card
    note(s, FIRST_CARD, s[DEALER], 0, card)
    if s[FLAVOR]:
        s[WITHOUT_PLAY] = 1  # nobody has laid it (DIR-2)
    if s[PILES] == FACE_DOWN:
        s[PILE_SIZE] -= 1
        s[g.zones[DISCARDS + 1]] = s[g.draws + s[PILE_SIZE]]
        s[PILE_SIZE + DISCARDS + 1] = 1
    if can_be_jumped_on(s):
        s[JUMPABLE] = s[UNTIL_TURN] = 1
    _begin_with(g, s, FACE[counts_as(s, card)])


def _discard(g: "Game", s: bytearray, card: int) -> None:
    s[PILE_SIZE] -= 1
    s[g.discards + s[DISCARD_SIZE]] = card
    s[DISCARD_SIZE] += 1
    s[TOP_CARD] = counts_as(s, card)
    s[TOP_BY] = s[PLAYER_AT + s[DEALER]]


def _begin_with(g: "Game", s: bytearray, face: int) -> None:
    """Let the first card act on the seat that starts (OFF-2)."""
    first = s[STARTER]
    if face == SKIP:
        note(s, SKIPPED, first, 0, NO_CARD)
        if s[FLAVOR]:
            add_to(s, HAD_TURN, first)
        first = next_seat(s, first)
    elif face == REVERSE:
        first = _begin_reversed(s)
    s[TURN] = first
    s[PHASE] = TO_PLAY
    if face == DRAW_TWO or face == WILD_FOUR:
        _begin_drawing(g, s, first, face)
    elif face == SWAP:
        slots.open_swap(g, s, first, SWAPS_HANDS, 1)  # CUS-1
        open_calling(s, first)
    elif face >= WILD:
        open_calling(s, first)


def _begin_reversed(s: bytearray) -> int:
    """Turn the direction for a first Reverse; return who starts: with two players the dealer."""
    if s[LEFT_IN] == 2:
        return s[DEALER]
    set_direction(s, RIGHT)
    note(s, TURNED, s[DEALER], RIGHT, NO_CARD)
    if s[FIRST_PLAYER] == YOUNGEST:
        return s[STARTER]
    return next_seat(s, s[DEALER]) if s[FIRST_REVERSE] == REVERSE_STARTS_RIGHT else s[DEALER]


def _begin_drawing(g: "Game", s: bytearray, first: int, face: int) -> None:
    """Let the seat that would start draw for a first draw card, at once or as a stack (DBL-1).

    The seat before it counts as the one that laid the card.
    """
    card = s[TOP_CARD]
    if face == WILD_FOUR and s[FIRST_FOUR] == FOUR_IS_GREEN:
        s[TOP_CARD] = s[g.discards + s[DISCARD_SIZE] - 1] = card & ~7 | GREEN
        return
    before = first
    while next_seat(s, before) != first or before == first:
        before = (before + 1) % s[PLAYERS]
    s[TURN] = before
    set_word(s, TURNS_LEFT, word(s, TURNS_LEFT) + 1)  # the turn that ends now is nobody's
    _open_first_play(s, before, first, card, s[FIRST_DRAW] != _DRAW_STACKS and face == DRAW_TWO)


def _open_first_play(s: bytearray, before: int, first: int, card: int, at_once: bool) -> None:
    """Let a first draw card act on seat `first`, as if seat `before` had laid it.

    at_once: nobody may add to it (OFF-2, DBL-1). `first` calls the color of a wild.
    """
    at = open_played(s, before, card, 1, NOBODY)
    s[at + STAGE] = STAGE_OWED if at_once else STAGE_STACK
    if card >= FIRST_WILD_KIND:
        open_calling(s, first)


def join() -> None:  # set-up
    slots.begin_on_one_pile = begin_on_one_pile
    load_turn()
