"""Sets of equal cards.

    option   sets=double      equal number cards, Draw Twos or Wild Draw Fours (DBL-4)
             sets=same_rank   cards of one number or symbol, no two of one color (STA-1)

The first card must fit by itself. Draw cards can be laid so on a draw stack, too (rules/stack.py).
engine/turn/sets.py lets seats put the cards aside.
"""

from engine.const import const
from engine.state.cards import (
    ANY_BLANK,
    COLORS,
    FACE,
    FIRST_SYMBOL_KIND,
    FIRST_WILD_KIND,
    KIND_MASK,
    MATCH,
    counts_as,
)
from engine.state.choices import ADD, CARD_SHIFT, REMOVE
from engine.state.layout import *
from engine.state.options import CUMULATE, DOUBLES, SAME_RANK, SETS, STACK
from engine.state.reasons import NOT_NOW
from engine.state.seats import word
from engine.state.windows import is_turn
from engine.turn import free_play, sets
from engine.turn.legal import fits, wanted_on_any, why_barred_with
from engine.turn.piles import is_draw_effect
from engine.turn.sets import LIKE, list_sets, put_in_set

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_ANYTHING = const(-1)  # every bit of `wanted_on`

# By color: bit n for a card of face n seen so far.
_SEEN = [0, 0, 0, 0]
# Not 0: the first card of the play that is being laid could be laid there alone.
_FIRST_FITS = bytearray(1)


# What is a set. kind: what the last card counts as.


def _is_double(s: bytearray, kind: int) -> bool:
    """Is a card a number or draw card equal to all that were put aside (DBL-4)?"""
    if not s[SETS] & DOUBLES:
        return False
    for i in range(s[DRAFT_SIZE]):
        if counts_as(s, s[DRAFT + i]) != kind:
            return False
    return kind < FIRST_SYMBOL_KIND or is_draw_effect(s[EFFECTS + FACE[kind]])


def _is_rank(s: bytearray, kind: int) -> bool:
    """Is a card of the rank of all that were put aside, each of another color (STA-1)?"""
    if not s[SETS] & SAME_RANK or kind >= FIRST_WILD_KIND:
        return False
    colors = 1 << (kind & 3)
    for i in range(s[DRAFT_SIZE]):
        aside = counts_as(s, s[DRAFT + i])
        if aside >> 2 != kind >> 2 or colors >> (aside & 3) & 1:
            return False
        colors |= 1 << (aside & 3)
    return True


def _makes(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Are the cards put aside and this one a double, or of one rank, whose first card fits?"""
    if _is_double(s, kind) or _is_rank(s, kind):
        return _can_begin(g, s, counts_as(s, s[DRAFT]), pile)
    return False


def _can_begin(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Can a card be laid on a pile alone, now or as the first one of a set?"""
    if is_turn(s):
        return fits(g, s, kind, pile)
    fits_draw = g.hooks.fits_draw
    return fits_draw is not None and fits_draw(g, s, kind, pile) > 0


# What can still become one.


def _may_begin(g: "Game", s: bytearray, seat: int) -> bool:
    """May a hand have equal cards, or cards of one rank, that fit? False: it has none."""
    match = MATCH
    wanted = _ANYTHING
    if is_turn(s):
        wanted = wanted_on_any(g, s) | ANY_BLANK
    is_rank = s[SETS] & SAME_RANK
    seen = _SEEN
    seen[0] = seen[1] = seen[2] = seen[3] = ranks = twice = firsts = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        rank = 1 << (kind >> 2)
        if match[kind] & wanted:
            if seen[kind & 3] & rank or match[kind] & ANY_BLANK:
                return True
            seen[kind & 3] |= rank
            firsts |= rank
        if is_rank:
            twice |= ranks & rank
            ranks |= rank
            if match[kind] & ANY_BLANK:
                return True
    return twice & firsts > 0


def _joins(g: "Game", s: bytearray, seat: int, kind: int, must: int) -> bool:
    """Does the hand have another card for a double, or for a set of one rank, with this one?

    must: the kind of a card that has to be among them; -1: none.
    """
    is_double = LIKE[kind] > 1 and (must < 0 or must == kind) and _is_double(s, kind)
    if not is_double and not (_is_rank(s, kind) and _has_rank(s, kind, must)):
        return False
    left = s[COUNTS + seat] - s[DRAFT_SIZE] - 2
    if why_barred_with(g, s, kind, left):
        return False  # CRO-5, DBL-10
    first = counts_as(s, s[DRAFT]) if s[DRAFT_SIZE] else kind
    return _can_begin(g, s, first, 0) or _can_begin(g, s, first, 1)


def _has_rank(s: bytearray, kind: int, must: int) -> bool:
    """Does the hand have another card of a rank, in a color that no card put aside has (STA-1)?"""
    if must >= 0:
        return must >> 2 == kind >> 2 and must != kind and _is_rank(s, must)
    first = kind & ~3
    for other in range(first, first + COLORS):
        if other != kind and LIKE[other] and _is_rank(s, other):
            return True
    return False


# How its cards act.


def _see_whether_first_fits(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Note whether the first card of a play could be laid on the pile alone."""
    held = s[DRAFT] if s[DRAFT_SIZE] else choice >> CARD_SHIFT & 255
    _FIRST_FITS[0] = fits(g, s, held, pile)


def _settle(g: "Game", s: bytearray, kind: int) -> int:
    """Settle how often each card of a set acts; 0: the top one does.

    A set with a draw card on top is one of equals, whoever else could make one.
    """
    is_rank = _is_rank(s, kind)
    effect = s[EFFECTS + FACE[kind]]
    if is_draw_effect(effect):
        _let_draw(s, s[DRAFT_SIZE], is_rank)
        return 1
    if not is_rank or not _FIRST_FITS[0]:
        return 0
    if effect == SKIPS_NEXT and s[STACK] != CUMULATE:
        for i in range(s[DRAFT_SIZE] + 1):
            s[SET_TIMES + i] = i + 1  # each skips one more
    return 1


def _let_draw(s: bytearray, count: int, is_rank: bool) -> None:
    """Let the last of several draw cards draw for all (STA-1, DBL-4).

    Where cards cumulate its number is that of all already, and each of a rank acts (GRD-8).
    """
    if s[STACK] == CUMULATE and is_rank:
        return
    if s[STACK] != CUMULATE:
        s[SET_TIMES + count] = min(s[SET_TIMES + count] * (count + 1), 255)
    for i in range(count):
        s[SET_TIMES + i] = 0


def _give_free_play(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Settle whether a play gives a free play: a double does, and a card on its equal (DBL-4)."""
    kind = counts_as(s, choice >> CARD_SHIFT & 255)
    is_double = _is_double(s, kind) if s[DRAFT_SIZE] else kind == s[BELOW]
    s[FREE_PLAY] = is_double and _FIRST_FITS[0] and kind < FIRST_SYMBOL_KIND and s[SETS] & DOUBLES


# On a draw that waits.


def _is_asked_to_add(s: bytearray, seat: int) -> bool:
    """Is this the seat that would draw, and does the draw wait for it?"""
    w = s[TOP]
    return seat == s[w + TARGET] and word(s, w + ASKED) > 0


def _offer_adds(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add sets of draw cards to n choices; below 0: the seat is about to lay one (STA-1, DBL-4)."""
    if not _is_asked_to_add(s, seat):
        return n
    n = list_sets(g, s, seat, out, n)
    return -n if s[DRAFT_SIZE] else n


def _put_for_draw(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Put a draw card aside instead of drawing, or take it back; or return why not."""
    return put_in_set(g, s, seat, choice) if _is_asked_to_add(s, seat) else NOT_NOW


def register(hooks: "Hooks") -> None:  # set-up
    sets.add_way(hooks, _may_begin, _joins, _makes, _settle)
    hooks.before_play += (_see_whether_first_fits,)
    hooks.settles += (_give_free_play,)
    hooks.instead += (_offer_adds,)
    hooks.instead_verbs[ADD] = hooks.instead_verbs[REMOVE] = _put_for_draw
    free_play.allow(hooks)
