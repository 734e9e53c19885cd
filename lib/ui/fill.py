"""Words with gaps are written into a Text, without making a string.

    fill(text, view, words, seat, other, card, number)

@ stands for a seat, # for another, $ for a card and % for a number.
"""

from micropython import const

from engine.cards import NO_CARD
from ui.words import write_card, write_seat

_SEAT = const(64)
_OTHER = const(35)
_CARD = const(36)
_NUMBER = const(37)
_HIDDEN = b"a card"


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
