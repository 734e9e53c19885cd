"""Names cost little, mean the same thing everywhere, and stay where others know them."""

import ast
import re

import pytest

from tests.board.drive.programs import drive_of, told_by, told_on_drive
from tools.drive import rom
from tools.drive.contents import drive_for
from tools.drive.joining import Drive
from tools.drive.names import names_not_in

START = "from app import go\ngo()\n"
PROGRAMS = {
    "attributes of errors": """
class Refused(Exception):
    def __init__(self, place, reason="none"):
        super().__init__(place)
        self.place = place
        self.reason = reason
        self.errors = 3
def go():
    try:
        raise Refused(4, reason="why")
    except Refused as one:
        tell((one.place, one.reason, one.args, one.errors, str(one)))
    try:
        raise OSError(2, "none")
    except OSError as place:
        tell(place.errno)
""",
    "arguments by name and f-strings": """
class Place:
    def __init__(self, line, column=2):
        self.line, self.column = line, column
    def moved(self, *, lines=0, columns=0):
        return Place(self.line + lines, column=self.column + columns)
    def told(self, is_short=True):
        return f"{self.line}:{self.column!r:>3}" if is_short else "line {}".format(self.line)
def go():
    place = Place(line=3).moved(columns=4)
    tell(place.told() + place.told(is_short=False))
    tell(sorted([1, 3, 2], key=down, reverse=True))
    def product(line, column):
        return line * column
    tell(product(column=3, line=4))
def down(line):
    return line
""",
    "arguments by name beside tables": """
HUES = [5, 6]
TONES = [7, 8]
class Lamps:
    def light(self, hue, tone):
        self.hue, self.tone = hue, tone
        tell((HUES[hue], TONES[tone], HUES[tone], TONES[hue]))
def go():
    Lamps().light(hue=0, tone=1)
    Lamps().light(1, 0)
""",
    "arguments that have no place of their own": """
def go():
    take(1, 2, red=3)
    tell(dict(red=1)["red"])
def take(place, *rest, **named):
    tell((place, rest, named["red"]))
""",
    "variables of other functions": """
def go():
    number = count = 0
    def bump(by):
        nonlocal number
        number += by
        return number
    tell((bump(by=2), count))
    tell([count for count in range(3) if count % 2])
    tell((lambda by, count=3: by + count)(1))
    tell(list(evens(count=5)))
def evens(count):
    for by in range(count):
        if by % 2 == 0:
            yield by
""",
    "names that are bound again, and that go": """
class Bag:
    pass
_big = [1, 2]
_total = 0
def go():
    global _big, _late
    _late = bumped(2) + bumped(3)
    tell((_late, _total))
    del _big
    row = [1, 2, 3]
    del row[0]
    bag = Bag()
    bag.size = 4
    tell((bag.size, row))
    del bag.size
    try:
        tell(bag.size)
    except AttributeError:
        tell("gone")
    tell(_big)
def bumped(by):
    global _total
    _total += by
    return _total
""",
    "names of classes": """
class Base:
    def __init__(self, size):
        self.size = size
    def told(self):
        tell((self.size, self.double))
class Thing(Base):
    size = 7
    double = size * 2
    rows = [n for n in range(2)]
    def __init__(self, size, told):
        super().__init__(size)
        self.mine = self.size + self.double + told
    def told(self):
        size = 3
        super().told()
        tell((size, self.mine, Thing.size))
    @staticmethod
    def made(size):
        return Thing(size, told=1)
    @classmethod
    def other(cls, size):
        return cls(size, 2)
    @property
    def half(self):
        return self.size // 2
    @half.setter
    def half(self, size):
        self.size = size * 2
def go():
    thing = Thing.made(5)
    thing.half += 4
    thing.told()
    tell((Thing.other(1).mine, isinstance(thing, Base), Thing.rows))
""",
    "statements of every kind": """
try:
    import math
    root = math.sqrt
except ImportError:
    root = None
try:
    from missing_module import something
except ImportError:
    something = 4
TABLE = {"a": lambda x, y=2: x + y}
class Within:
    def __init__(self, n):
        self.n = n
    def __enter__(self):
        return self.n, 4
    def __exit__(self, *args):
        tell("out")
def go(n=3):
    tell((root(4), something))
    while n:
        n -= 1
        if n == 1:
            break
    else:
        tell("never")
    with Within(3) as (a, b):
        tell(TABLE["a"](n))
    for a, b in ((1, 2), (3, 4)):
        pass
    else:
        tell((a, b))
    a, b = b, a
    row = [1, 2]
    row[0], row[1] = row[1], row[0]
    tell((a, b, row, -(1) ** 2, not (a and b) or n, "%s and %d" % ("x", 3), row[0:1]))
    assert not row, "full"
""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_with_new_names_does_the_same(name: str) -> None:
    files = {"code": START, "app": PROGRAMS[name]}
    written = told_by({f"{module}.py": text for module, text in files.items()})
    assert len(written) > 1
    assert told_on_drive(**files) == told_on_drive(["names"], **files) == written
    assert told_on_drive(["inline", "settling"], **files) == written


def test_names_that_a_start_uses_stay() -> None:
    app = "class Refused(Exception):\n    pass\nrows = [1]\n"
    app += "def go(fast=0):\n    raise Refused(fast)\n"
    start = "import app\nfrom app import rows\ndef run():\n    try:\n        app.go(fast=2)\n"
    start += "    except app.Refused as error:\n        tell((error.args, rows))\nrun()\n"
    assert told_on_drive(app=app, code=start) == [((2,), [1])]


def test_a_swap_has_no_parentheses_since_a_board_would_make_a_tuple() -> None:
    text = "def go(a, b, row):\n    a, b = b, a\n    row[0], row[1] = row[1], row[0]\n"
    made = drive_of(["names"], app=text, code="from app import go\ntell(go)\n").texts["lib/app.py"]
    assert "\n a, b = b, a\n row[0], row[1] = row[1], row[0]\n" in made


def test_a_program_from_outside_uses_the_new_names() -> None:
    app = "SIZES = [4]\nclass Thing:\n    def __init__(self, wide):\n        self.wide = wide\n"
    app += "    def doubled(self, by=2):\n        return self.wide * by\n"
    app += "def go():\n    tell(Thing(wide=3).doubled(by=SIZES[0]))\n"
    drive = drive_of(["inline", "unused"], app=app, code=START)
    outside = "import app\nfrom app import Thing\nclass Own:\n    def __init__(self):\n"
    outside += "        self.{0} = 5\ntell(Thing(wide=app.SIZES[0]).doubled(by=3) + Own().{0})\n"
    outside = outside.format(drive.dots["wide"])
    assert drive.dots["wide"] != "wide"
    texts = {**drive.texts, "code.py": drive.translated("code.py", outside)}
    assert told_by(texts) == [17]


def test_words_of_the_rom_come_first_and_none_twice() -> None:
    words = names_not_in({"i", "a"}, ["mine", "a"])
    count = len(rom.words())
    found = [next(words) for _ in range(count + 60)]
    assert found[0] == "mine" and set(found[1:count]) <= set(rom.words())
    assert not {"i", "a", "if", "is"} & set(found) and len(found) == len(set(found))
    assert {"b", "aa"} <= {*found, *rom.words()}
    assert {"TileGrid", "append", "pixel_shader"} <= {*rom.every_word()}


@pytest.fixture(scope="module")
def drive() -> Drive:
    return drive_for("pybadge")


def test_names_that_others_know_stay_on_a_drive(drive: Drive) -> None:
    whole = "\n".join(drive.texts.values())
    for name in ("TileGrid", "pixel_shader", "value_when_pressed", "collect", "get_into"):
        assert drive.dots.get(name, name) == name and re.search(rf"\b{name}\b", whole), name
    names = ("hal.opening", "ui.making")
    opening, making = (drive.texts[drive.bundles[name].path] for name in names)
    assert "def open_board(" in opening and "def make_app(" in making


def test_most_names_of_a_drive_are_in_the_rom(drive: Drive) -> None:
    trees = [ast.parse(text) for text in drive.texts.values()]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    defined = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    stored = {
        n.attr for n in nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)
    }
    ours = (defined | stored) - set(rom.every_word())
    assert len(defined | stored) > 500
    assert sum(map(len, ours)) < 1500, sorted(ours)
