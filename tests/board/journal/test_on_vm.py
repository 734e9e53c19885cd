"""The journal on a real MicroPython with a board's memory."""

from sim import vm

_FILES = ["lib/journal", "tests/board/vm/shared/measure.py"]


def test_saving_keeps_no_heap_and_what_is_saved_comes_back() -> None:
    result = vm.run("tests/board/journal/save_on_vm.py", files=_FILES)
    assert result.status == 0, result.stdout
    assert "kept: 0\n" in result.stdout, result.stdout
    assert "resumed" in result.stdout
