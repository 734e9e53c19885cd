"""Rule sets are data; this loads one, checks it and flattens it into bytes.

A rule set is a module of this package: NAME, PARENT (a name or ""), LINE (one line for the
player), PLAYERS (fewest, most) and OPTIONS, those that differ from the parent, all as text.
"""

# set-up: whole file

from engine.layout import OPTIONS, OPTIONS_SIZE
from engine.option_names import ACTS, NEEDS_TWO_PILES, PLACES, RANGES, WORDS
from engine.ruleset import RuleSet, bring
from engine.rulesets.index import NAMES

# What each face sets off where no option says more: 0 to 9, S, R, D, Blank, -, -, W, W4 ….
_EFFECTS = bytes([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 4, 5, 4, 4, 4, 4, 4, 0])


def load(name: str, changes: dict[str, str] | None = None) -> RuleSet:
    """Return the rule set of a name with some options changed, given as text.

    Raises ValueError, in one line that says what would be right, for an unknown name or
    option, a value that an option does not have, and options that contradict each other.
    """
    players, options = _inherited(name)
    if changes:
        options.update(changes)
    for option in options:
        _check(option, options[option])
    _refuse_contradictions(options)
    bring(WORDS["piles"].index(options["piles"]))
    if options["two"] == "color":
        players = (4, 4)  # GRD-26
    return RuleSet(
        name,
        NAMES.index(name),
        players,
        int(options["cards"]),
        options["decks"],
        bytes(_flatten(options)),
        bytes(_effects(options)),
    )


def options_of(name: str) -> dict[str, str]:
    """Return every option of a rule set as text, its parent's included."""
    return _inherited(name)[1]


def _inherited(name: str) -> tuple[tuple[int, int], dict[str, str]]:
    """Return players and options of a rule set, its parent's included."""
    if name not in NAMES:
        raise ValueError(f"no rule set '{name}'; there are: {', '.join(NAMES)}")
    module = getattr(__import__("engine.rulesets." + name).rulesets, name)
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
    if options["must_play"] == "1" and options["drawn"] == "keep":
        raise ValueError("must_play=1 and drawn=keep contradict each other: take one of them back")
    if options["piles"] == "2":
        if options["end"] == "last_left":
            raise ValueError("end=last_left is for one discard pile: take it or piles=2 back")
        return
    for option in NEEDS_TWO_PILES:
        if options[option] != WORDS[option][0]:
            raise ValueError(f"{option}={options[option]} needs two discard piles: add piles=2")


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


__all__ = ("NAMES", "RuleSet", "load")
