"""This module writes parts of the score sheet, and says who is marked there and who deals next."""

from micropython import const

from engine.public import event_at, is_same_side, player_of
from engine.state import layout
from engine.state.cards import KIND_MASK, NO_CARD
from engine.state.events import LAID
from engine.state.options import END, LAST_LEFT
from engine.state.seats import in_set, word
from ui.draw.font import DOT, PLUS, SLASH
from ui.screens.after_hand import is_last, is_lost, is_stopped
from ui.texts import Writer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App

_FACE_TWO = const(2)
_WON_AT = const(14)  # the column in which a total with the hands won ends
_AVERAGE_AT = const(20)  # the column in which an average ends


def last_laid(view: bytearray) -> int:
    """Return the card that was laid last, NO_CARD: no event tells it."""
    number = view[layout.EVENT_COUNT]
    for _ in range(layout.EVENTS_KEPT):
        number = (number - 1) & 255
        at = event_at(number)
        if view[at + layout.EVENT_KIND] == LAID:
            return view[at + layout.EVENT_CARD] & KIND_MASK
    return NO_CARD


def marked_seats(app: "App") -> int:
    """Return the seats that have won the hand or match, or lost it (COW-5), bit n for seat n.

    Whoever lost the most hands loses a match.
    """
    view = app.match.view
    is_match = is_last(app) and not app.tournament
    if is_stopped(app):
        return 0
    if not is_lost(app):
        return word(view, layout.MATCH_WINNERS if is_match else layout.WINNERS)
    if not is_match:
        return 1 << view[layout.LOSER] if view[layout.LOSER] != layout.NOBODY else 0
    most = seats = 0
    for seat in range(view[layout.PLAYERS]):
        lost = view[layout.HANDS_WON + player_of(view, seat)]
        if lost > most:
            most = lost
            seats = 0
        if lost and lost == most:
            seats |= 1 << seat
    return seats


def write_before(text: "Writer", value: int, column: int) -> None:  # per frame
    """Write a number that ends before a column."""
    text.right(value, column - text.columns + text.room())


def write_side(  # per frame
    text: "Writer", view: bytearray, first: int, holder: int, most: int
) -> None:
    """Write the names of a side in `most` letters, each as long as all others."""
    count = 0
    for seat in range(first, view[layout.PLAYERS]):
        count += is_same_side(view, first, seat)
    most = (most + 1) // count - 1  # a plus between two
    for seat in range(first, view[layout.PLAYERS]):
        if is_same_side(view, first, seat):
            if seat != first:
                text.letter(PLUS)
            write_name(text, view, seat, holder, most)


def write_name(  # per frame
    text: "Writer", view: bytearray, seat: int, holder: int, most: int
) -> None:
    """Write who sits at a seat, in `most` letters."""
    if seat == holder:
        text.word(b"You")
    else:
        text.player(player_of(view, seat), most)


def write_average(text: "Writer", view: bytearray, seat: int) -> None:  # per frame
    """Write the total, the hands won, and their quotient to a tenth (SEV-4)."""
    total = word(view, layout.SCORES + 2 * seat)
    won = view[layout.HANDS_WON + player_of(view, seat)]
    write_before(text, total, _WON_AT - (3 if won > 9 else 2))
    text.letter(SLASH)
    text.number(won)
    if not won:
        write_before(text, 0, _AVERAGE_AT - 2)
        text.word(b".0")
        return
    tenths = (10 * total + won // 2) // won
    write_before(text, tenths // 10, _AVERAGE_AT - 2)
    text.letter(DOT)
    text.number(tenths % 10)


def next_dealer(view: bytearray) -> int:
    """Return who deals the next hand (engine/match/deal.py)."""
    seat = (view[layout.DEALER] + 1) % view[layout.PLAYERS]
    if view[layout.EFFECTS + _FACE_TWO] == layout.CALLS_PEPPER:
        seat = view[layout.PEPPER]
    elif view[END] == LAST_LEFT and view[layout.LOSER] != layout.NOBODY:
        seat = view[layout.LOSER]
    for _ in range(view[layout.PLAYERS]):
        if in_set(view, layout.SITTING_OUT, seat):
            seat = (seat + 1) % view[layout.PLAYERS]
    return seat
