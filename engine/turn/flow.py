"""This module begins and ends turns, counts them, shows an accused hand, and ends the hand.

CORE-1, CORE-4, CORE-6, CORE-13. engine/match/score.py scores the hand.
"""

from engine.match.score import score
from engine.state.cards import FIRST_WILD_KIND, NO_CARD
from engine.state.choices import NOT_LAST, NOT_YET, OK
from engine.state.events import (
    CHALLENGED,
    GUILTY_FOUND,
    INNOCENT_FOUND,
    PASSED,
    SKIPPED,
    WENT_OUT,
    note,
)
from engine.state.layout import (
    BROUGHT,
    BY_LIMIT,
    BY_STOP,
    COUNTS,
    DEPTH,
    DISCOVERED,
    FIRST,
    GUILTY,
    HAD_TURN,
    JUMPABLE,
    LAST_CHANCE,
    LEFT_IN,
    NOBODY,
    OUT,
    PASSES,
    PHASE,
    PLAYERS,
    SCORER,
    SEATED,
    SHOWN_COUNTS,
    SHOWN_TO,
    TO_PLAY,
    TOP,
    TURN,
    TURNS_LEFT,
    UNCALLED,
    UNTIL_TURN,
    WAY_OVER,
    WINDOW_SIZE,
    WINDOWS,
    WINNERS,
)
from engine.state.options import (
    DIRTY,
    END,
    KEEPER,
    LAST_LEFT,
    NO_EARLY_DRAWS,
    NO_WILD_FINISH,
    TABLES,
    UNO_UNTIL,
    UNTIL_TAKEN,
)
from engine.state.seats import add_to, next_seat, remove_from, word
from engine.state.slots import slots
from engine.state.windows import pop

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def end_turn(g: "Game", s: bytearray, skips: int) -> None:
    """End the turn, skip some seats (OFF-3) and put the next one on turn.

    If this was the last turn that the hand may have, the hand ends instead (CORE-16).
    """
    left = s[TURNS_LEFT]
    if left > 1 and not s[TABLES]:
        s[TURNS_LEFT] = left - 1  # what `count_turn` does on most turns, without the call
    else:
        way = count_turn(s)
        if way:
            end_hand(g, s, way)
            return
    if s[UNO_UNTIL]:
        end_last_chance(s)
    seat = next_seat(s, s[TURN])
    while skips:
        note(s, SKIPPED, seat, 0, NO_CARD)
        seat = next_seat(s, seat)
        skips -= 1
    s[TURN] = s[FIRST] = seat
    s[PHASE] = TO_PLAY


def is_decided(s: bytearray) -> bool:
    """Are enough seats out to end the hand (CORE-13, COW-5)?"""
    if s[END] == LAST_LEFT:
        return s[LEFT_IN] < 2
    return s[LEFT_IN] < s[SEATED]


def count_turn(s: bytearray) -> int:
    """Count a turn; return 0, or how the hand ends with it: BY_LIMIT or BY_STOP.

    BY_LIMIT: no turn is left (CORE-16); BY_STOP: all tables are covered (TAB-1).
    """
    if s[TABLES] and slots.are_tables_covered(s):
        return BY_STOP
    if s[TURNS_LEFT] > 1:
        s[TURNS_LEFT] -= 1
        return 0
    high = s[TURNS_LEFT + 1]
    if s[TURNS_LEFT] == 0:
        s[TURNS_LEFT] = 255
        s[TURNS_LEFT + 1] = high - 1
        return 0
    s[TURNS_LEFT] = 0
    return 0 if high else BY_LIMIT


def bar_reason(s: bytearray, kind: int, draws: bool, left: int) -> int:
    """Return OK, or why a card that fits may not be laid now (CRO-5, DBL-10).

    draws: it makes somebody draw. left: how many cards its seat has after it.
    """
    if draws and s[NO_EARLY_DRAWS] and word(s, HAD_TURN) | word(s, OUT) != (1 << s[PLAYERS]) - 1:
        return NOT_YET  # CRO-5
    return NOT_LAST if s[NO_WILD_FINISH] and not left and kind >= FIRST_WILD_KIND else OK


def begin_turn(s: bytearray) -> None:
    """End all that lasts until the next player plays or draws (OFF-9, CORE-4, CORE-12).

    Call it only while UNTIL_TURN is set; else there is nothing to end.
    """
    if not s[UNO_UNTIL]:
        end_catching(s)
    s[PASSES] = s[UNTIL_TURN] = s[JUMPABLE] = 0
    if s[SHOWN_TO] != NOBODY:
        hide_hands(s)
    if s[UNO_UNTIL]:
        _begin_catching(s)


def hide_hands(s: bytearray) -> None:
    """Stop showing hands to anybody."""
    s[SHOWN_TO] = NOBODY
    for seat in range(s[PLAYERS]):
        s[SHOWN_COUNTS + seat] = 0


def _begin_catching(s: bytearray) -> None:
    """Let seats be caught that others brought to one card, who were safe until now (GRD-36).

    End catching of those whose Uno only this turn's beginning makes safe (CUS-5).
    """
    for at in range(2):
        s[UNCALLED + at] = s[UNCALLED + at] & ~s[BROUGHT + at] | s[DISCOVERED + at]
        s[BROUGHT + at] = 0
        s[UNTIL_TURN] |= s[UNCALLED + at]
        if s[UNO_UNTIL] == UNTIL_TAKEN:
            s[LAST_CHANCE + at] = s[UNCALLED + at]


def end_catching(s: bytearray) -> None:
    """End catching as the next player begins the turn; `uno_until` may let it last (OFF-9)."""
    if s[UNO_UNTIL] == UNTIL_TAKEN:
        _begin_catching(s)
    elif not s[UNO_UNTIL]:
        s[UNCALLED] = s[UNCALLED + 1] = 0
        s[DISCOVERED] = s[DISCOVERED + 1] = 0
    else:
        for at in range(2):
            s[UNCALLED + at] &= ~s[BROUGHT + at]
            s[BROUGHT + at] = 0


def accuse(s: bytearray, seat: int, accused: int, card: int) -> None:
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


def pass_in_block(s: bytearray, seat: int) -> None:
    """Let a seat pass with nothing to draw, which begins its turn, too (OFF-9).

    The caller ends the hand when all have passed in a row (CORE-4).
    """
    end_catching(s)
    note(s, PASSED, seat, 0, NO_CARD)
    s[PASSES] += 1
    s[UNTIL_TURN] = 1


def end_last_chance(s: bytearray) -> None:
    """End catching of the seats in LAST_CHANCE with the turn: uno_until=taken (OFF-9)."""
    for at in range(2):
        s[UNCALLED + at] &= ~s[LAST_CHANCE + at]
        s[DISCOVERED + at] &= ~s[LAST_CHANCE + at]
        s[LAST_CHANCE + at] = 0


def go_out(s: bytearray, seat: int, card: int) -> None:
    """Take a seat that holds nothing out of the hand; the first one out wins (CORE-13).

    card: its last card, or NO_CARD.
    """
    add_to(s, OUT, seat)
    remove_from(s, UNCALLED, seat)  # a seat that is out cannot be caught (CRO-8)
    s[LEFT_IN] -= 1
    place = s[SEATED] - s[LEFT_IN]
    if place == 1:
        add_to(s, WINNERS, seat)
        if s[KEEPER] and s[SCORER] == NOBODY:
            s[SCORER] = seat  # GRD-39
    note(s, WENT_OUT, seat, place, card)


def end_hand(g: "Game", s: bytearray, way: int) -> None:
    """End the hand and score it; way: BY_LAST_CARD … BY_STOP (engine/state/layout.py)."""
    if s[DIRTY] and slots.open_palming(s, way):
        return
    for i in range(s[DEPTH] * WINDOW_SIZE):
        s[WINDOWS + i] = 0
    s[DEPTH] = s[TOP] = 0
    s[WAY_OVER] = way
    s[FIRST] = NOBODY
    s[UNCALLED] = s[UNCALLED + 1] = s[LAST_CHANCE] = s[LAST_CHANCE + 1] = 0
    s[BROUGHT] = s[BROUGHT + 1] = 0
    score(g, s)
