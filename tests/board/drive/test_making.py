"""What makes an object that is made once is in a file of its own, which is forgotten then."""

import ast

import pytest

from sim import vm
from tests.board.drive.programs import START as CODE
from tests.board.drive.programs import drive_of, told_by, told_on_drive
from tools.drive import making

_TRIED = "tried.py"
MAKER = "made.things.Thing"
START = "from ui.app import go\ngo()\n"
APP = """
import sys
from things import Thing
class Page:
    def __init__(self):
        self.size = 7
    def show(self):
        before = len(sys.modules)
        self.thing = Thing(self, more=5)
        tell(self.thing.told())
        tell(len(sys.modules) - before)
def go():
    Page().show()
    {more}
"""
THINGS = """
def _even(numbers):
    return [one for one in numbers if one % 2 == 0]
class Thing{bases}:
    kind = "thing"
    def __init__(self, page, more=1):
        self.numbers = []
        self.page = page
        for number in range(page.size + more):
            self._add(number)
        self._end(_even(self.numbers), more)
    def _add(self, number):
        self.numbers.append(number * 3 + len(self.numbers) * self.page.size)
        self.numbers.append(number * 5 - len(self.numbers) * self.page.size)
        self._both()
    def _both(self):
        self.last = self.numbers[-1], self.numbers[-2]
    def _end(self, even, more):
        self.even = len(even)
        self.more = [more, len(self.numbers), self.numbers[0]]
        self.names = list(map(str, even))
    def told(self):
        self._both()
        return self.kind, self.numbers, self.last, self.even, self.more, self.names
{more}
"""


def program(app: str = "", things: str = "", bases: str = "") -> dict[str, str]:
    """Return a program. app, things: more of its files."""
    return {
        "code": START,
        "lib/ui/app": APP.format(more=app),
        "things": THINGS.format(more=things, bases=bases),
    }


def functions_in(files: dict[str, str], module: str) -> set[str]:
    """Return the functions of a module's file, as `f` or `Class.f`; nothing: it has no file."""
    drive = drive_of(["names", "inline"], **files)
    if module not in drive.bundles:
        return set()
    found = set()
    for top in ast.parse(drive.texts[drive.bundles[module].path]).body:
        before = f"{top.name}." if isinstance(top, ast.ClassDef) else ""
        for node in top.body if isinstance(top, ast.ClassDef) else (top,):
            if isinstance(node, ast.FunctionDef):
                found.add(before + node.name)
    return found


def told_on_machine(files: dict[str, str]) -> list[str]:
    """Return what a program tells from its drive on MicroPython, line by line."""
    drive = drive_of(**files)
    start = "import builtins\nbuiltins.tell = print\n" + drive.with_new_imports(CODE, files["code"])
    texts = {path.removeprefix("lib/"): text for path, text in drive.texts.items()}
    return vm.run(_TRIED, texts={**texts, _TRIED: start}).stdout.splitlines()


@pytest.fixture(autouse=True)
def _cuts_small_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "_LEAST", 10)


def test_a_constructor_and_what_it_alone_uses_are_in_a_file_of_their_own() -> None:
    files = program()
    made = functions_in(files, MAKER)
    assert {"Thing_made", "Thing__add", "Thing__end"} <= made
    assert any(name.endswith("_even") for name in made)
    there = functions_in(files, "things")
    assert {one for one in there if one.startswith("Thing")} == {"Thing.told", "Thing._both"}
    assert "_even" not in there


def test_the_program_does_the_same_and_forgets_the_file() -> None:
    files = program()
    written = told_by({f"{name}.py".removeprefix("lib/"): text for name, text in files.items()})
    assert written[0][0] == "thing" and written[1] == 0
    for without in ((), ("making",), ("settling",), ("names",)):
        assert told_on_drive(without, **files) == written
    assert told_on_machine(files) == list(map(str, written))


def test_what_is_small_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "_LEAST", 2000)
    assert "Thing.__init__" in functions_in(program(), "things")


def test_of_what_is_imported_where_it_is_made_only_much_is_cut_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The page of a menu comes and goes anyway."""
    app = "def go():\n    from things import Thing\n    thing = Thing(Page())\n"
    app += "    tell(thing.told())\nclass Page:\n    size = 7\n"
    files = {**program(), "lib/ui/app": app}
    assert functions_in(files, MAKER) == set()
    monkeypatch.setattr(making, "_LEAST_IN_PLACE", 10)
    assert "Thing_made" in functions_in(files, MAKER)
    assert told_on_drive(**files) == told_on_drive(["making"], **files)


ROWS = """
class Page:
    def __init__(self):
        self.rows = []
    def make_rows(self, count):  # set-up
        for row in range(count):
            self._make_row(row)
        return count
    def _make_row(self, row):
        self.rows.append(row)
def go():
    page = Page()
    {made}
    tell(page.rows)
"""


@pytest.mark.parametrize(
    ("made", "is_cut"),
    [
        ("count = page.make_rows(3)\n    tell(count)", True),
        ("if page:\n        page.make_rows(3)", True),
        ("page.make_rows(3)\n    page.make_rows(4)", False),
        ("for count in (1, 2):\n        page.make_rows(count)", False),
        ("make = page.make_rows\n    make(3)", False),
    ],
    ids=["at one place", "perhaps", "at two places", "in a loop", "as a value"],
)
def test_a_method_that_is_marked_is_cut_out_if_one_place_calls_it(made: str, is_cut: bool) -> None:
    app = ROWS.format(made=made)
    files = {"code": START, "lib/ui/app": app}
    found = {"Page_make_rows", "Page__make_row"} if is_cut else set()
    assert functions_in(files, "made.ui.app.Page.make_rows") == found
    assert told_on_drive(**files) == told_on_drive(["making"], **files)
    assert told_on_machine(files) == list(map(str, told_on_drive(**files)))
    unmarked = {**files, "lib/ui/app": app.replace("  # set-up", "")}
    assert functions_in(unmarked, "made.ui.app.Page.make_rows") == set()


INNER = "class Part:\n    def __init__(self, name):\n        self.name = name + name\n"
INNER += "        self.names = [self.name]\n        self.count = len(name) * len(self.name)\n"
OUTER = "class Whole:\n    def __init__(self):\n        self.part = Part('part')\n"
OUTER += "        self.told = self.part.names, self.part.count\n"


def test_what_makes_a_part_is_in_the_file_of_the_whole() -> None:
    """One file is loaded, in whichever order the classes stand."""
    for classes in (INNER + OUTER, OUTER + INNER):
        app = "from wholes import Whole\ndef go():\n    whole = Whole()\n    tell(whole.told)\n"
        files = {"code": START, "lib/ui/app": app, "wholes": classes}
        assert functions_in(files, "made.wholes.Whole") == {"Whole_made", "wholes_Part_made"}
        assert functions_in(files, "made.wholes.Part") == set()
        assert told_on_drive(**files) == [(["partpart"], 32)]
        assert told_on_machine(files) == ["(['partpart'], 32)"]


BASES = """
class Base:
    def __init__(self, name, size):
        self.name = name * size
        self.sizes = [size, len(self.name)]
class Plain(Base):
    pass
class Heir(Base):
    def __init__(self, name):
        self.before = name
        super().__init__(name, 3)
        self.after = len(self.name)
"""


def test_what_makes_an_heir_takes_what_makes_its_base() -> None:
    app = "from wholes import Heir\ndef go():\n    heir = Heir('it')\n"
    app += "    tell((heir.before, heir.name, heir.sizes, heir.after))\n"
    files = {"code": START, "lib/ui/app": app, "wholes": BASES}
    made = functions_in(files, "made.wholes.Heir")
    assert made == {"Heir_made", "wholes_Base_made"}
    assert functions_in(files, "wholes") == {"go"}
    assert told_on_drive(**files) == [("it", "ititit", [3, 6], 6)]
    assert told_on_machine(files) == ["('it', 'ititit', [3, 6], 6)"]


def test_where_all_runs_once_constructors_are_functions_however_often_they_are_called() -> None:
    """The file that calls them is forgotten, so it takes them."""
    begin = "# Begin it.\n\n# set-up: whole file\nfrom wholes import Base, Plain\ndef begin():\n"
    begin += "    made = [Base(name, 2) for name in ('a', 'b')]\n    made.append(Plain('c', 4))\n"
    begin += "    return [(one.name, one.sizes, isinstance(one.told(), str)) for one in made]\n"
    wholes = f"{BASES.split('class Heir')[0]}".replace(
        "class Plain", "    def told(self):\n        return self.name\nclass Plain"
    )
    app = "import wholes\ndef go():\n    from begin import begin\n    tell(begin())\n"
    files = {"code": START, "lib/ui/app": app, "wholes": wholes, "begin": begin}
    there = functions_in(files, "begin") | functions_in(files, "wholes")
    assert any(one.endswith("Base_made") for one in there) and "Base.__init__" not in there
    unmarked = {**files, "begin": begin.replace("# set-up: whole file\n", "")}
    assert "Base.__init__" in functions_in(unmarked, "wholes")
    told = [[("aa", [2, 2], True), ("bb", [2, 2], True), ("cccc", [4, 4], True)]]
    assert told_on_drive(**files) == told_on_drive(**unmarked) == told
    assert told_on_machine(files) == list(map(str, told))


def test_a_function_that_is_marked_is_cut_out_where_it_is_imported_in_place() -> None:
    app = "def go():\n    from wholes import build\n    tell(build(3).names)\n"
    wholes = f"{INNER}    def told(self):\n        return self.names\n"
    wholes += "def build(count):  # set-up\n    return Part('part' * count)\n"
    files = {"code": START, "lib/ui/app": app, "wholes": wholes}
    made = functions_in(files, "made.wholes.build")
    assert "build" in made and any(one.endswith("Part_made") for one in made)
    assert told_on_drive(**files) == [["part" * 6]]
    assert told_on_machine(files) == [str(["part" * 6])]


def test_an_error_while_it_is_made_is_the_callers() -> None:
    files = program()
    files["things"] = files["things"].replace("range(page.size", "range(page.nothing")
    tries = "try:\n        Page().show()\n    except AttributeError:\n        tell('no')\n"
    files["lib/ui/app"] = files["lib/ui/app"].replace("Page().show()\n", tries)
    assert told_on_drive(**files) == told_on_drive(["making"], **files) == ["no"]
    assert told_on_machine(files) == ["no"]


@pytest.mark.parametrize(
    ("app", "things", "bases"),
    [
        ("tell(Thing(Page()).told())", "", ""),
        ("tell(isinstance(Page(), Thing))", "", ""),
        ("", "", "(dict)"),
        ("", "class Other(Thing):\n    pass\nkinds = [Other]\ntell(kinds[0].kind)\n", ""),
        ("Page.Thing = 3\n    tell(Page.Thing)", "", ""),
    ],
    ids=["made twice", "it is asked for", "it has a base", "a value is one", "it is looked up"],
)
def test_a_class_with_any_other_use_stays(app: str, things: str, bases: str) -> None:
    files = program(app, things, bases)
    assert functions_in(files, MAKER) == set()
    assert told_on_drive(**files) == told_on_drive(["making"], **files)


@pytest.mark.parametrize(
    "made",
    [
        "for one in (1, 2):\n        things.append(Thing(Page()))",
        "things.extend([Thing(Page()) for one in (1, 2)])",
        "make = lambda: Thing(Page())\n    things.append(make())\n    things.append(make())",
    ],
    ids=["in a loop", "in a comprehension", "in a lambda"],
)
def test_a_class_of_which_there_may_be_several_stays(made: str) -> None:
    files = program()
    app = "from things import Thing\nclass Page:\n    size = 7\ndef go():\n    things = []\n"
    files["lib/ui/app"] = f"{app}    {made}\n    for thing in things:\n        tell(thing.told())\n"
    assert functions_in(files, MAKER) == set()
    assert len(told_on_drive(**files)) == 2


def test_a_method_that_something_else_calls_stays() -> None:
    files = program("things = [Page()]\n    tell([one for one in things if hasattr(one, '_end')])")
    files["lib/ui/app"] += "def end(thing):\n    thing._end([], 1)\n    tell(thing.told())\n"
    files["lib/ui/app"] = files["lib/ui/app"].replace(
        "tell(self.thing.told())", "tell(self.thing.told())\n        end(self.thing)"
    )
    assert "Thing__end" not in functions_in(files, MAKER)
    assert "Thing._end" in functions_in(files, "things")
    assert told_on_drive(**files) == told_on_drive(["making"], **files)
