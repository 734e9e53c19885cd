"""This module asks about possible cheats where cards act, and takes a called one back (SEV-3).

A record CHEATED (engine/rules/cheats.py) lies on the ACTS record of its card. So when the card is
called, only its color was called and a sum was asked for. AMOUNT keeps the table before it: the
seat on turn, plus 16 * PHASE, plus 64 * JUMPABLE; SKIPS keeps WITHOUT_PLAY.
"""

from engine.const import const
from engine.rules.call_out import ask_others
from engine.rules.cheats import may_be_cheat
from engine.state.cards import FACE, FACE_UP, NO_COLOR, WILD_FOUR, counts_as
from engine.state.choices import CARD_SHIFT
from engine.state.events import TAKEN_BACK, note
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    CARD,
    CARRIED,
    COUNTS,
    FREE_PLAY,
    HAND_NUMBER,
    JUMPABLE,
    LEFT_IN,
    NEXT,
    NOBODY,
    OUT,
    PHASE,
    PILE,
    PLAYER_AT,
    SCORER,
    SEATED,
    SKIPS,
    STAGE,
    TARGET,
    TOP_BY,
    TOP_CARD,
    TURN,
    UNTIL_TURN,
    WINNERS,
    WITHOUT_PLAY,
)
from engine.state.options import COLOR_LATE, FACE_UP_CARDS
from engine.state.seats import in_set, next_seat, remove_from
from engine.state.slots import slots
from engine.state.windows import CHEATED, FORCED, pop, push
from engine.turn.flow import count_turn, end_hand
from engine.two_piles.carry import MEANT
from engine.two_piles.color import open_coloring
from engine.two_piles.hands import gain
from engine.two_piles.piles import lift

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_FIRST_OPEN = const(28)  # the kinds of 7, 8 and 9
_LAST_OPEN = const(39)
_PHASE = const(16)
_JUMPABLE = const(64)
_WITHOUT_PLAY = const(256)


def table_before(s: bytearray) -> int:
    """Return the table before a play: what AMOUNT keeps, plus 256 times what SKIPS keeps."""
    of_turn = s[TURN] | s[PHASE] * _PHASE | s[JUMPABLE] * _JUMPABLE
    return of_turn | s[WITHOUT_PLAY] * _WITHOUT_PLAY


def ask_cheat(s: bytearray, seat: int, choice: int, pile: int, before: int) -> None:
    """Ask all others whether they call what a seat has just laid on a pile, if it may be a cheat.

    before: what `table_before` returned before the card was laid.
    """
    kind = choice >> CARD_SHIFT & 255
    if not may_be_cheat(s, kind, s[COUNTS + seat], seat != before % _PHASE):
        return
    card = s[TOP_CARD + pile]
    at = ask_others(s, CHEATED, seat)
    s[at + CARD] = card
    s[at + PILE] = pile
    s[at + AMOUNT] = before % _WITHOUT_PLAY
    s[at + SKIPS] = before // _WITHOUT_PLAY
    if FACE[card] == WILD_FOUR and card & 7 == NO_COLOR and not s[COLOR_LATE]:
        open_coloring(s, seat, pile, 1)


def take_back(g: "Game", s: bytearray, actor: int, card: int, pile: int, before: int) -> bool:
    """Put a called card back into the hand and the table as before; False: this ended the hand."""
    pop(s)  # what the card would have set off
    own = lift(g, s, pile)
    if s[FACE_UP_CARDS] and _FIRST_OPEN <= counts_as(s, own) <= _LAST_OPEN:
        own |= FACE_UP  # as it lay before it was played (GRD-30)
    gain(g, s, actor, own)
    note(s, TAKEN_BACK, actor, s[COUNTS + actor], card)
    s[TURN] = before % _PHASE
    s[PHASE] = before // _PHASE & 3
    s[JUMPABLE] = before // _JUMPABLE & 3
    s[WITHOUT_PLAY] = before // _WITHOUT_PLAY
    if s[JUMPABLE]:
        s[UNTIL_TURN] = 1
    s[FREE_PLAY] = 0
    way = count_turn(s)
    if way:
        s[CARRIED] = 0
        end_hand(g, s, way)
    elif s[CARRIED]:
        _open_stack_again(s, pile)
    return not way


def _open_stack_again(s: bytearray, pile: int) -> None:
    """Open the stack again that the card was added to: it waits for the seat that would draw."""
    seat = 0
    while s[PLAYER_AT + seat] != s[TOP_BY + pile]:
        seat += 1
    if in_set(s, OUT, seat):
        _bring_back(s, seat)
    target = s[NEXT] = next_seat(s, seat)
    at = push(s, FORCED)
    s[at + ACTOR] = seat
    s[at + TARGET] = target
    s[at + AMOUNT] = s[CARRIED]
    s[at + CARD] = s[TOP_CARD + pile]
    s[at + PILE] = pile
    s[at + STAGE] = (target + 1) * MEANT
    s[CARRIED] = 0
    slots.let_add(s)


def _bring_back(s: bytearray, seat: int) -> None:
    """Bring a seat back into the hand that went out because its last card was added to (DBL-8)."""
    if s[LEFT_IN] == s[SEATED] - 1:  # the first one out
        remove_from(s, WINNERS, seat)
        if s[HAND_NUMBER] == 1:
            s[SCORER] = NOBODY  # GRD-39
    remove_from(s, OUT, seat)
    s[LEFT_IN] += 1


def join() -> None:  # set-up
    slots.table_before = table_before
    slots.ask_cheat = ask_cheat
    slots.take_back_acting = take_back
