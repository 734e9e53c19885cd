"""`python -m sim bench [--rounds N] [--write]` measures the cost of a turn of random play.

Random bots play on every seat, in whole matches with shuffle, deal and score; a turn is one
player's turn, however many choices it took. The competitors run alternately, round by round, in
this process's own time; a ratio is the median of the rounds' ratios. It prints tables in Markdown:

    official against other engines (lab/bench/peers.py), "not measured" if one is not installed
    the cost of a turn of each rule set as a multiple of official's, the number of its choices,
    and the cost of a choice

If `make fast` has built it, the compiled engine is measured as well, in a process of its own
(lab/bench/engines.py). Then MicroPython's turns a second, by the same file (lab/bench/hands.py),
and the pixels that a key sends to the screen (lab/bench/pixels.py). `--write` puts the tables into
docs/speed.md; it needs all engines, so that none is dropped there.
"""

import argparse
import os
import platform
import statistics
from typing import Protocol

from engine.rulesets import NAMES
from lab.bench.engines import Compiled, compiled_engine, engines_told, is_wanted
from lab.bench.ours import OFFICIAL, Ours, by_rule_set
from lab.bench.peers import WAYS, peers_of
from lab.bench.pixels import lines
from sim import vm
from sim.errors import UsageError
from tools import made

__all__ = ["run"]

_PLAYERS = (2, 4)
_PLAYOUTS = f"Wildhand, {OFFICIAL}, compiled, its own playouts"
_TURNS = 1500  # of one competitor in a round
_VM_TURNS = 10_000
_VM_ROUNDS = 3
_SEED = 1


class _Timed(Protocol):
    def microseconds(self, turns: int) -> float: ...


def run(options: argparse.Namespace) -> int:
    """Measure and print; 0."""
    rounds = options.rounds
    vm.prove_heap()  # now: without MicroPython ten minutes would be lost
    if options.write:
        _need_all()
    print(f"engines: {engines_told()}")
    machine = (
        f"{os.cpu_count()} cores, CPython {platform.python_version()}; medians of {rounds} rounds"
    )
    print(machine)
    print()
    with compiled_engine() as compiled:
        peers = _printed(_peers(rounds, compiled))
        turns = _printed(_rule_sets(rounds, compiled))
    rates = [f"{rate:,.0f}" for rate in sorted(_on_vm())]
    print(f"MicroPython (WebAssembly, not a board's speed): {', '.join(rates)} turns a second")
    print()
    pixels = _printed(lines())
    if options.write:
        made.write({"other engines": [f"{machine}:", "", *peers], "turns": turns, "pixels": pixels})
    return 0


def _need_all() -> None:
    """Raise UsageError if the docs cannot take the tables, or not every engine is here."""
    made.check("bench --write")
    if not is_wanted():
        raise UsageError("bench: --write needs the compiled engine: make fast")
    if len(peers_of(_PLAYERS[0], _SEED)) < len(WAYS):
        raise UsageError("bench: --write needs rlcard and OpenSpiel: make bench adds them")


def _printed(table: list[str]) -> list[str]:
    print(*table, "", sep="\n", flush=True)
    return table


def _rounds_of(things: list[_Timed], rounds: int) -> list[list[float]]:
    """Let all play rounds alternately; return the microseconds of each one's rounds."""
    took: list[list[float]] = [[] for _ in things]
    for _ in range(rounds):
        for times, thing in zip(took, things, strict=True):
            times.append(thing.microseconds(_TURNS))
    return took


def _ratio(times: list[float], base: list[float]) -> float:
    """Return how many times as long as the base a competitor took, the median of the rounds."""
    return statistics.median(a / b for a, b in zip(times, base, strict=True))


def _peers(rounds: int, compiled: Compiled | None) -> list[str]:
    """Return a table of official against the peers, as the turns of ours in one turn of theirs.

    A column tells the ratios to the sources, and one those to the compiled engine if there is one.
    """
    engines = [f"Wildhand, {OFFICIAL}"]
    if compiled:
        engines += [f"Wildhand, {OFFICIAL}, compiled", _PLAYOUTS]
    cells: dict[str, list[str]] = {name: [] for name in (*engines, *WAYS)}
    for players in _PLAYERS:
        others = peers_of(players, _SEED)
        names = [*engines, *(peer.name for peer in others)]
        tables: list[_Timed] = [Ours(OFFICIAL, players)]
        if compiled:
            tables += [compiled.table(OFFICIAL, players, is_alone) for is_alone in (False, True)]
        took = dict(zip(names, _rounds_of([*tables, *others], rounds), strict=True))
        for name in cells:
            cells[name] += _against(name, took, engines)
    kinds = ["sources are", "compiled is", "playouts are"] if compiled else ["Wildhand is"]
    heads = [head for n in _PLAYERS for head in (f"{n} players, turns a second", *kinds)]
    return _table(["random play", *heads], [[name, *row] for name, row in cells.items()])


def _against(name: str, took: dict[str, list[float]], engines: list[str]) -> list[str]:
    """Return the cells of a competitor: its turns a second, and its ratio to each engine."""
    if name not in took:
        return ["not measured", *[""] * len(engines)]
    ratios = [f"{_ratio(took[name], took[engine]):.2f}" for engine in engines]
    if name in engines:
        ratios = ["1" if engine == name else "" for engine in engines]
    return [_rate(took[name]), *ratios]


def _rate(times: list[float]) -> str:
    return f"{1e6 / statistics.median(times):,.0f}"


def _rule_sets(rounds: int, compiled: Compiled | None) -> list[str]:
    """Return a table of a turn's and a choice's cost, times official's with as many players.

    With a compiled engine: how many times as fast that is, too.
    """
    cells: dict[str, list[str]] = {name: [] for name in NAMES}
    kinds = ["its choices", "a choice", *["compiled is"] * bool(compiled)]
    for players in _PLAYERS:
        tables = {table.name: table for table in by_rule_set(players)}
        fast = [compiled.table(name, players) for name in tables] if compiled else []
        found = _rounds_of([*tables.values(), *fast], rounds)
        took = dict(zip(tables, found, strict=False))
        took_fast = dict(zip(tables, found[len(tables) :], strict=False))
        base = tables[OFFICIAL].choices_a_turn()
        for name in NAMES:
            row = ["–"] * (1 + len(kinds))
            if name in tables:
                turn = _ratio(took[name], took[OFFICIAL])
                choices = tables[name].choices_a_turn()
                row = [f"{turn:.2f}", f"{choices:.2f}", f"{turn * base / choices:.2f}"]
                if compiled:
                    row.append(f"{_ratio(took[name], took_fast[name]):.1f}")
            cells[name] += row
    heads = [head for n in _PLAYERS for head in (f"{n} players: a turn", *kinds)]
    return _table(["cost, times official's", *heads], [[n, *row] for n, row in cells.items()])


def _table(heads: list[str], rows: list[list[str]]) -> list[str]:
    """Return a table in Markdown, numbers to the right."""
    wide = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]
    table = []
    for row in [heads, ["-" * wide[0], *["-" * (n - 1) + ":" for n in wide[1:]]], *rows]:
        cells = [row[0].ljust(wide[0])]
        cells += [text.rjust(n) for text, n in zip(row[1:], wide[1:], strict=True)]
        table.append(f"| {' | '.join(cells)} |")
    return table


def _on_vm() -> list[float]:
    """Return the rates of rounds on MicroPython."""
    argv = [str(n) for n in (_VM_TURNS, _PLAYERS[0], _SEED, _VM_ROUNDS)]
    done = vm.run("lab/bench/hands.py", argv=argv, files=["engine"], cap=False)
    if done.status:
        raise UsageError(f"bench: MicroPython failed: {done.stdout.strip()[-300:]}")
    pairs = [line.split() for line in done.stdout.splitlines()]
    return [int(turns) / int(microseconds) * 1e6 for turns, microseconds in pairs]
