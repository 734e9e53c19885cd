"""Every word that the rulebook has, built or not, and what a word needs to be built.

What is built is asked of the engine: the rule sets in `engine.rulesets.index.NAMES` and the
options and values in `engine.option_names`. A word that needs others counts as built when
the engine has one of them: a rule set, an option, or `option=value`. So nothing
changes here when a rule is built.
"""

from engine.notation import is_number
from engine.option_names import PLACES, WORDS
from engine.rulesets.index import NAMES

_RULES = (
    "official",
    "classic",
    "grand",
    "double-down",
    "deadly",
    "seven-zero",
    "dice",
    "road-rules",
    "two-deck",
    "cowboy",
    "dirty",
    "dirty-college",
    "power",
    "stack",
    "cross-family",
    "combo",
    "partners",
    "challenge",
    "social",
    "team",
    "table-match",
    "two-player",
)

# What is a match over tables: the rule set and options by which each of its tables plays.
AT_TABLES = {"rotation": ("partners", {"hands": "4"})}  # PAR-2, PAR-3

# option: its values, base default first; "N": a number
_OPTIONS = {
    "deck": "108 112 power dice",
    "extra": "none swap shuffle",
    "custom": "0 1 2 3",
    "decks": "1 2 auto",
    "cards": "N",
    "first": "left youngest",
    "first_wild": "choose return left_under",
    "first_reverse": "right dealer",
    "draw": "one until_playable none",
    "drawn": "may must keep",
    "must_play": "0 1",
    "stack": "none same any cumulate",
    "wild4": "color color_or_number any forced",
    "challenge": "next any none",
    "guilty": "N",
    "innocent": "N",
    "uno": "N",
    "uno_until": "turn called",
    "jump": "none exact exact_all",
    "free_turn": "0 1",
    "zero": "none swap pass",  # and what the engine has besides: draw
    "seven": "none swap may_swap",
    "sets": "none double same_rank sum sum_or_difference by_age",
    "two_for_one": "0 1",
    "exact_hits": "0 1",
    "piles": "1 2 face_down",
    "two": "pepper color",
    "austere": "0 1",
    "no_wild_finish": "0 1",
    "no_wait": "0 1",
    "no_draw_first_round": "0 1",
    "end": "first_out last_left",
    "scoring": "winner low own average none",
    "target": "N",
    "limit": "N",
    "hands": "N",
    "partners": "0 1",
    "reshuffle": "1 0",
    "quiz": "none add multiply",
    "peek": "0 1",
    "dirty": "0 1",
    "surrender": "0 1",
    "sorry": "0 1",
    "open": "0 1",
}

# Words of settings, choices and expectations that mean nothing without a rule set or option.
_NEEDS = {
    "salt": "grand",
    "pepper": "grand",
    "scorer": "grand",
    "faceup": "grand open",
    "face-up card": "grand open",
    "deal S": "grand",
    "team": "partners team",
    "color S": "two",
    "effect": "custom",
    "pile 2": "piles",
    "down": "piles=face_down",
    "under": "piles=face_down",
    "several cards": "sets",
    "name": "zero seven extra grand",
    "give": "grand",
    "refuse": "grand",
    "take": "grand",
    "show": "grand",
    "jump": "jump",
    "backfire": "grand",
    "recover": "grand",
    "rainbow": "grand",
    "run": "grand",
    "surrender": "surrender",
    "palm": "dirty",
    "sorry": "sorry",
    "answer": "quiz",
    "dare": "custom",
    "guess": "custom",
}


def is_built(word: str) -> bool:
    """Is what a word of settings, choices or expectations needs there?"""
    if word not in _NEEDS:
        return True
    return any([_is_there(need) for need in _NEEDS[word].split()])


def _is_there(need: str) -> bool:
    """Has the engine a rule set, an option, or a value of an option?"""
    option, value = (need + "=").split("=")[:2]
    if value:
        return value in WORDS.get(option, ())
    return need in NAMES or _is_option(need)


def _is_option(name: str) -> bool:
    return name in PLACES or name in WORDS


def check_rules(name: str) -> bool:
    """Is a rule set built? ValueError if the rulebook has none of that name."""
    if name in NAMES or name in AT_TABLES:
        return True
    if name in _RULES:
        return False
    raise ValueError(f"no rule set {name!r}: one of {', '.join(_RULES)}, {', '.join(AT_TABLES)}")


def check_option(name: str, value: str) -> bool:
    """Is a value of an option built? ValueError if the rulebook has no such option or value."""
    if name not in _OPTIONS:
        if not _is_option(name):
            known = sorted(set(_OPTIONS) | set(PLACES) | set(WORDS))
            raise ValueError(f"no option {name!r}: one of {', '.join(known)}")
        return True  # an option that came later; loading the rule set checks its value
    words = _OPTIONS[name].split()
    if words == ["N"]:
        if not is_number(value):
            raise ValueError(f"{name}={value}: must be a number")
        return _is_option(name)
    built = WORDS.get(name, ())
    if value in built:
        return True
    if value not in words:
        words += [word for word in built if word not in words]
        raise ValueError(f"{name}={value}: must be one of {', '.join(words)}")
    return is_base(name, value)


def is_base(name: str, value: str) -> bool:
    """Does an option that is not built have the value by which the engine plays anyhow?"""
    return not _is_option(name) and _OPTIONS[name].split()[0] == value
