"""Tests are in three tiers: `make quick`, `make test`, and `make full` for what takes long.

`@pytest.mark.full` leaves a test to `make full`; `pytestmark = FULL` all of a file. A test with
many values, such as boards, leaves most of them to it:

    @pytest.mark.parametrize("board", sample(boards(), "pygamer"))
"""

from collections.abc import Iterable
from typing import TypeVar

import pytest

FULL = pytest.mark.full
Value = TypeVar("Value")


def sample(values: Iterable[Value], *kept: Value) -> list[object]:
    """Return the values as parameters, of which all but the kept ones are left to `make full`."""
    found = list(values)
    assert set(kept) <= set(found), "a value that is kept is none of them"
    return [value if value in kept else pytest.param(value, marks=FULL) for value in found]
