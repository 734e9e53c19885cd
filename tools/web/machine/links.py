"""This module reads the part of a link behind `#`, and writes it.

    rules=grand&people=2&bots=2&seed=7&level=hard&stack=same     begins a match; each part may lack

What is not one of the first five is an option of the rules. A wrong value is a ValueError whose
text is one line; for rules and options it is the engine's own.
"""

from engine.bots.levels import NAMES as LEVELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.types import Start

_MOST_PLAYERS = 99  # the engine knows better, and says so
_MOST_SEED = 0x3FFFFFFF


def start_of(words: str) -> "Start":
    """Return what a link asks for, as `ui.app.App` takes it. Raises ValueError."""
    given: dict[str, str] = {}
    for word in words.split("&"):
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise ValueError("'" + word + "' in the link is not NAME=VALUE, such as rules=grand")
        if name in given:
            raise ValueError(name + " is in the link twice")
        given[name] = value
    rules = given.pop("rules", "official")
    people = _number(given, "people", _MOST_PLAYERS)
    bots = _number(given, "bots", _MOST_PLAYERS)
    if people is None and bots is None:
        people, bots = 1, 3
    seed = _number(given, "seed", _MOST_SEED)
    level = given.pop("level", None)
    start = (rules, people or 0, bots or 0, seed, given or None)
    if level is None:
        return start
    if level not in LEVELS:
        raise ValueError("level=" + level + ": must be one of " + ", ".join(LEVELS))
    return start + (LEVELS.index(level),)


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
