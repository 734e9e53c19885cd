"""Cards in a hand: drawing, looking for one. A hand is a zone with its size in COUNTS."""

from engine.cards import FIRST_WILD_KIND, MATCH
from engine.layout import CALLED, COUNTS, PILE_SIZE, UNCALLED, UNSETTLED
from engine.piles import make_ready
from engine.seats import take_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def draw_card(g: "Game", s: bytearray, seat: int) -> int:
    """Move the next card of draw pile 1 to the end of a hand; return it.

    The caller asked `can_draw` before. Who had come to one card no longer has (OFF-9).
    """
    size = s[PILE_SIZE]
    if size <= s[UNSETTLED]:
        size = make_ready(g, s, seat)
    size -= 1
    s[PILE_SIZE] = size
    card = s[g.draws + size]
    size = s[COUNTS + seat]
    s[g.hands[seat] + size] = card
    s[COUNTS + seat] = size + 1
    if size == 1:
        take_from(s, UNCALLED, seat)
        take_from(s, CALLED, seat)
    return card


def holds_match(g: "Game", s: bytearray, seat: int, wanted: int) -> bool:
    """Does a seat hold a colored card with one of the wanted bits of cards.MATCH?"""
    base = g.hands[seat]
    for i in range(base, base + s[COUNTS + seat]):
        if s[i] < FIRST_WILD_KIND and MATCH[s[i]] & wanted:
            return True
    return False
