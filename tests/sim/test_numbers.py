"""A number of a command line is written in the digits 0 to 9: others are refused in a line."""

from collections.abc import Callable

import pytest

from sim import faults, memory, vm
from sim.errors import UsageError


@pytest.mark.parametrize("number", ("²", "٣", "-1", "1.5", ""))
@pytest.mark.parametrize(
    ("main", "before"),
    (
        (faults.main, ["--seed"]),
        (memory.main, ["pygamer", "--players"]),
        (vm.main, ["--heap"]),
    ),
    ids=["faults", "memory", "vm"],
)
def test_what_is_no_number_is_refused(
    main: Callable[[list[str]], int], before: list[str], number: str
) -> None:
    with pytest.raises(UsageError, match="number"):
        main([*before, number])
