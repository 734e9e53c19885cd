"""This module lets laid cards act one by one, bottom up, as if each were played alone (GRD-5).

SET_CARDS are the cards and SET_TIMES how often each acts; both are settled when the cards are laid.
A record ACTS holds the next card to act (STAGE), the pile (PILE), and 1 if the card was turned up
and not laid (SKIPS). The record is closed before its last card acts, so cards that are turned up
because of each other do not pile up on the stack.

ACTIVE is the seat that plays the acting card. A Two passes it to the seat that it calls, for the
cards above it (GRD-27); a player who changes places takes it along (GRD-33).

A record RECOVERING asks TARGET, who would have been next, whether it lays a Reverse on the one that
ACTOR laid on PILE (GRD-18). The direction is turned already; with two players it is not (SKIPS 1).
"""

from engine.const import const
from engine.state.cards import (
    BLANK,
    FACE,
    FIRST_WILD_KIND,
    KIND_MASK,
    NO_CARD,
    NO_COLOR,
    REVERSE,
    counts_as,
)
from engine.state.choices import (
    CARD_SHIFT,
    DOES_NOT_FIT,
    NO_UNO,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    PASS,
    RECOVER,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.events import PEPPER_TO, RECOVERED, SALT_TO, SKIPPED, TURNED, note
from engine.state.layout import (
    ACTIVE,
    ACTOR,
    ALL_DRAW,
    ALL_DRAW_BIT,
    CALLS_COLOR,
    CALLS_PEPPER,
    CALLS_SEAT,
    CARRIED,
    CLOSED,
    CLOSED_BY,
    COUNTS,
    DIRECTION,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    GETS_SALT,
    LAID_ON,
    LEFT_IN,
    NAMED_DRAWS,
    NAMED_GIVES,
    NEXT,
    OUT,
    PEPPER,
    PILE,
    SALT,
    SEAT_OF_COLOR,
    SET_CARDS,
    SET_SIZE,
    SET_TIMES,
    SKIPS,
    SKIPS_NEXT,
    STAGE,
    STEP,
    SWAPS_HANDS,
    SWAPS_SEATS,
    TARGET,
    TOP,
    TURNS_DIRECTION,
    WITHOUT_PLAY,
)
from engine.state.options import (
    ANY_TIME,
    AT_TURN_END,
    CHALLENGES,
    COLOR_LATE,
    CUMULATE,
    DIRTY,
    END,
    EXACT_HITS,
    FIRST_DRAW,
    LAST_LEFT,
    NEXT_CHALLENGES,
    OUT_WHEN,
    STACK,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.state.options import RECOVER as WITH_RECOVER
from engine.state.seats import in_set, next_seat, set_direction
from engine.state.slots import slots
from engine.state.windows import ACTS, RECOVERING, ask_target, define_window, pop, push
from engine.two_piles.color import caller_of, open_coloring
from engine.two_piles.hands import find, lose, neighbor, settle_uno
from engine.two_piles.piles import count_times, lay, turn_up
from engine.two_piles.places import swap_seats
from engine.two_piles.take import open_on_others

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_ANY_CHALLENGES = const(2)  # challenge=any
# STAGE of a FORCED record (forced_draw.py).
SETTLED = const(4)
MEANT = const(16)


def begin_acting(s: bytearray, pile: int, count: int, turned: int) -> None:
    """Let the first `count` cards in SET_CARDS act, which lie on a pile; turned: 1 if turned up."""
    s[SET_SIZE] = count
    at = push(s, ACTS)
    s[at + PILE] = pile
    s[at + SKIPS] = turned


def form_again(g: "Game", s: bytearray) -> bool:
    """Turn a card onto the discard pile that is closed (GRD-12); False if there is no card."""
    pile = s[CLOSED] - 1
    seat = s[CLOSED_BY]
    if in_set(s, OUT, seat):
        seat = neighbor(s, seat, -s[STEP])  # the player before, so that it hits the same (COW-5)
    kind = turn_up(g, s, seat, pile)
    if kind == NO_CARD:
        return False
    s[CLOSED] = s[CLOSED_BY] = 0
    act_turned(g, s, seat, pile, kind)
    return True


def act_turned(g: "Game", s: bytearray, seat: int, pile: int, kind: int) -> None:
    """Let a card that was turned up act as if a seat had played it (GRD-2, GRD-12)."""
    s[ACTIVE] = seat
    s[LAID_ON] = pile + 1
    if s[EXACT_HITS]:
        s[WITHOUT_PLAY] |= 1 + pile
    s[SET_CARDS] = counts_as(s, kind)
    s[SET_TIMES] = count_times(g, s, pile)
    begin_acting(s, pile, 1, 1)


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
    _act(g, s, s[SET_CARDS + i], s[SET_TIMES + i], pile, turned)
    return False


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Let one card act; times: what `count_times` of piles.py returned for it."""
    effect = s[EFFECTS + FACE[card]]
    if not s[COUNTS + s[ACTIVE]] and not turned and _is_over(s) and not _makes_draw(effect):
        return  # of a last card that ends the hand only the draw is left (CORE-13)
    if effect < DRAWS_TWO:
        if effect == SKIPS_NEXT:
            skip(s, times)
        elif effect == TURNS_DIRECTION:
            _reverse(s, s[ACTIVE], pile)
        elif FACE[card] == BLANK:
            slots.act_extra(g, s, card, pile, turned)
    elif effect <= DRAWS_FOUR:
        _act_wild_or_draw(s, card, effect, times, pile, turned)
    elif effect == CALLS_PEPPER or effect == CALLS_SEAT:
        _call_to_turn(s, effect, card)
    elif effect == GETS_SALT:
        s[SALT] = s[ACTIVE]
        note(s, SALT_TO, s[ACTIVE], 0, NO_CARD)
    elif effect == SWAPS_SEATS:
        swap_seats(g, s, times)
    elif effect <= NAMED_GIVES:
        open_on_others(s, effect, card, times, pile)
    elif card >= FIRST_WILD_KIND:
        slots.act_extra(g, s, card, pile, turned)
    else:  # zero or seven act on hands; with zero=…+draw the others draw before that
        if effect & ALL_DRAW_BIT:
            open_on_others(s, ALL_DRAW, card, times, pile)
        if s[COUNTS + s[ACTIVE]]:  # a last card does nothing else (CORE-13)
            slots.open_swap(g, s, s[ACTIVE], effect, times)


def _is_over(s: bytearray) -> bool:
    """Is the hand over because the active seat has laid its last card (CORE-13, GRD-37)?"""
    return s[OUT_WHEN] != AT_TURN_END and (s[END] != LAST_LEFT or s[LEFT_IN] <= 2)


def _makes_draw(effect: int) -> bool:
    """Does a card with this effect make others draw?"""
    if effect == DRAWS_TWO or effect == DRAWS_FOUR or effect == NAMED_DRAWS:
        return True
    return effect == ALL_DRAW or (effect > SWAPS_HANDS and effect & ALL_DRAW_BIT > 0)


def skip(s: bytearray, times: int) -> None:
    """Skip so many seats after the active one, never more than all the others (GRD-9)."""
    seat = next_seat(s, s[ACTIVE])
    for _ in range(min(times, s[LEFT_IN] - 1)):
        note(s, SKIPPED, seat, 0, NO_CARD)
        seat = next_seat(s, seat)
    s[NEXT] = seat


def _act_wild_or_draw(
    s: bytearray, card: int, effect: int, times: int, pile: int, turned: int
) -> None:
    """Open the windows of a Draw Two, Wild or Wild Draw Four: the draw, the challenge, the color.

    The newest is asked first: the color, then the challenge, then the draw (CORE-11).
    """
    seat = s[ACTIVE]
    calls = card >= FIRST_WILD_KIND and card & 7 == NO_COLOR
    if calls and not s[COUNTS + seat] and not turned and _is_over(s):
        calls = False  # it is a last card (CORE-13)
    if effect != CALLS_COLOR:
        target = next_seat(s, seat)
        if target == seat and not s[COUNTS + seat]:
            s[CARRIED] = 0
            return  # nobody is left to draw (DBL-8)
        if calls and s[COLOR_LATE] and not turned:
            calls = False
            if not slots.late_color(s):  # on a stack the first card's player calls it (CRO-3)
                open_coloring(s, seat, pile, 1)
                s[s[TOP] + STAGE] = 1
        s[NEXT] = target
        slots.open_forced(s, seat, target, min(times + s[CARRIED], 255), card)
        s[CARRIED] = 0
        at = s[TOP]
        s[at + PILE] = pile
        s[at + STAGE] = (target + 1) * MEANT
        if turned and effect == DRAWS_TWO and not s[FIRST_DRAW]:
            s[at + STAGE] |= SETTLED  # nobody may add to it (OFF-2, DBL-1)
        elif s[STACK] and s[STACK] != CUMULATE:
            slots.let_add(s)
        if not turned:
            _offer_call(s, seat, card, effect, pile)
    elif s[CHALLENGES] == _ANY_CHALLENGES and not turned:
        _offer_call(s, seat, card, effect, pile)
    if calls:
        open_coloring(s, caller_of(s, seat, turned), pile, turned or effect == DRAWS_FOUR)


def _offer_call(s: bytearray, seat: int, card: int, effect: int, pile: int) -> None:
    """Offer to call a wild, not a last card (CORE-13), nor one that `dirty` asked about."""
    if s[DIRTY] and effect == DRAWS_FOUR:
        return
    if s[CHALLENGES] == NEXT_CHALLENGES:
        slots.offer_challenge(s, seat, s[NEXT], card)
    elif s[CHALLENGES] == _ANY_CHALLENGES and s[COUNTS + seat] and effect != DRAWS_TWO:
        if (s[WILD_LEGAL] if effect == CALLS_COLOR else s[WILD_FOUR_LEGAL]) < ANY_TIME:
            slots.open_bluff(s, seat, card, pile)


def _call_to_turn(s: bytearray, effect: int, card: int) -> None:
    """Let a Two call the holder of the pepper, or the player of its color, to the turn (GRD-26)."""
    called = s[SEAT_OF_COLOR + (card & 3)] if effect == CALLS_SEAT else s[PEPPER]
    if in_set(s, OUT, called):
        called = next_seat(s, called)  # the player called sits out (CHA-1)
    if effect == CALLS_PEPPER:
        s[PEPPER] = s[ACTIVE]
        note(s, PEPPER_TO, s[ACTIVE], called, NO_CARD)
    s[NEXT] = s[ACTIVE] = called


def _reverse(s: bytearray, seat: int, pile: int) -> None:
    """Turn the direction for a seat's Reverse, with two players skip, and offer to recover it."""
    before = next_seat(s, seat)
    is_two = s[LEFT_IN] == 2
    if is_two:
        s[NEXT] = seat
        note(s, SKIPPED, before, 0, NO_CARD)
    else:
        _turn(s, seat)
        s[NEXT] = next_seat(s, seat)
    if s[WITH_RECOVER] and s[COUNTS + before]:
        at = push(s, RECOVERING)
        s[at + ACTOR] = seat
        s[at + TARGET] = before
        s[at + PILE] = pile
        s[at + SKIPS] = is_two


def _turn(s: bytearray, seat: int) -> None:
    set_direction(s, s[DIRECTION] ^ 1)
    note(s, TURNED, seat, s[DIRECTION], NO_CARD)


def _recover_choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    n = 0
    base = g.hands[seat]
    for i in range(s[COUNTS + seat]):
        kind = s[base + i] & KIND_MASK
        if FACE[counts_as(s, kind)] == REVERSE and find(g, s, seat, kind) == i:
            out[n] = RECOVER | kind << CARD_SHIFT
            n += 1
    out[n] = PASS
    return n + 1


def _recover_answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    if verb == PASS:
        pop(s)
        return OK
    if verb != RECOVER:
        return NOT_NOW
    kind = choice >> CARD_SHIFT & 255
    i = find(g, s, seat, kind)
    if i < 0:
        return NOT_IN_HAND
    if FACE[counts_as(s, kind)] != REVERSE:
        return DOES_NOT_FIT
    if choice & WITH_UNO and s[COUNTS + seat] != 2:
        return NO_UNO
    pile = s[at + PILE]
    other = s[at + ACTOR]
    is_two = s[at + SKIPS]
    pop(s)
    lose(g, s, seat, i)
    lay(g, s, pile, kind, seat)
    settle_uno(s, seat, choice & WITH_UNO)
    note(s, RECOVERED, seat, other, kind)
    if not is_two:
        _turn(s, seat)
    s[NEXT] = seat
    return OK


def join() -> None:  # set-up
    define_window(ACTS, None, None, _resume)
    define_window(RECOVERING, _recover_choices, _recover_answer, ask_target)
