"""This module keeps words by their numbers in one text: a board takes 32 bytes for a bytes object.

    SAID = string_table({LAID: b"@: $", PASSED: b"@ passed"})

Such a text has for each number a byte with it, a byte with the length of its words, and the words.
`ui.table.words` finds and writes them. A drive has the text in place of the call
(tools/drive/constants.py).
"""


def string_table(words: "dict[int, bytes]") -> bytes:  # set-up
    """Return the text for words by number. ValueError: a number or a length passes 255."""
    return b"".join([bytes((number, len(words[number]))) + words[number] for number in words])
