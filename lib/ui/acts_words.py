"""This module tells events where cards act in words of 20 letters at most, with gaps (ui.fill)."""

from engine import events
from engine.layout import EVENT_COUNT, EVENT_SIZE, EVENTS, EVENTS_KEPT
from ui.fill import DEEDS, fill
from ui.words import write_color

_DEEDS = {
    events.RESHUFFLED: b"Discards reshuffled",
    events.CARD_RETURNED: b"+4 goes back",
    events.NAMED: b"@ named #",
    events.GAVE: b"@ to #: $",
    events.TOOK: b"@ took $",
    events.SHOWED: b"@ showed # cards",
    events.REFUSED: b"@ refused it",
    events.BACKFIRED: b"@ backfired on #",
    events.RECOVERED: b"@ recovered",
    events.GIVES_AWAY: b"@: a Rainbow!",
    events.LAID_OPEN: b"@: $ to #",
    events.SWAPPED: b"@, # swap places",
    events.SALT_TO: b"@ took the salt",
    events.PEPPER_TO: b"@: pepper, # now",
    events.TURNED_UP: b"Turned: $",
    events.LIFTED: b"@ took $",
    events.WALKED: b"@ walked around",
    events.SHOWN_GIFT: b"@ gift: $",
}
_RUN = b"@: a Run!"  # GIVES_AWAY
_OPEN_BEFORE_SELF = b"@ drew $"  # LAID_OPEN, before who drew it


def _seat_now(view: bytearray, number: int, seat: int) -> int:  # per frame
    """Where the player sits now who sat on a seat at event `number`."""
    while number != view[EVENT_COUNT]:
        at = EVENTS + number % EVENTS_KEPT * EVENT_SIZE
        if view[at] == events.SWAPPED:
            if view[at + 1] == seat:
                seat = view[at + 2]
            elif view[at + 2] == seat:
                seat = view[at + 1]
        number = number + 1 & 255
    return seat


def tell(text: "Text", view: bytearray, number: int, drawn: int) -> None:  # per frame
    """As ui.plain_words."""
    at = EVENTS + number % EVENTS_KEPT * EVENT_SIZE
    kind = view[at]
    words = _DEEDS.get(kind) or DEEDS.get(kind, b"")
    seat = view[at + 1]
    other = view[at + 2]
    if kind == events.GIVES_AWAY and other:
        words = _RUN
    elif kind == events.LAID_OPEN and other == seat:
        words = _OPEN_BEFORE_SELF
    seat = _seat_now(view, number, seat)
    other = _seat_now(view, number, other)
    fill(text, view, words, seat, other, view[at + 3], drawn)
    if kind == events.COLOR_CALLED:
        write_color(text, view[at + 2])


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
