"""This fixture runs the text of a scenario file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sim.__main__ import main

Report = Callable[..., tuple[int, str, str]]


@pytest.fixture
def report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Report:
    """Return a function that runs a text, and returns the status, the output and the error."""

    def run(text: str, *options: str) -> tuple[int, str, str]:
        path = tmp_path / "s.txt"
        path.write_text(text, encoding="utf-8")
        status = main(["scenario", str(path), *options])
        out, error = capsys.readouterr()
        assert error.count("\n") == (1 if error else 0)
        return status, *(each.replace(f"{tmp_path}/", "") for each in (out, error))

    return run
