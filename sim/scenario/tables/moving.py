"""This module moves the cards of a table being set: from draw pile 1 to their places."""

from engine.notation import card_text
from engine.rules.dice import can_show, sort_of
from engine.state.cards import KIND_MASK, uncolored
from engine.state.layout import (
    ASIDE_SIZE,
    COUNTS,
    DISCARDS,
    HANDS,
    PILE_SIZE,
    PLAYERS,
    TOP_BY,
    TOP_CARD,
)
from engine.state.options import DECK
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
    for zone in range(HANDS + s[PLAYERS]):
        size = s[PILE_SIZE + zone] if zone < HANDS else s[COUNTS + zone - HANDS]
        for at in range(game.zones[zone], game.zones[zone] + size):
            counts[_sort(s, s[at] & KIND_MASK)] += 1
    end = game.zones[1] + game.capacity
    for at in range(end - s[ASIDE_SIZE], end):  # CRO-7
        counts[_sort(s, s[at])] += 1


def _sort(s: bytearray, kind: int) -> int:
    """Return the fixed part of a card: a wild's color, or the face of a die, changes."""
    return sort_of(kind) if s[DECK] == _DICE else uncolored(kind)


def take_card(game: "Game", kind: int, line: int) -> None:
    """Take a card of a kind, or a die that can show it, out of any place in draw pile 1."""
    s = game.state
    size = s[PILE_SIZE]
    base = game.zones[0]
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
    return s[game.zones[0] + s[PILE_SIZE]]


def lay_card(game: "Game", pile: int, kind: int, seat: int) -> None:
    """Lay a card for a seat; its seat is stored at the far end of the other pile's zone."""
    s = game.state
    size = s[PILE_SIZE + DISCARDS + pile]
    s[game.zones[DISCARDS + pile] + size] = kind
    s[game.zones[DISCARDS + 1 - pile] + game.capacity - 1 - size] = seat
    s[PILE_SIZE + DISCARDS + pile] = size + 1
    s[TOP_CARD + pile] = kind
    s[TOP_BY + pile] = seat


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
        s[game.zones[pile] + s[PILE_SIZE + pile]] = cards[i]
        s[PILE_SIZE + pile] += 1
