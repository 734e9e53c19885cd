"""This module puts cards into hands, finds them and takes them out.

A hand is a zone of the state; COUNTS has its size. Its first SHOWN_COUNTS cards are those that
another seat was shown, so it keeps its order while somebody is shown cards, while its own player
has not looked at all of it, and on a scenario's table; else a card that leaves is replaced by the
last one.
"""

from engine.const import const
from engine.state.cards import (
    FACE,
    FACE_UP,
    FIRST_BLANK_KIND,
    KIND_MASK,
    counts_as,
)
from engine.state.layout import *
from engine.state.options import FACE_UP_CARDS
from engine.state.seats import in_set
from engine.turn.uno import forget_uno

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


ANY_FACE = const(-1)  # for `kinds_into`

# What `find` looks for: MicroPython's `find` takes bytes, not an int.
_WANTED = bytearray(1)

# The kinds of the hand that `look_at` saw last: bit kind >> 2 of HELD[kind & 3]. For a colored card
# kind & 3 is its color, and kind >> 2 its face.
HELD = [0, 0, 0, 0]


def find(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return the offset of a card of a kind in a hand, one that lies face down first; -1: none."""
    if kind >= FACE_UP:
        return -1
    base = g.hands[seat]
    _WANTED[0] = kind
    at = s.find(_WANTED, base, base + s[COUNTS + seat])
    if at < 0 and s[FACE_UP_CARDS]:
        _WANTED[0] = kind | FACE_UP
        at = s.find(_WANTED, base, base + s[COUNTS + seat])
    return at


def kinds_into(g: "Game", s: bytearray, seat: int, face: int, out: list[int], n: int) -> int:
    """Write each kind that a hand has once, behind n choices; return how many there are then.

    face: of cards that count as it alone, or ANY_FACE. A caller makes choices of the kinds in
    their places.
    """
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if face != ANY_FACE and FACE[counts_as(s, kind)] != face:
            continue
        if find(g, s, seat, kind) == at:
            out[n] = kind
            n += 1
    return n


def count_of(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return how many cards of a kind a hand has."""
    base = g.hands[seat]
    held = 0
    for at in range(base, base + s[COUNTS + seat]):
        if s[at] & KIND_MASK == kind:
            held += 1
    return held


def look_at(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Write to HELD the kinds that a hand's cards count as; return how many count as one kind."""
    held = HELD
    held[0] = held[1] = held[2] = held[3] = count = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        other = s[at] & KIND_MASK
        if other >= FIRST_BLANK_KIND:
            other = counts_as(s, other)
        held[other & 3] |= 1 << (other >> 2)
        if other == kind:
            count += 1
    return count


def gain(g: "Game", s: bytearray, seat: int, card: int) -> None:
    """Put a card at the end of a hand; a seat that had one card has no Uno to call any more."""
    size = s[COUNTS + seat]
    s[g.hands[seat] + size] = card
    s[COUNTS + seat] = size + 1
    if size < 2:
        forget_uno(s, seat)


def tell_gain(g: "Game", s: bytearray, seat: int, kind: int) -> None:
    """Tell rules that a seat got a card of a kind, a whole hand (DEALT), or a player (MOVED)."""
    for gained in g.hooks.gains:
        gained(g, s, seat, kind)


def lose(g: "Game", s: bytearray, seat: int, at: int) -> int:
    """Take the card at an offset out of a hand; return it, with the bit FACE_UP."""
    base = g.hands[seat]
    left = s[COUNTS + seat] - 1
    last = base + left
    card = s[at]
    shown = s[SHOWN_COUNTS + seat]
    if at != last:
        if shown or s[AS_LISTED] or g.hooks.keeps_order:
            for i in range(at, last):
                s[i] = s[i + 1]
        else:
            s[at] = s[last]
    s[last] = 0
    s[COUNTS + seat] = left
    if shown and at - base < shown:
        s[SHOWN_COUNTS + seat] = shown - 1
    return card


def seat_of_draft(s: bytearray) -> int:
    """Return the seat that may put cards aside: the one on turn, or the one a draw waits for."""
    return s[s[TOP] + TARGET] if s[DEPTH] else s[TURN]


def left_after(s: bytearray, seat: int) -> int:
    """Return how many cards a seat has after it has laid one, and those that it put aside."""
    left = s[COUNTS + seat] - 1
    return left - s[DRAFT_SIZE] if s[DRAFT_SIZE] and seat == seat_of_draft(s) else left


def neighbor(s: bytearray, seat: int, step: int) -> int:
    """Return the neighbor that is in the hand: step 1 on the left (clockwise), -1 on the right."""
    players = s[PLAYERS]
    seat = (seat + players + step) % players
    if s[LEFT_IN] != players:
        while in_set(s, OUT, seat):
            seat = (seat + players + step) % players
    return seat


def is_other(s: bytearray, seat: int, other: int) -> bool:
    """Is other a player of this hand, and not the seat itself?"""
    return other < s[PLAYERS] and other != seat and not in_set(s, OUT, other)


def holders(s: bytearray) -> int:
    """Return the seats that hold cards, bit n for seat n. All are in the hand."""
    seats = 0
    for seat in range(s[PLAYERS]):
        if s[COUNTS + seat]:
            seats |= 1 << seat
    return seats


def does_any_other_hold(s: bytearray, seat: int) -> bool:
    """Does any player but this one hold a card?"""
    return holders(s) & ~(1 << seat) > 0
