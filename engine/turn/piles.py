"""This module lays on, lifts from, draws from and reshuffles two draw piles and two discard piles.

A pile is named by its number: draw piles 0 and 1, discard piles 2 and 3 (layout.DISCARDS), or a
discard pile by 0 and 1 where a parameter is called `pile`. Two piles share a zone: the first grows
up from its front, the second down from its back. Each discard has a byte at the same place of the
next zone: the player who laid it.

Draw pile 1 is shuffled no further than it is drawn from: UNSETTLED cards at its bottom have no
order yet, since shuffling a whole pile takes a board 10 ms. With two draw piles all are settled.
"""

from engine.const import const
from engine.state.cards import (
    BLANK,
    FACE,
    FIRST_WILD_KIND,
    KIND_MASK,
    NO_CARD,
    NO_COLOR,
    counts_as,
    uncolored,
)
from engine.state.choices import DRAW, FROM_D2, PASS
from engine.state.events import LIFTED, RESHUFFLED, TURNED_UP, note
from engine.state.generator import shuffle
from engine.state.layout import *
from engine.state.options import CUMULATE, FACE_DOWN, PILES, STACK, TABLES
from engine.state.reasons import NO_SUCH_PILE, NOTHING_TO_DRAW, OK
from engine.state.seats import set_word, word
from engine.turn.hand_cards import gain
from engine.turn.uno import forget_uno

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_AHEAD = const(16)  # cards that are shuffled at a time
_SEVEN = const(7)


def place(g: "Game", pile: int, i: int) -> int:
    """Return the offset of card i, from the bottom, of a pile, 0 to 3."""
    base = g.draws if pile < DISCARDS else g.discards
    return base + g.capacity - 1 - i if pile & 1 else base + i


def is_open(s: bytearray, pile: int) -> int:
    """Can cards be laid face up on a discard pile, 0 or 1? Not 0 if so."""
    if pile and s[PILES] == FACE_DOWN:
        return 0
    return s[DISCARD_SIZE + pile]


def lay(g: "Game", s: bytearray, pile: int, card: int, seat: int) -> None:
    """Put a card on a discard pile; seat: who laid it."""
    covered = g.hooks.covers
    if covered is not None:
        covered(g, s, pile)
    if s[JUMPABLE] == pile + 1:
        s[JUMPABLE] = 0  # a backfire or a recovery covers the card that could be jumped on
    size = s[DISCARD_SIZE + pile]
    at = g.discards + size if not pile else g.discards + g.capacity - 1 - size
    s[at] = card
    s[at + g.capacity] = s[TOP_BY + pile] = s[PLAYER_AT + seat]
    s[DISCARD_SIZE + pile] = size + 1
    s[TOP_CARD + pile] = card if FACE[card] != BLANK else counts_as(s, card)


def lift(g: "Game", s: bytearray, pile: int) -> int:
    """Take the top card off a discard pile; return its kind, without a called color.

    If the card below is a wild that was covered before its color was called, it takes the color of
    the card lifted.
    """
    if s[JUMPABLE] == pile + 1:
        s[JUMPABLE] = 0
    size = s[DISCARD_SIZE + pile] - 1
    at = place(g, DISCARDS + pile, size)
    kind = s[at]
    s[at] = s[at + g.capacity] = 0
    s[DISCARD_SIZE + pile] = size
    if not size:
        s[TOP_CARD + pile] = s[TOP_BY + pile] = 0
        return uncolored(kind)
    at = place(g, DISCARDS + pile, size - 1)
    top = s[at]
    if top >= FIRST_WILD_KIND and top & 7 == NO_COLOR:
        top = top & ~7 | (kind & 3 if kind < FIRST_WILD_KIND else kind & 7)
        s[at] = top
    s[TOP_CARD + pile] = counts_as(s, top)
    s[TOP_BY + pile] = s[at + g.capacity]
    return uncolored(kind)


def put_under_draws(g: "Game", s: bytearray, count: int) -> None:
    """Make room for count cards at the bottom of draw pile 1, whose order is settled for it."""
    s[UNSETTLED] = shuffle(s, g.draws, s[UNSETTLED], 0)
    size = s[PILE_SIZE]
    for at in range(g.draws + size - 1, g.draws - 1, -1):
        s[at + count] = s[at]
    s[PILE_SIZE] = size + count


# What a pile's top cards do together (GRD-8).


def is_draw_effect(effect: int) -> bool:
    """Does a card with this effect make the next player draw?"""
    return effect == DRAWS_TWO or effect == DRAWS_FOUR


def count_times(g: "Game", s: bytearray, pile: int) -> int:
    """Return how often the top card of a discard pile acts (GRD-8).

    For most cards that is the number of equal ones on top, for draw cards the number of cards to
    draw.
    """
    effect = s[EFFECTS + FACE[s[TOP_CARD + pile]]]
    count = run_on_top(g, s, pile) if s[STACK] == CUMULATE else 1
    if not is_draw_effect(effect):
        return count
    if count == 1:
        return 4 if effect == DRAWS_FOUR else 2
    total = 0
    size = s[DISCARD_SIZE + pile]
    for i in range(size - count, size):
        card = s[place(g, DISCARDS + pile, i)]
        total += 4 if s[EFFECTS + FACE[card]] == DRAWS_FOUR else 2
    return total


def run_on_top(g: "Game", s: bytearray, pile: int) -> int:
    """Return how many cards on top of a pile cumulate with each other, at least one."""
    size = s[DISCARD_SIZE + pile]
    face = FACE[s[TOP_CARD + pile]]
    effect = s[EFFECTS + face]
    does_draw = is_draw_effect(effect)
    cumulates = effect == SKIPS_NEXT or does_draw or (effect > ACTS_ALONE and face < _SEVEN)
    if s[STACK] != CUMULATE or not cumulates:
        return 1
    count = 1
    while count < size:
        below = FACE[counts_as(s, s[place(g, DISCARDS + pile, size - 1 - count)])]
        if below != face and not (does_draw and is_draw_effect(s[EFFECTS + below])):
            break
        count += 1
    return count


# Drawing and reshuffling.


def can_draw(g: "Game", s: bytearray) -> bool:
    """Is there a card in the draw piles, or would a reshuffle bring one (CORE-3)?"""
    if s[PILE_SIZE] or s[PILE_SIZE + 1]:
        return True
    return _spare(g, s, 0) > 0 or _spare(g, s, 1) > 0


def _spare(g: "Game", s: bytearray, pile: int) -> int:
    """Return how many cards of a discard pile may go into a new draw pile (CORE-3, GRD-13)."""
    size = s[DISCARD_SIZE + pile]
    if size > 1 and s[STACK] == CUMULATE and is_open(s, pile):
        return size - run_on_top(g, s, pile)
    return size - 1 if size else 0


def why_not_draw_from(g: "Game", s: bytearray, pile: int) -> int:
    """Return OK, or why draw pile 0 or 1 cannot be drawn from."""
    if s[PILE_SIZE + pile]:
        return OK
    if not can_draw(g, s):
        return NOTHING_TO_DRAW
    return NO_SUCH_PILE if pile or s[PILE_SIZE + 1] else OK


def draws_into(g: "Game", s: bytearray, out: list[int], n: int) -> int:
    """Add DRAW for each draw pile, or PASS if nothing is left, to n choices."""
    if s[PILE_SIZE]:
        out[n] = DRAW
        n += 1
    elif not s[PILE_SIZE + 1]:
        out[n] = DRAW if can_draw(g, s) else PASS
        return n + 1
    if s[PILE_SIZE + 1]:
        out[n] = DRAW | FROM_D2
        n += 1
    return n


def _reshuffle(g: "Game", s: bytearray, seat: int) -> None:
    """Make a new draw pile of the discards but those that stay; seat: who has to draw (GRD-13)."""
    count = _take_spare(g, s, 0, 0)
    count = _take_spare(g, s, 1, count)
    if count:
        if s[TABLES]:
            lengthen_trail(s, count)
        s[PILE_SIZE] = s[UNSETTLED] = count
        split = g.hooks.splits
        if split is not None:
            split(g, s)
        note(s, RESHUFFLED, seat, 1, NO_CARD)


def lengthen_trail(s: bytearray, count: int) -> None:
    """Count discards that are taken away, so that the trail on the tables stays long (TAB-1)."""
    set_word(s, TRAIL, min(word(s, TRAIL) + count, 65535))


def _take_spare(g: "Game", s: bytearray, pile: int, count: int) -> int:
    """Move a discard pile's spare cards onto draw pile 1, which has count; return its new count."""
    spare = _spare(g, s, pile)
    if spare <= 0:
        return count
    size = s[DISCARD_SIZE + pile]
    step = -1 if pile else 1
    at = place(g, DISCARDS + pile, 0)
    for i in range(spare):
        s[g.draws + count + i] = uncolored(s[at + step * i])
    for i in range(size):
        to = at + step * i
        stays = i + spare < size
        s[to] = s[to + step * spare] if stays else 0
        to += g.capacity
        s[to] = s[to + step * spare] if stays else 0
    s[DISCARD_SIZE + pile] = size - spare
    return count + spare


def turn_over(s: bytearray, start: int, end: int) -> None:
    """Reverse the order of the bytes from start to end - 1."""
    end -= 1
    while start < end:
        s[start], s[end] = s[end], s[start]
        start += 1
        end -= 1


def settle_top(g: "Game", s: bytearray) -> None:
    """Shuffle the top of draw pile 1 as far as the next draws need it."""
    size = s[PILE_SIZE]
    if size <= s[UNSETTLED]:
        s[UNSETTLED] = shuffle(s, g.draws, size, size - _AHEAD if size > _AHEAD else 0)


def next_card(g: "Game", s: bytearray, seat: int, pile: int) -> int:
    """Take the top card of draw pile 0 or 1, of the other if that one is empty; NO_CARD: none."""
    if not s[PILE_SIZE + pile]:
        if not s[PILE_SIZE + 1 - pile]:
            _reshuffle(g, s, seat)
            pile = 0
        else:
            pile = 1 - pile
    size = s[PILE_SIZE + pile]
    if not size:
        return NO_CARD
    if pile:
        at = g.draws + g.capacity - size
    else:
        if size <= s[UNSETTLED]:
            settle_top(g, s)
        at = g.draws + size - 1
    card = s[at]
    s[at] = 0
    s[PILE_SIZE + pile] = size - 1
    return card


def draw(g: "Game", s: bytearray, seat: int, source: int) -> int:
    """Let a seat draw; source: draw pile 0 or 1, or the discard piles as 2 or 3.

    Return the kind drawn, or NO_CARD if the card went to a neighbor (GRD-30). The caller has made
    sure that there is a card.
    """
    if not source and g.hooks.is_drawing_plain and s[PILE_SIZE] > s[UNSETTLED]:
        size = s[PILE_SIZE] - 1  # what `next_card` and `gain` do on most draws, without the calls
        s[PILE_SIZE] = size
        kind = s[g.draws + size]
        s[g.draws + size] = 0
        size = s[COUNTS + seat]
        s[g.hands[seat] + size] = kind
        s[COUNTS + seat] = size + 1
        if size < 2:
            forget_uno(s, seat)
        return kind
    if source < DISCARDS:
        kind = next_card(g, s, seat, source)
    else:
        kind = lift(g, s, source - DISCARDS)
        note(s, LIFTED, seat, source - 1, kind)
    holder = receive(g, s, seat, kind)
    for gained in g.hooks.gains:  # what `tell_gain` does, without the call
        gained(g, s, holder, kind & KIND_MASK)
    return kind if holder == seat else NO_CARD


def receive(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Give a seat a card that it draws or is dealt; return the seat that holds it then."""
    goes_to = g.hooks.receives
    holder = goes_to(g, s, seat, kind) if goes_to is not None else NOBODY
    if holder != NOBODY:
        return holder
    gain(g, s, seat, kind)
    return seat


def turn_up(g: "Game", s: bytearray, seat: int, pile: int) -> int:
    """Turn the next card onto a discard pile; return its kind, NO_CARD if none is left."""
    kind = next_card(g, s, seat, 0)
    if kind != NO_CARD:
        lay(g, s, pile, kind, seat)
        note(s, TURNED_UP, seat, pile + 1, kind)
    return kind
