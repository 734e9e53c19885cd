"""This module lays cards with house rules, and carries out what they set off in CORE-11's order.

It settles doubles and free plays, exact hits and sums to ask for, and lays the cards put aside
below the last one. Then the play goes through stages as in engine/turn/lay.py; the row at the end
has those that house rules need.
"""

from engine.const import const
from engine.house.legal import effect_of, fits
from engine.public import can_be_jumped_on
from engine.state.cards import BLANK, FACE, FIRST_SYMBOL_KIND, WILD_FOUR, counts_as
from engine.state.choices import CARD_SHIFT, JUMP, VERB_MASK
from engine.state.hands import find_card
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    BEFORE,
    CALLS_COLOR,
    CARD,
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWS_FOUR,
    EFFECTS,
    FIRST,
    FIRST_LAYER,
    FREE,
    FREE_PLAY,
    HAD_TURN,
    JUMPABLE,
    NOBODY,
    PHASE,
    PILE,
    PLAYER_AT,
    QUIZ,
    QUIZ_NUMBERS,
    SHOWN_TO,
    SHUFFLES_HANDS,
    SKIPS,
    STAGE,
    SWAPS_HANDS,
    TARGET,
    TOP_BY,
    TOP_CARD,
    TURN,
    TURNS_LEFT,
    UNSEEN_BY,
    UNSEEN_FROM,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.state.options import (
    ANY_TIME,
    CHALLENGES,
    COLOR_LATE,
    DECK,
    DICE,
    DIRTY,
    DOUBLES,
    EXACT_HITS,
    FREE_TURN,
    LAST_STACKS,
    ONLY_FOURS,
    SAME_RANK,
    SETS,
    SORRY,
    STACK,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.state.seats import add_to, next_seat
from engine.state.slots import slots
from engine.state.windows import pop
from engine.turn.flow import end_turn, is_decided
from engine.turn.lay import (
    ask_color,
    ask_payer,
    end_play,
    lay_card,
    open_color,
    open_played,
    owe_cards,
    put_on_top,
)
from engine.turn.legal import can_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_ANY_CHALLENGES = const(2)  # challenge=any


def lay_by_house(g: "Game", s: bytearray, seat: int, choice: int, at: int) -> None:
    """Lay the cards that a seat put aside and the card of its choice on top, and carry it out.

    at: the offset of that card.
    """
    if s[DIRTY]:
        slots.keep_table_before(s, seat, choice)
    card = choice >> CARD_SHIFT & 255
    kind = card if FACE[card] != BLANK else counts_as(s, card)
    aside = s[DRAFT_SIZE]
    times = aside + 1 if aside and s[SETS] & SAME_RANK and _is_of_rank(s, kind) else 1
    if s[SORRY]:
        slots.count_draw_cards(s, seat, kind, times)
    hit = _settle_number(g, s, seat, kind, choice) if kind < FIRST_SYMBOL_KIND else NOBODY
    if aside:
        _lay_aside(g, s, seat)
        at = find_card(g, s, seat, card)
    s[WITHOUT_PLAY] = 0
    if s[DECK] == DICE:
        slots.take_die(g, s, 0)
    s[TURN] = seat
    add_to(s, HAD_TURN, seat)
    lay_card(g, s, seat, at, choice, times, hit)


def _lay_aside(g: "Game", s: bytearray, seat: int) -> None:
    """Lay the cards that a seat put aside, in that order."""
    for i in range(s[DRAFT_SIZE]):
        below = s[DRAFT + i]
        s[DRAFT + i] = 0
        if s[DECK] == DICE:
            slots.take_die(g, s, 0)
        put_on_top(g, s, seat, find_card(g, s, seat, below), below)
    s[DRAFT_SIZE] = 0


def _is_of_rank(s: bytearray, kind: int) -> bool:
    """Are the cards put aside of the last one's rank, but of other colors (STA-1)?"""
    first = counts_as(s, s[DRAFT])
    return FACE[first] == FACE[kind] and first != kind


def _settle_number(g: "Game", s: bytearray, seat: int, kind: int, choice: int) -> int:
    """Settle the free play and the quiz of a number card; return who pays for it, or NOBODY.

    A player pays if the card is the exact number again (DIR-2).
    """
    before = s[TOP_CARD]
    is_jump = choice & VERB_MASK == JUMP
    is_double = kind == before and not is_jump and not s[DRAFT_SIZE]
    if s[DRAFT_SIZE]:
        is_double = counts_as(s, s[DRAFT]) == kind and fits(g, s, kind)
    s[FREE_PLAY] = 1 if (is_double and s[SETS] & DOUBLES) or (is_jump and s[FREE_TURN]) else 0
    if s[QUIZ + seat] and before < FIRST_SYMBOL_KIND:
        s[QUIZ_NUMBERS] = FACE[before] << 4 | FACE[kind]
    return slots.who_is_hit(s, kind, 0) if s[EXACT_HITS] and not is_jump else NOBODY


def _ask_first(g: "Game", s: bytearray, at: int) -> bool:
    """Ask for a sum (DIC-2), and for the color unless it is called late (CRO-3)."""
    numbers = s[QUIZ_NUMBERS]
    if numbers:
        s[QUIZ_NUMBERS] = 0
        slots.ask_for_sum(s, s[at + ACTOR], numbers)
    return ask_color(g, s, at) if not s[COLOR_LATE] or not s[at + AMOUNT] else False


def _hit(g: "Game", s: bytearray, at: int) -> bool:
    """Let the player before draw the number of an exact card (DIR-2)."""
    if s[at + PILE] != NOBODY:
        slots.hit_player(s, s[at + ACTOR], s[at + PILE], s[at + CARD], 0)
    return False


def _act_on_hands(g: "Game", s: bytearray, at: int) -> bool:
    """Let a card swap hands, or act as extra cards do; again for each more of its rank (STA-1)."""
    effect = effect_of(s, s[at + CARD])
    if effect >= SWAPS_HANDS and s[COUNTS + s[at + ACTOR]]:  # a last card does nothing
        if effect < SHUFFLES_HANDS:
            slots.open_swap(g, s, s[at + ACTOR], effect, 1)
        else:
            slots.act_as_extra(g, s, at, effect)
        if s[at + ASKED]:
            s[at + ASKED] -= 1
            s[at + STAGE] -= 1
    return False


def _offer_call(g: "Game", s: bytearray, at: int) -> bool:
    """Offer to call a cheat or a wild; not a last card (CORE-13), nor one that was turned up."""
    seat = s[at + ACTOR]
    effect = s[EFFECTS + FACE[s[at + CARD]]]
    if s[DIRTY] and s[BEFORE]:
        slots.open_cheat(s, at)
    elif s[TOP_BY] != s[PLAYER_AT + seat] or (s[DIRTY] and effect == DRAWS_FOUR):
        return False  # turned up; or with `dirty` a Wild Draw Four is called above or not at all
    elif s[CHALLENGES] != _ANY_CHALLENGES:
        return ask_payer(g, s, at)
    elif s[COUNTS + seat] and (effect == CALLS_COLOR or effect == DRAWS_FOUR):
        if (s[WILD_LEGAL] if effect == CALLS_COLOR else s[WILD_FOUR_LEGAL]) < ANY_TIME:
            slots.open_bluff(s, seat, s[at + CARD], 0)
    return False


def _offer_stack(g: "Game", s: bytearray, at: int) -> bool:
    """Ask the seat that would draw whether it adds a card (CORE-14)."""
    if s[at + AMOUNT] and can_stack(s) and (s[LAST_STACKS] or not is_decided(s)):
        slots.open_stack(s, at)
    return False


def can_stack(s: bytearray) -> bool:
    """May a draw card be added to the one on top?

    Each addition counts as a turn and needs one left: cards that come back as penalties could be
    added for ever otherwise (CORE-16).
    """
    if not s[STACK] or (s[TURNS_LEFT] < 2 and not s[TURNS_LEFT + 1]):
        return False
    return s[STACK] != ONLY_FOURS or FACE[s[TOP_CARD]] == WILD_FOUR


def _owe_unseen(g: "Game", s: bytearray, at: int) -> bool:
    """Let the seat that pays draw, unseen until a late color is called (CRO-3)."""
    if s[COLOR_LATE] and FACE[s[at + CARD]] == WILD_FOUR and not is_decided(s):
        s[UNSEEN_BY] = s[at + TARGET]
        s[UNSEEN_FROM] = s[COUNTS + s[at + TARGET]] + 1
    return owe_cards(g, s, at)


def _call_late(g: "Game", s: bytearray, at: int) -> bool:
    """Let the seat that laid the stack's first card, or this card, call a late color (CRO-3)."""
    first = s[FIRST_LAYER]
    s[FIRST_LAYER] = 0
    open_color(s, first - 1 if first else s[at + ACTOR])
    return False


def _end_play(g: "Game", s: bytearray, at: int) -> bool:
    """End the turn, or the hand, or go on with a free play if there is one (DBL-2)."""
    seat = s[at + ACTOR]
    if is_decided(s):
        s[UNSEEN_FROM] = s[FREE_PLAY] = 0
        return end_play(g, s, at)
    skips = s[at + SKIPS]
    skipped = seat
    for _ in range(skips):
        skipped = next_seat(s, skipped)
        add_to(s, HAD_TURN, skipped)
    # All were asked to jump while the stack waited (CORE-12), unless a verdict came before: only
    # that shows a hand.
    is_asked = s[at + AMOUNT] and skips and can_stack(s) and s[SHOWN_TO] == NOBODY
    pop(s)
    _go_on(g, s, seat, skips, not is_asked)
    return True


def _go_on(g: "Game", s: bytearray, seat: int, skips: int, may_jump: bool) -> None:
    """Begin a free play or the next turn, in which others may jump on the top card."""
    if may_jump and can_be_jumped_on(s):
        s[JUMPABLE] = s[UNTIL_TURN] = 1
    extra = s[FREE_PLAY]
    s[UNSEEN_FROM] = s[FREE_PLAY] = 0
    if extra and s[COUNTS + seat] and can_play(g, s, seat, False):
        s[PHASE] = FREE
        s[FIRST] = seat
    else:
        end_turn(g, s, skips)


def end_number(g: "Game", s: bytearray, seat: int, card: int, hit: int) -> None:
    """End the turn of a seat that laid a card whose face has no effect.

    If somebody pays for it or is asked about it, and for blanks, open its record all the same.
    """
    if hit != NOBODY or s[QUIZ_NUMBERS] or s[BEFORE] or card >= FIRST_SYMBOL_KIND:
        open_played(s, seat, card, 1, hit)
    else:
        _go_on(g, s, seat, 0, True)


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
    slots.lay_by_house = lay_by_house
    slots.end_number = end_number
