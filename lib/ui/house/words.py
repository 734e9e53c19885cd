"""This module tells events of house rules in words of 20 letters at most, with gaps.

The gaps are those of `ui.table.words`.
"""

from micropython import const

from engine.state import events
from engine.state.cards import NO_CARD
from engine.state.layout import EVENT_CARD, EVENT_KIND, EVENT_OTHER, EVENT_SEAT, NOBODY
from ui.table.phrases import phrases
from ui.table.words import DEEDS, fill, write_color

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

# Words beside those by kind of event.
_TO_THE_RIGHT = const(128)
_DARE_REFUSED = const(129)
_CHEAT = const(130)
_NO_CHEAT = const(131)
_ONE_HIDDEN = const(132)
_NONE_HIDDEN = const(133)
_IN_VAIN = const(134)
_HID_ONE = const(135)
HOUSE_DEEDS = phrases(
    {
        events.RESHUFFLED: b"@ had to shuffle",
        events.CARD_RETURNED: b"$ set aside",
        events.JUMPED: b"@ jumped in",
        events.HANDS_SWAPPED: b"@ & # swap hands",
        events.HANDS_PASSED: b"All hands go left",
        events.LEFT_HAND: b"@ left: % play on",
        events.LAID_DOWN: b"@: card face down",
        events.PUT_UNDER: b"@ put one under",
        events.HANDS_SHUFFLED: b"Hands were shuffled",
        events.THREW_AWAY: b"@ shed $",
        events.DARE_DONE: b"@ did the dare",
        events.GUESSED: b"@ guessed it",
        events.QUIZZED: b"@: it is %",
        events.SURRENDERED: b"@ gave up to #",
        events.SAID_SORRY: b"@ said sorry",
        events.TAKEN_BACK: b"Back: $",
        events.ADMITTED: b"@: cheat! $",
        events.LOST_HAND: b"@ lost the hand",
        _TO_THE_RIGHT: b"All hands go right",  # HANDS_PASSED
        _DARE_REFUSED: b"@ refused the dare",
        _CHEAT: b"Cheat: $",
        _NO_CHEAT: b"Fair: $",
        _ONE_HIDDEN: b"@: one is hidden",
        _NONE_HIDDEN: b"None was hidden",
        _IN_VAIN: b"@ had none to lay",
        _HID_ONE: b"@ hid a $",
    }
)


def tell(text: "Text", view: bytearray, at: int, drawn: int) -> None:  # per frame
    """As ui.plain.words."""
    kind = view[at + EVENT_KIND]
    seat = view[at + EVENT_SEAT]
    other = view[at + EVENT_OTHER]
    card = view[at + EVENT_CARD]
    words = words_of(kind, seat, other, card)
    number = drawn if kind == events.DREW_OWED else other
    if not fill(text, view, HOUSE_DEEDS, words, seat, other, card, number):
        fill(text, view, DEEDS, words, seat, other, card, number)
    if kind == events.COLOR_CALLED:
        write_color(text, other)


def words_of(kind: int, seat: int, other: int, card: int) -> int:  # per frame
    """The words for an event, by its four bytes: those in HOUSE_DEEDS, if it has them."""
    if kind == events.JUMPED and card == NO_CARD:
        return _IN_VAIN
    if kind == events.ADMITTED and other:
        return _HID_ONE
    if kind == events.HANDS_PASSED and other:
        return _TO_THE_RIGHT
    if other == NOBODY and kind == events.CHALLENGED:
        return _ONE_HIDDEN
    if other == NOBODY and kind == events.INNOCENT_FOUND:
        return _NONE_HIDDEN
    if kind == events.DARE_DONE and not other:
        return _DARE_REFUSED
    if seat == other and kind == events.GUILTY_FOUND:
        return _CHEAT
    if seat == other and kind == events.INNOCENT_FOUND:
        return _NO_CHEAT
    return kind
