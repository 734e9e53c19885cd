"""Options of a ready rule set are changed here, as bytes: what players mix for themselves.

    rules = ready(number)             the bytes of a ready rule set
    put(rules, i, value)              option i, in the order of the menus, gets a value
    why = against(rules, most)        which options contradict each other; `reason(why)` tells
    changes_of(rules, number)         what differs from the ready one: CHANGE bytes for each option
    rule_set(number, rules)           -> a RuleSet of these bytes
    rule_set_with(number, changes)    -> a RuleSet to be played

The bytes are what each face sets off and the options, as in a state from layout.EFFECTS on. A
change is (code, value, value's high byte); a code is the place of its byte there; the value of an
effect is the place of its word. So a mix is kept by a few bytes, and needs no name of any option.

Tables: engine/own/codes.py; for menus words.py and lines.py there.
"""

# set-up: whole file

from engine.const import const
from engine.own.codes import (
    ACTING,
    ACTS_VALUES,
    AGAINST,
    BRINGS,
    CODES,
    COUNTS,
    HIGHEST,
    HOUSE_VALUES,
    LOWEST,
    PLAYERS_FOR,
)
from engine.rulesets.flat import whole
from engine.rulesets.index import FEWEST, NAMES, UP_TO
from engine.state.layout import EFFECTS
from engine.state.options import CARDS_ACT, FLAVOR, HOUSE, PLAIN

CHANGE = const(3)
_OPTIONS = const(24)  # codes of options begin here; before them are those of effects
_WAYS = const(8)  # words of an effect, at most
_RULE = const(9)  # bytes of what contradicts itself
_OTHER = const(4)  # of them: where the other option begins
_REASON = const(8)
_ASKS = const(4)  # bytes of values that ask for a turn
_NUMBER = const(0x800000)  # in a set of values: 0 and any other number
_SEATS = const(4)  # bytes of values for a number of players of their own


def ready(number: int) -> bytearray:
    """Return the bytes of a ready rule set, by its place in the index."""
    return whole(number)


def _way(code: int, effect: int) -> int:
    """Return the place of the word that an effect of a face stands for."""
    at = code * _WAYS
    way = 0
    while ACTING[at + way] != effect:
        way += 1
    return way


def by_code(rules: bytearray, code: int) -> int:
    """Return the value of the option of a code, its low byte where it has two."""
    value = rules[code]
    return value if code >= _OPTIONS else _way(code, value)


def put_by_code(rules: bytearray, code: int, value: int) -> None:
    """Give the option of a code a value."""
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
    """Return the value of option i: the place of its word, or a number."""
    value = by_code(rules, CODES[i])
    return value | rules[CODES[i] + 1] << 8 if is_wide(i) else value


def put(rules: bytearray, i: int, value: int) -> None:
    """Give option i a value."""
    put_by_code(rules, CODES[i], value & 255)
    if is_wide(i):
        rules[CODES[i] + 1] = value >> 8


def against(rules: bytearray, most: int) -> int:
    """Return which options cannot stand together, and why: see `this_of`; -1: none.

    most: how many players the ready rule set is for, at most.
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
    """Do two options contradict each other at a place of AGAINST, or one its players?"""
    return AGAINST[at + 5] > 0 or AGAINST[at + 6] > 0 or AGAINST[at + 7] > 0


def _asks(rules: bytearray, sets: bytes) -> bool:
    """Has an option one of some values?"""
    for at in range(0, len(sets), _ASKS):
        if _is_in(rules, sets, at):
            return True
    return False


def this_of(why: int) -> int:
    """Return the code of the first option that `against` found."""
    return why & 255


def other_of(why: int) -> int:
    """Return the code of the other option; -1: there is none, too few can play."""
    return -1 if why >> 24 else why >> 8 & 255


def players_of(why: int) -> int:
    """Return how many players an option that `against` found is for; 0: it is about two options."""
    return why >> 24


def reason_of(why: int) -> int:
    """Return the place of the reason in lines.REASONS."""
    return why >> 16 & 255


def place_of(code: int) -> int:
    """Return the place in the menus of the option of a code."""
    i = 0
    while CODES[i] != code:
        i += 1
    return i


def _is_in(rules: bytearray, sets: bytes, at: int) -> bool:
    """Is the value of an option in the set of values that stands at a place?"""
    values = sets[at + 1] | sets[at + 2] << 8 | sets[at + 3] << 16
    value = by_code(rules, sets[at])
    if values & _NUMBER:
        value = 1 if value else 0
    return values >> value & 1 > 0


def _bring_along(rules: bytearray) -> None:
    """Let some values bring others along."""
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
    """Return the bytes of a ready rule set with changes; unknown ones are left out."""
    rules = ready(number)
    for at in range(0, len(changes) - 2, CHANGE):
        i = CODES.find(bytes((changes[at],)))
        value = changes[at + 1] | changes[at + 2] << 8
        if i >= 0 and lowest(i) <= value <= highest(i):
            put(rules, i, value)
    return rules


def is_known(changes: bytes) -> bool:
    """Are all of these options and values ours? A later version may have had more."""
    for at in range(0, len(changes), CHANGE):
        i = CODES.find(bytes((changes[at],)))
        value = changes[at + 1] | changes[at + 2] << 8 if at + 2 < len(changes) else -1
        if i < 0 or not lowest(i) <= value <= highest(i):
            return False
    return True


def fewest(number: int, rules: bytearray) -> int:
    """Return how many players these rules need."""
    return _seats(number, rules)[0]


def most(number: int, rules: bytearray) -> int:
    """Return how many players can play by these rules, with the deck that they have."""
    return rule_set(number, rules).most()


def _seats(number: int, rules: bytearray) -> tuple[int, int]:
    for at in range(0, len(PLAYERS_FOR), _SEATS):
        if by_code(rules, PLAYERS_FOR[at]) == PLAYERS_FOR[at + 1]:
            return PLAYERS_FOR[at + 2], PLAYERS_FOR[at + 3]
    return FEWEST[number], UP_TO[number]


def rule_set_with(number: int, changes: bytes) -> "RuleSet":
    """Return a ready rule set with changes, and load what plays it."""
    from engine.parts import load_parts

    own = rules_of(number, changes)
    load_parts(own.whole())
    return own


def rules_of(number: int, changes: bytes) -> "RuleSet":
    """Return a ready rule set with changes.

    Raises ValueError, in one line, for options that contradict each other.
    """
    rules = with_changes(number, changes)
    why = against(rules, UP_TO[number])
    if why >= 0:
        raise ValueError(reason(why).decode())
    return rule_set(number, rules)


def reason(why: int) -> bytes:
    """Return what `against` found, and why.

    b"must play and drawn: Who must play cannot keep a drawn card"
    """
    from engine.own.lines import REASONS
    from engine.own.words import NAMES as CALLED

    other = other_of(why)
    said = CALLED[place_of(this_of(why))]
    if other >= 0:
        said += b" and " + CALLED[place_of(other)]
    return said + b": " + REASONS[reason_of(why)]


def rule_set(number: int, rules: bytearray) -> "RuleSet":
    """Return a RuleSet of these bytes, called as the ready one that they were made of.

    Filled in is what follows from the options: which turn plays, and that a 9 does what a 6 does.
    """
    from engine.ruleset import RuleSet
    from engine.rulesets.decks import deck_of

    rules[9] = rules[6]  # GRD-33
    flavor = PLAIN
    if _asks(rules, ACTS_VALUES):
        flavor = CARDS_ACT
    elif _asks(rules, HOUSE_VALUES):
        flavor = HOUSE
    rules[FLAVOR - EFFECTS] = flavor
    flat = bytes(rules[_OPTIONS:])
    seats = _seats(number, rules)
    return RuleSet(NAMES[number], number, seats, flat, bytes(rules[:_OPTIONS]), deck_of(flat))


TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ruleset import RuleSet
