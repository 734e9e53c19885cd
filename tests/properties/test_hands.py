"""Matches of every rule set and of random mixes keep every promise of the engine.

Hypothesis draws a table, then steps: choices by chance or by bots, wrong choices, hidden cards
dealt anew, a save that is resumed, a replay. A hand that the steps leave under way is played to its
end. `make soak` draws many more of them.
"""

from contextlib import ExitStack

import pytest
from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.bots.levels import NAMES as LEVELS
from engine.rulesets import NAMES
from engine.spec.options import BY_NAME, OPTIONS
from engine.state import events
from tests.properties.match import Match
from tests.properties.mixes import Table, needs_of, seats_of, tables
from tests.properties.promises.alone import alone
from tests.properties.violation import Violation

_MOST_CHOICES = 40  # of a step
_A_HAND = 100_000  # choices: more than hands of the usual limits have
_SEEDS = st.integers(0, 255)
_EVENTS = {code: name for name, code in vars(events).items() if isinstance(code, int)}


class Hands(RuleBasedStateMachine):
    """Hands of one match, at a table of `of`."""

    of = tables()
    match: Match

    def __init__(self) -> None:
        super().__init__()
        self.context = ExitStack()

    @initialize(data=st.data())
    def begin(self, data):
        self.match = Match(data.draw(self.of))
        self.context.enter_context(alone(self.match.rules))

    @precondition(lambda self: self.match.is_in_play)
    @rule(seed=_SEEDS, choices=st.integers(1, _MOST_CHOICES))
    def play(self, seed, choices):
        self.match.chance.random.seed(seed)
        self.match.play(choices)

    @precondition(lambda self: self.match.is_in_play)
    @rule(
        levels=st.lists(st.integers(0, len(LEVELS) - 1), min_size=1, max_size=3),
        choices=st.integers(1, _MOST_CHOICES),
    )
    def play_bots(self, levels, choices):
        self.match.play_bots(levels, choices)

    @precondition(lambda self: self.match.is_in_play)
    @rule(seed=_SEEDS, tries=st.integers(1, 20))
    def try_wrong(self, seed, tries):
        self.match.chance.random.seed(seed)
        for _ in range(tries):
            self.match.try_wrong()

    @precondition(lambda self: self.match.is_in_play)
    @rule(seed=_SEEDS)
    def exchange_hidden(self, seed):
        self.match.chance.random.seed(seed)
        self.match.exchange_hidden()

    @rule()
    def resume(self):
        self.match.resume()

    @rule()
    def replay(self):
        self.match.replay()

    @precondition(lambda self: self.match.is_in_play)
    @rule(seed=_SEEDS)
    def end_hand(self, seed):
        self.match.chance.random.seed(seed)
        self.match.play(_A_HAND)
        if self.match.is_in_play:
            raise Violation("CORE-16: the hand does not end")

    @precondition(lambda self: self.match.has_next_hand)
    @rule()
    def next_hand(self):
        self.match.next_hand()

    def teardown(self):
        self.context.close()
        if hasattr(self, "match"):
            for kind in self.match.told:
                event(_EVENTS[kind])


def hands_of(of: st.SearchStrategy[Table]) -> type[Hands]:
    """Return the machine of these tables, and no others."""
    return type("Hands", (Hands,), {"of": of})


def play(machine: type[Hands], share: float = 1.0) -> None:
    """Play a share of the examples that Hypothesis is set to."""
    some = settings(max_examples=max(2, int(settings().max_examples * share)))
    run_state_machine_as_test(machine, settings=some)


def test_random_mixes_keep_every_promise():
    play(Hands)


@pytest.mark.parametrize("name", NAMES)
def test_core_7_core_8_a_rule_set_keeps_every_promise(name):
    play(hands_of(tables((name,), is_mixed=False)), 1 / 16)


@pytest.mark.parametrize("option", BY_NAME)
def test_an_option_keeps_every_promise(option):
    play(hands_of(tables(option=option)), 1 / 30)


def test_each_value_can_be_played_with_the_options_that_it_needs():
    for option in OPTIONS:
        for value in option.words or option.bounds:
            changes = {**needs_of(option.name, str(value)), option.name: str(value)}
            assert seats_of("official", changes), changes
