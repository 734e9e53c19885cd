"""The fixture `find` runs a check on a snippet, as if it were a file of some layer."""

from collections.abc import Callable

import pytest

from tools.checks import allocation, counters, direction, names, subset
from tools.checks.finding import Source

CHECKS = {module.__name__.rsplit(".", 1)[1]: module for module in
          (allocation, counters, direction, names, subset)}  # fmt: skip

Find = Callable[..., list[str]]


@pytest.fixture
def find() -> Find:
    """Return find(check, text, path), which returns the messages of a check about a text."""

    def find(check: str, text: str, path: str = "engine/tried.py") -> list[str]:
        source = Source(path, text)
        return [finding.message for finding in CHECKS[check].check(source)]

    return find
