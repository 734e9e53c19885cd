"""Words with gaps, written into a Text.

    fill(text, view, words, i, seat, other, card, number)

writes word i of a list of words (`ui.text`), in which @ stands for a seat, # for another, $ for
a card and % for a number.
"""

from engine.cards import NO_CARD
from ui.text import start_of
from ui.words import write_card, write_seat

_HIDDEN = b"a card"


def fill(  # per frame
    text: "Text",
    view: bytearray,
    words: bytes,
    i: int,
    seat: int,
    other: int,
    card: int,
    number: int,
) -> None:
    """Write word i; see the module."""
    at = start_of(words, i)
    while words[at] != 10:
        letter = words[at]
        if letter == 64:
            write_seat(text, view, seat)
        elif letter == 35:
            write_seat(text, view, other)
        elif letter == 37:
            text.number(number)
        elif letter != 36:
            text.letter(letter)
        elif card == NO_CARD:
            text.word(_HIDDEN)
        else:
            write_card(text, card)
        at += 1


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
