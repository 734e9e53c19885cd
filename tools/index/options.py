"""This module writes the declaration of the options (engine/spec/options.py) as boards read it.

    file_texts()    the texts of engine/state/options.py and of files of engine/rulesets

Each list has the options in the order of the menus. A *code* is the place of an option's byte,
from layout.EFFECTS on; `tools.index.kept` gives it.
"""

from collections.abc import Iterable
from pathlib import Path

from engine.spec.options import (
    BY_NAME,
    CONSTANTS,
    GROUPS,
    OPTIONS,
    RULES,
    Option,
    contradictions,
)
from engine.state import layout
from engine.state.layout import EFFECTS
from sim import ROOT
from tools.index import kept
from tools.index.option_check import check, module_of
from tools.index.text import bytes_of, generated, letters, quoted, tuple_of, words_of

_STATE = Path(ROOT) / "engine" / "state"
_RULE_SETS = Path(ROOT) / "engine" / "rulesets"
_WORDS_OF_A_FACE = 8  # the most values that an option about a face has
_NUMBER = 0x800000  # this bit marks a set of values of an option that is a number
_TOO_FEW = "Too few can play this rule set"
_CODE: dict[str, int] = {}  # of each option, by name
_CONSTANTS_HEAD = '''"""This module says where the options lie in the state, and names their values.

An option is one byte from layout.OPTIONS on, or two if its numbers pass 255. If its values are
words it holds the place of the word, else the number itself.

Made by `python -m sim index`; a test fails when it is stale.
"""

from engine.const import const

'''


def file_texts() -> dict[Path, str]:
    """Return the texts of all files that are made from the options alone, by path."""
    check(GROUPS)
    before = kept.read()
    kept.check(before, OPTIONS)
    _CODE.update(before.codes(OPTIONS))
    rule_sets = {
        "names": _names(),
        "words": _words(),
        "lines": _lines(),
        "codes": _codes(),
        "rules": _rules(),
        "answers": _answers(),
    }
    texts = {_RULE_SETS / f"{name}_generated.py": text for name, text in rule_sets.items()}
    return {_STATE / "options.py": _constants(), **texts, **kept.file_texts(before, OPTIONS)}


def _constants() -> str:
    """Return the text of the constants: where each option lies, and values with a name."""
    text = _CONSTANTS_HEAD
    for option in sorted(OPTIONS, key=lambda one: _CODE[one.name]):
        if not option.is_effect:
            what = f"{option.name}{' (two bytes)' if option.is_wide else ''}: {option.line}"
            text += f"{option.constant} = const({EFFECTS + _CODE[option.name]})  # {what}\n"
    text += "\n# Other constants, then values.\n"
    for constant, number, what in CONSTANTS:
        text += f"{constant} = const({number})  # {what}\n"
    for constant, users in _named_values().items():
        text += f"{constant} = const({users[0][1]})  # {', '.join(name for name, _ in users)}\n"
    return text


def _named_values() -> dict[str, list[tuple[str, int]]]:
    """Return the values that have a constant: "option=word" and place, by constant."""
    found: dict[str, list[tuple[str, int]]] = {}
    for option in OPTIONS:
        for place, value in enumerate(option.values):
            if value.constant:
                found.setdefault(value.constant, []).append((f"{option.name}={value.word}", place))
    return found


def _names() -> str:
    return generated(
        "The options' names for rule sets and scenarios; no board loads this module.",
        tuple_of("NAMES", [quoted(one.name) for one in OPTIONS]),
        "# The words of each, a word's place being its value; empty: it takes a number.\n",
        words_of([quoted(word) for word in one.words] for one in OPTIONS),
        "# Why some values of an option cannot be taken together, where others can.\n",
        "APART = {\n",
        *[f"    {quoted(one.name)}: {quoted(one.apart)},\n" for one in OPTIONS if one.apart],
        "}\n",
    )


def _words() -> str:
    return generated(
        "The options in words, as the menus of a board show them.",
        tuple_of("GROUPS", [letters(title) for title in GROUPS]),
        "# How many options each has.\n",
        tuple_of("GROUP_SIZES", [str(len(group)) for group in GROUPS.values()]),
        tuple_of("NAMES", [letters(one.said) for one in OPTIONS]),
        "# The words of each option's values; empty: it is a number.\n",
        words_of([letters(value.said) for value in one.values] for one in OPTIONS),
    )


def _lines() -> str:
    return generated(
        "What each option is for, in a line, as the menus of a board show it.",
        tuple_of("LINES", [letters(one.line) for one in OPTIONS]),
        "# Why options contradict each other.\n",
        tuple_of("REASONS", map(letters, _reasons())),
    )


def _reasons() -> list[str]:
    return [*dict.fromkeys(against.reason for _, against in contradictions()), _TOO_FEW]


def _rules() -> str:
    """Return which values ask for which modules, in rows of code, lowest and highest byte."""
    asked: dict[str, list[int]] = {name: [] for name in RULES}
    for option in OPTIONS:
        for name, values in _askers(option).items():
            rows = asked.setdefault(name, [])
            for lowest, highest in _ranges(values):
                rows += [_CODE[option.name], lowest, highest]
    return generated(
        "Which values of options ask for which modules of the rules (engine/parts.py).",
        tuple_of("MODULES", [quoted(module_of(name)) for name in asked]),
        "# The values that ask for each: rows of a code, the lowest and the highest byte there.\n",
        "ASKED_BY = (\n",
        *(f"    {bytes(rows)!r},\n" for rows in asked.values()),
        ")\n",
    )


def _askers(option: Option) -> dict[str, list[int]]:
    """Return the bytes with which an option asks for rules, by rule."""
    found: dict[str, list[int]] = {}
    for name in option.rule.split():
        found[name] = list(range(1, option.bounds[1] + 1))
    for place, value in enumerate(option.values):
        for name in dict.fromkeys(value.rule.split()):
            found.setdefault(name, []).append(value.effect if option.is_effect else place)
    return found


def _answers() -> str:
    """Return with which bytes a table keeps room for more answers, in rows as those above."""
    rows: list[int] = []
    for option in OPTIONS:
        if option.many_answers == "+":
            rows += [_CODE[option.name], 1, 255]
        else:
            for word in option.many_answers.split():
                rows += [_CODE[option.name], *[option.value_of(word)] * 2]
    return generated(
        "With which options a seat may have many answers: rows of code, lowest and highest byte.",
        bytes_of("MANY_ANSWERS", rows),
    )


def _ranges(values: list[int]) -> list[tuple[int, int]]:
    """Return runs of successive numbers, each as its first and its last."""
    runs: list[tuple[int, int]] = []
    for value in sorted(values):
        if runs and value == runs[-1][1] + 1:
            runs[-1] = runs[-1][0], value
        else:
            runs.append((value, value))
    return runs


def _codes() -> str:
    return generated(
        "The options in bytes, in the order of the menus: see `engine.rulesets.mixing`.",
        "# The code of each option.\n",
        bytes_of("CODES", [_CODE[one.name] for one in OPTIONS]),
        "# How many words each option has; 0: it is a number. A bound has two bytes.\n",
        bytes_of("COUNTS", [len(one.values) for one in OPTIONS]),
        bytes_of("LOWEST", _pairs(one.bounds[0] for one in OPTIONS)),
        bytes_of("HIGHEST", _pairs(one.bounds[1] for one in OPTIONS)),
        "# The effects of a face's words, eight bytes for each face.\n",
        bytes_of("ACTING", _acting()),
        "# Values that set another option, too: code and value, then those of the other.\n",
        bytes_of("BRINGS", _brings()),
        "# Values that fix the number of players: code, value, fewest, most.\n",
        bytes_of("PLAYERS_FOR", _players_for()),
        "# Options asked again before a match: code, then code and values of another.\n",
        bytes_of("ASKED", _asked()),
        "# Contradictions: code and set of values (three bytes), those of the other option, place\n"
        "# of the reason. The last ones are against too few players: their number in place of a\n"
        "# code, and no values.\n",
        bytes_of("AGAINST", _against()),
    )


def _acting() -> list[int]:
    """Return the effects of the values of options about a face, in their order."""
    effects = [0] * ((layout.OPTIONS - EFFECTS) * _WORDS_OF_A_FACE)
    for option in OPTIONS:
        if option.is_effect:
            at = _CODE[option.name] * _WORDS_OF_A_FACE
            effects[at : at + len(option.values)] = [value.effect for value in option.values]
    return effects


def _brings() -> list[int]:
    found: list[int] = []
    for option in OPTIONS:
        for place, value in enumerate(option.values):
            if value.brings:
                other, word = BY_NAME[value.brings[0]], value.brings[1]
                found += [_CODE[option.name], place, _CODE[other.name], other.value_of(word)]
    return found


def _players_for() -> list[int]:
    found: list[int] = []
    for option in OPTIONS:
        for place, value in enumerate(option.values):
            if value.players:
                found += [_CODE[option.name], place, value.players, value.players]
    return found


def _asked() -> list[int]:
    """Return the options that are asked before a match; those about its end come first."""
    found: list[int] = []
    for option in [option for group in reversed(GROUPS.values()) for option in group]:
        if option.asked_with:
            other = BY_NAME[option.asked_with[0]]
            values = _set(other, option.asked_with[1])
            found += [_CODE[option.name], _CODE[other.name], values & 255, values >> 8]
    return found


def _against() -> list[int]:
    """Return nine bytes for each contradiction; those that differ in their values only are one."""
    reasons = _reasons()
    found: dict[tuple[int, int, int, int], int] = {}
    for option, against in contradictions():
        other = BY_NAME[against.other]
        others = _set(other, against.others)
        key = (_CODE[option.name], _CODE[other.name], others, reasons.index(against.reason))
        found[key] = found.get(key, 0) | _set(option, against.values)
    flat: list[int] = []
    for (code, other_code, others, reason), values in found.items():
        flat += [code, *_three(values), other_code, *_three(others), reason]
    seats = _players_for()
    for at in range(0, len(seats), 4):
        values = 1 << seats[at + 1]
        flat += [seats[at], *_three(values), seats[at + 2], 0, 0, 0, reasons.index(_TOO_FEW)]
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
