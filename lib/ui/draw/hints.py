"""This module writes lines that tell what the buttons do.

    write_hint(text, b"A choose  B back")

In such a line the words A, B, ST and SEL become the buttons themselves, as wide as the words.
"""

from ui.draw.font import KEY_A, KEY_B, KEY_SELECT, KEY_START, SPACE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.texts import Writer

_WORDS = (b"A ", b"B ", b"SEL ", b"ST ")
_BUTTONS = (KEY_A, KEY_B, KEY_SELECT, KEY_START)


def write_hint(text: "Writer", words: bytes) -> None:  # per frame
    """Write a line of hints; see the module."""
    at = 0
    before = SPACE
    while at < len(words):
        button = _button_at(words, at) if before == SPACE else -1
        if button >= 0:
            text.word(_BUTTONS[button])
            at += len(_BUTTONS[button])
        else:
            before = words[at]
            text.letter(before)
            at += 1


def _button_at(words: bytes, at: int) -> int:  # per frame
    """Return which button a word names, -1: none."""
    for i in range(len(_WORDS)):
        if words.startswith(_WORDS[i], at):
            return i
    return -1
