"""`python -m sim stats WHAT` lets bots play hands, and shows what rules do and how strong bots are.

    python -m sim stats rules --rules seven-zero --compare official,uno=2 --plots build/stats
    python -m sim stats bots hard normal --players 4
    python -m sim stats levels --hands 1000

`docs/lab.md` explains the figures of `rules`, `docs/bots.md` those of the others.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from engine.bots.levels import NAMES as LEVELS
from engine.rulesets import NAMES, load
from engine.rulesets.rule_set import RuleSet
from sim.arguments import Parser, folder_of, number
from sim.errors import UsageError
from sim.fast.chosen import told

_USUAL_PLAYERS = 4
_NUMBERS = {"players": (2, 10), "hands": (1, 1_000_000), "seed": (0, 1 << 24), "jobs": (1, 256)}
BOTS = (*LEVELS, "random")
_PAUSE_S = 0.1  # between two updates


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
    """The hands to play. tables: rules, one or two of them; bots: names, A's first."""

    tables: tuple[Rules, ...]
    bots: tuple[str, ...]
    players: int
    hands: int
    seed: int
    jobs: int
    plots: Path | None = None


def main(argv: list[str]) -> int:
    """Play the requested hands, and print the figures; the exit status."""
    said = _parser().parse_args(argv)
    request = request_of(said)
    if request.plots:
        from sim.stats.plots import need_plots

        need_plots()
    print(told(), flush=True)
    if said.what == "rules":
        return _show_rules(request)
    from sim.stats import contest

    if said.what == "levels":
        return contest.show_levels(request, [said.rules] if said.rules else list(NAMES))
    return contest.show(request)


def _show_rules(request: Request) -> int:
    from sim.stats.tables import lines, play

    with progress(request.hands * len(request.tables)) as played:
        tallies = [play(request, table, played) for table in request.tables]
    for line in lines(request, tallies):
        print(line)
    if request.plots:
        from sim.stats.plots import draw

        for path in draw(request.plots, [str(rules) for rules in request.tables], tallies):
            print(f"drawn: {path}")
    return 0


def _parser() -> Parser:
    parser = Parser("stats", "Let bots play hands, and count.")
    whats = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    rules = whats.add_parser("rules", help="what a rule set does, beside another one")
    rules.add_argument("--compare", metavar="NAME[,NAME=VALUE…]", help="rules to show beside it")
    rules.add_argument("--bots", default="hard", choices=LEVELS, help="their level, default hard")
    rules.add_argument("--plots", metavar="DIR", help="draw the figures there; needs matplotlib")
    bots = whats.add_parser("bots", help="how often bot A wins at a table of bots B")
    bots.add_argument("first", metavar="A", choices=BOTS, help=f"one of {', '.join(BOTS)}")
    bots.add_argument("second", metavar="B", choices=BOTS, help="likewise")
    levels = whats.add_parser("levels", help="each level against the one below, by all rule sets")
    for what, hands in ((rules, 2000), (bots, 10_000), (levels, 10_000)):
        is_asked = what is rules
        what.add_argument("--rules", required=is_asked, metavar="NAME", help="a rule set")
        what.add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE", help="changes it"
        )
        what.add_argument("--players", default="", metavar="N", help="at a table")
        what.add_argument("--hands", default=str(hands), metavar="N", help=f"default {hands}")
        what.add_argument("--seed", default="1", metavar="S", help="of the first hand, default 1")
        what.add_argument("--jobs", default="", metavar="N", help="default: one a processor")
    return parser


def request_of(said: argparse.Namespace) -> Request:
    """Check what was said; UsageError for an error."""
    what = said.what
    if what == "levels" and said.option and not said.rules:
        raise UsageError("stats levels: --option needs --rules: name the rule set it changes")
    tables = [_rules(",".join([said.rules or "official", *said.option]))]
    if what == "rules" and said.compare is not None:
        tables.append(_rules(said.compare))
    numbers = {
        name: number(f"stats: --{name}", getattr(said, name), *bounds)
        for name, bounds in _NUMBERS.items()
        if getattr(said, name)
    }
    numbers.setdefault("jobs", os.cpu_count() or 1)
    loaded = [rules.loaded() for rules in tables]
    fewest = max(rules.players[0] for rules in loaded)
    usual = max(min(_USUAL_PLAYERS, *(rules.most() for rules in loaded)), fewest)
    players = numbers.setdefault("players", usual if what == "rules" else fewest)
    if what != "levels":  # which plays each rule set with as many as it allows
        try:
            for rules in loaded:
                rules.check_players(players)
        except ValueError as error:
            raise UsageError(f"stats: {error}") from error
    bots = (said.first, said.second) if what == "bots" else (getattr(said, "bots", "hard"),)
    folder = getattr(said, "plots", None)
    plots = None if folder is None else folder_of("stats: --plots", folder)
    return Request(tuple(tables), bots, plots=plots, **numbers)


def _rules(text: str) -> Rules:
    """Read a name and options separated by commas."""
    name, *settings = text.split(",")
    if name not in NAMES:
        raise UsageError(f"stats: no rule set {name!r}: one of {', '.join(NAMES)}")
    options = {}
    for setting in settings:
        option, sign, value = setting.partition("=")
        if not sign:
            raise UsageError(f"stats: {setting!r}: write NAME=VALUE, as in uno=2")
        options[option] = value
    rules = Rules(name, tuple(options.items()))
    try:
        rules.loaded()
    except ValueError as error:
        raise UsageError(f"stats: {error}") from error
    return rules


@contextmanager
def progress(whole: int) -> Iterator[Callable[[int], None]]:
    """Yield a function that counts; on a terminal it shows in one line how far it is."""
    shown = time.monotonic()
    done = 0
    is_shown = sys.stderr.isatty()

    def add(count: int) -> None:
        nonlocal done, shown
        done += count
        if is_shown and time.monotonic() - shown >= _PAUSE_S:
            shown = time.monotonic()
            print(f"\r\x1b[K{done} of {whole}", end="", file=sys.stderr, flush=True)

    try:
        yield add
    finally:
        if is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
