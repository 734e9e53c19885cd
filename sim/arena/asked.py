"""This module parses the command line of the arena."""

import os
from dataclasses import dataclass, field

from engine.rulesets import NAMES, load
from engine.rulesets.rule_set import RuleSet
from sim.arena.players import PLAYERS
from sim.arena.rlcard_rules import RLCARD, rlcard_rules
from sim.errors import UsageError

USAGE = f"""usage: python -m sim arena A B [--rules NAME] [--option NAME=VALUE]... [--players N]
                           [--hands N] [--seed S] [--jobs N]
       python -m sim arena levels [--rules NAME [--option NAME=VALUE]...] [--players N]
                           [--hands N] [--seed S] [--jobs N]
       python -m sim arena weigh [--players N] [--hands N] [--seed S]

Bot A takes one seat of a table, bots B all others; each deal is played with A in every seat.
levels: play each level against the one below it, in every rule set, or in one.
weigh: compute weights for the hard bot.

  A, B           {", ".join(PLAYERS)}
  --rules NAME   a rule set, or {RLCARD}: rlcard's own rules; default official
  --option …     an option of it that differs, as often as needed
  --players N    seats at the table; default: the fewest that the rules allow
  --hands N      hands in all, default 10000; rounded up to whole deals
  --seed S       of the first deal, default 1
  --jobs N       processes; default: the number of processors"""
_HELP = "see python -m sim arena --help"
_NUMBERS = {
    "--players": (2, 10),
    "--hands": (1, 10_000_000),
    "--seed": (0, 1 << 24),
    "--jobs": (1, 256),
}


@dataclass
class Request:
    """Bots, rules and numbers; players 0: the fewest that the rules allow."""

    first: str = ""
    second: str = ""
    rules: str = "official"
    options: dict[str, str] = field(default_factory=dict)
    players: int = 0
    hands: int = 10_000
    seed: int = 1
    jobs: int = field(default_factory=lambda: os.cpu_count() or 1)

    @property
    def deals(self) -> int:
        """The number of deals; each is played with A in every seat."""
        return -(-self.hands // self.players)

    def loaded(self) -> RuleSet:
        """The rules, with the modules that play them."""
        if self.rules == RLCARD:
            return rlcard_rules()
        return load(self.rules, self.options)


def parse(argv: list[str]) -> Request:
    """Read the arguments; UsageError for an error."""
    asked = Request()
    names = []
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        if not word.startswith("-"):
            names.append(word)
        elif word not in ("--rules", "--option", *_NUMBERS):
            raise UsageError(f"arena: unknown argument {word!r}; {_HELP}")
        elif not rest:
            raise UsageError(f"arena: {word} needs a value; {_HELP}")
        else:
            _take(asked, word, rest.pop(0))
    if len(names) != 2:
        raise UsageError(f"arena: name two bots, as in `arena hard normal`; {_HELP}")
    for name in names:
        if name not in PLAYERS:
            raise UsageError(f"arena: no bot {name!r}: one of {', '.join(PLAYERS)}")
    asked.first, asked.second = names
    _check_rules(asked)
    return asked


def _take(asked: Request, option: str, value: str) -> None:
    if option in _NUMBERS:
        setattr(asked, option[2:], _number(option, value))
    elif option == "--rules":
        asked.rules = value
    else:
        name, sign, setting = value.partition("=")
        if not sign:
            raise UsageError(f"arena: --option {value}: write NAME=VALUE, as in uno=2")
        asked.options[name] = setting


def _number(option: str, text: str) -> int:
    lowest, highest = _NUMBERS[option]
    if not (text.isascii() and text.isdigit()) or not lowest <= int(text) <= highest:
        raise UsageError(f"arena: {option} {text}: must be a number from {lowest} to {highest}")
    return int(text)


def _check_rules(asked: Request) -> None:
    """Settle the number of players; UsageError for unknown rules."""
    if asked.rules == RLCARD and (asked.options or asked.players not in (0, 2)):
        raise UsageError(f"arena: --rules {RLCARD} is for two players, without options")
    if asked.rules not in (RLCARD, *NAMES):
        raise UsageError(f"arena: no rule set {asked.rules!r}: {RLCARD}, {', '.join(NAMES)}")
    try:
        rules = asked.loaded()
        asked.players = asked.players or rules.players[0]
        rules.check_players(asked.players)
    except ValueError as error:
        raise UsageError(f"arena: {error}") from error
