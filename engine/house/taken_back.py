"""This module keeps the table before a possible cheat, and takes a called card back (SEV-3).

It writes the table to BEFORE when such a card is laid on one pile. engine/two_piles/house/cheats.py
does the same where cards act.
"""

from engine.const import const
from engine.rules.call_out import ask_others
from engine.rules.cheats import may_be_cheat
from engine.state.cards import counts_as, uncolored
from engine.state.choices import CARD_SHIFT, DOWN
from engine.state.events import TAKEN_BACK, note
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
    FREE_PLAY,
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
    TOP_BY,
    TOP_CARD,
    TURN,
    UNCALLED,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.state.seats import in_set, next_seat, remove_from
from engine.state.slots import slots
from engine.state.windows import CHEATED, PLAYED, pop, push
from engine.turn.flow import count_turn, end_hand
from engine.turn.lay import STAGE_STACK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

# Bytes from BEFORE on; the first is not 0 until the others are asked whether they call the card.
_TURN = const(1)
_PHASE = const(2)
_BY = const(3)
_CARRIED = const(4)
_FLAGS = const(5)
_HAD_TURN = const(1)
_WITHOUT_PLAY = const(2)
_JUMPABLE = const(4)


def keep_table_before(s: bytearray, seat: int, choice: int) -> None:
    """Keep the table in BEFORE if the card that a seat is about to lay may be called."""
    kind = choice >> CARD_SHIFT & 255
    left = s[COUNTS + seat] - s[DRAFT_SIZE] - 1
    s[BEFORE] = not choice & DOWN and may_be_cheat(s, kind, left, seat != s[TURN])
    if s[BEFORE]:
        s[BEFORE + _TURN] = s[TURN]
        s[BEFORE + _PHASE] = s[PHASE]
        s[BEFORE + _BY] = s[TOP_BY]
        s[BEFORE + _CARRIED] = s[CARRIED]
        flags = _HAD_TURN if in_set(s, HAD_TURN, seat) else 0
        flags |= _WITHOUT_PLAY if s[WITHOUT_PLAY] else 0
        s[BEFORE + _FLAGS] = flags | (_JUMPABLE if s[JUMPABLE] else 0)


def open_cheat(s: bytearray, played: int) -> None:
    """Ask all others whether they call a play a cheat; played: its PLAYED record."""
    s[BEFORE] = 0
    at = ask_others(s, CHEATED, s[played + ACTOR])
    s[at + CARD] = s[played + CARD]


def take_back(g: "Game", s: bytearray, actor: int, card: int) -> bool:
    """Put a called card back into the hand and the table as before; False: this ended the hand."""
    pop(s)  # what the card would have set off
    size = s[DISCARD_SIZE] - 1
    own = uncolored(s[g.discards + size])
    s[g.discards + size] = 0
    s[DISCARD_SIZE] = size
    s[TOP_CARD] = counts_as(s, s[g.discards + size - 1])
    s[TOP_BY] = s[BEFORE + _BY]
    s[g.hands[actor] + s[COUNTS + actor]] = own
    s[COUNTS + actor] += 1
    if s[COUNTS + actor] == 2:
        remove_from(s, CALLED, actor)
        remove_from(s, UNCALLED, actor)
    note(s, TAKEN_BACK, actor, s[COUNTS + actor], card)
    flags = s[BEFORE + _FLAGS]
    s[TURN] = s[BEFORE + _TURN]
    s[PHASE] = s[BEFORE + _PHASE]
    s[FREE_PLAY] = s[QUIZ_NUMBERS] = 0
    s[WITHOUT_PLAY] = flags & _WITHOUT_PLAY
    s[JUMPABLE] = 1 if flags & _JUMPABLE else 0
    if s[JUMPABLE]:
        s[UNTIL_TURN] = 1
    if not flags & _HAD_TURN:
        remove_from(s, HAD_TURN, actor)
    if s[BEFORE + _CARRIED]:
        _open_stack_again(s)
    way = count_turn(s)
    if way:
        end_hand(g, s, way)
    return not way


def _open_stack_again(s: bytearray) -> None:
    """Open the stack again that the card was added to: it waits for the seat that would draw."""
    at = push(s, PLAYED)
    s[PHASE] = TO_PLAY
    s[at + ACTOR] = s[TURN]
    s[at + TARGET] = next_seat(s, s[TURN])
    s[at + CARD] = s[TOP_CARD]
    s[at + AMOUNT] = s[BEFORE + _CARRIED]
    s[at + SKIPS] = 1
    s[at + PILE] = NOBODY
    s[at + STAGE] = STAGE_STACK


def join() -> None:  # set-up
    slots.keep_table_before = keep_table_before
    slots.open_cheat = open_cheat
    slots.take_back = take_back
