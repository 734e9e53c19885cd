"""A hand's beginning: the deck, the deal, the first card (CORE-1, OFF-1, OFF-2)."""

from engine.calling import open_calling
from engine.cards import (
    DRAW_TWO,
    FACE,
    NO_CARD,
    POINTS,
    REVERSE,
    SKIP,
    WILD,
    WILD_FOUR,
    colored,
    wild,
)
from engine.const import const
from engine.events import (
    CARD_RETURNED,
    DEALT,
    DREW_FOR_DEAL,
    FIRST_CARD,
    SKIPPED,
    TURNED,
    note,
)
from engine.flow import put_on_turn
from engine.laid import open_laid
from engine.layout import (
    AGES,
    CARDS_IN_PLAY,
    COUNTS,
    DEALER,
    DISCARDS,
    DRAW_PILES,
    DRAWS_TWO,
    FIRST_KIND,
    LEFT_IN,
    OUT,
    PEPPER,
    PILE_SIZE,
    PLAYERS,
    RIGHT,
    STARTER,
    TOP_CARD,
    TURN,
    TURNS_LEFT,
)
from engine.options import (
    CARDS_DEALT,
    DECKS,
    FIRST_PLAYER,
    FIRST_REVERSE,
    FIRST_WILD,
    PILES,
    TWO_PILES,
)
from engine.piles import settle
from engine.seats import in_set, next_seat, set_direction, set_word, word
from engine.windows import ON_TURN, SETTING_UP, push

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_TWO_DECKS = const(1)  # decks=2
_DECKS_BY_PLAYERS = const(2)  # decks=auto
_YOUNGEST = const(1)  # first=youngest
_WILD_RETURNS = const(1)  # first_wild=return
_REVERSE_STARTS_RIGHT = const(0)  # first_reverse=right


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
    """Deal draw pile 1 as it lies, one card at a time from the dealer's left, and begin."""
    players = s[PLAYERS]
    s[PEPPER] = s[DEALER]
    s[STARTER] = starter(s)
    note(s, DEALT, s[DEALER], s[CARDS_DEALT], NO_CARD)
    if s[PILES] == TWO_PILES:
        push(s, ON_TURN)
        push(s, SETTING_UP)
        return
    for _ in range(s[CARDS_DEALT]):
        for i in range(1, players + 1):
            seat = (s[DEALER] + i) % players
            if in_set(s, OUT, seat):
                continue
            s[PILE_SIZE] -= 1
            s[g.hands[seat] + s[COUNTS + seat]] = s[g.zones[DRAW_PILES] + s[PILE_SIZE]]
            s[COUNTS + seat] += 1
    _turn_first_card(g, s)


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


def _turn_first_card(g: "Game", s: bytearray) -> None:
    """Turn the first discard; a Wild Draw Four goes back until another card comes (OFF-2)."""
    while True:
        card = s[g.zones[DRAW_PILES] + s[PILE_SIZE] - 1]
        face = FACE[card]
        if face != WILD_FOUR and not (face == WILD and s[FIRST_WILD] == _WILD_RETURNS):
            break
        note(s, CARD_RETURNED, s[DEALER], 0, card)
        shuffle_all(g, s)
    s[PILE_SIZE] -= 1
    s[PILE_SIZE + DISCARDS] = 1
    s[g.zones[DISCARDS]] = s[TOP_CARD] = s[FIRST_KIND] = card
    note(s, FIRST_CARD, s[DEALER], 0, card)
    _begin_with(g, s, face)


def _begin_with(g: "Game", s: bytearray, face: int) -> None:
    """Let the first card act on the seat that starts (OFF-2)."""
    first = s[STARTER]
    if face == SKIP:
        note(s, SKIPPED, first, 0, NO_CARD)
        first = next_seat(s, first)
    elif face == REVERSE:
        first = _begin_reversed(s)
    put_on_turn(s, first)
    if face == DRAW_TWO:
        _begin_drawing(g, s, first)
    elif face == WILD:
        open_calling(s, first)


def _begin_reversed(s: bytearray) -> int:
    """A first Reverse: who starts depends on `first_reverse`; with two, the dealer."""
    if s[LEFT_IN] == 2:
        return s[DEALER]
    set_direction(s, RIGHT)
    note(s, TURNED, s[DEALER], RIGHT, NO_CARD)
    if s[FIRST_PLAYER] == _YOUNGEST:
        return s[STARTER]
    if s[FIRST_REVERSE] == _REVERSE_STARTS_RIGHT:
        return next_seat(s, s[DEALER])
    return s[DEALER]


def _begin_drawing(g: "Game", s: bytearray, first: int) -> None:
    """A first Draw Two falls on the seat that would start, as if the seat before had laid it."""
    before = first
    while next_seat(s, before) != first or before == first:
        before = (before + 1) % s[PLAYERS]
    s[TURN] = before
    set_word(s, TURNS_LEFT, word(s, TURNS_LEFT) + 1)  # what ends now is nobody's turn
    open_laid(s, before, s[TOP_CARD], DRAWS_TWO)
