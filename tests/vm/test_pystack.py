"""A match takes little enough of a board's 2048 bytes of Python stack, from `bot_step` down."""

from tests.vm.shared.loading import load

VM_ONLY = True

load("engine.game", "engine.table", "engine.bots.plain", "engine.bots.random")
load("engine.rulesets.rule_set", "engine.parts")

_LIMIT = 1100  # bytes: the screens and the libraries above need the rest


def test_a_match_leaves_most_of_the_stack_free():
    from tests.vm.shared.stack import of_a_match

    taken = of_a_match("official", 4)
    print("largest Python stack of a match: %d bytes of 2048" % taken)
    assert 200 < taken <= _LIMIT, taken
