"""Sets of numbers that add up to the one in play, or that children multiply.

    option   sets=sum      numbers of one color that add up to the one in play; each acts (GRD-5)
             sets=by_age   numbers that children add up, or multiply, to the one in play (CRO-6)

engine/turn/sets.py lets seats put the cards aside.
"""

from engine.const import const
from engine.state.cards import COLORS, FACE, FIRST_SYMBOL_KIND, KIND_MASK, counts_as
from engine.state.layout import AGES, BELOW, COUNTS, DRAFT, DRAFT_SIZE, TURN
from engine.state.options import BY_AGE, SETS, SUMS
from engine.state.windows import is_turn
from engine.turn import sets
from engine.turn.sets import LIKE, MOST_ASIDE, number_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_ADDS_UP_TO = const(9)  # the oldest who may add (CRO-6)
_MULTIPLIES_UP_TO = const(12)  # the oldest who may multiply
_ALL_COLORS = const(-1)
_BITS = const(1023)  # of the numbers 0 to 9
_BLANKS = const(52)  # the first kind of a blank
_NEVER = const(99)

# What a hand has in each color, with the cards put aside: bit n for the number n, and for the sum n
# of two or more numbers. It tells quickly what cannot be made.
_NUMBERS_HELD = [0, 0, 0, 0]
_SUMS_HELD = [0, 0, 0, 0]
# What `_can_make` counts: by number, how many cards there are, and the fewest that make it.
_COUNT = bytearray(10)
_FEWEST = bytearray(10)


# What is a set. kind: what the last card counts as.


def _makes(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Do the cards put aside and this one make the number on a pile?"""
    number = number_on(s, pile)
    if kind >= FIRST_SYMBOL_KIND or not is_turn(s):
        return False
    if _is_sum(s, kind, number):
        return True
    seat = s[TURN]
    if not s[SETS] & BY_AGE or not _may_reckon(s, seat) or not _are_numbers(s, _ALL_COLORS):
        return False
    return _total(s, kind >> 2, _adds(s, seat)) == number


def _is_sum(s: bytearray, kind: int, number: int) -> bool:
    """Are they all of one color, and do they add up (GRD-5)?"""
    if not s[SETS] & SUMS or not _are_numbers(s, kind & 3):
        return False
    return _total(s, kind >> 2, True) == number


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


def _settle(g: "Game", s: bytearray, kind: int) -> int:
    """Let each card of a sum act (GRD-5); by age only the top one does (CRO-6)."""
    below = s[BELOW]
    return below < FIRST_SYMBOL_KIND and _is_sum(s, kind, below >> 2)


# What can still become one.


def _may_begin(g: "Game", s: bytearray, seat: int) -> bool:
    """May numbers of the hand make one in play, with those put aside? False: none do."""
    first = number_on(s, 0)
    second = number_on(s, 1)
    most = max(first, second)
    if most < 0 or not is_turn(s):
        return False
    sets = s[SETS]
    if sets & SUMS:
        _add_up(g, s, seat, most)
    if sets & BY_AGE and _may_reckon(s, seat):
        return True
    if not sets & SUMS:
        return False
    sums = _SUMS_HELD[0] | _SUMS_HELD[1] | _SUMS_HELD[2] | _SUMS_HELD[3]
    aside = _total(s, 0, True) if s[DRAFT_SIZE] else 0
    if first >= aside and sums >> first - aside & 1:
        return True
    return second >= aside and sums >> second - aside & 1 > 0


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


def _joins(g: "Game", s: bytearray, seat: int, kind: int, must: int) -> bool:
    """Can this number, those put aside and others of the hand make one in play?

    must: the kind of a card that has to be among them; -1: none.
    """
    if kind >= FIRST_SYMBOL_KIND or must >= FIRST_SYMBOL_KIND or not is_turn(s):
        return False
    if not (_SUMS_HELD[kind & 3] or s[SETS] & BY_AGE):
        return False  # the common case
    for pile in range(2):
        number = number_on(s, pile)
        if number >= 0 and _joins_for(s, seat, kind, must, number):
            return True
    return False


def _joins_for(s: bytearray, seat: int, kind: int, must: int, number: int) -> bool:
    """Can this number, those put aside and others of the hand make the one in play?"""
    sets = s[SETS]
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


def _count_numbers(color: int) -> None:
    """Count in _COUNT the numbers of the hand in one color, or in all."""
    for number in range(10):
        at = 4 * number
        if color >= 0:
            _COUNT[number] = LIKE[at + color]
        else:
            _COUNT[number] = LIKE[at] + LIKE[at + 1] + LIKE[at + 2] + LIKE[at + 3]


def _can_make(s: bytearray, kind: int, must: int, wanted: int, adds: bool) -> bool:
    """Do the cards put aside, this one and one or more others in _COUNT make a number?

    must: the kind of a card that has to be among them; -1: none. adds: by sum, else by product.
    """
    start = _total(s, kind >> 2, adds)
    _COUNT[kind >> 2] -= 1
    room = MOST_ASIDE - s[DRAFT_SIZE]  # for cards besides these; the last is laid with them
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


def register(hooks: "Hooks") -> None:  # set-up
    sets.add_way(hooks, _may_begin, _joins, _makes, _settle)
