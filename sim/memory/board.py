"""This program runs on the virtual machine: it measures what the engine keeps, and its turns.

    board.py MODULE,MODULE,… RULES PLAYERS TURNS

It loads the modules in the given order, then builds what a game needs, one part a step, so that the
garbage of each is collected before the next is measured. It prints `NAME BYTES` for each, then
`turns` and `grown`: turns played, half of them under the heap lock and half without it, and the
bytes by which the heap grew in these.

It has few names of its own and otherwise uses those of `vm` and the engine: the machine's table of
names grows by doubling, and the measurement must not include its own names.
"""

import gc
import sys
from array import array

import vm  # type: ignore[import-not-found]

size = sys.argv[1].split(",")  # the work, in order
size.extend(["rules", "forgotten", "game", "table"])
at = array("i", [0] * (len(size) + 2))  # bytes allocated before each piece of work, then place
got: list[object] = [None] * 5


def step() -> None:
    """Do the next part of the work."""
    n = at[-1]
    at[n] = gc.mem_alloc()  # type: ignore[attr-defined]
    at[-1] = n + 1
    if n < len(size) - 4:
        __import__(size[n])
    elif n < len(size):
        got[n - len(size) + 4] = build(n - len(size))
    vm.then(step if n < len(size) else tell)


def build(n: int) -> object:
    """Build the rule set (-4), drop its loader, the largest game (-2), its table (-1)."""
    if n == -4:
        from engine.rulesets import load

        return load(sys.argv[2])
    if n == -3:
        for name in list(sys.modules):
            if name.startswith("engine.rulesets") or name in ("engine.parts", "engine.loading"):
                del sys.modules[name]
        del sys.modules["engine"].rulesets
        del sys.modules["engine"].parts
        del sys.modules["engine"].loading
        return None
    if n == -2:
        from engine.game import Game

        return Game(10, 216)
    from engine.table import Table

    return Table(got[2])  # type: ignore[arg-type]


def tell() -> None:
    """Print what each part kept; then play the match."""
    for n in range(len(size)):
        print(size[n], at[n + 1] - at[n])
    vm.then(seat_all)
    vm.then(play_twice)


def seat_all() -> None:
    """Seat the bots, and load the module that counts their turns."""
    from engine.bots.plain import decide
    from sim.bench.hands import play_turns

    table = got[3]
    for seat in range(10):
        table.bots[seat] = decide  # type: ignore[attr-defined]
    got[4] = play_turns


def play_twice() -> None:
    """Play once with allocations raising, and once with growth measured."""
    from micropython import heap_lock, heap_unlock  # type: ignore[attr-defined]

    heap_lock()
    try:
        turns = got[4](got[3], got[0], int(sys.argv[3]), int(sys.argv[4]), 1)  # type: ignore[operator]
    finally:
        heap_unlock()
    before = gc.mem_alloc()  # type: ignore[attr-defined]
    turns += got[4](got[3], got[0], int(sys.argv[3]), int(sys.argv[4]), 1)  # type: ignore[operator]
    grown = gc.mem_alloc() - before  # type: ignore[attr-defined]
    print("turns", turns)
    print("grown", grown)


vm.then(step)
