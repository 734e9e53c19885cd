"""This module lays cards face down where cards act, beside the one pile that lies open (TWD-1).

engine/rules/face_down.py asks who calls them cheats. A face-down card does nothing, and only
another face-down card is laid on it.
"""

from engine.rules.face_down import why_not_down
from engine.state.cards import FIRST_WILD_KIND, KIND_MASK, color_on, counts_as
from engine.state.choices import BLUFF, CARD_SHIFT, DOWN, OK, ON_PILE_2, PLAY, WITH_UNO
from engine.state.layout import (
    ACTED,
    ACTIVE,
    COUNTS,
    DEALER,
    DISCARD_SIZE,
    DISCARDS,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    GUILTY,
    LAID_ON,
    NEXT,
    PASSES,
    PHASE,
    PILE_SIZE,
    PLAYER_AT,
    TOP_BY,
    TOP_CARD,
    TURN,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.state.seats import next_seat
from engine.state.slots import slots
from engine.turn.flow import begin_turn
from engine.two_piles.hands import find, forget_uno, lose
from engine.two_piles.play import check_details, why_barred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def begin_downs(g: "Game", s: bytearray) -> None:
    """Put the first card on the face-down pile."""
    if s[PILE_SIZE]:
        s[PILE_SIZE] -= 1
        at = g.draws + s[PILE_SIZE]
        s[g.zones[DISCARDS + 1]] = s[at]
        s[at] = 0
        player = s[PLAYER_AT + s[DEALER]]
        s[g.zones[DISCARDS] + g.capacity - 1] = s[TOP_BY + 1] = player
        s[DISCARD_SIZE + 1] = 1


def _matches(s: bytearray, kind: int) -> bool:
    """Does a card match the face-up top, so that laying it face down is no cheat?"""
    top = s[TOP_CARD]
    kind = counts_as(s, kind)
    return kind >= FIRST_WILD_KIND or kind & 3 == color_on(top) or kind >> 2 == top >> 2


def list_downs(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add the cards that can be laid face down to n choices, those that match first."""
    if s[DRAFT_SIZE]:
        return n  # a card is laid face down alone, not on cards put aside
    base = g.hands[seat]
    for is_cheat in (False, True):
        for i in range(s[COUNTS + seat]):
            kind = s[base + i] & KIND_MASK
            if find(g, s, seat, kind) != i or _matches(s, kind) == is_cheat:
                continue
            if s[PHASE] == DREW and kind != s[DRAWN]:
                continue
            if not why_barred(s, seat, kind):
                out[n] = PLAY | kind << CARD_SHIFT | DOWN | (BLUFF if is_cheat else 0)
                n += 1
    return n


def lay_down(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card face down and ask who calls it a cheat, or return why not."""
    kind = choice >> CARD_SHIFT & 255
    reason = why_not_down(s, kind, find(g, s, seat, kind)) or why_barred(s, seat, kind)
    reason = reason or check_details(s, seat, choice & ~(DOWN | ON_PILE_2))
    if reason:
        return reason
    s[GUILTY] = not _matches(s, kind)
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[PHASE] = ACTED
    s[PASSES] = s[LAID_ON] = 0
    s[WITHOUT_PLAY] = 1  # the next turn cannot hit anybody on the pile that lies open (DIR-2)
    s[TURN] = s[ACTIVE] = seat
    s[NEXT] = next_seat(s, seat)
    take_out(g, s, seat, kind)
    slots.put_down(g, s, seat, kind, choice & WITH_UNO)
    return OK


def take_out(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Take a card out of a hand; False: it is not there."""
    i = find(g, s, seat, kind)
    if i < 0:
        return False
    lose(g, s, seat, i)
    if not s[COUNTS + seat]:
        forget_uno(s, seat)
    return True


def join() -> None:  # set-up
    slots.begin_downs = begin_downs
    slots.list_downs_acting = list_downs
    slots.lay_down_acting = lay_down
    slots.take_out_acting = take_out
