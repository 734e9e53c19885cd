"""Functions end in fewer bytes, and do what they did."""

import ast
from types import ModuleType

import pytest

from sim.drive.public import names_of_drivers
from sim.drive.small import make_small

ENDINGS = {
    "what follows a bare return": (
        """
def public(found, n):
    if n == 2:
        return
    found.append(n)
    if not found or n > 5:
        return
    found.append(-n)
""",
        "def public(a,b):\n if not b==2:\n  a.append(b)\n  if not(not a or b>5):a.append(-b)\n",
    ),
    "what follows a continue": (
        """
def public(found, n):
    for i in range(n):
        if i == 2:
            continue
        found.append(i)
    return found
""",
        "def public(a,b):\n for c in range(b):\n  if not c==2:a.append(c)\n return a\n",
    ),
    "what follows else": (
        """
def public(found, n):
    if n == 2:
        return "two"
    elif n > 3:
        return "many"
    else:
        return n
""",
        "def public(a,b):\n if b==2:return 'two'\n if b>3:return 'many'\n return b\n",
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_an_ending_is_shorter_and_does_the_same(name: str) -> None:
    source, expected = ENDINGS[name]
    made = make_small({"a.py": source}).texts["a.py"]
    assert _layout(made) == _layout(expected)
    for n in range(8):
        assert _done(made, n) == _done(source, n)


def _layout(text: str) -> str:
    """The text with the names that variables have in no board's ROM."""
    tree = ast.parse(text)
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.arg = names.setdefault(node.arg, f"v{len(names)}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.setdefault(node.id, f"v{len(names)}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            node.id = names.get(node.id, node.id)
    return ast.unparse(tree)


def _done(text: str, n: int) -> tuple[object, list[int]]:
    module = ModuleType("a")
    exec(text, vars(module))
    found: list[int] = []
    return module.public(found, n), found


SILENT = """
class Row:
    def draw(self, n):
        if n:
            self.show(n)
        else:
            self._clear()
    def show(self, n):
        print(n)
    def _clear(self):
        print()
    def again(self):
        self.show(1)
        self.draw(2)
    def count(self):
        print()
def public(row, n):
    row.draw(n)
    row.again()
    return row.count()
def _use(row):
    public(row, 1)
call = _use
"""


def test_a_last_call_is_returned_where_nobody_asks_for_it() -> None:
    others = "from a import Row, public\npublic(Row(), 2)\n"
    tree = ast.parse(make_small({"a.py": SILENT, "b.py": others}, whole=True).texts["a.py"])
    row = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    last = {one.name: one.body[-1] for one in row.body if isinstance(one, ast.FunctionDef)}
    assert isinstance(last["draw"], ast.Return) and isinstance(last["show"], ast.Return)
    assert isinstance(last["count"], ast.Expr)  # somebody does
    use = next(
        node for node in tree.body if isinstance(node, ast.FunctionDef) and len(node.body) == 1
    )
    assert isinstance(use.body[-1], ast.Expr)  # who knows who calls it


DRIVEN = """
def play_frame(n):
    for i in range(n):
        print(i)
    print(n)
play_frame(1)
play_frame(2)
"""


@pytest.mark.parametrize("is_drive", (True, False))
def test_what_drivers_may_ask_stays_where_all_of_a_drive_is_there(is_drive: bool) -> None:
    assert "play_frame" in names_of_drivers()
    tree = ast.parse(make_small({"code.py": DRIVEN}, whole=True, alone=is_drive).texts["code.py"])
    played = next(node for node in tree.body if isinstance(node, ast.FunctionDef))
    assert isinstance(played.body[-1], ast.Expr if is_drive else ast.Return)
