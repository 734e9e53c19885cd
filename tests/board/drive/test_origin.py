"""A code of the error's screen leads to file, line and function in the sources."""

import ast
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sim.board.models import MODELS
from sim.commands import run as command
from sim.errors import UsageError
from sim.stubboard import run
from tests.board.drive.conftest import drive_of
from tests.tiers import FULL
from tools.drive.bytecode import MICROPYTHON, compiled
from tools.drive.contents import Contents, drive_for
from tools.drive.file_names import number_of
from tools.drive.joining import Drive
from tools.drive.libraries import read_libraries
from tools.drive.origin import find, map_of
from tools.drive.sources import ROOT

pytestmark = FULL

BOARD = "pybadge"
HEAP = 60_000_000  # enough for one step without collecting garbage
# Starts a drive, holds A again and again, and prints the first rows of the error's screen, as the
# screen writes them: its own attributes have other names on a drive.
PROGRAM = """
import keypad, storage, supervisor, sys, time
frames = [0]
class Row:
    def write(self, letters, *others):
        if isinstance(letters, (bytes, bytearray)):
            print(letters.decode())
    def __getattr__(self, name):  # whatever the way is called in which a row is written
        return self.write
def sleep(seconds):
    n = frames[0]
    frames[0] = n + 1
    supervisor.pass_ms(50)
    app = names.get("_started")
    if app and app.shown == "failure":
        for i in range(2):
            app.screen.write(Row(), i)
        raise SystemExit(0)
    if n >= 20 and n % 16 in (0, 14):
        keypad.work_key(1, n % 16 == 0)
    if n > 3000:
        raise SystemExit(1)
time.sleep = sleep
storage.mount.readonly = False
names = {"__name__": "__main__"}
with open("code.py") as file:
    exec(file.read(), names)
"""
# A board has this module, MicroPython has it not.
TRACEBACK = """
import io, sys
def format_exception(error):
    text = io.StringIO()
    sys.print_exception(error, text)
    return text.getvalue()
"""


@cache
def origins() -> dict[str, Any]:
    """Return the map of the drive as a release has it."""
    made: dict[str, Any] = json.loads(json.dumps(map_of(drive_for(BOARD))))
    return made


@cache
def functions_of(path: str) -> dict[str, list[range]]:
    """Return the lines of functions by `Class.function`; a setter has its property's name."""
    libraries, _ = read_libraries()
    text = libraries.get(path) or (ROOT / path).read_text(encoding="utf-8")
    found: dict[str, list[range]] = {}

    def visit(node: ast.AST, name: str) -> None:
        for inner in ast.iter_child_nodes(node):
            whole = name
            if isinstance(inner, (ast.FunctionDef, ast.ClassDef)):
                whole = f"{name}.{inner.name}".lstrip(".")
                lines = range(inner.lineno, (inner.end_lineno or 0) + 1)
                found.setdefault(whole, []).append(lines)
            visit(inner, whole)

    visit(ast.parse(text), "")
    return found


def test_every_line_of_each_bundle_leads_to_its_function() -> None:
    count = 0
    for path, text in drive_for(BOARD).texts.items():
        lines_of_text = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.FunctionDef):
                continue
            for line in range(node.lineno + 1, (node.end_lineno or 0) + 1):
                if lines_of_text[line - 1].strip() in ("else:", "finally:"):
                    continue  # no error happens there
                ((source, at, function),) = find(origins(), f"{number_of(path)}-{line}")
                lines = functions_of(source)[function]
                assert any(at in one for one in lines), (path, line, source, at, function)
                count += 1
    assert count > 5000


def test_every_function_of_each_bundle_leads_to_its_place() -> None:
    drive = drive_for(BOARD)
    for path, text in drive.texts.items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                places = find(origins(), f"{number_of(path)}-{node.name}")
                source, _, function = drive.places[path][node.lineno]
                assert (source, function) in {(one[0], one[2]) for one in places}, (path, node.name)
                for one, line, inner in places:
                    lines = functions_of(one)[inner] if inner else [range(line, line + 1)]
                    assert any(line in span for span in lines), (one, line, inner)


def test_files_have_different_numbers() -> None:
    numbers = [number_of(path) for path in drive_for(BOARD).texts]
    twice = {one for one in numbers if numbers.count(one) > 1}
    assert len(twice) <= 1, "find names the places in both; only names from the program may be"


def broken(drive: Drive, path: str, function: str) -> tuple[dict[str, str], int]:
    """Return the drive's texts with an error in one function of a source, and the line there."""
    for file, places in drive.places.items():
        lines = drive.texts[file].splitlines()
        for at, (source, line, name) in enumerate(places):
            if (source, name) == (path, function) and lines[at][-1] != ":":
                indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
                lines[at] = f"{indent}raise ValueError"
                return {**drive.texts, file: "\n".join(lines) + "\n"}, line
    raise AssertionError(f"{path} has no {function} on the drive")


@pytest.mark.parametrize("has_lines", [True, False], ids=["with lines", "without lines"])
@pytest.mark.parametrize(
    ("path", "function"),
    [
        ("lib/ui/screens/title.py", "Screen._choose"),
        ("engine/match/opening.py", "begin"),
        ("lib/ui/table/screen.py", "TableScreen.enter"),
    ],
    ids=["menus", "engine", "table"],
)
def test_an_error_on_the_machine_leads_to_its_place(
    path: str, function: str, has_lines: bool
) -> None:
    contents: Contents = drive_of(BOARD, MICROPYTHON)
    assert contents.drive is not None
    texts, line = broken(contents.drive, path, function)
    program = contents.drive.translated("fail.py", PROGRAM)
    files = {**contents.files, **compiled(texts, MICROPYTHON, has_lines=has_lines)}
    sources = {**files, "fail.py": program, "traceback.py": TRACEBACK}
    done = run("fail.py", MODELS[BOARD], sources=sources, heap=HEAP)
    assert done.status == 0, done.stdout[-2000:]
    code = re.search(r"^Code (\S+)\nValueError\n", done.stdout, re.MULTILINE)
    assert code is not None, done.stdout[-2000:]
    places = find(origins(), code[1])
    if has_lines:
        assert places == [(path, line, function)]
    else:
        assert (path, function) in {(one[0], one[2]) for one in places}


def test_where_prints_the_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "map.json"
    place.write_text(json.dumps(origins()))
    file = drive_for(BOARD).bundles["ui.app"].path
    at = next(at for at, one in enumerate(drive_for(BOARD).places[file]) if one[2])
    source, line, function = drive_for(BOARD).places[file][at]
    code = f"{number_of(file)}-{at + 1}"
    for argv in ([code, "--board", BOARD], [code.lower(), "--map", str(place)]):
        assert command(["where", *argv]) == 0
        assert capsys.readouterr().out == f"{source}, line {line}, in {function}\n"


@pytest.mark.parametrize(
    "argv",
    [
        *([code, "--board", BOARD] for code in ("4F2", "4F2-", "-812", "xyz-1", "000-x", "é-1")),
        *([f"APP-{line}", "--board", BOARD] for line in ("99999", "0", "²")),
    ],
    ids=" ".join,
)
def test_bad_input_is_reported_in_one_line(argv: list[str]) -> None:
    app = number_of(drive_for(BOARD).bundles["ui.app"].path)
    with pytest.raises(UsageError) as caught:
        command(["where", argv[0].replace("APP", app), *argv[1:]])
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "content",
    [None, "", "[]", "{}", "\x00", '{"words": [], "files": []}', '{"words": 1, "files": {"a": 1}}'],
)
def test_a_wrong_map_is_reported_in_one_line(content: str | None, tmp_path: Path) -> None:
    place = tmp_path / "map.json"
    if content is not None:
        place.write_text(content)
    with pytest.raises(UsageError) as caught:
        command(["where", f"{number_of('a.py')}-1", "--map", str(place)])
    assert "\n" not in str(caught.value)
