"""This module lists the cards that the seat on turn can lay, whatever rules decide it.

Where a card just has to match the top of the only open pile, legal.py lists them by itself.
"""

from engine.const import const
from engine.state.cards import (
    ANY_BLANK,
    ANY_WILD,
    FIRST_BLANK_KIND,
    FIRST_WILD_KIND,
    KIND_MASK,
    MATCH,
    NO_COLOR,
    counts_as,
)
from engine.state.choices import BLUFF, CARD_SHIFT, ON_PILE_2, PLAY
from engine.state.layout import COUNTS, DRAWN, DREW, PHASE
from engine.turn.hand_cards import find
from engine.turn.legal import is_bluff, wanted_on, why_barred
from engine.turn.piles import is_open

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_WILDS = const(7)  # faces from WILD on

# By color: bit n for a card of face n that is listed already.
_LISTED = [0, 0, 0, 0]


def plays_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write the kinds of cards that can be laid, bluffs last, whatever rules decide it."""
    at = g.hands[seat]
    end = at + s[COUNTS + seat]
    if s[PHASE] == DREW:
        at = find(g, s, seat, s[DRAWN])
        if at < 0:
            return 0  # the card went to a neighbor (GRD-30)
        end = at + 1
    match = MATCH
    first = wanted_on(g, s, 0)
    second = wanted_on(g, s, 1) if g.hooks.second_pile else 0
    wanted = first | second | ANY_BLANK
    bars = g.hooks.bars
    listed = _LISTED
    listed[0] = listed[1] = listed[2] = listed[3] = 0
    n = wilds = is_twice = 0
    for i in range(at, end):
        kind = s[i] & KIND_MASK
        if match[kind] & wanted:
            if match[kind] & ANY_WILD:
                bit = 1 << (kind >> 3 & 7)
                is_twice |= wilds & bit
                wilds |= bit
                continue
            bit = 1 << (kind >> 2)
            if listed[kind & 3] & bit:
                is_twice = 1
                continue
            listed[kind & 3] |= bit
            if kind >= FIRST_BLANK_KIND:
                is_twice = 1  # it may count as another card of the hand (OFF-12)
            if bars and why_barred(g, s, seat, kind):
                continue
            bits = match[kind if kind < FIRST_BLANK_KIND else counts_as(s, kind)] & ~ANY_BLANK
            if bits & first:
                out[n] = PLAY | kind << CARD_SHIFT
                n += 1
            if bits & second:
                out[n] = PLAY | kind << CARD_SHIFT | ON_PILE_2
                n += 1
    g.fits_twice = is_twice or s[PHASE] == DREW
    return _wilds_into(g, s, seat, wilds, out, n) if wilds else n


def _wilds_into(g: "Game", s: bytearray, seat: int, wilds: int, out: list[int], n: int) -> int:
    """Add the wilds of a hand to n choices, bluffs last; wilds: bit n for the nth face of them."""
    bluffs = 0
    for face in range(_WILDS):
        if wilds >> face & 1:
            kind = FIRST_WILD_KIND + face * 8 + NO_COLOR
            if is_bluff(g, s, seat, kind):
                bluffs |= 1 << face
            else:
                n = _wild_into(g, s, seat, kind, out, n)
    if not bluffs:
        return n
    first = n
    for face in range(_WILDS):
        if bluffs >> face & 1:
            n = _wild_into(g, s, seat, FIRST_WILD_KIND + face * 8 + NO_COLOR, out, n)
    for i in range(first, n):
        out[i] |= BLUFF
    return n


def _wild_into(g: "Game", s: bytearray, seat: int, kind: int, out: list[int], n: int) -> int:
    """Add a wild to n choices, on each open pile, if it may be laid; return how many then."""
    if not why_barred(g, s, seat, kind):
        for pile in range(2):
            if is_open(s, pile):
                out[n] = PLAY | kind << CARD_SHIFT | pile * ON_PILE_2
                n += 1
    return n


def register(hooks: "Hooks") -> None:  # set-up
    """List cards so from now on."""
    hooks.plays_into = plays_into
