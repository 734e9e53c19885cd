"""A text is broken into lines, for screens that have something to say."""


def wrapped(words: bytes, columns: int) -> "list[bytes]":
    """The lines of a text, at most so many letters each; a longer word is cut."""
    lines = []
    line = b""
    for word in words.split():
        if line and len(line) + 1 + len(word) <= columns:
            line += b" " + word
            continue
        if line:
            lines.append(line)
        while len(word) > columns:
            lines.append(word[:columns])
            word = word[columns:]
        line = word
    lines.append(line)
    return lines
