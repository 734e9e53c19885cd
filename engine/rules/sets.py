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

A seat does this on its turn, or while a draw stack waits for it (two_piles/stack.py). A blank
counts as what it stands for (OFF-12): here `held` is a card's own kind, `kind` what it counts as.
"""

from engine.const import const
from engine.state.cards import (
    COLORS,
    FACE,
    FIRST_WILD_KIND,
    KIND_MASK,
    KINDS,
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
    TOP_CARD,
)
from engine.state.options import (
    BY_AGE,
    CUMULATE,
    DOUBLES,
    SAME_RANK,
    SETS,
    STACK,
    SUM_OR_DIFFERENCE,
    SUMS,
)
from engine.state.slots import slots
from engine.state.windows import is_turn
from engine.turn.flow import bar_reason
from engine.two_piles.hands import count_of, find, seat_of_draft
from engine.two_piles.piles import fits, is_draw_effect, is_open
from engine.two_piles.play import is_bluff, wanted_on, why_barred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_MOST = const(7)  # cards put aside; the last one is laid with them
_EQUALS = const(3)  # bits of SETS: double, same_rank
_OF_NUMBERS = const(28)  # bits of SETS: sum_or_difference, by_age, sum
_BY_SUM = const(20)  # bits of SETS: sum_or_difference, sum
_NUMBERS = const(40)  # kinds below this are number cards
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
# What `_can_make` counts: by number, how many cards there are, and the fewest that make it.
_COUNT = bytearray(10)
_FEWEST = bytearray(10)


# What a seat can choose.


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
        if not _HELD[held] or why_barred(s, seat, held):
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
    return why_barred(s, seat, held) if completes(g, s, held, pile) else DOES_NOT_FIT


def completes(g: "Game", s: bytearray, held: int, pile: int) -> bool:
    """Do the cards put aside and this one make a set that can be laid on an open pile?"""
    due = _due(s)
    if due >= 0 and due != held:
        return False
    kind = counts_as(s, held)
    if _is_double(s, kind) or _is_rank(s, kind):
        if _goes_first(g, s, counts_as(s, s[DRAFT]), pile):
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
    if sets & _EQUALS or may:
        return _count(g, s, seat) & sets > 0 or may
    return False


def _count(g: "Game", s: bytearray, seat: int) -> int:
    """Count a seat's cards in _HELD and _LIKE; return DOUBLES and SAME_RANK if it may begin one."""
    held = _HELD
    like = _LIKE
    held[:] = _NONE
    like[:] = _NONE
    wanted = wanted_on(g, s, 0) | wanted_on(g, s, 1) if is_turn(s) else _ANYTHING
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
        if wanted & (1 << (kind & 3) | rank << 4) or kind == WILD_FOUR_KIND:
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
    return top >> 2 if top < _NUMBERS and is_open(s, pile) else _NOTHING


def _may_make_number(g: "Game", s: bytearray, seat: int) -> bool:
    """May numbers of the hand make one in play, with those put aside? False: none do."""
    _add_up(g, s, seat)
    sums = _SUMS_HELD[0] | _SUMS_HELD[1] | _SUMS_HELD[2] | _SUMS_HELD[3]
    for pile in range(2):
        number = number_on(s, pile)
        if number < 0:
            continue
        if s[SETS] & BY_AGE and _may_reckon(s, seat):
            return True
        rest = number - _total(s, 0, True)
        if s[SETS] & _BY_SUM and rest >= 0 and sums >> rest & 1:
            return True
        if s[SETS] & SUM_OR_DIFFERENCE:
            for numbers in _NUMBERS_HELD:
                if not number or numbers & numbers >> number:
                    return True
    return False


def _add_up(g: "Game", s: bytearray, seat: int) -> None:
    """Write to _NUMBERS_HELD and _SUMS_HELD what a hand has, with the cards put aside."""
    numbers = _NUMBERS_HELD
    sums = _SUMS_HELD
    for color in range(COLORS):
        numbers[color] = sums[color] = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if kind >= _BLANKS:
            kind = counts_as(s, kind)
        if kind < _NUMBERS:
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
    if not s[SETS] & _OF_NUMBERS or kind >= _NUMBERS or must >= _NUMBERS or not is_turn(s):
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
    if bar_reason(s, kind, is_draw_effect(s[EFFECTS + FACE[kind]]), left):
        return False  # CRO-5, DBL-10
    first = counts_as(s, s[DRAFT]) if s[DRAFT_SIZE] else kind
    return _goes_first(g, s, first, 0) or _goes_first(g, s, first, 1)


def _has_rank(s: bytearray, kind: int, must: int) -> bool:
    """Does the hand have another card of a rank, in a color that no card put aside has (STA-1)?"""
    if must >= 0:
        return must >> 2 == kind >> 2 and must != kind and _is_rank(s, must)
    first = kind & ~3
    for other in range(first, first + COLORS):
        if other != kind and _LIKE[other] and _is_rank(s, other):
            return True
    return False


def _goes_first(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Can a card be laid on a pile alone, now or as the first one of a set?"""
    if is_turn(s):
        return fits(g, s, kind, pile)
    adds: bool = slots.adds_up_on(s, kind, pile)
    return adds


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
    return kind < _NUMBERS or is_draw_effect(s[EFFECTS + FACE[kind]])


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
    if kind >= _NUMBERS:
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
        if kind >= _NUMBERS or (color >= 0 and kind & 3 != color):
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


def goes_first(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Could the first card of the play that this card ends have been laid on a pile alone?"""
    return s[SETS] & _EQUALS > 0 and fits(g, s, s[DRAFT] if s[DRAFT_SIZE] else kind, pile)


def settle_set(s: bytearray, kind: int, below: int, does_fit: bool) -> None:
    """Settle how often each card of a play acts (SET_TIMES), and whether it gives a free play.

    SET_TIMES holds how often each acts if played singly. kind: the top card of the play; below:
    the card that it lies on; does_fit: what `goes_first` said before. A single card equal to the
    one below is a double, too (DBL-4).
    """
    count = s[DRAFT_SIZE]
    is_double = does_fit and (_is_double(s, kind) if count else kind == below)
    s[FREE_PLAY] = is_double and kind < _NUMBERS and s[SETS] & DOUBLES > 0
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
    elif below >= _NUMBERS or not _is_sum(s, kind, below >> 2):
        for i in range(count):
            s[SET_TIMES + i] = 0  # the top one counts (ROA-1, DBL-4, CRO-6)


def _let_draw(s: bytearray, count: int, is_rank: bool) -> None:
    """Let the last of several draw cards draw for all (STA-1, DBL-4).

    Where cards cumulate its number is that of all already, and each of a rank acts (GRD-8).
    """
    if s[STACK] == CUMULATE and is_rank:
        return
    if s[STACK] != CUMULATE:
        s[SET_TIMES + count] *= count + 1
    for i in range(count):
        s[SET_TIMES + i] = 0


def join() -> None:  # set-up
    slots.list_sets = list_sets
    slots.can_make_set = can_make_set
    slots.put_in_set = put_in_set
    slots.why_not_complete = why_not_complete
    slots.goes_first = goes_first
    slots.settle_set = settle_set
