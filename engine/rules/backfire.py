"""Backfire: who is made to draw may lay a Wild, and who caused the draw draws instead (GRD-15).

    option   backfire=1
    window   W_DRAW (turn/draw.py), until a card was drawn for it
    choice   BACKFIRE of a Wild, on the pile of the card that caused the draw; on either pile for
             an uncalled Uno

ACTOR and TARGET of the draw change places, so a backfire upon a backfire takes no more room.
"""

from engine.state import choices, reasons
from engine.state.cards import NO_CARD, NO_COLOR, WILD_KIND
from engine.state.events import BACKFIRED, note
from engine.state.layout import *
from engine.state.window_types import BEGUN, SENT_BACK
from engine.turn.color import open_color
from engine.turn.hand_cards import find
from engine.turn.legal import why_barred
from engine.turn.piles import is_open
from engine.turn.play import in_color, lay_from_hand
from engine.turn.uno import calls_uno_wrongly

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _offer(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add sending the draw back to n choices, on each pile where the Wild may be laid."""
    w = s[TOP]
    if not _why_not(g, s, w, seat):
        for pile in range(2):
            if _takes_wild(s, w, pile):
                out[n] = (
                    choices.BACKFIRE | WILD_KIND << choices.CARD_SHIFT | pile * choices.ON_PILE_2
                )
                n += 1
    return n


def _why_not(g: "Game", s: bytearray, w: int, seat: int) -> int:
    """Return OK, or why a seat may not lay a Wild instead of drawing."""
    if s[w + FLAGS] & BEGUN or s[DRAFT_SIZE] or seat != s[w + TARGET]:
        return reasons.NOT_NOW
    if find(g, s, seat, WILD_KIND) < 0:
        return reasons.NOT_IN_HAND
    return why_barred(g, s, seat, WILD_KIND)  # DBL-10


def _takes_wild(s: bytearray, w: int, pile: int) -> bool:
    """May the Wild that sends this draw back be laid on a pile?"""
    if not is_open(s, pile):
        return False
    return s[w + CARD] == NO_CARD or pile == s[w + PILE]


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a Wild: who caused the draw must draw instead; or return why not."""
    w = s[TOP]
    reason = _why_not(g, s, w, seat)
    if reason:
        return reason
    pile = 1 if choice & choices.ON_PILE_2 else 0
    if s[w + CARD] != NO_CARD and not pile:
        pile = s[w + PILE]  # the only pile possible need not be named
    if not _takes_wild(s, w, pile):
        return reasons.NO_SUCH_PILE
    if calls_uno_wrongly(s, seat, choice):
        return reasons.NO_UNO
    if choice >> choices.COLOR_SHIFT & 7 > NO_COLOR:
        return reasons.NO_SUCH_COLOR
    card = in_color(WILD_KIND << choices.CARD_SHIFT | choice & 7 << choices.COLOR_SHIFT)
    other = s[w + ACTOR]
    s[w + ACTOR] = seat
    s[w + TARGET] = other
    s[w + FLAGS] |= SENT_BACK
    s[LAID_ON] = pile + 1
    lay_from_hand(g, s, seat, find(g, s, seat, WILD_KIND), pile, card, choice)
    if seat == s[TURN] and s[DRAWN] == WILD_KIND:
        s[DRAWN] = NO_CARD
    note(s, BACKFIRED, seat, other, card)
    if card & 7 == NO_COLOR:
        open_color(s, seat, pile, 0)
    return reasons.OK


def register(hooks: "Hooks") -> None:  # set-up
    hooks.instead += (_offer,)
    hooks.instead_verbs[choices.BACKFIRE] = _answer
