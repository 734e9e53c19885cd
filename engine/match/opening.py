"""This module begins a match: it allocates the game, sets the table and finds the first dealer."""

from engine.match.deal import clear_table, deal, put_deck, shuffle_all, shuffle_for_deal, wipe
from engine.state.cards import COLORS, FACE, POINTS
from engine.state.events import DREW_FOR_DEAL, note
from engine.state.layout import *
from engine.state.options import OPPOSITE, PARTNERS, QUIZ_WAY
from engine.state.seeds import seed_all, stir

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.rulesets.rule_set import RuleSet


def state_size(seats: int, cards: int) -> int:
    """Return how many bytes the state of a game takes."""
    return ZONES + (HANDS + seats) * cards


def take_memory(g: "Game", seats: int, cards: int, state: "bytearray | None") -> None:  # set-up
    """Allocate all memory of a game; see `Game.__init__`."""
    if not 2 <= seats <= MAX_SEATS or not 16 <= cards <= 255:
        raise ValueError("a game has 2 to 10 seats and 16 to 255 cards")
    g.seats = seats
    g.capacity = cards
    g.state = bytearray(state_size(seats, cards)) if state is None else state
    g.hands = tuple([ZONES + (HANDS + seat) * cards for seat in range(seats)])
    g.draws = ZONES + DRAW_ZONE * cards
    g.aside = ZONES + ASIDE_ZONE * cards
    g.discards = ZONES + DISCARD_ZONE * cards
    whole = memoryview(g.state)
    g.public_part = whole[0:PUBLIC]
    g.hand_parts = tuple([whole[at : at + cards] for at in g.hands])
    g.hooks = None  # type: ignore[assignment]  # its first assignment takes memory: here, not later
    g.fits_twice = 0
    if state is None:
        g.state[STATUS] = NOT_STARTED
        g.state[FIRST] = NOBODY


def set_table(g: "Game", s: bytearray, rules: "RuleSet", players: int, seed: int) -> None:
    """See `Game.set_table`."""
    rules.check_players(players)
    g.hooks = rules.hooks
    if players > g.seats or rules.deck_size(players) > g.capacity:
        raise ValueError("this game was made for a smaller table")  # a fault of the caller
    wipe(s, 0, ZONES)
    s[PLAYERS] = players
    s[DEALER] = players - 1
    s[RULE_SET] = rules.number
    s[OPTIONS : OPTIONS + OPTIONS_SIZE] = rules.flat
    s[EFFECTS:OPTIONS] = rules.effects
    s[SCORER] = NOBODY
    for seat in range(players):
        s[PLAYER_AT + seat] = seat
        s[QUIZ + seat] = s[QUIZ_WAY]
        if s[PARTNERS] == OPPOSITE:
            s[TEAM + seat] = 1 + seat % 2  # PAR-1
    for color in range(COLORS):
        s[SEAT_OF_COLOR + color] = color
    seed_all(s, seed)
    clear_table(s)
    wipe(s, ZONES, g.hands[-1] + g.capacity)
    put_deck(g, s, rules.deck)


def begin(g: "Game", s: bytearray, dealer: int, entropy: bytes) -> None:
    """See `Game.begin`."""
    stir(s, entropy)
    s[DEALER] = dealer
    if dealer == NOBODY:
        shuffle_all(g, s)
        draw_for_deal(g, s)
    shuffle_for_deal(g, s)
    deal(g, s)


def draw_for_deal(g: "Game", s: bytearray) -> None:
    """Let each player draw a card: the highest points deal, ties draw again (CORE-1)."""
    tied = (1 << s[PLAYERS]) - 1
    top = g.draws + s[PILE_SIZE] - 1
    while tied & tied - 1:
        best = -1
        drawers = tied
        for seat in range(s[PLAYERS]):
            if not drawers & 1 << seat:
                continue
            if top < g.draws:
                shuffle_all(g, s)
                top = g.draws + s[PILE_SIZE] - 1
            card = s[top]
            top -= 1
            note(s, DREW_FOR_DEAL, seat, 0, card)
            if POINTS[FACE[card]] > best:
                best = POINTS[FACE[card]]
                tied = 1 << seat
            elif POINTS[FACE[card]] == best:
                tied |= 1 << seat
    seat = 0
    while tied >> seat > 1:
        seat += 1
    s[DEALER] = seat
