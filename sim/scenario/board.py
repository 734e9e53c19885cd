"""This program runs scenarios on the virtual machine: a module a step, then a few steps each.

    board.py MODULE,MODULE,… NAME…

It loads the modules in the given order. The scenarios of the nth NAME are in `scenarios/n.txt`;
messages use NAME. The garbage of a step is collected before the next begins, so the memory needed
is that of the most expensive file, and of the most expensive part of a scenario.
"""

import sys

import vm  # type: ignore[import-not-found]

_STEPS = 8  # of a scenario, between two collections of garbage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def _load(modules: list[str], names: list[str]) -> None:
    """Load one module; after the last one build the runner, as compiling needs no more room."""
    if modules:
        __import__(modules.pop(0))
        vm.then(lambda: _load(modules, names))
        return
    from sim.scenario.runner import Runner, play_files

    files = (open(f"scenarios/{n}.txt") for n in range(len(names)))  # noqa: SIM115 (step by step)
    played = play_files(Runner(), names, files)
    vm.then(lambda: _play(played))


def _play(played: "Iterator[int]") -> None:
    """Play some steps; exit with 1 if a scenario failed."""
    for _ in range(_STEPS):
        status = next(played, None)
        if status is None:
            sys.exit(0)
        if status:
            sys.exit(1)
    vm.then(lambda: _play(played))


_load(sys.argv[1].split(","), sys.argv[2:])
