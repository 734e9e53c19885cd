"""The key of a drive: an error there is told as it stands in the sources."""

import ast
import io
import re
from pathlib import Path

import pytest

from sim.board.models import MODELS
from sim.drive import main
from sim.drive.contents import Contents, program_of
from sim.drive.key import Key, key_text, read_key
from sim.drive.libraries import read_libraries
from sim.drive.origin import mark, origin_of
from sim.drive.small import Small, make_small
from sim.drive.sources import read_device_files
from sim.drive.tree import parse
from sim.errors import UsageError
from sim.stubboard.app import play

BOARD = "pygamer"
FAULT = "raise KeyError('fault')"
# A source that is joined to another file, and the function in it that fails.
FAULTS = [
    ("engine/hands.py", "draw_card"),
    ("lib/ui/saved_match.py", "write_into"),  # it is put into its caller, too
]


def key_of(program: Small, folder: Path) -> Key:
    (folder / "a.key.json").write_text(key_text(BOARD, "1.2", program), encoding="utf-8")
    return read_key(folder / "a.key.json")


def with_fault(text: str, function: str) -> tuple[str, int]:
    """The source with a statement that fails, and its line."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name == function:
            first = node.body[1 if ast.get_docstring(node) else 0].lineno
            lines = text.split("\n")
            lines.insert(first - 1, " " * node.body[0].col_offset + FAULT)
            return "\n".join(lines), first
    raise AssertionError(function)


@pytest.mark.parametrize(("source", "function"), FAULTS)
def test_an_error_in_a_joined_file_is_told_by_source_and_line(
    source: str, function: str, tmp_path: Path
) -> None:
    sources = {**read_device_files(), **read_libraries()[0]}
    sources[source], line = with_fault(sources[source], function)
    program = program_of(BOARD, sources)
    assert source not in program.texts
    done = play(
        MODELS[BOARD],
        people=1,
        bots=2,
        sources=program.texts,
        modules=program.modules,
        heap=400_000,
    )
    assert done.status == 1 and "KeyError: fault" in done.text
    path, number = re.findall(r'File "/?([^"]+)", line (\d+)', done.text)[-1]
    assert path in program.texts or f"lib/{path}.py" in program.texts  # that, through its pieces
    key = key_of(program, tmp_path)
    told = "\n".join(key.places(f"{Path(path).name}:{number}"))  # as the screen of errors shows it
    found = re.search(rf"{re.escape(source)}:(\d+)(?:-(\d+))? in {function}\b", told)
    assert found, told
    first, last = int(found[1]), int(found[2] or found[1])
    assert first == line and last <= line + 4  # what shares the line on the drive
    told = key.read(done.text).splitlines()[-2]
    assert re.search(rf"{re.escape(source)}:{line}\S* in {function}\b", told), told


def test_every_line_of_a_drive_has_lines_of_the_sources(pygamer: Contents) -> None:
    sources = {**read_device_files(), **read_libraries()[0]}
    names = pygamer.program.marks.sources
    lengths = [sources[name].count("\n") + 1 for name in names]
    for path, text in pygamer.program.texts.items():
        origin = pygamer.program.origins[path]
        assert len(origin.lines) == text.count("\n")
        for spans in origin.lines:
            assert spans, path
            assert all(1 <= first <= last <= lengths[at - 1] for at, first, last in spans)


def test_texts_stand_where_the_key_says(pygamer: Contents) -> None:
    """Not where an argument was put into a function: hence the few that may be elsewhere.

    Nor names of modules, which are shorter on a drive.
    """
    modules = {new for old, new in pygamer.program.modules.items() if not old.endswith(f"_{new}")}
    sources = {**read_device_files(), **read_libraries()[0]}
    written = {path: list(_texts(text)) for path, text in sources.items()}
    found = lost = 0
    for path, text in pygamer.program.texts.items():
        for line, value in _texts(text):
            if isinstance(value, str) and value and modules.issuperset(value.split()):
                continue
            spans = pygamer.program.origins[path].lines[line - 1]
            places = [
                value
                in [v for n, v in written[pygamer.program.marks.sources[at - 1]] if a <= n <= b]
                for at, a, b in spans
            ]
            found += any(places)
            lost += not any(places)
    assert found > 300 and lost < found // 50, (found, lost)


def _texts(text: str) -> "list[tuple[int, object]]":
    return [
        (node.lineno, node.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str | bytes)
        and node.value != b""  # `sim.drive.anchor` puts it there
    ]


def test_names_are_told_by_where_they_stand() -> None:
    sources = {
        "one.py": "_table = 1\ndef shared(): return _table\n"
        "class Thing:\n    def __init__(self, width): self._wide = width\n"
        "    def _grow(self, by): self._wide += by\n"
        "    def both(self): self._grow(1); self._grow(2)\n",
        "two.py": "from one import shared\n_other = 2\n"
        "def f(first): return shared() + _other + first\n",
    }
    made = make_small(sources, alone=True)
    one, two = made.origins["one.py"].names, made.origins["two.py"].names
    assert sorted(one[""].values()) == [["Thing"], ["_table"], ["both"], ["shared"]]
    assert sorted(one["Thing"].values()) == [["_grow"], ["_wide"]]
    assert list(one["Thing.__init__"].values()) == [["width"]]
    shared = next(name for name, old in one[""].items() if old == ["shared"])
    assert two[""][shared] == ["shared"] and ["_other"] in two[""].values()
    assert list(two["f"].values()) == [["first"]]


def test_statements_of_many_lines_are_told_to_their_end() -> None:
    trees = parse(
        {"m.py": "def f(a):\n    return g(\n        a,\n        2,\n    )\n\n\nelse_ = 1\n"}
    )
    marks = mark(trees)
    origin = origin_of(trees["m.py"], "def f(a):return g(a, 2)\nelse_ = 1\n", marks)
    assert origin.lines == [[(1, 1, 5)], [(1, 8, 8)]]


def test_the_command_reads_places_and_tracebacks(
    pygamer: Contents,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    key_of(pygamer.program, tmp_path)
    place = str(tmp_path / "a.key.json")
    sheets = f"{pygamer.program.modules['ui.sheets']}.py"
    assert main(["--decode", place, f"{sheets}:3", f"lib/{sheets}:3"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == told[1] and re.match(
        rf"lib/{re.escape(sheets)}:3 is lib/ui/\w+\.py:\d", told[0]
    )
    origins = pygamer.program.origins
    file = next(path for path in origins if ["Game"] in origins[path].names.get("", {}).values())
    names = origins[file].names[""]
    short = next(name for name, old in names.items() if old == ["Game"])
    trace = "Traceback (most recent call last):\n"
    trace += f'  File "/lib/{sheets}", line 3, in f\n  File "{file}", line 9, in f\n'
    trace += f"AttributeError: '{short}' object has no attribute 'color'\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(trace))
    assert main(["--decode", place]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert lines[1].startswith(f"  {told[0].partition(' is ')[2]}")
    assert lines[3].endswith(f"[{short}: Game]")


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        ([], "--decode needs a key"),
        (["missing.json"], "missing.json: No such file"),
        (["bad.json", "a.py:1"], "bad.json: is no key"),
        (["list.json", "a.py:1"], "list.json: is no key"),
        (["a.key.json", "sheets.py"], "sheets.py: is no place"),
        (["a.key.json", "nowhere.py:3"], "nowhere.py: no such file on the drive"),
    ],
)
def test_what_cannot_be_read_is_one_line(
    argv: list[str], told: str, pygamer: Contents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key_of(pygamer.program, tmp_path)
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / "list.json").write_text("[]")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match=re.escape(told)):
        main(["--decode", *argv])


def test_a_line_that_the_file_has_not_is_told(pygamer: Contents, tmp_path: Path) -> None:
    key = key_of(pygamer.program, tmp_path)
    assert "no such line" in key.places(f"{pygamer.program.modules['ui.sheets']}.py:9999")[0]
