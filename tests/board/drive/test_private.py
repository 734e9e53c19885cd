"""Families of classes share the names of their own attributes; what others use keeps its name."""

import ast

import pytest

from tests.board.drive.programs import told_by, told_on_drive
from tools.drive.passes import made
from tools.drive.private import share_private_names
from tools.drive.program import link
from tools.drive.tree import parse_all

START = "from app import go\ngo()\n"
FAMILIES = """
class Base:
    def __init__(self):
        self._rows = [1]
        self._size = 2
    def told(self):
        return self._rows, self._size
class Derived(Base):
    def __init__(self):
        super().__init__()
        self._mine = 3
    def mine(self):
        return self._mine, self._size
class Other:
    def __init__(self):
        self._text = 4
    def told(self):
        return self._text
def go():
    one = Derived()
    tell((one.told(), one.mine(), Other().told()))
"""
TAKING = """
class Thing:
    def __init__(self, size):
        self._size = size
        self._own = 1
    def told(self):
        return self._size + self._own
{}
def go():
    tell(Thing(3).told())
"""


def attributes_of(text: str, stay: tuple[str, ...] = ()) -> dict[str, set[str]]:
    """Return the attributes that each class of a module uses, after the pass."""
    program = link(parse_all({"app.py": text}))
    share_private_names(program, stay)
    return {
        top.name.rpartition(":")[2]: {
            node.attr for node in ast.walk(top) if isinstance(node, ast.Attribute)
        }
        for top in program.modules["app"].body
        if isinstance(top, ast.ClassDef)
    }


def test_families_share_numbers_and_a_derived_class_does_not_clash_with_its_base() -> None:
    found = attributes_of(FAMILIES)
    assert found["Other"] == {"_0"}
    assert len(found["Base"]) == 2
    assert found["Base"] | found["Derived"] == {"_0", "_1", "_2", "__init__"}
    written = told_by({"code.py": START, "app.py": FAMILIES})
    assert written == [(([1], 2), (3, 2), 4)]
    assert told_on_drive(code=START, app=FAMILIES) == written


@pytest.mark.parametrize(
    "other",
    [
        "def use(other):\n    return other._size",
        "class Second:\n    def _size(self):\n        return 1",
        "class Second:\n    _size = 1",
        "def use(take):\n    take(_size=1)",
    ],
    ids=["after another", "a method", "at the top of a class", "an argument by name"],
)
def test_a_name_that_is_used_in_another_way_stays(other: str) -> None:
    assert attributes_of(TAKING.format(other))["Thing"] == {"_size", "_0"}


STATIC = """
class Thing:
    def __init__(self, size):
        self._spare = self._spare_too = 0
        self._size = size
    @property
    def twice(self):
        return 2 * self._size
class Ruler:
    def __init__(self):
        self._size = 7
    @staticmethod
    def measured(thing):
        return thing._size
def go():
    tell((Ruler.measured(Thing(3)), Ruler.measured(Ruler()), Thing(4).twice))
"""


def test_the_first_argument_of_a_decorated_method_need_not_be_the_object() -> None:
    found = attributes_of(STATIC)
    assert "_size" in found["Thing"] & found["Ruler"]
    written = told_by({"code.py": START, "app.py": STATIC})
    assert written == [(3, 7, 8)]
    assert told_on_drive(code=START, app=STATIC) == written


def test_a_name_that_a_driver_uses_stays() -> None:
    assert attributes_of(TAKING.format(""), stay=("_size",))["Thing"] == {"_size", "_0"}


def test_a_name_that_a_start_looks_up_by_a_text_stays() -> None:
    start = 'from app import Thing\ntell(getattr(Thing(3), "_size"))\n'
    files = {"code.py": start, "app.py": TAKING.format("")}
    drive = made(parse_all(files), ["code.py"])
    texts = {**drive.texts, "code.py": drive.with_new_imports("code.py", start)}
    assert told_by(texts) == told_by(files) == [3]
