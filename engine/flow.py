"""The order of play: whose turn begins, and what the end of a turn brings (CORE-1, CORE-6)."""

from engine.cards import NO_CARD
from engine.events import SKIPPED, note
from engine.layout import (
    BY_LIMIT,
    DISCOVERED,
    FIRST,
    JUMPABLE,
    NOBODY,
    PASSES,
    PHASE,
    PLAYERS,
    SHOWN_COUNTS,
    SHOWN_TO,
    TO_PLAY,
    TURN,
    TURNS_LEFT,
    UNCALLED,
    UNTIL_TURN,
)
from engine.options import TABLES, UNO_UNTIL, UNTIL_CALLED
from engine.score import end_hand
from engine.seats import next_seat
from engine.windows import ALL_COVERED, MATCH_DOES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def put_on_turn(s: bytearray, seat: int) -> None:
    """Let a seat be on turn."""
    s[TURN] = s[FIRST] = seat
    s[PHASE] = TO_PLAY


def pass_on(g: "Game", s: bytearray, skips: int) -> None:
    """End the turn, pass over some seats (OFF-3) and put the next on turn; CORE-16 holds."""
    if is_last_turn(s):
        end_hand(g, s, BY_LIMIT)
        return
    seat = next_seat(s, s[TURN])
    while skips:
        note(s, SKIPPED, seat, 0, NO_CARD)
        seat = next_seat(s, seat)
        skips -= 1
    s[TURN] = s[FIRST] = seat
    s[PHASE] = TO_PLAY


def is_last_turn(s: bytearray) -> bool:
    """Count a turn; say whether none is left (CORE-16), or no table to lay cards on (TAB-1)."""
    if s[TABLES] and MATCH_DOES[ALL_COVERED](s):
        return True
    if s[TURNS_LEFT] > 1:
        s[TURNS_LEFT] -= 1
        return False
    high = s[TURNS_LEFT + 1]
    if s[TURNS_LEFT] == 0:
        s[TURNS_LEFT] = 255
        s[TURNS_LEFT + 1] = high - 1
        return False
    s[TURNS_LEFT] = 0
    return high == 0


def begin_turn(s: bytearray) -> None:
    """A seat plays or draws of its own accord: what lasted until then is over.

    Call it only while UNTIL_TURN is set; else there is nothing to end.
    """
    end_catching(s)
    s[PASSES] = s[UNTIL_TURN] = s[JUMPABLE] = 0
    if s[SHOWN_TO] != NOBODY:
        s[SHOWN_TO] = NOBODY
        for seat in range(s[PLAYERS]):
            s[SHOWN_COUNTS + seat] = 0
    if s[UNO_UNTIL] == UNTIL_CALLED:
        _begin_catching(s)


def _begin_catching(s: bytearray) -> None:
    """Who was brought to one card by others was safe until now (GRD-36)."""
    for at in range(2):
        s[UNCALLED + at] |= s[DISCOVERED + at]
        s[UNTIL_TURN] |= s[UNCALLED + at]


def end_catching(s: bytearray) -> None:
    """The next player began the turn: with `uno_until=turn` catching ends here (OFF-9)."""
    if s[UNO_UNTIL] != UNTIL_CALLED:
        s[UNCALLED] = s[UNCALLED + 1] = 0
        s[DISCOVERED] = s[DISCOVERED + 1] = 0
