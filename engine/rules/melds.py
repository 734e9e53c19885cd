"""Rainbows and Runs: a seat may give away a set that a card it gained completes (GRD-20 to GRD-23).

    option   rainbow=1
    windows  W_MELD, W_MELD_GIFTS, W_DEALT (engine/spec/windows.py)

A set is given at once or never: the gained card must be the only one of its kind in hand, else the
set was there before. Everybody sees the fields of a record, so its secret lies apart from it
(layout.SECRETS).

The stack cannot overflow: no set is offered once _ROOM records are open. Nor do gifts go round for
ever (CORE-16): no set is offered after MOST_SETS in a turn.
"""

from engine.const import const
from engine.state import choices, reasons
from engine.state.cards import (
    BLANK,
    COLORS,
    DEALT,
    FIRST_WILD_KIND,
    MOVED,
    NO_CARD,
    WILD_KIND,
    counts_as,
)
from engine.state.events import GIVES_AWAY, note
from engine.state.layout import *
from engine.state.options import NO_WAIT
from engine.state.seats import in_set, set_word, word
from engine.state.window_types import (
    GIFTS_OF_RAINBOW,
    GIFTS_OF_RUN,
    OF_A_DEAL,
    OF_A_DRAW,
    OF_A_GAIN,
    TO_SEVERAL,
    W_DEALT,
    W_DRAW,
    W_MELD,
    W_MELD_GIFTS,
)
from engine.state.windows import define_window, pop, push
from engine.turn.color import late_color
from engine.turn.gifts import hand_over
from engine.turn.hand_cards import HELD, find, is_other, look_at
from engine.turn.uno import calls_uno_wrongly

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_WILD_PLACE = const(10)
_WILD_BIT = const(1 << 10)
_PLACES = const(11)  # bits of what is still to be given: up to ten cards, and the Wild
_FACES = const(8191)  # a bit for each of 0 to 9, Skip, Reverse, Draw Two
_FIRST_OPEN = const(28)  # the kinds of 7, 8 and 9
_LAST_OPEN = const(39)
_NUMBERS = const(1023)  # a bit for each
_NAMED = const(0x7FF01F)  # bits of a choice: verb, card, color
_ROOM = const(13)  # no set is offered while this many records are open
MOST_SETS = const(50)  # no set is offered in a turn after this many


def _offer(g: "Game", s: bytearray, seat: int, kind: int) -> None:
    """Ask a seat that has gained a card whether it gives a set away, if it holds enough cards.

    kind: of the card; or DEALT (GRD-1), or MOVED for a player who moved to this seat (GRD-33). A
    seat that may not look yet gives none (CRO-3).
    """
    held = s[COUNTS + seat]
    if s[LEFT_IN] > 2 and s[DEPTH] < _ROOM and s[SETS_GIVEN] < MOST_SETS and not late_color(s):
        if held >= COLORS or held >= s[LEFT_IN]:
            w = push(s, W_MELD, seat)
            s[_secret(w)] = kind if kind >= MOVED else counts_as(s, kind)


def _forget_count(g: "Game", s: bytearray) -> int:
    """Begin to count sets anew with the next turn."""
    s[SETS_GIVEN] = 0
    return 0


def _secret(w: int) -> int:
    """Return the offset of a record's secret."""
    return SECRETS - SECRET_SIZE + w // WINDOW_SIZE * SECRET_SIZE


def _close(s: bytearray) -> None:
    """Close the newest window and clear its secret."""
    w = _secret(s[TOP])
    s[w] = s[w + 1] = s[w + 2] = 0
    pop(s)


def _is_new(g: "Game", s: bytearray, seat: int, gained: int) -> bool:
    """Look at a seat's hand: is the gained card the only one of its kind?"""
    return look_at(g, s, seat, gained) == 1 or gained >= MOVED


def _sets_from(s: bytearray, stage: int, color: int) -> int:
    """Return the sets that a hand holds, with a Wild for one card or without it, as bits.

    Bit n is the Rainbow of face n, or the Run of a color from number n on. Call `look_at` before.
    """
    if stage == GIFTS_OF_RAINBOW:
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
    for i in range(1, 1 + (COLORS if stage == GIFTS_OF_RAINBOW else s[LEFT_IN])):
        if not HELD[kind & 3] >> (kind >> 2) & 1:
            place = i
            completes |= gained == WILD_KIND
        elif kind == gained or (gained == MOVED and _FIRST_OPEN <= kind <= _LAST_OPEN):
            completes = True
        kind += 1 if stage == GIFTS_OF_RAINBOW else 4
    if not completes:
        return 0
    if stage == GIFTS_OF_RAINBOW:
        return choices.RAINBOW | first << choices.CARD_SHIFT | place << choices.COLOR_SHIFT
    return (
        choices.RUN
        | first << choices.CARD_SHIFT
        | place << choices.WILD_SHIFT
        | color + 1 << choices.COLOR_SHIFT
    )


def _gained_choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    gained = s[_secret(s[TOP])]
    n = 0
    if _is_new(g, s, seat, gained):
        n = _sets_into(s, gained, GIFTS_OF_RAINBOW, 0, out, n)
        for color in range(COLORS):
            if color == gained & 3 or gained >= FIRST_WILD_KIND:
                n = _sets_into(s, gained, GIFTS_OF_RUN, color, out, n)
    out[n] = choices.PASS
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
    verb = choice & choices.VERB_MASK
    if verb == choices.PASS:
        _close(s)
        return reasons.OK
    if verb != choices.RAINBOW and verb != choices.RUN:
        return reasons.NOT_NOW
    gained = s[_secret(s[TOP])]
    stage = GIFTS_OF_RAINBOW
    length = COLORS
    first = choice >> choices.CARD_SHIFT & 255
    place = choice >> choices.COLOR_SHIFT & 7
    color = 0
    if verb == choices.RUN:
        stage = GIFTS_OF_RUN
        length = s[LEFT_IN]
        color = place - 1
        place = first >> 4
        first &= 15
    if not 0 <= color < COLORS or not _is_new(g, s, seat, gained):
        return reasons.NO_SET
    if not _sets_from(s, stage, color) >> first & 1:
        return reasons.NO_SET
    if (_set_of(s, gained, stage, first, color) ^ choice) & _NAMED:
        return reasons.NO_SET
    bits = (1 << length) - 1
    if place:
        bits = bits & ~(1 << place - 1) | _WILD_BIT
    if gained != DEALT:
        _close(s)  # after a deal the seat is asked again for another
    w = push(s, W_MELD_GIFTS, seat)
    s[w + STAGE] = stage
    s[w + TARGET] = NOBODY
    s[_secret(w)] = first | color << 4
    set_word(s, _secret(w) + 1, bits)
    s[SETS_GIVEN] += 1
    note(s, GIVES_AWAY, seat, stage, NO_CARD)
    return reasons.OK


def _gained_resume(g: "Game", s: bytearray) -> bool:
    s[FIRST] = s[s[TOP] + ACTOR]
    return True


def _kind_of(g: "Game", s: bytearray, w: int, bit: int) -> int:
    """Return the kind in ACTOR's hand that a bit of a GIFTS record stands for; NO_CARD: none."""
    card = s[_secret(w)]
    if bit == _WILD_PLACE:
        kind = WILD_KIND
    elif s[w + STAGE] == GIFTS_OF_RAINBOW:
        kind = card * 4 + bit
    else:
        kind = ((card & 15) + bit) * 4 + (card >> 4)
    blank = BLANK * 4 | kind & 3
    if find(g, s, s[w + ACTOR], kind) >= 0:
        return kind
    if kind < blank and counts_as(s, blank) == kind and find(g, s, s[w + ACTOR], blank) >= 0:
        return blank
    return NO_CARD


def _gifts_choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    w = s[TOP]
    bits = word(s, _secret(w) + 1)
    n = 0
    for bit in range(_PLACES):
        if bits & 1 << bit:
            kind = _kind_of(g, s, w, bit)
            for other in range(s[PLAYERS]):
                if is_other(s, seat, other) and not _is_too_one_sided(s, w, bits, other):
                    out[n] = choices.GIVE | kind << choices.CARD_SHIFT | other << choices.SEAT_SHIFT
                    n += 1
    return n


def _is_too_one_sided(s: bytearray, w: int, bits: int, other: int) -> bool:
    """Would the last gift go to the seat that got all others (GRD-20)?"""
    return not bits & bits - 1 and s[w + TARGET] == other and not s[w + FLAGS]


def _gifts_answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    if choice & choices.VERB_MASK != choices.GIVE:
        return reasons.NOT_NOW
    kind = choice >> choices.CARD_SHIFT & 255
    bits = word(s, _secret(w) + 1)
    bit = 0
    while bit < _PLACES and not (bits & 1 << bit and _kind_of(g, s, w, bit) == kind):
        bit += 1
    if bit == _PLACES:
        return reasons.NO_SET
    other = choice >> choices.SEAT_SHIFT & 15
    if not is_other(s, seat, other):
        return reasons.NO_SUCH_PLAYER
    if _is_too_one_sided(s, w, bits, other):
        return reasons.TWO_TAKERS
    if calls_uno_wrongly(s, seat, choice):
        return reasons.NO_UNO
    bits &= ~(1 << bit)
    set_word(s, _secret(w) + 1, bits)
    if s[w + TARGET] == NOBODY:
        s[w + TARGET] = other
    elif s[w + TARGET] != other:
        s[w + FLAGS] = TO_SEVERAL
    if not bits:
        _close(s)
    hand_over(g, s, seat, other, find(g, s, seat, kind), choice & choices.WITH_UNO)
    return reasons.OK


def _gifts_resume(g: "Game", s: bytearray) -> bool:
    """Ask for the next gift; a card that has left the hand meanwhile need not be given."""
    w = s[TOP]
    bits = word(s, _secret(w) + 1)
    for bit in range(_PLACES):
        if bits & 1 << bit and _kind_of(g, s, w, bit) == NO_CARD:
            bits &= ~(1 << bit)
    set_word(s, _secret(w) + 1, bits)
    if not bits:
        _close(s)
        return False
    s[FIRST] = s[w + ACTOR]
    return True


def _ask_after_deal(g: "Game", s: bytearray) -> None:
    """Ask all seats about sets that the deal completed, from the dealer's left (GRD-1).

    Not where nobody has looked yet (DBL-10).
    """
    if not s[NO_WAIT]:
        push(s, W_DEALT)


def _dealt_resume(g: "Game", s: bytearray) -> bool:
    w = s[TOP]
    asked = s[w + AMOUNT]
    if asked == s[PLAYERS]:
        pop(s)
        return False
    s[w + AMOUNT] = asked + 1
    seat = (s[DEALER] + 1 + asked) % s[PLAYERS]
    if not in_set(s, OUT, seat):
        _offer(g, s, seat, DEALT)
    return False


def _stage(s: "bytearray | memoryview") -> int:
    """Return the stage, by the window below: was a hand dealt, is a draw owed?"""
    below = s[s[TOP] - WINDOW_SIZE + KIND]
    if below == W_DEALT:
        return OF_A_DEAL
    return OF_A_DRAW if below == W_DRAW else OF_A_GAIN


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_MELD, _gained_choices, _gained_answer, _gained_resume, _stage)
    define_window(W_MELD_GIFTS, _gifts_choices, _gifts_answer, _gifts_resume)
    define_window(W_DEALT, None, None, _dealt_resume)
    hooks.gains += (_offer,)
    hooks.turn_ends += (_forget_count,)
    hooks.hand_begins = hooks.fill_slot(hooks.hand_begins, _ask_after_deal)
