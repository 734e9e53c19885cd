"""Cards in a hand: finding, taking, adding. A hand is a zone with its size in COUNTS."""

from engine.cards import FIRST_WILD_KIND, MATCH
from engine.layout import CALLED, COUNTS, UNCALLED
from engine.seats import take_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def add_card(g: "Game", s: bytearray, seat: int, card: int) -> None:
    """Add a card at the end of a hand; who had come to one card no longer has (OFF-9)."""
    size = s[COUNTS + seat]
    s[g.hands[seat] + size] = card
    s[COUNTS + seat] = size + 1
    if size == 1:
        take_from(s, UNCALLED, seat)
        take_from(s, CALLED, seat)


def holds_match(g: "Game", s: bytearray, seat: int, wanted: int) -> bool:
    """Does a seat hold a colored card with one of the wanted bits of cards.MATCH?"""
    base = g.hands[seat]
    for i in range(base, base + s[COUNTS + seat]):
        if s[i] < FIRST_WILD_KIND and MATCH[s[i]] & wanted:
            return True
    return False
