"""This module keeps words by their numbers in one text: a board takes 32 bytes for a bytes object.

    DEEDS = phrases({LAID: b"@: $", PASSED: b"@ passed"})
    write(text, DEEDS, PASSED)

Such a text has for each number a byte with it, a byte with the length of its words, and the words.
A drive has the text in place of the call (`sim.drive.packed`).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text


def phrases(words: "dict[int, bytes]") -> bytes:
    """Return the text for words by number. ValueError: a number or a length passes 255."""
    return b"".join([bytes((number, len(words[number]))) + words[number] for number in words])


def place_of(table: bytes, number: int) -> int:  # per frame
    """Return where the length of a number's words stands, and they follow it; 0: there are none."""
    at = 0
    while at < len(table):
        if table[at] == number:
            return at + 1
        at += table[at + 1] + 2
    return 0


def write(text: "Text", table: bytes, number: int) -> None:  # per frame
    """Write a number's words, if there are any."""
    at = place_of(table, number)
    if at:
        for i in range(at + 1, at + 1 + table[at]):
            text.letter(table[i])
