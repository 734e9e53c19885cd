"""What tests use to see allocation. In the board's Python; on CPython it only calls through.

Two nets, and each has a hole. `locked` runs f() under `heap_lock`: whatever takes a block raises
MemoryError, but raising an exception slips through (it finds its memory elsewhere). `counted`
compares the allocated bytes before and after: that sees the raise, but not a block that was taken
and given back. `free_of_heap` calls f() twice, once with each. Build what f needs before, and keep
what it tells in an object that is there already: under the lock even a new global raises.
"""

import gc

try:
    from micropython import heap_lock, heap_unlock

    ON_VM = hasattr(gc, "mem_alloc")
except ImportError:  # CPython: the desktop's micropython module has const and little more
    ON_VM = False


def locked(function):
    """Calls function() under the lock and returns its result; MemoryError if it allocates."""
    if not ON_VM:
        return function()
    heap_lock()
    try:
        return function()
    finally:
        heap_unlock()


def counted(function):
    """Calls function() and returns its result; AssertionError if allocated bytes grow or shrink."""
    if not ON_VM:
        return function()
    before = gc.mem_alloc()
    result = function()
    taken = gc.mem_alloc() - before
    assert taken == 0, "%d bytes of heap taken" % taken
    return result


def free_of_heap(function):
    """Calls function() twice, once under the lock and once counted; returns the second result."""
    locked(function)
    return counted(function)


def kept(function):
    """Calls function() and returns (its result, the bytes the heap grew by, garbage included)."""
    if not ON_VM:
        return function(), 0
    before = gc.mem_alloc()
    result = function()
    return result, gc.mem_alloc() - before


def allocates(function):
    """Return whether function() takes anything from the heap; always False on CPython."""
    try:
        free_of_heap(function)
    except (MemoryError, AssertionError):
        return True
    return False
