"""This module has values of options for mixes: all words, some numbers, and their conditions.

A pair of values is tried as it is, and once more with the options on which it depends: a
customizable card's effect with customizable cards, cards that act with two piles.
"""

from random import Random

from engine.rulesets.options import BY_NAME, OPTIONS

Value = tuple[str, str]

# Numbers besides the lowest and the highest that an option takes.
_MORE_NUMBERS = {"cards": ("3", "9"), "limit": ("20",), "many_cards": ("5",), "hands": ("2",)}
# The options on which a value depends, by option; "" stands for all of its values.
_ASKS_FOR: dict[str, dict[str, dict[str, str]]] = {
    "extra": {"": {"deck": "112"}},
    "custom": {"": {"deck": "112"}},
    "c1": {"": {"deck": "112", "custom": "1"}},
    "c2": {"": {"deck": "112", "custom": "2"}},
    "c3": {"": {"deck": "112", "custom": "3"}},
    "dare": {"": {"deck": "112", "custom": "1"}},
    "cans": {"": {"deck": "dice"}},
    "free_turn": {"": {"jump": "exact"}},
    "stack_by": {"": {"stack": "same"}},
    "last_stack": {"": {"stack": "same"}},
    "first_draw": {"": {"stack": "same"}},
    "first_four": {"stack": {"stack": "same"}},
    "wild": {"": {"challenge": "any"}},
    "austere": {"": {"piles": "2", "six": "swap", "face_up": "1"}},
    "at_target": {"": {"scoring": "low"}},
    "table_cards": {"": {"tables": "2"}},
    "start": {"": {"tables": "3"}},
    "sorry": {"": {"stack": "same"}},
}
# Blanks differ only by color: all values of the red one are tried, some of the others.
_ALIKE = ("blank_green", "blank_blue", "blank_yellow")
_SOME_BLANKS = ("none", "0", "7", "skip", "draw_two", "c1", "charade", "dare")
# Values with which cards act as in Grand Uno, of options of other rule sets.
_OF_GRAND = ("cumulate", "sum", "double+sum", "same_rank+sum")
_FEW, _MANY = 1, 8  # options that a random mix changes


def values_of(option: str) -> list[str]:
    """Return every word of an option, or some of its numbers."""
    if option in _ALIKE:
        return list(_SOME_BLANKS)
    one = BY_NAME[option]
    if one.values:
        return list(one.words)
    lowest, highest = one.bounds
    return [str(lowest), *_MORE_NUMBERS.get(option, ()), str(highest)]


def all_values(base: dict[str, str]) -> list[Value]:
    """Return every value of every option except those of a base."""
    return [
        (option.name, value)
        for option in OPTIONS
        for value in values_of(option.name)
        if base[option.name] != value
    ]


def all_pairs(base: dict[str, str]) -> list[tuple[Value, Value]]:
    """Return every pair of values of two options."""
    values = all_values(base)
    return [
        (one, other)
        for at, one in enumerate(values)
        for other in values[at + 1 :]
        if one[0] != other[0]
    ]


def with_what_they_ask_for(pair: tuple[Value, Value]) -> dict[str, str]:
    """Return the options of a pair, preceded by those on which they depend."""
    changes: dict[str, str] = {}
    for option, value in pair:
        by_value = _ASKS_FOR.get(option, {})
        changes.update(by_value.get(value, by_value.get("", {})))
        if BY_NAME[option].clause.startswith("GRD") or value in _OF_GRAND:
            changes["piles"] = "2"
    changes.update(pair)
    return changes


def random_values(random: Random, base: dict[str, str]) -> list[Value]:
    """Return values for a random mix: some options, each once, each with any value."""
    by_option: dict[str, list[Value]] = {}
    for value in all_values(base):
        by_option.setdefault(value[0], []).append(value)
    some = random.sample(sorted(by_option), random.randint(_FEW, _MANY))
    return [random.choice(by_option[option]) for option in some]
