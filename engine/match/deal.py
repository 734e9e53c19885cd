"""This module begins a hand: it makes the deck, shuffles, and settles who deals and who starts."""

from engine.state import options
from engine.state.cards import FIRST_WILD_KIND, KIND_MASK, NO_CARD, uncolored
from engine.state.events import DEALT, note
from engine.state.generator import shuffle
from engine.state.layout import *
from engine.state.seats import in_set, next_seat, set_direction, set_word, word
from engine.state.window_types import W_FIRST_CARD
from engine.state.windows import push
from engine.turn.piles import next_card, place, receive, turn_over

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_ZEROS = bytearray(PER_MATCH)


def cards_each(s: bytearray) -> int:
    """Return how many cards each player is dealt (CRO-1)."""
    if s[options.MANY_CARDS] and s[PLAYERS] >= options.SEVERAL_PLAYERS:
        return s[options.MANY_CARDS]
    return s[options.CARDS_DEALT]


def put_deck(g: "Game", s: bytearray, deck: bytes) -> None:
    """Put a deck (two, where the options say so) into draw pile 1, unshuffled."""
    size = 0
    is_many = s[PLAYERS] >= options.MANY_PLAYERS
    is_double = s[options.DECKS] == options.TWO_DECKS or (
        s[options.DECKS] == options.DECKS_BY_PLAYERS and is_many
    )
    for _ in range(1 + is_double):
        for card in deck:
            s[g.draws + size] = card
            size += 1
    s[PILE_SIZE] = s[CARDS_IN_PLAY] = size


def clear_table(s: bytearray) -> None:
    """Reset all that belongs to a hand, and begin the next one's number and limit of turns."""
    wipe(s, 0, PER_MATCH)
    wipe(s, WINDOWS, PER_HAND)
    wipe(s, GUILTY, ZONES)
    s[LOSER] = s[SHOWN_TO] = s[SALT] = NOBODY
    s[HAD_TURN] = s[HAD_TURN + 1] = 0
    for at in range(CATCHES, CATCHES + MAX_SEATS // 2):
        s[at] = 0
    s[OUT] = s[SITTING_OUT]
    s[OUT + 1] = s[SITTING_OUT + 1]
    for seat in range(s[PLAYERS]):
        if not in_set(s, OUT, seat):
            s[LEFT_IN] += 1
    s[SEATED] = s[LEFT_IN]
    set_direction(s, LEFT)
    s[HAND_NUMBER] = min(s[HAND_NUMBER] + 1, 255)
    limit = word(s, options.LIMIT)
    set_word(s, TURN_LIMIT, limit if limit else 100 * s[SEATED])
    set_word(s, TURNS_LEFT, word(s, TURN_LIMIT))


def wipe(s: bytearray, start: int, end: int) -> None:
    """Write zeros from start to end; there must be PER_MATCH bytes or more."""
    while start < end - PER_MATCH:
        s[start : start + PER_MATCH] = _ZEROS
        start += PER_MATCH
    s[end - PER_MATCH : end] = _ZEROS


def prepare_next(g: "Game", s: bytearray) -> None:
    """Gather all cards in draw pile 1 for the next hand, reset the table, and settle who deals.

    The deal moves one seat left (CORE-1), past seats that sit out. With a pepper shaker its holder
    deals (GRD-39); after a hand with a loser the loser does (COW-5).
    """
    pepper = s[PEPPER]
    loser = s[LOSER]
    for prepare in g.hooks.gathers:
        prepare(g, s)
    cut = g.hooks.cuts
    count = cut(g, s) if cut is not None else gather(g, s)
    clear_table(s)
    s[PILE_SIZE] = count
    s[CARDS_IN_PLAY] = count + 1 if s[KEPT] else count
    if s[EFFECTS + 2] == CALLS_PEPPER:
        s[DEALER] = pepper
    elif s[options.END] == options.LAST_LEFT and loser != NOBODY:
        s[DEALER] = loser
    else:
        s[DEALER] = next_seat(s, s[DEALER])
    if in_set(s, OUT, s[DEALER]):  # the dealer sits out
        s[DEALER] = next_seat(s, s[DEALER])


def gather(g: "Game", s: bytearray, first: int = 0) -> int:
    """Move all cards to draw pile 1 in the order in which they lie; return how many there are.

    Draw pile 1 comes first, then the other piles, then the hands; first: the seat whose hand comes
    first, the others follow in order.
    """
    size = s[PILE_SIZE]
    second = s[PILE_SIZE + 1]
    end = g.draws + g.capacity
    turn_over(s, end - second, end)  # as it lies from bottom to top; then it moves down
    for i in range(second):
        s[g.draws + size + i] = s[end - second + i]
    size += second
    for pile in range(DISCARDS, DISCARDS + 2):
        at = place(g, pile, 0)
        size = _collect(g, s, at, -1 if pile & 1 else 1, s[PILE_SIZE + pile], size)
    for pile in range(1, DISCARDS + 2):
        s[PILE_SIZE + pile] = 0
    for i in range(first, first + s[PLAYERS]):
        seat = i % s[PLAYERS]
        size = _collect(g, s, g.hands[seat], 1, s[COUNTS + seat], size)
        s[COUNTS + seat] = 0
    for at in range(g.draws + size, end):
        s[at] = 0  # draw pile 2 lay there
    wipe(s, g.aside, g.hands[-1] + g.capacity)  # all zones but the draw piles
    s[PILE_SIZE] = s[CARDS_IN_PLAY] = size
    return size


def _collect(g: "Game", s: bytearray, at: int, step: int, count: int, size: int) -> int:
    """Put cards onto draw pile 1, which has `size`, as they are in a deck; return its new size.

    at: the offset of the first; step: from one to the next.
    """
    base = g.draws + size
    for i in range(count):
        kind = s[at] & KIND_MASK
        s[base + i] = kind if kind < FIRST_WILD_KIND else uncolored(kind)
        at += step
    return size + count


def shuffle_all(g: "Game", s: bytearray) -> None:
    """Shuffle the whole draw pile 1."""
    s[UNSETTLED] = shuffle(s, g.draws, s[PILE_SIZE], 0)


def shuffle_for_deal(g: "Game", s: bytearray) -> None:
    """Shuffle as many cards of draw pile 1 as the deal needs, and a few more."""
    rest = s[PILE_SIZE] - s[PLAYERS] * cards_each(s) - 8
    s[UNSETTLED] = shuffle(s, g.draws, s[PILE_SIZE], max(rest, 0))


def next_hand(g: "Game", s: bytearray) -> None:
    """Gather all cards, shuffle them unless `reshuffle` forbids it, and deal."""
    prepare_next(g, s)
    if not s[options.RESHUFFLE]:
        shuffle_for_deal(g, s)
    deal(g, s)


def deal(g: "Game", s: bytearray) -> None:
    """Deal draw pile 1 in its present order, then turn the first card when all else is settled.

    One card at a time from the dealer's left, to every seat that is in the hand (CORE-1, GRD-1).
    """
    hooks = g.hooks
    s[PEPPER] = s[DEALER]
    s[STARTER] = starter(s)
    note(s, DEALT, s[DEALER], cards_each(s), NO_CARD)
    if hooks.before_deal is not None:
        hooks.before_deal(g, s)
    _deal_out(g, s, cards_each(s))
    if hooks.splits is not None and not s[PILE_SIZE + 1]:  # else a scenario has split the pile
        hooks.splits(g, s)
    push(s, W_FIRST_CARD)
    if hooks.hand_begins is not None:
        hooks.hand_begins(g, s)


def _deal_out(g: "Game", s: bytearray, each: int) -> None:
    """Give every seat so many cards, one at a time from the dealer's left."""
    seat = s[DEALER]
    left = s[LEFT_IN]
    count = each * left
    if not g.hooks.is_drawing_plain or s[PILE_SIZE] - s[UNSETTLED] < count:
        for _ in range(count):
            seat = next_seat(s, seat)
            receive(g, s, seat, next_card(g, s, seat, 0))
        return
    size = s[PILE_SIZE] - count
    s[PILE_SIZE] = size
    top = g.draws + size + count - 1  # the same without calls: every hand begins so
    for i in range(left):
        seat = next_seat(s, seat)
        held = s[COUNTS + seat]
        to = g.hands[seat] + held
        s[COUNTS + seat] = held + each
        for n in range(each):
            at = top - i - n * left
            s[to + n] = s[at]
            s[at] = 0


def starter(s: bytearray) -> int:
    """Return who starts: the dealer's left, or with first=youngest the youngest (CORE-1)."""
    seat = next_seat(s, s[DEALER])
    if s[options.FIRST_PLAYER] == options.YOUNGEST:
        for i in range(s[PLAYERS]):
            if in_set(s, OUT, i):
                continue
            if s[AGES + i] and (not s[AGES + seat] or s[AGES + i] < s[AGES + seat]):
                seat = i
    return seat
