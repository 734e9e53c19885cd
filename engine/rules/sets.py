"""Several cards laid at once: what makes a set, putting cards aside for one, and how its cards act.

The option `sets` has a bit for each way to make a set (OWN-1: several may be on):

    double              equal number cards, Draw Twos or Wild Draw Fours (DBL-4)
    same_rank           cards of one number or symbol, no two of one color (STA-1)
    sum_or_difference   two numbers of one color whose sum or difference is in play (ROA-1)
    by_age              numbers that young players add up, or multiply, to the one in play (CRO-6)
    sum                 numbers of one color that add up to the one in play; each acts (GRD-5)

The first card of a double or a rank must fit by itself. A set after a draw has the drawn card
among its cards (CORE-5, GRD-6).

A seat puts cards aside one by one, the bottom one first (ADD, DRAFT), and lays them with the last
one (PLAY); REMOVE takes the last one back. Nobody else sees them. ADD is offered only where some
set with that card can still be laid, so whoever goes on from choice to choice ends with a set.

A seat does this on its turn, or while a draw stack waits for it (stack.py). A blank
counts as what it stands for (OFF-12): here `held` is a card's own kind, `kind` what it counts as.
"""

from engine.const import const
from engine.state.cards import (
    ANY_BLANK,
    COLORS,
    FACE,
    FIRST_SYMBOL_KIND,
    FIRST_WILD_KIND,
    KIND_MASK,
    KINDS,
    MATCH,
    NO_CARD,
    WILD_FOUR_KIND,
    counts_as,
)
from engine.state.choices import (
    ADD,
    BLUFF,
    CARD_SHIFT,
    DOES_NOT_FIT,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    ON_PILE_2,
    ONLY_DRAWN,
    PLAY,
    REMOVE,
    VERB_MASK,
)
from engine.state.layout import (
    AGES,
    ASKED,
    BELOW,
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    EFFECTS,
    FREE_PLAY,
    PHASE,
    SET_TIMES,
    SKIPS_NEXT,
    TARGET,
    TOP,
    TOP_CARD,
)
from engine.state.options import (
    BY_AGE,
    CUMULATE,
    DOUBLES,
    DRAW_WAY,
    NO_DRAWING,
    SAME_RANK,
    SETS,
    STACK,
    SUM_OR_DIFFERENCE,
    SUMS,
)
from engine.state.seats import word
from engine.state.windows import is_turn
from engine.turn.free_play import register_free_play
from engine.turn.hands import count_of, find, seat_of_draft
from engine.turn.legal import FITS_TWICE, fits, is_bluff, wanted_on_any, why_barred, why_barred_with
from engine.turn.piles import is_draw_effect, is_open

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.hooks import Hooks
    from engine.state.playing import Game

_MOST = const(7)  # cards put aside; the last one is laid with them
_EQUALS = const(3)  # bits of SETS: double, same_rank
_OF_NUMBERS = const(28)  # bits of SETS: sum_or_difference, by_age, sum
_BY_SUM = const(20)  # bits of SETS: sum_or_difference, sum
_BLANKS = const(52)  # the first kind of a blank
_ADDS_UP_TO = const(9)  # the oldest who may add (CRO-6)
_MULTIPLIES_UP_TO = const(12)  # the oldest who may multiply
_NOTHING = const(-1)
_ANYTHING = const(-1)  # every bit of `wanted_on`
_ALL_COLORS = const(-1)
_BITS = const(1023)  # of the numbers 0 to 9
_NEVER = const(99)

# The hand that `_look_at` saw last, without the cards put aside: how many it has of each kind, how
# many count as each kind; and the kinds, each once, up to NO_CARD. There are 63 kinds at most.
_HELD = bytearray(KINDS)
_LIKE = bytearray(KINDS)
_NONE = bytes(KINDS)
_KINDS_HELD = bytearray([NO_CARD] * 64)
# What a hand has in each color, with the cards put aside: bit n for the number n, and for the sum n
# of two or more numbers. It tells quickly what cannot be made.
_NUMBERS_HELD = [0, 0, 0, 0]
_SUMS_HELD = [0, 0, 0, 0]
# By color: bit n for a card of face n seen so far.
_SEEN = [0, 0, 0, 0]
# What `_can_make` counts: by number, how many cards there are, and the fewest that make it.
_COUNT = bytearray(10)
_FEWEST = bytearray(10)
# Not 0: the first card of the play that is being laid could be laid there alone.
_FIRST_FITS = bytearray(1)


# What a seat can choose.


def _list(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add sets to the choices of the seat on turn, after its plays."""
    if s[SETS] == DOUBLES and not FITS_TWICE[0] and not s[DRAFT_SIZE]:
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
                out[n] = ADD | held << CARD_SHIFT | _bluff_bit(g, s, seat, held)
                n += 1
    if s[DRAFT_SIZE]:
        out[n] = REMOVE | s[DRAFT - 1 + s[DRAFT_SIZE]] << CARD_SHIFT
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
            if is_open(s, pile) and completes(g, s, held, pile):
                out[n] = PLAY | held << CARD_SHIFT | pile * ON_PILE_2
                out[n] |= _bluff_bit(g, s, seat, held)
                n += 1
    return n


def _bluff_bit(g: "Game", s: bytearray, seat: int, held: int) -> int:
    """Return BLUFF if laying this card could be called a bluff, else 0."""
    return BLUFF if held >= FIRST_WILD_KIND and is_bluff(g, s, seat, held) else 0


def can_make_set(g: "Game", s: bytearray, seat: int) -> bool:
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
    held = choice >> CARD_SHIFT & 255
    size = s[DRAFT_SIZE]
    if choice & VERB_MASK == REMOVE:
        if not size or s[DRAFT - 1 + size] != held:
            return NOT_NOW
        s[DRAFT - 1 + size] = 0
        s[DRAFT_SIZE] = size - 1
        return OK
    if not _has_more(g, s, seat, held):
        return NOT_IN_HAND
    due = _due(s)
    if due == NO_CARD or not _look_at(g, s, seat) or not _joins(g, s, seat, held, due):
        return DOES_NOT_FIT if due < 0 else ONLY_DRAWN
    s[DRAFT + size] = held
    s[DRAFT_SIZE] = size + 1
    return OK


def why_not_complete(g: "Game", s: bytearray, seat: int, held: int, pile: int) -> int:
    """Return OK, or why a card cannot be laid on a pile as the last one of the set put aside."""
    if not _has_more(g, s, seat, held):
        return NOT_IN_HAND
    due = _due(s)
    if due >= 0 and due != held:
        return ONLY_DRAWN
    return why_barred(g, s, seat, held) if completes(g, s, held, pile) else DOES_NOT_FIT


def completes(g: "Game", s: bytearray, held: int, pile: int) -> bool:
    """Do the cards put aside and this one make a set that can be laid on an open pile?"""
    due = _due(s)
    if due >= 0 and due != held:
        return False
    kind = counts_as(s, held)
    if _is_double(s, kind) or _is_rank(s, kind):
        if _can_begin(g, s, counts_as(s, s[DRAFT]), pile):
            return True
    number = number_on(s, pile)
    return number >= 0 and is_turn(s) and _makes(s, kind, number)


# The cards put aside, and the hand.


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
    sets = s[SETS]
    may = s[DRAFT_SIZE] > 0
    if sets & _OF_NUMBERS and is_turn(s) and _may_make_number(g, s, seat):
        may = True
    if may or (sets & _EQUALS and _may_begin_equals(g, s, seat)):
        return _count(g, s, seat) & sets > 0 or may
    return False


def _may_begin_equals(g: "Game", s: bytearray, seat: int) -> bool:
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
        card = s[at]
        rank = 1 << (card >> 2 & 31)
        if match[card] & wanted:
            if seen[card & 3] & rank or match[card] & ANY_BLANK:
                return True
            seen[card & 3] |= rank
            firsts |= rank
        if is_rank:
            twice |= ranks & rank
            ranks |= rank
            if match[card] & ANY_BLANK:
                return True
    return twice & firsts > 0


def _count(g: "Game", s: bytearray, seat: int) -> int:
    """Count a seat's cards in _HELD and _LIKE; return DOUBLES and SAME_RANK if it may begin one."""
    held = _HELD
    like = _LIKE
    held[:] = _NONE
    like[:] = _NONE
    wanted = wanted_on_any(g, s) if is_turn(s) else _ANYTHING
    n = ranks = twice = firsts = equals = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if not held[kind]:
            _KINDS_HELD[n] = kind
            n += 1
        held[kind] += 1
        if _BLANKS <= kind < FIRST_WILD_KIND:
            kind = counts_as(s, kind)
        rank = 1 << (kind >> 2)
        if kind < FIRST_WILD_KIND:  # the bits of a wild would need more than a small int
            can_begin = wanted & (1 << (kind & 3) | rank << 4)
        else:
            can_begin = kind == WILD_FOUR_KIND
        if can_begin:
            firsts |= rank
            if like[kind]:
                equals = DOUBLES
        twice |= ranks & rank
        ranks |= rank
        like[kind] += 1
    _KINDS_HELD[n] = NO_CARD
    for i in range(s[DRAFT_SIZE]):
        held[s[DRAFT + i]] -= 1
        like[counts_as(s, s[DRAFT + i])] -= 1
    return equals | SAME_RANK if twice & firsts else equals


def number_on(s: bytearray, pile: int) -> int:
    """Return the number on top of a discard pile; -1: there is none, or no pile."""
    top = s[TOP_CARD + pile]
    return top >> 2 if top < FIRST_SYMBOL_KIND and is_open(s, pile) else _NOTHING


def _may_make_number(g: "Game", s: bytearray, seat: int) -> bool:
    """May numbers of the hand make one in play, with those put aside? False: none do."""
    first = number_on(s, 0)
    second = number_on(s, 1)
    if first < 0 and second < 0:
        return False
    sets = s[SETS]
    if sets & _BY_SUM:
        _add_up(g, s, seat, 9 if sets & SUM_OR_DIFFERENCE else max(first, second))
    if sets & BY_AGE and _may_reckon(s, seat):
        return True
    if not sets & _BY_SUM:
        return False
    sums = _SUMS_HELD[0] | _SUMS_HELD[1] | _SUMS_HELD[2] | _SUMS_HELD[3]
    aside = _total(s, 0, True) if s[DRAFT_SIZE] else 0
    if first >= aside and sums >> first - aside & 1:
        return True
    if second >= aside and sums >> second - aside & 1:
        return True
    return sets & SUM_OR_DIFFERENCE > 0 and (_may_differ(first) or _may_differ(second))


def _may_differ(number: int) -> bool:
    """May two numbers of one color differ by the one in play? -1: there is none."""
    if number <= 0:
        return number == 0  # two equal ones would
    for numbers in _NUMBERS_HELD:
        if numbers & numbers >> number:
            return True
    return False


def _add_up(g: "Game", s: bytearray, seat: int, most: int) -> None:
    """Write to _NUMBERS_HELD and _SUMS_HELD what a hand has, up to the number `most`."""
    numbers = _NUMBERS_HELD
    sums = _SUMS_HELD
    for color in range(COLORS):
        numbers[color] = sums[color] = 0
    end = 4 * most + 4
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if kind >= _BLANKS:
            kind = counts_as(s, kind)
        if kind < end:
            color = kind & 3
            sums[color] |= (sums[color] | numbers[color]) << (kind >> 2) & _BITS
            numbers[color] |= 1 << (kind >> 2)


# What can still become a set.


def _joins(g: "Game", s: bytearray, seat: int, held: int, due: int) -> bool:
    """Can a card be put aside so that some set with it can be laid? Call `_look_at` before.

    held: a kind that the hand has besides those put aside. due: what `_due` returned.
    """
    if s[DRAFT_SIZE] >= _MOST:
        return False
    kind = counts_as(s, held)
    must = _NOTHING if due < 0 or due == held else counts_as(s, due)
    if s[SETS] & _EQUALS and _joins_equals(g, s, seat, kind, must):
        return True
    if kind >= FIRST_SYMBOL_KIND or must >= FIRST_SYMBOL_KIND:
        return False
    if s[SETS] & _OF_NUMBERS == SUMS and not _SUMS_HELD[kind & 3]:
        return False  # the common case
    if not s[SETS] & _OF_NUMBERS or not is_turn(s):
        return False
    for pile in range(2):
        number = number_on(s, pile)
        if number >= 0 and _joins_numbers(s, seat, kind, must, number):
            return True
    return False


def _joins_equals(g: "Game", s: bytearray, seat: int, kind: int, must: int) -> bool:
    """Does the hand have another card for a double, or for a set of one rank, with this one?

    must: the kind of a card that has to be among them; -1: none.
    """
    is_double = _LIKE[kind] > 1 and (must < 0 or must == kind) and _is_double(s, kind)
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
        if other != kind and _LIKE[other] and _is_rank(s, other):
            return True
    return False


def _can_begin(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Can a card be laid on a pile alone, now or as the first one of a set?"""
    if is_turn(s):
        return fits(g, s, kind, pile)
    for fits_draw in g.hooks.fits_draw:
        if fits_draw(g, s, kind, pile):
            return True
    return False


def _joins_numbers(s: bytearray, seat: int, kind: int, must: int, number: int) -> bool:
    """Can this number, those put aside and others of the hand make the one in play?"""
    sets = s[SETS]
    if sets & SUM_OR_DIFFERENCE and not s[DRAFT_SIZE] and _has_partner(kind, must, number):
        return True
    color = kind & 3
    if sets & SUMS and _are_numbers(s, color) and (must < 0 or must & 3 == color):
        rest = number - _total(s, 0, True)
        if rest >= kind >> 2 and _SUMS_HELD[color] >> rest & 1:
            _count_numbers(color)
            if _can_make(s, kind, must, number, True):
                return True
    if sets & BY_AGE and _may_reckon(s, seat) and _are_numbers(s, _ALL_COLORS):
        _count_numbers(_ALL_COLORS)
        return _can_make(s, kind, must, number, _adds(s, seat))
    return False


def _has_partner(kind: int, must: int, number: int) -> bool:
    """Does the hand have a number whose sum or difference with this one is in play (ROA-1)?"""
    mine = kind >> 2
    if _is_left(kind, number - mine, must) or _is_left(kind, mine - number, must):
        return True
    return _is_left(kind, number + mine, must)


def _is_left(kind: int, number: int, must: int) -> bool:
    """Is there another card of this one's color that counts as a number from -9 to 18?"""
    other = number * 4 + (kind & 3)
    if not 0 <= number < 10 or (must >= 0 and other != must):
        return False
    return _LIKE[other] > (other == kind)


def _count_numbers(color: int) -> None:
    """Count in _COUNT the numbers of the hand in one color, or in all."""
    for number in range(10):
        at = 4 * number
        if color >= 0:
            _COUNT[number] = _LIKE[at + color]
        else:
            _COUNT[number] = _LIKE[at] + _LIKE[at + 1] + _LIKE[at + 2] + _LIKE[at + 3]


def _can_make(s: bytearray, kind: int, must: int, wanted: int, adds: bool) -> bool:
    """Do the cards put aside, this one and one or more others in _COUNT make a number?

    must: the kind of a card that has to be among them; -1: none. adds: by sum, else by product.
    """
    start = _total(s, kind >> 2, adds)
    _COUNT[kind >> 2] -= 1
    room = _MOST - s[DRAFT_SIZE]  # for cards besides these; the last is laid with them
    if must >= 0:
        _COUNT[must >> 2] -= 1
        start = start + (must >> 2) if adds else start * (must >> 2)
        room -= 1
        if start == wanted:
            return room >= 0
    return _fewest(start, wanted, adds) <= room


def _fewest(start: int, wanted: int, adds: bool) -> int:
    """Return the fewest numbers in _COUNT, at least one, that bring start to wanted, or _NEVER."""
    if start == wanted and (start or adds):
        return 1 if _COUNT[0 if adds else 1] else _NEVER
    if not (wanted or adds):
        return 1 if _COUNT[0] or (not start and max(_COUNT)) else _NEVER
    if start > wanted or not (start or adds):
        return _NEVER
    for number in range(10):
        _FEWEST[number] = _NEVER
    _FEWEST[start] = 0
    for number in range(1 if adds else 2, wanted + 1):
        for _ in range(min(_COUNT[number], wanted // number)):  # more would be too much
            _go_on_with(number, wanted, adds)
    return _FEWEST[wanted]


def _go_on_with(number: int, wanted: int, adds: bool) -> None:
    """Update _FEWEST up to `wanted` with one more card.

    It goes from the largest number down, so that the card counts once.
    """
    for have in range(wanted - number if adds else wanted // number, -1 if adds else 0, -1):
        made = have + number if adds else have * number
        if _FEWEST[have] + 1 < _FEWEST[made]:
            _FEWEST[made] = _FEWEST[have] + 1


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


def _makes(s: bytearray, kind: int, number: int) -> bool:
    """Do the cards put aside and this one make the number in play?"""
    if kind >= FIRST_SYMBOL_KIND:
        return False
    if _is_sum(s, kind, number) or _is_pair(s, kind, number):
        return True
    seat = seat_of_draft(s)
    if not s[SETS] & BY_AGE or not _may_reckon(s, seat) or not _are_numbers(s, _ALL_COLORS):
        return False
    return _total(s, kind >> 2, _adds(s, seat)) == number


def _is_sum(s: bytearray, kind: int, number: int) -> bool:
    """Are they all of one color, and do they add up (GRD-5)?"""
    if not s[SETS] & SUMS or not _are_numbers(s, kind & 3):
        return False
    return _total(s, kind >> 2, True) == number


def _is_pair(s: bytearray, kind: int, number: int) -> bool:
    """Are they two of one color whose sum or difference is the number (ROA-1)?"""
    if not s[SETS] & SUM_OR_DIFFERENCE or s[DRAFT_SIZE] != 1 or not _are_numbers(s, kind & 3):
        return False
    a = counts_as(s, s[DRAFT]) >> 2
    b = kind >> 2
    return a + b == number or abs(a - b) == number


def _are_numbers(s: bytearray, color: int) -> bool:
    """Are all cards put aside numbers, and of one color or any?"""
    for i in range(s[DRAFT_SIZE]):
        kind = counts_as(s, s[DRAFT + i])
        if kind >= FIRST_SYMBOL_KIND or (color >= 0 and kind & 3 != color):
            return False
    return True


def _total(s: bytearray, number: int, adds: bool) -> int:
    """Return the sum or product of a number and the cards put aside."""
    for i in range(s[DRAFT_SIZE]):
        other = FACE[counts_as(s, s[DRAFT + i])]
        number = number + other if adds else number * other
    return number


def _may_reckon(s: bytearray, seat: int) -> bool:
    """Is a seat's player young enough to lay sums or products (CRO-6)?"""
    return 0 < s[AGES + seat] <= _MULTIPLIES_UP_TO


def _adds(s: bytearray, seat: int) -> bool:
    """Does a seat's player add, and not multiply (CRO-6)?"""
    return s[AGES + seat] <= _ADDS_UP_TO


# How the cards of a set act.


def _see_whether_first_fits(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Note whether the first card of a play could be laid on the pile alone."""
    held = s[DRAFT] if s[DRAFT_SIZE] else choice >> CARD_SHIFT & 255
    _FIRST_FITS[0] = s[SETS] & _EQUALS > 0 and fits(g, s, held, pile)


def _settle(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Settle how often each card of a play acts (SET_TIMES), and whether it gives a free play.

    SET_TIMES holds how often each acts if played singly. A single card equal to the one that it is
    laid on is a double, too (DBL-4).
    """
    kind = counts_as(s, choice >> CARD_SHIFT & 255)
    below = s[BELOW]
    does_fit = _FIRST_FITS[0] > 0
    count = s[DRAFT_SIZE]
    is_double = does_fit and (_is_double(s, kind) if count else kind == below)
    s[FREE_PLAY] = is_double and kind < FIRST_SYMBOL_KIND and s[SETS] & DOUBLES > 0
    if not count:
        return
    is_rank = _is_rank(s, kind)
    effect = s[EFFECTS + FACE[kind]]
    if is_draw_effect(effect):
        _let_draw(s, count, is_rank)
    elif is_rank and does_fit:
        if effect == SKIPS_NEXT and s[STACK] != CUMULATE:
            for i in range(count + 1):
                s[SET_TIMES + i] = i + 1  # each skips one more
    elif below >= FIRST_SYMBOL_KIND or not _is_sum(s, kind, below >> 2):
        for i in range(count):
            s[SET_TIMES + i] = 0  # the top one counts (ROA-1, DBL-4, CRO-6)


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


# How the rule takes part in the turn, and in a draw that waits.


def _can_play(g: "Game", s: bytearray, seat: int) -> int:
    """Can a seat that must play lay a set? Sums by age bind nobody (CRO-4)."""
    if s[SETS] & BY_AGE and s[DRAW_WAY] != NO_DRAWING:
        return 0
    return can_make_set(g, s, seat)


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
    hooks.offers.append(_list)
    hooks.verbs[ADD] = hooks.verbs[REMOVE] = put_in_set
    hooks.completes.append(why_not_complete)
    hooks.can_play.append(_can_play)
    hooks.before_play.append(_see_whether_first_fits)
    hooks.settles.append(_settle)
    hooks.instead.append(_offer_adds)
    hooks.instead_verbs[ADD] = hooks.instead_verbs[REMOVE] = _put_for_draw
    register_free_play(hooks)
