"""The heap of these tests is as large as a board's, and lock and count together miss nothing."""

import gc

from tests.board.vm.shared.measure import allocates, counted, free_of_heap, kept, locked

VM_ONLY = True

_HEAP = 136 * 1024


class _Counter:
    def __init__(self):
        self.value = 0

    def add(self, amount=1):
        self.value += amount


def test_the_heap_ends_at_a_boards_size():
    chain = None
    got = 0
    try:
        while got <= _HEAP:
            chain = (chain, bytearray(1024))
            got += 1024
    except MemoryError:
        chain = None
    assert chain is None, "the heap has no end"
    assert _HEAP * 6 // 10 < got <= _HEAP, got


def test_a_block_larger_than_the_heap_is_refused():
    try:
        bytearray(_HEAP)
    except MemoryError:
        return
    raise AssertionError("a block as large as the heap was given")


def test_the_lock_refuses_every_allocation():
    assert allocates(lambda: bytearray(1))
    assert allocates(lambda: [1, 2])
    assert allocates(lambda: str(gc))
    assert allocates(_Counter)


def test_the_lock_misses_an_exception_and_the_count_does_not():
    def raise_and_catch():
        try:
            raise ValueError
        except ValueError:
            pass
        return 1

    assert locked(raise_and_catch) == 1
    try:
        counted(raise_and_catch)
    except AssertionError:
        pass
    else:
        raise AssertionError("the count no longer sees a raise")
    assert allocates(raise_and_catch)


def test_the_operations_of_a_turn_allocate_nothing():
    state = bytearray(64)
    prebuilt = b"abcd"
    counter = _Counter()

    def turn():
        for i in range(64):
            state[i] = i & 7
        state[4:8] = prebuilt
        state[0], state[1] = state[1], state[0]
        counter.add()
        counter.add(amount=2)
        return counter.value

    assert free_of_heap(turn) == 6
    assert state[4] == 97


def test_kept_returns_the_bytes_that_were_taken():
    block, grew = kept(lambda: bytearray(1000))
    assert len(block) == 1000
    assert 1000 <= grew <= 1200, grew
