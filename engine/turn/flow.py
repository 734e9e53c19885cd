"""This module leads from turn to turn: what begins with one, the limit, how a hand ends.

CORE-1, CORE-4, CORE-6, CORE-13. What a hand was worth is told by engine/match/score.py.
"""

from engine.match.score import score
from engine.state.cards import FIRST_WILD_KIND, NO_CARD
from engine.state.choices import NOT_LAST, NOT_YET, OK
from engine.state.events import PASSED, SKIPPED, WENT_OUT, note
from engine.state.layout import (
    BY_LIMIT,
    BY_STOP,
    DEPTH,
    DISCOVERED,
    FIRST,
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
from engine.state.seats import next_seat, word
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def end_turn(g: "Game", s: bytearray, skips: int) -> None:
    """End the turn, pass over some seats (OFF-3) and put the next on turn; CORE-16 holds."""
    left = s[TURNS_LEFT]
    if left > 1 and not s[TABLES]:
        s[TURNS_LEFT] = left - 1  # `count_turn`, without the call: so it is on most turns
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
    """Has somebody laid the card that ends the hand (CORE-13)?"""
    if s[END] == LAST_LEFT:
        return s[LEFT_IN] < 2
    return s[LEFT_IN] < s[SEATED]


def count_turn(s: bytearray) -> int:
    """Count a turn; return how the hand ends with it (of layout.WAY_OVER), 0: it goes on.

    No turn is left (CORE-16), or no table to lay cards on (TAB-1).
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
    """Return why a card may not be laid now though it fits; OK: it may.

    draws: does it make somebody draw? left: how many cards its seat then has.
    """
    if draws and s[NO_EARLY_DRAWS] and word(s, HAD_TURN) | word(s, OUT) != (1 << s[PLAYERS]) - 1:
        return NOT_YET  # CRO-5
    return NOT_LAST if s[NO_WILD_FINISH] and not left and kind >= FIRST_WILD_KIND else OK


def begin_turn(s: bytearray) -> None:
    """A seat plays or draws of its own accord: what lasted until then is over.

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
    """Nobody is shown a hand any longer."""
    s[SHOWN_TO] = NOBODY
    for seat in range(s[PLAYERS]):
        s[SHOWN_COUNTS + seat] = 0


def _begin_catching(s: bytearray) -> None:
    """Who was brought to one card by others was safe until now (GRD-36)."""
    for at in range(2):
        s[UNCALLED + at] |= s[DISCOVERED + at]
        s[UNTIL_TURN] |= s[UNCALLED + at]
        if s[UNO_UNTIL] == UNTIL_TAKEN:
            s[LAST_CHANCE + at] = s[UNCALLED + at]


def end_catching(s: bytearray) -> None:
    """The next player began the turn: catching ends here, or with that turn (OFF-9)."""
    if s[UNO_UNTIL] == UNTIL_TAKEN:
        _begin_catching(s)
    elif not s[UNO_UNTIL]:
        s[UNCALLED] = s[UNCALLED + 1] = 0
        s[DISCOVERED] = s[DISCOVERED + 1] = 0


def pass_in_block(s: bytearray, seat: int) -> None:
    """Pass with nothing to draw: that begins a turn, too (OFF-9).

    When all have done so in a row the hand ends (CORE-4), which the turn sees to.
    """
    end_catching(s)
    note(s, PASSED, seat, 0, NO_CARD)
    s[PASSES] += 1
    s[UNTIL_TURN] = 1


def end_last_chance(s: bytearray) -> None:
    """A turn is over: with `uno_until=taken` who came to one card before it is safe (OFF-9)."""
    for at in range(2):
        s[UNCALLED + at] &= ~s[LAST_CHANCE + at]
        s[DISCOVERED + at] &= ~s[LAST_CHANCE + at]
        s[LAST_CHANCE + at] = 0


def go_out(s: bytearray, seat: int, card: int) -> None:
    """A seat holds nothing (CORE-13); the first to do so wins. card: its last one, or NO_CARD."""
    bit = 1 << (seat & 7)
    s[OUT + (seat >> 3)] |= bit
    s[UNCALLED + (seat >> 3)] &= ~bit  # who is out can no longer be caught (CRO-8)
    s[LEFT_IN] -= 1
    place = s[SEATED] - s[LEFT_IN]
    if place == 1:
        s[WINNERS + (seat >> 3)] |= bit
        if s[KEEPER] and s[SCORER] == NOBODY:
            s[SCORER] = seat  # GRD-39
    note(s, WENT_OUT, seat, place, card)


def end_hand(g: "Game", s: bytearray, way: int) -> None:
    """End the hand and score it; way: of layout.WAY_OVER."""
    if s[DIRTY] and slots.open_palming(g, s, way):
        return
    for i in range(s[DEPTH] * WINDOW_SIZE):
        s[WINDOWS + i] = 0
    s[DEPTH] = s[TOP] = 0
    s[WAY_OVER] = way
    s[FIRST] = NOBODY
    s[UNCALLED] = s[UNCALLED + 1] = s[LAST_CHANCE] = s[LAST_CHANCE + 1] = 0
    score(g, s)
