"""Which cards go on the discard pile, alone or together, and what the seat on turn can do.

Cards laid together are put aside one by one (DRAFT) and laid with the last one. Only what can
become a set is offered, so nobody is led into a dead end.
"""

from engine.cards import FACE, FIRST_WILD_KIND, MATCH, POINTS, WANTED
from engine.choices import (
    ADD,
    BLUFF,
    CARD_SHIFT,
    DOES_NOT_FIT,
    DOWN,
    DRAW,
    NOT_IN_HAND,
    NOT_LAST,
    NOT_YET,
    OK,
    ONLY_DRAWN,
    PASS,
    PLAY,
    REMOVE,
    SEAT_SHIFT,
    SURRENDER,
)
from engine.const import const
from engine.hands import holds_match
from engine.layout import (
    AGES,
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DRAWS_FOUR,
    DRAWS_TWO,
    DREW,
    EFFECTS,
    FREE,
    HAD_TURN,
    OUT,
    PHASE,
    PLAYERS,
    TOP_CARD,
    TURN,
)
from engine.options import (
    ANY_TIME,
    CHALLENGES,
    DRAW_WAY,
    DRAWN_CARD,
    FACE_DOWN,
    FORCE_PLAY,
    NO_EARLY_DRAWS,
    NO_WILD_FINISH,
    PILES,
    SETS,
    SURRENDER_AT,
    TWO_FOR_ONE,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.piles import can_draw
from engine.seats import in_set, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_DISCARD_SIZE = const(251)  # layout.PILE_SIZE + layout.DISCARDS
_WILD_KIND = const(68)
_WILD_FOUR_KIND = const(76)
_NINE = const(9)
_MOST_ASIDE = const(7)
_MOST_TO_SURRENDER = const(10)  # points

# Values of options.
_NO_CHALLENGES = const(1)  # challenge=none
_BY_COLOR = const(0)  # wild4=color, wild=color
_FORCED = const(3)  # wild4=forced
_UNTIL_PLAYABLE = const(1)  # draw=until_playable
_NO_DRAWING = const(2)  # draw=none
_MUST_PLAY_DRAWN = const(1)  # drawn=must
_DOUBLES = const(2)  # sets=double
_SAME_RANK = const(3)
_SUM_OR_DIFFERENCE = const(4)
_BY_AGE = const(5)
_ADDS_UP_TO = const(9)  # the oldest who may add (CRO-6)
_MULTIPLIES_UP_TO = const(12)  # the oldest who may multiply

# How many cards of each number the hand being looked at has.
_HELD = bytearray(10)


def is_number(kind: int) -> bool:
    """Is a kind a number card?"""
    return kind < FIRST_WILD_KIND and FACE[kind] <= _NINE


def count_of(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return how many cards of a kind a seat holds besides those put aside."""
    base = g.hands[seat]
    held = 0
    for at in range(base, base + s[COUNTS + seat]):
        if s[at] == kind:
            held += 1
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == kind:
            held -= 1
    return held


def fits(g: "Game", s: bytearray, kind: int) -> bool:
    """Does a single card match the top one, or make two for one (CORE-2, ROA-2)?"""
    if MATCH[kind] & WANTED[s[TOP_CARD]]:
        return True
    return s[TWO_FOR_ONE] != 0 and _is_two_for_one(g, s, kind)


def _is_two_for_one(g: "Game", s: bytearray, kind: int) -> bool:
    """Is a number the sum or difference of the two top discards, numbers of one color (ROA-2)?"""
    size = s[_DISCARD_SIZE]
    if size < 2 or not is_number(kind):
        return False
    top = s[g.discards + size - 1]
    below = s[g.discards + size - 2]
    if not is_number(top) or not is_number(below) or (top ^ below) & 3:
        return False
    a = FACE[top]
    b = FACE[below]
    return FACE[kind] == a + b or FACE[kind] == abs(a - b)


def is_bluff(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Could the seat be called for laying this wild (OFF-7, DIR-3, DBL-6)?"""
    if s[CHALLENGES] == _NO_CHALLENGES:
        return False
    if kind == _WILD_FOUR_KIND:
        legal = s[WILD_FOUR_LEGAL]
    elif kind == _WILD_KIND:
        legal = s[WILD_LEGAL]
    else:
        return False
    if legal >= ANY_TIME:
        return False
    wanted = WANTED[s[TOP_CARD]]
    return holds_match(g, s, seat, wanted & 15 if legal == _BY_COLOR else wanted)


def _is_barred(s: bytearray, kind: int, left: int) -> int:
    """Return why a card may not be laid now though it fits; OK: it may."""
    effect = s[EFFECTS + FACE[kind]]
    if s[NO_EARLY_DRAWS] and (effect == DRAWS_TWO or effect == DRAWS_FOUR):
        if word(s, HAD_TURN) != (1 << s[PLAYERS]) - 1:
            return NOT_YET
    if s[NO_WILD_FINISH] and not left and kind >= FIRST_WILD_KIND:
        return NOT_LAST
    return OK


def goes(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return OK if a card goes on the pile, alone or as the last of a set; or why not."""
    if count_of(g, s, seat, kind) < 1:
        return NOT_IN_HAND
    left = s[COUNTS + seat] - s[DRAFT_SIZE] - 1
    if s[DRAFT_SIZE]:
        if not is_set(g, s, seat, kind):
            return DOES_NOT_FIT
        if s[PHASE] == DREW and kind != s[DRAWN] and not _is_aside(s, s[DRAWN]):
            return ONLY_DRAWN
        return _is_barred(s, kind, left)
    if s[PHASE] == DREW and kind != s[DRAWN]:
        return ONLY_DRAWN
    return _is_barred(s, kind, left) if fits(g, s, kind) else DOES_NOT_FIT


def _is_aside(s: bytearray, kind: int) -> bool:
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == kind:
            return True
    return False


def is_set(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Do the cards put aside and this last one make a set?"""
    first = s[DRAFT]
    size = s[DRAFT_SIZE]
    sets = s[SETS]
    if sets == _DOUBLES:
        return size == 1 and kind == first
    if sets == _SAME_RANK:
        return kind < FIRST_WILD_KIND and FACE[kind] == FACE[first] and not _has_color(s, kind)
    top = s[TOP_CARD]
    if not is_number(kind) or not is_number(top):
        return False
    if sets == _SUM_OR_DIFFERENCE:
        if size != 1 or (kind ^ first) & 3:
            return False
        a = FACE[kind]
        b = FACE[first]
        return a + b == FACE[top] or abs(a - b) == FACE[top]
    if sets == _BY_AGE:
        return _result(s, seat, FACE[kind]) == FACE[top]
    return False


def _has_color(s: bytearray, kind: int) -> bool:
    for i in range(s[DRAFT_SIZE]):
        if not (s[DRAFT + i] ^ kind) & 3:
            return True
    return False


def _multiplies(s: bytearray, seat: int) -> bool:
    """Does a seat multiply, being 10 to 12 years old? Else it adds (CRO-6)."""
    return s[AGES + seat] > _ADDS_UP_TO


def _result(s: bytearray, seat: int, number: int) -> int:
    """Return the sum, or product, of what is put aside and a number."""
    for i in range(s[DRAFT_SIZE]):
        if _multiplies(s, seat):
            number *= FACE[s[DRAFT + i]]
        else:
            number += FACE[s[DRAFT + i]]
    return number


def can_add(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a card be put aside, so that some set with it can be laid?"""
    sets = s[SETS]
    size = s[DRAFT_SIZE]
    if sets < _DOUBLES or size >= _MOST_ASIDE or count_of(g, s, seat, kind) < 1:
        return False
    if s[PHASE] == DREW and not _drawn_can_join(s, kind):
        return False
    if sets == _DOUBLES:
        return not size and is_number(kind) and fits(g, s, kind) and count_of(g, s, seat, kind) > 1
    if sets == _SAME_RANK:
        return _can_add_rank(g, s, seat, kind)
    if not is_number(kind) or not is_number(s[TOP_CARD]):
        return False
    if sets == _SUM_OR_DIFFERENCE:
        return not size and _has_partner(g, s, seat, kind)
    return _can_add_by_age(g, s, seat, kind)


def _drawn_can_join(s: bytearray, kind: int) -> bool:
    """After drawing, a set must contain the drawn card (CORE-5); with two cards, as one of them."""
    drawn = s[DRAWN]
    if kind == drawn or s[SETS] == _BY_AGE or _is_aside(s, drawn):
        return True
    if s[SETS] == _SAME_RANK:
        return drawn < FIRST_WILD_KIND and FACE[drawn] == FACE[kind] and (drawn ^ kind) & 3 != 0
    return False  # a double or a pair: put the drawn one aside first, or lay it last


def _can_add_rank(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Is another color of this number or symbol left to be laid on top (STA-1)?"""
    if kind >= FIRST_WILD_KIND:
        return False
    if s[DRAFT_SIZE]:
        if FACE[kind] != FACE[s[DRAFT]] or _has_color(s, kind):
            return False
    elif not fits(g, s, kind):
        return False
    first = kind & ~3
    for other in range(first, first + 4):
        if other != kind and not _has_color(s, other) and count_of(g, s, seat, other) > 0:
            return True
    return False


def _has_partner(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Is there another card of its color that makes the number in play with it (ROA-1)?"""
    top = FACE[s[TOP_CARD]]
    for number in range(10):
        other = number * 4 + (kind & 3)
        a = FACE[kind]
        if a + number == top or abs(a - number) == top:
            if count_of(g, s, seat, other) > (1 if other == kind else 0):
                if s[PHASE] != DREW or kind == s[DRAWN] or other == s[DRAWN]:
                    return True
    return False


def _can_add_by_age(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can what is put aside, this card and one or more others make the number in play (CRO-6)?"""
    age = s[AGES + seat]
    if not age or age > _MULTIPLIES_UP_TO:
        return False
    for number in range(10):
        _HELD[number] = 0
        for color in range(4):
            _HELD[number] += count_of(g, s, seat, number * 4 + color)
    _HELD[FACE[kind]] -= 1
    must = -1
    if s[PHASE] == DREW and kind != s[DRAWN] and not _is_aside(s, s[DRAWN]):
        if not is_number(s[DRAWN]):
            return False
        must = FACE[s[DRAWN]]
        _HELD[must] -= 1
    start = _result(s, seat, FACE[kind])
    wanted = FACE[s[TOP_CARD]]
    if _multiplies(s, seat):
        return _can_multiply(start if must < 0 else start * must, wanted, must >= 0)
    return _can_sum(start if must < 0 else start + must, wanted, must >= 0)


def _can_sum(start: int, wanted: int, is_enough: bool) -> bool:
    """Do some of the cards in _HELD, one at least unless it is enough, bring start to wanted?"""
    if start > wanted:
        return False
    if start == wanted and (is_enough or _HELD[0]):
        return True
    sums = 1 << start
    for number in range(1, 10):
        for _ in range(_HELD[number]):
            sums |= sums << number & 1023
    return wanted > start and sums >> wanted & 1 == 1


def _can_multiply(start: int, wanted: int, is_enough: bool) -> bool:
    """The same for products: 0 needs a 0, else what is left must divide what is wanted."""
    if start == wanted and is_enough:
        return True
    if not wanted:
        held = 0
        for number in range(10):
            held += _HELD[number]
        return held > 0 and (start == 0 or _HELD[0] > 0)
    if start == wanted and _HELD[1]:
        return True
    if not start or start > wanted:
        return False
    products = 1 << start
    for number in range(2, 10):
        for _ in range(_HELD[number]):
            for have in range(9 // number, 0, -1):
                if products >> have & 1:
                    products |= 1 << have * number
    return wanted > start and products >> wanted & 1 == 1


def can_play(g: "Game", s: bytearray, seat: int, singly: bool) -> bool:
    """Does a seat hold something that it can lay without bluffing; singly: a card alone?"""
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if goes(g, s, seat, kind) == OK and not is_bluff(g, s, seat, kind):
            return True
        if not singly and can_add(g, s, seat, kind):
            return True
    return False


def is_barred_from_drawing(g: "Game", s: bytearray, seat: int) -> bool:
    """May a seat not draw of its own accord, because it must play (CORE-5, POW-3)?"""
    if s[WILD_FOUR_LEGAL] == _FORCED and count_of(g, s, seat, _WILD_FOUR_KIND):
        return can_play(g, s, seat, False)
    if s[DRAW_WAY] == _NO_DRAWING:
        return can_play(g, s, seat, False)
    return s[FORCE_PLAY] != 0 and can_play(g, s, seat, s[SETS] == _BY_AGE)


def must_draw_on(g: "Game", s: bytearray, seat: int) -> bool:
    """Has a seat that draws until it can play drawn nothing that it can play yet (ROA-3)?"""
    return s[DRAW_WAY] == _UNTIL_PLAYABLE and can_draw(s) and not can_play(g, s, seat, False)


def choices_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write what the seat on turn can do: honest plays, bluffs, cards to put aside, the rest."""
    if seat != s[TURN]:
        return 0
    n = _plays_into(g, s, seat, out, 0, False)
    honest = n
    n = _plays_into(g, s, seat, out, n, True)
    adds = n
    n = _adds_into(g, s, seat, out, n)
    if s[PILES] == FACE_DOWN:
        n = _downs_into(g, s, seat, out, n)
    if s[DRAFT_SIZE]:
        out[n] = REMOVE | s[DRAFT + s[DRAFT_SIZE] - 1] << CARD_SHIFT
        return n + 1
    can = honest > 0 or n > adds
    if s[PHASE] == FREE:
        return n
    if s[PHASE] == DREW:
        if must_draw_on(g, s, seat):
            out[n] = DRAW
            return n + 1
        if can and (s[DRAWN_CARD] == _MUST_PLAY_DRAWN or s[DRAW_WAY] == _UNTIL_PLAYABLE):
            return n
        out[n] = PASS
        return n + 1
    if s[SURRENDER_AT]:
        n = _surrenders_into(g, s, seat, out, n)
    if is_barred_from_drawing(g, s, seat):
        return n
    out[n] = DRAW if s[DRAW_WAY] != _NO_DRAWING and can_draw(s) else PASS
    return n + 1


def points_of(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points that a seat holds."""
    points = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        points += POINTS[s[at]]
    return points


def _surrenders_into(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Write whom the hand can be given to (SEV-5)."""
    if points_of(g, s, seat) <= _MOST_TO_SURRENDER:
        for other in range(s[PLAYERS]):
            if other != seat and not in_set(s, OUT, other):
                out[n] = SURRENDER | other << SEAT_SHIFT
                n += 1
    return n


def _plays_into(g: "Game", s: bytearray, seat: int, out: list[int], n: int, bluffs: bool) -> int:
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if not is_repeated(s, base, at) and goes(g, s, seat, kind) == OK:
            if bluffs == is_bluff(g, s, seat, kind):
                out[n] = PLAY | kind << CARD_SHIFT | (BLUFF if bluffs else 0)
                n += 1
    return n


def _adds_into(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    if s[SETS]:
        base = g.hands[seat]
        for at in range(base, base + s[COUNTS + seat]):
            if not is_repeated(s, base, at) and can_add(g, s, seat, s[at]):
                out[n] = ADD | s[at] << CARD_SHIFT
                n += 1
    return n


def _downs_into(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Write the cards that can be laid face down, what matches first (TWD-1)."""
    base = g.hands[seat]
    for is_cheat in (False, True):
        for at in range(base, base + s[COUNTS + seat]):
            kind = s[at]
            if s[PHASE] == DREW and kind != s[DRAWN]:
                continue
            if not is_repeated(s, base, at) and fits(g, s, kind) != is_cheat:
                out[n] = PLAY | kind << CARD_SHIFT | DOWN | (BLUFF if is_cheat else 0)
                n += 1
    return n


def is_repeated(s: bytearray, base: int, at: int) -> bool:
    """Does a card of this kind lie before it in the hand? One of each is listed."""
    for i in range(base, at):
        if s[i] == s[at]:
            return True
    return False
