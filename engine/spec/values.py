"""This module says what a byte of the state, or a field of a window, may hold.

    Field("TURN", 1, SEAT, "the seat on turn")
    Field("PASSES", 1, count_up_to(10), "passes in a row")
    Field("PHASE", 1, one_of(TO_PLAY="", DREW="", ACTED="", FREE="it must be used"), "of the turn")

What is bounded here a saved match must keep to, or it is not resumed (engine/save_check.py).
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

# A bound up to this is a number that a byte must be below; above it one of the codes below.
MOST = 200
TOO_HIGH = -1
OF_OPTION = -2  # as many numbers as the option has values
CODES = {"SEAT": 201, "SEAT_OR_NOBODY": 202, "CARD": 203, "CARD_OR_NONE": 204, "ANY": 255}


@dataclass(frozen=True)
class Place:
    """Where a declaration stands."""

    path: str
    line: int


def here() -> Place:
    """Return where the object whose constructor calls this is declared.

    A function of engine/spec that makes it, such as yes_no, is passed over: its caller declares it.
    """
    frame = sys._getframe(2)
    while frame.f_code.co_name != "<module>" and _is_of_spec(frame.f_code.co_filename):
        assert frame.f_back is not None  # a module called it
        frame = frame.f_back
    return Place(frame.f_code.co_filename, frame.f_lineno)


def _is_of_spec(file: str) -> bool:
    return Path(file).parent == Path(__file__).parent


@dataclass(frozen=True)
class Holds:
    """What a byte may hold: a number below `bound`, or what a code says.

    names: of its numbers, or of its bits, with a sentence or nothing. size: of the number, in
    bytes. words: each four bytes' factor, by its name in engine/state/generator.py. option: the one
    of whose values it is the number.
    """

    said: str
    bound: int = CODES["ANY"]
    names: Mapping[str, tuple[int, str]] = field(default_factory=dict)
    size: int = 1
    are_seats: bool = False
    words: tuple[str, ...] = ()
    option: str = ""

    def then(self, first: int, **names: str) -> "Holds":
        """Add names of numbers from a first one on."""
        numbered = {name: (first + i, line) for i, (name, line) in enumerate(names.items())}
        return replace(self, bound=first + len(names), names={**self.names, **numbered})

    def unbounded(self) -> "Holds":
        """Let relations alone say which of the numbers it may hold."""
        return replace(self, bound=CODES["ANY"])

    def below(self, name: str) -> "Holds":
        """Leave out a name and those after it: the numbers have names, but none is saved."""
        return replace(self, bound=self.names[name][0])


ANYTHING = Holds("anything")  # a number that only relations bound, if anything does
FLAG = Holds("0, or not 0: it is so")
SEAT = Holds("a seat", CODES["SEAT"])
SEAT_OR_NOBODY = Holds("a seat or NOBODY", CODES["SEAT_OR_NOBODY"])
CARD = Holds("a kind of card, a Wild with or without a color", CODES["CARD"])
CARD_OR_NONE = Holds("a kind of card or NO_CARD", CODES["CARD_OR_NONE"])
SEATS = Holds("a set of seats", size=2, are_seats=True)
NUMBER = Holds("a two-byte number", size=2)
ZERO = Holds("0", 1)


def below(bound: int) -> Holds:
    """A number from 0 up to one below a bound."""
    return Holds(f"a number below {bound}", bound if bound <= MOST else TOO_HIGH)


def count_up_to(most: int) -> Holds:
    """A count of things, none to `most`."""
    return Holds(f"a count up to {most}", most + 1 if most < MOST else TOO_HIGH)


def one_of(**names: str) -> Holds:
    """One of the numbers from 0 on, each with a name, and a sentence or nothing."""
    return Holds("", 0).then(0, **names)


def value_of(option: str) -> Holds:
    """The number of a value of an option (engine/spec/options.py), such as that of each player."""
    return Holds(f"a value of {option}", OF_OPTION, option=option)


def flags(**names: str) -> Holds:
    """Facts that are so or not: a bit for each, from the lowest on."""
    bits = {name: (1 << i, line) for i, (name, line) in enumerate(names.items())}
    return Holds("bits", min(1 << len(bits), CODES["ANY"]), bits)


def generators(*factors: str) -> Holds:
    """Words of the generators, four bytes each (engine/state/generator.py)."""
    return Holds("words of 30 bits", size=4, words=factors)
