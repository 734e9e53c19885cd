"""This module parses the command line of the lab."""

import os
from argparse import RawDescriptionHelpFormatter
from dataclasses import dataclass
from pathlib import Path

from engine.bots.levels import NAMES as LEVELS
from engine.rulesets import NAMES, load
from engine.rulesets.rule_set import RuleSet
from sim.arguments import Parser, folder_of, number
from sim.errors import UsageError

_USUAL_PLAYERS = 4
_MOST_HANDS = 10_000_000
_MOST_SEED = 1 << 24
_EXAMPLES = """examples:
  python -m sim lab --rules grand --hands 2000
  python -m sim lab --rules official --option cards=10 --bots easy --hands 100000
  python -m sim lab --rules official --compare dirty-college --plots build/lab
  python -m sim lab --rules official --compare official,draw=until_playable,must_play=1

Plots need matplotlib: pip install -c requirements/constraints.txt '.[plots]'"""


@dataclass(frozen=True)
class Rules:
    """Rules by name, and their changed options."""

    name: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return ",".join([self.name, *(f"{name}={value}" for name, value in self.options)])

    def loaded(self) -> RuleSet:
        """The rule set, with the modules that play it."""
        return load(self.name, dict(self.options))


@dataclass(frozen=True)
class Request:
    """The hands to play: by one or two rule sets, with bots of one level."""

    tables: tuple[Rules, ...]
    players: int
    hands: int
    bots: str
    seed: int
    jobs: int
    plots: Path | None


def parse(argv: list[str]) -> Request:
    """Read the arguments; UsageError for an error."""
    parser = Parser(
        "lab",
        "Let bots play hands by a rule set, and show what its rules do.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rules", required=True, metavar="NAME", help="a rule set")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of it that differs, as often as needed",
    )
    parser.add_argument(
        "--compare", metavar="NAME[,NAME=VALUE…]", help="another rule set, shown beside it"
    )
    parser.add_argument("--players", default="", metavar="N", help="default 4, or fewer")
    parser.add_argument("--hands", default="2000", metavar="N", help="default 2000")
    parser.add_argument("--bots", default="hard", choices=LEVELS, help="their level, default hard")
    parser.add_argument("--seed", default="1", metavar="S", help="of the first hand, default 1")
    parser.add_argument("--jobs", default="", metavar="N", help="default: one a processor")
    parser.add_argument("--plots", metavar="DIR", help="a folder for pictures of the figures")
    said = parser.parse_args(argv)
    tables = [_rules(f"{said.rules},{','.join(said.option)}" if said.option else said.rules)]
    if said.compare is not None:
        tables.append(_rules(said.compare))
    return Request(
        tuple(tables),
        _players(tables, said.players),
        number("lab: --hands", said.hands, 1, _MOST_HANDS),
        said.bots,
        number("lab: --seed", said.seed, 0, _MOST_SEED),
        number("lab: --jobs", said.jobs, 1, 256) if said.jobs else os.cpu_count() or 1,
        None if said.plots is None else folder_of("lab: --plots", said.plots),
    )


def _rules(text: str) -> Rules:
    """Read a name and options separated by commas."""
    name, *settings = text.split(",")
    if name not in NAMES:
        raise UsageError(f"lab: no rule set {name!r}: one of {', '.join(NAMES)}")
    options = {}
    for setting in settings:
        option, sign, value = setting.partition("=")
        if not sign:
            raise UsageError(f"lab: {setting!r}: write NAME=VALUE, as in uno=2")
        options[option] = value
    rules = Rules(name, tuple(options.items()))
    try:
        rules.loaded()
    except ValueError as error:
        raise UsageError(f"lab: {error}") from error
    return rules


def _players(tables: list[Rules], said: str) -> int:
    """Return the number of players; every rule set must allow it."""
    loaded = [rules.loaded() for rules in tables]
    fewest = max(rules.players[0] for rules in loaded)
    most = min(rules.most() for rules in loaded)
    usual = max(min(_USUAL_PLAYERS, most), fewest)
    players = number("lab: --players", said, 2, 10) if said else usual
    try:
        for rules in loaded:
            rules.check_players(players)
    except ValueError as error:
        raise UsageError(f"lab: {error}") from error
    return players
