"""Cheats: one stands unless somebody calls it before the next player moves (SEV-3).

    option   dirty=1; palm.py hides a Wild Draw Four at the end
    cheats   an illegal Wild Draw Four
             a jump-in with a 6 on a 9, or a 9 on a 6, of the same color
    window   W_CHEAT (engine/spec/windows.py)

It opens on what everybody sees: for every Wild Draw Four that is not a last card, and for every
jump-in with a 6 or a 9. A called cheat is taken back: card, color, turn and stack are as before
(CHEAT_TURN …). Its player draws two and plays anew; since that could go on for ever, the cheat
counts as a turn (CORE-16). A wrong call costs its caller two, and play goes on. A cheat that nobody
calls is admitted, and stands.
"""

from engine.const import const
from engine.state import events
from engine.state.cards import (
    FACE,
    FACE_UP,
    FIRST_WILD_KIND,
    NO_CARD,
    NO_COLOR,
    WILD_FOUR,
    WILD_FOUR_KIND,
    counts_as,
    uncolored,
)
from engine.state.choices import CARD_SHIFT
from engine.state.layout import *
from engine.state.options import ANY_TIME, COLOR_LATE, FACE_UP_CARDS, WILD_FOUR_LEGAL
from engine.state.reasons import OK
from engine.state.seats import in_set, next_seat, remove_from
from engine.state.window_types import W_CHEAT
from engine.state.windows import define_window, pop
from engine.turn.asking import ask_first, calls_into
from engine.turn.call_out import CALLS, ask_others, reply
from engine.turn.color import open_color
from engine.turn.draw import open_draw, open_draw_for_turn
from engine.turn.flow import count_turn, end_hand
from engine.turn.hand_cards import gain
from engine.turn.piles import lift

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_SIX = const(6)
_NINE = const(9)
_PRICE = const(2)  # cards that a called cheat, or a wrong call, costs
_FIRST_OPEN = const(28)  # the kinds of 7, 8 and 9
_LAST_OPEN = const(39)


def _keep_table(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Keep the table as it is before a play."""
    s[CHEAT_TURN] = s[TURN]
    s[CHEAT_PHASE] = s[PHASE]
    s[CHEAT_JUMPABLE] = s[JUMPABLE]
    s[CHEAT_WITHOUT_PLAY] = s[WITHOUT_PLAY]


def _ask(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Ask all others whether they call what a seat has just laid, if it may be a cheat."""
    kind = choice >> CARD_SHIFT & 255
    if not _may_be_cheat(s, kind, s[COUNTS + seat], seat != s[CHEAT_TURN]):
        return
    card = s[TOP_CARD + pile]
    w = ask_others(s, W_CHEAT, seat)
    s[w + CARD] = card
    s[w + PILE] = pile
    if FACE[card] == WILD_FOUR and card & 7 == NO_COLOR and not s[COLOR_LATE]:
        open_color(s, seat, pile, 1)


def _may_be_cheat(s: bytearray, kind: int, left: int, is_jump: bool) -> bool:
    """Can a card be a cheat, as far as everybody sees? left: how many its player has after it."""
    if kind == WILD_FOUR_KIND:
        return left > 0 and s[WILD_FOUR_LEGAL] < ANY_TIME
    face = FACE[counts_as(s, kind)]
    return is_jump and kind < FIRST_WILD_KIND and (face == _SIX or face == _NINE)


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    reason = reply(s, seat, choice)
    if reason != CALLS:
        return reason
    w = s[TOP]
    actor = s[w + ACTOR]
    card = s[w + CARD]
    pile = s[w + PILE]
    events.note(s, events.CHALLENGED, seat, actor, card)
    pop(s)
    if not s[GUILTY]:
        events.note(s, events.INNOCENT_FOUND, seat, actor, card)
        open_draw(s, actor, seat, _PRICE, NO_CARD, 0)
        return OK
    events.note(s, events.GUILTY_FOUND, seat, actor, card)
    # If what lay below was shuffled into the draw pile, the card stays.
    if s[DISCARD_SIZE + pile] <= s[SET_SIZE] or _take_back(g, s, actor, card, pile):
        open_draw(s, seat, actor, _PRICE, NO_CARD, 0)
    return OK


def _take_back(g: "Game", s: bytearray, actor: int, card: int, pile: int) -> bool:
    """Put a called play back into the hand and the table as before; False: this ended the hand."""
    pop(s)  # what the card would have set off
    for _ in range(s[SET_SIZE]):  # a double of Wild Draw Fours is two
        own = lift(g, s, pile)
        if s[FACE_UP_CARDS] and _FIRST_OPEN <= counts_as(s, own) <= _LAST_OPEN:
            own |= FACE_UP  # as it lay before it was played (GRD-30)
        gain(g, s, actor, own)
    events.note(s, events.TAKEN_BACK, actor, s[COUNTS + actor], card)
    s[TURN] = s[CHEAT_TURN]
    s[PHASE] = s[CHEAT_PHASE]
    s[JUMPABLE] = s[CHEAT_JUMPABLE]
    s[WITHOUT_PLAY] = s[CHEAT_WITHOUT_PLAY]
    if s[JUMPABLE]:
        s[UNTIL_TURN] = 1
    s[FREE_PLAY] = 0
    way = count_turn(s)
    if way:
        end_hand(g, s, way)
    elif s[CARRIED]:
        _open_stack_again(g, s, pile)
    return not way


def _open_stack_again(g: "Game", s: bytearray, pile: int) -> None:
    """Open the stack again that the card was added to: it waits for the seat that would draw."""
    seat = 0
    while s[PLAYER_AT + seat] != s[TOP_BY + pile]:
        seat += 1
    if in_set(s, OUT, seat):
        _bring_back(s, seat)
    target = s[NEXT] = next_seat(s, seat)
    open_draw_for_turn(s, seat, target, s[CARRIED], s[TOP_CARD + pile], pile)
    s[CARRIED] = 0
    owe = g.hooks.owes
    if owe is not None:
        owe(g, s)


def _bring_back(s: bytearray, seat: int) -> None:
    """Bring a seat back into the hand that went out because its last card was added to (DBL-8)."""
    if s[LEFT_IN] == s[SEATED] - 1:  # the first one out
        remove_from(s, WINNERS, seat)
        if s[HAND_NUMBER] == 1:
            s[SCORER] = NOBODY  # GRD-39
    remove_from(s, OUT, seat)
    s[LEFT_IN] += 1


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask the next seat; a cheat that nobody called is admitted."""
    if ask_first(s):
        return True
    w = s[TOP]
    actor = s[w + ACTOR]
    card = s[w + CARD]
    pop(s)
    if s[GUILTY]:
        events.note(s, events.ADMITTED, actor, 0, uncolored(card))
    return False


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_CHEAT, calls_into, _answer, _resume)
    hooks.before_play += (_keep_table,)
    hooks.after_play += (_ask,)
