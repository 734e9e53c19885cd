"""This module lets a seat give away a Rainbow or Run that a gained card completes (GRD-20 to 23).

A record GAINED asks ACTOR, which gained a card, whether it gives a set away. It opens for every
gained card, useful or not, since the table knows only that the seat gained one. Its secret is the
kind gained, DEALT for a whole dealt hand, or MOVED for a seat with face-up cards that a player
moved to. A set is given at once or never: the gained card must be the only one of its kind in hand,
else the set was there before.

A record GIFTS gives the set away card by card, unseen; each gift may open the next GAINED. ACTOR
gives; STAGE is _RAINBOW or _RUN; TARGET is the seat that all gifts went to so far, _NONE or
_SEVERAL. Its secret is one byte with the face, or the lowest number and the color, then two bytes
with a bit for each card that is still to be given, _WILD_BIT among them.

Everybody sees the fields of a record, so its secret lies apart from it (layout.SECRETS).

The stack cannot overflow: no set is offered once _ROOM records are open. Nor do gifts go round for
ever (CORE-16): no set is offered after _MOST_SETS in a turn.
"""

from engine.const import const
from engine.state.cards import (
    BLANK,
    COLORS,
    FACE_UP,
    FIRST_WILD_KIND,
    KIND_MASK,
    NO_CARD,
    WILD_KIND,
    counts_as,
)
from engine.state.choices import (
    CARD_SHIFT,
    COLOR_SHIFT,
    GIVE,
    NO_SET,
    NO_SUCH_PLAYER,
    NO_UNO,
    NOT_NOW,
    OK,
    PASS,
    RAINBOW,
    RUN,
    SEAT_SHIFT,
    TWO_TAKERS,
    VERB_MASK,
    WILD_SHIFT,
    WITH_UNO,
)
from engine.state.events import GAVE, GIVES_AWAY, note
from engine.state.layout import (
    ACTOR,
    COUNTS,
    DEPTH,
    DRAWN,
    DREW,
    FIRST,
    LEFT_IN,
    PHASE,
    PLAYERS,
    SECRET_SIZE,
    SECRETS,
    SETS_GIVEN,
    SHOWN_COUNTS,
    STAGE,
    TARGET,
    TOP,
    TURN,
    WINDOW_SIZE,
)
from engine.state.options import RAINBOW as WITH_RAINBOW
from engine.state.seats import set_word, word
from engine.state.slots import slots
from engine.state.windows import GAINED, GIFTS, define_window, pop, push
from engine.two_piles.hands import HELD, find, gain, is_other, look_at, lose, settle_uno

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

DEALT = const(255)
MOVED = const(254)
_RAINBOW = const(0)
_RUN = const(1)
_WILD_PLACE = const(10)
_WILD_BIT = const(1 << 10)
_PLACES = const(11)  # bits of what is still to be given: up to ten cards, and the Wild
_NONE = const(255)
_SEVERAL = const(254)
_FACES = const(8191)  # a bit for each of 0 to 9, Skip, Reverse, Draw Two
_FIRST_OPEN = const(28)  # the kinds of 7, 8 and 9
_LAST_OPEN = const(39)
_NUMBERS = const(1023)  # a bit for each
_NAMED = const(0x7FF01F)  # bits of a choice: verb, card, color
_ROOM = const(14)  # no set is offered while this many records are open
_MOST_SETS = const(50)  # no set is offered in a turn after this many


def open_gained(s: bytearray, seat: int, kind: int) -> None:
    """Ask a seat that has gained a card whether it gives a set away, if it holds enough cards.

    kind: of the card; or DEALT (GRD-1), or MOVED for a player who moved to this seat (GRD-33).
    """
    held = s[COUNTS + seat]
    if s[WITH_RAINBOW] and s[LEFT_IN] > 2 and s[DEPTH] < _ROOM and s[SETS_GIVEN] < _MOST_SETS:
        if held >= COLORS or held >= s[LEFT_IN]:
            at = push(s, GAINED)
            s[at + ACTOR] = seat
            s[_secret(at)] = kind if kind >= MOVED else counts_as(s, kind)


def _secret(at: int) -> int:
    """Return the offset of a record's secret."""
    return SECRETS - SECRET_SIZE + at // WINDOW_SIZE * SECRET_SIZE


def _close(s: bytearray) -> None:
    """Close the newest window and clear its secret."""
    at = _secret(s[TOP])
    s[at] = s[at + 1] = s[at + 2] = 0
    pop(s)


def _is_new(g: "Game", s: bytearray, seat: int, gained: int) -> bool:
    """Look at a seat's hand: is the gained card the only one of its kind?"""
    return look_at(g, s, seat, gained) == 1 or gained >= MOVED


def _sets_from(s: bytearray, stage: int, color: int) -> int:
    """Return the sets that a hand holds, with a Wild for one card or without it, as bits.

    Bit n is the Rainbow of face n, or the Run of a color from number n on. Call `look_at` before.
    """
    if stage == _RAINBOW:
        red, green, blue, yellow = HELD
        whole = red & green & blue & yellow
        lacks_one = red & green & (blue | yellow) | (red | green) & blue & yellow
        most = _FACES
    else:
        left = s[LEFT_IN]
        held = HELD[color]
        if not held & (held >> 1 | held >> 2) and left > 2:
            return 0  # no two cards of a Run stand together: the common case
        whole = lacks_one = -1
        for _ in range(left):
            lacks_one = lacks_one & held | whole
            whole &= held
            held >>= 1
        most = _NUMBERS >> left - 1
    return most & (lacks_one if HELD[WILD_KIND & 3] >> (WILD_KIND >> 2) & 1 else whole)


def _set_of(s: bytearray, gained: int, stage: int, first: int, color: int) -> int:
    """Return the choice to give away a set of the hand; 0: the gained card is not in it.

    first: the face of a Rainbow, or the lowest number of a Run of a color.
    """
    kind = first * 4 + color
    place = 0  # which card of the set a Wild stands for, from 1
    completes = gained == DEALT
    for i in range(1, 1 + (COLORS if stage == _RAINBOW else s[LEFT_IN])):
        if not HELD[kind & 3] >> (kind >> 2) & 1:
            place = i
            completes |= gained == WILD_KIND
        elif kind == gained or (gained == MOVED and _FIRST_OPEN <= kind <= _LAST_OPEN):
            completes = True
        kind += 1 if stage == _RAINBOW else 4
    if not completes:
        return 0
    if stage == _RAINBOW:
        return RAINBOW | first << CARD_SHIFT | place << COLOR_SHIFT
    return RUN | first << CARD_SHIFT | place << WILD_SHIFT | color + 1 << COLOR_SHIFT


def _gained_choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    gained = s[_secret(s[TOP])]
    n = 0
    if _is_new(g, s, seat, gained):
        n = _sets_into(s, gained, _RAINBOW, 0, out, n)
        for color in range(COLORS):
            if color == gained & 3 or gained >= FIRST_WILD_KIND:
                n = _sets_into(s, gained, _RUN, color, out, n)
    out[n] = PASS
    return n + 1


def _sets_into(s: bytearray, gained: int, stage: int, color: int, out: list[int], n: int) -> int:
    """Add the sets that a gained card completes to n choices; return how many there are then."""
    sets = _sets_from(s, stage, color)
    first = 0
    while sets:
        if sets & 1:
            out[n] = _set_of(s, gained, stage, first, color)
            n += out[n] > 0
        first += 1
        sets >>= 1
    return n


def _gained_answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    verb = choice & VERB_MASK
    if verb == PASS:
        _close(s)
        return OK
    if verb != RAINBOW and verb != RUN:
        return NOT_NOW
    gained = s[_secret(s[TOP])]
    stage = _RAINBOW
    length = COLORS
    first = choice >> CARD_SHIFT & 255
    place = choice >> COLOR_SHIFT & 7
    color = 0
    if verb == RUN:
        stage = _RUN
        length = s[LEFT_IN]
        color = place - 1
        place = first >> 4
        first &= 15
    if not 0 <= color < COLORS or not _is_new(g, s, seat, gained):
        return NO_SET
    if not _sets_from(s, stage, color) >> first & 1:
        return NO_SET
    if (_set_of(s, gained, stage, first, color) ^ choice) & _NAMED:
        return NO_SET
    bits = (1 << length) - 1
    if place:
        bits = bits & ~(1 << place - 1) | _WILD_BIT
    if gained != DEALT:
        _close(s)  # after a deal the seat is asked again for another
    at = push(s, GIFTS)
    s[at + STAGE] = stage
    s[at + ACTOR] = seat
    s[at + TARGET] = _NONE
    s[_secret(at)] = first | color << 4
    set_word(s, _secret(at) + 1, bits)
    s[SETS_GIVEN] += 1
    note(s, GIVES_AWAY, seat, stage, NO_CARD)
    return OK


def _gained_resume(g: "Game", s: bytearray) -> bool:
    s[FIRST] = s[s[TOP] + ACTOR]
    return True


def _kind_of(g: "Game", s: bytearray, at: int, bit: int) -> int:
    """Return the kind in ACTOR's hand that a bit of a GIFTS record stands for; NO_CARD: none."""
    card = s[_secret(at)]
    if bit == _WILD_PLACE:
        kind = WILD_KIND
    elif s[at + STAGE] == _RAINBOW:
        kind = card * 4 + bit
    else:
        kind = ((card & 15) + bit) * 4 + (card >> 4)
    blank = BLANK * 4 | kind & 3
    if find(g, s, s[at + ACTOR], kind) >= 0:
        return kind
    if kind < blank and counts_as(s, blank) == kind and find(g, s, s[at + ACTOR], blank) >= 0:
        return blank
    return NO_CARD


def _gifts_choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    bits = word(s, _secret(at) + 1)
    n = 0
    for bit in range(_PLACES):
        if bits & 1 << bit:
            kind = _kind_of(g, s, at, bit)
            for other in range(s[PLAYERS]):
                if is_other(s, seat, other) and not _is_too_one_sided(s, at, bits, other):
                    out[n] = GIVE | kind << CARD_SHIFT | other << SEAT_SHIFT
                    n += 1
    return n


def _is_too_one_sided(s: bytearray, at: int, bits: int, other: int) -> bool:
    """Would the last gift go to the seat that got all others (GRD-20)?"""
    return not bits & bits - 1 and s[at + TARGET] == other


def _gifts_answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    if choice & VERB_MASK != GIVE:
        return NOT_NOW
    kind = choice >> CARD_SHIFT & 255
    bits = word(s, _secret(at) + 1)
    bit = 0
    while bit < _PLACES and not (bits & 1 << bit and _kind_of(g, s, at, bit) == kind):
        bit += 1
    if bit == _PLACES:
        return NO_SET
    other = choice >> SEAT_SHIFT & 15
    if not is_other(s, seat, other):
        return NO_SUCH_PLAYER
    if _is_too_one_sided(s, at, bits, other):
        return TWO_TAKERS
    if choice & WITH_UNO and s[COUNTS + seat] != 2:
        return NO_UNO
    bits &= ~(1 << bit)
    set_word(s, _secret(at) + 1, bits)
    if s[at + TARGET] == _NONE:
        s[at + TARGET] = other
    elif s[at + TARGET] != other:
        s[at + TARGET] = _SEVERAL
    if not bits:
        _close(s)
    hand_over(g, s, seat, other, find(g, s, seat, kind), choice & WITH_UNO)
    return OK


def hand_over(g: "Game", s: bytearray, seat: int, other: int, i: int, uno: int) -> None:
    """Let a seat give the card at place i of its hand to another; uno: not 0 if it called Uno."""
    card = lose(g, s, seat, i)
    if s[PHASE] == DREW and seat == s[TURN] and (card & KIND_MASK) == s[DRAWN]:
        s[DRAWN] = NO_CARD
    if not card & FACE_UP:
        s[SHOWN_COUNTS + seat] = 0  # a seat that was shown the hand must not see which card goes
    settle_uno(s, seat, uno)
    gain(g, s, other, card)
    note(s, GAVE, seat, other, card & KIND_MASK if card & FACE_UP else NO_CARD)
    open_gained(s, other, card & KIND_MASK)


def _gifts_resume(g: "Game", s: bytearray) -> bool:
    """Ask for the next gift; a card that has left the hand meanwhile need not be given."""
    at = s[TOP]
    bits = word(s, _secret(at) + 1)
    for bit in range(_PLACES):
        if bits & 1 << bit and _kind_of(g, s, at, bit) == NO_CARD:
            bits &= ~(1 << bit)
    set_word(s, _secret(at) + 1, bits)
    if not bits:
        _close(s)
        return False
    s[FIRST] = s[at + ACTOR]
    return True


def join() -> None:  # set-up
    slots.open_gained = open_gained
    define_window(GAINED, _gained_choices, _gained_answer, _gained_resume)
    define_window(GIFTS, _gifts_choices, _gifts_answer, _gifts_resume)
