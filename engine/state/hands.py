"""This module knows cards in a hand, on one pile. A hand is a zone, its size in COUNTS."""

from engine.const import const
from engine.state.cards import BLANK, FACE, FIRST_WILD_KIND, KINDS, NO_COLOR, counts_as
from engine.state.layout import CALLED, COUNTS, PILE_SIZE, UNCALLED, UNSETTLED
from engine.state.seats import remove_from
from engine.turn.piles import settle_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

ANY_WILD = const(1 << 18)  # in MATCH

# What can be matched (CORE-2): a bit for the color, one for the face of a colored card, one for
# all wilds. A card fits when MATCH[card] & (MATCH[top] | ANY_WILD) is not zero: a wild fits on
# anything, and what lies on a wild fits by the color called alone.
MATCH = tuple(
    [
        1 << (k & 3) | 16 << (k >> 2)
        if k < FIRST_WILD_KIND
        else ANY_WILD | (0 if k & 7 >= NO_COLOR else 1 << (k & 7))
        for k in range(KINDS)
    ]
)


# What `find_card` looks for: a machine finds bytes in bytes, and no number.
_WANTED = bytearray(1)


def find_card(g: "Game", s: bytearray, seat: int, card: int) -> int:
    """Return where the first card of a kind lies in a seat's hand; -1: nowhere."""
    _WANTED[0] = card
    base = g.hands[seat]
    return s.find(_WANTED, base, base + s[COUNTS + seat])


def draw_card(g: "Game", s: bytearray, seat: int) -> int:
    """Move the next card of draw pile 1 to the end of a hand; return it.

    The caller asked `can_draw` before. Who had come to one card no longer has (OFF-9).
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
    """Does a seat hold a colored card with one of the wanted bits of MATCH?"""
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if kind < FIRST_WILD_KIND:
            if MATCH[kind if FACE[kind] != BLANK else counts_as(s, kind)] & wanted:
                return True
    return False
