"""This module reads and writes lines that tell what the buttons do.

    part_words(b"A choose  B back", 16, parts)      -> 2, and where each button's words are
    write_hint(text, b"A choose  B back", at, end)  writes a part of the line

In such a line the words A, B, ST and SEL become the buttons themselves, as wide as the words. Two
spaces part what two buttons do; one does, too, where a button's own words come before.
"""

from ui.draw.font import KEY_A, KEY_B, KEY_SELECT, KEY_START, SPACE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.texts import Writer

    Words = bytes | bytearray

_WORDS = (b"A ", b"B ", b"SEL ", b"ST ")
_BUTTONS = (KEY_A, KEY_B, KEY_SELECT, KEY_START)


def part_words(words: "Words", end: int, parts: bytearray) -> int:  # per frame
    """Find the parts of a line: where each begins and ends. Return how many there are."""
    count = 0
    is_key = False  # does this part begin with one?
    for at in range(end):
        if words[at] == SPACE:
            continue
        is_first = at == 0
        if at and words[at - 1] == SPACE:
            is_first = words[at - 2] == SPACE or (is_key and _key_at(words, at) >= 0)
        if is_first and count < len(parts) // 2:
            parts[2 * count] = at
            is_key = _key_at(words, at) >= 0
            count += 1
        parts[2 * count - 1] = at + 1
    return count


def write_hint(  # per frame
    text: "Writer", words: "Words", at: int = 0, end: int = 255
) -> None:
    """Write a line of hints, or a part of it; see the module."""
    end = min(end, len(words))
    before = SPACE
    while at < end:
        button = _key_at(words, at) if before == SPACE else -1
        if button >= 0:
            text.word(_BUTTONS[button])
            at += len(_BUTTONS[button])
        else:
            before = words[at]
            text.letter(before)
            at += 1


def is_golden(words: "Words", at: int) -> bool:  # per frame
    """Does a part begin with the button A?"""
    return _key_at(words, at) == 0 or words[at] == KEY_A[0]


def is_teal(words: "Words", at: int) -> bool:  # per frame
    """Does a part begin with the button B?"""
    return _key_at(words, at) == 1 or words[at] == KEY_B[0]


def _key_at(words: "Words", at: int) -> int:  # per frame
    """Return which button a word names, -1: none."""
    for i in range(len(_WORDS)):
        if words.startswith(_WORDS[i], at):
            return i
    return -1
