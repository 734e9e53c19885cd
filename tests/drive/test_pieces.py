"""A file in pieces is the same program, as a whole and piece by piece."""

import ast
import io
from types import TracebackType

from sim.drive.dense import dense
from sim.drive.pieces import cut_up, needed_by, sizes_of, write_pieces
from sim.drive.tree import parse

SOURCE = """
from math import floor, tau
LIMIT = 40
class Shape:
    sides = 0
    names = ("none", "one")
    def __init__(self, width):
        self.width = width
        self.told = []
    def area(self):
        return self.width * self.width * 1000 + self.sides
    def tell(self, word, times=2):
        for _ in range(times):
            self.told.append(word + str(self.sides))
        return self.told
    def __len__(self):
        return floor(self.width)
    @property
    def half(self):
        return self.width // 2
    @staticmethod
    def limit(more):
        return LIMIT + more
    def both(self):
        return (self.area(), self.tell("both", times=1), self.half)
def made(width):
    return [Shape(width), Square(width)]
class Square(Shape):
    sides = 4
    def area(self):
        return super().area() + 1
    def grow(self, by):
        self.width += by
        return self
    def round(self):
        return floor(tau * self.width) + self.limit(by(1))
def by(number):
    if number > LIMIT:
        raise ValueError("too much")
    return number + 1
found = [made(3)[1].grow(by(2)).both(), made(5)[0].tell("x")]
found += [Square(7).round(), len(Shape(8)), Square.sides, Shape.names, Square(9).area()]
"""
SIZES = (1, 60, 120, 300, 700)


def read(file: str) -> tuple[list[str], list[str]]:
    """What a file in pieces needs, and its pieces, as a board reads them."""
    lines = io.StringIO(file)
    first = lines.readline()
    assert first[:1] == "#"
    texts = []
    while line := lines.readline():
        assert line[:1] == "#"
        texts.append(lines.read(int(line[1:])))
    return first[1:].split(), texts


def run(*texts: str) -> dict[str, object]:
    space: dict[str, object] = {"__name__": "m"}
    for text in texts:
        exec(compile(text, "m", "exec"), space)
    return space


def names_in(piece: ast.Module) -> list[str]:
    """What the statements of a piece bind."""
    found = []
    for node in piece.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.append(node.name)
        elif isinstance(node, ast.Assign):
            found.append(ast.unparse(node.targets[0]))
    return found


def classes_in(pieces: list[ast.Module]) -> dict[str, set[str]]:
    """The methods that are left in each class."""
    return {
        node.name: {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
        for piece in pieces
        for node in piece.body
        if isinstance(node, ast.ClassDef)
    }


def last_line(error: BaseException) -> int:
    trace = error.__traceback__
    assert trace
    while isinstance(trace.tb_next, TracebackType):
        trace = trace.tb_next
    return trace.tb_lineno


def test_a_file_is_cut_between_its_statements() -> None:
    text = "".join(f"def f{i}(a):\n    return a + {i}\n" for i in range(9))
    pieces = cut_up(ast.parse(text), 60)
    assert [names_in(piece) for piece in pieces] == [
        ["f0", "f1"],
        ["f2", "f3"],
        ["f4", "f5"],
        ["f6", "f7"],
        ["f8"],
    ]
    assert all(len(dense(piece)) <= 60 for piece in pieces)


def test_what_is_small_enough_is_one_piece() -> None:
    assert len(cut_up(ast.parse(SOURCE), len(SOURCE))) == 1


def test_little_that_is_left_goes_into_the_piece_before() -> None:
    text = "def f(a):\n    return a + 10000000 + 20000000 + 30000000\nx = 1\n"
    assert len(cut_up(ast.parse(text), 50)) == 1


def test_a_large_class_is_cut_between_its_methods() -> None:
    methods = "".join(f"    def m{i}(self):\n        return {i}\n" for i in range(6))
    pieces = cut_up(ast.parse(f"class Row:\n    wide = 3\n{methods}"), 70)
    assert len(pieces) > 2
    assert names_in(pieces[0])[0] == "Row"
    left = classes_in(pieces)["Row"]
    moved = [name for piece in pieces for name in names_in(piece) if name.startswith("Row.")]
    assert left and moved == [f"Row.m{i}" for i in range(len(left), 6)]
    for piece in pieces[1:]:  # a method and what gives it to the class are never apart
        names = names_in(piece)
        assert names[::2] == ["_"] * (len(names) // 2) and len(names) % 2 == 0


def test_a_class_has_what_cannot_be_added_to_it() -> None:
    left = classes_in(cut_up(ast.parse(SOURCE), 1))
    assert left["Shape"] == {"__init__", "__len__", "half", "limit"}
    assert left["Square"] == {"area"}


def test_pieces_one_by_one_do_what_the_whole_does() -> None:
    whole = run(SOURCE)["found"]
    counts = []
    for size in SIZES:
        pieces = cut_up(ast.parse(SOURCE), size)
        counts.append(len(pieces))
        for piece in pieces:
            ast.fix_missing_locations(piece)
        assert run(*map(dense, pieces))["found"] == whole, size
    assert counts == sorted(counts, reverse=True) and counts[0] > 10 and counts[-1] > 1


def test_a_written_file_is_plain_python_and_its_lengths_are_right() -> None:
    whole = run(SOURCE)["found"]
    for size in SIZES:
        pieces = cut_up(ast.parse(SOURCE), size)
        file, plain = write_pieces(pieces, ["abs", "all"])
        needed, texts = read(file)
        assert needed == ["abs", "all"]
        assert len(texts) == len(pieces) and "".join(text.lstrip("\n") for text in texts) == plain
        assert run(file)["found"] == run(*texts)["found"] == run(plain)["found"] == whole
        assert ast.dump(ast.parse(file)) == ast.dump(ast.parse(plain))


def test_a_file_that_needs_no_other_says_so() -> None:
    needed, texts = read(write_pieces(cut_up(ast.parse("x = 1\n"), 50), [])[0])
    assert needed == [] and run(*texts)["x"] == 1


def test_a_traceback_tells_lines_of_the_text_without_pieces() -> None:
    for size in SIZES[:-1]:
        file, plain = write_pieces(cut_up(ast.parse(SOURCE), size), ["abs"])
        by = run(*read(file)[1])["by"]
        assert callable(by)
        try:
            by(41)
        except ValueError as error:
            assert "too much" in plain.split("\n")[last_line(error) - 1]
        else:
            raise AssertionError("nothing failed")


def test_a_piece_that_fails_tells_its_line() -> None:
    text = f"{SOURCE}\nlate = [1, 2]\nlate = late[by(7)]\n"
    file, plain = write_pieces(cut_up(ast.parse(text), 100), [])
    assert len(read(file)[1]) > 5
    try:
        run(*read(file)[1])
    except IndexError as error:
        assert "late[by(7)]" in plain.split("\n")[last_line(error) - 1]
    else:
        raise AssertionError("nothing failed")


def test_letters_that_are_no_bytes_are_written_as_escapes() -> None:
    text = "a = 'é… \U0001f0cf \\n \\\\'\ndef f(b): return f'ü{b}→'\nc = b'\\xff'\n"
    file, plain = write_pieces(cut_up(ast.parse(text), 10), [])
    assert file.isascii() and plain.isascii()
    for found in (run(file), run(*read(file)[1])):
        f = found["f"]
        assert callable(f)
        assert found["a"] == "é… \U0001f0cf \n \\" and f("ö") == "üö→" and found["c"] == b"\xff"


def test_what_a_file_imports_at_its_top_is_needed() -> None:
    text = (
        "import sys\nfrom ui.low import a\nfrom ui import high\nimport ui.side\n"
        "def f():\n    from ui.later import b\n    return b, __import__('ui.asked')\n"
    )
    modules = ["ui.side", "ui.low", "ui.later", "ui.high", "ui.asked", "ui.other"]
    for size in (1, 500):
        pieces = cut_up(ast.parse(text), size)
        assert needed_by(pieces, "lib/ui/m.py", modules) == ["ui.high", "ui.low", "ui.side"]


def test_what_is_loaded_last_at_a_table_has_the_smallest_pieces() -> None:
    part = "".join(f"def f{i}(a):\n    return a + {i}\n" for i in range(40))
    trees = parse(
        {
            "code.py": "from ui.app import App\nApp()\n",
            "lib/ui/app.py": "from ui.early import N\nclass App:\n"
            "    def open(self, name): return __import__('ui.screen_' + name), N\n",
            "lib/ui/early.py": f"N = 1\n{part}",
            "lib/ui/acts_parts.py": "_PARTS = ('ui.one', 'ui.early', 'ui.two', 'ui.three')\n"
            "def parts_of(persons): return _PARTS + ('ui.extra',)\n",
            "lib/ui/one.py": part,
            "lib/ui/two.py": f"from ui.below import f1\n{part}",
            "lib/ui/below.py": part,
            "lib/ui/three.py": part,
            "lib/ui/extra.py": part,
            "lib/ui/screen_acts.py": part,
            "lib/ui/screen_menu.py": part,
            "lib/ui/opening.py": part,
            "engine/acts.py": part,
            "engine/score.py": part,
            "engine/between.py": "_MODULES = 'engine.score engine.none'\n",
        }
    )
    sizes = sizes_of(trees)
    assert set(sizes) == {
        *(f"lib/ui/{name}.py" for name in ("one", "two", "below", "three", "extra")),
        *(f"lib/ui/{name}.py" for name in ("screen_acts", "screen_menu", "acts_parts")),
        *(f"engine/{name}.py" for name in ("acts", "score", "between")),
    }
    order = [f"lib/ui/{name}.py" for name in ("one", "below", "two", "three", "screen_acts")]
    told = [sizes[path] for path in order]
    assert told == sorted(told, reverse=True) and told[0] > told[-1]
    assert sizes["lib/ui/extra.py"] <= told[-1]
    assert sizes["engine/acts.py"] > sizes["engine/score.py"] > sizes["lib/ui/screen_menu.py"]
