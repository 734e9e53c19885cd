"""Calls may go as deep here as on a board with 2048 bytes of pystack, and no deeper."""

VM_ONLY = True


def _down(deepest):
    deepest[0] += 1
    _down(deepest)


class _Stair:
    def __init__(self):
        self.depth = 0

    def go_down(self, a, b, c):
        x = a
        y = b
        z = c
        self.depth += 1
        self.go_down(x, y, z)


def _deepest_function():
    deepest = [0]
    try:
        _down(deepest)
    except RuntimeError as error:
        assert "pystack" in str(error), error
        return deepest[0]
    raise AssertionError("calls have no end")


def test_plain_calls_run_out_as_on_a_board():
    deepest = _deepest_function()
    assert 40 <= deepest <= 48, deepest


def test_methods_run_out_as_on_a_board():
    stair = _Stair()
    try:
        stair.go_down(1, 2, 3)
    except RuntimeError as error:
        assert "pystack" in str(error), error
    assert 20 <= stair.depth <= 26, stair.depth


def test_the_stack_is_whole_again_afterwards():
    assert _deepest_function() == _deepest_function()
