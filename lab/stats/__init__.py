"""`python -m sim stats WHAT` lets bots play hands, and shows what rules do and how strong bots are.

    python -m sim stats rules --rules seven-zero --compare official,uno=2 --plots build/stats
    python -m sim stats bots hard normal --players 4
    python -m sim stats levels --hands 1000
    python -m sim stats levels --write

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

from engine.rulesets import NAMES, load
from engine.rulesets.rule_set import RuleSet
from lab.fast.chosen import told
from sim.arguments import option, rule_set
from sim.errors import UsageError
from tools import made

_USUAL_PLAYERS = 4
_PAUSE_S = 0.1  # between two updates
# In the docs, by the number of players that was asked for.
_LEVELS = {None: "levels", 4: "levels of 4"}


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


def run(said: argparse.Namespace) -> int:
    """Play the requested hands, and print the figures; the exit status."""
    request = request_of(said)
    if request.plots:
        from lab.stats.plots import need_plots

        need_plots()
    if getattr(said, "write", False):
        made.check(made.PLACES[_LEVELS[said.players]].command)
    print(told(), flush=True)
    if said.what == "rules":
        return _show_rules(request)
    from lab.stats import contest

    if said.what == "levels":
        return _show_levels(said, request)
    return contest.show(request)


def _show_levels(said: argparse.Namespace, request: Request) -> int:
    from lab.stats.contest import show_levels

    table, status = show_levels(request, [said.rules] if said.rules else list(NAMES))
    if said.write:
        told = f"{request.hands:,} hands each, from seed {request.seed}:"
        made.write({_LEVELS[said.players]: [told, "", *table]})
    return status


def _show_rules(request: Request) -> int:
    from lab.stats.tables import lines, play

    with progress(request.hands * len(request.tables)) as played:
        tallies = [play(request, table, played) for table in request.tables]
    for line in lines(request, tallies):
        print(line)
    if request.plots:
        from lab.stats.plots import draw

        for path in draw(request.plots, [str(rules) for rules in request.tables], tallies):
            print(f"drawn: {path}")
    return 0


def request_of(said: argparse.Namespace) -> Request:
    """Return the hands that were asked for; UsageError for rules that cannot be played so."""
    what = said.what
    tables = [_rules(said.rules or "official", said.option or {})]
    if what == "rules" and said.compare is not None:
        tables.append(_compared(said.compare))
    loaded = [rules.loaded() for rules in tables]
    fewest = max(rules.players[0] for rules in loaded)
    usual = max(min(_USUAL_PLAYERS, *(rules.most() for rules in loaded)), fewest)
    players = said.players or (usual if what == "rules" else fewest)
    if what != "levels":  # which plays each rule set with as many as it allows
        try:
            for rules in loaded:
                rules.check_players(players)
        except ValueError as error:
            raise UsageError(f"stats: {error}") from error
    bots = (said.first, said.second) if what == "bots" else (getattr(said, "bots", "hard"),)
    jobs = said.jobs or os.cpu_count() or 1
    plots = getattr(said, "plots", None)
    return Request(tuple(tables), bots, players, said.hands, said.seed, jobs, plots)


def _compared(text: str) -> Rules:
    """Read a name and options, separated by commas."""
    name, *settings = text.split(",")
    try:
        return _rules(rule_set(name), dict(option(setting) for setting in settings))
    except argparse.ArgumentTypeError as error:
        raise UsageError(f"stats: --compare: {error}") from error


def _rules(name: str, options: dict[str, str]) -> Rules:
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
