"""`python -m sim bench [--against rlcard] [--rounds N]`: turns per second of random play.

Random bots on every seat of a `Table`, two players, whole matches with shuffle, deal and
score; a turn is one player's turn, however many choices it took (sim/bench/hands.py says
what counts). On CPython, and on MicroPython by the same file. With `--against rlcard` the
rounds of both are played in turns and each round has a ratio of its own. Then the pixels that a
key sends to the screen (sim/bench/pixels.py).
"""

import platform
import statistics

from engine.rulesets import load
from sim.arguments import number, value_of
from sim.bench.against_rlcard import WAYS, Environment
from sim.bench.hands import new_table, play_turns, timed
from sim.bench.pixels import lines
from sim.errors import UsageError

__all__ = ["main"]

_USAGE = "usage: python -m sim bench [--against rlcard] [--rounds N]"
_RULES = "official"
_PLAYERS = 2
_TURNS = 60_000  # a round of ours
_STEPS = 8_000  # a round of rlcard's, about as long
_VM_TURNS = 10_000
_VM_ROUNDS = 3
_SEED = 1


def main(argv: list[str]) -> int:
    """Measure and print; 0."""
    against, rounds = _parse(argv)
    if against is None and rounds == 0:
        print(_USAGE)
        return 0
    print(f"{_RULES}, {_PLAYERS} players, random bots; turns a second, median of the rounds")
    if against:
        _compare(Environment(_SEED), rounds)
    else:
        rates = _Ours().rates(rounds)
        print(f"  CPython {platform.python_version()}: {_spread(rates)}")
    print(f"  MicroPython (WebAssembly, not a board's speed): {_spread(_on_vm())}")
    for line in lines():
        print(line)
    return 0


class _Ours:
    """A table that is warm, and plays one round after the other."""

    def __init__(self) -> None:
        self._rules = load(_RULES)
        self._table = new_table(_PLAYERS)
        self._seed = _SEED
        play_turns(self._table, self._rules, _PLAYERS, _TURNS // 10, _SEED)

    def rate(self) -> float:
        self._seed += 1000
        turns, microseconds = timed(self._table, self._rules, _PLAYERS, _TURNS, self._seed)
        return turns / microseconds * 1e6

    def rates(self, rounds: int) -> list[float]:
        return [self.rate() for _ in range(rounds)]


def _compare(rlcard: Environment, rounds: int) -> None:
    """Play rounds of ours and of rlcard's in turns; print rates and ratios."""
    table = _Ours()
    for way in range(len(WAYS)):
        rlcard.rate(way, _STEPS // 10)
    ours: list[float] = []
    theirs: list[list[float]] = [[] for _ in WAYS]
    for _ in range(rounds):
        ours.append(table.rate())
        for way, rates in enumerate(theirs):
            rates.append(rlcard.rate(way, _STEPS))
    print(f"  CPython {platform.python_version()}: {_spread(ours)}")
    for name, rates in zip(WAYS, theirs, strict=True):
        print(f"  rlcard {rlcard.version}, {rlcard.players} players, {name}: {_spread(rates)}")
        ratios = [a / b for a, b in zip(ours, rates, strict=True)]
        print(f"    ratio {_spread(ratios, 2)}")


def _on_vm() -> list[float]:
    """Return the rates of rounds on MicroPython."""
    from sim.vm import run

    argv = [str(n) for n in (_VM_TURNS, _PLAYERS, _SEED, _VM_ROUNDS)]
    done = run("sim/bench/hands.py", argv=argv, files=["engine"], cap=False)
    if done.status:
        raise UsageError(f"bench: MicroPython failed: {done.stdout.strip()[-300:]}")
    pairs = [line.split() for line in done.stdout.splitlines()]
    return [int(turns) / int(microseconds) * 1e6 for turns, microseconds in pairs]


def _spread(values: list[float], places: int = 0) -> str:
    """Return median, least and most of some rounds."""
    middle, least, most = statistics.median(values), min(values), max(values)
    return f"{middle:,.{places}f} (min {least:,.{places}f}, max {most:,.{places}f})"


def _parse(argv: list[str]) -> tuple[bool | None, int]:
    """Return whether to compare, and the rounds; (None, 0) when help is asked for."""
    against, rounds = False, 10
    rest = list(argv)
    while rest:
        option = rest.pop(0)
        if option in ("-h", "--help"):
            return None, 0
        if option not in ("--against", "--rounds"):
            raise UsageError(f"bench: unknown argument {option!r}; {_USAGE}")
        value = value_of(f"bench: {option}", rest, _USAGE)
        if option == "--rounds":
            rounds = number("bench: --rounds", value, 1, 1000)
        elif value != "rlcard":
            raise UsageError(f"bench: --against {value}: must be rlcard")
        else:
            against = True
    return against, rounds
