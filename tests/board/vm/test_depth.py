"""Calls can be nested as deep as on a board with 2048 bytes of pystack, and no deeper."""

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


def test_nested_functions_end_at_a_boards_depth():
    deepest = _deepest_function()
    assert 40 <= deepest <= 48, deepest


def test_nested_methods_end_at_a_boards_depth():
    stair = _Stair()
    try:
        stair.go_down(1, 2, 3)
    except RuntimeError as error:
        assert "pystack" in str(error), error
    assert 20 <= stair.depth <= 26, stair.depth


def test_after_an_overflow_the_whole_stack_can_be_used_again():
    assert _deepest_function() == _deepest_function()
