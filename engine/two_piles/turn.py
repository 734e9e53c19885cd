"""This module plays and ends the turn where cards act: a seat plays a card or a set, or draws.

The turn is a window, always the oldest (ON_TURN). PHASE is TO_PLAY, DREW once a card was drawn,
FREE for a free play, or ACTED while windows above carry out the play; then NEXT is on turn, or the
hand is over (GRD-37).
"""

from engine.state.cards import FACE, NO_CARD, REVERSE, counts_as
from engine.state.choices import (
    ADD,
    CARD_SHIFT,
    DOWN,
    DRAW,
    FROM_D2,
    FROM_SHIFT,
    MUST_DRAW,
    NO_SUCH_PILE,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    ON_PILE_2,
    PASS,
    PLAY,
    REMOVE,
    SURRENDER,
    VERB_MASK,
)
from engine.state.events import DREW_CARD, PASSED, note
from engine.state.layout import (
    ACTED,
    BOTH_OPEN,
    BY_BLOCK,
    BY_LAST_CARD,
    CLOSED,
    CLOSED_BY,
    COUNTS,
    DEALER,
    DIRECTION,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    FIRST,
    FIRST_ACTS,
    FIRST_KIND,
    FIRST_TURN,
    FREE,
    FREE_PLAY,
    JUMPABLE,
    LAID_ON,
    LEFT_IN,
    NEXT,
    OPENING,
    OUT,
    PASSES,
    PHASE,
    PLAYERS,
    SEATED,
    SETS_GIVEN,
    STARTER,
    TO_PLAY,
    TURN,
    UNTIL_TURN,
    WINNERS,
    WITHOUT_PLAY,
)
from engine.state.options import (
    AT_TURN_END,
    DRAW_WAY,
    DRAWN_CARD,
    END,
    EXACT_HITS,
    FACE_DOWN,
    FIRST_PLAYER,
    FIRST_REVERSE,
    JUMP,
    KEEP_DRAWN,
    LAST_LEFT,
    NO_DRAWING,
    NO_EARLY_DRAWS,
    NO_WAIT,
    OUT_WHEN,
    PILES,
    SETS,
    SURRENDER_AT,
    TWO_PILES,
    UNO_UNTIL,
    UNTIL_TAKEN,
    YOUNGEST,
)
from engine.state.seats import add_to, in_set, next_seat
from engine.state.slots import slots
from engine.state.windows import ON_TURN, define_window
from engine.turn.flow import (
    begin_turn,
    count_turn,
    end_hand,
    end_last_chance,
    go_out,
    is_decided,
    pass_in_block,
)
from engine.two_piles.carry import form_again
from engine.two_piles.hands import find
from engine.two_piles.piles import can_draw, draw, why_not_draw_from
from engine.two_piles.play import (
    check_details,
    choices_into,
    has_duties,
    lay_play,
    why_not_on_pile,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_NO_CARDS = bytes(1)  # of a seat, in COUNTS


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    verb = choice & VERB_MASK
    if verb == PLAY:
        return _play_cards(g, s, seat, choice)
    if (verb == ADD or verb == REMOVE) and s[SETS]:
        return slots.put_in_set(g, s, seat, choice)
    if s[DRAFT_SIZE]:
        return NOT_NOW
    if verb == DRAW:
        return _draw_freely(g, s, seat, choice)
    if verb == SURRENDER and s[SURRENDER_AT]:
        return slots.surrender_hand(g, s, seat, choice)
    return _keep_drawn(g, s, seat) if verb == PASS else NOT_NOW


def _play_cards(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card, on top of those put aside for a set (GRD-4, GRD-5), or return why not."""
    if choice & DOWN and s[PILES] == FACE_DOWN:
        return slots.lay_down_acting(g, s, seat, choice)
    kind = choice >> CARD_SHIFT & 255
    pile = 1 if choice & ON_PILE_2 else 0
    if find(g, s, seat, kind) < 0:
        return NOT_IN_HAND
    reason = why_not_on_pile(g, s, seat, kind, pile) or check_details(s, seat, choice)
    if not reason:
        lay_play(g, s, seat, choice, pile)
    return reason


def _draw_freely(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Draw a card by choice, from either draw pile (GRD-6), or return why not."""
    bound = has_duties(s)
    if s[PHASE] != TO_PLAY and not (bound and slots.draws_on(g, s, seat)):
        return NOT_NOW
    if choice & ~(VERB_MASK | FROM_D2):
        return NO_SUCH_PILE
    source = choice >> FROM_SHIFT & 1
    reason = why_not_draw_from(g, s, source)
    if not reason and bound and s[PHASE] == TO_PLAY:
        reason = slots.why_not_draw(g, s, seat)
    if reason:
        return reason
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[PASSES] = 0
    s[PHASE] = DREW
    note(s, DREW_CARD, seat, 0, NO_CARD)
    s[DRAWN] = draw(g, s, seat, source)
    if s[DRAWN_CARD] == KEEP_DRAWN:
        _end_without_play(s, seat)
    return OK


def _keep_drawn(g: "Game", s: bytearray, seat: int) -> int:
    """Keep the drawn card, pass with nothing to draw (CORE-3), or leave the hand (DEA-1).

    A free play lapses if nothing fits (DBL-2). Return OK, or why the seat must play or draw.
    """
    if s[PHASE] == FREE:
        return _let_lapse(g, s, seat)
    leaves = s[PHASE] != DREW and s[DRAW_WAY] == NO_DRAWING
    if s[PHASE] != DREW and not leaves and can_draw(g, s):
        return MUST_DRAW
    reason = slots.why_not_pass(g, s, seat) if has_duties(s) else OK
    if reason:
        return reason
    if s[PHASE] == DREW:
        note(s, PASSED, seat, 0, NO_CARD)
    elif not leaves:
        pass_in_block(s, seat)
    else:
        slots.leave_hand(g, s, seat)
    if s[LEFT_IN] > 1:
        _end_without_play(s, seat)
    return OK


def _let_lapse(g: "Game", s: bytearray, seat: int) -> int:
    """Let a free play lapse, or return why the seat must play."""
    reason = slots.why_not_pass(g, s, seat)
    if not reason:
        note(s, PASSED, seat, 0, NO_CARD)
        s[PHASE] = ACTED
    return reason


def _end_without_play(s: bytearray, seat: int) -> None:
    s[PHASE] = ACTED
    s[JUMPABLE] = s[LAID_ON] = 0
    s[NEXT] = next_seat(s, seat)
    if s[EXACT_HITS]:
        s[WITHOUT_PLAY] = 3


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask the seat on turn; or, once its play is carried out, end the turn."""
    if s[PHASE] != ACTED:
        if s[PHASE] == TO_PLAY and not s[DRAFT_SIZE] and _has_ended(g, s):
            return False  # a seat sent the price of an Uno back with its last card (GRD-15)
        if not in_set(s, OUT, s[TURN]):
            s[FIRST] = s[TURN]
            return True
        s[NEXT] = s[TURN]  # the same where play goes on without that seat (COW-5)
    elif _has_ended(g, s):
        return False
    if s[OPENING] == FIRST_TURN:
        s[OPENING] = BOTH_OPEN
        if s[PILES] == TWO_PILES:  # GRD-3
            s[CLOSED] = 2
            s[CLOSED_BY] = s[DEALER]
    if s[CLOSED] and form_again(g, s):
        return False
    if s[LAID_ON] and s[JUMP]:
        slots.let_jump(s)
    if s[FREE_PLAY] and slots.has_free_play(g, s):
        return True
    if s[NO_EARLY_DRAWS] | s[NO_WAIT]:
        slots.mark_turns_had(s)
    return _begin_next(g, s)


def _begin_next(g: "Game", s: bytearray) -> bool:
    """Put NEXT on turn, or the seat after it if it is out (COW-5); False: the hand is over."""
    if s[OPENING] == FIRST_ACTS:
        s[OPENING] = FIRST_TURN
        if s[DIRECTION] and FACE[counts_as(s, s[FIRST_KIND])] == REVERSE:
            if s[FIRST_PLAYER] == YOUNGEST:
                s[NEXT] = s[STARTER]
            elif s[FIRST_REVERSE]:
                s[NEXT] = s[DEALER]
    else:
        way = count_turn(s)
        if way:
            end_hand(g, s, way)
            return False
    if s[UNO_UNTIL] == UNTIL_TAKEN:
        end_last_chance(s)
    seat = s[NEXT]
    s[TURN] = s[FIRST] = next_seat(s, seat) if in_set(s, OUT, seat) else seat
    s[SETS_GIVEN] = 0
    s[PHASE] = TO_PLAY
    s[DRAWN] = NO_CARD
    return True


def _has_ended(g: "Game", s: bytearray) -> bool:
    """Take seats without cards out; end the hand if that decides it, or if all passed (GRD-37)."""
    if s.find(_NO_CARDS, COUNTS, COUNTS + s[PLAYERS]) >= 0:
        _let_go_out(s)
    if is_decided(s):
        end_hand(g, s, BY_LAST_CARD)
    elif s[PASSES] >= s[LEFT_IN]:
        end_hand(g, s, BY_BLOCK)
    else:
        return False
    return True


def _let_go_out(s: bytearray) -> None:
    """Take the seats that hold nothing out of the hand, in order from the seat on turn.

    They win together where `out=turn_end` (GRD-38), unless somebody was out before (DBL-8).
    """
    players = s[PLAYERS]
    is_won = s[END] == LAST_LEFT or s[LEFT_IN] < s[SEATED] or s[OUT_WHEN] != AT_TURN_END
    for i in range(s[TURN], s[TURN] + players):
        seat = i % players
        if not s[COUNTS + seat] and not in_set(s, OUT, seat):
            go_out(s, seat, NO_CARD)
            if not is_won:
                add_to(s, WINNERS, seat)


def join() -> None:  # set-up
    define_window(ON_TURN, choices_into, _answer, _resume)
