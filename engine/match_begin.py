"""A match's beginning: the table, its deck, and who deals first (CORE-1).

A board has this in memory between hands alone (engine/between.py); `Game` calls it.
"""

from engine.cards import POINTS
from engine.const import const
from engine.events import DREW_FOR_DEAL, note
from engine.generator import seed_all, stir
from engine.hand import clear, deal, shuffle_all, shuffle_for_deal
from engine.layout import (
    CARDS_IN_PLAY,
    DEALER,
    DRAW_PILES,
    EFFECTS,
    NOBODY,
    OPTIONS,
    OPTIONS_SIZE,
    PILE_SIZE,
    PLAYER_AT,
    PLAYERS,
    QUIZ,
    RULE_SET,
    SCORER,
    SEAT_OF_COLOR,
    TEAM,
    ZONES,
)
from engine.options import DECKS, OPPOSITE, PARTNERS, QUIZ_WAY
from engine.windows import BEGINS_MATCH, BETWEEN_DO, SETS_TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.ruleset import RuleSet

_MANY_PLAYERS = const(7)  # from so many on there are two decks
_TWO_DECKS = const(1)  # decks=2
_DECKS_BY_PLAYERS = const(2)  # decks=auto


def _set_table(g: "Game", rules: "RuleSet", players: int, seed: int) -> None:
    """See `Game.set_table`."""
    rules.check_players(players)
    if players > g.seats or rules.deck_size(players) > g.capacity:
        raise ValueError("this game was made for a smaller table")  # a fault of the caller
    s = g.state
    for at in range(ZONES):
        s[at] = 0
    s[PLAYERS] = players
    s[DEALER] = players - 1
    s[RULE_SET] = rules.number
    s[OPTIONS : OPTIONS + OPTIONS_SIZE] = rules.flat
    s[EFFECTS : EFFECTS + 24] = rules.effects
    s[SCORER] = NOBODY
    for seat in range(players):
        s[PLAYER_AT + seat] = seat
        s[QUIZ + seat] = s[QUIZ_WAY]
        if s[PARTNERS] == OPPOSITE:
            s[TEAM + seat] = 1 + seat % 2  # PAR-1
    for color in range(4):
        s[SEAT_OF_COLOR + color] = color
    seed_all(s, seed)
    clear(g, s)
    for at in g.zones:
        s[at : at + g.capacity] = g.blank
    put_deck(g, s, rules.deck)


def put_deck(g: "Game", s: bytearray, deck: bytes) -> None:
    """Put a deck (two, where the options say so) into draw pile 1, unshuffled."""
    size = 0
    is_double = s[DECKS] == _TWO_DECKS or (
        s[DECKS] == _DECKS_BY_PLAYERS and s[PLAYERS] >= _MANY_PLAYERS
    )
    for _ in range(2 if is_double else 1):
        for card in deck:
            s[g.draws + size] = card
            size += 1
    s[PILE_SIZE] = s[CARDS_IN_PLAY] = size


def _begin(g: "Game", dealer: int, entropy: bytes) -> None:
    """See `Game.begin`."""
    s = g.state
    stir(s, entropy)
    if dealer == NOBODY:
        shuffle_all(g, s)
        draw_for_deal(g, s)
    else:
        s[DEALER] = dealer
    shuffle_for_deal(g, s)
    deal(g, s)
    g.settle()


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


BETWEEN_DO[SETS_TABLE] = _set_table
BETWEEN_DO[BEGINS_MATCH] = _begin
