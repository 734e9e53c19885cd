"""This module writes the purpose of the options and the meaning of each value, for a board's drive.

    67 1 A Wild as the first card: goes back    the option's byte, a value, and the words
    25 # Cards dealt to each player:            a number
    59 ## Points that end the match:            of two bytes

Bytes count from `layout.EFFECTS` on. So `ui.screens.help` reads the changes of its match line by
line, and keeps no other option's words.
"""

from engine.rulesets import mixing
from engine.rulesets.codes_generated import ACTING, CODES, COUNTS
from engine.rulesets.lines_generated import LINES
from engine.rulesets.words_generated import WORDS
from engine.state.layout import EFFECTS, OPTIONS

_WAYS = len(ACTING) // (OPTIONS - EFFECTS)  # values of an effect, at most


def option_lines() -> bytes:
    """Return the file."""
    lines = []
    for i in range(len(CODES)):
        said = LINES[i].decode()
        if not COUNTS[i]:
            lines.append(f"{CODES[i]} {'##' if mixing.is_wide(i) else '#'} {said}: ")
        for value in range(COUNTS[i]):
            lines.append(f"{CODES[i]} {_byte(i, value)} {said}: {WORDS[i][value].decode()}")
    return "".join(f"{line}\n" for line in lines).encode()


def _byte(i: int, value: int) -> int:
    """Return the byte of a value of option i; an effect has a number of its own."""
    is_effect = CODES[i] < OPTIONS - EFFECTS
    return ACTING[CODES[i] * _WAYS + value] if is_effect else value
