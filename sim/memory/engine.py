"""This module measures what the engine alone keeps of a board's heap, and that turns take none.

    measure("official")   bytes by module, on MicroPython in a heap of 136 KB

It imports file by file as a board does, stripped and with constants folded as on a drive.
"""

from engine.parts import rules_for
from engine.rulesets import load
from sim.errors import UsageError
from sim.scenario.command import in_order
from sim.scenario.slim import slim
from sim.vm import HEAP, Result, run
from sim.vm.runner import ROOT

BASE = "official"
_PLAYED = 5000  # turns, twice
_PROGRAM = "sim/memory/board.py"
_HANDS = "sim/bench/hands.py"
# The modules of a game of persons and bots; they import the engine's others.
_ROOTS = [
    "engine.rulesets.rule_set",
    "engine.parts",
    "engine.loading",
    "engine.game",
    "engine.match.opening",
    "engine.match.score",
    "engine.view",
    "engine.table",
    "engine.bots.plain",
    "engine.bots.random",
]
_DETAILED = (BASE, "grand")  # what is measured where nothing is named


def report(names: list[str]) -> int:
    """Print the figures of rule sets; 0 if they hold."""
    return max([_report(name, measure(name)) for name in names or _DETAILED])


def measure(rules: str) -> dict[str, int]:
    """Return bytes kept by module and part, in the order of loading, then turns and grown.

    rules: whose modules are loaded and whose bots play, with the most players.
    """
    modules = in_order([*_ROOTS, *_modules_of(rules)])
    paths = [path.relative_to(ROOT).as_posix() for path in (ROOT / "engine").rglob("*.py")]
    paths.append(_HANDS)
    texts = slim({path: (ROOT / path).read_text(encoding="utf-8") for path in paths})
    texts |= {"sim/__init__.py": "", "sim/bench/__init__.py": ""}  # set up a computer
    numbers = [str(load(rules).players[1]), str(_PLAYED)]
    done: Result = run(_PROGRAM, argv=[",".join(modules), rules, *numbers], texts=texts)
    if done.status:
        raise UsageError(f"memory: the measurement failed: {done.stdout.strip()[-400:]}")
    pairs = [line.split() for line in done.stdout.splitlines()]
    return {name: int(number) for name, number in pairs}


def _modules_of(rules: str) -> list[str]:
    """Return the modules that a rule set's options ask for."""
    try:
        return rules_for(load(rules).whole())
    except ValueError as error:
        raise UsageError(f"memory: {error}") from error


def _report(rules: str, sizes: dict[str, int]) -> int:
    modules = {name: size for name, size in sizes.items() if name.startswith("engine")}
    print(f"{rules}: bytes kept of a heap of {HEAP}, by module:")
    for name, size in sorted(modules.items(), key=lambda item: -item[1]):
        print(f"  {size:6}  {name}")
    total = sum(modules.values()) + sizes["rules"] + sizes["forgotten"] + sizes["game"]
    print(f"{sum(modules.values()):8}  engine: all modules, including both bots")
    print(f"{sizes['rules']:8}  the rule set")
    print(f"{sizes['forgotten']:8}  freed when the loader of rule sets is unloaded")
    print(f"{sizes['game']:8}  the largest game: 10 players, 216 cards")
    print(f"{total:8}  together")
    print(f"{sizes['table']:8}  the view and choices of a table")
    print(f"{sizes['grown']:8}  bytes taken in {sizes['turns']} turns of bots, heap locked")
    if sizes["grown"]:
        print("turns take memory")
        return 1
    return 0
