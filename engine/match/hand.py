"""This module begins a hand: it makes the deck, shuffles, and settles who deals and who starts."""

from engine.const import const
from engine.state.cards import FACE, FIRST_WILD_KIND, KIND_MASK, NO_CARD, WILD_FOUR, uncolored
from engine.state.events import DEALT, note
from engine.state.generator import shuffle
from engine.state.layout import (
    AGES,
    ASIDE_SIZE,
    CALLS_PEPPER,
    CARDS_IN_PLAY,
    CATCHES,
    COUNTS,
    DEALER,
    EFFECTS,
    GUILTY,
    HAD_TURN,
    HAND_NUMBER,
    HANDS,
    KEPT,
    LEFT,
    LEFT_IN,
    LOSER,
    MAX_SEATS,
    NOBODY,
    OUT,
    PEPPER,
    PER_HAND,
    PER_MATCH,
    PILE_SIZE,
    PLAYERS,
    SALT,
    SEATED,
    SHOWN_TO,
    SITTING_OUT,
    STARTER,
    TURN_LIMIT,
    TURNS_LEFT,
    UNSETTLED,
    WINDOWS,
    ZONES,
)
from engine.state.options import (
    CARDS_ACT,
    CARDS_DEALT,
    DECKS,
    DECKS_BY_PLAYERS,
    END,
    FIRST_FOUR,
    FIRST_PLAYER,
    FIRST_WILD,
    FLAVOR,
    LAST_LEFT,
    LIMIT,
    MANY_CARDS,
    MANY_PLAYERS,
    RESHUFFLE,
    SEVERAL_PLAYERS,
    START,
    TABLES,
    TWO_DECKS,
    WILD_LEFT_UNDER,
    WILD_RETURNS,
    YOUNGEST,
)
from engine.state.seats import in_set, next_seat, set_direction, set_word, word
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

# What `judge_first_card` returns.
BEGINS_HAND = const(0)
GOES_BACK = const(1)
GOES_UNDER = const(2)


_ZEROS = bytearray(PER_MATCH)


def cards_each(s: bytearray) -> int:
    """Return how many cards each player is dealt (CRO-1)."""
    if s[MANY_CARDS] and s[PLAYERS] >= SEVERAL_PLAYERS:
        return s[MANY_CARDS]
    return s[CARDS_DEALT]


def put_deck(g: "Game", s: bytearray, deck: bytes) -> None:
    """Put a deck (two, where the options say so) into draw pile 1, unshuffled."""
    size = 0
    is_many = s[PLAYERS] >= MANY_PLAYERS
    is_double = s[DECKS] == TWO_DECKS or (s[DECKS] == DECKS_BY_PLAYERS and is_many)
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
    limit = word(s, LIMIT)
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
    if s[ASIDE_SIZE]:
        slots.take_aside_up(g, s)
    if s[TABLES] or s[START]:
        slots.keep_trail(g, s)
    count = slots.gather_and_cut(g, s) if s[RESHUFFLE] else gather(g, s)
    clear_table(s)
    s[PILE_SIZE] = count
    s[CARDS_IN_PLAY] = count + 1 if s[KEPT] else count
    if s[EFFECTS + 2] == CALLS_PEPPER:
        s[DEALER] = pepper
    elif s[END] == LAST_LEFT and loser != NOBODY:
        s[DEALER] = loser
    else:
        s[DEALER] = next_seat(s, s[DEALER])
    if in_set(s, OUT, s[DEALER]):  # the dealer sits out
        s[DEALER] = next_seat(s, s[DEALER])


def gather(g: "Game", s: bytearray, first: int = 0) -> int:
    """Move all cards to draw pile 1 in the order in which they lie; return how many there are.

    first: the seat whose hand comes first; the others follow in order.
    """
    size = s[PILE_SIZE]
    for pile in range(1, HANDS):
        size = _collect(s, g.draws, size, g.zones[pile], s[PILE_SIZE + pile])
        s[PILE_SIZE + pile] = 0
    for i in range(first, first + s[PLAYERS]):
        seat = i % s[PLAYERS]
        size = _collect(s, g.draws, size, g.hands[seat], s[COUNTS + seat])
        s[COUNTS + seat] = 0
    for zone in range(1, len(g.zones)):
        at = g.zones[zone]
        s[at : at + g.capacity] = g.blank
    s[PILE_SIZE] = s[CARDS_IN_PLAY] = size
    return size


def _collect(s: bytearray, draws: int, size: int, base: int, count: int) -> int:
    to = draws + size
    for at in range(base, base + count):
        kind = s[at] & KIND_MASK
        s[to] = kind if kind < FIRST_WILD_KIND else uncolored(kind)
        to += 1
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
    if not s[RESHUFFLE]:
        shuffle_for_deal(g, s)
    deal(g, s)


def deal(g: "Game", s: bytearray) -> None:
    """Deal draw pile 1 in its present order and begin the hand, by the turn of its flavor."""
    s[PEPPER] = s[DEALER]
    s[STARTER] = starter(s)
    note(s, DEALT, s[DEALER], cards_each(s), NO_CARD)
    if s[KEPT] and s[FLAVOR] != CARDS_ACT:
        slots.start_on_last(g, s)
    elif s[FLAVOR] == CARDS_ACT:
        slots.begin_on_two_piles(g, s)
    else:
        slots.begin_on_one_pile(g, s)


def judge_first_card(s: bytearray, card: int) -> int:
    """Return what becomes of a turned card: BEGINS_HAND, GOES_BACK or GOES_UNDER (OFF-2, CRO-1)."""
    if card < FIRST_WILD_KIND:
        return BEGINS_HAND
    if s[FIRST_WILD] == WILD_LEFT_UNDER:
        return GOES_UNDER
    is_returned = not s[FIRST_FOUR] if FACE[card] == WILD_FOUR else s[FIRST_WILD] == WILD_RETURNS
    return GOES_BACK if is_returned else BEGINS_HAND


def deal_cards(g: "Game", s: bytearray) -> None:
    """Deal one card at a time, from the dealer's left, to every seat that is in the hand."""
    each = cards_each(s)
    players = s[LEFT_IN]
    top = g.draws + s[PILE_SIZE]
    seat = s[DEALER]
    for _ in range(players):
        seat = next_seat(s, seat)
        top -= 1
        at = top
        base = g.hands[seat]
        for to in range(base, base + each):
            s[to] = s[at]
            at -= players
        s[COUNTS + seat] = each
    s[PILE_SIZE] = top - g.draws - (each - 1) * players


def starter(s: bytearray) -> int:
    """Return who starts: the dealer's left, or with first=youngest the youngest (CORE-1)."""
    seat = next_seat(s, s[DEALER])
    if s[FIRST_PLAYER] == YOUNGEST:
        for i in range(s[PLAYERS]):
            if in_set(s, OUT, i):
                continue
            if s[AGES + i] and (not s[AGES + seat] or s[AGES + i] < s[AGES + seat]):
                seat = i
    return seat
