"""What happened in a plain turn, in words."""

from engine import events
from engine.layout import EVENT_SIZE, EVENTS, EVENTS_KEPT
from ui.text import say
from ui.words import write_card, write_color, write_seat

# By kind of event: after the seat, where there is one, and before card, color or other seat.
_DEEDS = (
    b"\n: \n drew a card\n drew \n passed\n skipped\n\n called \n: UNO!\n caught \n"
    b" challenged \n: guilty\n: not guilty\nDiscards reshuffled\n went out\nFirst: \n"
    b"+4 goes back\n\n won the match\n dealt\n drew \n"
)
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
    if bit:
        say(text, _DEEDS, kind)
    if bit & _WITH_CARD:
        write_card(text, view[at + 3])
    elif bit & _WITH_OTHER:
        write_seat(text, view, view[at + 2])
    elif kind == events.DREW_OWED:
        text.number(drawn)
    elif kind == events.COLOR_CALLED:
        write_color(text, view[at + 2])


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
