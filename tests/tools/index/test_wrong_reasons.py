"""A mistake in the declaration of a reason, or a rule with the words of another, is reported."""

import re

import pytest

from sim.errors import UsageError
from tests.tools.index.wrong_spec import spec_with
from tools.index.reasons import check

POINTS = '"the hand has too many points to be given up"'
WRONG = (
    ('"NOT_LAST",', '"NOT-LAST",', "'NOT-LAST' is no name of a reason"),
    ('"NOT_LAST",', '"MUST_DRAW",', r"MUST_DRAW has the name of engine/spec/reasons.py:\d+"),
    (POINTS, '"the hand is over"', r"TOO_MANY_POINTS has the words of engine/spec/reasons.py:\d+"),
    (POINTS, '""', "the words of TOO_MANY_POINTS in scenarios are no plain text"),
    ('"Too many points"', '"Too many points in it"', "has 21 letters: a row of a menu has 20"),
    ('"Too many points"', '"Draw first"', "TOO_MANY_POINTS has the words for players of"),
    ('"SEV-5"', '"XYZ-5"', "CLAUSES.md has no clause XYZ-5"),
    ('"surrender"', '"surender"', "of the rule surender, but engine/rules has no surender.py"),
    (
        '"surrender"',
        '"surrender swaps"',
        "engine/rules/swaps.py does not refuse with TOO_MANY_POIN",
    ),
)


@pytest.mark.parametrize(("before", "after", "message"), WRONG)
def test_a_mistake_is_reported_with_its_line(before: str, after: str, message: str) -> None:
    spec, line = spec_with("reasons", before, after)
    with pytest.raises(UsageError, match=message) as error:
        check(spec.REASONS)
    at = re.match(r"engine/spec/reasons\.py:(\d+): ", str(error.value))
    assert at and abs(int(at[1]) - line) < 8, error.value


def test_a_rule_that_refuses_with_the_words_of_another_is_reported() -> None:
    spec, _ = spec_with("reasons", '"three five"', '"five"')
    with pytest.raises(
        UsageError, match=r"^engine/rules/three.py:\d+: ANOTHER_CARD is a reason of"
    ):
        check(spec.REASONS)


def test_the_turn_refuses_with_no_reason_of_a_rule() -> None:
    spec, _ = spec_with("reasons", '"Draw first", "CORE-3"', '"Draw first", "CORE-3", "stack"')
    with pytest.raises(
        UsageError, match=r"^engine/turn/\w+.py:\d+: MUST_DRAW is a reason of stack"
    ):
        check(spec.REASONS)
