"""Rule sets from their files, with options changed: read, checked, and flattened into bytes.

A rule set is a module of this package: NAME, PARENT (a name or ""), LINE (one line for the
player), PLAYERS (fewest, most) and OPTIONS, those that differ from the parent, all as text.
What stands unchanged in them is ready-made in engine/rulesets/ready.py, so a board needs this
only for a mix of one's own.
"""

# set-up: whole file

import sys

from engine.layout import OPTIONS, OPTIONS_SIZE
from engine.option_names import ACTS, NEEDS_HOUSE, PLACES, RANGES, WORDS
from engine.options import FLAVOR
from engine.rulesets.contradictions import CONTRADICTIONS

# What each face sets off where no option says more: 0 to 9, S, R, D, Blank, -, -, W, W4 ….
_EFFECTS = bytes([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 4, 5, 16, 19, 4, 4, 4, 0])
# Values for a number of players of their own (GRD-26): fewest, most.
PLAYERS_FOR = ((("two", "color"), (4, 4)), (("partners", "1"), (4, 4)))
# What brings something along: who may look at all dice, or cards, at any time sees them.
BRINGS = ((("open", "1"), ("peek", "1")),)


def mixed(name: str, changes: dict[str, str]) -> tuple[tuple[int, int], bytearray, bytearray]:
    """Return players, flat options and effects of a rule set with some options changed.

    Raises ValueError, in one line that says what would be right, for an option or a value
    that there is not, and for options that contradict each other.
    """
    players, options = _inherited(name)
    options.update(changes)
    for option in options:
        _check(option, options[option])
    _refuse_contradictions(options)
    for (option, value), range_ in PLAYERS_FOR:
        if options[option] == value:
            if range_[0] > players[1]:
                raise ValueError(f"{option}={value} is for {range_[0]} players: take it back")
            players = range_
    for (option, value), (other, brought) in BRINGS:
        if options[option] == value:
            options[other] = brought
    return players, _flatten(options), _effects(options)


def options_of(name: str) -> dict[str, str]:
    """Return every option of a rule set as text, its parent's included."""
    return _inherited(name)[1]


def _inherited(name: str) -> tuple[tuple[int, int], dict[str, str]]:
    """Return players and options of a rule set, its parent's included."""
    module_name = "engine.rulesets." + name.replace("-", "_")
    __import__(module_name)
    module = sys.modules[module_name]
    options: dict[str, str] = _inherited(module.PARENT)[1] if module.PARENT else {}
    options.update(module.OPTIONS)
    return module.PLAYERS, options


def _check(option: str, value: str) -> None:
    """Raise ValueError unless an option has this value."""
    if option in WORDS:
        words = WORDS[option]
        if value not in words:
            raise ValueError(f"{option}={value}: must be one of {', '.join(words)}")
    elif option in RANGES:
        lowest, highest = RANGES[option]
        if not _is_number(value) or not lowest <= int(value) <= highest:
            raise ValueError(f"{option}={value}: must be a number from {lowest} to {highest}")
    else:
        names = ", ".join(sorted(list(WORDS) + list(RANGES)))
        raise ValueError(f"no option '{option}'; there are: {names}")


def _is_number(value: str) -> bool:
    """Are these 1 to 5 digits, of the ten that `int` and a board know?"""
    return 0 < len(value) < 6 and not value.strip("0123456789")


def _refuse_contradictions(options: dict[str, str]) -> None:
    """Raise ValueError where two options cannot stand together (contradictions.py)."""
    for option, values, other, others, reason in CONTRADICTIONS:
        if _is_one(options[option], values) and _is_one(options[other], others):
            raise ValueError(
                f"{option}={options[option]} and {other}={options[other]} "
                f"contradict each other: {reason}"
            )


def _is_one(value: str, values: tuple[str, ...]) -> bool:
    """Is a value one of these, "+" being any number but 0?"""
    return value in values or ("+" in values and value != "0")


def _flavor(options: dict[str, str]) -> int:
    """Return which turn plays these options: 0 the plain one, 1 two piles, 2 house rules."""
    if options["piles"] == "2":
        return 1
    for option, value in NEEDS_HOUSE:
        if options[option] == value:
            return 2
    return 0


def _effects(options: dict[str, str]) -> bytearray:
    """Return what each face sets off, as it lies in a state (layout.EFFECTS)."""
    effects = bytearray(_EFFECTS)
    for option in ACTS:
        face, values = ACTS[option]
        effects[face] = values[WORDS[option].index(options[option])]
    effects[9] = effects[6]  # a Nine on a Six is the same (GRD-33)
    return effects


def _flatten(options: dict[str, str]) -> bytearray:
    """Return the options as they lie in a state, from layout.OPTIONS on."""
    flat = bytearray(OPTIONS_SIZE)
    flat[FLAVOR - OPTIONS] = _flavor(options)
    for option in PLACES:
        value = options[option]
        at = PLACES[option] - OPTIONS
        if option in WORDS:
            flat[at] = WORDS[option].index(value)
        else:
            flat[at] = int(value) & 255
            if RANGES[option][1] > 255:
                flat[at + 1] = int(value) >> 8
    return flat
