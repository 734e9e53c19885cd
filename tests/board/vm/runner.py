"""This program runs test modules on the virtual machine, where pytest does not run.

    python -m sim vm --with tests/board/vm tests/board/vm/runner.py test_heap test_match

A test is a function `test_…` without arguments that fails by raising. Each runs in a step of its
own, so that it starts on a heap without the garbage of the one before. Prints `ok MODULE.NAME` or
`FAIL MODULE.NAME: …` with the traceback, then `N passed, N failed`; exit status 1 if any failed.
A module that does not load, or holds no test, counts as failed.
"""

import sys

import vm

_count = [0, 0]  # passed, failed
_error = [None]  # of the last test; printed a step later, when the heap is no longer full


def _load(name):
    try:
        module = getattr(__import__("tests.board.vm." + name).board.vm, name)
    except Exception as error:
        _report(name, error)
        return
    found = sorted(key for key in dir(module) if key.startswith("test_"))
    if not found:
        _report(name, ValueError("no test_ function in it"))
    for key in found:
        _later(name + "." + key, getattr(module, key))


def _later(name, test):
    vm.then(lambda: _run(test))
    vm.then(lambda: _report(name, _error[0]))


def _run(test):
    _error[0] = None
    try:
        test()
    except Exception as error:
        _error[0] = error


def _report(name, error):
    _count[error is not None] += 1
    if error is None:
        print("ok " + name)
    else:
        print("FAIL %s: %r" % (name, error))
        sys.print_exception(error)


def _load_next():
    if sys.argv[1:]:
        _load(sys.argv.pop(1))
        vm.then(_load_next)
    else:
        print("%d passed, %d failed" % (_count[0], _count[1]))
        sys.exit(1 if _count[1] else 0)


if not sys.argv[1:]:
    print("name the test modules to run")
    sys.exit(2)
vm.then(_load_next)
