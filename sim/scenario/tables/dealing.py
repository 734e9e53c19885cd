"""This module begins a hand with `deal`, with the named cards in the named places.

With one draw pile the `draw 1` line lists the cards in dealing order. With two, `deal S:` lines
list the cards dealt to each seat, and `draw` lines the piles after the deal.
"""

from engine.match import hand
from engine.match.hand import cards_each
from engine.state.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.state.layout import CARDS_IN_PLAY, KEPT, LEFT_IN, OUT, PILE_SIZE
from engine.state.options import FACE_DOWN, FIRST_FOUR, FIRST_WILD, PILES, TWO_PILES
from engine.state.seats import in_set
from sim.scenario.reading.lines import BadLine
from sim.scenario.reading.setting import Setting
from sim.scenario.tables.moving import put_on_pile, take_card, take_draws, take_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_LEFT_UNDER = 2  # first_wild=left_under


def deal(game: "Game", setting: Setting) -> None:
    s = game.state
    if s[PILES] == TWO_PILES:
        _order_two_piles(game, setting)
    else:
        next_cards = take_draws(game, setting, 0)
        hand.shuffle_all(game, s)
        if setting.draw_only:
            s[PILE_SIZE] = 0
        put_on_pile(game, 0, next_cards)
    count = s[PILE_SIZE] + s[PILE_SIZE + 1]
    s[CARDS_IN_PLAY] = count + 1 if s[KEPT] else count
    if count <= cards_each(s) * setting.players:
        raise BadLine(setting.line, "too few cards to deal them and turn one")
    left = s[PILE_SIZE] - cards_each(s) * s[LEFT_IN]
    if not s[KEPT] and s[PILES] != TWO_PILES and not _can_begin(game, left):
        raise BadLine(setting.line, "no card is left that can begin the discard pile")
    game.deal()


def _can_begin(game: "Game", left: int) -> bool:
    """Can a hand begin on one of the undealt cards, the lowest of draw pile 1 (OFF-2)?

    If another is laid face down beside it (TWD-1), there must be that one too.
    """
    s = game.state
    lies_under = s[FIRST_WILD] == _LEFT_UNDER
    fit = 0
    for kind in s[game.draws : game.draws + left]:
        if FACE[kind] == WILD_FOUR:
            fit += bool(s[FIRST_FOUR]) and not lies_under
        else:
            fit += kind < FIRST_WILD_KIND or not s[FIRST_WILD]
    if s[PILES] == FACE_DOWN:
        return fit > 1 if lies_under else fit > 0 and left > 1
    return fit > 0


def _order_two_piles(game: "Game", setting: Setting) -> None:
    """Order the deck so that hands and draw piles match the lines.

    The cards are dealt off the top; the lower half of the rest becomes draw pile 2.
    """
    s = game.state
    named = [take_draws(game, setting, pile) for pile in range(2)]
    dealt = _take_deals(game, setting)
    hand.shuffle_all(game, s)
    for seat in range(setting.players):
        cards = dealt[seat]
        while len(cards) < cards_each(s) and not in_set(s, OUT, seat):
            if not s[PILE_SIZE]:
                raise BadLine(setting.line, "too few cards are left to deal every seat a hand")
            cards.append(take_top(game))
    rest = [] if setting.draw_only else [take_top(game) for _ in range(s[PILE_SIZE])]
    s[PILE_SIZE] = 0
    _put_below(game, setting, named, rest)
    for i in range(cards_each(s) - 1, -1, -1):
        for step in range(setting.players, 0, -1):
            seat = (setting.dealer + step) % setting.players
            if not in_set(s, OUT, seat):
                put_on_pile(game, 0, [dealt[seat][i]])


def _put_below(game: "Game", setting: Setting, named: list[list[int]], rest: list[int]) -> None:
    """Put the undealt cards into draw pile 1, with the future draw pile 2 as its lower half.

    If there is nothing else to draw, both piles lie as named, however uneven.
    """
    if setting.draw_only:
        put_on_pile(game, 1, named[1])
        put_on_pile(game, 0, named[0])
        return
    total = len(named[0]) + len(named[1]) + len(rest)
    sizes = (total - total // 2, total // 2)
    for pile in setting.draws:
        if len(named[pile]) > sizes[pile]:
            line = setting.draws[pile][0]
            raise BadLine(line, f"draw pile {pile + 1} has {sizes[pile]} cards after the deal")
    for pile in (1, 0):
        put_on_pile(game, 0, [rest.pop() for _ in range(sizes[pile] - len(named[pile]))])
        put_on_pile(game, 0, named[pile])


def _take_deals(game: "Game", setting: Setting) -> list[list[int]]:
    """Take the cards of the `deal S:` lines out of the deck; return them by seat."""
    dealt: list[list[int]] = [[] for _ in range(setting.players)]
    for seat in setting.deals:
        line, cards = setting.deals[seat]
        if in_set(game.state, OUT, seat):
            raise BadLine(line, f"seat {seat} sits out: it is dealt no cards")
        if len(cards) > cards_each(game.state):
            raise BadLine(line, f"{cards_each(game.state)} cards are dealt to each seat")
        for kind in cards:
            take_card(game, kind, line)
            dealt[seat].append(kind)
    return dealt
