"""Each feature that a board's Python lacks is refused, and the nearest one it has passes."""

import pytest

from tests.tools.checks.conftest import Find

# Code that is refused, similar code that passes, and words of the message.
PAIRS = [
    ("import functools", "import random", "no module functools"),
    ("from dataclasses import dataclass", "from collections import deque", "dataclasses"),
    ("import os.path", "import os", "no os.path"),
    ("from typing import Any", "from array import array", "typing"),
    ("from random import shuffle", "from random import getrandbits", "random.shuffle"),
    ("random.sample(x, 2)", "random.choice(x)", "random.sample"),
    ("collections.defaultdict(int)", "collections.deque((), 3)", "collections.defaultdict"),
    ("struct.Struct('<H')", "struct.pack_into('<H', b, 0, 1)", "struct.Struct"),
    ("math.gcd(4, 6)", "math.floor(x)", "math.gcd"),
    ("time.perf_counter()", "time.monotonic()", "time.perf_counter"),
    ("os.replace('a', 'b')", "os.rename('a', 'b')", "os.replace"),
    ("re.findall('a', s)", "re.match('a', s)", "re.findall"),
    ("gc.threshold(9)", "gc.collect()", "gc.threshold"),
    ("sys.print_exception(e)", "sys.exit(1)", "sys.print_exception"),
    ("match x:\n    case 1: pass", "match = x", "no match"),
    ("def f(a, /, b): pass", "def f(a, *, b=1): pass", "positional-only"),
    ("x = [*a, *b]", "[*a, b] = x", "no * in a display"),
    ("x = (*a, 1)", "f(*a)", "no * in a display"),
    ("x = {*a}", "x = {a}", "no * in a display"),
    ("x = {**a}", "f(**a)", "no ** in a display"),
    ("try: f()\nexcept* ValueError: pass", "try: f()\nexcept ValueError: pass", "except*"),
    ("with (open(a) as b): pass", "with open(a) as b: pass", "no with in parentheses"),
    ("with (\n    open(a) as b): pass", "with f(\n    a) as b: pass", "no with in parentheses"),
    ("del a[::2]", "del a[1:2]", "no del"),
    ("'a'.ljust(3)", "'a'.lower()", "no method ljust"),
    ("s.zfill(2)", "s.strip()", "no method zfill"),
    ("s.title()", "self.title(1)\nself.title.x = 1", "no method title"),
    ("n.bit_count()", "n.to_bytes(2, 'big')", "no method bit_count"),
    ("next(i, None)", "next(i)", "next() takes no default"),
    ("sum(a, start=1)", "sum(a)", "sum() takes no start="),
    ("zip(a, b, strict=True)", "zip(a, b)", "zip() takes no strict="),
    ("int.from_bytes(b, 'big', signed=True)", "int.from_bytes(b, 'big')", "no signed="),
    ("print(1, flush=True)", "print(1, end='')", "print() takes no flush="),
    ("class A(metaclass=B): pass", "class A(B): pass", "no metaclasses"),
    ("class A:\n    __slots__ = ('a',)", "class A:\n    slots = ('a',)", "__slots__ is ignored"),
    ("class A:\n    def __setattr__(self, a, b): pass", "class A:\n    def __len__(self): pass",
     "__setattr__ is ignored"),
    ("def f(): pass\nf.calls = 0", "class F: pass\nF.calls = 0", "take no attributes"),
    ("@micropython.native\ndef f(): pass", "@property\ndef f(): pass", "no decorator native"),
]  # fmt: skip


@pytest.mark.parametrize(("refused", "neighbor", "reason"), PAIRS)
def test_refused_with_its_reason(find: Find, refused: str, neighbor: str, reason: str) -> None:
    messages = find("subset", refused)
    assert any(reason in message for message in messages), messages
    assert find("subset", neighbor) == []


def test_code_for_type_checkers_alone_is_not_checked(find: Find) -> None:
    text = "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import Any\n"
    assert find("subset", text) == []
    assert find("subset", text + "else:\n    import typing\n") != []


def test_the_syntax_of_boards_passes(find: Find) -> None:
    text = """
from .a import *
_A = const(3)

def f(a: "int", *, b: list[int] = None) -> "str":
    if (c := a + b[0]) > 1:
        yield f"{c!r:>3}"
    nonlocal_value = lambda: a
    return nonlocal_value
"""
    assert find("subset", text) == []
