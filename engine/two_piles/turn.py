"""The turn on two discard piles: play a card or a set, or draw one, and how it ends.

It is a window that is always the oldest (ON_TURN). PHASE is TO_PLAY, DREW once a card was
drawn, ACTED while what was laid is carried out above it; then NEXT is on turn, or the hand
is over (GRD-37).
"""

from engine.state.cards import (
    FACE,
    FIRST_WILD_KIND,
    KIND_MASK,
    NO_CARD,
    NO_COLOR,
    REVERSE,
    WILD_FOUR_KIND,
)
from engine.state.choices import (
    ADD,
    CARD_SHIFT,
    COLOR_SHIFT,
    DOES_NOT_FIT,
    DOWN,
    DRAW,
    FROM_P1,
    FROM_SHIFT,
    MUST_DRAW,
    MUST_PLAY,
    NO_SUCH_COLOR,
    NO_SUCH_PILE,
    NO_UNO,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_TO_DRAW,
    OK,
    ON_PILE_2,
    ONLY_DRAWN,
    PASS,
    PLAY,
    REMOVE,
    SHOWN,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.events import DREW_CARD, LAID, PASSED, note
from engine.state.layout import (
    ACTED,
    ACTIVE,
    BOTH_OPEN,
    BY_BLOCK,
    BY_LAST_CARD,
    BY_LIMIT,
    CLOSED,
    CLOSED_BY,
    COUNTS,
    DEALER,
    DIRECTION,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    FIRST,
    FIRST_ACTS,
    FIRST_KIND,
    FIRST_TURN,
    GUILTY,
    LEFT_IN,
    NEXT,
    OPENING,
    OUT,
    PASSES,
    PHASE,
    PILE_SIZE,
    PLAYER_AT,
    PLAYERS,
    QUIZ,
    SET_CARDS,
    SET_TIMES,
    SETS_GIVEN,
    TO_PLAY,
    TOP_CARD,
    TURN,
    UNTIL_TURN,
    WINNERS,
)
from engine.state.options import (
    DRAWN_CARD,
    END,
    FIRST_REVERSE,
    FORCE_PLAY,
    KEEP_DRAWN,
    LAST_LEFT,
    MUST_PLAY_DRAWN,
    PILES,
    SETS,
    TWO_PILES,
)
from engine.state.seats import add_to, in_set, next_seat
from engine.state.windows import ON_TURN, use
from engine.turn.flow import begin_turn, count_turn, end_hand, end_last_chance, go_out
from engine.turn.piles import is_decided
from engine.two_piles.hold import count_of, find, let_go, lose
from engine.two_piles.legal import choices_into, goes, is_bluff
from engine.two_piles.piles import can_draw, draw, fits, lay, times
from engine.two_piles.sums import can_add, count_aside
from engine.two_piles.turn_up import ask_sum, begin_acting, form_again

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
    if choice & (DOWN | SHOWN):
        return NO_SUCH_PILE
    reason = goes(g, s, seat, kind, pile)
    if reason:
        return reason
    if choice & WITH_UNO and s[COUNTS + seat] - s[DRAFT_SIZE] != 2:
        return NO_UNO
    color = choice >> COLOR_SHIFT & 7
    laid = kind
    if color:
        if kind < FIRST_WILD_KIND or color > NO_COLOR:
            return NO_SUCH_COLOR
        laid = kind & ~7 | color - 1
    if kind == WILD_FOUR_KIND:
        s[GUILTY] = is_bluff(g, s, seat)
    if s[UNTIL_TURN]:
        begin_turn(s)
    below = s[TOP_CARD + pile] & KIND_MASK
    s[PHASE] = ACTED
    s[PASSES] = 0
    s[ACTIVE] = seat
    s[NEXT] = next_seat(s, seat)
    count = s[DRAFT_SIZE]
    for i in range(count):
        card = s[DRAFT + i]
        s[DRAFT + i] = 0
        _lay_one(g, s, seat, pile, card, card, i)
    _lay_one(g, s, seat, pile, kind, laid, count)
    s[DRAFT_SIZE] = 0
    let_go(s, seat, choice & WITH_UNO)
    begin_acting(s, pile, count + 1, 0)
    if s[QUIZ + s[PLAYER_AT + seat]]:
        ask_sum(g, s, seat, below, kind)
    return OK


def _lay_one(g: "Game", s: bytearray, seat: int, pile: int, kind: int, laid: int, i: int) -> None:
    """Lay a card of a kind as the one that it is now, a wild's color called."""
    lose(g, s, seat, find(g, s, seat, kind))
    lay(g, s, pile, laid, seat)
    s[SET_CARDS + i] = laid
    s[SET_TIMES + i] = times(g, s, pile)
    note(s, LAID, seat, s[COUNTS + seat], laid)


def _draw_freely(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Draw a card of one's own accord, from either draw pile (GRD-6)."""
    if s[PHASE] != TO_PLAY:
        return NOT_NOW
    if choice & ~VERB_MASK & ~(3 << FROM_SHIFT) or choice & FROM_P1:
        return NO_SUCH_PILE
    if not can_draw(g, s):
        return NOTHING_TO_DRAW
    source = choice >> FROM_SHIFT & 1
    if not s[PILE_SIZE + source] and (source or s[PILE_SIZE + 1]):
        return NO_SUCH_PILE
    if s[FORCE_PLAY] and _can_play(g, s, seat):
        return MUST_PLAY
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[PASSES] = 0
    s[PHASE] = DREW
    note(s, DREW_CARD, seat, 0, NO_CARD)
    s[DRAWN] = draw(g, s, seat, source)
    if s[DRAWN_CARD] == KEEP_DRAWN:
        _end_without_play(s, seat)
    return OK


def _can_play(g: "Game", s: bytearray, seat: int) -> bool:
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        if _can_play_card(g, s, seat, s[at] & KIND_MASK):
            return True
    return False


def _can_play_card(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Does a card go on a pile, and honestly?"""
    if not fits(s, kind, 0) and not fits(s, kind, 1):
        return False
    return kind != WILD_FOUR_KIND or not is_bluff(g, s, seat)


def _keep_drawn(g: "Game", s: bytearray, seat: int) -> int:
    """Keep the drawn card; or pass, with nothing to draw (CORE-3)."""
    if s[PHASE] == DREW:
        drawn = s[DRAWN]
        if s[DRAWN_CARD] == MUST_PLAY_DRAWN and drawn != NO_CARD:
            if _can_play_card(g, s, seat, drawn):
                return MUST_PLAY
    elif can_draw(g, s):
        return MUST_DRAW
    elif s[FORCE_PLAY] and _can_play(g, s, seat):
        return MUST_PLAY
    else:
        s[PASSES] += 1
        s[UNTIL_TURN] = 1
    note(s, PASSED, seat, 0, NO_CARD)
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
    if s[OPENING] == FIRST_ACTS:
        s[OPENING] = FIRST_TURN
        if s[FIRST_REVERSE] and s[DIRECTION] and FACE[s[FIRST_KIND]] == REVERSE:
            s[NEXT] = s[DEALER]
    elif count_turn(s):
        end_hand(g, s, BY_LIMIT)
        return False
    end_last_chance(s)
    _begin_next(s)
    return True


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
