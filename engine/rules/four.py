"""Four: the active player takes a card from another, for each adjacent Four (GRD-29).

option   four=take
window   W_FOUR (engine/spec/windows.py)
"""

from engine.state import choices, reasons
from engine.state.cards import FACE_UP, KIND_MASK, NO_CARD
from engine.state.events import SHOWED, TOOK, note
from engine.state.generator import shuffle
from engine.state.layout import *
from engine.state.options import PEEK
from engine.state.seats import add_to, remove_from
from engine.state.window_types import FOUR_BEGINS, FOUR_NAMES, FOUR_SHOWS, FOUR_TAKES, W_FOUR
from engine.state.windows import define_window, pop, push
from engine.turn.asking import ask_first, this_or_pass
from engine.turn.gifts import name_target, others_into
from engine.turn.hand_cards import (
    does_any_other_hold,
    find,
    gain,
    is_other,
    lose,
    tell_gain,
)
from engine.turn.uno import discover

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    if s[LEFT_IN] > 1:
        w = push(s, W_FOUR, s[ACTIVE])
        s[w + AMOUNT] = times


def _is_shown(s: bytearray, actor: int, seat: int) -> bool:
    """Was the actor shown all that a seat holds?"""
    return s[PEEK] > 0 or s[SHOWN_TO] == actor and s[SHOWN_COUNTS + seat] == s[COUNTS + seat]


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    w = s[TOP]
    if s[w + STAGE] == FOUR_SHOWS:
        return this_or_pass(out, choices.SHOW)
    if s[w + STAGE] == FOUR_NAMES:
        return others_into(s, seat, choices.NAME, 1, out, 0)
    return _takes_into(g, s, seat, s[w + TARGET], out)


def _takes_into(g: "Game", s: bytearray, seat: int, target: int, out: list[int]) -> int:
    """Write the target's face-up cards, and its unseen ones: the first if they all look alike."""
    base = g.hands[target]
    n = unseen = 0
    for at in range(base, base + s[COUNTS + target]):
        if s[at] & FACE_UP:
            out[n] = choices.TAKE | (s[at] & KIND_MASK) << choices.CARD_SHIFT
            n += 1
        else:
            unseen += 1
            if unseen == 1 or _is_shown(s, seat, target):
                out[n] = choices.TAKE_UNSEEN | unseen << choices.CARD_SHIFT
                n += 1
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & choices.VERB_MASK
    if s[w + STAGE] == FOUR_SHOWS:
        return _show_hand(s, w, seat, verb)
    if s[w + STAGE] == FOUR_NAMES:
        reason = name_target(s, seat, choice, FOUR_TAKES)
        if not reason and not s[AS_LISTED] and not _is_shown(s, seat, s[w + TARGET]):
            _shuffle_unseen(g, s, s[w + TARGET])
        return reason
    return _take_card(g, s, w, seat, verb, choice >> choices.CARD_SHIFT & 255)


def _show_hand(s: bytearray, w: int, seat: int, verb: int) -> int:
    """Show the actor a seat's hand if it chose SHOW."""
    if verb != choices.SHOW and verb != choices.PASS:
        return reasons.NOT_NOW
    remove_from(s, w + ASKED, seat)
    if verb == choices.SHOW:
        actor = s[w + ACTOR]
        if s[SHOWN_TO] != actor:
            for other in range(s[PLAYERS]):
                s[SHOWN_COUNTS + other] = 0
            s[SHOWN_TO] = actor
        s[SHOWN_COUNTS + seat] = s[COUNTS + seat]
        s[UNTIL_TURN] = 1
        note(s, SHOWED, seat, actor, NO_CARD)
    return reasons.OK


def _shuffle_unseen(g: "Game", s: bytearray, seat: int) -> None:
    """Put the face-up cards of a hand first and shuffle the others."""
    base = g.hands[seat]
    end = base + s[COUNTS + seat]
    first = base
    for at in range(base, end):
        if s[at] & FACE_UP:
            s[first], s[at] = s[at], s[first]
            first += 1
    s[SHOWN_COUNTS + seat] = 0
    shuffle(s, first, end - first, 0)


def _take_card(g: "Game", s: bytearray, w: int, seat: int, verb: int, named: int) -> int:
    """Take a face-up card of the target by its kind, or an unseen one by its number."""
    target = s[w + TARGET]
    if verb == choices.TAKE:
        at = find(g, s, target, named)
        if at >= 0 and not s[at] & FACE_UP:
            at = -1
    elif verb == choices.TAKE_UNSEEN:
        at = _nth_unseen(g, s, target, named)
    else:
        return reasons.NOT_NOW
    if at < 0:
        return reasons.NOT_IN_HAND
    s[w + STAGE] = FOUR_BEGINS
    s[w + AMOUNT] -= 1
    card = lose(g, s, target, at)
    discover(s, target)
    gain(g, s, seat, card)
    note(s, TOOK, seat, target, card & KIND_MASK if card & FACE_UP else NO_CARD)
    tell_gain(g, s, seat, card & KIND_MASK)
    return reasons.OK


def _nth_unseen(g: "Game", s: bytearray, seat: int, number: int) -> int:
    """Return the offset of the Nth unseen card of a hand, counted from 1; -1: there is none."""
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        if not s[at] & FACE_UP:
            number -= 1
            if not number:
                return at
    return -1


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask on. The target may have lost its last card meanwhile, by sending a draw back."""
    w = s[TOP]
    actor = s[w + ACTOR]
    if s[w + STAGE] == FOUR_BEGINS:
        if not s[w + AMOUNT] or not does_any_other_hold(s, actor):
            pop(s)
            return False
        _ask_to_show(g, s, w, actor)
    if s[w + STAGE] == FOUR_SHOWS:
        if ask_first(s):
            return True
        s[w + STAGE] = FOUR_NAMES
    if s[w + STAGE] == FOUR_TAKES and not s[COUNTS + s[w + TARGET]]:
        s[w + STAGE] = FOUR_NAMES
    if s[w + STAGE] == FOUR_NAMES and not does_any_other_hold(s, actor):
        pop(s)
        return False
    s[FIRST] = actor
    return True


def _ask_to_show(g: "Game", s: bytearray, w: int, actor: int) -> None:
    """Ask the others who hold unseen cards, but those who have shown them all."""
    s[w + STAGE] = FOUR_SHOWS
    for seat in range(s[PLAYERS]):
        if is_other(s, actor, seat) and not _is_shown(s, actor, seat):
            if _nth_unseen(g, s, seat, 1) >= 0:
                add_to(s, w + ASKED, seat)


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_FOUR, _choices, _answer, _resume)
    hooks.acts[TAKES_CARD] = _act
