"""This module puts a match's rules into words, for the screen that shows them (`ui.screen_help`).

changed_lines(rules)   every option in which rules differ from the first rule set, a line each
"""

from engine.layout import EFFECTS
from engine.options import TARGET
from engine.own import mixed
from engine.own.codes import CODES, COUNTS
from engine.own.lines import LINES
from engine.own.words import WORDS


def changed_lines(rules: bytes) -> "list[bytes]":
    """The words of the menus for each of them; the target of points is always there.

    rules: effects and options as they lie in a state from layout.EFFECTS on.
    """
    before = mixed.ready(0)
    found = []
    for i in range(len(CODES)):
        value = mixed.value_of(rules, i)
        if value != mixed.value_of(before, i) or CODES[i] == TARGET - EFFECTS:
            said = mixed.line_of(WORDS, i).split(b"\t")[value] if COUNTS[i] else str(value).encode()
            found.append(mixed.line_of(LINES, i) + b": " + said)
    return found
