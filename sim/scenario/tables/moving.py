"""This module moves the cards of a table being set: from draw pile 1 to their places."""

from engine.notation import card_text
from engine.rules.dice import can_show, sort_of
from engine.state.cards import KIND_MASK, uncolored
from engine.state.layout import (
    ASIDE_SIZE,
    COUNTS,
    DISCARD_SIZE,
    DISCARDS,
    PILE_SIZE,
    PLAYERS,
    TOP_BY,
    TOP_CARD,
)
from engine.state.options import DECK
from engine.turn.piles import place
from sim.scenario.reading.lines import BadLine
from sim.scenario.reading.setting import Setting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_DICE = 3  # deck=dice


def count_cards(game: "Game", counts: bytearray) -> None:
    """Write how many cards of each kind all piles and hands hold into 128 bytes."""
    s = game.state
    for kind in range(len(counts)):
        counts[kind] = 0
    for pile in range(DISCARDS + 2):
        for i in range(s[PILE_SIZE + pile]):
            counts[_sort(s, s[place(game, pile, i)])] += 1
    for seat in range(s[PLAYERS]):
        for at in range(game.hands[seat], game.hands[seat] + s[COUNTS + seat]):
            counts[_sort(s, s[at] & KIND_MASK)] += 1
    for i in range(s[ASIDE_SIZE]):  # CRO-7
        counts[_sort(s, s[game.aside + 2 * i])] += 1


def _sort(s: bytearray, kind: int) -> int:
    """Return the fixed part of a card: a wild's color, or the face of a die, changes."""
    return sort_of(kind) if s[DECK] == _DICE else uncolored(kind)


def take_card(game: "Game", kind: int, line: int) -> None:
    """Take a card of a kind, or a die that can show it, out of any place in draw pile 1."""
    s = game.state
    size = s[PILE_SIZE]
    base = game.draws
    is_die = s[DECK] == _DICE and can_show(kind)
    for at in range(base, base + size):
        if s[at] == kind or (is_die and sort_of(s[at]) == sort_of(kind)):
            s[at] = s[base + size - 1]
            s[PILE_SIZE] = size - 1
            return
    raise BadLine(line, f"the deck has no {card_text(kind)}, or too few of them")


def take_top(game: "Game") -> int:
    """Take the top card off draw pile 1."""
    s = game.state
    s[PILE_SIZE] -= 1
    return s[game.draws + s[PILE_SIZE]]


def lay_card(game: "Game", pile: int, kind: int, seat: int) -> None:
    """Lay a card for a seat."""
    s = game.state
    size = s[DISCARD_SIZE + pile]
    at = place(game, DISCARDS + pile, size)
    s[at] = kind
    s[at + game.capacity] = s[TOP_BY + pile] = seat
    s[DISCARD_SIZE + pile] = size + 1
    s[TOP_CARD + pile] = kind


def take_draws(game: "Game", setting: Setting, pile: int) -> list[int]:
    """Take out the cards of a `draw` line; return them, the next to be drawn first."""
    if pile not in setting.draws:
        return []
    line, cards = setting.draws[pile]
    for kind in cards:
        take_card(game, kind, line)
    return cards


def put_on_pile(game: "Game", pile: int, cards: list[int]) -> None:
    """Put cards on a draw pile, the next to be drawn first."""
    s = game.state
    for i in range(len(cards) - 1, -1, -1):
        s[place(game, pile, s[PILE_SIZE + pile])] = cards[i]
        s[PILE_SIZE + pile] += 1
