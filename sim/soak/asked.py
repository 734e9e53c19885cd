"""This module parses the command line of the soak."""

from pathlib import Path

from engine.bots.levels import NAMES as LEVELS
from engine.rulesets import load
from engine.rulesets.rule_set import RuleSet
from engine.state.layout import MAX_SEATS
from sim.arguments import is_number
from sim.errors import UsageError

USAGE = """usage: python -m sim soak --rules NAME|all [--players A-B] [--hands N] [--seed S]
                           [--option NAME=VALUE]... [--bots LEVEL]
       python -m sim soak --mixes N [--pairs N] [--seed S]
       python -m sim soak --duels N [--rules NAME|all] [--seed S]
       python -m sim soak --matches N [--seed S]
       python -m sim soak --fuzz N [--seed S]
       python -m sim soak --vm N [--seed S] [--machine PATH]"""
_HELP = "see python -m sim soak --help"
_MOST_SEED = 1 << 24
_MOST = 1_000_000
_HANDS = ("--rules", "--players", "--hands", "--option", "--bots")
# What can be played, and the options that it takes besides --seed.
_OF_KIND = {
    "--mixes": ("--pairs",),
    "--duels": ("--rules",),
    "--matches": (),
    "--fuzz": (),
    "--vm": ("--machine",),
}
_OPTIONS = ("--seed", *_HANDS, *_OF_KIND, "--pairs", "--machine")


def value_of(what: str, rest: list[str], usage: str) -> str:
    """Take the value of an option from the remaining words."""
    if not rest:
        raise UsageError(f"{what} needs a value; {usage}")
    return rest.pop(0)


def number(what: str, text: str, least: int, most: int) -> int:
    """Return a text's number."""
    if not is_number(text, least, most):
        raise UsageError(f"{what} {text or repr(text)}: must be a number from {least} to {most}")
    return int(text)


class Request:
    """The requested soak; players (0, 0): all that the rules allow; numbers -1: not requested."""

    def __init__(self) -> None:
        self.name = ""
        self.players = (0, 0)
        self.hands = 100
        self.seed = 1
        self.options: dict[str, str] = {}
        self.bots = ""  # the level of the bots that play; empty: random choices
        self.mixes = -1
        self.pairs = -1
        self.duels = -1
        self.matches = -1
        self.fuzz = -1
        self.vm = -1
        self.machine: Path | None = None


def parse(argv: list[str]) -> Request:
    """Read the arguments; UsageError for an error."""
    asked = Request()
    rest = list(argv)
    given = []
    while rest:
        option = rest.pop(0)
        given.append(option)
        if option not in _OPTIONS:
            raise UsageError(f"soak: unknown argument {option!r}; {_HELP}")
        _take(asked, option, value_of(f"soak: {option}", rest, _HELP))
    kind = next((option for option in given if option in _OF_KIND), "--rules")
    taken = _OF_KIND.get(kind, _HANDS)
    for option in given:
        if option not in (kind, "--seed", *taken):
            raise UsageError(f"soak: {option} does not go with {kind}; {_HELP}")
    if kind not in given:
        raise UsageError(f"soak: --rules is missing; {_HELP}")
    return asked


def _take(asked: Request, option: str, value: str) -> None:
    if option == "--rules":
        asked.name = value
    elif option == "--players":
        first, dash, last = value.partition("-")
        last = last if dash else first
        asked.players = (_number(option, first, 2, 10), _number(option, last, 2, 10))
        if asked.players[0] > asked.players[1]:
            raise UsageError(f"soak: --players {value}: the smaller number comes first, as in 2-10")
    elif option == "--hands":
        asked.hands = _number(option, value, 1, _MOST)
    elif option == "--seed":
        asked.seed = _number(option, value, 0, _MOST_SEED)
    elif option == "--bots":
        if value not in LEVELS:
            raise UsageError(f"soak: --bots {value}: one of {', '.join(LEVELS)}")
        asked.bots = value
    elif option == "--mixes":
        asked.mixes = _number(option, value, 0, _MOST)
    elif option == "--pairs":
        asked.pairs = _number(option, value, 0, _MOST)
    elif option == "--duels":
        asked.duels = _number(option, value, 1, _MOST)
    elif option == "--matches":
        asked.matches = _number(option, value, 1, _MOST)
    elif option == "--fuzz":
        asked.fuzz = _number(option, value, 1, _MOST)
    elif option == "--vm":
        asked.vm = _number(option, value, 1, _MOST)
    elif option == "--machine":
        asked.machine = Path(value)
    else:
        name, sign, setting = value.partition("=")
        if not sign:
            raise UsageError(f"soak: --option {value}: write NAME=VALUE, as in uno=2")
        asked.options[name] = setting


def _number(option: str, text: str, lowest: int, highest: int) -> int:
    return number(f"soak: {option}", text, lowest, highest)


def loaded(asked: Request, name: str) -> tuple[RuleSet, list[int]]:
    """Load a rule set with the requested options, and return the numbers of players to play.

    Without --players that is every number that it allows; with `--rules all` those of --players
    that each rule set allows, perhaps none.
    """
    try:
        rules = load(name, asked.options)
        if asked.players[0] and asked.name != "all":
            players = list(range(asked.players[0], asked.players[1] + 1))
            for count in players:
                rules.check_players(count)
            return rules, players
        first, last = asked.players if asked.players[0] else (2, MAX_SEATS)
        allowed = [count for count in range(first, last + 1) if _is_allowed(rules, count)]
        if not allowed and asked.name != "all":
            rules.check_players(rules.players[0])
    except ValueError as error:
        raise UsageError(f"soak: {error}") from error
    return rules, allowed


def _is_allowed(rules: RuleSet, count: int) -> bool:
    try:
        rules.check_players(count)
    except ValueError:
        return False
    return True
