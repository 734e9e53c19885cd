"""A hand's beginning: the deck, the shuffle, who deals and who starts (CORE-1)."""

from engine.cards import (
    DRAW_TWO,
    NO_CARD,
    POINTS,
    WILD,
    WILD_FOUR,
    colored,
    wild,
)
from engine.const import const
from engine.events import (
    DEALT,
    DREW_FOR_DEAL,
    note,
)
from engine.generator import shuffle
from engine.layout import (
    AGES,
    CARDS_IN_PLAY,
    DEALER,
    DRAW_PILES,
    OUT,
    PEPPER,
    PILE_SIZE,
    PLAYERS,
    STARTER,
    UNSETTLED,
)
from engine.options import (
    CARDS_DEALT,
    DECKS,
    FIRST_PLAYER,
    PILES,
)
from engine.seats import in_set, next_seat
from engine.windows import BEGINS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_TWO_DECKS = const(1)  # decks=2
_DECKS_BY_PLAYERS = const(2)  # decks=auto
_YOUNGEST = const(1)  # first=youngest


def _deck() -> bytes:  # set-up
    """The 108 cards of RULES.md, "Cards"."""
    cards = [wild(WILD), wild(WILD_FOUR)] * 4
    for color in range(4):
        for face in range(DRAW_TWO + 1):
            cards += [colored(face, color)] * (2 if face else 1)
    return bytes(cards)


_DECK = _deck()
_DECK_SIZE = const(108)


def gather(g: "Game", s: bytearray) -> None:
    """Put a fresh deck (two, where the options say so) into draw pile 1, unshuffled."""
    at = g.zones[DRAW_PILES]
    s[at : at + _DECK_SIZE] = _DECK
    size = _DECK_SIZE
    if s[DECKS] == _TWO_DECKS or _by_players(s):
        s[at + size : at + 2 * size] = _DECK
        size += _DECK_SIZE
    s[PILE_SIZE] = s[CARDS_IN_PLAY] = size


def _by_players(s: bytearray) -> bool:
    return s[DECKS] == _DECKS_BY_PLAYERS and s[PLAYERS] >= 7


def shuffle_all(g: "Game", s: bytearray) -> None:
    """Shuffle draw pile 1, to the bottom."""
    settle(g, s, s[PILE_SIZE])


def shuffle_for_deal(g: "Game", s: bytearray) -> None:
    """Shuffle draw pile 1 as deep as `deal` takes from it, and a little deeper."""
    settle(g, s, s[PLAYERS] * s[CARDS_DEALT] + 8)


def draw_for_deal(g: "Game", s: bytearray) -> None:
    """Settle the first dealer: each draws a card, the dearest deals, ties draw again (CORE-1)."""
    tied = (1 << s[PLAYERS]) - 1
    top = g.zones[DRAW_PILES] + s[PILE_SIZE] - 1
    while tied & tied - 1:
        best = -1
        drawers = tied
        for seat in range(s[PLAYERS]):
            if not drawers & 1 << seat:
                continue
            if top < g.zones[DRAW_PILES]:
                shuffle_all(g, s)
                top = g.zones[DRAW_PILES] + s[PILE_SIZE] - 1
            card = s[top]
            top -= 1
            note(s, DREW_FOR_DEAL, seat, 0, card)
            if POINTS[card] > best:
                best = POINTS[card]
                tied = 1 << seat
            elif POINTS[card] == best:
                tied |= 1 << seat
    seat = 0
    while tied >> seat > 1:
        seat += 1
    s[DEALER] = seat


def deal(g: "Game", s: bytearray) -> None:
    """Deal draw pile 1 as it lies and let the hand begin, with as many piles as it has."""
    s[PEPPER] = s[DEALER]
    s[STARTER] = starter(s)
    note(s, DEALT, s[DEALER], s[CARDS_DEALT], NO_CARD)
    BEGINS[s[PILES]](g, s)


def starter(s: bytearray) -> int:
    """Return who starts: the dealer's left, or the youngest who gave an age (CORE-1)."""
    seat = next_seat(s, s[DEALER])
    if s[FIRST_PLAYER] == _YOUNGEST:
        for i in range(s[PLAYERS]):
            if in_set(s, OUT, i):
                continue
            if s[AGES + i] and (not s[AGES + seat] or s[AGES + i] < s[AGES + seat]):
                seat = i
    return seat


def settle(g: "Game", s: bytearray, ahead: int) -> None:
    """Draw the order of the next cards of draw pile 1, `ahead` of them or one or two more.

    A pile is shuffled as deep as it is drawn from: a whole one takes a board 10 ms.
    """
    size = s[PILE_SIZE]
    s[UNSETTLED] = shuffle(s, g.zones[DRAW_PILES], size, size - ahead if size > ahead else 0)
