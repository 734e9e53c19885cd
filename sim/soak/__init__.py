"""This package plays thousands of random hands and checks every promise of the engine.

`python -m sim soak --rules NAME [--players A-B] [--hands N] [--seed S] [--option NAME=VALUE]`
plays N hands for each number of players (every number that the rules allow, by default) with
random choices of every kind. After each choice it checks that nothing is lost, revealed or changed
that must not be. At the end it prints what was played: where cards act, how often each interrupt
occurred, and which never did. `--rules all` does so for every rule set, with a line for each; with
`--bots LEVEL` bots of that level play instead of chance (sim/soak/leveled.py).

`--mixes N` tries every pair of option values and N random mixes (sim/soak/mixes.py). `--duels N`
lets both bots play against each other (sim/soak/duels.py). `--matches N` plays whole matches of
every format and scores them a second time (sim/soak/matches.py). `--fuzz N` plays N hands with any
value of every option and looks for overruns in long play (sim/soak/fuzz.py). `--vm N` plays N
whole matches here and on MicroPython (sim/soak/machines).

A game that breaks a promise is written as a replay file; the exit status is then 1.
"""

import time

from engine.rulesets import NAMES
from engine.rulesets.rule_set import RuleSet
from engine.state.layout import EFFECTS
from engine.state.options import PILES, TWO_PILES
from sim.fast.chosen import told
from sim.soak.asked import USAGE, Request, loaded, parse
from sim.soak.duels import print_duels
from sim.soak.fuzz import fuzz
from sim.soak.keeping import kept
from sim.soak.machines import compare
from sim.soak.match import Match
from sim.soak.matches import main as soak_matches
from sim.soak.mixes import Mixes
from sim.soak.tally import Tally
from sim.soak.violation import Violation

__all__ = ["Request", "main", "soak"]


def main(argv: list[str]) -> int:
    """Run the requested soak; 0: no violation."""
    if "--help" in argv or "-h" in argv:
        print(USAGE)
        return 0
    asked = parse(argv)
    print(told(), flush=True)
    if asked.mixes >= 0:
        return _soak_mixes(asked)
    if asked.matches >= 0:
        return soak_matches(asked.matches, asked.seed)
    if asked.fuzz >= 0:
        return fuzz(asked.fuzz, asked.seed)
    if asked.vm >= 0:
        return compare(asked.vm, asked.seed, asked.machine)
    if asked.duels >= 0:
        return print_duels(NAMES if asked.name in ("", "all") else (asked.name,), asked)
    if asked.name == "all":
        return _soak_all(asked)
    return _soak_one(asked)


def _soak_one(asked: Request) -> int:
    started = time.perf_counter()
    rules, players = loaded(asked, asked.name)
    tally = Tally()
    failed = _soak_each(rules, asked, players, tally)
    if failed:
        print(failed)
        return 1
    print(f"{asked.name}, {players[0]} to {players[-1]} players: no violation")
    for line in tally.lines(rules.whole()[PILES - EFFECTS] == TWO_PILES):
        print("  " + line)
    print(f"  {time.perf_counter() - started:.1f} seconds")
    return 0


def _soak_all(asked: Request) -> int:
    """Soak every rule set, and print a line for each."""
    failures = 0
    for name in NAMES:
        started = time.perf_counter()
        rules, players = loaded(asked, name)
        if not players:
            continue
        tally = Tally()
        failed = _soak_each(rules, asked, players, tally)
        failures += failed != ""
        of = tally.of
        print(
            f"{name:14} {players[0]:2} to {players[-1]:2} players: {of['hands']:5} hands, "
            f"{of['choices']:7} choices, {of['samples']:5} samples, "
            f"{of['wrong choices refused']:6} refused, {of['replays']:4} replays, "
            f"{time.perf_counter() - started:6.1f} s: {failed or 'no violation'}",
            flush=True,
        )
    return 1 if failures else 0


def _soak_mixes(asked: Request) -> int:
    started = time.perf_counter()
    mixes = Mixes(asked.seed)
    told = f"{mixes.pairs(asked.pairs)} and {mixes.mixes(asked.mixes)}"
    print(f"{told}: {mixes.failures or 'no'} violation{'s' * (mixes.failures > 1)}")
    for line in mixes.lines():
        print("  " + line)
    print(f"  {time.perf_counter() - started:.1f} seconds")
    return 1 if mixes.failures else 0


def _soak_each(rules: RuleSet, asked: Request, players: list[int], tally: Tally) -> str:
    for count in players:
        failed = soak(rules, asked, count, tally)
        if failed:
            return failed
    return ""


def soak(rules: RuleSet, asked: Request, players: int, tally: Tally) -> str:
    """Play the requested hands; return "", or the violation and the file of its game."""
    hands, seed = asked.hands, asked.seed
    while hands > 0:
        match = Match(rules, asked.options, players, seed, tally, asked.bots)
        try:
            hands -= _play(match, hands)
        except Violation as broken:
            return f"{broken}\n  {kept(match)}"
        except Exception as error:  # a fault of the engine: keep the game that shows it
            return f"{type(error).__name__}: {error}\n  {kept(match)}"
        seed += 1
    return ""


def _play(match: Match, most: int) -> int:
    """Play a match to its end, or that many hands of it; return the number of hands."""
    hands = 1
    match.play_hand()
    while hands < most and not match.is_over():
        match.next_hand()
        match.play_hand()
        hands += 1
    match.check_replay()
    return hands
