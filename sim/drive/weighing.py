"""Runs on the virtual machine: what each module of a drive keeps of the heap, and needs meanwhile.

    weighing.py STUB,STUB,… MODULE,MODULE,… [ROOM]

Loads the stubs of what CircuitPython has built in, then the modules in the order given, each in a
step of its own. Prints `MODULE KEPT` for each: bytes that stay when its garbage is gone.

With ROOM the last module has only so many bytes in one piece to be compiled and run in; a heap that
is full before that is no matter, `enough` or `MemoryError` is all that is printed.
"""

import gc
import sys
from array import array

import vm  # type: ignore[import-not-found]

stubs, modules = [words.split(",") if words else [] for words in sys.argv[1:3]]
room = int(sys.argv[3]) if len(sys.argv) > 3 else 0
at = array("i", [0] * (len(modules) + 1))  # allocated before each module, then in the end
place = array("i", [-1])
ballast: list[object] = [None] * 256


def step() -> None:
    """Load the stubs, then one module a step, then tell."""
    n = place[0]
    place[0] = n + 1
    if n < 0:
        for name in stubs:
            __import__(name)
    else:
        at[n] = gc.mem_alloc()  # type: ignore[attr-defined]
        if n < len(modules) - (1 if room else 0):
            __import__(modules[n])
        elif room:
            vm.then(try_last)  # a collection comes between: the room is free
            fill()  # last, since after it there is room for nothing
            return
    vm.then(step if n < len(modules) else tell)


def try_last() -> None:
    """Load the last module in the room that it is given."""
    told = "enough"
    try:
        __import__(modules[-1])
    except MemoryError:
        told = "MemoryError"
    for n in range(len(ballast)):
        ballast[n] = None
    print(told)


def fill() -> None:
    """Take the largest blocks that there are while the room itself is held, then let it go.

    The room is a list, since a list that is cleared gives its block back at once. A collection
    would not always: some stale word that looks like the block's address can keep it.
    """
    held = [0] * (room // 4 + 4)  # words; a cleared list keeps four
    ballast[-1] = held
    ballast[-2] = bytearray(1024)  # for the machine's own next step
    size = 128 * 1024
    n = 0
    while size >= 64 and n < len(ballast) - 2:
        try:
            ballast[n] = bytearray(size)
            n += 1
        except MemoryError:
            size //= 2
    held.clear()
    ballast[-2] = None


def tell() -> None:
    """Print all."""
    for n in range(len(modules)):
        print(modules[n], at[n + 1] - at[n])


vm.then(step)
