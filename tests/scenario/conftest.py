"""These fixtures run scenarios that a test writes."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from sim.commands import run as command

Run = Callable[..., str]
CheckFails = Callable[[str, str], None]
ENGINE = "engine: python\n"  # the first line of a run on this computer
CheckMachines = Callable[[Iterable[str], str], None]


def _write(path: Path, bodies: Iterable[str]) -> None:
    """Write scenarios; each body lacks only the first line, with the title."""
    path.write_text("".join(f"scenario X{body}\n" for body in bodies), encoding="utf-8")


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs scenarios, given by their bodies, and returns the output."""

    def run_all(*bodies: str) -> str:
        path = tmp_path / "s.txt"
        _write(path, bodies)
        status = command(["scenario", str(path)])
        output = capsys.readouterr().out.replace(f"{path}:", "").removeprefix(ENGINE)
        assert status == (0 if output.endswith(", 0 failed\n") else 1)
        return output

    return run_all


@pytest.fixture
def check_fails(run: Run) -> CheckFails:
    """Return a function that checks that a scenario, given by its body, fails with a message."""

    def check(body: str, message: str) -> None:
        output = run(body)
        assert message in output
        assert output.endswith("\n0 passed, 1 failed\n")

    return check


@pytest.fixture
def check_machines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> CheckMachines:
    """Return a function that checks that MicroPython prints the same about failing scenarios."""

    def check(bodies: Iterable[str], last_line: str) -> None:
        path = tmp_path / "s.txt"
        _write(path, bodies)
        assert command(["scenario", str(path)]) == 1
        here = capsys.readouterr().out.removeprefix(ENGINE)
        assert command(["scenario", str(path), "--vm", "micropython"]) == 1
        assert capsys.readouterr().out == here
        assert here.endswith(f"\n{last_line}\n")

    return check
