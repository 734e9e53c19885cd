"""This module carries out what a play sets off, in the one order that CORE-11 gives.

A record PLAYED: ACTOR laid, CARD is the top one, PILE who pays for an exact one (DIR-2), ASKED
how many more of its rank act on hands (STA-1); TARGET pays AMOUNT cards, what was carried over
from a stack among them, and SKIPS seats lose the turn. STAGE says how far the order has come.
Each stage opens the windows that belong to it and lets them change those fields.
"""

from engine.calling import open_calling
from engine.cards import FACE, FIRST_WILD_KIND, NO_COLOR, WILD_FOUR
from engine.challenge import open_challenge
from engine.const import const
from engine.flow import end_hand
from engine.layout import (
    ACTOR,
    AMOUNT,
    BEFORE,
    BY_LAST_CARD,
    CALLS_COLOR,
    CARD,
    COUNTS,
    DEPTH,
    DRAWS_FOUR,
    EFFECTS,
    NOBODY,
    PILE,
    PLAYER_AT,
    QUIZ_NUMBERS,
    SKIPS,
    STAGE,
    TARGET,
    TOP,
    TOP_BY,
    TOP_CARD,
    TURNS_LEFT,
)
from engine.options import (
    ANY_TIME,
    CHALLENGES,
    COLOR_LATE,
    DIRTY,
    FLAVOR,
    LAST_STACKS,
    NEXT_CHALLENGES,
    ONLY_FOURS,
    STACK,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.owed import open_owed
from engine.piles import is_decided, pass_on
from engine.seats import word
from engine.windows import (
    ACTS_ON_HANDS,
    ASKS_SUM,
    CALLS_BLUFF,
    CALLS_CHEAT,
    ENDS_PLAY,
    HIDES_DRAWN,
    HITS,
    PARTS_DO,
    PLAYED,
    STACKS,
    WHO_CALLS,
    pop,
    use,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_ANY_CHALLENGES = const(2)  # challenge=any

# The stages, in the order of CORE-11.
_COLOR = const(0)
_HITS = const(1)
_HANDS = const(2)
_CALLS = const(3)
STAGE_STACK = const(4)
STAGE_OWED = const(5)
_LATE_COLOR = const(6)
_NEXT = const(7)


def _resume(g: "Game", s: bytearray) -> bool:
    """Go on with the stages until one opens a window, or the turn is over."""
    at = s[TOP]
    depth = s[DEPTH]
    stage = s[at + STAGE]
    while s[DEPTH] == depth:
        if stage == _COLOR:
            if s[QUIZ_NUMBERS]:
                _ask_sum(g, s, s[at + ACTOR])
            if not (s[COLOR_LATE] and s[at + AMOUNT]):
                _open_color(s, s[at + ACTOR])
        elif stage == _HITS:
            if s[at + PILE] != NOBODY:
                PARTS_DO[HITS](s, at)
        elif stage == _HANDS:
            if s[FLAVOR] and PARTS_DO[ACTS_ON_HANDS](g, s, at):
                stage -= 1  # once more
        elif stage == _CALLS:
            _offer_challenge(g, s, at)
        elif stage == STAGE_STACK:
            if s[at + AMOUNT] and can_stack(s) and (s[LAST_STACKS] or not is_decided(s)):
                PARTS_DO[STACKS](s, at)
        elif stage == STAGE_OWED:
            _open_owed(s, at)
        elif stage == _LATE_COLOR:
            if s[COLOR_LATE]:
                _open_color(s, PARTS_DO[WHO_CALLS](s, s[at + ACTOR]))  # CRO-3
        else:
            _end_play(g, s, at)
            return False
        stage += 1
    s[at + STAGE] = stage
    return False


def _ask_sum(g: "Game", s: bytearray, seat: int) -> None:
    """Before anything else happens, the sum or product is asked for (DIC-2)."""
    numbers = s[QUIZ_NUMBERS]
    s[QUIZ_NUMBERS] = 0
    PARTS_DO[ASKS_SUM](g, s, seat, numbers)


def _open_color(s: bytearray, seat: int) -> None:
    top = s[TOP_CARD]
    if top >= FIRST_WILD_KIND and top & 7 == NO_COLOR and not is_decided(s):
        open_calling(s, seat)


def _offer_challenge(g: "Game", s: bytearray, at: int) -> None:
    """Offer to call a wild, unless its player's hand is empty (CORE-13) or it was turned up."""
    if s[DIRTY] and s[BEFORE]:
        PARTS_DO[CALLS_CHEAT](s, at)
        return
    seat = s[at + ACTOR]
    effect = s[EFFECTS + FACE[s[at + CARD]]]
    if not s[COUNTS + seat] or s[TOP_BY] != s[PLAYER_AT + seat]:
        return
    legal = s[WILD_LEGAL] if effect == CALLS_COLOR else s[WILD_FOUR_LEGAL]
    if (effect != CALLS_COLOR and effect != DRAWS_FOUR) or legal >= ANY_TIME:
        return
    if s[DIRTY] and effect == DRAWS_FOUR:
        return  # it was called above, or cannot be (SEV-3)
    if s[CHALLENGES] == _ANY_CHALLENGES:
        PARTS_DO[CALLS_BLUFF](s, at)
    elif s[CHALLENGES] == NEXT_CHALLENGES and effect == DRAWS_FOUR:
        open_challenge(s, seat, s[at + TARGET], s[at + CARD])


def _open_owed(s: bytearray, at: int) -> None:
    # Who draws and loses no turn does not begin one: an Uno can still be caught (OFF-9).
    actor = s[at + ACTOR] if s[at + SKIPS] else s[at + TARGET]
    if s[COLOR_LATE] and FACE[s[at + CARD]] == WILD_FOUR and not is_decided(s):
        PARTS_DO[HIDES_DRAWN](s, s[at + TARGET])
    open_owed(s, actor, s[at + TARGET], s[at + AMOUNT], s[at + CARD])


def _end_play(g: "Game", s: bytearray, at: int) -> None:
    skips = s[at + SKIPS]
    if s[FLAVOR] and PARTS_DO[ENDS_PLAY](g, s, at):
        pop(s)
        return  # who laid it goes on
    pop(s)
    if is_decided(s):
        end_hand(g, s, BY_LAST_CARD)
    else:
        pass_on(g, s, skips)


def can_stack(s: bytearray) -> bool:
    """May a card be added to the draw card on top? Each is a turn, while there is one left.

    Cards that come back by penalties could else be added for ever (CORE-16).
    """
    if not s[STACK] or word(s, TURNS_LEFT) < 2:
        return False
    return s[STACK] != ONLY_FOURS or FACE[s[TOP_CARD]] == WILD_FOUR


use(PLAYED, None, None, _resume)
