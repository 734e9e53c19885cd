"""This module plays the turn on one pile: play, or draw and then play or keep (CORE-5).

The seat on turn is asked while no window is open (NO_WINDOW). PHASE is TO_PLAY, DREW once the seat
has drawn of its own accord, or FREE for a free play that house rules give. legal.py finds out what
can be laid, and lay.py carries out what a play sets off.
"""

from engine.state.cards import FIRST_WILD_KIND, NO_CARD
from engine.state.choices import (
    ADD,
    CARD_SHIFT,
    DOES_NOT_FIT,
    DOWN,
    DRAW,
    MUST_DRAW,
    MUST_PLAY,
    NO_SUCH_PILE,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_TO_DRAW,
    OK,
    ONLY_DRAWN,
    REMOVE,
    SURRENDER,
    VERB_MASK,
)
from engine.state.events import DREW_CARD, PASSED, note
from engine.state.hands import ANY_WILD, MATCH, draw_card, find_card
from engine.state.layout import (
    BY_BLOCK,
    COUNTS,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    FREE,
    GUILTY,
    LEFT_IN,
    NOBODY,
    PASSES,
    PHASE,
    PILE_SIZE,
    TOP_CARD,
    UNTIL_TURN,
)
from engine.state.options import (
    DRAW_WAY,
    DRAWN_CARD,
    FACE_DOWN,
    FLAVOR,
    KEEP_DRAWN,
    MUST_PLAY_DRAWN,
    NO_DRAWING,
    PILES,
    SETS,
    SURRENDER_AT,
    UNTIL_PLAYABLE,
)
from engine.state.slots import slots
from engine.state.windows import NO_WINDOW, define_window
from engine.turn.flow import begin_turn, end_hand, end_turn, pass_in_block
from engine.turn.lay import end_without_play, lay_card
from engine.turn.legal import (
    DETAILS,
    can_play,
    check_details,
    choices_into,
    draws_on,
    is_bluff,
    must_play,
    must_play_first,
)
from engine.turn.piles import can_draw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def play_card(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card, on top of those that the seat put aside for a set; or return why not."""
    if choice & DOWN and s[PILES] == FACE_DOWN:
        return slots.lay_down(g, s, seat, choice)
    card = choice >> CARD_SHIFT & 255
    at = find_card(g, s, seat, card)
    if at < 0:
        return NOT_IN_HAND
    if s[PHASE] == DREW and card != s[DRAWN] and not s[DRAFT_SIZE]:
        return ONLY_DRAWN
    if s[FLAVOR]:
        reason = slots.why_not_by_house(g, s, seat, card)
        if reason:
            return reason
    elif not MATCH[card] & (MATCH[s[TOP_CARD]] | ANY_WILD):
        return DOES_NOT_FIT
    if choice & DETAILS:
        reason = check_details(choice, card, s[COUNTS + seat] - 1 - s[DRAFT_SIZE])
        if reason:
            return reason
    s[GUILTY] = card >= FIRST_WILD_KIND and is_bluff(g, s, seat, card)
    if s[FLAVOR]:
        slots.lay_by_house(g, s, seat, choice, at)
    else:
        lay_card(g, s, seat, at, choice, 1, NOBODY)
    return OK


def draw_freely(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Draw a card by choice, or one more until the seat can play; or return why not."""
    if s[DRAFT_SIZE] or (s[PHASE] and (s[PHASE] == FREE or not draws_on(g, s, seat))):
        return NOT_NOW
    if choice != DRAW:
        return NO_SUCH_PILE
    if s[DRAW_WAY] == NO_DRAWING:
        return NOT_NOW
    if not s[PILE_SIZE] and not can_draw(s):
        return NOTHING_TO_DRAW
    if not s[PHASE] and must_play_first(g, s, seat):
        return MUST_PLAY
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[PHASE] = DREW
    s[DRAWN] = draw_card(g, s, seat)
    note(s, DREW_CARD, seat, 0, NO_CARD)
    if s[DRAWN_CARD] == KEEP_DRAWN and s[DRAW_WAY] != UNTIL_PLAYABLE:
        end_without_play(g, s, seat)
    return OK


def keep_drawn(g: "Game", s: bytearray, seat: int) -> int:
    """Keep the drawn card, pass with nothing to draw (CORE-3), or leave the hand (DEA-1).

    A free play lapses if nothing fits (DBL-2). Return OK, or why the seat must play or draw.
    """
    if s[DRAFT_SIZE]:
        return NOT_NOW
    if s[PHASE] == FREE:
        if can_play(g, s, seat, False):
            return MUST_PLAY
        note(s, PASSED, seat, 0, NO_CARD)
        end_turn(g, s, 0)
        return OK
    if s[PHASE] == DREW:
        if s[DRAW_WAY] or s[DRAWN_CARD]:  # else it may be kept
            if draws_on(g, s, seat):
                return MUST_DRAW
            must = s[DRAWN_CARD] == MUST_PLAY_DRAWN or s[DRAW_WAY] == UNTIL_PLAYABLE
            if must and must_play(g, s, seat):
                return MUST_PLAY
        note(s, PASSED, seat, 0, NO_CARD)
        end_without_play(g, s, seat)
        return OK
    if s[DRAW_WAY] == NO_DRAWING:
        if can_play(g, s, seat, False):
            return MUST_PLAY
        slots.leave_hand(g, s, seat)
        if s[LEFT_IN] > 1:
            end_without_play(g, s, seat)
        return OK
    if can_draw(s):
        return MUST_DRAW
    if must_play_first(g, s, seat):
        return MUST_PLAY
    pass_in_block(s, seat)
    if s[PASSES] >= s[LEFT_IN]:
        end_hand(g, s, BY_BLOCK)
    else:
        end_without_play(g, s, seat)
    return OK


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Do what house rules add to the turn, or return why not.

    `Game.choose` itself calls the functions above.
    """
    verb = choice & VERB_MASK
    if (verb == ADD or verb == REMOVE) and s[SETS]:
        return slots.put_in_set(g, s, seat, choice)
    if verb == SURRENDER and s[SURRENDER_AT] and not s[DRAFT_SIZE] and s[PHASE] != FREE:
        return slots.surrender_hand(g, s, seat, choice)
    return NOT_NOW


def join() -> None:  # set-up
    define_window(NO_WINDOW, choices_into, _answer, None)
