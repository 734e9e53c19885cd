"""Exact hits: the exact number card makes the player before draw that number (DIR-2).

    option   exact_hits=1

The hit is settled on the table as it is before the play (HIT), and drawn for once the card lies,
before it acts. WITHOUT_PLAY has a bit for each discard pile: the turn before did not lay its top
card.
"""

from engine.state.cards import FACE, FIRST_SYMBOL_KIND, counts_as
from engine.state.choices import CARD_SHIFT, JUMP, VERB_MASK
from engine.state.layout import *
from engine.turn.draw import open_draw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _aim(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Write to HIT the player who laid the top card of a pile, plus one, if this card hits.

    The exact card may lie below it, with cards of its rank that each act (STA-1). A jump hits
    nobody.
    """
    s[HIT] = 0
    top = s[TOP_CARD + pile]
    kind = counts_as(s, choice >> CARD_SHIFT & 255)
    if FACE[kind] != FACE[top] or kind >= FIRST_SYMBOL_KIND or s[WITHOUT_PLAY] >> pile & 1:
        return
    if (kind == top or _is_aside(s, top)) and choice & VERB_MASK != JUMP:
        s[HIT] = s[TOP_BY + pile] + 1


def _is_aside(s: bytearray, top: int) -> bool:
    """Is a card that counts as the top one among those put aside?"""
    for i in range(s[DRAFT_SIZE]):
        if counts_as(s, s[DRAFT + i]) == top:
            return True
    return False


def _hit(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Let the player who is hit draw; a last card hits nobody (CORE-13)."""
    s[WITHOUT_PLAY] = 2 - pile
    if not s[HIT]:
        return
    other = 0
    while s[PLAYER_AT + other] != s[HIT] - 1:
        other += 1
    s[HIT] = 0
    if s[COUNTS + seat] and s[COUNTS + other] and other != seat:
        card = s[TOP_CARD + pile]
        open_draw(s, seat, other, FACE[card], card, pile)


def register(hooks: "Hooks") -> None:  # set-up
    hooks.before_play += (_aim,)
    hooks.after_play += (_hit,)
