"""The turn on two discard piles: play a card or a set, or draw one, and how it ends.

It is a window that is always the oldest (ON_TURN). PHASE is TO_PLAY, DREW once a card was
drawn, ACTED while what was laid is carried out above it; then NEXT is on turn, or the hand
is over (GRD-37).
"""

from engine.state.cards import (
    FACE,
    KIND_MASK,
    NO_CARD,
    REVERSE,
)
from engine.state.choices import (
    ADD,
    CARD_SHIFT,
    DOES_NOT_FIT,
    DRAW,
    FROM_P1,
    FROM_SHIFT,
    MUST_DRAW,
    MUST_PLAY,
    NO_SUCH_PILE,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_TO_DRAW,
    OK,
    ON_PILE_2,
    ONLY_DRAWN,
    PASS,
    PLAY,
    REMOVE,
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
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    EXTRA,
    FIRST,
    FIRST_ACTS,
    FIRST_KIND,
    FIRST_TURN,
    FREE,
    HAD_TURN,
    LEFT_IN,
    NEXT,
    OPENING,
    OUT,
    PASSES,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    SETS_GIVEN,
    STARTER,
    TO_PLAY,
    TURN,
    UNTIL_TURN,
    WINNERS,
)
from engine.state.options import (
    DRAW_WAY,
    DRAWN_CARD,
    END,
    FIRST_REVERSE,
    KEEP_DRAWN,
    LAST_LEFT,
    MUST_PLAY_DRAWN,
    PILES,
    SETS,
    TWO_PILES,
    UNTIL_PLAYABLE,
)
from engine.state.seats import add_to, in_set, next_seat
from engine.state.windows import ON_TURN, use
from engine.turn.flow import (
    begin_turn,
    count_turn,
    end_hand,
    end_last_chance,
    go_out,
    is_decided,
    pass_in_block,
)
from engine.two_piles.hold import count_of, find
from engine.two_piles.legal import can_play, choices_into, draws_on, goes, is_barred_from_drawing
from engine.two_piles.piles import can_draw, draw
from engine.two_piles.play import dressed, lay_play
from engine.two_piles.sums import can_add, count_aside
from engine.two_piles.turn_up import form_again

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    verb = choice & VERB_MASK
    if verb == PLAY:
        return _play_cards(g, s, seat, choice)
    if verb == ADD:
        return _add_to_set(g, s, seat, choice >> CARD_SHIFT & 255)
    if verb == REMOVE:
        return _remove(s, choice >> CARD_SHIFT & 255)
    if s[DRAFT_SIZE]:
        return NOT_NOW
    if verb == DRAW:
        return _draw_freely(g, s, seat, choice)
    if verb == PASS:
        return _keep_drawn(g, s, seat)
    return NOT_NOW


def _add_to_set(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Put a card aside for a set."""
    if kind > KIND_MASK or count_of(g, s, seat, kind) <= count_aside(s, kind):
        return NOT_IN_HAND
    if not s[SETS] or not can_add(g, s, seat, kind):
        return ONLY_DRAWN if s[PHASE] == DREW else DOES_NOT_FIT
    s[DRAFT + s[DRAFT_SIZE]] = kind
    s[DRAFT_SIZE] += 1
    return OK


def _remove(s: bytearray, kind: int) -> int:
    """Take the card that was put aside last back."""
    last = s[DRAFT_SIZE] - 1
    if last < 0 or s[DRAFT + last] != kind:
        return NOT_NOW
    s[DRAFT + last] = 0
    s[DRAFT_SIZE] = last
    return OK


def _play_cards(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card, or the set that was put aside and this card on top (GRD-4, GRD-5)."""
    kind = choice >> CARD_SHIFT & 255
    pile = 1 if choice & ON_PILE_2 else 0
    if kind > KIND_MASK or find(g, s, seat, kind) < 0:
        return NOT_IN_HAND
    reason = goes(g, s, seat, kind, pile) or dressed(s, seat, choice)
    if reason:
        return reason
    lay_play(g, s, seat, choice, pile)
    return OK


def _draw_freely(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Draw a card of one's own accord, from either draw pile (GRD-6)."""
    if s[PHASE] != TO_PLAY and not draws_on(g, s, seat):
        return NOT_NOW
    if choice & ~VERB_MASK & ~(3 << FROM_SHIFT) or choice & FROM_P1:
        return NO_SUCH_PILE
    if not can_draw(g, s):
        return NOTHING_TO_DRAW
    source = choice >> FROM_SHIFT & 1
    if not s[PILE_SIZE + source] and (source or s[PILE_SIZE + 1]):
        return NO_SUCH_PILE
    if s[PHASE] == TO_PLAY and is_barred_from_drawing(g, s, seat):
        return MUST_PLAY
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[PASSES] = 0
    s[PHASE] = DREW
    note(s, DREW_CARD, seat, 0, NO_CARD)
    s[DRAWN] = draw(g, s, seat, source)
    if s[DRAWN_CARD] == KEEP_DRAWN and s[DRAW_WAY] != UNTIL_PLAYABLE:
        _end_without_play(s, seat)
    return OK


def _keep_drawn(g: "Game", s: bytearray, seat: int) -> int:
    """Keep the drawn card; or pass, with nothing to draw (CORE-3)."""
    if s[PHASE] == FREE:
        return NOT_NOW
    if s[PHASE] == DREW:
        if draws_on(g, s, seat):
            return MUST_DRAW
        must = s[DRAWN_CARD] == MUST_PLAY_DRAWN or s[DRAW_WAY] == UNTIL_PLAYABLE
        if must and can_play(g, s, seat):
            return MUST_PLAY
        note(s, PASSED, seat, 0, NO_CARD)
    elif can_draw(g, s):
        return MUST_DRAW
    elif is_barred_from_drawing(g, s, seat):
        return MUST_PLAY
    else:
        pass_in_block(s, seat)
    _end_without_play(s, seat)
    return OK


def _end_without_play(s: bytearray, seat: int) -> None:
    s[PHASE] = ACTED
    s[NEXT] = next_seat(s, seat)


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask the seat on turn; or, when all has been carried out, end the turn."""
    if s[PHASE] != ACTED:
        if s[PHASE] == TO_PLAY and not s[DRAFT_SIZE] and _has_ended(g, s):
            return False  # the price of an Uno, sent back with a last card (GRD-15)
        if not in_set(s, OUT, s[TURN]):
            s[FIRST] = s[TURN]
            return True
        s[NEXT] = s[TURN]  # the same, where play goes on (COW-5)
    elif _has_ended(g, s):
        return False
    if s[OPENING] == FIRST_TURN:
        s[OPENING] = BOTH_OPEN
        if s[PILES] == TWO_PILES:  # GRD-3
            s[CLOSED] = 2
            s[CLOSED_BY] = s[DEALER]
    if s[CLOSED] and form_again(g, s):
        return False
    if _has_free_play(g, s):
        return True
    _note_turns(s)
    if s[OPENING] == FIRST_ACTS:
        s[OPENING] = FIRST_TURN
        if s[FIRST_REVERSE] and s[DIRECTION] and FACE[s[FIRST_KIND]] == REVERSE:
            s[NEXT] = s[DEALER]
    else:
        way = count_turn(s)
        if way:
            end_hand(g, s, way)
            return False
    end_last_chance(s)
    _begin_next(s)
    return True


def _has_free_play(g: "Game", s: bytearray) -> bool:
    """Go on with a free play, if a card fits; else it lapses (DBL-4)."""
    seat = s[TURN]
    is_free = s[EXTRA] and s[COUNTS + seat]
    s[EXTRA] = 0
    s[PHASE] = FREE
    s[DRAWN] = NO_CARD
    s[FIRST] = seat
    return is_free > 0 and can_play(g, s, seat)


def _note_turns(s: bytearray) -> None:
    """Who was on turn has had it, and those between it and the next one lose theirs (CRO-5)."""
    seat = s[TURN]
    if s[OPENING] != FIRST_ACTS:
        add_to(s, HAD_TURN, seat)
    elif s[STARTER] != next_seat(s, seat):
        return  # the youngest starts
    for _ in range(s[PLAYERS]):  # either of the two may be out by now (COW-5)
        seat = next_seat(s, seat)
        if seat == s[NEXT] or seat == s[TURN]:
            break
        add_to(s, HAD_TURN, seat)


def _begin_next(s: bytearray) -> None:
    """Put NEXT on turn, or who comes after it where it is out (COW-5)."""
    seat = s[NEXT]
    s[TURN] = s[FIRST] = next_seat(s, seat) if in_set(s, OUT, seat) else seat
    s[SETS_GIVEN] = 0
    s[PHASE] = TO_PLAY
    s[DRAWN] = NO_CARD


def _has_ended(g: "Game", s: bytearray) -> bool:
    """Let go out who holds nothing; end the hand if that decides it, or all passed (GRD-37)."""
    seat = s[TURN]
    for _ in range(s[PLAYERS]):
        if not s[COUNTS + seat] and not in_set(s, OUT, seat):
            go_out(s, seat, NO_CARD)
            if s[END] != LAST_LEFT:
                add_to(s, WINNERS, seat)
        seat = (seat + 1) % s[PLAYERS]
    if is_decided(s):
        end_hand(g, s, BY_LAST_CARD)
    elif s[PASSES] >= s[LEFT_IN]:
        end_hand(g, s, BY_BLOCK)
    else:
        return False
    return True


def join() -> None:  # set-up
    use(ON_TURN, choices_into, _answer, _resume)
