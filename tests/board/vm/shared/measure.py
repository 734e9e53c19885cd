"""This module detects allocations on MicroPython; on CPython it only calls the functions.

There are two ways, and each misses something. `locked` runs f() under `heap_lock`: taking a block
raises MemoryError, but raising an exception is missed (its memory is reserved). `counted` compares
the allocated bytes before and after: that notices the exception, but not a block that was taken and
freed. `free_of_heap` calls f() twice, once in each way. Build the objects that f needs before, and
store its results in an existing object: under the lock even a new global raises.
"""

import gc

try:
    from micropython import heap_lock, heap_unlock

    ON_VM = hasattr(gc, "mem_alloc")
except ImportError:  # CPython: the desktop's micropython module has const and little more
    ON_VM = False


def locked(function):
    """Call function() under the lock and return its result; MemoryError if it allocates."""
    if not ON_VM:
        return function()
    heap_lock()
    try:
        return function()
    finally:
        heap_unlock()


def counted(function):
    """Call function() and return its result; AssertionError if allocated bytes change."""
    if not ON_VM:
        return function()
    before = gc.mem_alloc()
    result = function()
    taken = gc.mem_alloc() - before
    assert taken == 0, "%d bytes of heap taken" % taken
    return result


def free_of_heap(function):
    """Call function() twice, once under the lock and once counted; return the second result."""
    locked(function)
    return counted(function)


def kept(function):
    """Call function() and return (its result, the bytes the heap grew by, garbage included)."""
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
