"""A text broken into lines, for screens that have something to say."""


def wrapped(words: str, columns: int) -> "list[str]":
    """The lines of a text, at most so many letters each; a longer word is cut."""
    lines = [""]
    for word in words.split():
        while len(word) > columns:
            lines.append(word[:columns])
            word = word[columns:]
        last = lines[-1]
        if last and len(last) + 1 + len(word) <= columns:
            lines[-1] = last + " " + word
        elif last:
            lines.append(word)
        else:
            lines[-1] = word
    return lines
