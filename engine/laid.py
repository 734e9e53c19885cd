"""What a laid card sets off, in the one order that CORE-11 gives.

The window LAID keeps how far that order has come (STAGE), who laid (ACTOR), who pays
(TARGET) how many cards (AMOUNT), and how many seats lose the turn (SKIPS). Each stage
opens the windows that belong to it and lets them change those fields. Cards that can open
none, numbers first of all, end the turn without a window.
"""

from engine.calling import open_calling
from engine.cards import FACE, FIRST_WILD_KIND, NO_CARD, NO_COLOR
from engine.challenge import open_challenge
from engine.const import const
from engine.events import TURNED, note
from engine.flow import end_hand, go_out
from engine.layout import (
    ACTOR,
    AMOUNT,
    BY_LAST_CARD,
    CALLS_COLOR,
    CARD,
    COUNTS,
    DEPTH,
    DIRECTION,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    LEFT_IN,
    SKIPS,
    SKIPS_NEXT,
    STAGE,
    TARGET,
    TOP,
    TOP_CARD,
    TURNS_DIRECTION,
)
from engine.options import ANY_TIME, CHALLENGES, NEXT_CHALLENGES, WILD_FOUR_LEGAL
from engine.owed import open_owed
from engine.piles import is_decided, pass_on
from engine.seats import next_seat, set_direction
from engine.windows import LAID, pop, push, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


# The stages, in the order of CORE-11.
_COLOR = const(0)
_HANDS = const(1)
_CALLS = const(2)
_JUMPS = const(3)
_OWED = const(4)
_NEXT = const(5)


def carry_out(g: "Game", s: bytearray, seat: int, card: int, effect: int) -> None:
    """Carry out a card that a seat has just laid, effect being EFFECTS of its face."""
    if not s[COUNTS + seat]:
        go_out(s, seat, card)
        if is_decided(s) and effect != DRAWS_TWO and effect != DRAWS_FOUR:
            end_hand(g, s, BY_LAST_CARD)
            return
    if effect == SKIPS_NEXT:
        pass_on(g, s, 1)
    elif effect == TURNS_DIRECTION:
        pass_on(g, s, turn_direction(s, seat))
    elif not effect or (effect == CALLS_COLOR and card & 7 != NO_COLOR):
        pass_on(g, s, 0)
    else:
        open_laid(s, seat, card, effect)


def turn_direction(s: bytearray, seat: int) -> int:
    """Turn the direction, or with two left do nothing; return the seats skipped (CORE-6)."""
    if s[LEFT_IN] == 2:
        return 1
    set_direction(s, s[DIRECTION] ^ 1)
    note(s, TURNED, seat, s[DIRECTION], NO_CARD)
    return 0


def open_laid(s: bytearray, seat: int, card: int, effect: int) -> None:
    """Open the window of a card, with what is owed for it as if nobody objects."""
    at = push(s, LAID)
    s[at + ACTOR] = seat
    s[at + CARD] = card
    if effect == DRAWS_TWO or effect == DRAWS_FOUR:
        s[at + TARGET] = next_seat(s, seat)
        s[at + AMOUNT] = 4 if effect == DRAWS_FOUR else 2
        s[at + SKIPS] = 1


def _resume(g: "Game", s: bytearray) -> bool:
    """Go on with the stages until one opens a window, or the turn is over."""
    at = s[TOP]
    depth = s[DEPTH]
    stage = s[at + STAGE]
    while s[DEPTH] == depth:
        if stage == _COLOR:
            if _is_uncolored(s[TOP_CARD]) and not is_decided(s):
                open_calling(s, s[at + ACTOR])
        elif stage == _CALLS:
            _offer_calls(s, at)
        elif stage == _OWED:
            open_owed(s, s[at + ACTOR], s[at + TARGET], s[at + AMOUNT], s[at + CARD])
        elif stage == _NEXT:
            _finish(g, s, s[at + SKIPS])
        stage += 1
    if s[DEPTH] > depth:
        s[at + STAGE] = stage
    return False


def _is_uncolored(kind: int) -> bool:
    return kind >= FIRST_WILD_KIND and kind & 7 == NO_COLOR


def _offer_calls(s: bytearray, at: int) -> None:
    """Offer the challenge of a Wild Draw Four, unless its hand is empty (CORE-13)."""
    if (
        s[EFFECTS + FACE[s[at + CARD]]] == DRAWS_FOUR
        and s[COUNTS + s[at + ACTOR]]
        and s[CHALLENGES] == NEXT_CHALLENGES
        and s[WILD_FOUR_LEGAL] != ANY_TIME
    ):
        open_challenge(s, s[at + ACTOR], s[at + TARGET], s[at + CARD])


def _finish(g: "Game", s: bytearray, skips: int) -> None:
    pop(s)
    if is_decided(s):
        end_hand(g, s, BY_LAST_CARD)
    else:
        pass_on(g, s, skips)


use(LAID, None, None, _resume)
