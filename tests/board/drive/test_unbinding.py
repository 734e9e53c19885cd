"""A method that other files alone call becomes a function of theirs; any other one stays."""

import ast

import pytest

from tests.board.drive.programs import drive_of, told_on_drive

START = "from ui.app import go\ngo()\n"
APP = """
class Thing:
    size = 5
    def __init__(self, name):
        self._name = name
        self._parts = [1]
    def told(self, n, more=2):
        self._parts.append(n)
        return self._name, self._parts, n + more + self.size
    def own(self):
        return self._name
def go():
    import late
    late.run(Thing("a"), Thing("b"))
    tell(Thing("c").own())
    {more}
"""
LATE = """
{top}
def run(one, other):
    tell(one.told(3))
    tell([x.told(n, more=0) for n, x in enumerate((one, other))])
    {more}
"""
TOLD = [
    ("a", [1, 3, 0], 10),  # a list that grows afterwards
    [("a", [1, 3, 0], 5), ("b", [1, 1], 6)],
    "c",
]


def files(app: str = "", late: str = "", top: str = "") -> dict[str, str]:
    """Return a program. top: of the module `late`; the others: of a function's end."""
    return {
        "code": START,
        "lib/ui/app": APP.format(more=app),
        "late": LATE.format(more=late, top=top),
    }


def methods_of(program: dict[str, str]) -> set[str]:
    """Return the methods of Thing on the drive, under their own names."""
    drive = drive_of(["names", "inline"], **program)
    (thing,) = [
        node
        for node in ast.parse(drive.texts[drive.bundles["ui.app"].path]).body
        if isinstance(node, ast.ClassDef) and node.name == "Thing"
    ]
    return {node.name for node in thing.body if isinstance(node, ast.FunctionDef)}


def defined_in(program: dict[str, str], module: str) -> set[str]:
    """Return the functions at the top of a module's file."""
    drive = drive_of(["names", "inline"], **program)
    top = ast.parse(drive.texts[drive.bundles[module].path]).body
    return {node.name for node in top if isinstance(node, ast.FunctionDef)}


def test_a_method_that_one_other_file_calls_is_a_function_there() -> None:
    program = files()
    assert methods_of(program) == {"__init__", "own"}
    (moved,) = defined_in(program, "late") - {"run"}
    assert moved.endswith("Thing_told")
    assert told_on_drive(**program) == told_on_drive(["settling"], **program) == TOLD


def test_its_attributes_still_share_names_with_its_class() -> None:
    """The function reads what the class writes, under the class's numbers."""
    texts = drive_of(["inline"], **files()).texts.values()
    names = {
        n.attr for text in texts for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Attribute)
    }
    assert "_name" not in names and "_parts" not in names


OTHER = "class Other:\n    def told(self):\n        return 9\n"
DERIVED = "from ui.app import Thing\nclass Derived(Thing):\n    def told(self, n):\n"
DERIVED += "        return Thing.told(self, n), 'derived'\n"


@pytest.mark.parametrize(
    ("app", "top", "late"),
    [
        ("thing = Thing('d')\n    tell(thing.told(1))", "", ""),
        ("", "", "tell(one.told == other.told)"),
        ("", "", "kept = one.told\n    tell(kept(1))"),
        ("", "", "one.told = tell\n    one.told(1)"),
        ("", OTHER, "kept = Other()\n    tell(kept.told())"),
        ("", DERIVED, "kept = Derived('d')\n    tell(kept.told(1))"),
        ("", "from ui.app import Thing\n", "tell(Thing.told(one, 1))"),
    ],
    ids=[
        "its own file calls it",
        "it is a value",
        "it is kept",
        "it is replaced",
        "another class has the name",
        "a derived class has the name",
        "it is called of its class",
    ],
)
def test_a_method_with_any_other_use_stays(app: str, top: str, late: str) -> None:
    program = files(app, late, top)
    assert "told" in methods_of(program)
    assert told_on_drive(**program) == told_on_drive(["settling"], **program)
    assert len(told_on_drive(**program)) > len(TOLD)


def test_a_method_stays_if_a_caller_may_run_without_the_file_of_its_class() -> None:
    """What the app calls of a screen's thing must not be loaded with the app."""
    screen = "class Shown:\n    def __init__(self):\n        self.x = 3\n"
    screen += "    def at(self, n):\n        tell(n)\n        tell(self.x)\n"
    app = "shown = []\ndef go():\n    import screen\n    shown.append(screen.Shown())\n"
    program = {
        "code": START,
        "lib/ui/app": f"{app}    for one in shown:\n        one.at(2)\n",
        "screen": screen,
    }
    assert defined_in(program, "ui.app") == {"go"}
    assert told_on_drive(**program) == [2, 3]


def test_what_several_files_use_that_come_and_go_leaves_the_app_for_each_of_them() -> None:
    app = "def both(n):\n    tell(n)\n    return n + 1\ndef here(n):\n    tell(n)\n    return n\n"
    app += "    import second\n    second.run(here(4))\n"
    use = "from ui.app import both\ndef run(n):\n    tell(both(n))\n    tell(both(n + 5))\n"
    program = {
        "code": START,
        "lib/ui/app": app + "def go():\n    import first, second\n    first.run(here(1))\n"
        "    second.run(here(2))\n",
        "first": use,
        "second": use,
    }
    assert "both" not in defined_in(program, "ui.app") and "here" in defined_in(program, "ui.app")
    for module in ("first", "second"):
        assert any(name.endswith("both") for name in defined_in(program, module))
    told = [one for n in (1, 2) for one in (n, n, n + 1, n + 5, n + 6)]
    assert told_on_drive(**program) == told_on_drive(["settling"], **program) == told


def test_what_counts_in_a_variable_of_its_module_gets_no_copy() -> None:
    app = "count = 0\ndef both():\n    global count\n    count += 1\n    return count\n"
    use = "from ui.app import both\ndef run():\n    tell(both())\n    tell(both())\n"
    program = {
        "code": START,
        "lib/ui/app": app
        + "def go():\n    import first, second\n    first.run()\n    second.run()\n",
        "first": use,
        "second": use,
    }
    assert told_on_drive(**program) == [1, 2, 3, 4]
