"""How the checks are tried: a snippet in a file of some layer, and what is found in it."""

from collections.abc import Callable

import pytest

from sim.checks import allocation, counters, direction, names, size, subset
from sim.checks.finding import Source

CHECKS = {module.__name__.rsplit(".", 1)[1]: module for module in
          (allocation, counters, direction, names, size, subset)}  # fmt: skip

Find = Callable[..., list[str]]


@pytest.fixture
def find() -> Find:
    """find(check, text, path) gives what that check says of the text, without file and line."""

    def find(check: str, text: str, path: str = "engine/tried.py") -> list[str]:
        source = Source(path, text)
        return [finding.message for finding in CHECKS[check].check(source)]

    return find
