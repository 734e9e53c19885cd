"""This module plays the turn: a seat plays a card or a set, or draws and then plays or keeps.

The turn is what is asked while no window is open. PHASE is

    TO_PLAY   the seat on turn has not done anything yet
    DREW      it has drawn of its own accord; it may play that card (CORE-5, GRD-6)
    FREE      it has a free play (DBL-2, DBL-4)
    ACTED     its turn is carried out by windows above; when they are closed NEXT is on turn, or the
              hand is over (CORE-13, GRD-37)

legal.py finds out what can be laid, and play.py carries out what a play sets off.
"""

from engine.state import choices, options, reasons
from engine.state.cards import ANY_WILD, FACE, MATCH, NO_CARD, REVERSE, counts_as
from engine.state.events import DREW_CARD, PASSED, note
from engine.state.layout import *
from engine.state.seats import in_set, next_seat
from engine.state.window_types import TURN_DREW, TURN_FREE, TURN_LEAVES, TURN_OPEN, W_TURN
from engine.state.windows import define_window
from engine.turn.flow import begin_turn, count_turn, end_hand, is_decided, let_go_out, pass_in_block
from engine.turn.hand_cards import find
from engine.turn.legal import (
    DETAILS,
    check_details,
    draws_on,
    why_not_draw,
    why_not_on_pile,
    why_not_pass,
)
from engine.turn.piles import can_draw, draw, why_not_draw_from
from engine.turn.play import lay_plainly, lay_play
from engine.turn.uno import end_last_chance

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_NO_CARDS = bytes(1)  # of a seat, in COUNTS


def play_card(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card, on top of those put aside for a set, or return why not."""
    kind = choice >> choices.CARD_SHIFT & 255
    pile = 0
    if choice & DETAILS:
        if choice & choices.DOWN:
            answer = g.hooks.verbs.get(choices.DOWN)
            return answer(g, s, seat, choice) if answer is not None else reasons.NO_SUCH_PILE
        pile = 1 if choice & choices.ON_PILE_2 else 0
    at = find(g, s, seat, kind)
    if at < 0:
        return reasons.NOT_IN_HAND
    is_plain = not (pile or s[PHASE] or s[DRAFT_SIZE]) and g.hooks.is_listing_plain
    if is_plain:  # what `why_not_on_pile` finds on most turns, without the calls
        if not MATCH[kind] & (MATCH[s[TOP_CARD]] | ANY_WILD):
            return reasons.DOES_NOT_FIT
    else:
        reason = why_not_on_pile(g, s, seat, kind, pile)
        if reason:
            return reason
    if choice & DETAILS:
        reason = check_details(s, seat, choice)
        if reason:
            return reason
    if is_plain and g.hooks.is_play_plain:
        lay_plainly(g, s, seat, choice, at)
    else:
        lay_play(g, s, seat, choice, pile, at)
    return reasons.OK


def draw_freely(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Draw a card by choice, or one more until the seat can play; or return why not."""
    if s[DRAFT_SIZE] or (s[PHASE] and not draws_on(g, s, seat)):
        return reasons.NOT_NOW
    if choice & ~(choices.VERB_MASK | choices.FROM_D2):
        return reasons.NO_SUCH_PILE
    source = choice >> choices.FROM_SHIFT & 1
    if not s[PILE_SIZE + source]:
        reason = why_not_draw_from(g, s, source)
        if reason:
            return reason
    if (s[options.FORCE_PLAY] or s[options.DRAW_WAY] or g.hooks.forces is not None) and s[
        PHASE
    ] == TO_PLAY:
        reason = why_not_draw(g, s, seat)
        if reason:
            return reason
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[PHASE] = DREW
    note(s, DREW_CARD, seat, 0, NO_CARD)
    s[DRAWN] = draw(g, s, seat, source)
    if s[options.DRAWN_CARD] == options.KEEP_DRAWN:
        _end_without_play(s, seat)
    return reasons.OK


def keep_drawn(g: "Game", s: bytearray, seat: int) -> int:
    """Keep the drawn card, pass with nothing to draw (CORE-3), or leave the hand (DEA-1).

    A free play lapses if nothing fits (DBL-2). Return OK, or why the seat must play or draw.
    """
    if s[DRAFT_SIZE]:
        return reasons.NOT_NOW
    phase = s[PHASE]
    leaves = phase == TO_PLAY and s[options.DRAW_WAY] == options.NO_DRAWING
    if phase == TO_PLAY and not leaves and can_draw(g, s):
        return reasons.MUST_DRAW
    if phase != DREW or s[options.DRAW_WAY] or s[options.DRAWN_CARD]:  # else it may be kept
        reason = why_not_pass(g, s, seat)
        if reason:
            return reason
    if phase == FREE:
        note(s, PASSED, seat, 0, NO_CARD)
        s[PHASE] = ACTED
        return reasons.OK
    if phase == DREW:
        note(s, PASSED, seat, 0, NO_CARD)
    elif leaves:
        leave = g.hooks.leaves
        if leave is not None:
            leave(g, s, seat)
    else:
        pass_in_block(s, seat)
    if s[LEFT_IN] > 1:
        _end_without_play(s, seat)
    return reasons.OK


def _end_without_play(s: bytearray, seat: int) -> None:
    """End a turn in which the seat laid nothing."""
    s[PHASE] = ACTED
    s[JUMPABLE] = s[LAID_ON] = 0
    s[NEXT] = next_seat(s, seat)
    s[WITHOUT_PLAY] = 3


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Do what rules add to the turn, or return why not.

    `Game.choose` itself calls the functions above.
    """
    answer = g.hooks.verbs.get(choice & choices.VERB_MASK)
    return answer(g, s, seat, choice) if answer is not None else reasons.NOT_NOW


def ask(g: "Game", s: bytearray) -> bool:
    """Ask the seat on turn again, after windows above it; False: the turn, or the hand, is over."""
    may_end = (
        s[PHASE] == TO_PLAY and not s[DRAFT_SIZE] or s[options.OUT_WHEN] != options.AT_TURN_END
    )
    if may_end and _has_ended(g, s):
        return False  # a seat gave its last card away, for an Uno (GRD-15) or in a Rainbow
    if in_set(s, OUT, s[TURN]):
        s[NEXT] = s[TURN]  # the same where play goes on without that seat (COW-5)
        s[PHASE] = ACTED
        return False
    s[FIRST] = s[TURN]
    return True


def end_turn(g: "Game", s: bytearray) -> bool:
    """End a turn that is carried out, and put the next seat on turn.

    False: a window was opened, the turn goes on, or the hand is over.
    """
    is_plain = s[TURNS_LEFT] > 1 and s[COUNTS + s[TURN]] and s[OPENING] == BOTH_OPEN
    if is_plain and not s[PASSES] and g.hooks.is_end_plain:
        s[TURNS_LEFT] -= 1
    elif not _goes_on(g, s):
        return False
    seat = s[NEXT]
    if s[LEFT_IN] != s[PLAYERS] and in_set(s, OUT, seat):
        seat = next_seat(s, seat)
    s[TURN] = s[FIRST] = seat
    s[PHASE] = TO_PLAY
    return True


def _goes_on(g: "Game", s: bytearray) -> bool:
    """Do all that the end of a turn may bring; is the next seat on turn then? See `end_turn`."""
    if s.find(_NO_CARDS, COUNTS, COUNTS + s[PLAYERS]) >= 0 or s[PASSES]:
        if _has_ended(g, s):
            return False
    opening = s[OPENING]
    if opening == FIRST_TURN:
        _end_first_turn(s)
    for end in g.hooks.turn_ends:
        if end(g, s):
            return False
    if opening == FIRST_ACTS:
        _end_opening(s)
    else:
        way = count_turn(s)
        if way:
            end_hand(g, s, way)
            return False
    if s[options.UNO_UNTIL] == options.UNTIL_TAKEN:
        end_last_chance(s)
    return True


def _end_first_turn(s: bytearray) -> None:
    """Let the second discard pile be formed, if there are two (GRD-3)."""
    s[OPENING] = BOTH_OPEN
    if s[options.PILES] == options.TWO_PILES:
        s[CLOSED] = 2
        s[CLOSED_BY] = s[DEALER]


def _end_opening(s: bytearray) -> None:
    """Put the seat on turn that starts, after the first card has acted (OFF-2)."""
    s[OPENING] = FIRST_TURN
    if s[DIRECTION] and FACE[counts_as(s, s[FIRST_KIND])] == REVERSE:
        if s[options.FIRST_PLAYER] == options.YOUNGEST:
            s[NEXT] = s[STARTER]
        elif s[options.FIRST_REVERSE]:
            s[NEXT] = s[DEALER]


def _has_ended(g: "Game", s: bytearray) -> bool:
    """Take seats without cards out; end the hand if that decides it, or if all passed (GRD-37)."""
    if s.find(_NO_CARDS, COUNTS, COUNTS + s[PLAYERS]) >= 0:
        let_go_out(s, s[TURN], 1)
    if is_decided(s):
        end_hand(g, s, BY_LAST_CARD)
    elif s[PASSES] >= s[LEFT_IN]:
        end_hand(g, s, BY_BLOCK)
    else:
        return False
    return True


def _stage(s: "bytearray | memoryview") -> int:
    """Return the stage of a turn: what it means to end it without a card."""
    if s[PHASE] == DREW:
        return TURN_DREW
    if s[PHASE] == FREE:
        return TURN_FREE
    return TURN_LEAVES if s[options.DRAW_WAY] == options.NO_DRAWING else TURN_OPEN


def define_turn() -> None:  # set-up
    define_window(W_TURN, None, _answer, None, _stage)
