"""This module writes Python text for the files that are made: tuples, words and bytes."""

from collections.abc import Iterable, Sequence

_WIDEST = 100  # letters in a row of a file
_IN_A_ROW = 16  # bytes

HEAD = """\"\"\"{what}

Made by `python -m sim index` from {source}; a test fails when it is stale.
\"\"\"

# set-up: whole file

# fmt: off
"""


def quoted(text: str) -> str:
    """Return a text as a Python literal."""
    return f'"{text}"'


def letters(text: str) -> str:
    """Return letters as a screen takes them, as a Python literal."""
    return f'b"{text}"'


def tuple_of(name: str, values: Iterable[str]) -> str:
    """Return a tuple on one line, or one value a line if it is too wide."""
    values = list(values)
    line = f"{name} = {_in_a_row(values)}\n"
    if len(line) <= _WIDEST:
        return line
    return f"{name} = (\n" + "".join(f"    {value},\n" for value in values) + ")\n"


def words_of(
    rows: Sequence[tuple[str, tuple[str, ...]]], named: dict[tuple[str, ...], str]
) -> list[str]:
    """Return WORDS, a tuple with words for each option; a part that several share is written once.

    rows: options and their words, as literals. named: names of shared words, if not those of the
    first option that has them.
    """
    users: dict[tuple[str, ...], list[str]] = {}
    for option, words in rows:
        users.setdefault(words, []).append(option)
    shared = {
        words: named.get(words, f"_{of[0].upper().replace(' ', '_')}")
        for words, of in users.items()
        if words and len(of) > 1
    }
    return [
        *(tuple_of(name, words) for words, name in shared.items()),
        "WORDS = (\n",
        *(_row(option, words, shared) for option, words in rows),
        ")\n",
    ]


def _row(option: str, words: tuple[str, ...], shared: dict[tuple[str, ...], str]) -> str:
    """Return the words of an option as a row of a tuple, or one word a row."""
    row = f"    {shared.get(words) or _in_a_row(words)},  # {option}\n"
    if len(row) <= _WIDEST:
        return row
    rows = "".join(f"        {word},\n" for word in words)
    return f"    (  # {option}\n{rows}    ),\n"


def _in_a_row(values: Sequence[str]) -> str:
    return f"({', '.join(values)}{',' if len(values) == 1 else ''})"


def bytes_of(name: str, numbers: Iterable[int]) -> str:
    """Return bytes with their name."""
    return f"{name} = {bytes_as_text(bytes(numbers), '')}\n"


def bytes_as_text(some: bytes, indent: str) -> str:
    """Return bytes as a Python literal, sixteen in a row."""
    rows = [some[at : at + _IN_A_ROW] for at in range(0, len(some), _IN_A_ROW)]
    if len(rows) < 2:
        return repr(some)
    return "".join(("(\n", *(f"{indent}    {row!r}\n" for row in rows), indent, ")"))
