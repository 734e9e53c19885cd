"""This module adds to a card that is laid what house rules have in common.

Doubles and free plays, exact hits, sums to ask for, and the cards put aside that lie below it.
"""

from engine.house.fit import fits, is_draw_card, is_number
from engine.state.cards import FACE
from engine.state.choices import CARD_SHIFT, JUMP, VERB_MASK
from engine.state.hands import meant
from engine.state.layout import (
    DRAFT,
    DRAFT_SIZE,
    EFFECTS,
    EXTRA,
    HAD_TURN,
    NOBODY,
    QUIZ,
    QUIZ_NUMBERS,
    SORRIES,
    TOP_BY,
    TOP_CARD,
    TURN,
    WITHOUT_PLAY,
)
from engine.state.options import (
    DECK,
    DICE,
    DIRTY,
    DOUBLES,
    EXACT_HITS,
    FREE_TURN,
    SAME_RANK,
    SETS,
    SORRY,
)
from engine.state.seats import add_to
from engine.state.slots import slots
from engine.turn.lay import lay_one

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def lay_more(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """A seat is about to lay a card: settle what it is worth, and lay what was put aside for it.

    Return who pays for an exact card (DIR-2), or NOBODY, and 256 times how often the card acts.
    """
    if s[DIRTY]:
        slots.note_cheat(s, seat, choice)
    kind = meant(s, choice >> CARD_SHIFT & 255)
    aside = s[DRAFT_SIZE]
    times = aside + 1 if aside and s[SETS] & SAME_RANK and _is_of_rank(s, kind) else 1
    if s[SORRY] and is_draw_card(s[EFFECTS + FACE[kind]]):
        s[SORRIES + seat] = min(s[SORRIES + seat] + times, 255)
    hit = _settle_number(g, s, seat, kind, choice) if is_number(kind) else NOBODY
    for i in range(aside):
        card = s[DRAFT + i]
        s[DRAFT + i] = 0
        if s[DECK] == DICE:
            slots.take_die(g, s)
        lay_one(g, s, seat, card, card)
    s[DRAFT_SIZE] = s[WITHOUT_PLAY] = 0
    if s[DECK] == DICE:
        slots.take_die(g, s)
    s[TURN] = seat
    add_to(s, HAD_TURN, seat)
    return times << 8 | hit


def _is_of_rank(s: bytearray, kind: int) -> bool:
    """Are the cards put aside of the same rank as the last one, but of other colors (STA-1)?"""
    first = meant(s, s[DRAFT])
    return FACE[first] == FACE[kind] and first != kind


def _settle_number(g: "Game", s: bytearray, seat: int, kind: int, choice: int) -> int:
    """Settle a free play and a sum to ask for; return who pays for an exact number, or NOBODY."""
    before = s[TOP_CARD]
    is_jump = choice & VERB_MASK == JUMP
    is_exact = kind == before and not is_jump
    is_double = is_exact and not s[DRAFT_SIZE]
    if s[DRAFT_SIZE]:
        is_double = meant(s, s[DRAFT]) == kind and fits(g, s, kind)
    s[EXTRA] = 1 if (is_double and s[SETS] & DOUBLES) or (is_jump and s[FREE_TURN]) else 0
    if s[QUIZ + seat] and is_number(before):
        s[QUIZ_NUMBERS] = FACE[before] << 4 | FACE[kind]
    return s[TOP_BY] if s[EXACT_HITS] and is_exact and not s[WITHOUT_PLAY] else NOBODY


def join() -> None:  # set-up
    slots.lay_more = lay_more
