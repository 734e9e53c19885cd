"""This module lays on, lifts from, draws from and reshuffles two draw piles and two discard piles.

The player who laid a card is kept at the far end of the *other* discard pile's zone, last byte
first. Both piles together never have more cards than one zone has bytes, so there is room.
"""

from engine.const import const
from engine.state.cards import (
    FACE,
    FACE_UP,
    FIRST_WILD_KIND,
    NO_CARD,
    NO_COLOR,
    color_on,
    counts_as,
    uncolored,
)
from engine.state.choices import DRAW, FROM_D2, NO_SUCH_PILE, NOTHING_TO_DRAW, OK, PASS
from engine.state.events import LAID_OPEN, LIFTED, RESHUFFLED, TURNED_UP, note
from engine.state.generator import shuffle
from engine.state.layout import (
    ACTS_ALONE,
    DISCARD_SIZE,
    DISCARDS,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    JUMPABLE,
    PILE_SIZE,
    PLAYER_AT,
    SKIPS_NEXT,
    SWAPS_SEATS,
    TOP_BY,
    TOP_CARD,
)
from engine.state.options import (
    COLOR_LATE,
    CUMULATE,
    DECK,
    DICE,
    FACE_DOWN,
    FACE_UP_CARDS,
    PILES,
    STACK,
    TABLES,
    TWO_FOR_ONE,
    TWO_PILES,
)
from engine.state.slots import slots
from engine.two_piles.away import open_gained
from engine.two_piles.hands import gain, neighbor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_SEVEN = const(7)
_NINE = const(9)
_SIX_AND_NINE = const(15)


def is_open(s: bytearray, pile: int) -> int:
    """Can cards be laid face up on a discard pile, 0 or 1? Not 0 if so."""
    if pile and s[PILES] == FACE_DOWN:
        return 0
    return s[DISCARD_SIZE + pile]


def fits(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Does a single card fit on a discard pile, 0 or 1 (GRD-4)? On a wild by its color (CORE-2)."""
    if not is_open(s, pile):
        return False
    top = s[TOP_CARD + pile]
    kind = counts_as(s, kind)
    if kind >= FIRST_WILD_KIND or kind & 3 == color_on(top) or kind >> 2 == top >> 2:
        return True
    return s[TWO_FOR_ONE] > 0 and slots.wanted_for_two(g, s, pile) >> (kind >> 2) + 4 & 1 > 0


def lay(g: "Game", s: bytearray, pile: int, card: int, seat: int) -> None:
    """Put a card on a discard pile; seat: who laid it."""
    if s[DECK] == DICE:
        slots.take_die(g, s, pile)
    if s[JUMPABLE] == pile + 1:
        s[JUMPABLE] = 0  # a backfire or a recovery covers the card that could be jumped on
    size = s[DISCARD_SIZE + pile]
    player = s[PLAYER_AT + seat]
    s[g.zones[DISCARDS + pile] + size] = card
    s[g.zones[DISCARDS + 1 - pile] + g.capacity - 1 - size] = player
    s[DISCARD_SIZE + pile] = size + 1
    s[TOP_CARD + pile] = counts_as(s, card)
    s[TOP_BY + pile] = player


def lift(g: "Game", s: bytearray, pile: int) -> int:
    """Take the top card off a discard pile; return its kind, without a called color.

    If the card below is a wild that was covered before its color was called, it takes the color of
    the card lifted.
    """
    if s[JUMPABLE] == pile + 1:
        s[JUMPABLE] = 0
    size = s[DISCARD_SIZE + pile] - 1
    base = g.zones[DISCARDS + pile]
    by = g.zones[DISCARDS + 1 - pile] + g.capacity
    kind = s[base + size]
    s[base + size] = s[by - 1 - size] = 0
    s[DISCARD_SIZE + pile] = size
    if not size:
        s[TOP_CARD + pile] = s[TOP_BY + pile] = 0
        return uncolored(kind)
    top = s[base + size - 1]
    if top >= FIRST_WILD_KIND and top & 7 == NO_COLOR:
        top = top & ~7 | (kind & 3 if kind < FIRST_WILD_KIND else kind & 7)
        s[base + size - 1] = top
    s[TOP_CARD + pile] = counts_as(s, top)
    s[TOP_BY + pile] = s[by - size]
    return uncolored(kind)


def count_times(g: "Game", s: bytearray, pile: int) -> int:
    """Return how often the top card of a discard pile acts (GRD-8).

    For most cards that is the number of equal ones on top, for draw cards the number of cards to
    draw. For a Six on a Nine, or a Nine on a Six, it is one more than the player who laid the card
    below, else 0.
    """
    top = s[TOP_CARD + pile]
    effect = s[EFFECTS + FACE[top]]
    if effect == SWAPS_SEATS:
        return _swaps_with(g, s, pile)
    count = _run_on_top(g, s, pile)
    if effect != DRAWS_TWO and effect != DRAWS_FOUR:
        return count
    at = g.zones[DISCARDS + pile] + s[DISCARD_SIZE + pile]
    sum_ = 0
    for i in range(at - count, at):
        sum_ += 4 if s[EFFECTS + FACE[s[i]]] == DRAWS_FOUR else 2
    return sum_


def _swaps_with(g: "Game", s: bytearray, pile: int) -> int:
    size = s[DISCARD_SIZE + pile]
    if size < 2:
        return 0
    at = g.zones[DISCARDS + pile] + size
    below = counts_as(s, s[at - 2])
    if below >= FIRST_WILD_KIND or FACE[below] + FACE[s[TOP_CARD + pile]] != _SIX_AND_NINE:
        return 0
    return s[g.zones[DISCARDS + 1 - pile] + g.capacity + 1 - size] + 1


def _run_on_top(g: "Game", s: bytearray, pile: int) -> int:
    """Return how many cards on top of a pile cumulate with each other, at least one."""
    size = s[DISCARD_SIZE + pile]
    at = g.zones[DISCARDS + pile] + size
    face = FACE[s[TOP_CARD + pile]]
    effect = s[EFFECTS + face]
    does_draw = is_draw_effect(effect)
    cumulates = effect == SKIPS_NEXT or does_draw or (effect > ACTS_ALONE and face < _SEVEN)
    if s[STACK] != CUMULATE or not cumulates:
        return 1
    count = 1
    while count < size:
        below = FACE[counts_as(s, s[at - 1 - count])]
        if below != face and not (does_draw and is_draw_effect(s[EFFECTS + below])):
            break
        count += 1
    return count


def is_draw_effect(effect: int) -> bool:
    """Does a card with this effect make the next player draw?"""
    return effect == DRAWS_TWO or effect == DRAWS_FOUR


def _spare(g: "Game", s: bytearray, pile: int) -> int:
    """Return how many cards of a discard pile may go into a new draw pile (GRD-13)."""
    size = s[DISCARD_SIZE + pile]
    if size < 2 or is_open(s, pile):
        return size - _run_on_top(g, s, pile) if size > 1 else 0
    return size - 1  # the face-down pile


def can_draw(g: "Game", s: bytearray) -> bool:
    """Is there a card in the draw piles, or would a reshuffle bring one?"""
    return bool(s[PILE_SIZE] or s[PILE_SIZE + 1] or _spare(g, s, 0) or _spare(g, s, 1))


def why_not_draw_from(g: "Game", s: bytearray, pile: int) -> int:
    """Return OK, or why draw pile 0 or 1 cannot be drawn from."""
    if not can_draw(g, s):
        return NOTHING_TO_DRAW
    return OK if s[PILE_SIZE + pile] or not (pile or s[PILE_SIZE + 1]) else NO_SUCH_PILE


def draws_into(g: "Game", s: bytearray, out: list[int], n: int) -> int:
    """Add DRAW for each draw pile, or PASS if nothing is left, to n choices."""
    if not can_draw(g, s):
        out[n] = PASS
        return n + 1
    if s[PILE_SIZE] or not s[PILE_SIZE + 1]:
        out[n] = DRAW
        n += 1
    if s[PILE_SIZE + 1]:
        out[n] = DRAW | FROM_D2
        n += 1
    return n


def _reshuffle(g: "Game", s: bytearray, seat: int) -> None:
    """Shuffle the discards, except those that stay, into a new draw pile and split it (GRD-13)."""
    count = _take_spare(g, s, 0, 0)
    count = _take_spare(g, s, 1, count)
    if count:
        if s[TABLES]:
            slots.lengthen_trail(s, count)
        shuffle(s, g.draws, count, 0)
        s[PILE_SIZE] = count
        split(g, s)
        note(s, RESHUFFLED, seat, 1, NO_CARD)


def _take_spare(g: "Game", s: bytearray, pile: int, count: int) -> int:
    """Move a discard pile's spare cards onto draw pile 1, which has count; return its new count."""
    spare = _spare(g, s, pile)
    if not spare:
        return count
    base = g.zones[DISCARDS + pile]
    by = g.zones[DISCARDS + 1 - pile] + g.capacity - 1
    size = s[DISCARD_SIZE + pile]
    for i in range(spare):
        s[g.draws + count + i] = uncolored(s[base + i])
    for i in range(size):
        stays = i + spare < size
        s[base + i] = s[base + spare + i] if stays else 0
        s[by - i] = s[by - spare - i] if stays else 0
    s[DISCARD_SIZE + pile] = size - spare
    return count + spare


def split(g: "Game", s: bytearray) -> None:
    """Split draw pile 1: the upper half, the larger if they differ, stays pile 1 (GRD-1).

    With one discard pile there is one draw pile, and dice have one pool.
    """
    if s[PILES] != TWO_PILES or s[DECK] == DICE:
        return
    count = s[PILE_SIZE]
    lower = count >> 1
    to = g.zones[1]
    first = g.draws
    for at in range(first, first + lower):
        s[to] = s[at]
        to += 1
    to = first
    for at in range(first + lower, first + count):
        card = s[at]
        s[at] = 0
        s[to] = card
        to += 1
    s[PILE_SIZE] = count - lower
    s[PILE_SIZE + 1] = lower


def next_card(g: "Game", s: bytearray, seat: int, pile: int) -> int:
    """Take the top card of draw pile 0 or 1, of the other if that one is empty; NO_CARD: none."""
    if not s[PILE_SIZE] and not s[PILE_SIZE + 1]:
        _reshuffle(g, s, seat)
    if not s[PILE_SIZE + pile]:
        pile = 1 - pile
    size = s[PILE_SIZE + pile]
    if not size:
        return NO_CARD
    at = g.zones[pile] + size - 1
    card = s[at]
    s[at] = 0
    s[PILE_SIZE + pile] = size - 1
    return card


def draw(g: "Game", s: bytearray, seat: int, source: int) -> int:
    """Let a seat draw; source: draw pile 0 or 1, or the discard piles as 2 or 3.

    Return the kind drawn, or NO_CARD if the card went to a neighbor (GRD-30). The caller has made
    sure that there is a card.
    """
    if source < DISCARDS:
        kind = next_card(g, s, seat, source)
    else:
        kind = lift(g, s, source - DISCARDS)
        note(s, LIFTED, seat, source - 1, kind)
    holder = receive(g, s, seat, kind)
    if not s[COLOR_LATE] or not slots.late_color(s):  # a seat that may not look yet gives no set
        open_gained(s, holder, kind)
    return kind if holder == seat else NO_CARD


def receive(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Give a seat a card that it draws or is dealt; return the seat that holds it then (GRD-30)."""
    face = FACE[counts_as(s, kind)]
    if not s[FACE_UP_CARDS] or kind >= FIRST_WILD_KIND or not _SEVEN <= face <= _NINE:
        gain(g, s, seat, kind)
        return seat
    holder = seat
    if face == _SEVEN:
        holder = neighbor(s, seat, 1)
    elif face == _NINE:
        holder = neighbor(s, seat, -1)
    gain(g, s, holder, kind | FACE_UP)
    note(s, LAID_OPEN, seat, holder, kind)
    return holder


def turn_up(g: "Game", s: bytearray, seat: int, pile: int) -> int:
    """Turn the next card onto an empty discard pile; return its kind, NO_CARD if none is left."""
    kind = next_card(g, s, seat, 0)
    if kind != NO_CARD:
        lay(g, s, pile, kind, seat)
        note(s, TURNED_UP, seat, pile + 1, kind)
    return kind
