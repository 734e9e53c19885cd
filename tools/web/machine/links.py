"""This module reads the part of a link behind `#`, and writes it.

    rules=grand&people=2&bots=2&seed=7&level=hard&stack=same     begins a match; each part may lack

What is not one of the first five is an option of the rules. What lacks is filled in, so that the
rules can be played: at a table of four, if they let so many play, with one person. What is not
known is left out (`note_of`): whoever passes a link on may append to it. A wrong value is a
ValueError whose text is one line; for rules and options it is the engine's own.
"""

from engine.bots.levels import NAMES as LEVELS
from engine.rulesets import rules_of
from engine.rulesets.names_generated import NAMES as OPTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet
    from ui.types import Start

_FIRST = ("rules", "people", "bots", "seed", "level")
_TABLE = 4  # players, where a link does not say how many
_MOST_PLAYERS = 99  # the engine knows better, and says so
_MOST_SEED = 0x3FFFFFFF
_LONGEST = 24  # letters of a part that are told


def start_of(words: str) -> "Start":
    """Return what a link asks for, as `ui.app.App` takes it. Raises ValueError."""
    given: dict[str, str] = {}
    for word in words.split("&"):
        name, _, value = word.partition("=")
        if not _is_known(word):
            continue
        if given.get(name, value) != value:
            raise ValueError(name + " is in the link twice")
        given[name] = value
    if not given:
        raise ValueError("the link cannot be read: nothing in it is known, such as rules=grand")
    name = given.pop("rules", "official")
    people = _number(given, "people", _MOST_PLAYERS)
    bots = _number(given, "bots", _MOST_PLAYERS)
    seed = _number(given, "seed", _MOST_SEED)
    level = given.pop("level", None)
    people, bots = _players(people, bots, rules_of(name, given))
    start = (name, people, bots, seed, given or None)
    if level is None:
        return start
    if level not in LEVELS:
        raise ValueError("level=" + level + ": must be one of " + ", ".join(LEVELS))
    return start + (LEVELS.index(level),)


def note_of(words: str, is_alone: bool = True) -> str:
    """Return which parts of a link are not known, in one line; an empty text: all are.

    is_alone: without a replay, beside which nothing else is known.
    """
    names = []
    for word in words.split("&"):
        name = word.partition("=")[0][:_LONGEST]
        if word and not (is_alone and _is_known(word)) and name not in names:
            names.append(name)
    return "Not known here, and left out of the link: " + ", ".join(names) if names else ""


def _is_known(word: str) -> bool:
    """Is this a part of a link that says something?"""
    name, _, value = word.partition("=")
    return value != "" and (name in _FIRST or name in OPTIONS)


def _players(people: "int | None", bots: "int | None", rules: "RuleSet") -> "tuple[int, int]":
    """Return how many people and bots play; None: the link does not say."""
    fewest = rules.players[0]
    most = rules.most()
    if people is None:
        if bots is None:
            people = 1
        else:
            people = max(min(max(1, fewest - bots), most - bots), 0)
    if bots is None:
        bots = 0 if people >= fewest else min(max(_TABLE, fewest), most) - people
    return people, bots


def _number(given: "dict[str, str]", name: str, most: int) -> "int | None":
    """Take a number out of what a link gives; None: it is not there."""
    text = given.pop(name, None)
    if text is None:
        return None
    if len(text) > 10 or text.strip("0123456789") or int(text) > most:
        raise ValueError(name + "=" + text + ": must be a number from 0 to " + str(most))
    return int(text)


def link_of(
    rules: str, options: "dict[str, str]", people: int, bots: int, level: "int | None"
) -> str:
    """Return the part of a link that begins such a match."""
    words = ["rules=" + rules, "people=" + str(people), "bots=" + str(bots)]
    if level is not None and bots:
        words.append("level=" + LEVELS[level])
    for name in sorted(options):
        words.append(name + "=" + options[name])
    return "&".join(words)
