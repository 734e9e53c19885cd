"""Rule sets from their files, with options changed: read, checked, and flattened into bytes.

A rule set is a module of this package: NAME, PARENT (a name or ""), LINE (one line for the
player), PLAYERS (fewest, most) and OPTIONS, those that differ from the parent, all as text.
What stands unchanged in them is ready-made in engine/rulesets/ready.py, so a board needs this
only for a mix of one's own.
"""

# set-up: whole file

from engine.layout import OPTIONS, OPTIONS_SIZE
from engine.option_names import ACTS, NEEDS_HOUSE, NEEDS_TWO_PILES, PLACES, RANGES, WORDS
from engine.options import FLAVOR

# What each face sets off where no option says more: 0 to 9, S, R, D, Blank, -, -, W, W4 ….
_EFFECTS = bytes([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 4, 5, 16, 19, 4, 4, 4, 0])


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
    if options["two"] == "color":
        players = (4, 4)  # GRD-26
    return players, _flatten(options), _effects(options)


def options_of(name: str) -> dict[str, str]:
    """Return every option of a rule set as text, its parent's included."""
    return _inherited(name)[1]


def _inherited(name: str) -> tuple[tuple[int, int], dict[str, str]]:
    """Return players and options of a rule set, its parent's included."""
    module_name = name.replace("-", "_")
    module = getattr(__import__("engine.rulesets." + module_name).rulesets, module_name)
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
    if options["deck"] != "112" and (options["extra"] != "none" or options["custom"] != "0"):
        raise ValueError("extra and custom cards are in the deck of 112: add deck=112")
    if options["deck"] == "dice" and options["piles"] == "face_down":
        raise ValueError("deck=dice and piles=face_down contradict each other: take one back")
    is_two = options["piles"] == "2"
    for option, value in NEEDS_HOUSE if is_two else NEEDS_TWO_PILES:
        if options[option] == value:
            what = "is for one discard pile: take it or piles=2 back"
            if not is_two:
                what = "needs two discard piles: add piles=2"
            raise ValueError(f"{option}={value} {what}")
    if is_two and options["end"] == "last_left":
        raise ValueError("end=last_left is for one discard pile: take it or piles=2 back")


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
    if options["open"] == "1":
        options["peek"] = "1"  # who may look at all dice, or cards, at any time sees them
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
