"""`python -m sim memory`: heap that the engine keeps on a board, and that turns take none.

Measured on MicroPython for 32 bits with the heap of a small board, file by file, without
docstrings (CircuitPython compiles them out) but before any other stripping. Exit status 1
when modules, rule set and the largest game keep more than 45 KB, or a turn takes anything.
"""

from sim.errors import UsageError
from sim.scenario.command import in_order
from sim.vm import HEAP, Result, run

__all__ = ["main", "measure"]

_USAGE = "usage: python -m sim memory"
_MOST = 45 * 1024
_PROGRAM = "sim/memory/board.py"
_HANDS = "sim/bench/hands.py"
# What is needed for a game of persons and bots; the engine's other modules come through them.
_ROOTS = [
    "engine.rulesets",
    "engine.rulesets.official",
    "engine.ruleset",
    "engine.game",
    "engine.view",
    "engine.table",
    "engine.bots.plain",
    "engine.bots.random",
]


def main(argv: list[str]) -> int:
    """Print the report; 0 if it holds."""
    if argv:
        if argv[0] in ("-h", "--help"):
            print(_USAGE)
            return 0
        raise UsageError(f"memory: unknown argument {argv[0]!r}; {_USAGE}")
    sizes = measure()
    return _report(sizes)


def measure() -> dict[str, int]:
    """Return bytes kept by module and part, in the order of loading, then turns and grown."""
    modules = in_order(_ROOTS)
    computers = {"sim/__init__.py": "", "sim/bench/__init__.py": ""}  # set up a computer
    done: Result = run(
        _PROGRAM, argv=[",".join(modules)], files=["engine", _HANDS], texts=computers
    )
    if done.status:
        raise UsageError(f"memory: the measurement failed: {done.stdout.strip()[-400:]}")
    pairs = [line.split() for line in done.stdout.splitlines()]
    return {name: int(number) for name, number in pairs}


def _report(sizes: dict[str, int]) -> int:
    modules = {name: size for name, size in sizes.items() if name.startswith("engine")}
    print(f"bytes kept of a heap of {HEAP}, by module:")
    for name, size in sorted(modules.items(), key=lambda item: -item[1]):
        print(f"  {size:6}  {name}")
    total = sum(modules.values()) + sizes["rules"] + sizes["forgotten"] + sizes["game"]
    print(f"{sum(modules.values()):8}  engine: all modules, both bots among them")
    print(f"{sizes['rules']:8}  a rule set (official)")
    print(f"{sizes['forgotten']:8}  given back when the loader of rule sets is forgotten")
    print(f"{sizes['game']:8}  the largest game: 10 players, 216 cards")
    print(f"{total:8}  together, of {_MOST} at most")
    print(f"{sizes['table']:8}  a table's view and choices beside it")
    print(f"{sizes['grown']:8}  bytes taken in {sizes['turns']} turns of 10 bots, heap locked")
    if total > _MOST or sizes["grown"]:
        print("more than it may be")
        return 1
    return 0
