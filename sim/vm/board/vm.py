"""This module lives on the virtual machine: it proves the heap and runs the program in steps.

This build of MicroPython collects garbage only while no Python runs. A program that makes garbage
therefore works in steps: `vm.then(f)` calls `f` later, alone, after a collection. Steps run in the
order in which they were added; a step may add more.

Control lines (character 4) inform the computer: `heap N`, the bytes that could be allocated before
MemoryError, and `end N`, the exit status.

A build of CircuitPython for this computer (`sim/vm/machine.py`) runs it, too; its working directory
is then the root of all files.
"""

import gc
import sys

_BLOCK = 1024

_steps = []
_ended = [None]  # what ended the last step: None or an exception, to be told on a clean heap
_got = [0]
ended = [False]


def then(step):
    """Call step() when the running step has ended and its garbage is collected."""
    _steps.append(step)


def launch(program, arguments, cap, library="/lib"):
    """Add the first steps: the proof (if cap, in bytes, is not 0), then the program."""
    sys.path[:] = ["", library]  # a board has no frozen modules
    sys.argv[:] = [program] + arguments
    if cap:
        then(lambda: _prove(cap))
        then(lambda: _tell("heap", _got[0]))
    then(lambda: _execute(program))


def _execute(program):
    with open(program) as file:
        code = compile(file.read(), program, "exec")
    exec(code, {"__name__": "__main__"})


def run_all():
    """Run all steps, for a machine that runs to the end by itself."""
    while not ended[0]:
        step()


def step():
    """Run the next step, then request a collection, which happens after the return.

    An exception of a step is reported at the next call: the heap may be full until then.
    """
    if _ended[0] is not None:
        _leave(_ended[0])
    elif not _steps:
        _tell("end", 0)
    else:
        try:
            _steps.pop(0)()
        except BaseException as error:
            _ended[0] = error
    gc.collect()


def _leave(error):
    code = 1
    if not isinstance(error, SystemExit):
        _print_exception(error)
    elif not error.args or error.args[0] is None:
        code = 0
    elif isinstance(error.args[0], int):
        code = error.args[0]
    else:
        print(error.args[0])
    _tell("end", code)


def _print_exception(error):
    if hasattr(sys, "print_exception"):
        sys.print_exception(error)
    else:
        import traceback

        traceback.print_exception(error, file=sys.stdout)


def _prove(cap):
    """Allocate blocks until one fails, and count the bytes.

    They are unlinked afterwards: a block that still seems in use would hold all others.
    """
    chain = None
    try:
        while _got[0] <= cap:
            chain = [chain, bytearray(_BLOCK)]
            _got[0] += _BLOCK
    except MemoryError:
        pass
    while chain is not None:
        link = chain
        chain = link[0]
        link[0] = link[1] = None


def _tell(word, number):
    ended[0] = word == "end"
    print("\x04%s %d" % (word, number))
