"""This module lets a seat name others: those who draw for a One, and whom a Four takes cards from.

A record NAMING lets ACTOR name a player AMOUNT times, once for each adjacent One. TALLY counts the
names; after the last one the record goes on as a ROUND, which lets all of them draw (GRD-16,
GRD-25).

A record TAKING lets ACTOR take AMOUNT cards, one for each adjacent Four (GRD-29). Before each card
the seats in ASKED may show their hands (_SHOWS); then ACTOR names a player who holds cards (_NAMES,
TARGET) and takes a card (_TAKES): a face-up one, or the Nth of the others. Those are shuffled first
unless ACTOR was shown them.
"""

from engine.const import const
from engine.state.cards import FACE, FACE_UP, KIND_MASK, NO_CARD
from engine.state.choices import (
    CARD_SHIFT,
    NAME,
    NO_SUCH_PLAYER,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    PASS,
    SEAT_SHIFT,
    SHOW,
    TAKE,
    TAKE_UNSEEN,
    VERB_MASK,
)
from engine.state.events import NAMED, SHOWED, TOOK, note
from engine.state.generator import shuffle
from engine.state.layout import (
    ACTIVE,
    ACTOR,
    ALL_DRAW,
    AMOUNT,
    AS_LISTED,
    ASKED,
    CARD,
    COUNTS,
    FIRST,
    GETS_THREES,
    KIND,
    LEFT_IN,
    NAMED_GIVES,
    PILE,
    PLAYERS,
    SHOWN_COUNTS,
    SHOWN_TO,
    STAGE,
    TAKES_CARD,
    TALLY,
    TARGET,
    TOP,
    UNTIL_TURN,
)
from engine.state.options import PEEK
from engine.state.seats import add_to, remove_from, word
from engine.state.windows import GIVING, NAMING, OFFERING, ROUND, TAKING, define_window, pop, push
from engine.two_piles.away import open_gained
from engine.two_piles.color import ask_first
from engine.two_piles.hands import discover, does_any_other_hold, find, gain, is_other, lose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_BEGINS = const(0)
_SHOWS = const(1)
_NAMES = const(2)
_TAKES = const(3)


def open_on_others(s: bytearray, effect: int, card: int, times: int, pile: int) -> None:
    """Open the window of a Zero, One, Three, Four or Five (GRD-24, GRD-25, GRD-28 to 32).

    If nobody else is left in the hand (COW-5), the card does nothing.
    """
    if s[LEFT_IN] < 2:
        return
    kind = NAMING
    if effect == ALL_DRAW:
        kind = ROUND
    elif effect == TAKES_CARD:
        kind = TAKING
    elif effect == NAMED_GIVES:
        kind = GIVING
    elif effect == GETS_THREES:
        kind = OFFERING
    actor = s[ACTIVE]
    at = push(s, kind)
    s[at + ACTOR] = actor
    if kind == OFFERING:
        s[at + CARD] = FACE[card]
    elif kind <= NAMING:
        s[at + CARD] = card
        s[at + PILE] = pile
    if kind == ROUND or kind == OFFERING:
        for seat in range(s[PLAYERS]):
            if is_other(s, actor, seat):
                if kind == ROUND:
                    s[TALLY + seat] = times
                elif s[COUNTS + seat]:
                    add_to(s, at + ASKED, seat)
    else:
        s[at + AMOUNT] = times


def names_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write the players that a seat can name now."""
    n = 0
    for other in range(s[PLAYERS]):
        if can_name(s, seat, other):
            out[n] = NAME | other << SEAT_SHIFT
            n += 1
    return n


def can_name(s: bytearray, seat: int, other: int) -> bool:
    """Can a seat name this player? For a Four or Five the player must hold a card."""
    return is_other(s, seat, other) and (s[COUNTS + other] > 0 or s[s[TOP] + KIND] == NAMING)


def _naming_answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    if choice & VERB_MASK != NAME:
        return NOT_NOW
    other = choice >> SEAT_SHIFT & 15
    if not can_name(s, seat, other):
        return NO_SUCH_PLAYER
    s[TALLY + other] += 1
    s[at + AMOUNT] -= 1
    note(s, NAMED, seat, other, NO_CARD)
    return OK


def _naming_resume(g: "Game", s: bytearray) -> bool:
    at = s[TOP]
    if s[at + AMOUNT]:
        s[FIRST] = s[at + ACTOR]
        return True
    s[at + KIND] = ROUND  # of the same actor, card and pile
    return False


def name_target(s: bytearray, at: int, seat: int, choice: int, stage: int) -> int:
    """Let a seat name the TARGET of a record, which goes on at a stage; or return why not."""
    if choice & VERB_MASK != NAME:
        return NOT_NOW
    other = choice >> SEAT_SHIFT & 15
    if not can_name(s, seat, other):
        return NO_SUCH_PLAYER
    s[at + TARGET] = other
    s[at + STAGE] = stage
    note(s, NAMED, seat, other, NO_CARD)
    return OK


def _is_shown(s: bytearray, actor: int, seat: int) -> bool:
    """Was the actor shown all that a seat holds?"""
    return s[PEEK] > 0 or s[SHOWN_TO] == actor and s[SHOWN_COUNTS + seat] == s[COUNTS + seat]


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    stage = s[at + STAGE]
    if stage == _SHOWS:
        out[0] = SHOW
        out[1] = PASS
        return 2
    if stage == _NAMES:
        return names_into(g, s, seat, out)
    return _takes_into(g, s, seat, s[at + TARGET], out)


def _takes_into(g: "Game", s: bytearray, seat: int, target: int, out: list[int]) -> int:
    """Write the target's face-up cards, and its unseen ones: the first if they all look alike."""
    base = g.hands[target]
    n = unseen = 0
    for at in range(base, base + s[COUNTS + target]):
        if s[at] & FACE_UP:
            out[n] = TAKE | (s[at] & KIND_MASK) << CARD_SHIFT
            n += 1
        else:
            unseen += 1
            if unseen == 1 or _is_shown(s, seat, target):
                out[n] = TAKE_UNSEEN | unseen << CARD_SHIFT
                n += 1
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    stage = s[at + STAGE]
    verb = choice & VERB_MASK
    if stage == _SHOWS:
        return _show_hand(s, at, seat, verb)
    if stage == _NAMES:
        reason = name_target(s, at, seat, choice, _TAKES)
        if not reason and not s[AS_LISTED] and not _is_shown(s, seat, s[at + TARGET]):
            _shuffle_unseen(g, s, s[at + TARGET])
        return reason
    return _take_card(g, s, at, seat, verb, choice >> CARD_SHIFT & 255)


def _show_hand(s: bytearray, at: int, seat: int, verb: int) -> int:
    """Show the actor a seat's hand if it chose SHOW."""
    if verb != SHOW and verb != PASS:
        return NOT_NOW
    remove_from(s, at + ASKED, seat)
    if verb == SHOW:
        actor = s[at + ACTOR]
        if s[SHOWN_TO] != actor:
            for other in range(s[PLAYERS]):
                s[SHOWN_COUNTS + other] = 0
            s[SHOWN_TO] = actor
        s[SHOWN_COUNTS + seat] = s[COUNTS + seat]
        s[UNTIL_TURN] = 1
        note(s, SHOWED, seat, actor, NO_CARD)
    return OK


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


def _take_card(g: "Game", s: bytearray, at: int, seat: int, verb: int, named: int) -> int:
    target = s[at + TARGET]
    if verb == TAKE:
        i = find(g, s, target, named)
        if i < 0 or not s[g.hands[target] + i] & FACE_UP:
            return NOT_IN_HAND
    elif verb == TAKE_UNSEEN:
        i = _place_of(g, s, target, named)
        if i < 0:
            return NOT_IN_HAND
    else:
        return NOT_NOW
    s[at + STAGE] = _BEGINS
    s[at + AMOUNT] -= 1
    card = lose(g, s, target, i)
    discover(s, target)
    gain(g, s, seat, card)
    note(s, TOOK, seat, target, card & KIND_MASK if card & FACE_UP else NO_CARD)
    open_gained(s, seat, card & KIND_MASK)
    return OK


def _place_of(g: "Game", s: bytearray, seat: int, number: int) -> int:
    """Return the place of the Nth unseen card of a hand, counted from 1; -1: there is none."""
    base = g.hands[seat]
    for i in range(s[COUNTS + seat]):
        if not s[base + i] & FACE_UP:
            number -= 1
            if not number:
                return i
    return -1


def _resume(g: "Game", s: bytearray) -> bool:
    at = s[TOP]
    actor = s[at + ACTOR]
    if s[at + STAGE] == _BEGINS:
        if not s[at + AMOUNT] or not does_any_other_hold(s, actor):
            pop(s)
            return False
        for seat in range(s[PLAYERS]):
            if (
                is_other(s, actor, seat)
                and not _is_shown(s, actor, seat)
                and _place_of(g, s, seat, 1) >= 0
            ):
                add_to(s, at + ASKED, seat)
        s[at + STAGE] = _SHOWS
    if s[at + STAGE] == _SHOWS:
        if word(s, at + ASKED):
            return ask_first(s)
        s[at + STAGE] = _NAMES
    if s[at + STAGE] == _TAKES and not s[COUNTS + s[at + TARGET]]:
        s[at + STAGE] = _NAMES  # the target sent a draw back with its last card
    if s[at + STAGE] == _NAMES and not does_any_other_hold(s, actor):
        pop(s)
        return False
    s[FIRST] = actor
    return True


def join() -> None:  # set-up
    define_window(NAMING, names_into, _naming_answer, _naming_resume)
    define_window(TAKING, _choices, _answer, _resume)
