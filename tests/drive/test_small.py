"""The passes: what they take away, what they leave, and that the rest means the same."""

import ast
import re
import sys
from types import ModuleType

import pytest

from sim.drive.small import make_small
from sim.errors import UsageError


def small(**files: str) -> dict[str, str]:
    """Makes files small; `a__b` is the file a/b.py."""
    sources = {f"{name.replace('__', '/')}.py": text for name, text in files.items()}
    return make_small(sources).texts


def run(text: str) -> ModuleType:
    module = ModuleType("made_small")
    exec(compile(text, "made_small", "exec"), module.__dict__)
    return module


def test_docstrings_comments_and_annotations_go() -> None:
    text = small(
        m='''"""What it is."""
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
__all__ = ["f"]
x: "int | None" = None
y: int
class C:
    """A class."""
    z: int
# a comment
def f(number: int) -> "Any":
    """A function."""
    local: int = number
    return local
def g():
    """Nothing else."""
'''
    )["m.py"]
    for gone in ("What", "TYPE", "typing", "Any", "__all__", "int", "class.", "comment", "y"):
        assert gone not in text, gone
    module = run(text)
    assert module.f(3) == 3 and module.g() is None and module.x is None and module.C()


def test_constants_of_other_files_become_numbers() -> None:
    made = small(
        place="from micropython import const\nA = const(3)\nB = const(A << 4)\n_C = const(~A)\n"
        "def private(): return _C\n",
        user="from place import A, B as LARGE, private\nimport place as p\n"
        "def f(x):\n    return x + A + LARGE + p.B + private()\n",
    )
    assert made["place.py"] == "def private():return -4\n"
    assert "A" not in made["user.py"] and "LARGE" not in made["user.py"]
    assert "3 + 48 + 48" in made["user.py"]


def test_a_zero_in_front_of_a_sum_goes() -> None:
    made = small(
        place="FRONT = const(0)\nNEXT = const(4)\n",
        user="from place import FRONT, NEXT\n"
        "def f(s, n): return s[FRONT + n], s[NEXT + n], s[NEXT - 4 + n], s[n + NEXT]\n",
    )
    assert made["user.py"].count("+") == 2
    assert run(made["user.py"]).f(b"abcdefgh", 3) == (100, 104, 100, 104)


def test_a_comparison_takes_the_shorter_of_two_numbers() -> None:
    made = small(
        place="MOST = const(64)\n",
        user="from place import MOST\n"
        "def f(n): return n < MOST, n >= MOST, 0 <= n < 48, n > MOST, n <= 48, MOST < n, n < 49\n",
    )
    name = re.search(r"def f\((\w+)\)", made["user.py"])
    assert name
    told = made["user.py"].replace(name[1], "n")
    assert "n <= 63, n > 63, 0 <= n <= 47, n > 64, n <= 48, 64 < n, n < 49" in told
    module = run(made["user.py"])
    for n in (0, 47, 48, 49, 63, 64, 65):
        assert module.f(n) == (n < 64, n >= 64, n < 48, n > 64, n <= 48, n > 64, n < 49)


def test_a_local_name_hides_a_constant() -> None:
    made = small(
        place="A = const(3)\n",
        user="from place import A\ndef f(A):\n    return A\ndef g():\n    return A\n",
    )
    module = run(made["user.py"])
    assert module.f(8) == 8 and module.g() == 3


def test_a_constant_that_is_asked_for_by_name_stays() -> None:
    made = small(place="const = int\nA = const(3)\nB = const(4)\n", user="KEY = 'A'\n")
    assert made["place.py"] == "const = int;A = const(3)\n"


def test_what_is_no_number_is_left_alone() -> None:
    text = small(place="const = int\nT = const('5')\nV = const(1)\nV = 2\n")["place.py"]
    assert run(text).T == 5 and run(text).V == 2


def test_a_constant_of_two_numbers_is_refused() -> None:
    user = (
        "def f():\n    from a import N\n    return N\ndef g():\n    from b import N\n    return N\n"
    )
    with pytest.raises(UsageError, match=r"user\.py: N stands for two numbers"):
        small(a="N = const(1)\n", b="N = const(2)\n", user=user)


def test_conditions_that_never_hold_go() -> None:
    made = small(
        place="IS_LARGE = const(0)\n",
        user="from place import IS_LARGE\ndef f(x):\n    if IS_LARGE:\n        return 'large'\n"
        "    return 'wide' if IS_LARGE else x\n",
    )
    assert re.fullmatch(r"def f\((\w+)\):return \1\n", made["user.py"])


def test_a_module_that_signs_itself_in_is_still_loaded() -> None:
    made = small(
        signing="from table import use\nKIND = const(2)\nuse(KIND)\n",
        table="USED = []\ndef use(kind): USED.append(kind)\n",
        user="from signing import KIND\nfrom table import USED\ndef f(): return KIND, USED\n",
    )
    assert "import signing" in made["user.py"]


def test_imports_for_annotations_alone_go() -> None:
    text = small(
        m="import busdisplay\nimport board\ndef f(d: 'busdisplay.BusDisplay'): return board.D\n"
    )["m.py"]
    assert re.fullmatch(r"import board\ndef f\(\w+\):return board\.D\n", text)


def test_local_and_private_names_get_short_and_public_ones_stay() -> None:
    source = """
class Public:
    def __init__(self, width, *, height=2):
        self.width = width
        self._long_name = height
    def area(self):
        return self._product(self.width)
    def _product(self, factor):
        return factor * self._long_name
class Child(Public):
    def area(self):
        return super()._product(10)
def _private_one(argument, keyword=1):
    result = [argument * other for other in (1, 2)]
    return lambda another: result + [another, keyword]
def public(first):
    try:
        raise ValueError(first)
    except ValueError as error:
        return _private_one(first, keyword=5)(error.args[0])
"""
    text = small(m=source)["m.py"]
    for gone in ("_long_name", "_product", "_private_one", "argument", "result", "other", "error."):
        assert gone not in text, gone
    module = run(text)
    assert module.public(3) == [3, 6, 3, 5]
    assert module.Public(4, height=5).area() == 20 and module.Child(4).area() == 20
    assert module.Public(width=4).width == 4 if "width=" in source else True


def test_private_names_that_others_ask_for_stay() -> None:
    made = small(
        m="def _asked(): _table[1] = 1; return 1\n_table = {}\nclass C:\n"
        "    def __init__(self): self._seen = 1\n",
        user="from m import _asked\nimport m\ndef f(c): return c._seen, m._table, _asked()\n"
        "WORD = '_by_text'\n",
    )
    for kept in ("_asked", "_table", "_seen"):
        assert kept in made["m.py"] and kept in made["user.py"]


def test_a_renamed_name_meets_no_other() -> None:
    source = """
a = 100
def f(long_name, b):
    global _counter
    _counter = 1
    c = 2
    return long_name + a + b + c + max(1, 2)
def g(total):
    def add(more):
        nonlocal total
        total += more
        return total
    return add(1) + total
"""
    module = run(small(m=source)["m.py"])
    assert module.f(1, 10) == 115
    assert module.g(5) == 12


def test_swaps_lose_the_parentheses_that_cost_heap() -> None:
    text = small(m="def f(s, i):\n    s[i], s[0] = s[0], s[i]\n    return s\n")["m.py"]
    assert re.search(r"(\w+)\[(\w+)\], \1\[0\] = \1\[0\], \1\[\2\]", text)
    assert run(text).f([1, 2], 1) == [2, 1]


def test_blocks_stand_in_few_lines_and_mean_the_same() -> None:
    source = """
def f(n):
    found = []
    for i in range(n):
        if i % 2:
            found.append(i)
            continue
        elif i > 5:
            while True:
                break
        else:
            pass
        found.append(-i)
    else:
        found.append('end')
    try:
        found.append(found[99])
    except IndexError:
        found.append('short')
    finally:
        found.append('last')
    return found
"""
    text = small(m=source)["m.py"]
    assert text.count("\n") < source.count("\n") - 6
    assert run(text).f(9) == run(source).f(9)


def test_what_nobody_names_is_left_out_of_a_whole_program() -> None:
    library = """
NEVER = (1, 2)
class Library:
    def used(self): return self._inner
    @property
    def asked(self): return 1
    @property
    def unasked(self): return 2
    @unasked.setter
    def unasked(self, value): pass
    def unused(self): return self.unused()
    def __len__(self): return 3
def made_for_nobody(): return Library()
"""
    user = "from library import Library\nprint(Library().used(), Library().asked)\n"
    sources = {"library.py": library, "code.py": user}
    text = make_small(sources, whole=True).texts["library.py"]
    names = {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
    assert names == {"used", "asked", "__len__"}
    assert "NEVER" not in text
    assert "unused" in make_small(sources).texts["library.py"]


def test_a_traceback_can_be_read_with_the_key() -> None:
    source = '"""Doc."""\n\n\ndef public(argument):\n    # why\n    return _private(argument)\n\n\n'
    source += "def _private(divisor):\n    return 1 / divisor\n\n\nOTHER = _private\n"
    made = make_small({"m.py": source})
    try:
        run(made.texts["m.py"]).public(0)
    except ZeroDivisionError:
        trace = sys.exc_info()[2]
    lines = []
    while trace:
        lines.append((trace.tb_lineno, trace.tb_frame.f_code.co_name))
        trace = trace.tb_next
    (caller, public), (failed, private) = lines[1:]
    origin = made.origins["m.py"]
    assert origin.lines[caller - 1] == [(1, 4, 4), (1, 6, 6)] and public == "public"
    assert origin.lines[failed - 1] == [(1, 9, 10)]
    assert origin.names[""][private] == ["_private"]
    assert list(origin.names["_private"].values()) == [["divisor"]]


def test_a_name_that_a_pass_lost_is_noticed() -> None:
    with pytest.raises(UsageError, match=r"m\.py:2: missing is bound nowhere"):
        small(m="def f():\n    return missing\n")
