"""This module lets seats draw what they owe (OFF-5, OFF-7, OFF-9, GRD-11, GRD-12, GRD-14).

    windows  W_DRAW, W_ROUND (engine/spec/windows.py)

What a seat may do instead of drawing, rules say (hooks `instead`, `instead_verbs`, `waits`).
"""

from engine.state import choices, reasons
from engine.state.cards import NO_CARD, WILD_KIND
from engine.state.events import DREW_OWED, LOST_TURN, note
from engine.state.layout import *
from engine.state.options import BACKFIRE, PILES, TWO_PILES
from engine.state.seats import next_seat, word
from engine.state.window_types import (
    BEGUN,
    CHOOSES_ON,
    JUDGED,
    JUST_DRAWS,
    MAY_ADD,
    MAY_CHOOSE,
    SENT_BACK,
    TOOK_LAST,
    UNLAID,
    W_DRAW,
    W_ROUND,
)
from engine.state.windows import define_window, pop, push
from engine.turn.flow import ends_hand
from engine.turn.piles import can_draw, draw, draws_into, is_open, why_not_draw_from
from engine.turn.uno import end_catching

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def open_draw(s: bytearray, actor: int, target: int, amount: int, card: int, pile: int) -> int:
    """Let the target draw an amount because of the actor's card on a pile; return the record.

    It costs the target no turn. Returns 0, and opens nothing, for an amount of 0.
    """
    if not amount:
        return 0
    w = push(s, W_DRAW, actor)
    s[w + TARGET] = target
    s[w + AMOUNT] = amount
    s[w + CARD] = card
    s[w + PILE] = pile
    s[w + OTHER] = NOBODY
    return w


def open_draw_for_turn(
    s: bytearray, actor: int, target: int, amount: int, card: int, pile: int
) -> int:
    """Let the target draw for a draw card, which costs it the turn; return the record."""
    w = open_draw(s, actor, target, amount, card, pile)
    s[w + OTHER] = target
    return w


def cause_of(s: "bytearray | memoryview", w: int) -> int:
    """Return the card that the draw of a record is owed for, plus 256 times the seat that laid it.

    The seat is NOBODY if the card was turned up; NO_CARD: an event before the draw says why.
    """
    flags = s[w + FLAGS]
    card = s[w + CARD]
    if flags & SENT_BACK:
        card = WILD_KIND
    elif flags & JUDGED:
        card = NO_CARD
    elif flags & UNLAID:
        return NOBODY << 8 | card
    return s[w + ACTOR] << 8 | card


def is_owed(s: "bytearray | memoryview") -> bool:
    """Does the newest window make a seat draw? s: a state, or a view."""
    return s[s[TOP] + KIND] == W_DRAW


def is_waiting(s: bytearray) -> bool:
    """Does the newest window make a draw wait for seats that may add to it?"""
    w = s[TOP]
    return s[w + KIND] == W_DRAW and word(s, w + ASKED) > 0


def _opposite(s: bytearray, w: int) -> int:
    """Return the discard pile, 0 or 1, that may be drawn from, too (GRD-11); -1: none."""
    pile = 1 - s[w + PILE]
    return pile if s[w + OTHER] != NOBODY and is_open(s, pile) else -1


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    w = s[TOP]
    n = 0
    for offer in g.hooks.instead:
        n = offer(g, s, seat, out, n)
        if n < 0:  # nothing else may be done
            return -n
    n = draws_into(g, s, out, n)
    pile = _opposite(s, w)
    if pile >= 0:
        out[n] = choices.DRAW | pile + DISCARDS << choices.FROM_SHIFT
        n += 1
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & choices.VERB_MASK
    if verb in g.hooks.instead_verbs:
        reason = g.hooks.instead_verbs[verb](g, s, seat, choice)
        if reason != reasons.NOT_NOW or verb != choices.PASS:
            return reason
    if s[w + ASKED] or s[w + ASKED + 1]:
        return reasons.NOT_NOW
    if verb == choices.PASS and not can_draw(g, s):
        s[w + AMOUNT] = 0
        return reasons.OK
    return _draw_one(g, s, w, seat, choice) if verb == choices.DRAW else reasons.NOT_NOW


def _draw_one(g: "Game", s: bytearray, w: int, seat: int, choice: int) -> int:
    """Draw one of the cards that are owed, or return why not."""
    source = choice >> choices.FROM_SHIFT & 3
    if choice & ~choices.VERB_MASK & ~(3 << choices.FROM_SHIFT):
        return reasons.NO_SUCH_PILE
    if source >= DISCARDS:
        if _opposite(s, w) != source - DISCARDS:
            return reasons.NO_SUCH_PILE
    elif not s[PILE_SIZE + source]:
        reason = why_not_draw_from(g, s, source)
        if reason:
            return reason
    if s[UNTIL_TURN] and s[w + OTHER] == seat:
        end_catching(s)  # the draw begins the turn that the seat loses (OFF-9)
    s[w + AMOUNT] -= 1
    s[w + FLAGS] |= BEGUN
    before = g.hooks.draws
    if before is not None:
        before(g, s, seat)
    cause = cause_of(s, w)
    note(s, DREW_OWED, seat, cause >> 8, cause & 255)
    draw(g, s, seat, source)
    if source >= DISCARDS and not s[PILE_SIZE + source]:
        s[w + FLAGS] |= TOOK_LAST
        s[CLOSED] = source - 1
        s[CLOSED_BY] = seat
    return reasons.OK


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask for the next card, or close the record and say whose turn it costs (GRD-14, GRD-17)."""
    w = s[TOP]
    if s[w + ASKED] or s[w + ASKED + 1]:
        waits = g.hooks.waits
        if waits is not None and waits(g, s):
            return True
    if s[w + AMOUNT] and (s[PILE_SIZE] or can_draw(g, s) or _opposite(s, w) >= 0):
        s[FIRST] = s[w + TARGET]
        return True
    seat = s[w + TARGET]
    meant = s[w + OTHER]
    took_last = s[w + FLAGS] & TOOK_LAST
    is_over = ends_hand(s, s[w + ACTOR])
    pop(s)
    if meant != NOBODY:
        s[NEXT] = next_seat(s, seat) if seat == meant else meant
        if seat == meant and not is_over:
            note(s, LOST_TURN, seat, 0, NO_CARD)
    go_on = g.hooks.took_last
    if took_last and go_on is not None:
        go_on(g, s)
    return False


def _resume_round(g: "Game", s: bytearray) -> bool:
    """Let the next seat in order of play that has cards to draw in TALLY draw them."""
    w = s[TOP]
    actor = s[w + ACTOR]
    seat = next_seat(s, actor)
    for _ in range(s[PLAYERS]):
        amount = s[TALLY + seat]
        if amount:
            s[TALLY + seat] = 0
            draws = open_draw(s, actor, seat, amount, s[w + CARD], s[w + PILE])
            s[draws + FLAGS] = s[w + FLAGS]
            return False
        seat = next_seat(s, seat)
    pop(s)
    return False


def open_round(s: bytearray, actor: int, card: int, pile: int, turned: int) -> None:
    """Let seats draw what TALLY says because of the actor's card on a pile; turned: UNLAID or 0."""
    w = push(s, W_ROUND, actor)
    s[w + CARD] = card
    s[w + PILE] = pile
    s[w + FLAGS] = turned


def _stage(s: "bytearray | memoryview") -> int:
    """Return the stage: what everybody knows that the seat may do but draw."""
    w = s[TOP]
    if s[w + ASKED] or s[w + ASKED + 1]:
        return MAY_ADD
    has_begun = s[w + FLAGS] & BEGUN
    if s[PILES] == TWO_PILES or (s[BACKFIRE] and not has_begun):
        return CHOOSES_ON if has_begun else MAY_CHOOSE
    return JUST_DRAWS


def define_draw() -> None:  # set-up
    define_window(W_DRAW, _choices, _answer, _resume, _stage)
    define_window(W_ROUND, None, None, _resume_round)
