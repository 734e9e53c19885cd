"""What was laid acts, card by card, bottom up, as if each had been played alone (GRD-5).

SET_CARDS and SET_TIMES say what there is to act and how often, settled when the cards were
laid. A record ACTS keeps how far it has come (STAGE), on which pile (PILE), and whether the
card was turned up, not laid (SKIPS). Before the last card acts the record is closed, so a
card that is turned up because of it lies no deeper than the one before.

ACTIVE is the seat that plays the card that acts: a Two hands it on for the cards above it
(GRD-27), and a player who changes places takes it along (GRD-33).
"""

from engine.state.cards import FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR
from engine.state.events import PEPPER_TO, SALT_TO, SKIPPED, WALKED, note
from engine.state.layout import (
    ACTIVE,
    ALL_DRAW,
    ALL_DRAW_BIT,
    CALLS_COLOR,
    CALLS_PEPPER,
    CALLS_SEAT,
    CARRIED,
    COUNTS,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    GETS_SALT,
    LEFT_IN,
    NAMED_GIVES,
    NEXT,
    OUT,
    PEPPER,
    PILE,
    PLAYER_AT,
    PLAYERS,
    SALT,
    SEAT_OF_COLOR,
    SET_CARDS,
    SET_SIZE,
    SET_TIMES,
    SHUFFLES_HANDS,
    SKIPS,
    SKIPS_NEXT,
    STAGE,
    SWAPS_SEATS,
    TOP,
    TURNS_DIRECTION,
)
from engine.state.options import AUSTERE, FIRST_DRAW
from engine.state.seats import in_set, next_seat
from engine.state.slots import slots
from engine.state.windows import ACTS, pop, use
from engine.turn.challenge import offer_challenge
from engine.two_piles.color import open_coloring
from engine.two_piles.forced_draw import MEANT, SETTLED, open_forced
from engine.two_piles.places import change_places
from engine.two_piles.recover import open_recovering
from engine.two_piles.take import open_on_others

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def _resume(g: "Game", s: bytearray) -> bool:
    at = s[TOP]
    i = s[at + STAGE]
    pile = s[at + PILE]
    turned = s[at + SKIPS]
    s[at + STAGE] = i + 1
    if i + 1 >= s[SET_SIZE]:
        pop(s)
    if not s[SET_TIMES + i]:
        return False
    _act_once(g, s, s[SET_CARDS + i], s[SET_TIMES + i], pile, turned)
    return False


def _act_once(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Let one card act `times` times; see two_piles/piles.py's `times`."""
    effect = s[EFFECTS + FACE[card]]
    if effect < DRAWS_TWO:
        if effect == SKIPS_NEXT:
            _skip(s, times)
        elif effect == TURNS_DIRECTION:
            open_recovering(s, s[ACTIVE], pile)
    elif effect <= DRAWS_FOUR:
        _act_wild_or_draw(g, s, card, effect, times, pile, turned)
    elif effect == CALLS_PEPPER or effect == CALLS_SEAT:
        _call_to_turn(s, effect, card)
    elif effect == GETS_SALT:
        s[SALT] = s[ACTIVE]
        note(s, SALT_TO, s[ACTIVE], 0, NO_CARD)
    elif effect == SWAPS_SEATS:
        _swap_seats(g, s, times)
    elif effect <= NAMED_GIVES:
        open_on_others(s, effect, card, times, pile)
    elif effect < SHUFFLES_HANDS:
        _act_on_hands(g, s, effect, card, times, pile)


def _act_on_hands(g: "Game", s: bytearray, effect: int, card: int, times: int, pile: int) -> None:
    """Pass or swap hands, but for a last card (CORE-13), and let all others draw (CORE-11)."""
    if effect & ALL_DRAW_BIT:
        open_on_others(s, ALL_DRAW, card, times, pile)
    if s[COUNTS + s[ACTIVE]]:
        slots.open_swap(g, s, s[ACTIVE], effect, times)


def _skip(s: bytearray, times: int) -> None:
    """Skip one for each adjacent Skip, never more than all the others (GRD-9)."""
    seat = next_seat(s, s[ACTIVE])
    for _ in range(min(times, s[LEFT_IN] - 1)):
        note(s, SKIPPED, seat, 0, NO_CARD)
        seat = next_seat(s, seat)
    s[NEXT] = seat


def _act_wild_or_draw(
    g: "Game", s: bytearray, card: int, effect: int, times: int, pile: int, turned: int
) -> None:
    """The color first, then the challenge, then the draw: the last one to be asked lies deepest."""
    seat = s[ACTIVE]
    if effect != CALLS_COLOR:
        target = next_seat(s, seat)
        s[NEXT] = target
        open_forced(s, seat, target, min(times + s[CARRIED], 255), card)
        s[CARRIED] = 0
        at = s[TOP]
        s[at + PILE] = pile
        s[at + STAGE] = (target + 1) * MEANT
        if not turned:
            offer_challenge(s, seat, target, card)
        elif effect == DRAWS_TWO and not s[FIRST_DRAW]:
            s[at + STAGE] |= SETTLED  # it is drawn at once (OFF-2, DBL-1)
    if card >= FIRST_WILD_KIND and card & 7 == NO_COLOR:
        open_coloring(s, seat, pile, turned or effect == DRAWS_FOUR)


def _call_to_turn(s: bytearray, effect: int, card: int) -> None:
    """A Two calls the holder of the pepper, or the player of its color, to the turn (GRD-26)."""
    called = s[SEAT_OF_COLOR + (card & 3)] if effect == CALLS_SEAT else s[PEPPER]
    if in_set(s, OUT, called):
        called = next_seat(s, called)  # of a player who sits out (CHA-1)
    if effect == CALLS_PEPPER:
        s[PEPPER] = s[ACTIVE]
        note(s, PEPPER_TO, s[ACTIVE], called, NO_CARD)
    s[NEXT] = s[ACTIVE] = called


def _swap_seats(g: "Game", s: bytearray, times: int) -> None:
    """A Six on a Nine, or a Nine on a Six: who laid the two change places (GRD-33)."""
    if not times:
        return
    seat = s[ACTIVE]
    if s[PLAYER_AT + seat] == times - 1:
        if s[AUSTERE]:
            note(s, WALKED, seat, 0, NO_CARD)
        return
    for other in range(s[PLAYERS]):
        if s[PLAYER_AT + other] == times - 1 and not in_set(s, OUT, other):
            change_places(g, s, seat, other)
            return


def join() -> None:  # set-up
    use(ACTS, None, None, _resume)
