"""This module tells events of plain turns in words, with the gaps of `ui.table.words`."""

from engine.state import events
from engine.state.layout import EVENT_SIZE, EVENTS, EVENTS_KEPT
from ui.table.words import DEEDS, fill, write_color

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_DEEDS = {
    events.RESHUFFLED: b"Discards reshuffled",
    events.CARD_RETURNED: b"+4 goes back",
    events.LOST_HAND: b"@ lost the hand",
}


def tell(text: "Text", view: bytearray, number: int, drawn: int) -> None:  # per frame
    """Write the event of a number; drawn: cards that were owed, if it is the last of such."""
    at = EVENTS + number % EVENTS_KEPT * EVENT_SIZE
    kind = view[at]
    words = _DEEDS.get(kind) or DEEDS.get(kind, b"")
    fill(text, view, words, view[at + 1], view[at + 2], view[at + 3], drawn)
    if kind == events.COLOR_CALLED:
        write_color(text, view[at + 2])
