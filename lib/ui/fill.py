"""This module writes words with gaps into a Text, without making a string.

    fill(text, view, words, seat, other, card, number)

@ stands for a seat, # for another, $ for a card and % for a number. DEEDS has the words for the
events that are told alike where cards act and with house rules.
"""

from micropython import const

from engine import events
from engine.cards import NO_CARD
from ui.words import write_card, write_seat

_SEAT = const(64)
_OTHER = const(35)
_CARD = const(36)
_NUMBER = const(37)
_HIDDEN = b"a card"

DEEDS = {
    events.LAID: b"@: $",
    events.DREW_CARD: b"@ drew a card",
    events.DREW_OWED: b"@ drew %",
    events.PASSED: b"@ passed",
    events.SKIPPED: b"@ skipped",
    events.COLOR_CALLED: b"@ called ",
    events.SAID_UNO: b"@: UNO!",
    events.CAUGHT: b"@ caught #",
    events.CHALLENGED: b"@ challenged #",
    events.GUILTY_FOUND: b"#: guilty",
    events.INNOCENT_FOUND: b"#: not guilty",
    events.WENT_OUT: b"@ went out",
    events.FIRST_CARD: b"First: $",
    events.MATCH_OVER: b"@ won the match",
    events.DEALT: b"@ dealt",
    events.DREW_FOR_DEAL: b"@ drew $",
}


def fill(  # per frame
    text: "Text",
    view: bytearray,
    words: bytes,
    seat: int,
    other: int,
    card: int,
    number: int,
) -> None:
    """Write words; see the module."""
    for letter in words:
        if letter == _SEAT:
            write_seat(text, view, seat)
        elif letter == _OTHER:
            write_seat(text, view, other)
        elif letter == _NUMBER:
            text.number(number)
        elif letter != _CARD:
            text.letter(letter)
        elif card == NO_CARD:
            text.word(_HIDDEN)
        else:
            write_card(text, card)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
