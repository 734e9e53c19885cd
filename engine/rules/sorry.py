"""Sorry: a player who said "sorry" for a draw card sets two cards aside, unseen (CRO-7).

    option   sorry=1
    choice   SORRY, a standing right: any other player reports it, until the hand ends, once for
             each draw card laid (SORRIES, by player). No device hears what is said at the table, so
             no choice is listed for it

The cards set aside lie in a zone of their own, two bytes for each: the card, and the player who set
it aside. They count for that player when the hand is over.
"""

from engine.match.score import points_of
from engine.state.cards import FACE, NO_CARD
from engine.state.choices import SEAT_SHIFT, SORRY
from engine.state.events import SAID_SORRY, note
from engine.state.layout import *
from engine.state.reasons import NO_SUCH_PLAYER, NOT_NOW, NOTHING_TO_DRAW, OK
from engine.turn.piles import is_draw_effect, next_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _count_draw_cards(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Count draw cards that a seat lays, for each of which a "sorry" may be reported."""
    at = SORRIES + s[PLAYER_AT + seat]
    for i in range(s[DRAFT_SIZE] + 1):
        if is_draw_effect(s[EFFECTS + FACE[s[SET_CARDS + i]]]) and s[at] < 255:
            s[at] += 1


def _report(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Let a seat report that another said "sorry", or return why it cannot."""
    said = choice >> SEAT_SHIFT & 15
    if s[STATUS]:
        return NOT_NOW
    if seat >= s[PLAYERS] or said >= s[PLAYERS] or said == seat:
        return NO_SUCH_PLAYER
    at = SORRIES + s[PLAYER_AT + said]
    if not s[at]:
        return NOT_NOW
    if not _set_aside(g, s, said):
        return NOTHING_TO_DRAW
    _set_aside(g, s, said)
    s[at] -= 1
    note(s, SAID_SORRY, said, seat, NO_CARD)
    return OK


def _set_aside(g: "Game", s: bytearray, seat: int) -> bool:
    """Set the next card aside for a seat; False: there is none, or no room for more."""
    if 2 * s[ASIDE_SIZE] + 2 > s[CARDS_IN_PLAY]:
        return False  # the zone of any game has room for half the cards
    at = g.aside + 2 * s[ASIDE_SIZE]
    card = next_card(g, s, seat, 0)
    if card == NO_CARD:
        return False
    s[at] = card
    s[at + 1] = s[PLAYER_AT + seat]
    s[ASIDE_SIZE] += 1
    return True


def _points(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points of the cards that the player of a seat set aside."""
    points = 0
    for at in range(g.aside, g.aside + 2 * s[ASIDE_SIZE], 2):
        if s[at + 1] == s[PLAYER_AT + seat]:
            points += points_of(s, s[at])
    return points


def _take_up(g: "Game", s: bytearray) -> None:
    """Put the cards set aside on draw pile 1, before all are gathered for the next hand."""
    for at in range(g.aside + 2 * s[ASIDE_SIZE] - 2, g.aside - 1, -2):
        s[g.draws + s[PILE_SIZE]] = s[at]
        s[PILE_SIZE] += 1
        s[at] = s[at + 1] = 0
    s[ASIDE_SIZE] = 0


def register(hooks: "Hooks") -> None:  # set-up
    hooks.settles += (_count_draw_cards,)
    hooks.right_verbs[SORRY] = _report
    hooks.points += (_points,)
    hooks.gathers += (_take_up,)
