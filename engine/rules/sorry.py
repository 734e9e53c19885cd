"""This module makes a player who said "sorry" for a draw card set two cards aside, unseen (CRO-7).

No device hears what is said at the table, so any other player reports it: until the hand ends, once
for each draw card laid. No choice is listed for a report; SORRIES, by player, says how many are
left. The cards set aside lie at the far end of draw pile 2's zone, last byte first, and the player
of each at the far end of draw pile 1's zone. There is room: all piles together never have more
cards than the deck. They count for that player when the hand is over.
"""

from engine.match.score import points_of
from engine.state.cards import FACE, NO_CARD
from engine.state.choices import NO_SUCH_PLAYER, NOT_NOW, NOTHING_TO_DRAW, OK, SEAT_SHIFT
from engine.state.events import SAID_SORRY, note
from engine.state.layout import (
    ASIDE_SIZE,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    PILE_SIZE,
    PLAYER_AT,
    PLAYERS,
    SORRIES,
    UNSETTLED,
)
from engine.state.options import CARDS_ACT, FLAVOR
from engine.state.slots import slots
from engine.turn.piles import can_draw, settle_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def count_draw_cards(s: bytearray, seat: int, kind: int, times: int) -> None:
    """Count draw cards that a seat lays, for each of which a "sorry" may be reported."""
    effect = s[EFFECTS + FACE[kind]]
    if effect == DRAWS_TWO or effect == DRAWS_FOUR:
        at = SORRIES + 2 * s[PLAYER_AT + seat]
        s[at] = min(s[at] + times, 255)


def report_sorry(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Let a seat report that another said "sorry", or return why it cannot."""
    said = choice >> SEAT_SHIFT & 15
    if seat >= s[PLAYERS] or said >= s[PLAYERS] or said == seat:
        return NO_SUCH_PLAYER
    at = SORRIES + 2 * s[PLAYER_AT + said]
    if not s[at]:
        return NOT_NOW
    if not _set_aside(g, s, said):
        return NOTHING_TO_DRAW
    _set_aside(g, s, said)
    s[at] -= 1
    note(s, SAID_SORRY, said, seat, NO_CARD)
    return OK


def _next_card(g: "Game", s: bytearray, seat: int) -> int:
    """Take the next card off a draw pile; NO_CARD: there is none."""
    if s[FLAVOR] == CARDS_ACT:
        return slots.next_card(g, s, seat, 0)
    if not can_draw(s):
        return NO_CARD
    size = s[PILE_SIZE]
    if size <= s[UNSETTLED]:
        size = settle_top(g, s, seat)
    s[PILE_SIZE] = size - 1
    return s[g.draws + size - 1]


def _set_aside(g: "Game", s: bytearray, seat: int) -> bool:
    """Set the next card aside for a seat; False: there is none."""
    card = _next_card(g, s, seat)
    if card == NO_CARD:
        return False
    s[ASIDE_SIZE] += 1
    s[g.zones[1] + g.capacity - s[ASIDE_SIZE]] = card
    s[g.draws + g.capacity - s[ASIDE_SIZE]] = s[PLAYER_AT + seat]
    return True


def points_aside(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points of the cards that the player of a seat set aside."""
    points = 0
    for i in range(1, s[ASIDE_SIZE] + 1):
        if s[g.draws + g.capacity - i] == s[PLAYER_AT + seat]:
            points += points_of(s, s[g.zones[1] + g.capacity - i])
    return points


def take_aside_up(g: "Game", s: bytearray) -> None:
    """Put the cards set aside on draw pile 1 for the next hand.

    The newest come first: so no card lands on an owner's byte before that is cleared.
    """
    for i in range(s[ASIDE_SIZE], 0, -1):
        s[g.draws + g.capacity - i] = 0
        at = g.zones[1] + g.capacity - i
        s[g.draws + s[PILE_SIZE]] = s[at]
        s[at] = 0
        s[PILE_SIZE] += 1
    s[ASIDE_SIZE] = 0


def join() -> None:  # set-up
    slots.count_draw_cards = count_draw_cards
    slots.report_sorry = report_sorry
    slots.points_aside = points_aside
    slots.take_aside_up = take_aside_up
