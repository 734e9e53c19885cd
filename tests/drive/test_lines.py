"""A board's traceback names files and lines of the repository."""

from collections.abc import Callable, Iterator
from types import CodeType

import pytest

from sim.board.models import MODELS
from sim.drive.bytecode import MICROPYTHON, compiled
from sim.drive.contents import Contents, program_for
from sim.drive.libraries import read_libraries
from sim.drive.sources import ROOT
from sim.stubboard import run

FAIL = """
import sys
from ui.draw.paragraphs import wrapped
try:
    wrapped(None, 20)
except Exception as error:
    sys.print_exception(error)
"""


def functions_of(path: str, text: str) -> dict[int, set[int]]:
    """Return the lines of all functions and classes, by the first; names may be short."""
    found: dict[int, set[int]] = {}
    waiting = [compile(text, path, "exec")]
    while waiting:
        for one in waiting.pop().co_consts:
            if isinstance(one, CodeType):
                found.setdefault(one.co_firstlineno, set()).update(lines_of(one))
                waiting.append(one)
    return found


def lines_of(code: CodeType) -> set[int]:
    return {line for _, _, line in code.co_lines() if line is not None}


def sources() -> Iterator[tuple[str, str, str]]:
    """Yield path, source and the text that is compiled of each file of a drive."""
    libraries, _ = read_libraries()
    for path, text in program_for("pybadge").items():
        is_ours = path not in libraries
        yield path, (ROOT / path).read_text("utf-8") if is_ours else libraries[path], text


def test_every_function_has_the_lines_of_its_source() -> None:
    count = 0
    for path, source, text in sources():
        before = functions_of(path, source)
        after = functions_of(path, text)
        assert after.keys() <= before.keys(), path
        for first, lines in after.items():
            assert lines <= before[first], (path, first)
        count += len(after)
    assert count > 1000


def test_a_moved_function_is_noticed() -> None:
    text = "def run():\n    return 1\n"
    assert functions_of("a.py", text).keys() != functions_of("a.py", "\n" + text).keys()


def test_a_traceback_names_the_file_and_the_line(plain_on_vm: Callable[[str], Contents]) -> None:
    source = (ROOT / "lib/ui/draw/paragraphs.py").read_text(encoding="utf-8").splitlines()
    line = next(number for number, words in enumerate(source, 1) if ".split()" in words)
    files = {**plain_on_vm("pybadge").files, "fail.py": FAIL}
    done = run("fail.py", MODELS["pygamer"], sources=files)
    assert f'File "/lib/ui/draw/paragraphs.mpy", line {line}, in wrapped\n' in done.stdout


@pytest.mark.parametrize("line", [3, 9])
def test_a_traceback_has_the_right_line(line: int) -> None:
    text = "\n" * (line - 1) + "raise KeyError(1)\n"
    blobs = compiled({"lost.py": text}, MICROPYTHON)
    done = run("start.py", MODELS["pygamer"], sources={"start.py": "import lost\n", **blobs})
    assert done.status == 1
    assert f'File "lost.mpy", line {line}, in <module>' in done.stdout
