"""This module begins and counts turns, takes seats out of the hand, and ends it.

CORE-1, CORE-4, CORE-6, CORE-13. engine/turn/turn.py plays the turn and puts the next seat on turn;
engine/match/score.py scores the hand.
"""

from engine.match.score import score
from engine.state import options
from engine.state.cards import NO_CARD
from engine.state.events import CHALLENGED, GUILTY_FOUND, INNOCENT_FOUND, PASSED, WENT_OUT, note
from engine.state.layout import *
from engine.state.seats import add_to, in_set, next_seat, remove_from, word
from engine.state.windows import pop
from engine.turn.uno import begin_catching, end_catching

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


# Turns.


def begin_turn(s: bytearray) -> None:
    """End all that lasts until the next player plays or draws (OFF-9, CORE-4, CORE-12).

    Call it only while UNTIL_TURN is set; else there is nothing to end.
    """
    if not s[options.UNO_UNTIL]:
        end_catching(s)
    s[PASSES] = s[UNTIL_TURN] = s[JUMPABLE] = 0
    if s[SHOWN_TO] != NOBODY:
        hide_hands(s)
    if s[options.UNO_UNTIL]:
        begin_catching(s)


def count_turn(s: bytearray) -> int:
    """Count a turn; return 0, or BY_LIMIT if none is left, with which the hand ends (CORE-16)."""
    left = s[TURNS_LEFT]
    if left > 1:
        s[TURNS_LEFT] = left - 1
        return 0
    high = s[TURNS_LEFT + 1]
    if left == 0:
        s[TURNS_LEFT] = 255
        s[TURNS_LEFT + 1] = high - 1
        return 0
    s[TURNS_LEFT] = 0
    return 0 if high else BY_LIMIT


def are_tables_covered(s: bytearray) -> bool:
    """Is every table covered with discards (TAB-1)?"""
    return word(s, TRAIL) + s[DISCARD_SIZE] >= s[options.TABLES] * s[options.TABLE_CARDS]


def mark_turns_had(g: "Game", s: bytearray) -> int:
    """Mark that the seat on turn had its turn, and that those up to NEXT lost theirs (CRO-5).

    A hook of `turn_ends`: the turn is over after it.
    """
    seat = s[TURN]
    if s[OPENING] != FIRST_ACTS:
        add_to(s, HAD_TURN, seat)
    elif s[STARTER] != next_seat(s, seat):
        return 0  # the youngest starts
    for _ in range(s[PLAYERS]):  # NEXT and TURN may both be out by now (COW-5)
        seat = next_seat(s, seat)
        if seat == s[NEXT] or seat == s[TURN]:
            break
        add_to(s, HAD_TURN, seat)
    return 0


def pass_in_block(s: bytearray, seat: int) -> None:
    """Let a seat pass with nothing to draw, which begins its turn, too (OFF-9).

    The hand ends when all have passed in a row (CORE-4).
    """
    end_catching(s)
    note(s, PASSED, seat, 0, NO_CARD)
    s[PASSES] += 1
    s[UNTIL_TURN] = 1


# Hands that are shown.


def hide_hands(s: bytearray) -> None:
    """Stop showing hands to anybody."""
    s[SHOWN_TO] = NOBODY
    for seat in range(s[PLAYERS]):
        s[SHOWN_COUNTS + seat] = 0


def reveal_hand(s: bytearray, seat: int, accused: int, card: int) -> None:
    """Show the accused seat's hand to the seat that called its bluff, and close the newest window.

    Events tell everybody the verdict.
    """
    note(s, CHALLENGED, seat, accused, card)
    note(s, GUILTY_FOUND if s[GUILTY] else INNOCENT_FOUND, seat, accused, card)
    pop(s)
    hide_hands(s)
    s[SHOWN_TO] = seat
    s[UNTIL_TURN] = 1
    s[SHOWN_COUNTS + accused] = s[COUNTS + accused]


# The end of the hand.


def is_decided(s: bytearray) -> bool:
    """Are enough seats out to end the hand (CORE-13, COW-5)?"""
    if s[options.END] == options.LAST_LEFT:
        return s[LEFT_IN] < 2
    return s[LEFT_IN] < s[SEATED]


def ends_hand(s: bytearray, seat: int) -> bool:
    """Does the hand end at once because a seat has laid its last card (CORE-13)?

    Not where the turn is carried out to its end (GRD-37), nor where play goes on (COW-5).
    """
    if s[COUNTS + seat] or s[options.OUT_WHEN] == options.AT_TURN_END:
        return False
    return s[options.END] != options.LAST_LEFT or s[LEFT_IN] <= 2


def let_go_out(s: bytearray, first: int, step: int) -> None:
    """Take all seats that hold nothing out of the hand, from the first on in steps round the table.

    Where `out=turn_end` they win together (GRD-38), unless somebody was out before (DBL-8); else
    the first of them wins (CORE-13).
    """
    win_together = (
        s[options.OUT_WHEN] == options.AT_TURN_END
        and s[options.END] != options.LAST_LEFT
        and s[LEFT_IN] == s[SEATED]
    )
    seat = first
    for _ in range(s[PLAYERS]):
        if not s[COUNTS + seat] and not in_set(s, OUT, seat):
            go_out(s, seat, NO_CARD)
            if win_together:
                add_to(s, WINNERS, seat)
        seat = (seat + step) % s[PLAYERS]


def go_out(s: bytearray, seat: int, card: int) -> None:
    """Take a seat that holds nothing out of the hand; the first one out wins (CORE-13).

    card: its last card, or NO_CARD.
    """
    add_to(s, OUT, seat)
    remove_from(s, UNCALLED, seat)  # a seat that is out cannot be caught (CRO-8)
    s[LEFT_IN] -= 1
    rank = s[SEATED] - s[LEFT_IN]
    if rank == 1:
        add_to(s, WINNERS, seat)
        if s[options.KEEPER] and s[SCORER] == NOBODY:
            s[SCORER] = seat  # GRD-39
    note(s, WENT_OUT, seat, rank, card)


def end_hand(g: "Game", s: bytearray, way: int) -> None:
    """End the hand and score it; way: BY_LAST_CARD … BY_STOP (engine/state/layout.py)."""
    goes_on = g.hooks.hand_ends
    if goes_on is not None and goes_on(g, s, way):
        return
    while s[DEPTH]:
        pop(s)
    s[WAY_OVER] = way
    s[FIRST] = NOBODY
    s[PHASE] = TO_PLAY
    s[UNCALLED] = s[UNCALLED + 1] = s[LAST_CHANCE] = s[LAST_CHANCE + 1] = 0
    s[BROUGHT] = s[BROUGHT + 1] = s[CARRIED] = 0
    score(g, s)
