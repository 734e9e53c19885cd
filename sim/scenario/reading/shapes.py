"""This module reads the operands of a line by its shape.

A shape is words: `S` a seat, `S*` seats (or `nobody`, none), `S?` a seat or `nobody`,
`P` a pile, `N` a number, `C` a color, `D` left or right, `K` a card, `K*` cards; any other
word stands for itself. The result is a list of ints, in that order.
"""

from engine.notation import card, color, number
from engine.state.layout import LEFT, NOBODY, RIGHT

_HIGHEST = 2**30 - 1


def words_of(text: str) -> list[str]:
    """Split a line at spaces; its colon, or else its first `=`, is a word of its own."""
    mark = ":" if ":" in text else "="
    return text.replace(mark, f" {mark} ", 1).split()


def read(shape: str, words: list[str], players: int, line: str) -> list[int]:
    """Read words by a shape; ValueError, with the whole line, if they do not fit."""
    found: list[int] = []
    at = 0
    for part in shape.split():
        if part[-1] == "*":
            while at < len(words):
                _add(part[0] + "?", words[at], players, found)
                at += 1
        else:
            if at == len(words):
                raise ValueError(f"{line!r} is too short: `{shape}` must follow its first word")
            _add(part, words[at], players, found)
            at += 1
    if at < len(words):
        raise ValueError(f"{words[at]!r} does not belong in {line!r}")
    return found


def _add(part: str, word: str, players: int, found: list[int]) -> None:
    """Read one word by one part of a shape."""
    if part == "S" or part == "S?":
        if part == "S?" and word == "nobody":
            found.append(NOBODY)
        else:
            found.append(number(word, players - 1, "seat"))
    elif part == "P":
        if word not in ("1", "2"):
            raise ValueError(f"no pile {word!r}: 1 or 2")
        found.append(int(word) - 1)
    elif part == "N":
        found.append(number(word, _HIGHEST))
    elif part == "C":
        found.append(color(word))
    elif part == "D":
        if word not in ("left", "right"):
            raise ValueError(f"no direction {word!r}: left or right")
        found.append(RIGHT if word == "right" else LEFT)
    elif part == "K" or part == "K?":
        if word.endswith("!") or (part == "K?" and "=" in word):
            raise ValueError(f"{word!r}: write a card of a hand without ! and without a color")
        found.append(card(word))
    elif word != part:
        raise ValueError(f"{part!r} expected, not {word!r}")
