"""What happened with house rules, in words. All events fit 20 letters."""

from engine import events
from engine.cards import NO_CARD
from engine.layout import EVENT_SIZE, EVENTS, EVENTS_KEPT, NOBODY
from ui.fill import fill
from ui.words import write_color

# By kind of event up to DREW_FOR_DEAL, then from JUMPED on; then a hand that goes right, a dare
# that was refused, and what a card that was called a cheat turned out to be.
_DEEDS = (
    b"\n@: $\n@ drew a card\n@ drew %\n@ passed\n@ skipped\n\n@ called \n@: UNO!\n@ caught #\n"
    b"@ challenged #\n#: guilty\n#: not guilty\n@ had to shuffle\n@ went out\nFirst: $\n"
    b"$ set aside\n\n@ won the match\n@ dealt\n@ drew $\n"
    b"@ jumped in\n@, # swap hands\nAll hands go left\n@ left: % play on\n@ laid one down\n"
    b"@ put one under\nHands were shuffled\n@ shed $\n@ did the dare\n@ guessed it\n@: it is %\n"
    b"@ gave up to #\n@ said sorry\nBack: $\n"
    b"All hands go right\n@ refused the dare\nCheat: $\nFair: $\n"
    b"@: one is hidden\nNone was hidden\n@ had none to lay\n"
)
_SHIFT = events.JUMPED - events.DREW_FOR_DEAL - 1
_RIGHT = events.TAKEN_BACK + 1 - _SHIFT
_REFUSED = _RIGHT + 1
_CHEAT = _RIGHT + 2
_NO_CHEAT = _RIGHT + 3
_ONE_HIDDEN = _RIGHT + 4
_NONE_HIDDEN = _RIGHT + 5
_IN_VAIN = _RIGHT + 6


def tell(text: "Text", view: bytearray, number: int, drawn: int) -> None:  # per frame
    """As ui.plain_words."""
    at = EVENTS + number % EVENTS_KEPT * EVENT_SIZE
    kind = view[at]
    seat = view[at + 1]
    other = view[at + 2]
    card = view[at + 3]
    deed = _word_of(kind, seat, other, card)
    fill(text, view, _DEEDS, deed, seat, other, card, drawn if kind == events.DREW_OWED else other)
    if kind == events.COLOR_CALLED:
        write_color(text, other)


def _word_of(kind: int, seat: int, other: int, card: int) -> int:  # per frame
    if kind == events.JUMPED and card == NO_CARD:
        return _IN_VAIN
    if kind == events.HANDS_PASSED and other:
        return _RIGHT
    if other == NOBODY and kind == events.CHALLENGED:
        return _ONE_HIDDEN
    if other == NOBODY and kind == events.INNOCENT_FOUND:
        return _NONE_HIDDEN
    if kind == events.DARE_DONE and not other:
        return _REFUSED
    if seat == other and kind == events.GUILTY_FOUND:
        return _CHEAT
    if seat == other and kind == events.INNOCENT_FOUND:
        return _NO_CHEAT
    return kind - _SHIFT if kind > events.DREW_FOR_DEAL else kind


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
