"""This module carries out what a play sets off with house rules, in the order of CORE-11.

It is the row of stages of engine/turn/effects.py, with what the options of house rules ask for.
"""

from engine.const import const
from engine.house.fit import effect_of
from engine.public import can_be_jumped_on
from engine.state.cards import FACE, WILD_FOUR
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    BEFORE,
    CALLS_COLOR,
    CARD,
    COUNTS,
    DRAWS_FOUR,
    EFFECTS,
    EXTRA,
    FIRST_LAYER,
    FREE,
    HAD_TURN,
    JUMPABLE,
    NOBODY,
    PHASE,
    PILE,
    PLAYER_AT,
    QUIZ_NUMBERS,
    SHUFFLES_HANDS,
    SKIPS,
    STAGE,
    SWAPS_HANDS,
    TARGET,
    TOP_BY,
    TOP_CARD,
    TURNS_LEFT,
    UNSEEN_BY,
    UNSEEN_FROM,
    UNTIL_TURN,
)
from engine.state.options import (
    ANY_TIME,
    CHALLENGES,
    COLOR_LATE,
    DIRTY,
    LAST_STACKS,
    ONLY_FOURS,
    STACK,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.state.seats import add_to, next_seat, word
from engine.state.slots import slots
from engine.state.windows import pop
from engine.turn.effects import ask_next_seat, call_color, end_play, open_color, owe_cards
from engine.turn.legal import can_play
from engine.turn.owed_draw import open_owed
from engine.turn.piles import is_decided

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_ANY_CHALLENGES = const(2)  # challenge=any


def _ask_first(g: "Game", s: bytearray, at: int) -> bool:
    """Before anything else happens, a sum is asked for (DIC-2) and a color called."""
    numbers = s[QUIZ_NUMBERS]
    if numbers:
        s[QUIZ_NUMBERS] = 0
        slots.ask_for_sum(g, s, s[at + ACTOR], numbers)
    return call_color(g, s, at) if not s[COLOR_LATE] or not s[at + AMOUNT] else False


def _hit(g: "Game", s: bytearray, at: int) -> bool:
    """The player before draws the number of a card that is laid exactly again (DIR-2)."""
    if s[at + PILE] != NOBODY:
        seat = 0
        while s[PLAYER_AT + seat] != s[at + PILE]:
            seat += 1
        if s[COUNTS + seat] and seat != s[at + ACTOR]:
            open_owed(s, seat, seat, FACE[s[at + CARD]], s[at + CARD])  # its turn does not begin
    return False


def _act_on_hands(g: "Game", s: bytearray, at: int) -> bool:
    """Let a card swap hands, or act as the extra cards do; several of a rank each (STA-1)."""
    effect = effect_of(s, s[at + CARD])
    if effect >= SWAPS_HANDS and s[COUNTS + s[at + ACTOR]]:  # a last card has none
        if effect < SHUFFLES_HANDS:
            slots.open_swap(g, s, s[at + ACTOR], effect, 1)
        else:
            slots.act_as_extra(g, s, at, effect)
        if s[at + ASKED]:
            s[at + ASKED] -= 1
            s[at + STAGE] -= 1
    return False


def _offer_call(g: "Game", s: bytearray, at: int) -> bool:
    """Offer to call a cheat, or a wild unless its hand is empty (CORE-13) or it was turned up."""
    seat = s[at + ACTOR]
    effect = s[EFFECTS + FACE[s[at + CARD]]]
    if s[DIRTY] and s[BEFORE]:
        slots.open_cheat(s, at)
    elif s[TOP_BY] != s[PLAYER_AT + seat] or (s[DIRTY] and effect == DRAWS_FOUR):
        return False  # a Wild Draw Four was called above, or cannot be (SEV-3)
    elif s[CHALLENGES] != _ANY_CHALLENGES:
        return ask_next_seat(g, s, at)
    elif s[COUNTS + seat] and (effect == CALLS_COLOR or effect == DRAWS_FOUR):
        if (s[WILD_LEGAL] if effect == CALLS_COLOR else s[WILD_FOUR_LEGAL]) < ANY_TIME:
            slots.open_bluff(s, at)
    return False


def _offer_stack(g: "Game", s: bytearray, at: int) -> bool:
    """Ask who would draw whether it adds a card (CORE-14)."""
    if s[at + AMOUNT] and can_stack(s) and (s[LAST_STACKS] or not is_decided(s)):
        slots.open_stack(s, at)
    return False


def can_stack(s: bytearray) -> bool:
    """May a card be added to the draw card on top? Each is a turn, while there is one left.

    Cards that come back by penalties could else be added for ever (CORE-16).
    """
    if not s[STACK] or word(s, TURNS_LEFT) < 2:
        return False
    return s[STACK] != ONLY_FOURS or FACE[s[TOP_CARD]] == WILD_FOUR


def _owe_unseen(g: "Game", s: bytearray, at: int) -> bool:
    """Let who pays draw; before a late color is called it does not look (CRO-3)."""
    if s[COLOR_LATE] and FACE[s[at + CARD]] == WILD_FOUR and not is_decided(s):
        s[UNSEEN_BY] = s[at + TARGET]
        s[UNSEEN_FROM] = s[COUNTS + s[at + TARGET]] + 1
    return owe_cards(g, s, at)


def _call_late(g: "Game", s: bytearray, at: int) -> bool:
    """Who laid the first card of a stack, else who laid the card, calls the color (CRO-3)."""
    first = s[FIRST_LAYER]
    s[FIRST_LAYER] = 0
    open_color(s, first - 1 if first else s[at + ACTOR])
    return False


def _end_play(g: "Game", s: bytearray, at: int) -> bool:
    """End the turn, or the hand, or go on with a free play if there is one (DBL-2)."""
    seat = s[at + ACTOR]
    extra = s[EXTRA]
    s[UNSEEN_FROM] = s[EXTRA] = 0
    if is_decided(s):
        return end_play(g, s, at)
    skipped = seat
    for _ in range(s[at + SKIPS]):
        skipped = next_seat(s, skipped)
        add_to(s, HAD_TURN, skipped)
    # Who would jump was asked before (CORE-12), but where a verdict spared who would draw.
    if can_be_jumped_on(s) and not (s[at + AMOUNT] and s[at + SKIPS] and can_stack(s)):
        s[JUMPABLE] = s[UNTIL_TURN] = 1
    if not extra or not s[COUNTS + seat] or not can_play(g, s, seat, False):
        return end_play(g, s, at)
    s[PHASE] = FREE
    pop(s)
    return True


_STAGES = (
    _ask_first,
    _hit,
    _act_on_hands,
    _offer_call,
    _offer_stack,
    _owe_unseen,
    _call_late,
    _end_play,
)


def join() -> None:  # set-up
    slots.house_stages = _STAGES
