"""What a play sets off with house rules, in the one order that CORE-11 gives.

A record PLAYED: ACTOR laid, CARD is the top one, PILE who pays for an exact one (DIR-2), ASKED
how many more of its rank act on hands (STA-1); TARGET pays AMOUNT cards, what was carried over
from a stack among them, and SKIPS seats lose the turn. STAGE says how far the order has come.
"""

from engine.calling import open_calling
from engine.cards import (
    FACE,
    FIRST_WILD_KIND,
    NO_COLOR,
    WILD_FOUR,
)
from engine.const import const
from engine.flow import end_hand
from engine.house.fitting import effect_of
from engine.house.parts import (
    ACTS,
    CALLS_BLUFF,
    CALLS_CHEAT,
    CALLS_NEXT,
    DOES,
    STACKS,
    SWAPS,
)
from engine.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    BEFORE,
    BY_LAST_CARD,
    CALLS_COLOR,
    CARD,
    COUNTS,
    DEPTH,
    DRAWS_FOUR,
    EFFECTS,
    EXTRA,
    FIRST,
    FIRST_LAYER,
    FREE,
    HAD_TURN,
    JUMPABLE,
    PASSES_HANDS,
    PHASE,
    PILE,
    PLAYER_AT,
    QUIZ_NUMBERS,
    SKIPS,
    STAGE,
    SWAPS_HANDS,
    TARGET,
    TOP,
    TOP_BY,
    TOP_CARD,
    TURN,
    TURNS_LEFT,
    UNSEEN_BY,
    UNSEEN_FROM,
    UNTIL_TURN,
)
from engine.options import (
    ANY_TIME,
    CHALLENGES,
    COLOR_LATE,
    DIRTY,
    JUMP,
    LAST_STACKS,
    NEXT_CHALLENGES,
    ONLY_FOURS,
    STACK,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.owed import open_owed
from engine.piles import is_decided, pass_on
from engine.seats import add_to, next_seat, word
from engine.windows import ASKS_SUM, PARTS_DO, PLAYED, pop, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_ANY_CHALLENGES = const(2)  # challenge=any

# The stages, in the order of CORE-11.
_COLOR = const(0)
_HITS = const(1)
_HANDS = const(2)
_CALLS = const(3)
_STACK = const(4)
_OWED = const(5)
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
            if s[at + PILE] != 255:
                _hit(s, at)
        elif stage == _HANDS:
            effect = effect_of(s, s[at + CARD])
            if effect >= SWAPS_HANDS and s[COUNTS + s[at + ACTOR]]:  # a last card has none
                DOES[SWAPS if effect <= PASSES_HANDS else ACTS](g, s, at, effect)
                if s[at + ASKED]:  # several of a rank: each acts (STA-1)
                    s[at + ASKED] -= 1
                    stage -= 1
        elif stage == _CALLS:
            _offer_challenge(g, s, at)
        elif stage == _STACK:
            if s[at + AMOUNT] and _can_stack(s) and (s[LAST_STACKS] or not is_decided(s)):
                DOES[STACKS](g, s, at, 0)
        elif stage == _OWED:
            # Who draws and loses no turn does not begin one: an Uno can still be caught (OFF-9).
            actor = s[at + ACTOR] if s[at + SKIPS] else s[at + TARGET]
            if s[COLOR_LATE] and FACE[s[at + CARD]] == WILD_FOUR and not is_decided(s):
                s[UNSEEN_BY] = s[at + TARGET]  # until the color is called (CRO-3)
                s[UNSEEN_FROM] = s[COUNTS + s[at + TARGET]] + 1
            open_owed(s, actor, s[at + TARGET], s[at + AMOUNT], s[at + CARD])
        elif stage == _LATE_COLOR:
            first = s[FIRST_LAYER]
            s[FIRST_LAYER] = 0
            _open_color(s, first - 1 if first else s[at + ACTOR])  # CRO-3
        else:
            _end_play(g, s, at)
        stage += 1
    if s[DEPTH] > depth:
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


def _hit(s: bytearray, at: int) -> None:
    """The player before draws the number of a card that is laid exactly again (DIR-2)."""
    before = s[at + PILE]
    seat = 0
    while s[PLAYER_AT + seat] != before:
        seat += 1
    if s[COUNTS + seat] and seat != s[at + ACTOR]:
        open_owed(s, seat, seat, FACE[s[at + CARD]], s[at + CARD])  # its turn does not begin


def _offer_challenge(g: "Game", s: bytearray, at: int) -> None:
    """Offer to call a wild, unless its player's hand is empty (CORE-13) or it was turned up."""
    if s[DIRTY] and s[BEFORE]:
        DOES[CALLS_CHEAT](g, s, at, 0)
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
        DOES[CALLS_BLUFF](g, s, at, 0)
    elif s[CHALLENGES] == NEXT_CHALLENGES and effect == DRAWS_FOUR:
        DOES[CALLS_NEXT](g, s, at, 0)


def _end_play(g: "Game", s: bytearray, at: int) -> None:
    seat = s[at + ACTOR]
    skips = s[at + SKIPS]
    s[UNSEEN_FROM] = 0
    if skips and not is_decided(s):
        skipped = seat
        for _ in range(skips):
            skipped = next_seat(s, skipped)
            add_to(s, HAD_TURN, skipped)
    # Who would jump was asked before (CORE-12), but where a verdict spared who would draw.
    was_asked = s[at + AMOUNT] and skips and _can_stack(s)
    pop(s)
    if is_decided(s):
        end_hand(g, s, BY_LAST_CARD)
        return
    if s[JUMP] and not was_asked:
        s[JUMPABLE] = 1
        s[UNTIL_TURN] = 1
    if s[EXTRA]:
        s[EXTRA] = 0
        if s[COUNTS + seat]:
            s[TURN] = s[FIRST] = seat
            s[PHASE] = FREE
            return
    pass_on(g, s, skips)


def _can_stack(s: bytearray) -> bool:
    """May a card be added to the draw card on top? Each is a turn, while there is one left.

    Cards that come back by penalties could else be added for ever (CORE-16).
    """
    if not s[STACK] or word(s, TURNS_LEFT) < 2:
        return False
    return s[STACK] != ONLY_FOURS or FACE[s[TOP_CARD]] == WILD_FOUR


use(PLAYED, None, None, _resume)
