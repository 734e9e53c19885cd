"""Setting a table: the cards go where a `Setting` says, all others follow in seeded order.

Whatever is set, the cards on the table are the deck, or with `draw only` a part of it.
"""

from engine import hand
from engine.cards import FACE, FIRST_WILD_KIND, KIND_MASK, uncolored
from engine.flow import put_on_turn
from engine.layout import (
    AGES,
    CALLED,
    CARDS_IN_PLAY,
    COUNTS,
    DEALER,
    DISCARDS,
    FIRST_KIND,
    LEFT_IN,
    OUT,
    PILE_SIZE,
    PLAYERS,
    SCORES,
    STARTER,
    TOP_CARD,
    WINNERS,
)
from engine.notation import card_text
from engine.options import CARDS_DEALT, END, LAST_LEFT
from engine.seats import add_to, set_direction, set_word
from sim.scenario.lines import BadLine
from sim.scenario.setting import Setting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_CARDS_LEFT_OUT = 7  # what a hand gets that the scenario does not name


def set_table(game: "Game", setting: Setting, deck: bytearray) -> None:
    """Set a game by a setting whose rules are built; BadLine for cards that are not there.

    deck: 128 bytes, filled with how many cards of each kind there are.
    """
    rules = setting.rules
    if rules is None:
        raise ValueError("the rules are not built")  # a fault of the caller
    s = game.state
    game.set_table(rules, setting.players, setting.seed)
    s[DEALER] = setting.dealer
    for seat in setting.scores:
        set_word(s, SCORES + 2 * seat, setting.scores[seat])
    for seat in setting.ages:
        s[AGES + seat] = setting.ages[seat]
    hand.gather(game, s)
    _count_deck(game, deck)
    if setting.deal:
        _deal(game, setting)
    else:
        _lay_out(game, setting)


def _count_deck(game: "Game", deck: bytearray) -> None:
    s = game.state
    for kind in range(len(deck)):
        deck[kind] = 0
    for i in range(s[PILE_SIZE]):
        deck[s[game.zones[0] + i]] += 1


def _deal(game: "Game", setting: Setting) -> None:
    s = game.state
    next_cards = _take_draws(game, setting)
    hand.shuffle_all(game, s)
    if setting.draw_only:
        s[PILE_SIZE] = 0
    _put_on_pile(game, next_cards)
    s[CARDS_IN_PLAY] = s[PILE_SIZE]
    if s[PILE_SIZE] <= s[CARDS_DEALT] * setting.players:
        raise BadLine(setting.line, "too few cards to deal them and turn one")
    game.deal()


def _lay_out(game: "Game", setting: Setting) -> None:
    """Put the named cards in their places, then the others, and let play be under way."""
    s = game.state
    for seat in setting.hands:
        line, cards = setting.hands[seat]
        for kind in cards:
            _take(game, kind & KIND_MASK, line)
            s[game.hands[seat] + s[COUNTS + seat]] = kind
            s[COUNTS + seat] += 1
    _lay_discards(game, setting)
    next_cards = _take_draws(game, setting)
    hand.shuffle_all(game, s)
    for seat in range(setting.players):
        if seat not in setting.hands:
            _fill(game, seat, setting.line)
    if not s[PILE_SIZE + DISCARDS]:
        _lay_number(game, setting.line)
    if setting.draw_only:
        s[PILE_SIZE] = 0
    _put_on_pile(game, next_cards)
    _begin(game, setting)


def _take(game: "Game", kind: int, line: int) -> None:
    """Take a card of a kind out of draw pile 1, wherever it lies."""
    s = game.state
    size = s[PILE_SIZE]
    base = game.zones[0]
    for at in range(base, base + size):
        if s[at] == kind:
            s[at] = s[base + size - 1]
            s[PILE_SIZE] = size - 1
            return
    raise BadLine(line, f"the deck has no {card_text(kind)}, or not so many of them")


def _lay_discards(game: "Game", setting: Setting) -> None:
    for pile in setting.discards:
        line, cards = setting.discards[pile]
        for kind in cards:
            _take(game, uncolored(kind), line)
            _discard(game, pile, kind)


def _discard(game: "Game", pile: int, kind: int) -> None:
    s = game.state
    size = s[PILE_SIZE + DISCARDS + pile]
    s[game.zones[DISCARDS + pile] + size] = kind
    s[PILE_SIZE + DISCARDS + pile] = size + 1
    s[TOP_CARD + pile] = kind


def _take_draws(game: "Game", setting: Setting) -> list[int]:
    """Take out the cards of the `draw 1` line; return them, the next one to be drawn first."""
    if 0 not in setting.draws:
        return []
    line, cards = setting.draws[0]
    for kind in cards:
        _take(game, kind, line)
    return cards


def _put_on_pile(game: "Game", cards: list[int]) -> None:
    s = game.state
    for i in range(len(cards) - 1, -1, -1):
        s[game.zones[0] + s[PILE_SIZE]] = cards[i]
        s[PILE_SIZE] += 1


def _fill(game: "Game", seat: int, line: int) -> None:
    """Give a hand that the scenario does not name seven cards of the rest."""
    s = game.state
    if s[PILE_SIZE] < _CARDS_LEFT_OUT:
        raise BadLine(line, f"too few cards are left to give seat {seat} a hand: name it")
    for i in range(_CARDS_LEFT_OUT):
        s[PILE_SIZE] -= 1
        s[game.hands[seat] + i] = s[game.zones[0] + s[PILE_SIZE]]
    s[COUNTS + seat] = _CARDS_LEFT_OUT


def _lay_number(game: "Game", line: int) -> None:
    """Begin the discard pile with the uppermost number card of the rest."""
    s = game.state
    for i in range(s[PILE_SIZE] - 1, -1, -1):
        kind = s[game.zones[0] + i]
        if kind < FIRST_WILD_KIND and FACE[kind] <= 9:
            _take(game, kind, line)
            _discard(game, 0, kind)
            return
    raise BadLine(line, "no number card is left to begin the discard pile: name it")


def _begin(game: "Game", setting: Setting) -> None:
    s = game.state
    players = setting.players
    for seat in range(players):
        if not s[COUNTS + seat]:
            _set_out(game, seat, setting.hands[seat][0], setting.turn)
        elif s[COUNTS + seat] == 1:
            add_to(s, CALLED, seat)
    total = s[PILE_SIZE] + s[PILE_SIZE + DISCARDS] + s[PILE_SIZE + DISCARDS + 1]
    for seat in range(players):
        total += s[COUNTS + seat]
    s[CARDS_IN_PLAY] = total
    set_direction(s, setting.direction)
    s[STARTER] = hand.starter(s)
    s[FIRST_KIND] = s[game.discards] & KIND_MASK
    put_on_turn(s, setting.turn)


def _set_out(game: "Game", seat: int, line: int, turn: int) -> None:
    """A seat without a card is out of the hand; that can only be where play goes on (COW-5)."""
    s = game.state
    if s[END] != LAST_LEFT:
        raise BadLine(line, "a hand without cards: that ends the hand, but for end=last_left")
    if s[LEFT_IN] == s[PLAYERS]:
        add_to(s, WINNERS, seat)
    add_to(s, OUT, seat)
    s[LEFT_IN] -= 1
    if s[LEFT_IN] < 2:
        raise BadLine(line, "two players at least must hold cards")
    if seat == turn:
        raise BadLine(line, f"seat {seat} is on turn: it must hold cards")
