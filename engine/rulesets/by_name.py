"""This module changes options of a rule set by name, for scenarios and command lines.

It turns names and words into the bytes that a board's menus use, and `engine.rulesets.mixing` finds
contradictions. The menus of a board work on the bytes and do not need this module.
"""

# set-up: whole file

from engine.rulesets.index_generated import UP_TO
from engine.rulesets.lines_generated import REASONS
from engine.rulesets.mixing import (
    against,
    highest,
    lowest,
    other_of,
    place_of,
    players_of,
    reason_of,
    rule_set,
    this_of,
    value_of,
)
from engine.rulesets.mixing import put as put_number
from engine.rulesets.names_generated import APART, NAMES, WORDS
from engine.rulesets.rule_set import ready

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet


def rules_of(number: int, changes: "dict[str, str]") -> "RuleSet":
    """Return the rule set with a number in the index, with some options changed, given as text.

    Raises ValueError, in one line that says what would be right, for an unknown option or value,
    and for options that contradict each other.
    """
    rules = ready(number)
    for option in changes:
        put(rules, option, changes[option])
    refuse_contradictions(rules, UP_TO[number])
    return rule_set(number, rules)


def options_of(number: int) -> "dict[str, str]":
    """Return every option of a rule set as text."""
    rules = ready(number)
    return {NAMES[i]: text_of(rules, i) for i in range(len(NAMES))}


def text_of(rules: bytearray, i: int) -> str:
    """Return the value of option i: its word, or a number."""
    value = value_of(rules, i)
    return WORDS[i][value] if WORDS[i] else str(value)


def put(rules: bytearray, option: str, value: str) -> None:
    """Give an option a value. Raises ValueError for an unknown option or value."""
    if option not in NAMES:
        raise ValueError(f"no option '{option}'; there are: {', '.join(sorted(NAMES))}")
    i = NAMES.index(option)
    put_number(rules, i, _place(i, value) if WORDS[i] else _number(i, value))


def _place(i: int, value: str) -> int:
    """Return the index of a value among the words of option i; joined words may have any order."""
    words = WORDS[i]
    parts = sorted(value.split("+"))
    for place in range(len(words)):
        if sorted(words[place].split("+")) == parts:
            return place
    single = [word for word in words if "+" not in word]
    is_each_once = len(set(parts)) == len(parts)
    if NAMES[i] in APART and is_each_once and all(part in single[1:] for part in parts):
        raise ValueError(f"{NAMES[i]}={value} contradicts itself: {APART[NAMES[i]]}")
    more = ", some of them several with + between" if len(single) < len(words) else ""
    raise ValueError(f"{NAMES[i]}={value}: must be one of {', '.join(single)}{more}")


def _number(i: int, value: str) -> int:
    """Return the number in a text. Raises ValueError unless option i can have it."""
    # 1 to 5 digits, of the ten that `int` and a board know
    if 0 < len(value) < 6 and not value.strip("0123456789"):
        number = int(value)
        if lowest(i) <= number <= highest(i):
            return number
    raise ValueError(f"{NAMES[i]}={value}: must be a number from {lowest(i)} to {highest(i)}")


def refuse_contradictions(rules: bytearray, most: int) -> None:
    """Raise ValueError if two options contradict each other, or too few players can play.

    most: the most players of the rule set.
    """
    why = against(rules, most)
    if why < 0:
        return
    this = _option_of(rules, this_of(why))
    other = other_of(why)
    if other < 0:
        raise ValueError(f"{this} is for {players_of(why)} players: take it back")
    reason = REASONS[reason_of(why)].decode()
    raise ValueError(f"{this} and {_option_of(rules, other)} contradict each other: {reason}")


def _option_of(rules: bytearray, code: int) -> str:
    """Return the option with a code, and its value, as text."""
    i = place_of(code)
    return f"{NAMES[i]}={text_of(rules, i)}"
