"""A sum in a byte of the state must be bounded in the statement that writes it."""

import pytest

from tests.tools.checks.conftest import Find

BOUNDED = (
    "def f(s, more):\n    s[3] = min(s[3] + more, 255)",
    "def f(s):\n    s[3] += 1\n    s[3] -= 1",
    "def f(s, bits):\n    s[3] |= bits",
    "def f(held, more):\n    held[3] += more",
)
UNBOUNDED = (
    "def f(s, more):\n    s[3] += more",
    "def f(s, less):\n    s[3] -= less",
    "def f(s):\n    s[3] += 2",
    "def f(sheet, more):\n    sheet[3] *= more",
)


@pytest.mark.parametrize("text", BOUNDED)
def test_a_bounded_sum_passes(find: Find, text: str) -> None:
    assert find("counters", text) == []


@pytest.mark.parametrize("text", UNBOUNDED)
def test_a_sum_that_long_play_can_overrun_is_reported(find: Find, text: str) -> None:
    assert find("counters", text) == ["nothing bounds this sum: write min(…, 255)"]
    assert find("counters", text, "lib/ui/tried.py") == []
