"""What is known of a board is settled when its drive is made."""

import ast

import pytest

from sim.drive.settled import known_of, settle
from sim.drive.tree import parse


@pytest.mark.parametrize(
    "text, left",
    [
        ("return 1 if k.has_pad else 2", "return 1"),
        ("return 1 if not k.has_pad else 2", "return 2"),
        (
            "if k.has_pad and s:\n        return 1\n    return 2",
            "if s:\n        return 1\n    return 2",
        ),
        ("if s and not k.has_pad:\n        return 1\n    return 2", "return 2"),
        (
            "if s() and not k.has_pad:\n        return 1\n    return 2",
            "if s() and False:\n        return 1\n    return 2",
        ),
        ("if not k.has_pad and s:\n        return 1\n    return 2", "return 2"),
        ("s = s and k.has_pad\n    return s", "s = s and True\n    return s"),
        ("if k.has_pad or s:\n        return 1\n    return 2", "return 1\n    return 2"),
        ("k.has_pad = s & 3\n    return k.has_pad", "return True"),
    ],
)
def test_the_other_case_is_left_out(text: str, left: str) -> None:
    trees = parse({"a.py": f"def f(k, s):\n    {text}\n"})
    settle(trees, {"has_pad": True})
    settled = ast.unparse(trees["a.py"]).partition("\n    ")[2]
    assert settled == left


def test_boards_have_a_pad_or_not() -> None:
    assert known_of("pygamer") == {"has_pad": True}
    assert known_of("clue_nrf52840_express") == {"has_pad": False}
