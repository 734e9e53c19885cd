"""Cards laid face down, which others may call a cheat (TWD-1, TWD-2).

    option   piles=face_down: one discard pile lies face up, one face down, a card on each to start
    choice   PLAY with DOWN: a card claims to match the face-up top; BLUFF tells the seat that it
             does not
    window   W_FACE_DOWN (engine/spec/windows.py)

GUILTY says whether the card is a cheat; nobody sees that until somebody calls. A face-down card
does nothing, and only another face-down card is laid on it.
"""

from engine.const import const
from engine.state import choices, events, reasons
from engine.state.cards import (
    ANY_BLANK,
    ANY_WILD,
    MATCH,
    NO_CARD,
    counts_as,
)
from engine.state.layout import *
from engine.state.options import AT_TURN_END, OUT_WHEN
from engine.state.seats import add_to, in_set, next_seat, remove_from, set_word, word
from engine.state.window_types import DOWN_ASKS, DOWN_DRAWS, DOWN_PUTS, W_FACE_DOWN
from engine.state.windows import define_window, pop
from engine.turn.asking import ask_first, calls_into
from engine.turn.call_out import CALLS, ask_others, reply
from engine.turn.draw import open_draw
from engine.turn.flow import begin_turn, let_go_out
from engine.turn.hand_cards import ANY_FACE, find, kinds_into, lose
from engine.turn.legal import check_details, why_barred
from engine.turn.piles import lay, next_card, place, put_under_draws
from engine.turn.play import lay_from_hand
from engine.turn.uno import settle_brought

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_PRICE = const(4)  # cards that a cheat, or a wrong call, draws

# STAGE


# Laying a card face down.


def _begin(g: "Game", s: bytearray) -> None:
    """Put the first card on the face-down pile."""
    if s[PILE_SIZE]:
        lay(g, s, 1, next_card(g, s, s[DEALER], 0), s[DEALER])
        s[TOP_CARD + 1] = 0


def _matches(s: bytearray, kind: int) -> bool:
    """Does a card match the face-up top, so that laying it face down is no cheat?"""
    return MATCH[counts_as(s, kind)] & (MATCH[s[TOP_CARD]] | ANY_WILD) & ~ANY_BLANK != 0


def _why_not(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return OK, or why a seat may not lay a card face down; after drawing only the drawn one."""
    if s[DRAFT_SIZE]:
        return reasons.NOT_NOW  # it goes down alone
    if find(g, s, seat, kind) < 0:
        return reasons.NOT_IN_HAND
    if s[PHASE] == DREW and kind != s[DRAWN]:
        return reasons.ONLY_DRAWN
    return why_barred(g, s, seat, kind)


def _offer(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add the cards that can be laid face down to n choices, those that match first."""
    for is_cheat in (False, True):
        for i in range(n, kinds_into(g, s, seat, ANY_FACE, out, n)):
            kind = out[i]
            if _matches(s, kind) != is_cheat and not _why_not(g, s, seat, kind):
                out[n] = (
                    choices.PLAY
                    | kind << choices.CARD_SHIFT
                    | choices.DOWN
                    | (choices.BLUFF if is_cheat else 0)
                )
                n += 1
    return n


def _lay_down(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card face down and ask who calls it a cheat, or return why not."""
    kind = choice >> choices.CARD_SHIFT & 255
    reason = _why_not(g, s, seat, kind)
    reason = reason or check_details(s, seat, choice & ~(choices.DOWN | choices.ON_PILE_2))
    if reason:
        return reason
    s[GUILTY] = not _matches(s, kind)
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[PHASE] = ACTED
    s[PASSES] = s[LAID_ON] = 0
    s[WITHOUT_PLAY] = 1  # the next turn cannot hit anybody on the pile that lies open (DIR-2)
    s[TURN] = s[ACTIVE] = seat
    s[NEXT] = next_seat(s, seat)
    lay_from_hand(g, s, seat, find(g, s, seat, kind), 1, kind, choice)
    s[TOP_CARD + 1] = 0  # nobody is told (CORE-10)
    events.note(s, events.LAID_DOWN, seat, s[COUNTS + seat], NO_CARD)
    set_word(s, CALLERS, 0)
    s[ask_others(s, W_FACE_DOWN, seat) + TARGET] = NOBODY
    return reasons.OK


# Calling it.


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    w = s[TOP]
    if s[w + STAGE] == DOWN_ASKS:
        return calls_into(g, s, seat, out)
    n = kinds_into(g, s, seat, ANY_FACE, out, 0)
    for i in range(n):
        out[i] = (
            choices.GIVE
            | out[i] << choices.CARD_SHIFT
            | choices.NO_SEAT << choices.SEAT_SHIFT
            | choices.DOWN
        )
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & choices.VERB_MASK
    if s[w + STAGE] == DOWN_ASKS:
        reason = reply(s, seat, choice)
        if reason != reasons.OK and reason != CALLS:
            return reason
        if reason == CALLS:
            add_to(s, CALLERS, seat)
            events.note(s, events.CHALLENGED, seat, s[w + ACTOR], NO_CARD)
        _ask_those_after(s, w, seat)
        return reasons.OK
    if verb != choices.GIVE:
        return reasons.NOT_NOW
    if choice & (choices.DOWN | choices.SHOWN | choices.ON_PILE_2) != choices.DOWN:
        return reasons.NO_SUCH_PILE
    if choice >> choices.SEAT_SHIFT & 15 != choices.NO_SEAT:
        return reasons.NO_SUCH_PLAYER
    if choice & choices.WITH_UNO:
        return reasons.NO_UNO  # it is called by a play, or late (OFF-9)
    return _put_under(g, s, w, seat, choice >> choices.CARD_SHIFT & 255)


def _ask_those_after(s: bytearray, w: int, seat: int) -> None:
    """Remove the seat that answered, and those before it in order of play, from ASKED."""
    other = next_seat(s, s[w + ACTOR])
    while other != seat:
        remove_from(s, w + ASKED, other)
        other = next_seat(s, other)
    remove_from(s, w + ASKED, seat)


def _put_under(g: "Game", s: bytearray, w: int, seat: int, kind: int) -> int:
    held = find(g, s, seat, kind)
    if held < 0:
        return reasons.NOT_IN_HAND
    lose(g, s, seat, held)
    put_under_draws(g, s, 1)
    s[g.draws] = kind
    events.note(s, events.PUT_UNDER, seat, 0, NO_CARD)
    settle_brought(s, seat)
    s[w + TARGET] = NOBODY
    return reasons.OK


def _let_pay(s: bytearray, w: int, seat: int) -> None:
    """Let a seat draw: a caller because of the card's player, who draws because of a caller."""
    actor = s[w + ACTOR]
    if seat == actor:
        actor = next_seat(s, seat)
        while not in_set(s, CALLERS, actor):
            actor = next_seat(s, actor)
    open_draw(s, actor, seat, _PRICE, NO_CARD, 0)


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask the seats that were not asked yet; then let seat after seat pay; then end the turn."""
    w = s[TOP]
    if s[w + STAGE] == DOWN_ASKS:
        if ask_first(s):
            return True
        s[w + STAGE] = DOWN_PUTS
        if word(s, CALLERS):
            card = s[place(g, DISCARDS + 1, s[DISCARD_SIZE + 1] - 1)]
            accused = s[w + ACTOR]
            events.note(
                s,
                events.GUILTY_FOUND if s[GUILTY] else events.INNOCENT_FOUND,
                accused,
                accused,
                card,
            )
        else:
            events.note(s, events.NOBODY_DARED, s[w + ACTOR], 0, NO_CARD)
    if s[w + TARGET] != NOBODY:
        s[FIRST] = s[w + TARGET]
        return True
    while word(s, CALLERS):
        seat = _next_payer(s, w)
        if seat == NOBODY:
            if s[w + STAGE] == DOWN_DRAWS:
                break
            s[w + STAGE] = DOWN_DRAWS
            s[w + AMOUNT] = 0
        elif s[w + STAGE] == DOWN_PUTS:
            if s[COUNTS + seat]:
                s[w + TARGET] = s[FIRST] = seat
                return True
        else:
            _let_pay(s, w, seat)
            return False
    actor = s[w + ACTOR]
    pop(s)
    set_word(s, CALLERS, 0)
    if s[OUT_WHEN] != AT_TURN_END:
        let_go_out(s, actor, s[STEP])  # the player first, then callers in order of play (TWD-2)
    return False


def _next_payer(s: bytearray, w: int) -> int:
    """Return the next seat that pays in this stage, in order from the card's player on, or NOBODY.

    AMOUNT counts the seats already passed. If the card was a cheat, callers put cards away and its
    player draws; if not, its player puts one away and the callers draw.
    """
    seat = s[w + ACTOR]
    for _ in range(s[w + AMOUNT]):
        seat = next_seat(s, seat)
    while s[w + AMOUNT] < s[LEFT_IN]:
        s[w + AMOUNT] += 1
        is_player = seat == s[w + ACTOR]
        does_player_pay = (s[w + STAGE] == DOWN_DRAWS) == (s[GUILTY] != 0)
        if is_player == does_player_pay and (is_player or in_set(s, CALLERS, seat)):
            return seat
        seat = next_seat(s, seat)
    return NOBODY


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_FACE_DOWN, _choices, _answer, _resume)
    hooks.offers += (_offer,)
    hooks.verbs[choices.DOWN] = _lay_down
    hooks.first_card = hooks.fill_slot(hooks.first_card, _begin)
