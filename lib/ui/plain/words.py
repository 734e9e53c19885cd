"""This module tells events of plain turns in words."""

from engine.state import events
from engine.state.layout import EVENT_SIZE, EVENTS, EVENTS_KEPT
from ui.table.words import write_card, write_color, write_seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

# After the seat, where there is one, and before card, color or other seat.
_DEEDS = {
    events.LAID: b": ",
    events.DREW_CARD: b" drew a card",
    events.DREW_OWED: b" drew ",
    events.PASSED: b" passed",
    events.SKIPPED: b" skipped",
    events.COLOR_CALLED: b" called ",
    events.SAID_UNO: b": UNO!",
    events.CAUGHT: b" caught ",
    events.CHALLENGED: b" challenged ",
    events.GUILTY_FOUND: b": guilty",
    events.INNOCENT_FOUND: b": not guilty",
    events.RESHUFFLED: b"Discards reshuffled",
    events.WENT_OUT: b" went out",
    events.FIRST_CARD: b"First: ",
    events.CARD_RETURNED: b"+4 goes back",
    events.MATCH_OVER: b" won the match",
    events.DEALT: b" dealt",
    events.DREW_FOR_DEAL: b" drew ",
    events.LOST_HAND: b" lost the hand",
}
_SEATLESS = 1 << events.RESHUFFLED | 1 << events.CARD_RETURNED | 1 << events.FIRST_CARD
_ABOUT_OTHER = 1 << events.GUILTY_FOUND | 1 << events.INNOCENT_FOUND
_WITH_CARD = 1 << events.LAID | 1 << events.DREW_FOR_DEAL | 1 << events.FIRST_CARD
_WITH_OTHER = 1 << events.CAUGHT | 1 << events.CHALLENGED


def tell(text: "Text", view: bytearray, number: int, drawn: int) -> None:  # per frame
    """Write the event of a number; drawn: cards that were owed, if it is the last of such."""
    at = EVENTS + number % EVENTS_KEPT * EVENT_SIZE
    kind = view[at]
    bit = 1 << kind if kind <= events.DREW_FOR_DEAL else 0
    if not bit & _SEATLESS:
        write_seat(text, view, view[at + 2 if bit & _ABOUT_OTHER else at + 1])
    text.word(_DEEDS.get(kind, b""))
    if bit & _WITH_CARD:
        write_card(text, view[at + 3])
    elif bit & _WITH_OTHER:
        write_seat(text, view, view[at + 2])
    elif kind == events.DREW_OWED:
        text.number(drawn)
    elif kind == events.COLOR_CALLED:
        write_color(text, view[at + 2])
