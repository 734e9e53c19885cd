"""Drives, each made once for all tests that look at it."""

from collections.abc import Callable
from functools import cache

import pytest

from sim.drive.contents import Contents, contents_for


@cache
def drive_of(board: str) -> Contents:
    return contents_for(board)


@pytest.fixture(scope="session")
def drive() -> Callable[[str], Contents]:
    return drive_of


@pytest.fixture(scope="session")
def pygamer() -> Contents:
    return drive_of("pygamer")
