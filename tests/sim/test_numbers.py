"""Numbers of a command line are written in the digits 0 to 9; anything else is refused."""

from collections.abc import Callable

import pytest

from sim import bench, faults, memory, play, vm
from sim.arguments import is_number
from sim.errors import UsageError

NONE = ("²", "٣", "٣٣x٣", "-1", "1.5", "1e3", "0x10", " 1", "", "9" * 5000, "0" * 4999 + "1")
HEADLESS = ["--headless"]
TAKE = [
    (faults.main, ["--seed"]),
    (memory.main, ["--players"]),
    (memory.main, ["--rounds"]),
    (vm.main, ["--heap"]),
    (vm.main, ["--pystack"]),
    (bench.main, ["--rounds"]),
    *[
        (play.main, [*HEADLESS, f"--{name}"])
        for name in ("frames", "scale", "players", "bots", "tables", "rounds", "team-size", "seed")
    ],
    (play.main, [*HEADLESS, "--size"]),
]


@pytest.mark.parametrize("number", NONE, ids=lambda text: text[:6])
def test_only_the_digits_0_to_9_make_a_number(number: str) -> None:
    assert not is_number(number, 0, 10**9)


@pytest.mark.parametrize(("main", "before"), TAKE, ids=lambda one: getattr(one, "__module__", None))
def test_each_command_refuses_a_word_that_is_no_number(
    main: Callable[[list[str]], int], before: list[str]
) -> None:
    with pytest.raises(UsageError, match=r"number|size"):
        main([*before, "²"])


@pytest.mark.parametrize("word", ["A*²", "A*" + "9" * 5000, "wait:٣", "wait:00000000001000"])
def test_a_wrong_number_in_a_key_script_is_refused(word: str) -> None:
    with pytest.raises(UsageError, match="is not a number from 1 to"):
        play.main([*HEADLESS, "--keys", word])


def test_both_bounds_are_allowed() -> None:
    assert [n for n in range(9) if is_number(str(n), 2, 4)] == [2, 3, 4]
    assert is_number("007", 0, 7)
