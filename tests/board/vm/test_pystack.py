"""A match takes little enough of a board's 2048 bytes of Python stack, from `bot_step` down."""

from tests.board.vm.shared.loading import load_rules
from tests.board.vm.shared.stack import most, of_a_match, wrap_innermost

VM_ONLY = True

load_rules("grand")

_LIMIT = 1100  # bytes: the screens and the libraries above need the rest


def test_a_match_leaves_most_of_the_stack_free():
    for name in ("official", "grand"):
        taken = of_a_match(name, 4)
        print("largest Python stack of a match of %s: %d bytes of 2048" % (name, taken))
        assert 200 < taken <= _LIMIT, taken


def test_the_deepest_gifts_take_no_more_of_the_stack():
    """Windows are records in the state and nothing recurses, so their number costs no frame."""
    from micropython import pystack_use

    from tests.board.vm.shared.deep import Deepest

    deepest = Deepest()
    wrap_innermost()
    most[0] = 0
    below = pystack_use()
    assert deepest.play_on() < 13
    taken = most[0] - below
    print("from 13 windows down: %d bytes" % taken)
    assert 100 < taken <= _LIMIT, taken
