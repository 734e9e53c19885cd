"""Rainbows and Runs: a card completes a set, and all of it may be given away (GRD-20 to 23).

GAINED opens above whatever gave the card, whether or not the seat can use it: that it has
gained one is all that the table knows. ACTOR gained the kind in its secret; DEALT: a dealt
hand counts whole, MOVED: some face-up card (the seat was changed). It is at once or never:
the card must be the only one of its kind, else the set was there before.

GIFTS gives the set away card by card, unseen; each gift may open the next GAINED. ACTOR
gives; STAGE is _RAINBOW or _RUN, TARGET whom the gifts went to, _NONE, or _SEVERAL. Its secret
is the face, or the color and the lowest number, then two bytes with the bits of what is still
to be given, _WILD_BIT among them.

A record's secret lies apart from it (layout.SECRETS): the table sees all that a record says.

Each record of gifts under another still has a card to give, so cards bound their number; at
the latest they end where the stack keeps its last records for what must happen (_ROOM). Nor do
gifts go round for ever (CORE-16): after _MOST_SETS in a turn, no set is offered in it any more.
"""

from engine.const import const
from engine.state.cards import COLORS, FACE_UP, KIND_MASK, NO_CARD, WILD_KIND, meant
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
from engine.state.windows import GAINED, GIFTS, pop, push, use
from engine.two_piles.hands import count_like, find, find_like, gain, is_other, let_go, lose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

DEALT = const(255)
MOVED = const(254)
_RAINBOW = const(0)
_RUN = const(1)
_WILD_BIT = const(1 << 10)
_NONE = const(255)
_SEVERAL = const(254)
_FACES = const(13)  # 0 to 9, Skip, Reverse, Draw Two
_FIRST_OPEN = const(28)  # kinds of 7, 8 and 9
_LAST_OPEN = const(39)
_NUMBERS = const(10)
_NAMED = const(0x7FF01F)  # bits of a choice: verb, card, color
_ROOM = const(14)  # records that may be open when a set is offered
_MOST_SETS = const(50)  # in a turn


def open_gained(g: "Game", s: bytearray, seat: int, kind: int) -> None:
    """Let a seat that has gained a card of a kind give a set away, if it likes.

    kind: also DEALT (GRD-1), or MOVED for a player who came to a seat with face-up cards.
    """
    held = s[COUNTS + seat]
    if s[WITH_RAINBOW] and s[LEFT_IN] > 2 and s[DEPTH] < _ROOM and s[SETS_GIVEN] < _MOST_SETS:
        if held >= COLORS or held >= s[LEFT_IN]:
            at = push(s, GAINED)
            s[at + ACTOR] = seat
            s[_secret(at)] = kind if kind >= MOVED else meant(s, kind)


def _secret(at: int) -> int:
    """Return where the secret of a record lies."""
    return SECRETS - SECRET_SIZE + at // WINDOW_SIZE * SECRET_SIZE


def _close(s: bytearray) -> None:
    """Close the newest window and forget its secret."""
    at = _secret(s[TOP])
    s[at] = s[at + 1] = s[at + 2] = 0
    pop(s)


def _is_new(g: "Game", s: bytearray, seat: int, gained: int) -> bool:
    """Did the seat not have such a card before?"""
    return gained >= MOVED or count_like(g, s, seat, gained) == 1


def _set_of(g: "Game", s: bytearray, seat: int, gained: int, stage: int, named: int) -> int:
    """Return the choice to give a set away, 0 where the seat cannot do so now.

    named: the face of a Rainbow; of a Run its lowest number, and in bits 4 and 5 its color.
    """
    if stage == _RAINBOW:
        kind = named * 4
        step = 1
        length = COLORS
    else:
        kind = (named & 15) * 4 + (named >> 4)
        step = 4
        length = s[LEFT_IN]
    place = 0  # which card of the set a Wild stands for, from 1
    completes = gained == DEALT
    for i in range(1, length + 1):
        if find_like(g, s, seat, kind) < 0:
            if place:
                return 0
            place = i
        elif kind == gained or (gained == MOVED and _FIRST_OPEN <= kind <= _LAST_OPEN):
            completes = True
        kind += step
    if place and find(g, s, seat, WILD_KIND) < 0:
        return 0
    if not completes and not (place and gained == WILD_KIND):
        return 0
    if stage == _RAINBOW:
        return RAINBOW | named << CARD_SHIFT | place << COLOR_SHIFT
    color = (named >> 4) + 1
    return RUN | (named & 15) << CARD_SHIFT | place << WILD_SHIFT | color << COLOR_SHIFT


def _gained_choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    gained = s[_secret(s[TOP])]
    n = 0
    if _is_new(g, s, seat, gained):
        for named in range(_FACES):
            out[n] = _set_of(g, s, seat, gained, _RAINBOW, named)
            n += out[n] > 0
        for color in range(COLORS):
            for lowest in range(_NUMBERS + 1 - s[LEFT_IN]):
                out[n] = _set_of(g, s, seat, gained, _RUN, lowest | color << 4)
                n += out[n] > 0
    out[n] = PASS
    return n + 1


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
    named = choice >> CARD_SHIFT & 255
    place = choice >> COLOR_SHIFT & 7
    if verb == RUN:
        stage = _RUN
        length = s[LEFT_IN]
        color = place - 1
        place = named >> 4
        named &= 15
        if not 0 <= color < COLORS or named + length > _NUMBERS:
            return NO_SET
        named |= color << 4
    if named >= _FACES and verb == RAINBOW or not _is_new(g, s, seat, gained):
        return NO_SET
    if (_set_of(g, s, seat, gained, stage, named) ^ choice) & _NAMED:
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
    s[_secret(at)] = named
    set_word(s, _secret(at) + 1, bits)
    s[SETS_GIVEN] += 1
    note(s, GIVES_AWAY, seat, stage, NO_CARD)
    return OK


def _gained_resume(g: "Game", s: bytearray) -> bool:
    s[FIRST] = s[s[TOP] + ACTOR]
    return True


def _kind_of(g: "Game", s: bytearray, at: int, bit: int) -> int:
    """Return the kind of card held that a bit of a GIFTS record stands for; NO_CARD: it is gone."""
    card = s[_secret(at)]
    if bit == 10:
        kind = WILD_KIND
    elif s[at + STAGE] == _RAINBOW:
        kind = card * 4 + bit
    else:
        kind = ((card & 15) + bit) * 4 + (card >> 4)
    seat = s[at + ACTOR]
    i = find_like(g, s, seat, kind)
    return s[g.hands[seat] + i] & KIND_MASK if i >= 0 else NO_CARD


def _gifts_choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    bits = word(s, _secret(at) + 1)
    n = 0
    for bit in range(11):
        if bits & 1 << bit:
            kind = _kind_of(g, s, at, bit)
            for other in range(s[PLAYERS]):
                if is_other(s, seat, other) and not _is_too_one_sided(s, at, bits, other):
                    out[n] = GIVE | kind << CARD_SHIFT | other << SEAT_SHIFT
                    n += 1
    return n


def _is_too_one_sided(s: bytearray, at: int, bits: int, other: int) -> bool:
    """Would the last gift go where all others went (GRD-20)?"""
    return not bits & bits - 1 and s[at + TARGET] == other


def _gifts_answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    if choice & VERB_MASK != GIVE:
        return NOT_NOW
    kind = choice >> CARD_SHIFT & 255
    bits = word(s, _secret(at) + 1)
    bit = 0
    while bit < 11 and not (bits & 1 << bit and _kind_of(g, s, at, bit) == kind):
        bit += 1
    if bit == 11:
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
    """Let a seat give the card at place i of its hand to another; uno: it called Uno before."""
    card = lose(g, s, seat, i)
    if s[PHASE] == DREW and seat == s[TURN] and card == s[DRAWN]:
        s[DRAWN] = NO_CARD
    if not card & FACE_UP:
        s[SHOWN_COUNTS + seat] = 0  # who was shown the hand does not see which card goes
    let_go(s, seat, uno)
    gain(g, s, other, card)
    note(s, GAVE, seat, other, card & KIND_MASK if card & FACE_UP else NO_CARD)
    open_gained(g, s, other, card & KIND_MASK)


def _gifts_resume(g: "Game", s: bytearray) -> bool:
    """Ask for the next gift; what has left the hand in between need not be given."""
    at = s[TOP]
    bits = word(s, _secret(at) + 1)
    for bit in range(11):
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
    use(GAINED, _gained_choices, _gained_answer, _gained_resume)
    use(GIFTS, _gifts_choices, _gifts_answer, _gifts_resume)
