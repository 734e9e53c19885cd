"""This module lets seats draw what they owe, and send a draw back with a Wild (GRD-15 to 17).

A record FORCED makes TARGET draw AMOUNT cards because of ACTOR, for CARD on PILE; CARD is NO_CARD
for the price of an uncalled Uno. STAGE combines

    BEGUN      a card was drawn
    _CLOSED    that card was the last of a discard pile
    SETTLED    nobody may add a draw card: it was challenged, or turned up as the first card
    MEANT * n  a draw card was meant for seat n - 1: only that seat can lose its turn, and whoever
               draws may use the opposite discard pile (GRD-11, GRD-12)

Where draw cards stack, the seat that it is meant for may lay more (stack.py). A backfire swaps
ACTOR and TARGET of the record, so one backfire upon another does not deepen the stack.

A record ROUND lets the seats draw what TALLY says, one after the other in order of play from ACTOR.
"""

from engine.const import const
from engine.state.cards import NO_CARD, NO_COLOR, WILD_KIND
from engine.state.choices import (
    ADD,
    BACKFIRE,
    CARD_SHIFT,
    COLOR_SHIFT,
    DRAW,
    FROM_SHIFT,
    MUST_PLAY,
    NO_SUCH_COLOR,
    NO_SUCH_PILE,
    NO_UNO,
    NOT_IN_HAND,
    NOT_LAST,
    NOT_NOW,
    OK,
    ON_PILE_2,
    PASS,
    PLAY,
    REMOVE,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.events import BACKFIRED, DREW_OWED, note
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    CARD,
    CLOSED,
    CLOSED_BY,
    COUNTS,
    DISCARDS,
    DRAFT_SIZE,
    DRAWN,
    FIRST,
    LAID_ON,
    NEXT,
    PILE,
    PILE_SIZE,
    PLAYERS,
    STAGE,
    TALLY,
    TARGET,
    TOP,
    TURN,
    UNTIL_TURN,
)
from engine.state.options import BACKFIRE as WITH_BACKFIRE
from engine.state.options import COLOR_LATE, CUMULATE, NO_WILD_FINISH, SETS, STACK
from engine.state.seats import next_seat, word
from engine.state.slots import slots
from engine.state.windows import FORCED, ROUND, define_window, pop, push
from engine.turn.flow import end_catching
from engine.two_piles.carry import MEANT, form_again
from engine.two_piles.color import open_coloring
from engine.two_piles.hands import find, lose, settle_uno
from engine.two_piles.piles import can_draw, draw, draws_into, is_open, lay, why_not_draw_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

# STAGE, besides those of carry.py
BEGUN = const(1)
_CLOSED = const(2)


def open_forced(s: bytearray, actor: int, target: int, amount: int, card: int) -> None:
    """Open a FORCED record if amount is not 0; card: NO_CARD for the price of an uncalled Uno.

    The caller writes PILE, and in STAGE the seat that a draw card is meant for.
    """
    if amount:
        at = push(s, FORCED)
        s[at + ACTOR] = actor
        s[at + TARGET] = target
        s[at + AMOUNT] = amount
        s[at + CARD] = card


def _opposite(s: bytearray, at: int) -> int:
    """Return the discard pile, 0 or 1, that may be drawn from, too (GRD-11); -1: none."""
    pile = 1 - s[at + PILE]
    return pile if s[at + STAGE] >= MEANT and is_open(s, pile) else -1


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    n = 0
    is_waiting = word(s, at + ASKED)
    if is_waiting and seat != s[at + TARGET]:
        out[0] = PASS
        return 1
    if s[DRAFT_SIZE]:
        return slots.list_adds(g, s, seat, out, 0)
    if not _why_not_backfire(g, s, at, seat):
        for pile in range(2):
            if _takes_wild(s, at, pile):
                out[n] = BACKFIRE | WILD_KIND << CARD_SHIFT | pile * ON_PILE_2
                n += 1
    if _stacks(s):
        n = slots.list_adds(g, s, seat, out, n)
        if slots.must_add(g, s, seat):
            return n
    if is_waiting:
        out[n] = PASS
        return n + 1
    n = draws_into(g, s, out, n)
    pile = _opposite(s, at)
    if pile >= 0:
        out[n] = DRAW | pile + DISCARDS << FROM_SHIFT
        n += 1
    return n


def _stacks(s: bytearray) -> bool:
    """Do the options let draw cards be added (stack.py)?"""
    return s[STACK] != CUMULATE and s[STACK] > 0


def _why_not_backfire(g: "Game", s: bytearray, at: int, seat: int) -> int:
    """Return OK, or why a seat may not lay a Wild instead of drawing."""
    if not s[WITH_BACKFIRE] or s[at + STAGE] & BEGUN:
        return NOT_NOW
    if find(g, s, seat, WILD_KIND) < 0:
        return NOT_IN_HAND
    return NOT_LAST if s[NO_WILD_FINISH] and s[COUNTS + seat] < 2 else OK  # DBL-10


def _takes_wild(s: bytearray, at: int, pile: int) -> bool:
    """May the Wild that sends this draw back be laid on a pile?"""
    if not is_open(s, pile):
        return False
    return s[at + CARD] == NO_CARD or pile == s[at + PILE]


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    is_waiting = word(s, at + ASKED)
    if is_waiting and seat != s[at + TARGET]:
        if verb != PASS:
            return NOT_NOW
        slots.decline(s, seat)
        return OK
    if _stacks(s):
        if verb == PLAY:
            return slots.add_to_draw(g, s, seat, choice)
        if (verb == ADD or verb == REMOVE) and s[SETS]:
            return slots.put_in_set(g, s, seat, choice)
    if s[DRAFT_SIZE]:
        return NOT_NOW
    if verb == BACKFIRE:
        return _backfire(g, s, at, seat, choice)
    if _stacks(s):
        if slots.must_add(g, s, seat):
            return MUST_PLAY if verb == DRAW or verb == PASS else NOT_NOW
    if is_waiting:
        if verb != PASS:
            return NOT_NOW
        slots.decline(s, seat)
        return OK
    if verb == PASS and not can_draw(g, s):
        s[at + AMOUNT] = 0
        return OK
    if verb != DRAW:
        return NOT_NOW
    return _draw_forced(g, s, at, seat, choice)


def _draw_forced(g: "Game", s: bytearray, at: int, seat: int, choice: int) -> int:
    """Draw one of the cards that are owed, or return why not."""
    source = choice >> FROM_SHIFT & 3
    if choice & ~VERB_MASK & ~(3 << FROM_SHIFT):
        return NO_SUCH_PILE
    if source >= DISCARDS:
        if _opposite(s, at) != source - DISCARDS:
            return NO_SUCH_PILE
    else:
        reason = why_not_draw_from(g, s, source)
        if reason:
            return reason
    if s[UNTIL_TURN] and s[at + STAGE] // MEANT == seat + 1:
        end_catching(s)  # the draw begins the turn that the seat loses (OFF-9)
    left = s[at + AMOUNT] - 1
    s[at + AMOUNT] = left
    if s[COLOR_LATE]:
        slots.draw_unseen(s, seat)
    s[at + STAGE] |= BEGUN
    note(s, DREW_OWED, seat, left, NO_CARD)
    draw(g, s, seat, source)
    if source >= DISCARDS and not s[PILE_SIZE + source]:
        s[at + STAGE] |= _CLOSED
        s[CLOSED] = source - 1
        s[CLOSED_BY] = seat
    return OK


def _backfire(g: "Game", s: bytearray, at: int, seat: int, choice: int) -> int:
    """Lay a Wild: who caused the draw must draw instead (GRD-15)."""
    reason = _why_not_backfire(g, s, at, seat)
    if reason:
        return reason
    pile = 1 if choice & ON_PILE_2 else 0
    if s[at + CARD] != NO_CARD and not pile:
        pile = s[at + PILE]  # the only pile possible need not be named
    if not _takes_wild(s, at, pile):
        return NO_SUCH_PILE
    if choice & WITH_UNO and s[COUNTS + seat] != 2:
        return NO_UNO
    color = choice >> COLOR_SHIFT & 7
    if color > NO_COLOR:
        return NO_SUCH_COLOR
    card = WILD_KIND & ~7 | color - 1 if color else WILD_KIND
    other = s[at + ACTOR]
    s[at + ACTOR] = seat
    s[at + TARGET] = other
    s[LAID_ON] = pile + 1
    lose(g, s, seat, find(g, s, seat, WILD_KIND))
    if seat == s[TURN] and s[DRAWN] == WILD_KIND:
        s[DRAWN] = NO_CARD
    lay(g, s, pile, card, seat)
    settle_uno(s, seat, choice & WITH_UNO)
    note(s, BACKFIRED, seat, other, card)
    if not color:
        open_coloring(s, seat, pile, 0)
    return OK


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask for the next card, or close the record and say whose turn it costs (GRD-14, GRD-17)."""
    at = s[TOP]
    seat = s[at + TARGET]
    stage = s[at + STAGE]
    if seat == s[at + ACTOR] and stage >= MEANT:  # the draw card's player was found guilty
        s[at + ACTOR] = stage // MEANT - 1
    if word(s, at + ASKED) and slots.ask_adders(s):
        return True
    if s[at + AMOUNT] and (can_draw(g, s) or _opposite(s, at) >= 0):
        s[FIRST] = seat
        return True
    pop(s)
    if stage >= MEANT:
        meant = stage // MEANT - 1
        s[NEXT] = next_seat(s, meant) if seat == meant else meant
    if stage & _CLOSED:
        form_again(g, s)
    return False


def _round_resume(g: "Game", s: bytearray) -> bool:
    """Let the next seat in order of play that has cards to draw in TALLY draw them."""
    at = s[TOP]
    actor = s[at + ACTOR]
    seat = next_seat(s, actor)
    for _ in range(s[PLAYERS]):
        amount = s[TALLY + seat]
        if amount:
            s[TALLY + seat] = 0
            open_forced(s, actor, seat, amount, s[at + CARD])
            s[s[TOP] + PILE] = s[at + PILE]
            return False
        seat = next_seat(s, seat)
    pop(s)
    return False


def join() -> None:  # set-up
    define_window(FORCED, _choices, _answer, _resume)
    slots.open_forced = open_forced
    define_window(ROUND, None, None, _round_resume)
