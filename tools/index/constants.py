"""This module writes rows of constants, each name once, with the sentence of its declaration.

It also tells the bound of what a declaration says that a byte may hold.
"""

import textwrap

from engine.spec.values import MOST, OF_OPTION, TOO_HIGH, Holds, Place
from tools.index.faults import fault

_WIDEST = 100  # letters in a row of a file


def bound_of(holds: Holds, place: Place) -> int:
    """Return the bound of what a byte may hold."""
    if holds.bound == TOO_HIGH:
        raise fault(place, f"{holds.said}: a bound is at most {MOST}; else say ANYTHING")
    if holds.bound == OF_OPTION:
        return _values_of(holds.option, place)
    return holds.bound


def _values_of(option: str, place: Place) -> int:
    """Return how many values an option with words has."""
    from engine.spec.options import BY_NAME

    if option not in BY_NAME or not BY_NAME[option].words:
        raise fault(place, f"{option} is no option with words: name one of engine/spec/options.py")
    return len(BY_NAME[option].words)


class Lines:
    """Rows of constants and comments."""

    def __init__(self) -> None:
        self._rows: list[str] = []
        self._known: dict[str, tuple[int, Place]] = {}

    def comment(self, words: str, before: int = 0) -> None:
        """Put a comment, with empty lines before it; an empty line parts its blocks."""
        self._rows += [""] * before
        for number, block in enumerate(words.split("\n\n")):
            self._rows += ["#"] * (number > 0)
            self._rows += [f"# {row}" for row in textwrap.wrap(block, _WIDEST - 2)]

    def constant(self, name: str, number: int, line: str, place: Place) -> None:
        """Put a constant with its sentence; one without a name is nothing."""
        if not name:
            return
        self._note(name, number, place)
        row = f"{name} = const({number})"
        if line and len(row) + 4 + len(line) <= _WIDEST:
            row += f"  # {line}"
        elif line:
            self.comment(line)
        self._rows.append(row)

    def names(self, holds: Holds, place: Place) -> None:
        """Put the names of what a byte may hold; several bytes may share a name and its number."""
        for name, (number, line) in holds.names.items():
            if self._known.get(name, (-1, place))[0] != number:
                self.constant(name, number, line, place)

    def put(self, name: str, rows: str, place: Place) -> None:
        """Put whole rows, which define a name."""
        self._note(name, -1, place)
        self._rows.append(rows.rstrip("\n"))

    def _note(self, name: str, number: int, place: Place) -> None:
        if name in self._known:
            other = self._known[name][1].line
            raise fault(place, f"{name} is declared twice, first in line {other}: rename one")
        self._known[name] = number, place

    def text(self) -> str:
        """Return the rows."""
        return "\n".join(self._rows) + "\n"
