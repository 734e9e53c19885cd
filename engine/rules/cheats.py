"""A cheat stands unless somebody calls it before the next player moves (SEV-3).

    an illegal Wild Draw Four
    a jump-in with a 6 on a 9, or a 9 on a 6, of its color

A record CHEATED lies on the PLAYED one of such a card and asks all others in turn; the first
to call closes it. It opens on what everybody sees: for every Wild Draw Four that is not a last
card, and for every jump-in with a 6 or a 9. A called cheat is taken back: card, color, turn and
stack are as before (BEFORE, written when it was laid), its player draws two, and has to do
something else, or tries again; so that this ends, it counts as a turn (CORE-16). A wrong call
costs its caller two, and play goes on. What nobody has called is admitted, and stands.
"""

from engine.const import const
from engine.rules.call_out import CALLS, ask_next, ask_others, calls_into, reply
from engine.state.cards import FACE, FIRST_WILD_KIND, NO_CARD, WILD_FOUR_KIND, meant, uncolored
from engine.state.choices import CARD_SHIFT, DOWN, OK
from engine.state.events import (
    ADMITTED,
    CHALLENGED,
    GUILTY_FOUND,
    INNOCENT_FOUND,
    TAKEN_BACK,
    note,
)
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    BEFORE,
    CALLED,
    CARD,
    CARRIED,
    COUNTS,
    DISCARD_SIZE,
    DRAFT_SIZE,
    EXTRA,
    GUILTY,
    HAD_TURN,
    JUMPABLE,
    NOBODY,
    PHASE,
    PILE,
    QUIZ_NUMBERS,
    SKIPS,
    STAGE,
    TARGET,
    TO_PLAY,
    TOP,
    TOP_BY,
    TOP_CARD,
    TURN,
    UNCALLED,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.state.options import ANY_TIME, WILD_FOUR_LEGAL
from engine.state.seats import in_set, next_seat, take_from
from engine.state.slots import slots
from engine.state.windows import CHEATED, PLAYED, pop, push, use
from engine.turn.flow import count_turn, end_hand, go_out
from engine.turn.lay import STAGE_STACK
from engine.turn.owed_draw import open_owed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_SIX = const(6)
_NINE = const(9)
_PRICE = const(2)  # cards that a called cheat, or a wrong call, costs

# Bytes from BEFORE on; the first is not 0 while what was laid last can be called.
_TURN = const(1)
_PHASE = const(2)
_BY = const(3)
_CARRIED = const(4)
_FLAGS = const(5)
_HAD_TURN = const(1)
_WITHOUT_PLAY = const(2)
_JUMPABLE = const(4)


def note_cheat(s: bytearray, seat: int, choice: int) -> None:
    """A seat is about to lay: keep how the table is, if that may be called."""
    kind = choice >> CARD_SHIFT & 255
    left = s[COUNTS + seat] - s[DRAFT_SIZE] - 1
    if kind == WILD_FOUR_KIND:
        is_callable = left > 0 and s[WILD_FOUR_LEGAL] < ANY_TIME and not choice & DOWN
    else:
        is_jump = seat != s[TURN] and kind < FIRST_WILD_KIND
        face = FACE[meant(s, kind)]
        is_callable = is_jump and (face == _SIX or face == _NINE)
    s[BEFORE] = is_callable
    if is_callable:
        s[BEFORE + _TURN] = s[TURN]
        s[BEFORE + _PHASE] = s[PHASE]
        s[BEFORE + _BY] = s[TOP_BY]
        s[BEFORE + _CARRIED] = s[CARRIED]
        flags = _HAD_TURN if in_set(s, HAD_TURN, seat) else 0
        flags |= _WITHOUT_PLAY if s[WITHOUT_PLAY] else 0
        s[BEFORE + _FLAGS] = flags | (_JUMPABLE if s[JUMPABLE] else 0)


def open_cheat(s: bytearray, played: int) -> None:
    """Ask every other player whether a play was a cheat."""
    s[BEFORE] = 0
    at = ask_others(s, CHEATED, s[played + ACTOR])
    s[at + CARD] = s[played + CARD]


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    reason = reply(s, seat, choice)
    if reason != CALLS:
        return reason
    at = s[TOP]
    actor = s[at + ACTOR]
    card = s[at + CARD]
    note(s, CHALLENGED, seat, actor, card)
    pop(s)
    if s[GUILTY]:
        note(s, GUILTY_FOUND, seat, actor, card)
        if s[DISCARD_SIZE] > 1:
            _undo_play(g, s, actor, card)
        else:  # what it covered was shuffled into the draw pile meanwhile: it stays
            _let_stand(s, actor, card)
            open_owed(s, actor, actor, _PRICE, NO_CARD)
    else:
        note(s, INNOCENT_FOUND, seat, actor, card)
        _let_stand(s, actor, card)
        open_owed(s, seat, seat, _PRICE, NO_CARD)
    return OK


def _let_stand(s: bytearray, actor: int, card: int) -> None:
    """What was laid counts now; who laid the last card with it is out."""
    if not s[COUNTS + actor]:
        go_out(s, actor, card)


def _undo_play(g: "Game", s: bytearray, actor: int, card: int) -> None:
    """The card goes back into the hand, and the table is as before; two cards are owed."""
    pop(s)  # what the card would have set off
    size = s[DISCARD_SIZE] - 1
    own = uncolored(s[g.discards + size])
    s[g.discards + size] = 0
    s[DISCARD_SIZE] = size
    s[TOP_CARD] = meant(s, s[g.discards + size - 1])
    s[TOP_BY] = s[BEFORE + _BY]
    s[g.hands[actor] + s[COUNTS + actor]] = own
    s[COUNTS + actor] += 1
    if s[COUNTS + actor] == 2:
        take_from(s, CALLED, actor)
        take_from(s, UNCALLED, actor)
    note(s, TAKEN_BACK, actor, s[COUNTS + actor], card)
    flags = s[BEFORE + _FLAGS]
    s[TURN] = s[BEFORE + _TURN]
    s[PHASE] = s[BEFORE + _PHASE]
    s[EXTRA] = s[QUIZ_NUMBERS] = 0
    s[WITHOUT_PLAY] = flags & _WITHOUT_PLAY
    s[JUMPABLE] = flags & _JUMPABLE
    if s[JUMPABLE]:
        s[UNTIL_TURN] = 1
    if not flags & _HAD_TURN:
        take_from(s, HAD_TURN, actor)
    if s[BEFORE + _CARRIED]:
        _open_stack_again(s)
    way = count_turn(s)
    if way:
        end_hand(g, s, way)
    else:
        open_owed(s, actor, actor, _PRICE, NO_CARD)


def _open_stack_again(s: bytearray) -> None:
    """The card was added to a stack, which waits again for who would draw it."""
    at = push(s, PLAYED)
    s[PHASE] = TO_PLAY
    s[at + ACTOR] = s[TURN]
    s[at + TARGET] = next_seat(s, s[TURN])
    s[at + CARD] = s[TOP_CARD]
    s[at + AMOUNT] = s[BEFORE + _CARRIED]
    s[at + SKIPS] = 1
    s[at + PILE] = NOBODY
    s[at + STAGE] = STAGE_STACK


def _resume(g: "Game", s: bytearray) -> bool:
    if ask_next(s):
        return True
    at = s[TOP]
    actor = s[at + ACTOR]
    card = s[at + CARD]
    pop(s)
    if s[GUILTY]:
        note(s, ADMITTED, actor, 0, uncolored(card))
    _let_stand(s, actor, card)
    return False


def is_upside_down(s: bytearray, kind: int) -> bool:
    """Is a card a 6 on a 9, or a 9 on a 6, of its color (SEV-3)?"""
    top = s[TOP_CARD]
    kind = meant(s, kind)
    if kind >= FIRST_WILD_KIND or top >= FIRST_WILD_KIND or (kind ^ top) & 3:
        return False
    return FACE[kind] + FACE[top] == _SIX + _NINE and FACE[kind] in (_SIX, _NINE)


def join() -> None:  # set-up
    use(CHEATED, calls_into, _answer, _resume)
    slots.note_cheat = note_cheat
    slots.open_cheat = open_cheat
    slots.is_upside_down = is_upside_down
