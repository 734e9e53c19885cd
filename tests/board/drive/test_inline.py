"""A program does the same after its functions were moved into their callers.

In these programs a function whose name begins with `moved` has to be moved, `stays` has to stay.
"""

import re

import pytest

from tests.board.drive.programs import drive_of, told_by, told_on_drive
from tests.board.drive.random_programs import RandomProgram

PROGRAMS = {
    "conditions and ends": """
def go():
    n = 0
    while moved_more(n):
        n += 1
        if moved_is(n):
            tell("three")
        elif is_even(n) and is_known(n):
            tell("even")
        elif n == 1 and is_known(n):
            tell("one")
    one = moved_kind(1)
    tell(one)
    moved_step(1)
    tell(moved_last(0))
def moved_more(n):
    return n < 5
def moved_is(n):
    tell("?")
    return n == 3
def is_even(n):
    tell("even?")
    return n % 2 == 0
def is_known(n):
    tell("known?")
    return n < 3
def moved_kind(n):
    if n:
        return 5
def moved_step(n):
    tell(n)
    if n:
        return
def moved_last(n):
    if n == 1:
        return 1
    elif n == 2:
        return 2
""",
    "loops": """
def go():
    tell(stays_found([1, 5, 9]))
    tell(moved_sum([1, 2]))
    for one in moved_row(2):
        moved_show(one)
    return moved_last([3, 4])
def stays_found(row):
    for one in row:
        if one > 4:
            return one
def moved_sum(row):
    total = 0
    for one in row:
        total += one
    return total
def moved_row(n):
    row = [n, n + 1]
    return row
def moved_show(one):
    n = 0
    while True:
        n += one
        if n > 4:
            break
    tell(n)
def moved_last(row):
    for one in row:
        if one == 4:
            tell("found")
            return True
    return False
""",
    "arguments are computed once and in order": """
def go():
    tell(moved_pair(said(1), said(2)))
    one = moved_twice(said(3))
    tell(one)
    said(4) + stays_second(said(5), said(6))
    moved_unused(said(7))
    try:
        moved_nothing({}["missing"])
    except KeyError:
        tell("failed")
def said(n):
    tell(n)
    return n
def moved_pair(a, b):
    return b, a, a
def moved_twice(a):
    tell("in")
    return a + a
def stays_second(a, b):
    tell("both")
    return b
def moved_unused(a):
    tell("last")
def moved_nothing(a):
    tell("never")
""",
    "one name in both": """
def go():
    x, y, n = 1, 2, 3
    x = moved_swap(y, x)
    n = moved_add(n)
    _0 = 5
    x += moved_again(x)
    tell((x, y, n, _0, [moved_product(n, i) for i in range(2)]))
def moved_swap(x, y):
    n = x
    x = y
    y = n
    return x * 10 + y
def moved_add(y):
    y += 1
    x = y * 2
    return x
def moved_again(n):
    x = n
    n = 7
    return x * n
def moved_product(i, n):
    return i * 10 + n
""",
    "methods": """
class Bag:
    def __init__(self):
        self.items = [1]
        self.other = None
    def filled(self, n):
        self.moved_put(self.items[0], n)
        self.items.append(self.moved_count())
        return self
    def moved_put(self, n, m):
        self.items[0] = 9
        self.items += [n, m]
    def moved_count(self):
        return len(self.items)
    def moved_show(self):
        tell(self.items)
    @property
    def stays_size(self):
        return len(self.items)
    def stays_twice(self):
        tell(2)
class Box:
    def stays_twice(self):
        tell("box")
def go():
    bag = Bag()
    bag.other = Bag()
    bag.other.filled(7).moved_show()
    tell(bag.filled(bag.stays_size).items)
    for one in (bag, Box()):
        one.stays_twice()
""",
    "a method of a class that stands for its object": """
class Bag:
    def __init__(self):
        self.size = 4
    def told(self):
        tell(self.size)
    def given(self, n=2):
        tell(n)
class Other(Bag):
    def run(self):
        super().told()
def go():
    Other().run()
    Bag.given(Bag())
""",
    "defaults": """
LIMIT = 3
def go():
    tell(stays_sum(1))
    tell(moved_second(1, 2))
    for n in range(2):
        tell(list(gathered(n)))
    global LIMIT
    LIMIT = 9
    one = limited(1)
    tell(one)
def stays_sum(a, b=5, c=-1):
    tell(a)
    return a + b + c
def moved_second(a, b=5):
    return b
def gathered(a, row=[]):
    row.append(a)
    return row
def limited(a, b=LIMIT):
    tell(a)
    return a + b
""",
    "functions that call themselves": """
def go():
    tell(stays_product(5))
    tell(stays_even(4))
def stays_product(n):
    return 1 if n < 2 else n * stays_product(n - 1)
def stays_even(n):
    if n == 0:
        return True
    return moved_odd(n - 1)
def moved_odd(n):
    if n == 0:
        return False
    return stays_even(n - 1)
""",
    "functions as values": """
def go():
    one = stays_next
    tell(one(1) + stays_next(2))
    tell(sorted([3, -4], key=stays_square))
    tell((lambda n: stays_half(n))(8))
    def inner(n):
        return moved_third(n)
    tell(inner(9))
def stays_next(n):
    return n + 1
def stays_square(n):
    return n * n
def stays_half(n):
    return n // 2
def moved_third(n):
    m = n // 3
    return m
""",
    "errors": """
def go():
    x = error = 7
    try:
        x = moved_part(0)
    except ZeroDivisionError:
        tell(x)
    tell(stays_safe(0))
    y = moved_quiet(0)
    moved_guard(1)
    tell((y, error))
    return moved_end()
def moved_part(n):
    tell("r")
    return 5 // n
def stays_safe(n):
    try:
        return 5 // n
    except ZeroDivisionError:
        return -1
    finally:
        tell("finally")
def moved_quiet(n):
    x = 0
    try:
        x = 6 // n
    except ZeroDivisionError as error:
        x = str(error)
    return x
def moved_guard(n):
    try:
        raise ValueError(n)
    except ValueError as error:
        tell(error.args[0])
def moved_end():
    try:
        return 1
    finally:
        tell("end")
""",
    "imports and variables that end": """
def go():
    math, root, y = 3, 5, 1
    moved_late(4)
    moved_root()
    moved_drop(math)
    tell((math, root, stays_named(4), y))
def moved_late(n):
    import math
    tell(math.sqrt(n))
def moved_root():
    from math import sqrt as root
    tell(root(9))
def moved_drop(x):
    y = [x]
    del x
    tell(y)
def stays_named(x):
    return (y := x + 1) * y
""",
    "small functions with several callers": """
state = [0]
class Thing:
    def __init__(self):
        self.size = 3
    def moved_grow(self, n):
        if n < 0:
            return 0
        self.size += n
        return self.size
    def use(self):
        tell(self.moved_grow(2))
        grown = self.moved_grow(-1)
        tell(grown)
    def again(self):
        return self.moved_grow(5)
def go():
    thing = Thing()
    thing.use()
    tell(thing.again())
    one(4)
    two(5)
    two(0)
    tell((later(2), later(0)))
    tell(stays_high(3, 2))
    tell(stays_high(2, 2))
def one(n):
    stays_note(n)
    kept = n + 1
    stays_note(kept)
    moved_deep(kept)
    tell(kept)
def two(n):
    tell(moved_deep(n))
    tell(moved_deep(n + 1))
def moved_deep(n):
    stays_note(n)
    return state[0] + n
def stays_note(n):
    kept = state[0]
    state[0] = n
    tell((kept, n))
def stays_inner(n):
    if n:
        tell(n)
        return n
    for _ in range(2):
        if state[0]:
            return 7
    return 8
def later(n):
    tell(-1)
    found = stays_inner(n)
    return found + stays_inner(n - 2)
def stays_high(n, most):
    tell(n)
    if n > most:
        return n
    return stays_high(n + 1, most)
""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_does_the_same(name: str) -> None:
    files = {"code": "from app import go\ngo()\n", "app": PROGRAMS[name]}
    written = told_by({f"{module}.py": text for module, text in files.items()})
    assert told_on_drive(**files) == written and written
    left = set(re.findall(r"def (\w+)", drive_of(["names"], **files).texts["lib/app.py"]))
    named = set(re.findall(r"def ((?:moved|stays)_\w+)", PROGRAMS[name]))
    assert {one for one in named if one in left} == {one for one in named if "stays" in one}


@pytest.mark.parametrize("seed", range(25))
def test_a_random_program_does_the_same(seed: int) -> None:
    files = RandomProgram(seed).files
    written = told_by({f"{module}.py": text for module, text in files.items()})
    for without in ((), ("names",), ("bundles",), ("settling",)):
        assert told_on_drive(without, **files) == written, without


def test_a_function_of_another_bundle_stays_there() -> None:
    app = "def go():\n    import late\n    late.run()\n    from early import one\n    one()\n"
    files = {"late": "from early import one\ndef run():\n    one()\n", "app": app}
    files |= {"early": "def one():\n    tell(1)\n", "code": "from app import go\ngo()\n"}
    assert "def one" in drive_of(["names"], **files).texts["lib/early.py"]
    assert told_on_drive(**files) == [1, 1]
