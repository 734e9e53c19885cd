"""Rule sets of the players' own are said in the words of the menus.

    line(rules, i)            b"A Wild as the first card: goes back"
    changed_options(rules)    such a line for each option that differs from the first rule set

rules: bytes of `engine.own.mixed`. i: place in its menus.
"""

# set-up: whole file

from engine.own.codes import CODES
from engine.own.lines import LINES
from engine.own.mixed import ready, value_of
from engine.own.words import WORDS
from engine.state.layout import EFFECTS
from engine.state.options import TARGET


def line(rules: bytearray, i: int) -> bytes:
    """Return what an option is for, and its value."""
    value = value_of(rules, i)
    said = WORDS[i][value] if WORDS[i] else str(value).encode()
    return LINES[i] + b": " + said


def changed_options(rules: bytearray) -> "list[bytes]":
    """Return a line for each option that differs from the first rule set, and for the target."""
    before = ready(0)
    return [
        line(rules, i)
        for i in range(len(CODES))
        if value_of(rules, i) != value_of(before, i) or CODES[i] == TARGET - EFFECTS
    ]
