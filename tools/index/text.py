"""This module writes the Python text of generated files: tuples, words and bytes."""

import json
from collections.abc import Iterable, Sequence

from sim.errors import UsageError

_WIDEST = 100  # letters in a row of a file
_IN_A_ROW = 16  # bytes


def generated(what: str, *parts: str) -> str:
    """Return the text of a generated module; what: a sentence about it."""
    made = "Made by `python -m sim index`; a test fails when it is stale."
    return f'"""{what}\n\n{made}\n"""\n\n# set-up: whole file\n\n# fmt: off\n' + "".join(parts)


def quoted(text: str) -> str:
    """Return a text as a Python literal."""
    return json.dumps(text, ensure_ascii=False)


def letters(text: str) -> str:
    """Return letters as a screen takes them, as a Python literal."""
    if not text.isascii():
        raise UsageError(f"index: {text!r}: a screen has only letters of ASCII")
    return f"b{quoted(text)}"


def tuple_of(name: str, values: Iterable[str]) -> str:
    """Return a tuple on one line, or with as many values in a row as fit."""
    values = list(values)
    line = f"{name} = {_in_a_row(values)}\n"
    if len(line) <= _WIDEST:
        return line
    rows = ["   "]
    for value in values:
        if len(rows[-1]) + len(value) + 2 > _WIDEST and rows[-1].strip():
            rows.append("   ")
        rows[-1] += f" {value},"
    return "\n".join([f"{name} = (", *rows, ")\n"])


def words_of(rows: Iterable[Sequence[str]]) -> str:
    """Return WORDS, a tuple of rows; rows that are alike share one tuple, to save memory."""
    tuples = [tuple(row) for row in rows]
    names: dict[tuple[str, ...], str] = {}
    for row in tuples:
        if row and tuples.count(row) > 1:
            names.setdefault(row, f"_SHARED_{len(names)}")
    shared = [tuple_of(name, row) for row, name in names.items()]
    return "".join(shared) + tuple_of("WORDS", [names.get(row) or _in_a_row(row) for row in tuples])


def _in_a_row(values: Sequence[str]) -> str:
    return f"({', '.join(values)}{',' if len(values) == 1 else ''})"


def bytes_of(name: str, numbers: Iterable[int]) -> str:
    """Return bytes with their name."""
    return f"{name} = {bytes_as_text(bytes(numbers))}\n"


def bytes_as_text(some: bytes, indent: str = "") -> str:
    """Return bytes as a Python literal, sixteen in a row."""
    rows = [some[at : at + _IN_A_ROW] for at in range(0, len(some), _IN_A_ROW)]
    if len(rows) < 2:
        return repr(some)
    return "".join(("(\n", *(f"{indent}    {row!r}\n" for row in rows), indent, ")"))
