"""This module draws and finds cards of a hand on one discard pile.

A hand is a zone of the state; COUNTS has its size. Its order means nothing here.
"""

from engine.const import const
from engine.state.cards import BLANK, FACE, FIRST_WILD_KIND, KINDS, NO_COLOR, counts_as
from engine.state.layout import CALLED, COUNTS, PILE_SIZE, UNCALLED, UNSETTLED
from engine.state.seats import remove_from
from engine.turn.piles import settle_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

ANY_WILD = const(1 << 18)  # in MATCH

# What a kind can match by (CORE-2): bits 0-3 are the color, bits 4-17 the face of a colored card,
# ANY_WILD marks wilds. A card fits if MATCH[card] & (MATCH[top] | ANY_WILD) is not zero: a wild
# fits on anything, and a colored card fits on a wild by the called color alone.
MATCH = tuple(
    [
        1 << (k & 3) | 16 << (k >> 2)
        if k < FIRST_WILD_KIND
        else ANY_WILD | (0 if k & 7 >= NO_COLOR else 1 << (k & 7))
        for k in range(KINDS)
    ]
)


# What `find_card` looks for: MicroPython's `find` takes bytes, not an int.
_WANTED = bytearray(1)


def find_card(g: "Game", s: bytearray, seat: int, card: int) -> int:
    """Return the offset of a seat's first card with these bits; -1: it has none."""
    _WANTED[0] = card
    base = g.hands[seat]
    return s.find(_WANTED, base, base + s[COUNTS + seat])


def draw_card(g: "Game", s: bytearray, seat: int) -> int:
    """Move the next card of draw pile 1 to the end of a seat's hand; return it.

    The caller has made sure that `can_draw`. A seat that had one card has no Uno to call or to be
    caught for after that (OFF-9).
    """
    size = s[PILE_SIZE]
    if size <= s[UNSETTLED]:
        size = settle_top(g, s, seat)
    size -= 1
    s[PILE_SIZE] = size
    card = s[g.draws + size]
    size = s[COUNTS + seat]
    s[g.hands[seat] + size] = card
    s[COUNTS + seat] = size + 1
    if size == 1:
        remove_from(s, UNCALLED, seat)
        remove_from(s, CALLED, seat)
    return card


def holds_match(g: "Game", s: bytearray, seat: int, wanted: int) -> bool:
    """Does a seat hold a colored card that has one of the wanted bits in MATCH?"""
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if kind < FIRST_WILD_KIND:
            if MATCH[kind if FACE[kind] != BLANK else counts_as(s, kind)] & wanted:
                return True
    return False
