"""This module lays cards and lets them act, bottom up, as if each were played alone (GRD-5, STA-1).

A seat plays on its turn, out of turn, or on a draw card that it would have to draw for (COL-1);
from then on it is on turn. What a card sets off is carried out in CORE-11's order:

    hooks.before_play   look at the table as it is: who is hit, what can be taken back
                        the cards are laid, and the Uno call is settled
    hooks.settles       how often each card acts
    hooks.after_play    open the windows that come before the card acts: a quiz, the call of a cheat
    hooks.acts          the cards act, which opens windows: the draw, the challenge, the color; the
                        newest is asked first

    window   W_PLAY (engine/spec/windows.py)

SET_TIMES says how often each card acts; it is settled when the cards are laid. The record is closed
before its last card acts, so cards that are turned up because of each other take no more room.
ACTIVE is the seat that plays the acting card: a Two passes it to the seat that it calls, for the
cards above it (GRD-27); a player who changes places takes it along (GRD-33).
"""

from engine.state.cards import (
    FACE,
    FIRST_WILD_KIND,
    NO_CARD,
    NO_COLOR,
    WILD_FOUR_KIND,
    counts_as,
)
from engine.state.choices import CARD_SHIFT, COLOR_SHIFT, WITH_UNO
from engine.state.events import LAID, SKIPPED, TURNED, note
from engine.state.layout import *
from engine.state.options import COLOR_LATE, FIRST_DRAW
from engine.state.seats import next_seat, set_direction
from engine.state.window_types import SETTLED, UNLAID, W_PLAY
from engine.state.windows import define_window, pop, push
from engine.turn.catch import forget_draft
from engine.turn.color import caller_of, late_color, open_color, open_late_color
from engine.turn.draw import open_draw_for_turn
from engine.turn.flow import begin_turn, ends_hand
from engine.turn.hand_cards import find, lose
from engine.turn.legal import is_bluff
from engine.turn.piles import count_times, lay
from engine.turn.uno import settle_uno

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def lay_play(g: "Game", s: bytearray, seat: int, choice: int, pile: int, at: int) -> None:
    """Lay a card, or the set that was put aside and this card on top, on a pile, 0 or 1.

    at: the offset of the card in the hand.
    """
    hooks = g.hooks
    kind = laid = choice >> CARD_SHIFT & 255
    if kind >= FIRST_WILD_KIND:
        s[GUILTY] = is_bluff(g, s, seat, kind)
        if not (s[COLOR_LATE] and kind == WILD_FOUR_KIND):  # it is called after the draw (CRO-3)
            laid = in_color(choice)
    if hooks.before_play:
        for look in hooks.before_play:
            look(g, s, seat, choice, pile)
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[BELOW] = s[TOP_CARD + pile]
    s[PHASE] = ACTED
    s[TURN] = s[ACTIVE] = seat
    s[NEXT] = next_seat(s, seat)
    s[LAID_ON] = pile + 1
    count = s[DRAFT_SIZE]
    if count:
        for i in range(count):
            below = s[DRAFT + i]
            _lay_one(g, s, seat, pile, find(g, s, seat, below), below, i)
        at = find(g, s, seat, kind)
    effect = _lay_one(g, s, seat, pile, at, laid, count)
    if hooks.settles:
        for settle in hooks.settles:
            settle(g, s, seat, choice, pile)
    if count:
        forget_draft(s)
    if s[COUNTS + seat] < 2:
        settle_uno(s, seat, choice & WITH_UNO)
    if count or hooks.after_play:
        begin_acting(s, pile, count + 1, 0)
        for react in hooks.after_play:
            react(g, s, seat, choice, pile)
    elif hooks.acts[effect] is not None:
        act(g, s, s[SET_CARDS], s[SET_TIMES], pile, 0)


def lay_plainly(g: "Game", s: bytearray, seat: int, choice: int, at: int) -> None:
    """Do what `lay_play` does with one card on discard pile 1, where no rule adds to that.

    `Hooks.is_play_plain` says where; most cards of most games are laid so.
    """
    laid = choice >> CARD_SHIFT & 255
    if laid >= FIRST_WILD_KIND:
        s[GUILTY] = is_bluff(g, s, seat, laid)
        laid = in_color(choice)
    if s[UNTIL_TURN]:
        begin_turn(s)
    left = s[COUNTS + seat] - 1
    if s[AS_LISTED] or s[SHOWN_COUNTS + seat]:
        lose(g, s, seat, at)
    else:
        last = g.hands[seat] + left
        s[at] = s[last]
        s[last] = 0
        s[COUNTS + seat] = left
    s[BELOW] = s[TOP_CARD]
    s[TOP_CARD] = s[SET_CARDS] = laid
    size = s[DISCARD_SIZE]
    at = g.discards + size
    s[at] = laid
    s[at + g.capacity] = s[TOP_BY] = s[PLAYER_AT + seat]
    s[DISCARD_SIZE] = size + 1
    s[PHASE] = ACTED
    s[TURN] = s[ACTIVE] = seat
    s[NEXT] = next_seat(s, seat)
    s[LAID_ON] = s[SET_TIMES] = 1
    note(s, LAID, seat, left, laid)
    if left < 2:
        settle_uno(s, seat, choice & WITH_UNO)
    effect = s[EFFECTS + FACE[laid]]
    if effect:
        s[SET_TIMES] = count_times(g, s, 0)
        if g.hooks.acts[effect] is not None:
            act(g, s, laid, s[SET_TIMES], 0, 0)


def in_color(choice: int) -> int:
    """Return the wild that a choice lays, in the color that it calls, if any."""
    card = choice >> CARD_SHIFT & 255
    color = choice >> COLOR_SHIFT & 7
    return card & ~7 | color - 1 if color else card


def _lay_one(g: "Game", s: bytearray, seat: int, pile: int, at: int, laid: int, i: int) -> int:
    """Lay one card of a play; return what it does.

    at: its offset in the hand; laid: its kind on the pile, a wild in its called color. Place i of
    SET_CARDS and SET_TIMES keeps how it acts.
    """
    lose(g, s, seat, at)
    lay(g, s, pile, laid, seat)
    card = s[SET_CARDS + i] = s[TOP_CARD + pile]
    effect = s[EFFECTS + FACE[card]]
    s[SET_TIMES + i] = count_times(g, s, pile) if effect else 1
    event = s[EVENT_COUNT]  # what `note` does, without the call: this runs every turn
    at = EVENTS + (event & EVENT_MASK) * 4
    s[at] = LAID
    s[at + 1] = seat
    s[at + 2] = s[COUNTS + seat] + i - s[DRAFT_SIZE]  # the rest of the set is laid, too
    s[at + 3] = laid
    s[EVENT_COUNT] = event + 1 & 255
    return effect


def lay_from_hand(
    g: "Game", s: bytearray, seat: int, at: int, pile: int, card: int, choice: int
) -> None:
    """Lay the card at an offset of a hand on a pile, which does nothing by itself; settle its Uno.

    card: as it lies there, a wild in its called color.
    """
    lose(g, s, seat, at)
    lay(g, s, pile, card, seat)
    settle_uno(s, seat, choice & WITH_UNO)


def begin_acting(s: bytearray, pile: int, count: int, turned: int) -> None:
    """Let the first `count` cards in SET_CARDS act, which lie on a pile; turned: 1 if turned up."""
    s[SET_SIZE] = count
    w = push(s, W_PLAY)
    s[w + PILE] = pile
    s[w + FLAGS] = turned


def act_turned(g: "Game", s: bytearray, seat: int, pile: int, kind: int) -> None:
    """Let a card that was turned up act as if a seat had played it (GRD-2, GRD-12)."""
    s[ACTIVE] = seat
    s[LAID_ON] = pile + 1
    s[WITHOUT_PLAY] |= 1 + pile
    s[SET_CARDS] = counts_as(s, kind)
    s[SET_TIMES] = count_times(g, s, pile)
    begin_acting(s, pile, 1, UNLAID)


def _resume(g: "Game", s: bytearray) -> bool:
    """Let the next card act."""
    w = s[TOP]
    i = s[w + STAGE]
    pile = s[w + PILE]
    turned = s[w + FLAGS]
    s[w + STAGE] = i + 1
    if i + 1 >= s[SET_SIZE]:
        pop(s)
    if s[SET_TIMES + i]:
        act(g, s, s[SET_CARDS + i], s[SET_TIMES + i], pile, turned)
    return False


def act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Let one card act.

    times: how often, or how many cards it makes others draw; turned: not 0 if it was turned up. Of
    a last card that ends the hand only the draw is left (CORE-13).
    """
    effect = s[EFFECTS + FACE[card]]
    carry_out = g.hooks.acts[effect]
    if carry_out is None:
        return
    if not turned and not _makes_draw(effect) and ends_hand(s, s[ACTIVE]):
        return
    carry_out(g, s, card, times, pile, turned)


def _makes_draw(effect: int) -> bool:
    """Does a card with this effect make others draw?"""
    if effect == DRAWS_TWO or effect == DRAWS_FOUR or effect == NAMED_DRAWS:
        return True
    return effect == ALL_DRAW or (
        SWAPS_HANDS < effect < SHUFFLES_HANDS and effect & ALL_DRAW_BIT > 0
    )


def _act_skip(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    skip(s, times)


def skip(s: bytearray, times: int) -> None:
    """Skip so many seats after the active one, never more than all the others (OFF-3, GRD-9)."""
    seat = next_seat(s, s[ACTIVE])
    for _ in range(min(times, s[LEFT_IN] - 1)):
        note(s, SKIPPED, seat, 0, NO_CARD)
        seat = next_seat(s, seat)
    s[NEXT] = seat


def act_reverse(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Turn the direction, or with two players skip (CORE-6, OFF-4, GRD-10)."""
    seat = s[ACTIVE]
    if s[LEFT_IN] == 2:
        note(s, SKIPPED, next_seat(s, seat), 0, NO_CARD)
        s[NEXT] = seat
    else:
        turn_direction(s, seat)
        s[NEXT] = next_seat(s, seat)


def turn_direction(s: bytearray, seat: int) -> None:
    """Turn the direction because of a seat's card."""
    set_direction(s, s[DIRECTION] ^ 1)
    note(s, TURNED, seat, s[DIRECTION], NO_CARD)


def _act_draw(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Open the windows of a Draw Two or Wild Draw Four: the draw, the challenge, the color."""
    seat = s[ACTIVE]
    effect = s[EFFECTS + FACE[card]]
    target = next_seat(s, seat)
    amount = min(times + s[CARRIED], 255)
    s[CARRIED] = 0
    if target == seat and not s[COUNTS + seat]:
        return  # nobody is left to draw (DBL-8)
    calls = _needs_color(s, card, turned)
    if calls and s[COLOR_LATE] and not turned:
        calls = False
        if not late_color(s):  # on a stack the first card's player calls it (CRO-3)
            open_late_color(s, seat, pile)
    s[NEXT] = target
    w = open_draw_for_turn(s, seat, target, amount, card, pile)
    s[w + FLAGS] = turned
    if turned and effect == DRAWS_TWO and not s[FIRST_DRAW]:
        s[w + FLAGS] = turned | SETTLED  # nobody may add to it (OFF-2, DBL-1)
    else:
        owe = g.hooks.owes
        if owe is not None:
            owe(g, s)
    call = g.hooks.calls
    if call is not None and not turned:
        call(g, s, seat, card, pile)
    if calls:
        open_color(s, caller_of(s, seat, turned), pile, turned or effect == DRAWS_FOUR)


def _act_wild(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Open the windows of a Wild: the call of a bluff (DBL-6), the color."""
    seat = s[ACTIVE]
    call = g.hooks.calls
    if call is not None and not turned:
        call(g, s, seat, card, pile)
    if _needs_color(s, card, turned):
        open_color(s, caller_of(s, seat, turned), pile, turned)


def asks_color_first(g: "Game", s: bytearray, card: int, pile: int, turned: int) -> bool:
    """Ask for the color of an extra card on top of a pile, which acts once it has one (CUS-1)."""
    if card < FIRST_WILD_KIND or s[TOP_CARD + pile] & 7 != NO_COLOR:
        return False
    begin_acting(s, pile, 1, turned)
    open_color(s, caller_of(s, s[ACTIVE], turned), pile, 1)
    return True


def _needs_color(s: bytearray, card: int, turned: int) -> bool:
    """Does the active seat's card need a color? A last card that ends the hand does not."""
    if card < FIRST_WILD_KIND or card & 7 != NO_COLOR:
        return False
    return turned > 0 or not ends_hand(s, s[ACTIVE])


def define_play(hooks: "Hooks") -> None:  # set-up
    define_window(W_PLAY, None, None, _resume)
    hooks.acts[SKIPS_NEXT] = _act_skip
    hooks.acts[TURNS_DIRECTION] = act_reverse
    hooks.acts[DRAWS_TWO] = hooks.acts[DRAWS_FOUR] = _act_draw
    hooks.acts[CALLS_COLOR] = _act_wild
