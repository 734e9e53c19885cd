"""What happened where cards act, in words. All events fit 20 letters."""

from engine import events
from engine.layout import EVENT_COUNT, EVENT_SIZE, EVENTS, EVENTS_KEPT
from ui.fill import fill
from ui.words import write_color

# By kind of event; then a Run, and a card that lies before who drew it.
_DEEDS = (
    b"\n@: $\n@ drew a card\n@ drew %\n@ passed\n@ skipped\n\n@ called \n@: UNO!\n@ caught #\n"
    b"@ challenged #\n#: guilty\n#: not guilty\nDiscards reshuffled\n@ went out\nFirst: $\n"
    b"+4 goes back\n\n@ won the match\n@ dealt\n@ drew $\n"
    b"@ named #\n@ to #: $\n@ took $\n@ showed # cards\n@ refused it\n@ backfired on #\n"
    b"@ recovered\n@: a Rainbow!\n@: $ to #\n@, # swap places\n@ took the salt\n"
    b"@: pepper, # now\nTurned: $\n@ took $\n@ walked around\n@ gift: $\n"
    b"@: a Run!\n@ drew $\n"
)


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
    kind = word = view[at]
    seat = view[at + 1]
    other = view[at + 2]
    if kind == events.GIVES_AWAY and other:
        word = events.SHOWN_GIFT + 1
    elif kind == events.LAID_OPEN and other == seat:
        word = events.SHOWN_GIFT + 2
    seat = _seat_now(view, number, seat)
    other = _seat_now(view, number, other)
    fill(text, view, _DEEDS, word, seat, other, view[at + 3], drawn)
    if kind == events.COLOR_CALLED:
        write_color(text, view[at + 2])


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
