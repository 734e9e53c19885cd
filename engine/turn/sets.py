"""Several cards laid at once: putting cards aside for a set, one by one, and laying it.

The option `sets` has a bit for each way to make a set (OWN-1: several may be on). What makes a set,
and how its cards act, say its rules: rules/equals.py, rules/sums.py and rules/pairs.py. Each calls
`sets.add_way` with its functions.

A seat puts cards aside one by one, the bottom one first (ADD, DRAFT), and lays them with the last
one (PLAY); REMOVE takes the last one back. Nobody else sees them. ADD is offered only where some
set with that card can still be laid, so whoever goes on from choice to choice ends with a set.
A set after a draw has the drawn card among its cards (CORE-5, GRD-6).

A seat does this on its turn, or while a draw stack waits for it (rules/stack.py). A blank
counts as what it stands for (OFF-12): here `held` is a card's own kind, `kind` what it counts as.
"""

from engine.const import const
from engine.state import choices, reasons
from engine.state.cards import (
    FIRST_BLANK_KIND,
    FIRST_SYMBOL_KIND,
    FIRST_WILD_KIND,
    KIND_MASK,
    KINDS,
    NO_CARD,
    counts_as,
)
from engine.state.layout import COUNTS, DRAFT, DRAFT_SIZE, DRAWN, DREW, PHASE, SET_TIMES, TOP_CARD
from engine.state.options import BY_AGE, DOUBLES, DRAW_WAY, NO_DRAWING, SETS
from engine.turn.hand_cards import count_of, find
from engine.turn.legal import is_bluff, why_barred
from engine.turn.piles import is_open

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks, OfKind, OfPile, OfSeat

MOST_ASIDE = const(7)  # cards put aside; the last one is laid with them
_OF_NUMBERS = const(28)  # bits of SETS: sum_or_difference, by_age, sum
_NOTHING = const(-1)

# The hand that `_look_at` saw last, without the cards put aside: how many it has of each kind, how
# many count as each kind; and the kinds, each once, up to NO_CARD. There are 63 kinds at most.
_HELD = bytearray(KINDS)
LIKE = bytearray(KINDS)
_NONE = bytes(KINDS)
_KINDS_HELD = bytearray([NO_CARD] * 64)


# What a seat can choose.


def _list(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add sets to the choices of the seat on turn, after its plays."""
    if s[SETS] == DOUBLES and not g.fits_twice and not s[DRAFT_SIZE]:
        if not g.hooks.is_listing_plain:
            return n
    return list_sets(g, s, seat, out, n)


def list_sets(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add to n choices what a seat can do for a set; return how many there are then.

    With cards put aside: lay the set on a pile, put a further card aside, take the last one back.
    """
    if not _look_at(g, s, seat):
        return n
    if s[DRAFT_SIZE]:
        n = _list_last_cards(g, s, seat, out, n)
    due = _due(s)
    if due != NO_CARD:
        for held in _KINDS_HELD:
            if held == NO_CARD:
                break
            if _HELD[held] and _joins(g, s, seat, held, due):
                out[n] = choices.ADD | held << choices.CARD_SHIFT | _bluff_bit(g, s, seat, held)
                n += 1
    if s[DRAFT_SIZE]:
        out[n] = choices.REMOVE | s[DRAFT - 1 + s[DRAFT_SIZE]] << choices.CARD_SHIFT
        n += 1
    return n


def _list_last_cards(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add to n choices the cards that complete the set put aside, on each pile."""
    for held in _KINDS_HELD:
        if held == NO_CARD:
            break
        if not _HELD[held] or why_barred(g, s, seat, held):
            continue
        for pile in range(2):
            if is_open(s, pile) and _completes(g, s, held, pile):
                out[n] = choices.PLAY | held << choices.CARD_SHIFT | pile * choices.ON_PILE_2
                out[n] |= _bluff_bit(g, s, seat, held)
                n += 1
    return n


def _bluff_bit(g: "Game", s: bytearray, seat: int, held: int) -> int:
    """Return BLUFF if laying this card could be called a bluff, else 0."""
    return choices.BLUFF if held >= FIRST_WILD_KIND and is_bluff(g, s, seat, held) else 0


def _can_make_set(g: "Game", s: bytearray, seat: int) -> bool:
    """Can a seat lay a set, without bluffing, though it can lay no card alone?"""
    if not s[SETS] & _OF_NUMBERS and s[PHASE] != DREW:
        return False  # a set of equal cards begins with one that can be laid alone
    due = _due(s)
    if due == NO_CARD or not _look_at(g, s, seat):
        return False
    for held in _KINDS_HELD:
        if held == NO_CARD:
            break
        if _HELD[held] and not _bluff_bit(g, s, seat, held) and _joins(g, s, seat, held, due):
            return True
    return False


def put_in_set(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Put a card aside for a set, or take the last one back; return OK, or why not."""
    held = choice >> choices.CARD_SHIFT & 255
    size = s[DRAFT_SIZE]
    if choice & choices.VERB_MASK == choices.REMOVE:
        if not size or s[DRAFT - 1 + size] != held:
            return reasons.NOT_NOW
        s[DRAFT - 1 + size] = 0
        s[DRAFT_SIZE] = size - 1
        return reasons.OK
    if not _has_more(g, s, seat, held):
        return reasons.NOT_IN_HAND
    due = _due(s)
    if due == NO_CARD or not _look_at(g, s, seat) or not _joins(g, s, seat, held, due):
        return reasons.DOES_NOT_FIT if due < 0 else reasons.ONLY_DRAWN
    s[DRAFT + size] = held
    s[DRAFT_SIZE] = size + 1
    return reasons.OK


def _why_not_complete(g: "Game", s: bytearray, seat: int, held: int, pile: int) -> int:
    """Return OK, or why a card cannot be laid on a pile as the last one of the set put aside."""
    if not _has_more(g, s, seat, held):
        return reasons.NOT_IN_HAND
    due = _due(s)
    if due >= 0 and due != held:
        return reasons.ONLY_DRAWN
    return why_barred(g, s, seat, held) if _completes(g, s, held, pile) else reasons.DOES_NOT_FIT


def _completes(g: "Game", s: bytearray, held: int, pile: int) -> bool:
    """Do the cards put aside and this one make a set that can be laid on an open pile?"""
    due = _due(s)
    if due >= 0 and due != held:
        return False
    kind = counts_as(s, held)
    for makes in g.hooks.makes_set:
        if makes(g, s, kind, pile):
            return True
    return False


def _can_play(g: "Game", s: bytearray, seat: int) -> int:
    """Can a seat that must play lay a set? Sums by age bind nobody (CRO-4)."""
    if s[SETS] & BY_AGE and s[DRAW_WAY] != NO_DRAWING:
        return 0
    return _can_make_set(g, s, seat)


# The cards put aside, the hand, and the numbers in play.


def number_on(s: bytearray, pile: int) -> int:
    """Return the number on top of a discard pile; -1: there is none, or no pile."""
    top = s[TOP_CARD + pile]
    return top >> 2 if top < FIRST_SYMBOL_KIND and is_open(s, pile) else _NOTHING


def _aside(s: bytearray, held: int) -> int:
    """Return how many cards of a kind were put aside."""
    count = 0
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == held:
            count += 1
    return count


def _has_more(g: "Game", s: bytearray, seat: int, held: int) -> bool:
    """Does a seat hold a card of a kind besides those put aside? held: any byte."""
    aside = _aside(s, held)
    if aside:
        return count_of(g, s, seat, held) > aside
    return find(g, s, seat, held) >= 0


def _due(s: bytearray) -> int:
    """Return the drawn card if the set must still get it (CORE-5, GRD-6); -1: it need not.

    NO_CARD: the drawn card went to a neighbor (GRD-30), so no set can be laid.
    """
    return _NOTHING if s[PHASE] != DREW or _aside(s, s[DRAWN]) else s[DRAWN]


def _look_at(g: "Game", s: bytearray, seat: int) -> bool:
    """Count a seat's cards without those put aside; False: it can put no card aside for a set.

    False after a single pass over the hand is the common case.
    """
    may = s[DRAFT_SIZE] > 0
    for may_make in g.hooks.may_make_set:
        if may_make(g, s, seat):
            may = True
    if may:
        _count(g, s, seat)
    return may


def _count(g: "Game", s: bytearray, seat: int) -> None:
    """Count a seat's cards, without those put aside, in _HELD and LIKE."""
    held = _HELD
    like = LIKE
    held[:] = _NONE
    like[:] = _NONE
    n = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if not held[kind]:
            _KINDS_HELD[n] = kind
            n += 1
        held[kind] += 1
        if FIRST_BLANK_KIND <= kind < FIRST_WILD_KIND:
            kind = counts_as(s, kind)
        like[kind] += 1
    _KINDS_HELD[n] = NO_CARD
    for i in range(s[DRAFT_SIZE]):
        held[s[DRAFT + i]] -= 1
        like[counts_as(s, s[DRAFT + i])] -= 1


def _joins(g: "Game", s: bytearray, seat: int, held: int, due: int) -> bool:
    """Can a card be put aside so that some set with it can be laid? Call `_look_at` before.

    held: a kind that the hand has besides those put aside. due: what `_due` returned.
    """
    if s[DRAFT_SIZE] >= MOST_ASIDE:
        return False
    kind = counts_as(s, held)
    must = _NOTHING if due < 0 or due == held else counts_as(s, due)
    for joins in g.hooks.joins_set:
        if joins(g, s, seat, kind, must):
            return True
    return False


def _settle(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Settle how often each card of a set acts (SET_TIMES), where each would act as if laid alone.

    Unless its rule says otherwise the top one counts (ROA-1, DBL-4, CRO-6).
    """
    count = s[DRAFT_SIZE]
    if not count:
        return
    kind = counts_as(s, choice >> choices.CARD_SHIFT & 255)
    for settle in g.hooks.settles_set:
        if settle(g, s, kind):
            return
    for i in range(count):
        s[SET_TIMES + i] = 0


def add_way(
    hooks: "Hooks",
    may_begin: "OfSeat",
    joins: "OfPile",
    makes: "OfKind",
    settle: "OfSeat | None" = None,
) -> None:  # set-up
    """Add a way to make sets: what it may begin with, which cards join and make one, how it acts.

    engine/state/hooks.py says what each is asked. Sets can be laid once some rule makes them.
    """
    hooks.may_make_set += (may_begin,)
    hooks.joins_set += (joins,)
    hooks.makes_set += (makes,)
    if settle is not None:
        hooks.settles_set += (settle,)
    if _list in hooks.offers:
        return
    hooks.offers += (_list,)
    hooks.verbs[choices.ADD] = hooks.verbs[choices.REMOVE] = put_in_set
    hooks.completes = _why_not_complete
    hooks.can_play = _can_play
    hooks.settles += (_settle,)
