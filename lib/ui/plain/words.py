"""This module tells events of plain turns in words, with the gaps of `ui.table.words`."""

from engine.state import events
from engine.state.layout import EVENT_CARD, EVENT_KIND, EVENT_OTHER, EVENT_SEAT
from ui.table.phrases import phrases
from ui.table.words import DEEDS, fill, write_color

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_DEEDS = phrases(
    {
        events.RESHUFFLED: b"Discards reshuffled",
        events.CARD_RETURNED: b"+4 goes back",
        events.LOST_HAND: b"@ lost the hand",
    }
)


def tell(text: "Text", view: bytearray, at: int, drawn: int) -> None:  # per frame
    """Write the event that lies at a place; drawn: cards that were owed, if it is the last one."""
    kind = view[at + EVENT_KIND]
    other = view[at + EVENT_OTHER]
    seat = view[at + EVENT_SEAT]
    card = view[at + EVENT_CARD]
    if not fill(text, view, _DEEDS, kind, seat, other, card, drawn):
        fill(text, view, DEEDS, kind, seat, other, card, drawn)
    if kind == events.COLOR_CALLED:
        write_color(text, other)
