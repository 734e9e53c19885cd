"""This module finds the first card where options say which cards a hand may begin on.

A wild may go back, or lie under the first card (OFF-2); a Wild Draw Four may be green (POW-4); or
the hand begins on the last discard of the hand before (TAB-1).
"""

from engine.match.hand import BEGINS_HAND, GOES_BACK, GOES_UNDER, judge_first_card
from engine.state.cards import FACE, FIRST_WILD_KIND, GREEN, KIND_MASK, NO_COLOR, WILD_FOUR
from engine.state.events import CARD_RETURNED, FIRST_CARD, note
from engine.state.generator import shuffle
from engine.state.layout import (
    DEALER,
    DISCARD_SIZE,
    FIRST_KIND,
    KEPT,
    PILE_SIZE,
    STARTER,
    TOP_CARD,
    TURN,
    UNSETTLED,
    WITHOUT_PLAY,
)
from engine.state.options import FIRST_FOUR, FOUR_IS_GREEN
from engine.state.slots import slots
from engine.two_piles.carry import act_turned
from engine.two_piles.color import open_coloring
from engine.two_piles.piles import lay, turn_up

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def go_on_with_kept(g: "Game", s: bytearray) -> None:
    """Begin on the last discard of the hand before, without effect (TAB-1)."""
    card = s[FIRST_KIND] = s[KEPT] & KIND_MASK
    s[KEPT] = 0
    lay(g, s, 0, card, s[DEALER])
    s[WITHOUT_PLAY] = 1  # nobody has laid it in this hand (DIR-2)
    note(s, FIRST_CARD, s[DEALER], 0, card)
    if card >= FIRST_WILD_KIND and card & 7 == NO_COLOR:
        open_coloring(s, s[STARTER], 0, 1)


def turn_first_card(g: "Game", s: bytearray) -> None:
    """Turn cards until the hand may begin on one, which acts; others go back, or under it."""
    dealer = s[DEALER]
    while s[PILE_SIZE]:
        card = s[g.draws + s[PILE_SIZE] - 1]
        way = judge_first_card(s, card)
        if way == BEGINS_HAND or (way == GOES_BACK and not _has_beginning(g, s)):
            break
        note(s, CARD_RETURNED, dealer, way == GOES_UNDER, card)
        if way == GOES_UNDER:
            turn_up(g, s, dealer, 0)
        else:
            s[UNSETTLED] = shuffle(s, g.draws, s[PILE_SIZE], 0)
    kind = s[FIRST_KIND] = turn_up(g, s, dealer, 0)
    if FACE[kind] == WILD_FOUR and s[FIRST_FOUR] == FOUR_IS_GREEN:  # POW-4
        s[TOP_CARD] = s[g.discards + s[DISCARD_SIZE] - 1] = kind & ~7 | GREEN
    else:
        act_turned(g, s, s[TURN], 0, kind)


def _has_beginning(g: "Game", s: bytearray) -> bool:
    """Does draw pile 1 hold a card that a hand may begin on?"""
    for at in range(g.draws, g.draws + s[PILE_SIZE]):
        if judge_first_card(s, s[at]) == BEGINS_HAND:
            return True
    return False


def join() -> None:  # set-up
    slots.go_on_with_kept = go_on_with_kept
    slots.turn_first_card = turn_first_card
