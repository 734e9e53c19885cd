"""This module writes the options as a board's menus read them: texts, and bytes.

    file_texts()    the texts of words.py, lines.py and codes.py of engine/own

Each list in them has the options in the order of the menus.
"""

from collections.abc import Iterable

from engine.state.cards import FACES
from sim.index.text import HEAD, bytes_of, letters, tuple_of, words_of
from sim.options import BY_NAME, GROUPS, OPTIONS, Option, contradictions, values_that_ask
from sim.options.option import CARDS_ACT, HOUSE

_WORDS_OF_A_FACE = 8  # the most values that an option about a face has
_NUMBER = 0x800000  # this bit marks a set of values of an option that is a number
_TOO_FEW = "Too few can play this rule set"
_SOURCE = "sim/options"


def file_texts() -> dict[str, str]:
    """Return the texts of words.py, lines.py and codes.py."""
    return {"words.py": _words(), "lines.py": _lines(), "codes.py": _codes()}


def _words() -> str:
    what = "The options are put into words, as the menus of a board show them."
    rows = [(_called(one), tuple(letters(v.said) for v in one.values)) for one in OPTIONS]
    return "".join(
        (
            HEAD.format(what=what, source=_SOURCE),
            tuple_of("GROUPS", [letters(title) for title in GROUPS]),
            "# How many options each has.\n",
            tuple_of("GROUP_SIZES", [str(len(group)) for group in GROUPS.values()]),
            tuple_of("NAMES", [letters(_called(one)) for one in OPTIONS]),
            "# The words of each option's values; empty: it is a number.\n",
            *words_of(rows, {('b"no"', 'b"yes"'): "_NO_YES"}),
        )
    )


def _called(option: Option) -> str:
    """Return an option's name as the menus show it."""
    return option.name.replace("_", " ")


def _lines() -> str:
    reasons: list[str] = []
    _against(reasons)
    return "".join(
        (
            HEAD.format(what="Each option has a line that tells what it is for.", source=_SOURCE),
            tuple_of("LINES", [letters(one.line) for one in OPTIONS]),
            "# Why options contradict each other.\n",
            tuple_of("REASONS", map(letters, reasons)),
        )
    )


def _codes() -> str:
    what = "The options are described in bytes, in the order of the menus: see `engine.own.mixed`."
    reasons: list[str] = []
    return "".join(
        (
            HEAD.format(what=what, source=_SOURCE),
            "# The place of each option's byte, counted from layout.EFFECTS on.\n",
            bytes_of("CODES", [one.code for one in OPTIONS]),
            "# How many words each option has; 0: it is a number. A bound has two bytes.\n",
            bytes_of("COUNTS", [len(one.values) for one in OPTIONS]),
            bytes_of("LOWEST", _pairs(one.bounds[0] for one in OPTIONS)),
            bytes_of("HIGHEST", _pairs(one.bounds[1] for one in OPTIONS)),
            "# The effects of a face's words, eight bytes for each face.\n",
            bytes_of("ACTING", _acting()),
            "# Options with values that need the turn where cards act, or the house turn: code,\n"
            "# set of values (three bytes).\n",
            bytes_of("ACTS_VALUES", _asking(CARDS_ACT)),
            bytes_of("HOUSE_VALUES", _asking(HOUSE)),
            "# Values that set another option, too: code and value, then those of the other.\n",
            bytes_of("BRINGS", _brings()),
            "# Values that fix the number of players: code, value, fewest, most.\n",
            bytes_of("PLAYERS_FOR", _players_for()),
            "# Options asked again before a match: code, then code and values of another.\n",
            bytes_of("ASKED", _asked()),
            "# Contradictions: code and set of values (three bytes), those of the other option,\n"
            "# place of the reason. The last ones are against too few players: their number in\n"
            "# place of a code, and no values.\n",
            bytes_of("AGAINST", _against(reasons)),
        )
    )


def _acting() -> list[int]:
    """Return the codes of effects, eight bytes for each face: one for each value of its option."""
    codes = [0] * (FACES * _WORDS_OF_A_FACE)
    for option in OPTIONS:
        if option.is_effect:
            at = option.code * _WORDS_OF_A_FACE
            codes[at : at + len(option.values)] = [value.effect for value in option.values]
    return codes


def _asking(kind: int) -> list[int]:
    """Return four bytes for each option with values that need a turn: code and set of values."""
    found: dict[int, int] = {}
    for option, value in values_that_ask(kind):
        found[option.code] = found.get(option.code, 0) | _set(option, value.word)
    return [byte for code, bits in found.items() for byte in (code, *_three(bits))]


def _brings() -> list[int]:
    """Return four bytes for each value that sets another option: code and value of both."""
    found: list[int] = []
    for option in OPTIONS:
        for value in option.values:
            if value.brings:
                other, word = BY_NAME[value.brings[0]], value.brings[1]
                found += [option.code, option.value_of(value.word)]
                found += [other.code, other.value_of(word)]
    return found


def _players_for() -> list[int]:
    """Return code, value, fewest and most for each value that fixes the number of players."""
    return [
        number
        for option in OPTIONS
        for place, value in enumerate(option.values)
        if value.players
        for number in (option.code, place, value.players, value.players)
    ]


def _asked() -> list[int]:
    """Return four bytes for each option that is asked before a match.

    The options about the end of a match come first: those are changed most often.
    """
    found: list[int] = []
    for option in [option for group in reversed(GROUPS.values()) for option in group]:
        if option.asked_with:
            other = BY_NAME[option.asked_with[0]]
            some = _set(other, option.asked_with[1])
            found += [option.code, other.code, some & 255, some >> 8]
    return found


def _against(reasons: list[str]) -> list[int]:
    """Return nine bytes for each contradiction; reasons receives their texts, each once."""
    found: dict[tuple[int, int, int, str], int] = {}
    for option, against in contradictions():
        other = BY_NAME[against.other]
        key = (option.code, other.code, _set(other, against.others), against.reason)
        found[key] = found.get(key, 0) | _set(option, against.values)
        if against.reason not in reasons:
            reasons.append(against.reason)
    flat: list[int] = []
    for (code, other_code, others, reason), values in found.items():
        flat += [code, *_three(values), other_code, *_three(others), reasons.index(reason)]
    reasons.append(_TOO_FEW)
    seats = _players_for()
    for at in range(0, len(seats), 4):
        needed = seats[at + 2]
        flat += [seats[at], *_three(1 << seats[at + 1]), needed, 0, 0, 0, len(reasons) - 1]
    return flat


def _set(option: Option, words: str) -> int:
    """Return values of an option as bits.

    Bit n stands for the n-th word. Of a number bit 0 stands for 0, bit 1 for any other, and
    _NUMBER is set.
    """
    if not option.values:
        return _NUMBER | sum(2 if word == "+" else 1 for word in words.split())
    return sum(1 << option.value_of(word) for word in words.split())


def _three(bits: int) -> tuple[int, int, int]:
    return bits & 255, bits >> 8 & 255, bits >> 16


def _pairs(numbers: Iterable[int]) -> list[int]:
    """Return each number as two bytes, the low one first."""
    return [byte for number in numbers for byte in (number & 255, number >> 8)]
