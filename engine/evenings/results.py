"""This module writes the result of a table's game to the sheet."""

from engine.evenings.sheet import (
    A_TABLE,
    ALLOWED,
    DONE,
    DRAWN,
    FLAGS,
    HANDS,
    HANDS_WON,
    HEAD,
    IS_IN,
    POINTS,
    SCOUTED,
    TABLE_ON,
    TURNS,
    UNOS_CALLED,
    WENT_OUT,
    person_at,
    record,
    seats_at,
)
from engine.evenings.tables import is_to_scout, keeps_pace
from engine.public import has_loser
from engine.state.cards import NO_CARD
from engine.state.layout import (
    BY_STOP,
    COUNTS,
    HAND_ENDED,
    HAND_NUMBER,
    HAND_POINTS,
    IN_PLAY,
    MATCH_ENDED,
    NOBODY,
    PLAYER_AT,
    PLAYERS,
    SCORES,
    STATUS,
    TURNS_LEFT,
    WINNERS,
)
from engine.state.layout import (
    HANDS_WON as S_HANDS_WON,
)
from engine.state.layout import (
    UNOS as S_UNOS,
)
from engine.state.seats import in_set, set_word, word
from engine.turn.flow import end_hand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def is_played(sheet: bytearray, game: "Game") -> bool:
    """Are the hands of the table in play over?"""
    s = game.state
    if s[STATUS] == MATCH_ENDED:
        return True
    return s[STATUS] == HAND_ENDED and s[HAND_NUMBER] >= sheet[HANDS]


def stop_table(game: "Game") -> None:
    """Stop the hand in play: somebody went out elsewhere, and all count what they hold (SOC-1)."""
    if game.state[STATUS] == IN_PLAY:
        end_hand(game, game.state, BY_STOP)


def leave_table(sheet: bytearray) -> None:
    """Leave the table in play, so that it can be begun again, or its result entered."""
    sheet[TABLE_ON] = NOBODY


def end_table(sheet: bytearray, game: "Game") -> bool:
    """Write the result of the table in play to the sheet; False if its hands are not over."""
    number = sheet[TABLE_ON]
    if number == NOBODY or not is_played(sheet, game):
        return False
    s = game.state
    if keeps_pace(sheet) and _is_call(s):
        set_word(sheet, TURNS, word(sheet, ALLOWED) - word(s, TURNS_LEFT) + 1)
    status = SCOUTED
    if not is_to_scout(sheet, number):
        status = DONE
        for seat in range(seats_at(sheet, number)):
            _take_seat(sheet, s, number, seat)
    sheet[HEAD + A_TABLE * number] = status
    sheet[TABLE_ON] = NOBODY
    return True


def _is_call(s: bytearray) -> bool:
    """Did the hand end because somebody went out? Not if all others had to leave (DEA-1)."""
    for seat in range(s[PLAYERS]):
        if _went_out(s, seat):
            return True
    return False


def _went_out(s: bytearray, seat: int) -> bool:
    return in_set(s, WINNERS, seat) > 0 and not s[COUNTS + seat]


def _take_seat(sheet: bytearray, s: bytearray, number: int, seat: int) -> None:
    """Write the result of one seat of a game to the record of its person."""
    player = s[PLAYER_AT + seat]
    at = record(sheet, person_at(sheet, number, player))
    # In a social or team match a person counts only what is left in the own hand (SOC-3).
    points = HAND_POINTS if keeps_pace(sheet) else SCORES
    set_word(sheet, at + POINTS, word(s, points + 2 * seat))
    sheet[at + HANDS_WON] = 0 if has_loser(s) else s[S_HANDS_WON + player]
    sheet[at + UNOS_CALLED] = s[S_UNOS + player]
    sheet[at + DRAWN] = NO_CARD
    flags = sheet[at + FLAGS] & ~WENT_OUT | IS_IN
    if sheet[HANDS] == 1 and _went_out(s, seat):
        flags |= WENT_OUT
    sheet[at + FLAGS] = flags
