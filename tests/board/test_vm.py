"""The virtual machine that other tests trust ends its heap in time, and reports what happened."""

import pytest

from sim import vm
from sim.commands import run as command
from sim.errors import UsageError


def run(text: str, **options: object) -> vm.Result:
    return vm.run("tried.py", texts={"tried.py": text}, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("heap", [64 * 1024, 100 * 1024, 160 * 1024])
def test_the_heap_ends_at_the_size_that_was_asked_for(heap: int) -> None:
    assert heap * 0.6 < vm.prove_heap(heap) <= heap


def test_without_the_cap_the_heap_grows_beyond_its_size() -> None:
    text = "b = [bytearray(1024) for _ in range(1000)]\nprint(len(b))"
    assert run(text, cap=False) == vm.Result("1000\n", 0, 0)
    result = run(text)
    assert result.status == 1
    assert "MemoryError" in result.stdout


def test_a_heap_larger_than_asked_for_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    # The proof is asked for 100 KB, but the machine is given ten times as much.
    monkeypatch.setattr("sim.vm.runner._LAUNCH", "import vm\nvm.launch({!r}, {!r}, 102400)")
    with pytest.raises(vm.VmError, match="not held"):
        run("", heap=1000 * 1024)


def test_files_of_bytes_are_copied_unchanged() -> None:
    blob = bytes(range(256))
    text = "with open('made/one.bin', 'rb') as file:\n    print(sum(file.read()))\n"
    assert run(text, blobs={"made/one.bin": blob}).stdout == f"{sum(blob)}\n"


@pytest.mark.parametrize(
    ("text", "status"),
    [("", 0), ("import sys; sys.exit(7)", 7), ("import sys; sys.exit()", 0), ("1 / 0", 1)],
)
def test_the_exit_status_is_the_programs(text: str, status: int) -> None:
    assert run(text).status == status


def test_arguments_and_output_pass_through() -> None:
    result = run("import sys\nprint(sys.argv[1:], end='')", argv=["a b", "'q'"])
    assert result.stdout == """['a b', "'q'"]"""


def test_a_program_is_main_and_its_traceback_names_it() -> None:
    result = run("print(__name__)\nraise ValueError('x')")
    assert result.stdout.startswith("__main__\n")
    assert 'File "tried.py", line 2' in result.stdout


def test_steps_run_in_order_on_a_clean_heap() -> None:
    text = """
import gc, vm
def fill():
    kept = bytearray(60_000)
    print("filled")
for _ in range(3):
    vm.then(fill)
print("first")
"""
    assert run(text).stdout == "first\nfilled\nfilled\nfilled\n"


def test_modules_that_a_board_lacks_cannot_be_imported() -> None:
    assert "ImportError" in run("import functools").stdout


def test_a_program_without_end_is_stopped() -> None:
    with pytest.raises(vm.VmError, match="did not end"):
        run("while True: pass", timeout=1)


def test_a_missing_file_is_reported_in_one_line() -> None:
    with pytest.raises(UsageError, match=r"no/such\.py"):
        vm.run("no/such.py")


@pytest.mark.parametrize("argv", [["no.py"], ["/etc/passwd"]])
def test_bad_arguments_are_reported_in_one_line(argv: list[str]) -> None:
    with pytest.raises(UsageError) as caught:
        command(["vm", *argv])
    assert "\n" not in str(caught.value)
