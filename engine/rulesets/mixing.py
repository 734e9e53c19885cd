"""This module changes the options of a ready rule set, as bytes: the mixes that players make.

    rules = ready(number)             the bytes of a ready rule set
    put(rules, i, value)              gives option i, in the order of the menus, a value
    why = against(rules, most)        a contradiction, or -1; `reason(why)` puts it into words
    changes_of(rules, number)         what differs from the ready one: CHANGE bytes for each option
    rule_set(number, rules)           -> a RuleSet of these bytes
    rule_set_with(number, changes)    -> a RuleSet with the modules that play it loaded

The bytes are the effects of the faces and the options, as in a state from layout.EFFECTS on. A
*code* is the place of an option's byte there. A change is three bytes: code, value, and high byte
of the value; the value of an effect is the index of its word. So a mix is saved in a few bytes,
without the name of any option: a code never changes (engine/spec/kept.txt), nor does the number of
a value, so it outlives options that are added.

codes_generated.py has the tables.
"""

# set-up: whole file

from engine.const import const
from engine.rulesets.codes_generated import (
    ACTING,
    AGAINST,
    BRINGS,
    CODES,
    COUNTS,
    HIGHEST,
    LOWEST,
    PLAYERS_FOR,
)
from engine.rulesets.index_generated import FEWEST, UP_TO
from engine.rulesets.rule_set import RuleSet, ready, rule_set_of

CHANGE = const(3)
_OPTIONS = const(24)  # codes of options begin here; before them are those of effects
_WAYS = const(8)  # words of an effect, at most
_RULE = const(9)  # bytes of a row in AGAINST: two sets of values, and a reason
_OTHER = const(4)  # in a row: the set of values of the other option
_REASON = const(8)  # in a row
_SET = const(4)  # bytes of a set of values: an option's code, and a bit for each value
_NUMBER = const(0x800000)  # in a set of values: bit 0 is 0, bit 1 any other number
_SEATS = const(4)  # bytes of a row in PLAYERS_FOR


def _way(code: int, effect: int) -> int:
    """Return the index of the word that stands for an effect of a face."""
    at = code * _WAYS
    way = 0
    while ACTING[at + way] != effect:
        way += 1
    return way


def by_code(rules: bytearray, code: int) -> int:
    """Return the value of the option with a code; the low byte of an option with two."""
    value = rules[code]
    return value if code >= _OPTIONS else _way(code, value)


def put_by_code(rules: bytearray, code: int, value: int) -> None:
    """Give the option with a code a value."""
    if code < _OPTIONS:
        value = ACTING[code * _WAYS + value]
    rules[code] = value


def is_wide(i: int) -> bool:
    """Does option i take two bytes?"""
    return HIGHEST[2 * i + 1] > 0


def lowest(i: int) -> int:
    """Return the lowest value of option i."""
    return LOWEST[2 * i] | LOWEST[2 * i + 1] << 8


def highest(i: int) -> int:
    """Return the highest value of option i."""
    return COUNTS[i] - 1 if COUNTS[i] else HIGHEST[2 * i] | HIGHEST[2 * i + 1] << 8


def value_of(rules: bytearray, i: int) -> int:
    """Return the value of option i: the index of its word, or a number."""
    value = by_code(rules, CODES[i])
    return value | rules[CODES[i] + 1] << 8 if is_wide(i) else value


def put(rules: bytearray, i: int, value: int) -> None:
    """Give option i a value."""
    put_by_code(rules, CODES[i], value & 255)
    if is_wide(i):
        rules[CODES[i] + 1] = value >> 8


def against(rules: bytearray, most: int) -> int:
    """Return a contradiction as one number, which `this_of` … `reason_of` take apart; -1: none.

    It is between two options, or between an option and the number of players. Values that bring
    other values along do so first. most: the most players of the ready rule set.
    """
    _bring_along(rules)
    for at in range(0, len(AGAINST), _RULE):
        if _is_in(rules, AGAINST, at):
            other = AGAINST[at + _OTHER]
            why = AGAINST[at] | other << 8 | AGAINST[at + _REASON] << 16
            if not _has_other(at):
                if other > most:
                    return AGAINST[at] | AGAINST[at + _REASON] << 16 | other << 24
            elif _is_in(rules, AGAINST, at + _OTHER):
                return why
    return -1


def _has_other(at: int) -> bool:
    """Is a row of AGAINST about two options? Else it is about one and the number of players."""
    return AGAINST[at + 5] > 0 or AGAINST[at + 6] > 0 or AGAINST[at + 7] > 0


def this_of(why: int) -> int:
    """Return the code of the first option of a contradiction."""
    return why & 255


def other_of(why: int) -> int:
    """Return the code of the other option; -1: there is none, as too few can play."""
    return -1 if why >> 24 else why >> 8 & 255


def players_of(why: int) -> int:
    """Return how many players the option needs; 0: the contradiction is between two options."""
    return why >> 24


def reason_of(why: int) -> int:
    """Return the index of the reason in lines.REASONS."""
    return why >> 16 & 255


def place_of(code: int) -> int:
    """Return the place in the menus of the option with a code."""
    i = 0
    while CODES[i] != code:
        i += 1
    return i


def _is_in(rules: bytearray, sets: bytes, at: int) -> bool:
    """Is the value of an option in the set of values that begins at a place?"""
    values = sets[at + 1] | sets[at + 2] << 8 | sets[at + 3] << 16
    value = by_code(rules, sets[at])
    if values & _NUMBER:
        value = 1 if value else 0
    return values >> value & 1 > 0


def _bring_along(rules: bytearray) -> None:
    """Give options the values that values of other options bring along."""
    at = 0
    while at < len(BRINGS):
        if by_code(rules, BRINGS[at]) == BRINGS[at + 1]:
            put_by_code(rules, BRINGS[at + 2], BRINGS[at + 3])
        at += 4


def changes_of(rules: bytearray, number: int) -> bytes:
    """Return what differs from a ready rule set: CHANGE bytes for each option."""
    before = ready(number)
    changes = bytearray()
    for i in range(len(CODES)):
        value = value_of(rules, i)
        if value != value_of(before, i):
            changes += bytes((CODES[i], value & 255, value >> 8))
    return bytes(changes)


def with_changes(number: int, changes: bytes) -> bytearray:
    """Return the bytes of a ready rule set with changes; unknown changes are left out."""
    rules = ready(number)
    for at in range(0, len(changes) - 2, CHANGE):
        i = CODES.find(bytes((changes[at],)))
        value = changes[at + 1] | changes[at + 2] << 8
        if i >= 0 and lowest(i) <= value <= highest(i):
            put(rules, i, value)
    return rules


def is_known(changes: bytes) -> bool:
    """Does this version know all of these options and values? A later one may have more."""
    for at in range(0, len(changes), CHANGE):
        i = CODES.find(bytes((changes[at],)))
        value = changes[at + 1] | changes[at + 2] << 8 if at + 2 < len(changes) else -1
        if i < 0 or not lowest(i) <= value <= highest(i):
            return False
    return True


def fewest(number: int, rules: bytearray) -> int:
    """Return the fewest players of these rules."""
    return _seats(number, rules)[0]


def most(number: int, rules: bytearray) -> int:
    """Return the most players of these rules, given their deck."""
    return rule_set(number, rules).most()


def _seats(number: int, rules: bytearray) -> tuple[int, int]:
    for at in range(0, len(PLAYERS_FOR), _SEATS):
        if by_code(rules, PLAYERS_FOR[at]) == PLAYERS_FOR[at + 1]:
            return PLAYERS_FOR[at + 2], PLAYERS_FOR[at + 3]
    return FEWEST[number], UP_TO[number]


def rule_set_with(number: int, changes: bytes) -> RuleSet:
    """Return a ready rule set with changes, and load the modules that play it."""
    from engine.parts import load_rules

    own = rules_of(number, changes)
    load_rules(own)
    return own


def rules_of(number: int, changes: bytes) -> RuleSet:
    """Return a ready rule set with changes.

    Raises ValueError, in one line, for options that contradict each other.
    """
    rules = with_changes(number, changes)
    why = against(rules, UP_TO[number])
    if why >= 0:
        raise ValueError(reason(why).decode())
    return rule_set(number, rules)


def reason(why: int) -> bytes:
    """Return a contradiction in words.

    b"must play and drawn: Who must play cannot keep a drawn card"
    """
    from engine.rulesets.lines_generated import REASONS
    from engine.rulesets.words_generated import NAMES as CALLED

    other = other_of(why)
    said = CALLED[place_of(this_of(why))]
    if other >= 0:
        said += b" and " + CALLED[place_of(other)]
    return said + b": " + REASONS[reason_of(why)]


def rule_set(number: int, rules: bytearray) -> RuleSet:
    """Return a RuleSet of these bytes, with the name and number of the ready one.

    Sets what follows from the options: the effect of a 9, which is that of a 6.
    """
    rules[9] = rules[6]  # GRD-33
    return rule_set_of(number, rules, _seats(number, rules))
