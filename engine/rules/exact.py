"""This module lets an exact number card hit the player before, who draws that number (DIR-2).

WITHOUT_PLAY has a bit for each discard pile: the turn before did not lay its top card.
"""

from engine.state.cards import FACE, FIRST_SYMBOL_KIND, counts_as
from engine.state.layout import (
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    NOBODY,
    PILE,
    PLAYER_AT,
    TOP,
    TOP_BY,
    TOP_CARD,
    WITHOUT_PLAY,
)
from engine.state.options import CARDS_ACT, FLAVOR
from engine.state.slots import slots


def who_is_hit(s: bytearray, kind: int, pile: int) -> int:
    """Return the player who is hit if this card is laid on a pile, or NOBODY.

    The exact card may lie below it, with cards of its rank that each act (STA-1).
    """
    top = s[TOP_CARD + pile]
    if FACE[kind] != FACE[top] or kind >= FIRST_SYMBOL_KIND or s[WITHOUT_PLAY] >> pile & 1:
        return NOBODY
    if kind != top and not _is_aside(s, top):
        return NOBODY
    return s[TOP_BY + pile]


def _is_aside(s: bytearray, top: int) -> bool:
    """Is a card that counts as the top one among those put aside?"""
    for i in range(s[DRAFT_SIZE]):
        if counts_as(s, s[DRAFT + i]) == top:
            return True
    return False


def settle_exact(s: bytearray, seat: int, kind: int, pile: int, hit: int) -> None:
    """Let the player who is hit draw for a card laid where cards act."""
    s[WITHOUT_PLAY] = 2 - pile
    if hit != NOBODY:
        hit_player(s, seat, hit, kind, pile)


def hit_player(s: bytearray, seat: int, player: int, card: int, pile: int) -> None:
    """Let a player draw the number of a card that a seat has laid on a pile.

    A last card hits nobody, also where play goes on (CORE-13).
    """
    other = 0
    while s[PLAYER_AT + other] != player:
        other += 1
    if not s[COUNTS + seat] or not s[COUNTS + other] or other == seat:
        return
    if s[FLAVOR] == CARDS_ACT:
        slots.open_forced(s, seat, other, FACE[card], card)
        s[s[TOP] + PILE] = pile
    else:
        slots.open_owed(s, other, other, FACE[card], card)  # drawing does not begin its turn


def join() -> None:  # set-up
    slots.who_is_hit = who_is_hit
    slots.settle_exact = settle_exact
    slots.hit_player = hit_player
