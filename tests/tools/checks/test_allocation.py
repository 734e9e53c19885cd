"""Each statement that allocates is refused in play, and a similar one that does not passes."""

import pytest

from tests.tools.checks.conftest import Find

PAIRS = [
    ("x = [i for i in a]", "for i in a: x += i", "a comprehension"),
    ("x = {i: 1 for i in a}", "x = a[i]", "a comprehension"),
    ("x = sum(i for i in a)", "x = sum(a)", "a generator expression"),
    ("x = lambda: 1", "x = self.stored(1)", "a lambda"),
    ("def g(): pass", "g()", "the inner function g"),
    ("x = f'{a}'", "x = 'a'", "an f-string"),
    ("x = '%d' % a", "x = a % 3", "making text"),
    ("x = 'a' + b", "x = a + b", "making text"),
    ("x = 'a'.format(b)", "x = a.find(b)", "format()"),
    ("x = str(a)", "x = len(a)", "str()"),
    ("x = bytes(3)", "x = b'abc'", "bytes()"),
    ("x = bytearray(3)", "x = max(a, 3)", "bytearray()"),
    ("x = a[1:3]", "a[1:3] = prebuilt", "reading a slice"),
    ("a[1:3] = b[1:3]", "a[1:3] = b", "reading a slice"),
    ("x = (a, b)", "x = (1, 2)", "a tuple of variables"),
    ("x = (_A, b)", "x = (_A, -2, (3, 'r'))", "a tuple of variables"),
    ("return a, b", "return a", "a tuple of variables"),
    ("a, b, c = b, c, a", "a, b = b, a", "a tuple of variables"),
    ("a, b = b, a[1:2]", "a[i], a[j] = a[j], a[i]", "reading a slice"),
    ("a, *b = c", "a, b = c", "a star"),
    ("f(*a)", "f(a)", "a star"),
    ("f(**a)", "f(a=1)", "a call with **"),
    ("for i, x in enumerate(a): pass", "for x in a: pass", "enumerate()"),
    ("for x in zip(a, b): pass", "for x in range(3): pass", "zip()"),
    ("for x in reversed(a): pass", "for x in range(3, 0, -1): pass", "reversed()"),
    ("for x in range(0, 9, n): pass", "for x in range(0, n, _A): pass", "variable step"),
    ("x = range(3)", "for x in range(n): pass", "outside a for"),
    ("for k, v in a.items(): pass", "for k in a: pass", "items()"),
    ("yield a", "return", "a generator"),
    ("raise ValueError", "return 1", "raising"),
    ("raise ValueError  # bad", "raise ValueError(f(\n'a'))  # a fault of the caller", "raising"),
    ("x = divmod(a, 3)", "x = a // 3", "divmod()"),
    ("x = a.to_bytes(2, 'big')", "x = a >> 8", "to_bytes()"),
    ("x = struct.unpack_from('<H', b)", "struct.pack_into('<H', b, 0, 1)", "unpack_from()"),
    ("x = []", "x[0] = 1", "a list"),
    ("x = {}", "x = a['b']", "a dict"),
    ("x = {1, 2}", "x = a in (1, 2)", "a set"),
    ("a.append(1)", "a[n] = 1", "append()"),
    ("x = a & 0x7fffffff", "x = a & 0x3fffffff", "more than 30 bits"),
    ("x = 1.5", "x = 1", "a float"),
    ("x = a / 2", "x = a // 2", "/"),
    ("x /= 2", "x //= 2", "/="),
    ("x = a ** 2", "x = a * a", "**"),
    ("x = Window(1)", "x = LIMIT", "making a Window"),
    ("import gc", "gc", "an import"),
]  # fmt: skip


def in_function(statement: str, head: str = "def f(a, b, n):") -> str:
    return f"_A = const(2)\n\n{head}\n    {statement}\n"


@pytest.mark.parametrize(("refused", "neighbor", "reason"), PAIRS)
def test_refused_with_its_reason(find: Find, refused: str, neighbor: str, reason: str) -> None:
    messages = find("allocation", in_function(refused))
    assert any(reason in message for message in messages), messages
    assert find("allocation", in_function(neighbor)) == []


def test_receiving_star_arguments_is_refused(find: Find) -> None:
    assert find("allocation", "def f(*a): pass") != []
    assert find("allocation", "def f(**a): pass") != []
    assert find("allocation", "def f(*, a): pass") == []


def test_a_bound_method_is_called_not_taken(find: Find) -> None:
    text = "class A:\n    def f(self): {}\n    def g(self): pass\n"
    assert find("allocation", text.format("self.g()")) == []
    assert find("allocation", text.format("return self.g")) != []
    assert find("allocation", text.format("return self.other")) == []


def test_annotations_are_not_evaluated(find: Find) -> None:
    text = "def f(a: tuple[int, int]) -> dict[str, int]:\n    b: list[int] = a[0]\n    return b\n"
    assert find("allocation", text) == []


SETTING_UP = [
    "x = [1]",
    "class A:\n    x = [1]\n    def __init__(self):\n        self.x = bytearray(3)",
    "def f():  # set-up\n    return [1]",
    "def f(\n    a,\n    b,\n):  # set-up\n    return [a]",
    '"""Says what it is for."""\n\n# set-up: whole file\n\ndef f():\n    return [1]',
]


@pytest.mark.parametrize("text", SETTING_UP)
def test_code_marked_as_set_up_may_allocate(find: Find, text: str) -> None:
    assert find("allocation", text) == []


@pytest.mark.parametrize("text", SETTING_UP[2:])
def test_without_the_mark_it_may_not_allocate(find: Find, text: str) -> None:
    unmarked = text.replace("# set-up: whole file", "").replace("# set-up", "")
    assert len(find("allocation", unmarked)) == 1


def test_screens_are_checked_only_where_marked(find: Find) -> None:
    text = "def f():{}\n    return [1]"
    assert find("allocation", text.format(""), "lib/ui/tried.py") == []
    assert len(find("allocation", text.format("  # per frame"), "lib/ui/tried.py")) == 1
    assert find("allocation", text.format("  # per frame"), "hal/tried.py") == []
